import { inOrder } from '../checkHelpers.ts';
import {
  allow,
  boolean,
  both,
  choice,
  chosenExtras,
  date,
  datetime,
  decimal,
  email,
  file,
  integer,
  type Later,
  longtext,
  ownMahasiswa,
  ownMitra,
  ownProdi,
  phone,
  type Role,
  type Row,
  ref,
  resource,
  type Scope,
  status,
  supervised,
  text,
  unless,
  valued,
} from '../kit/index.ts';
import { jenisPenilai } from '../nilai/penilai.ts';
import { role, staffRoles } from '../roles.ts';
import { alurKonversi } from './alurKonversi.ts';
import { alurPendaftaran, statusGugur, statusTerlihat } from './alurPendaftaran.ts';
import { hitungan } from './hitungan.ts';
import { jalur, kodeJenisMbkm } from './jenis.ts';
import { mbkmMessages } from './messages.ts';
import { peringatan } from './peringatan.ts';
import { nilaiTerlihat } from './saatNilai.ts';
import { tahapVerifikasi } from './tahap.ts';

/** Drafts are seen by their owner and Tim MBKM only. */
const submitted = (scope: Scope): Scope => both(scope, valued('status', ...statusTerlihat));
const server = { readOnly: true } as const;
const score = (label: string) => decimal(5, 2, { ...server, min: 0, max: 100, label });

const fields = {
  nomorPendaftaran: text(24, { ...server, unique: true }),
  idMahasiswa: ref('master/mahasiswa', { required: true, fixed: true }),
  npm: text(15, { ...server, label: 'NPM', follows: 'idMahasiswa', repeats: ['{idMahasiswa.npm}'] }),
  namaMahasiswa: text(150, { ...server, follows: 'idMahasiswa', repeats: ['{idMahasiswa.nama}'] }),
  idProgramProdi: ref('master/program-prodi', { ...server, required: true, label: 'Program studi' }),
  idProgram: ref('master/program', { required: true, only: { aktif: true } }),
  idPeriode: ref('master/periode', { required: true }),
  // Reference and code say the same.
  idJenisMbkm: ref('master/jenis-mbkm', { ...server, required: true, label: 'Jenis MBKM', follows: 'kodeJenisMbkm' }),
  kodeJenisMbkm: choice(kodeJenisMbkm, {
    ...server,
    required: true,
    label: 'Kode jenis MBKM',
    follows: 'idJenisMbkm',
  }),
  jalur: choice(jalur, { required: true }),
  idProgramDitawarkan: ref('magang/program-ditawarkan', {
    dependsOn: { idProgram: 'idProgram', idPeriode: 'idPeriode' },
  }),
  idMitra: ref('master/mitra'),
  namaMitra: text(200, { ...server, label: 'Nama mitra', follows: 'idMitra', repeats: ['{idMitra.nama}'] }),
  idPicMitra: ref('master/pic-mitra', { dependsOn: { idMitra: 'idMitra' }, label: 'PIC mitra' }),
  idPosisiKegiatanTopik: ref('master/posisi-kegiatan-topik', {
    dependsOn: { idProgram: 'idProgram' },
    label: 'Posisi / kegiatan / topik',
  }),
  judulKegiatan: text(200, { label: 'Judul' }),
  semester: integer(1, 14, server),
  ipk: decimal(3, 2, { ...server, min: 0, max: 4 }),
  sksTempuh: integer(0, 250, { ...server, unit: 'SKS' }),
  sksKrs: integer(0, 100, { ...server, label: 'SKS KRS', unit: 'SKS' }),
  tanggalMulai: date(),
  tanggalSelesai: date(),
  idDosenPembimbing: ref('master/pegawai', { ...server, label: 'Dosen pembimbing' }),
  namaPembimbingLapangan: text(120, { label: 'Pembimbing lapangan', personal: 'clear' }),
  emailPembimbingLapangan: email({ label: 'Surel pembimbing lapangan', aliases: ['E-mail pembimbing lapangan'] }),
  teleponPembimbingLapangan: phone({ label: 'Telepon pembimbing lapangan' }),
  status: status(alurPendaftaran, { label: 'Status pendaftaran' }),
  tahapAktif: choice(tahapVerifikasi, { ...server, label: 'Tahap verifikasi' }),
  statusKonversi: status(alurKonversi, {
    label: 'Status konversi',
    restsWhile: { field: 'status', values: ['draf', 'diajukan', 'revisi', 'ditolak'] },
  }),
  statusReviewNilai: choice(
    { menunggu: 'Menunggu', dikembalikan: 'Dikembalikan', diterima: 'Diterima' },
    { ...server, label: 'Pemeriksaan nilai' },
  ),
  // Tim MBKM lets a package be handed in after the conversion of the period was closed.
  paketDibuka: datetime({ ...server, label: 'Pengajuan paket dibuka' }),
  idPaketKonversi: ref('master/paket-konversi', server),
  totalSksDiajukan: integer(0, 100, { ...server, label: 'SKS diajukan', unit: 'SKS diajukan' }),
  totalSksDiakui: integer(0, 100, { ...server, label: 'SKS diakui', unit: 'SKS diakui' }),
  adaMatkulKkn: boolean({ ...server, label: 'Ada matkul KKN' }),
  // Kept from the final courses, so that lists show, sort and filter them (docs/domain/20 §3 "Conversion assessment").
  matkulDinilai: text(11, { ...server, label: 'Dinilai', unit: 'dinilai' }),
  namaMatkulKkn: text(150, { ...server, label: 'Matkul KKN' }),
  nilaiMatkulKkn: score('Nilai KKN'),
  nilaiMitra: score('Nilai mitra'),
  nilaiDosen: score('Nilai dosen'),
  nilaiTim: score('Nilai tim'),
  nilaiAkhir: score('Nilai akhir program'),
  nilaiHuruf: text(2, { ...server, named: true }),
  nilaiMutu: decimal(3, 2, { ...server, min: 0, max: 4 }),
  ipsKonversi: decimal(3, 2, { ...server, min: 0, max: 4, label: 'IPS konversi' }),
  tanggalFinal: datetime(server),
  revisiDibuka: datetime({ ...server, label: 'Masa revisi dibuka' }),
  statusSiamik: choice(
    { belum: 'Belum', terkirim: 'Terkirim', gagal: 'Gagal', perlu_kirim_ulang: 'Perlu kirim ulang' },
    { ...server, default: 'belum', label: 'Status SIAMIK', named: true },
  ),
  tanggalKirimSiamik: datetime(server),
  pesanSiamik: text(300, server),
  tanggalDaftar: datetime(server),
  sumberData: choice(
    { portal: 'Portal', import: 'Impor', simaris: 'Simaris' },
    { ...server, default: 'portal', label: 'Sumber data' },
  ),
  alasanMundur: longtext({ ...server, label: 'Alasan pengunduran diri', personal: 'clear' }),
  suratMundur: file(['pdf'], 5, { label: 'Surat pengunduran diri' }),
  catatanTerakhir: longtext(server),
  tambahan: chosenExtras({ label: 'Pertanyaan pendaftaran', personal: 'clear' }),
};

