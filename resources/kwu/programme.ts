import { choice, programme, type Step, type StepField, text } from '../kit/index.ts';
import { jabatan } from '../programme/groupMembers.ts';
import { programmeMessages } from '../programme/messages.ts';
import { role } from '../roles.ts';
import { anggotaKwu } from './anggota.ts';
import { kwuEvents } from './events.ts';
import { kategoriUsaha, kelompokKwu, skemaUsaha, tahapUsaha, usahaBerjalan, usahaTerbuka } from './kelompok.ts';
import { logBookKwu } from './logBook.ts';
import { luaranKwu } from './luaranKwu.ts';
import { motivasi, pendaftaranKwu } from './pendaftaran.ts';
import { pengaturanKwu } from './pengaturan.ts';

const must = (name: string, more: Partial<StepField> = {}): StepField => ({
  name: `kwu.${name}`,
  required: true,
  ...more,
});
const may = (name: string): StepField => ({ name: `kwu.${name}` });

const business: Step = {
  key: 'usaha',
  title: 'Usaha',
  kind: 'panel',
  fields: [],
};
const team: Step = {
  key: 'anggota',
  title: 'Anggota',
  help: 'Setiap anggota mengisi datanya sendiri; ketua mengajukan untuk semua.',
  kind: 'panel',
  fields: [],
};

/**
 * Steps that every member fills in. A leader, or somebody without a group, also hands in the idea (`server/areas/kwu`).
 */
const own: readonly Step[] = [
  {
    key: 'data',
    title: 'Data saya',
    kind: 'form',
    fields: [must('noHp', { profile: 'noHp' }), must('motivasi', { least: motivasi.min }), may('pengalamanUsaha')],
  },
  {
    key: 'dokumen',
    title: 'Dokumen',
    kind: 'documents',
    fields: [must('berkasTranskrip'), must('berkasKrs'), must('berkasSuratPernyataan'), may('berkasIdeUsaha')],
  },
  {
    key: 'tinjau',
    title: 'Tinjau',
    kind: 'review',
    fields: [must('pernyataanBenar', { message: programmeMessages.tickTruth })],
  },
];

