import { past, programme, through, unless } from '../kit/index.ts';
import { role } from '../roles.ts';
import { penawaranEvents } from './events.ts';
import { jalurMagang, jenisMagang } from './jalurMagang.ts';
import { magangMessages } from './messages.ts';

/**
 * Magang and the kinds that go its way: work at a partner, offered, found by oneself or through PMMB (docs/domain/20).
 */
export const magang = programme({
  name: 'magang',
  label: 'Magang',
  endpoint: 'magang/pendaftar-program-mbkm',
  eligibility: 'magang/pendaftar-program-mbkm/cek-pendaftar-magang',
  kinds: jenisMagang,
  detail: { key: 'magang', resource: 'magang/pendaftar-magang' },
  ways: jalurMagang,
  ties: [
    {
      field: 'idProgramDitawarkan',
      same: ['idProgram', 'idPeriode'],
      gives: {
        idMitra: 'idMitra',
        idPicMitra: 'idMitraTerlibatProgram.idPicMitra',
        idPosisiKegiatanTopik: 'idPosisiKegiatanTopik',
      },
      window: { from: 'tanggalBuka', to: 'tanggalTutup', open: { status: 'dibuka' } },
      runs: { from: 'tanggalMulai', to: 'tanggalSelesai' },
      least: { semester: 'semesterMin', ipk: 'ipkMin' },
      prodi: 'idProgramProdiTujuan',
      sks: 'estimasiSks',
      seats: { of: 'kuota', taken: 'terisi', named: 'namaPosisi' },
    },
  ],
  needs: {
    setujui: [
      {
        of: unless(through('idProgramDitawarkan', past('tanggalSelesai'))),
        says: magangMessages.offerOver,
      },
    ],
  },
  proposedPartner: {
    nama: 'magang.namaMitraUsulan',
    bidangUsaha: 'magang.bidangUsahaUsulan',
    alamat: 'magang.alamatMitraUsulan',
    telepon: 'magang.kontakMitraUsulan',
    website: 'magang.situsMitraUsulan',
  },
  log: { resource: 'magang/logbook-magang' },
  outputs: { resource: 'magang/luaran-magang', by: ['individu'], report: 'laporan_akhir' },
  grade: {
    from: 'sheets',
    assessors: {
      mitra: { by: [role.mitra], onBehalf: [role.dosen, role.timMbkm] },
      dosen: { by: [role.dosen], onBehalf: [role.timMbkm] },
      tim: { by: [role.timMbkm] },
    },
  },
  conversion: { by: 'package' },
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
  letters: [
    {
      kind: 'surat_pengantar',
      quotes: { posisi: 'magang.posisi', alamatMitra: 'magang.alamatMitraUsulan' },
    },
    { kind: 'rekap_konversi', quotes: {} },
  ],
  dossier: {
    activity: [
      {
        title: 'Kegiatan',
        fields: [
          'nomorPendaftaran',
          'idProgram',
          'idPeriode',
          'jalur',
          'judulKegiatan',
          'magang.posisi',
          'tanggalMulai',
          'tanggalSelesai',
          'magang.skemaKerja',
          'magang.jamPerMinggu',
        ],
      },
      {
        title: 'Pendampingan',
        fields: [
          'idMitra',
          'idPicMitra',
          'idDosenPembimbing',
          'namaPembimbingLapangan',
          'emailPembimbingLapangan',
          'teleponPembimbingLapangan',
        ],
      },
    ],
    registration: [
      {
        title: 'Pendaftaran',
        fields: ['tanggalDaftar', 'semester', 'ipk', 'sksTempuh', 'sksKrs', 'magang.deskripsiTugas', 'alasanMundur'],
      },
      {
        title: 'Mitra usulan',
        fields: [
          'magang.namaMitraUsulan',
          'magang.bidangUsahaUsulan',
          'magang.alamatMitraUsulan',
          'magang.kontakMitraUsulan',
          'magang.situsMitraUsulan',
        ],
      },
    ],
    documents: [
      'magang.berkasCv',
      'magang.berkasTranskrip',
      'magang.berkasPaktaIntegritas',
      'magang.berkasProposal',
      'magang.berkasSuratPenerimaan',
      'magang.berkasRekomendasi',
      'magang.berkasAsuransi',
      'suratMundur',
    ],
    evidence: ['magang.posisi', 'magang.deskripsiTugas'],
  },
  screens: {
    register: '/magang/pendaftaran',
    history: '/magang/riwayat',
    decisions: '/magang/approval',
    decision: '/magang/approval/detail/:id',
    past: '/magang/riwayat/pendaftar',
    record: '/magang/riwayat/pendaftar/detail/:id',
    teamRecord: '/magang/riwayat/pendaftar2/detail/:id',
    log: '/magang/log-kegiatan',
    logEntries: '/magang/log-kegiatan/daftar-kegiatan',
    logEntry: '/magang/log-kegiatan/form/:type',
    outputs: '/magang/laporan-akhir',
    grading: '/magang/laporan-akhir/nilai',
    monitoring: '/magang/monitoring',
    dossier: '/magang/mahasiswa/detail/:id',
    supervisors: '/magang/dosen-pembimbing',
    package: '/magang/paket-konversi',
    packages: '/magang/monitoring/paket-konversi',
  },
  events: penawaranEvents,
  partners: 'magang/mitra-terlibat-program',
  participants: {
    title: 'Mahasiswa magang',
    ways: ['mbkm', 'mandiri', 'pmmb'],
    columns: {
      posisi: {
        source: 'magang.posisi',
        required: true,
        help: 'Posisi magang.',
        example: 'Analis Data',
        before: 'tanggal_mulai',
      },
      nomor_peserta_pmmb: {
        source: 'magang.nomorPesertaPmmb',
        also: ['nopesertapmmb'],
        help: 'Untuk jalur pmmb.',
        example: '',
        before: 'jenis_mitra',
      },
    },
  },
});
