import { linked, programme, type Scope, type StepField, through, valued } from '../kit/index.ts';
import { jabatan } from '../programme/groupMembers.ts';
import { programmeMessages } from '../programme/messages.ts';
import { role } from '../roles.ts';
import { gelombangMenerima, gelombangTerbuka } from './alurGelombang.ts';
import { anggotaKkn } from './anggota.ts';
import { desa } from './desa.ts';
import { pintuMahasiswa } from './entrance.ts';
import { kknEvents } from './events.ts';
import { gelombang } from './gelombang.ts';
import { kelompok, kelompokTerbuka, kelompokTetap } from './kelompok.ts';
import { laporanHarian } from './laporanHarian.ts';
import { laporanMingguan } from './laporanMingguan.ts';
import { luaranKkn } from './luaranKkn.ts';
import { kknMessages } from './messages.ts';
import { groupsPath } from './paths.ts';
import { pendaftaranKkn } from './pendaftaran.ts';

const must = (name: string, more: Partial<StepField> = {}): StepField => ({
  name: `kkn.${name}`,
  required: true,
  ...more,
});
const may = (name: string): StepField => ({ name: `kkn.${name}` });

/** Participations by their registration's own data. */
const ofOwn = (rows: Scope): Scope => linked(pendaftaranKkn.name, 'idPendaftarMbkm', rows);
const menerima = valued('status', ...gelombangMenerima);
const jalan = valued('status', 'berjalan', 'selesai');