/** Fields that the student fills in; the partner's contact is copied from the partner. */
const ownFields = [
  'idMahasiswa',
  'idProgram',
  'idPeriode',
  'jalur',
  'idProgramDitawarkan',
  'idMitra',
  'idPosisiKegiatanTopik',
  'judulKegiatan',
  'tanggalMulai',
  'tanggalSelesai',
  'suratMundur',
  'namaPembimbingLapangan',
  'emailPembimbingLapangan',
  'teleponPembimbingLapangan',
  'tambahan',
];
/** Students see grades from `final` on (and what they are asked before), and until then the SKS that they proposed (docs/domain/20 §1.7). */
const notYet: Later = {
  fields: [
    'nilaiMitra',
    'nilaiDosen',
    'nilaiTim',
    'nilaiAkhir',
    'nilaiHuruf',
    'nilaiMutu',
    'ipsKonversi',
    'matkulDinilai',
    'nilaiMatkulKkn',
    'totalSksDiakui',
  ],
  until: nilaiTerlihat,
  setting: 'nilai.tampilSebelumFinal',
  instead: { totalSksDiakui: 'totalSksDiajukan' },
};
const owner = allow(ownMahasiswa(), ['create', 'update', 'delete', 'action'], { only: ownFields, later: notYet });
/** A partner reads no study results, and of the grades its own sheet's only (docs/domain/20 §1.9, §3 "/monitoring4/detail"). */
const notForPartners = [
  'ipk',
  'sksTempuh',
  'sksKrs',
  'totalSksDiakui',
  'ipsKonversi',
  'matkulDinilai',
  'nilaiMatkulKkn',
  'nilaiDosen',
  'nilaiTim',
  'nilaiAkhir',
  'nilaiHuruf',
  'nilaiMutu',
];

