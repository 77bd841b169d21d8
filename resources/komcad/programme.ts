import { isValues, programme, type StepField } from '../kit/index.ts';
import { programmeMessages } from '../programme/messages.ts';
import { sharedMessages } from '../sharedMessages.ts';
import { komcadEvents } from './events.ts';
import { kataImt } from './imt.ts';
import { logBookKomcad } from './logBook.ts';
import { komcadMessages } from './messages.ts';
import { motivasi, pendaftaranKomcad } from './pendaftaran.ts';
import { penilaianKomcad } from './penilaian.ts';
import { programKomcad } from './program.ts';

const must = (name: string, more: Partial<StepField> = {}): StepField => ({
  name: `komcad.${name}`,
  required: true,
  ...more,
});
const pernyataan = { message: sharedMessages.agree } as const;

/** The reserve component: selection, basic military training, report and grade (docs/domain/40). */
export const komcad = programme({
  name: 'komcad',
  label: 'Komcad',
  endpoint: 'v6/komcad/pendaftaran',
  eligibility: 'v6/komcad/pendaftaran/kelayakan',
  kinds: ['komcad'],
  detail: { key: 'komcad', resource: pendaftaranKomcad.name },
  ways: {
    reguler: {
      title: 'Komponen Cadangan',
      text: 'Latihan dasar kemiliteran setelah lolos seleksi.',
      icon: 'military_tech',
      path: '/komcad/pendaftaran/form',
      programs: {},
      stages: [],
      steps: [
        {
          key: 'gelombang',
          title: 'Gelombang',
          kind: 'form',
          help: 'Pilih gelombang yang sedang membuka pendaftaran.',
          fields: [
            must('idProgramKomcad', {
              early: true,
              message: programmeMessages.chooseWave,
              choose: { aktif: true, tanggalBuka_lte: '@0', tanggalTutup_gte: '@0' },
              cards: {
                title: 'nama',
                subtitle: 'matra',
                facts: [
                  'tanggalTutup',
                  'tanggalMulaiSeleksi',
                  'lokasiSeleksi',
                  'tanggalMulaiLatsarmil',
                  'tanggalSelesaiLatsarmil',
                  'semesterMin',
                  'ipkMin',
                  'usiaMin',
                  'usiaMaks',
                ],
                seats: { of: 'kuota', taken: 'terisi' },
                fills: { idProgram: 'idProgram', idPeriode: 'idPeriode' },
                empty: {
                  title: 'Belum ada gelombang yang dibuka',
                  text: 'Gelombang Komcad yang membuka pendaftaran akan tampil di sini.',
                },
              },
            }),
          ],
        },
        {
          key: 'diri',
          title: 'Data diri',
          kind: 'form',
          fields: [
            must('nik'),
            must('tempatLahir'),
            must('tanggalLahir'),
            must('jenisKelamin'),
            must('agama'),
            must('statusPernikahan'),
            must('alamat', { profile: 'alamat' }),
            must('idKelurahan', { profile: 'idKelurahan' }),
            must('noHp', { profile: 'noHp' }),
            must('email', { profile: 'email' }),
          ],
        },
        {
          key: 'fisik',
          title: 'Fisik dan orang tua',
          kind: 'form',
          fields: [
            must('tinggiBadan'),
            must('beratBadan'),
            must('golonganDarah'),
            must('riwayatPenyakit'),
            must('namaOrangTua', { profile: 'namaOrangTua' }),
            must('hubungan'),
            must('noHpOrangTua', { profile: 'noHpOrangTua' }),
            must('motivasi', { least: motivasi.min }),
          ],
          note: ({ komcad: own }) => (isValues(own) ? kataImt(own) : null),
        },
        {
          key: 'dokumen',
          title: 'Dokumen',
          kind: 'panel',
          help: 'Berkas tersimpan begitu diunggah.',
          fields: [],
        },
        {
          key: 'kirim',
          title: 'Pernyataan dan kirim',
          kind: 'review',
          fields: [must('pernyataanSukarela', pernyataan), must('pernyataanHukum', pernyataan)],
        },
      ],
    },
  },
  ties: [
    {
      field: 'komcad.idProgramKomcad',
      same: ['idProgram', 'idPeriode'],
      gives: { idMitra: 'idMitra', tanggalMulai: 'tanggalMulaiLatsarmil', tanggalSelesai: 'tanggalSelesaiLatsarmil' },
      window: { from: 'tanggalBuka', to: 'tanggalTutup', open: { aktif: true }, called: '' },
      least: { semester: 'semesterMin', ipk: 'ipkMin' },
      sks: 'sksMaksimal',
      seats: {
        of: 'kuota',
        taken: 'terisi',
        named: 'nama',
        full: komcadMessages.waveFull,
        by: ['diajukan', 'revisi', 'disetujui', 'berjalan', 'selesai'],
      },
    },
  ],
  lead: {
    field: 'tahap',
    carries: {
      ajukan: 'diajukan',
      revisi: { administrasi: 'revisi' },
      tolak: 'ditolak',
      tidak_lulus: 'ditolak',
      terima_kelulusan: 'disetujui',
      mulai_latsarmil: 'berjalan',
      finalkan: 'selesai',
      gugur: 'selesai',
      mundur: 'mengundurkan_diri',
      batalkan: {
        administrasi: 'diajukan',
        direkomendasikan: 'diajukan',
        ijin_terbit: 'diajukan',
        seleksi: 'diajukan',
        verifikasi_kelulusan: 'diajukan',
        lulus: 'disetujui',
        latsarmil: 'berjalan',
        pelaporan: 'berjalan',
        penilaian: 'berjalan',
      },
    },
    repeats: {
      statusPendaftaran: 'status',
      idMahasiswa: 'idMahasiswa',
      npm: 'npm',
      namaMahasiswa: 'namaMahasiswa',
      idProgramProdi: 'idProgramProdi',
      idDosenPembimbing: 'idDosenPembimbing',
    },
  },
  lacking: komcadMessages.lacking,
  partners: programKomcad.name,
  log: { resource: logBookKomcad.name },
  grade: { from: 'own', resource: penilaianKomcad.name },
  conversion: {
    by: 'package',
    denied: {
      when: { field: 'komcad.tahap', in: ['gugur'] },
      says: komcadMessages.noConversion,
    },
  },
  // No phones in training: an empty week says nothing.
  warnings: ['BELUM_DOSPEM', 'LOG_MENUNGGU_7H', 'PAKET_BELUM', 'KRS_LEBIH', 'BERMASALAH'],
  letters: [{ kind: 'rekap_konversi', quotes: {} }],
  events: komcadEvents,
  dossier: {
    activity: [
      {
        title: 'Komcad',
        fields: [
          'nomorPendaftaran',
          'idProgram',
          'idPeriode',
          'komcad.idProgramKomcad',
          'komcad.tahap',
          'idMitra',
          'idDosenPembimbing',
          'tanggalMulai',
          'tanggalSelesai',
          'komcad.nomorRegistrasiKemhan',
          'komcad.nomorSiswa',
          'komcad.kompi',
          'komcad.peleton',
        ],
      },
    ],
    registration: [
      {
        title: 'Data diri',
        fields: [
          'tanggalDaftar',
          'komcad.nik',
          'komcad.tempatLahir',
          'komcad.tanggalLahir',
          'komcad.jenisKelamin',
          'komcad.agama',
          'komcad.statusPernikahan',
          'komcad.alamat',
          'komcad.noHp',
          'komcad.email',
        ],
      },
      {
        title: 'Fisik dan orang tua',
        fields: [
          'komcad.tinggiBadan',
          'komcad.beratBadan',
          'komcad.golonganDarah',
          'komcad.riwayatPenyakit',
          'komcad.namaOrangTua',
          'komcad.hubungan',
          'komcad.noHpOrangTua',
          'komcad.motivasi',
          'alasanMundur',
        ],
      },
    ],
    documents: [],
    evidence: ['komcad.idProgramKomcad'],
  },
  screens: {
    register: '/komcad/pendaftaran/form',
    history: '/komcad/riwayat',
    decisions: '/komcad/surat-ijin',
    decision: '/komcad/surat-ijin/detail/:id',
    log: '/komcad/log-kegiatan',
    logEntries: '/komcad/log-kegiatan/list',
    logEntry: '/komcad/log-kegiatan/add-edit/:type',
    monitoring: '/komcad',
    dossier: '/komcad/peserta/:id',
    record: '/komcad/peserta/:id',
    supervisors: '/komcad/dosen-pembimbing',
    package: '/komcad/paket-konversi',
    packages: '/komcad/verifikasi-paket-konversi',
    packageDecision: '/komcad/verifikasi-paket-konversi/detail/:id',
  },
  titles: {
    '/komcad/pendaftaran/form': 'Formulir Komcad',
    '/komcad/paket-konversi': 'Paket Konversi',
    '/komcad/log-kegiatan': 'Log Kegiatan',
    '/komcad/log-kegiatan/list': 'Daftar Log Kegiatan',
    '/komcad/log-kegiatan/add-edit/:type': 'Isi Log Kegiatan',
    '/komcad/verifikasi-paket-konversi': 'Verifikasi Paket Konversi',
    '/komcad/verifikasi-paket-konversi/detail/:id': 'Detail Verifikasi Paket',
  },
});