/** Community service in a village, in waves (docs/domain/30). */
export const kkn = programme({
  name: 'kkn',
  label: 'KKN',
  endpoint: 'v3/kkn/pendaftaran',
  eligibility: 'v3/kkn/pendaftaran/syarat',
  kinds: ['kkn'],
  detail: { key: 'kkn', resource: pendaftaranKkn.name },
  ways: {
    reguler: {
      title: 'KKN',
      text: 'Mengabdi bersama kelompok di desa.',
      icon: 'diversity_3',
      path: '/kkn/pendaftaran',
      programs: {},
      stages: ['prodi'],
      steps: [
        {
          key: 'gelombang',
          title: 'Gelombang dan syarat',
          kind: 'form',
          help: 'Pilih gelombang yang sedang membuka pendaftaran.',
          fields: [
            must('idGelombang', {
              early: true,
              message: programmeMessages.chooseWave,
              choose: { status: 'pendaftaran' },
              cards: {
                title: 'nama',
                subtitle: 'tema',
                facts: [
                  'idPeriode',
                  'tanggalTutup',
                  'tanggalBerangkat',
                  'tanggalSelesai',
                  'minSks',
                  'minIpk',
                  'minSemester',
                ],
                fills: { idProgram: 'idProgram', idPeriode: 'idPeriode' },
                empty: {
                  title: 'Belum ada gelombang yang dibuka',
                  text: 'Gelombang KKN yang membuka pendaftaran akan tampil di sini.',
                },
              },
            }),
          ],
        },
        {
          key: 'data',
          title: 'Data diri dan kesehatan',
          kind: 'form',
          fields: [
            must('noHp', { profile: 'noHp' }),
            must('alamatDomisili', { profile: 'alamat' }),
            must('namaKontakDarurat'),
            must('hubunganKontakDarurat'),
            must('noHpKontakDarurat'),
            must('ukuranJaket'),
            may('golonganDarah'),
            may('riwayatPenyakit'),
            may('kebutuhanKhusus'),
            may('kendaraan'),
            may('punyaLaptop'),
            may('keterampilan'),
            may('bersediaJadiKetua'),
          ],
        },
        {
          key: 'desa',
          title: 'Pilihan desa',
          kind: 'form',
          help: 'Boleh dikosongkan. Penempatan mengikuti kuota desa dan susunan kelompok.',
          fields: [may('pilihanDesa1'), may('pilihanDesa2'), may('pilihanDesa3')],
        },
        {
          key: 'dokumen',
          title: 'Dokumen',
          kind: 'documents',
          fields: [
            must('berkasKrs'),
            must('berkasTranskrip'),
            must('berkasSuratSehat'),
            must('berkasIzinOrangTua'),
            may('berkasAsuransi'),
            must('pasFoto'),
          ],
        },
        {
          key: 'tinjau',
          title: 'Tinjau dan ajukan',
          kind: 'review',
          fields: [
            must('bersediaDitempatkan', { message: kknMessages.tickWilling }),
            must('pernyataanBenar', { message: programmeMessages.tickTruth }),
          ],
        },
      ],
    },
  },
  ties: [
    {
      field: 'kkn.idGelombang',
      same: ['idProgram', 'idPeriode'],
      gives: { tanggalMulai: 'tanggalBerangkat', tanggalSelesai: 'tanggalSelesai' },
      window: { from: 'tanggalBuka', to: 'tanggalTutup', open: { status: 'pendaftaran' }, called: 'gelombang ini' },
      least: { semester: 'minSemester', ipk: 'minIpk', sksTempuh: 'minSks' },
      leastCalled: { sksTempuh: 'SKS' },
    },
  ],
  needs: {
    setujui: [{ of: ofOwn(through('idGelombang', menerima)), says: kknMessages.takesNobody }],
    batalkan: [gelombangTerbuka(ofOwn)],
    mulai: [{ of: ofOwn(through('idKelompok', jalan)), says: kknMessages.groupNotRunning }],
  },
  group: {
    resource: kelompok.name,
    field: 'kkn.idKelompok',
    members: anggotaKkn,
    leader: jabatan.ketua,
    supervisor: 'idDpl.idPegawai',
    placed: { status: kelompokTetap },
    emptied: 'batal',
    join: {
      code: 'kodeGabung',
      open: { status: kelompokTerbuka },
      position: jabatan.anggota,
      early: programmeMessages.notApproved,
    },
  },
  log: {
    resource: laporanHarian.name,
    keeps: [kelompok.name, 'kkn/proposal', desa.name, 'kkn/dpl', 'kkn/pic-kelompok', gelombang.name],
    calls: [`${kelompok.endpoint}/milik`, pintuMahasiswa.own.endpoint],
  },
  weekly: { resource: laporanMingguan.name },
  outputs: { resource: luaranKkn.name, by: ['individu', 'kelompok'], report: 'laporan_akhir' },
  grade: {
    from: 'sheets',
    groups: 'v3/kkn/menilai-kkn',
    imported: 'tim',
    explain: { beyond: 10 },
    assessors: {
      mitra: { label: 'Pembimbing desa', by: [], onBehalf: [role.dosen, role.timMbkm] },
      dosen: { label: 'DPL', by: [role.dosen], onBehalf: [role.timMbkm] },
      tim: { by: [role.timMbkm] },
    },
  },
  conversion: { by: 'package', keepsKkn: true },
  counted: { label: 'Desa', resource: desa.name },
  warnings: [
    'BELUM_DOSPEM',
    'LOG_KOSONG_7H',
    'LOG_MENUNGGU_7H',
    'LUARAN_TERLAMBAT',
    'NILAI_MITRA_KOSONG',
    'NILAI_DOSEN_KOSONG',
    'PAKET_BELUM',
    'KRS_LEBIH',
    'BERMASALAH',
  ],
  letters: [{ kind: 'rekap_konversi', quotes: {} }],
  dossier: {
    activity: [
      {
        title: 'KKN',
        fields: [
          'nomorPendaftaran',
          'idProgram',
          'idPeriode',
          'kkn.idGelombang',
          'kkn.idKelompok',
          'idDosenPembimbing',
          'tanggalMulai',
          'tanggalSelesai',
        ],
      },
    ],
    registration: [
      {
        title: 'Data diri',
        fields: [
          'tanggalDaftar',
          'kkn.noHp',
          'kkn.alamatDomisili',
          'kkn.namaKontakDarurat',
          'kkn.hubunganKontakDarurat',
          'kkn.noHpKontakDarurat',
          'kkn.ukuranJaket',
          'kkn.kendaraan',
          'kkn.punyaLaptop',
          'kkn.keterampilan',
          'kkn.bersediaJadiKetua',
          'alasanMundur',
        ],
      },
      { title: 'Kesehatan', fields: ['kkn.golonganDarah', 'kkn.riwayatPenyakit', 'kkn.kebutuhanKhusus'] },
      { title: 'Pilihan desa', fields: ['kkn.pilihanDesa1', 'kkn.pilihanDesa2', 'kkn.pilihanDesa3'] },
    ],
    documents: [
      'kkn.berkasKrs',
      'kkn.berkasTranskrip',
      'kkn.berkasSuratSehat',
      'kkn.berkasIzinOrangTua',
      'kkn.berkasAsuransi',
      'kkn.pasFoto',
      'suratMundur',
    ],
    evidence: ['kkn.idGelombang', 'kkn.idKelompok'],
  },
  events: kknEvents,
  screens: {
    register: '/kkn/pendaftaran',
    history: '/kkn/pendaftaran/riwayat',
    decisions: '/kkn/verifikasi',
    decision: '/kkn/verifikasi/detail/:id',
    group: '/kkn/membuat-kelompok',
    groups: groupsPath,
    supervisorRequests: '/kkn/memilih-dospem',
    plan: '/kkn/verifikasi/paket-konversi/:id',
    log: '/kkn/log-harian',
    logEntries: '/kkn/log-harian/list',
    logEntry: '/kkn/log-harian/add-edit/:type',
    logQueue: '/kkn/verifikasi-laporan-harian',
    logMembers: '/kkn/verifikasi-laporan-harian/listMahasiswa',
    logMember: '/kkn/verifikasi-laporan-harian/listLaporanHarian',
    weekly: '/kkn/laporan-tugas-mingguan',
    weeklyQueue: '/kkn/verifikasi-mingguan',
    outputs: '/kkn/luaran',
    outputEntry: '/kkn/luaran/entry/:id',
    outputsQueue: '/kkn/luaran/verifikasi',
    grading: '/kkn/penilaian/dpl',
    monitoring: '/kkn',
    dossier: '/kkn/peserta/:id',
    package: '/kkn/paket-konversi',
    packages: '/kkn/verifikasi-paket-konversi',
    packageDecision: '/kkn/verifikasi-paket-konversi/detail/:id',
  },
  titles: {
    '/kkn': 'KKN',
    '/kkn/pendaftaran/riwayat': 'Riwayat Pendaftaran KKN',
    '/kkn/verifikasi': 'Verifikasi Pendaftaran KKN',
    '/kkn/verifikasi/detail/:id': 'Detail Pendaftaran',
    '/kkn/log-harian': 'Log Harian',
    '/kkn/log-harian/add-edit/:type': 'Tulis Log Harian',
    '/kkn/log-harian/list': 'Daftar Log Harian',
    '/kkn/verifikasi-laporan-harian': 'Verifikasi Log Harian',
    '/kkn/verifikasi-laporan-harian/listLaporanHarian': 'Log Harian Mahasiswa',
    '/kkn/luaran/verifikasi': 'Verifikasi Luaran',
    '/kkn/luaran/verifikasi/detail/:id': 'Detail Luaran',
    '/kkn/verifikasi-paket-konversi': 'Verifikasi Paket Konversi',
    '/kkn/verifikasi-paket-konversi/detail/:id': 'Detail Paket Konversi',
  },
});

/** Resources that the registration form reads beside the participation. */
export const pilihanPendaftaran = [gelombang.name, desa.name] as const;
