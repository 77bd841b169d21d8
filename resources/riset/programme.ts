import { linked, past, programme, type Scope, through, unless } from '../kit/index.ts';
import { risetEvents } from './events.ts';
import { logBookRiset } from './logBook.ts';
import { luaranRiset } from './luaran.ts';
import { menilaiRiset } from './menilaiRiset.ts';
import { risetMessages } from './messages.ts';
import { pendaftaranRiset } from './pendaftaran.ts';
import { ways } from './ways.ts';

/** States of a registration that has a place: a returned one keeps it (docs/domain/40 §4.2). */
const berkursi = ['diajukan', 'revisi', 'disetujui', 'berjalan', 'selesai'];

/** Participations whose details are among such rows. */
const ofOwn = (rows: Scope): Scope => linked(pendaftaranRiset.name, 'idPendaftarMbkm', rows);

/** Research with a partner or in a lecturer's project (docs/domain/40). */
export const programRiset = programme({
  name: 'riset',
  label: 'Riset',
  endpoint: 'v5/riset/pendaftaran',
  decidedAt: [{ path: ':id/status' }, { path: 'status/bulk', many: true }],
  eligibility: 'v5/riset/pendaftaran/kelayakan',
  kinds: ['riset'],
  detail: { key: 'riset', resource: pendaftaranRiset.name },
  ways,
  ties: [
    {
      field: 'riset.idSkema',
      same: ['idPeriode'],
      gives: { idMitra: 'idMitra' },
      window: { from: 'tanggalBuka', to: 'tanggalTutup', open: { status: 'disetujui' }, called: 'skema ini' },
      runs: { from: 'tanggalMulai', to: 'tanggalSelesai' },
      prodi: 'idProgramProdi',
      sks: 'sksMaksimal',
      outputs: 'idJenisLuaran',
      seats: {
        of: 'kuota',
        taken: 'terisi',
        named: 'namaSkema',
        by: berkursi,
        full: risetMessages.schemeFull,
      },
    },
    {
      field: 'riset.idPenelitian',
      gives: { idDosenPembimbing: 'idKetua', idMitra: 'idMitra' },
      runs: { from: 'tanggalMulai', to: 'tanggalSelesai' },
      // Invited students take up a place until they answer.
      seats: {
        of: 'kuotaMahasiswa',
        taken: 'terisi',
        named: 'judul',
        by: ['draf', ...berkursi],
        full: risetMessages.projectFull,
      },
    },
  ],
  needs: {
    setujui: [
      {
        of: unless(ofOwn(through('idSkema', past('tanggalSelesai')))),
        says: risetMessages.schemeOver,
      },
      { of: unless(ofOwn(through('idPenelitian', past('tanggalSelesai')))), says: risetMessages.projectOver },
    ],
  },
  supervisorAtApproval: { proposed: 'riset.idDosenUsulan' },
  log: { resource: logBookRiset.name },
  outputs: { resource: luaranRiset.name, by: ['individu'], report: 'laporan_akhir' },
  grade: { from: 'own', resource: menilaiRiset.name },
  conversion: { by: 'package' },
  warnings: [
    'BELUM_DOSPEM',
    'LOG_KOSONG_7H',
    'LOG_MENUNGGU_7H',
    'LUARAN_TERLAMBAT',
    'PAKET_BELUM',
    'KRS_LEBIH',
    'BERMASALAH',
  ],
  countedBy: ['jalur', 'idMitra'],
  places: ['bidangIlmu'],
  letters: [
    { kind: 'surat_pengantar', quotes: { posisi: 'riset.peranMahasiswa', alamatMitra: 'riset.lokasi' } },
    { kind: 'rekap_konversi', quotes: {} },
  ],
  dossier: {
    activity: [
      {
        title: 'Riset',
        fields: [
          'nomorPendaftaran',
          'idProgram',
          'idPeriode',
          'jalur',
          'judulKegiatan',
          'riset.bidangIlmu',
          'riset.peranMahasiswa',
          'riset.idJenisLuaran',
          'tanggalMulai',
          'tanggalSelesai',
          'riset.lokasi',
          'riset.lokasiLuarProvinsi',
        ],
      },
      {
        title: 'Pendampingan',
        fields: [
          'idMitra',
          'riset.idSkema',
          'riset.idPenelitian',
          'namaPembimbingLapangan',
          'emailPembimbingLapangan',
          'teleponPembimbingLapangan',
          'riset.idDosenUsulan',
          'idDosenPembimbing',
        ],
      },
    ],
    registration: [
      { title: 'Proposal', fields: ['riset.latarBelakang', 'riset.tujuan', 'riset.metode'] },
      { title: 'Pendaftaran', fields: ['tanggalDaftar', 'riset.konfirmasi', 'riset.batasKonfirmasi', 'alasanMundur'] },
    ],
    documents: [
      'riset.proposal',
      'riset.suratKesediaan',
      'riset.transkrip',
      'riset.krs',
      'riset.persetujuanOrangTua',
      'suratMundur',
    ],
    evidence: ['judulKegiatan', 'riset.bidangIlmu', 'riset.peranMahasiswa'],
  },
  events: risetEvents,
  screens: {
    register: '/riset/pendaftaran',
    history: '/riset/riwayat',
    decisions: '/riset/verifikasi-riset',
    decision: '/riset/verifikasi-riset/detail/:id',
    past: '/riset/riwayat-dosen',
    log: '/riset/log-kegiatan',
    logEntries: '/riset/log-kegiatan/list',
    logEntry: '/riset/log-kegiatan/add-edit/:type',
    outputs: '/riset/luaran/list',
    outputEntry: '/riset/luaran/add-edit/:id',
    outputsQueue: '/riset/luaran',
    monitoring: '/riset',
    dossier: '/riset/peserta/:id',
    supervisors: '/riset/dosen-pembimbing',
    package: '/riset/paket-konversi',
    packages: '/riset/verifikasi-paket-konversi',
    packageDecision: '/riset/verifikasi-paket-konversi/detail/:id',
  },
  titles: {
    '/riset/verifikasi-riset': 'Verifikasi Riset',
    '/riset/verifikasi-riset/detail/:id': 'Detail Verifikasi Riset',
    '/riset/pendaftaran/list-program': 'Daftar Program Riset',
    '/riset/pendaftaran/mandiri': 'Pendaftaran Mandiri',
    '/riset/log-kegiatan': 'Log Kegiatan Riset',
    '/riset/log-kegiatan/list': 'Daftar Log Riset',
    '/riset/log-kegiatan/add-edit/:type': 'Isi Log Riset',
    '/riset/luaran/list': 'Daftar Luaran',
    '/riset/luaran': 'Luaran Riset',
    '/riset/paket-konversi': 'Paket Konversi',
    '/riset/verifikasi-paket-konversi': 'Verifikasi Paket Konversi',
    '/riset/verifikasi-paket-konversi/detail/:id': 'Detail Verifikasi Paket',
  },
});