/** Roles that read what a registration names beside its participation; who stands outside of it asks nothing by it. */
const pembacaRincian: readonly Role[] = [role.timMbkm, role.dosen, role.koordinator, role.penilai, role.bakpk];

/**
 * One participation of a student in a programme and period: the backbone of every area (docs/domain/20 §1.1). Its
 * calls are written by hand in `server/areas/mbkm` and `server/areas/magang`; the fields of a programme's own travel
 * with it as a 1:1 detail (`magang: {…}`).
 */
export const pendaftar = resource({
  name: 'mbkm/pendaftar-program-mbkm',
  label: 'Pendaftar Program MBKM',
  representation: '{npm} {namaMahasiswa}',
  fields,
  sections: {
    Program: ['idProgram', 'idPeriode', 'jalur', 'idProgramDitawarkan', 'idPosisiKegiatanTopik', 'judulKegiatan'],
    Mahasiswa: ['idMahasiswa', 'idProgramProdi', 'semester', 'ipk', 'sksTempuh', 'sksKrs'],
    Pelaksanaan: ['idMitra', 'idPicMitra', 'tanggalMulai', 'tanggalSelesai', 'idDosenPembimbing'],
    'Pembimbing lapangan': ['namaPembimbingLapangan', 'emailPembimbingLapangan', 'teleponPembimbingLapangan'],
    Status: ['nomorPendaftaran', 'status', 'tahapAktif', 'catatanTerakhir', 'tanggalDaftar', 'sumberData'],
    Konversi: ['statusKonversi', 'statusReviewNilai', 'totalSksDiajukan', 'totalSksDiakui', 'adaMatkulKkn'],
    'Pengunduran diri': ['alasanMundur', 'suratMundur'],
  },
  beneath: {
    idProgram: 'namaMitra',
    judulKegiatan: 'namaMitra',
    idProgramProdi: ['idDosenPembimbing', 'idPeriode'],
    idPeriode: 'jalur',
    statusKonversi: 'totalSksDiakui',
    nilaiAkhir: 'nilaiHuruf',
  },
  columns: [
    'npm',
    'namaMahasiswa',
    'idProgramProdi',
    'idProgram',
    'jalur',
    'idMitra',
    'idDosenPembimbing',
    'idPeriode',
    'status',
    'statusKonversi',
    'totalSksDiakui',
  ],
  filters: [
    'idMahasiswa',
    'idProgramProdi',
    'idProgram',
    'idPeriode',
    'idJenisMbkm',
    'kodeJenisMbkm',
    'jalur',
    'idMitra',
    'idDosenPembimbing',
    'status',
    'tahapAktif',
    'statusKonversi',
    'adaMatkulKkn',
    'statusReviewNilai',
    'nilaiMatkulKkn',
    'statusSiamik',
    'idProgramDitawarkan',
    'totalSksDiakui',
    'tanggalMulai',
    'nilaiMitra',
    'nilaiDosen',
    'nilaiTim',
  ],
  computedFilters: {
    peringatan: { label: 'Peringatan', words: peringatan },
    hitungan: { label: 'Hanya', words: hitungan },
    drafNilai: { label: 'Draf nilai', words: jenisPenilai },
    nilaiHuruf: { label: 'Nilai huruf', words: {} },
    berkelompok: {
      label: 'Berkelompok',
      words: { true: 'Sudah', false: 'Belum' },
      offered: true,
      of: 'group',
      by: pembacaRincian,
    },
    tempat: { label: 'Tempat', words: {}, of: 'place', by: pembacaRincian },
    ikatan: { label: 'Terdaftar pada', words: {}, offered: true, of: 'tie', by: pembacaRincian },
  },
  computedGroups: {
    ketepatanNilai: {
      field: choice(
        {
          tepat: 'Final tepat waktu',
          terlambat: 'Final terlambat',
          lewat: 'Belum final, lewat batas',
          menunggu: 'Belum final, belum lewat batas',
        },
        { label: 'Ketepatan nilai' },
      ),
      from: ['status', 'statusKonversi', 'tanggalSelesai', 'tanggalFinal', 'idPeriode', 'idJenisMbkm'],
    },
  },
  told: ['peringatan', 'drafNilai'],
  search: ['namaMahasiswa', 'npm', 'nomorPendaftaran', 'namaMitra', 'judulKegiatan'],
  found: {
    group: 'Pendaftaran',
    beside: ['idProgram', 'namaMitra', 'status'],
    // Whoever searches a student finds what they take part in before the account and the data.
    amongEqual: 'first',
    // Companions are led to the dossier of the participation, its student to the own list.
    to: [
      '/monitoring/detail/:id',
      '/monitoring2/detail/:id',
      '/monitoring3/detail/:id',
      '/monitoring4/detail/:id',
      'dossier',
    ],
  },
  sort: ['-tanggalDaftar'],
  orders: ['npm', 'namaMahasiswa', 'tanggalSelesai', 'tanggalFinal', 'updatedAt'],
  // What waits for a study programme: its participations of all years are many more.
  indexes: [
    ['idProgramProdi', 'status'],
    ['idProgramProdi', 'statusKonversi'],
  ],
  unique: [
    [
      ['idMahasiswa', 'idProgram', 'idPeriode'],
      mbkmMessages.alreadyRegistered,
      { field: 'status', notIn: statusGugur },
    ],
  ],
  key: ['nomorPendaftaran'],
  foundBy: ['npm'],
  retention: {
    days: ['tanggalSelesai', 'tanggalFinal', 'tanggalDaftar'],
    open: [
      { when: valued('status', 'diajukan', 'revisi', 'disetujui', 'berjalan'), says: mbkmMessages.stillTakingPart },
      {
        when: both(
          valued('status', 'selesai'),
          valued('statusKonversi', 'belum', 'diajukan', 'disetujui', 'revisi', 'dinilai'),
        ),
        says: mbkmMessages.conversionUnfinished,
      },
      { when: valued('statusKonversi', 'revisi_nilai'), says: mbkmMessages.gradeDisputed },
      {
        when: both(
          valued('status', 'selesai'),
          valued('statusKonversi', 'final'),
          unless(valued('statusSiamik', 'terkirim')),
        ),
        says: mbkmMessages.gradeNotHandedOver,
      },
    ],
  },
  calendar: [
    {
      at: 'tanggalMulai',
      says: 'Mulai kegiatan',
      by: [role.mahasiswa, role.outbound, role.dosen],
      only: { status: ['disetujui', 'berjalan'] },
    },
    {
      at: 'tanggalSelesai',
      says: 'Selesai kegiatan',
      by: [role.mahasiswa, role.outbound, role.dosen],
      only: { status: ['disetujui', 'berjalan'] },
    },
  ],
  reaches: {
    by: [role.timMbkm, role.koordinator, role.dosen],
    ways: {
      mahasiswa: { label: 'Mahasiswa', path: ['idMahasiswa'], as: role.mahasiswa },
      dosen: { label: 'Dosen pembimbing', path: ['idDosenPembimbing'], as: role.dosen },
      mitra: { label: 'PIC mitra', path: ['idPicMitra'], as: role.mitra },
    },
    words: {
      nama: 'namaMahasiswa',
      npm: 'npm',
      prodi: 'idProgramProdi',
      program: 'idProgram',
      periode: 'idPeriode',
      mitra: 'namaMitra',
      dosen: 'idDosenPembimbing',
      status: 'status',
      mulai: 'tanggalMulai',
      selesai: 'tanggalSelesai',
    },
  },
  history: { made: 'pendaftaran', fields: { statusSiamik: 'siamik', idDosenPembimbing: 'dospem' } },
  remarks: { team: staffRoles },
  deletable: { field: 'status', in: ['draf'], otherwise: mbkmMessages.onlyDrafts },
  access: {
    [role.mahasiswa]: owner,
    [role.timMbkm]: allow({ type: 'all' }, ['create', 'update', 'delete', 'export', 'action']),
    [role.dosen]: allow(submitted(supervised()), ['export', 'action']),
    [role.koordinator]: allow(submitted(ownProdi()), ['export', 'action']),
    [role.mitra]: allow(submitted(ownMitra()), ['export', 'action'], { hide: notForPartners }),
    [role.penilai]: allow(submitted(ownProdi()), ['export', 'action']),
    [role.outbound]: owner,
    [role.bakpk]: allow(submitted({ type: 'all' }), ['export', 'action']),
  },
  check: row => inOrder(row.tanggalMulai, row.tanggalSelesai, 'tanggalSelesai'),
  byHand: true,
});

export type Pendaftar = Row<typeof pendaftar>;