/** Entrepreneurship, alone or as a group (docs/domain/30). */
export const kwu = programme({
  name: 'kwu',
  label: 'KWU',
  endpoint: 'v4/kwu/pendaftaran-kwu',
  eligibility: 'v4/kwu/pendaftaran-kwu/syarat',
  kinds: ['kwu'],
  detail: { key: 'kwu', resource: pendaftaranKwu.name },
  ways: {
    kelompok: {
      title: 'Wirausaha Kelompok',
      text: 'Membangun usaha bersama teman dari beberapa program studi.',
      icon: 'groups',
      path: '/kwu/pendaftaran/kelompok',
      programs: {},
      stages: ['mbkm'],
      steps: [business, team, ...own],
    },
    mandiri: {
      title: 'Wirausaha Mandiri',
      text: 'Membangun usaha sendiri.',
      icon: 'storefront',
      path: '/kwu/pendaftaran/mandiri',
      programs: {},
      stages: ['mbkm'],
      steps: [business, ...own],
    },
  },
  ties: [
    {
      field: 'idPeriode',
      of: { resource: pengaturanKwu.name, by: 'idPeriode' },
      gives: { tanggalMulai: 'tanggalMulai', tanggalSelesai: 'tanggalSelesai' },
      window: { from: 'tanggalBuka', to: 'tanggalTutup', open: {} },
      least: { semester: 'minSemester', ipk: 'minIpk' },
    },
  ],
  group: {
    resource: kelompokKwu.name,
    field: 'kwu.idKelompok',
    members: anggotaKwu,
    leader: jabatan.ketua,
    supervisor: 'idPegawaiDpl',
    placed: { status: usahaBerjalan },
    emptied: 'batal',
    carries: { ajukan: 'ajukan', setujui: 'setujui', revisi: 'revisi', tolak: 'tolak', aktifkan: 'mulai' },
    join: {
      code: 'kodeGabung',
      open: { status: usahaTerbuka, jenis: 'kelompok' },
      position: jabatan.anggota,
      early: programmeMessages.notApproved,
    },
  },
  log: { resource: logBookKwu.name, keeps: [kelompokKwu.name, pengaturanKwu.name] },
  outputs: { resource: luaranKwu.name, by: ['individu', 'kelompok'], report: 'laporan_akhir' },
  grade: {
    from: 'sheets',
    groups: 'v4/kwu/menilai-kwu',
    explain: { beyond: 10 },
    assessors: { dosen: { label: 'DPL', by: [role.dosen], onBehalf: [role.timMbkm] }, tim: { by: [role.timMbkm] } },
  },
  conversion: { by: 'package' },
  counted: { label: 'Usaha', resource: kelompokKwu.name, states: usahaBerjalan },
  warnings: [
    'BELUM_DOSPEM',
    'LOG_KOSONG_7H',
    'LOG_MENUNGGU_7H',
    'LUARAN_TERLAMBAT',
    'NILAI_DOSEN_KOSONG',
    'PAKET_BELUM',
    'KRS_LEBIH',
    'BERMASALAH',
  ],
  letters: [{ kind: 'rekap_konversi', quotes: {} }],
  dossier: {
    activity: [
      {
        title: 'KWU',
        fields: [
          'nomorPendaftaran',
          'idProgram',
          'idPeriode',
          'jalur',
          'kwu.idKelompok',
          'idDosenPembimbing',
          'tanggalMulai',
          'tanggalSelesai',
        ],
      },
    ],
    registration: [
      {
        title: 'Data diri',
        fields: ['tanggalDaftar', 'kwu.noHp', 'kwu.motivasi', 'kwu.pengalamanUsaha', 'alasanMundur'],
      },
    ],
    documents: [
      'kwu.berkasTranskrip',
      'kwu.berkasKrs',
      'kwu.berkasSuratPernyataan',
      'kwu.berkasIdeUsaha',
      'suratMundur',
    ],
    evidence: ['kwu.idKelompok'],
  },
  participants: {
    title: 'Peserta KWU',
    ways: ['kelompok', 'mandiri'],
    partner: false,
    asks: ['npm'],
    together: 'nama_kelompok',
    columns: {
      nama_kelompok: {
        field: { ...kelompokKwu.fields.nama, required: false, unique: undefined },
        also: ['kelompok'],
        help: 'Sama pada semua anggota; kosong = wirausaha mandiri.',
        example: 'Kopi Lereng',
      },
      nama_usaha: {
        field: kelompokKwu.fields.namaUsaha,
        required: true,
        also: ['usaha'],
        help: 'Nama usaha.',
        example: 'Kopi Lereng Arjuna',
      },
      peran: {
        field: choice({ ketua: 'Ketua', sekretaris: 'Sekretaris', bendahara: 'Bendahara', anggota: 'Anggota' }),
        also: ['jabatan'],
        help: 'ketua, bendahara, sekretaris, atau anggota; kosong = anggota. Tepat satu ketua.',
        example: 'ketua',
      },
      kategori: {
        field: kelompokKwu.fields.kategori,
        required: true,
        help: `Salah satu: ${Object.keys(kategoriUsaha).join(', ')}.`,
        example: 'makanan_minuman',
      },
      tahap: {
        field: kelompokKwu.fields.tahap,
        help: `Salah satu: ${Object.keys(tahapUsaha).join(', ')}; kosong = ide.`,
        example: 'awal',
      },
      skema: {
        field: kelompokKwu.fields.programEksternal,
        help: `Salah satu: ${Object.keys(skemaUsaha).join(', ')}; kosong = internal.`,
        example: 'p2mw',
      },
      nip_dpl: {
        field: text(25),
        also: ['nip', 'dpl'],
        help: 'NIP dosen yang sudah bersedia menjadi DPL.',
        example: '',
      },
    },
  },
  events: kwuEvents,
  screens: {
    register: '/kwu/pendaftaran',
    history: '/kwu/riwayat',
    decisions: '/kwu/pendaftaran',
    decision: '/kwu/peserta/:id',
    group: '/kwu/pendaftaran',
    supervisorChoice: '/kwu/daftar-ulang/pilih-dpl',
    supervisorRequests: '/kwu/memilih-dospem',
    log: '/kwu/logbook',
    logEntries: '/kwu/logbook/list',
    logEntry: '/kwu/logbook/add-edit/:type',
    outputs: '/kwu/daftar-ulang/luaran-kwu',
    grading: '/kwu/penilaian/dpl',
    monitoring: '/kwu',
    dossier: '/kwu/peserta/:id',
    package: '/kwu/paket-konversi',
    packages: '/kwu/verifikasi-paket-konversi',
    packageDecision: '/kwu/verifikasi-paket-konversi/detail/:id',
  },
  titles: {
    '/kwu/pendaftaran/kelompok': 'Pendaftaran Kelompok',
    '/kwu/pendaftaran/mandiri': 'Pendaftaran Mandiri',
    '/kwu/logbook/add-edit/:type': 'Isi Logbook',
    '/kwu/logbook/list': 'Daftar Logbook',
    '/kwu/verifikasi-paket-konversi': 'Verifikasi Paket Konversi',
    '/kwu/verifikasi-paket-konversi/detail/:id': 'Detail Paket Konversi',
    '/kwu/penilaian/dpl': 'Penilaian DPL KWU',
  },
});
