import { errorIf } from '../checkHelpers.ts';
import {
  actor,
  allow,
  boolean,
  both,
  choice,
  date,
  either,
  email,
  file,
  integer,
  linked,
  longtext,
  match,
  money,
  openToday,
  ownMahasiswa,
  ownMitra,
  read,
  ref,
  refs,
  resource,
  type ShortActor,
  status,
  text,
  valued,
  workflow,
} from '../kit/index.ts';
import { mitraDanPeriode } from '../master/mitraDanPeriode.ts';
import { formulirPendaftaran } from '../mbkm/formulirPendaftaran.ts';
import { programmeMessages } from '../programme/messages.ts';
import { role } from '../roles.ts';
import { bidangIlmu } from './bidang.ts';
import { risetMessages } from './messages.ts';

/** Tim MBKM; a coordinator for a scheme of the own study programme only. */
const deciders: readonly ShortActor[] = [
  role.timMbkm,
  actor(role.koordinator, match('idProdiTunggal', 'idProgramProdi')),
];

/** The life of a scheme (docs/domain/40 §1.2). */
const alurSkema = workflow({
  initial: 'draf',
  states: {
    draf: { label: 'Draf' },
    diajukan: { label: 'Diajukan' },
    revisi: { label: 'Perlu perbaikan' },
    disetujui: { label: 'Disetujui' },
    ditolak: { label: 'Ditolak' },
    ditutup: { label: 'Ditutup' },
  },
  actions: {
    ajukan: {
      label: 'Ajukan',
      from: ['draf', 'revisi'],
      to: 'diajukan',
      needs: mitraDanPeriode,
      by: [role.mitra, role.timMbkm],
      confirm: 'Ajukan skema ini untuk diverifikasi?',
      success: 'Skema diajukan.',
      tone: 'primary',
    },
    setujui: {
      label: 'Setujui',
      from: ['diajukan'],
      to: 'disetujui',
      needs: mitraDanPeriode,
      by: deciders,
      confirm: 'Setujui skema ini dan buka pendaftarannya?',
      success: 'Skema disetujui.',
      tone: 'primary',
    },
    revisi: {
      label: 'Kembalikan',
      from: ['diajukan'],
      to: 'revisi',
      by: deciders,
      note: true,
      success: 'Skema dikembalikan untuk diperbaiki.',
    },
    tolak: {
      label: 'Tolak',
      from: ['diajukan'],
      to: 'ditolak',
      by: deciders,
      note: true,
      confirm: 'Tolak skema ini?',
      success: 'Skema ditolak.',
      tone: 'danger',
    },
    buka: {
      label: 'Buka kembali',
      undoes: ['tutup'],
      from: ['ditutup'],
      to: 'disetujui',
      needs: mitraDanPeriode,
      by: [role.timMbkm],
      note: true,
      confirm: 'Buka kembali pendaftaran skema ini?',
      success: 'Skema dibuka kembali.',
    },
    buka_revisi: {
      label: 'Buka revisi',
      from: ['ditolak'],
      to: 'revisi',
      by: deciders,
      note: true,
      confirm: 'Buka kembali skema yang ditolak? Mitra memperbaiki dan mengajukannya lagi.',
      success: 'Skema dibuka kembali untuk diperbaiki.',
    },
    tutup: {
      label: 'Tutup',
      from: ['disetujui'],
      to: 'ditutup',
      by: [role.mitra, role.timMbkm],
      confirm: 'Tutup pendaftaran skema ini? Pendaftar yang sudah mengajukan tetap diproses.',
      looks: [{ before: 'tanggalTutup', says: programmeMessages.stillRegistering, weight: 'note' }],
      success: 'Skema ditutup.',
      tone: 'danger',
    },
  },
});

const server = { readOnly: true } as const;
/** Open schemes for everybody or the own study programme; one that a student has initiated is that student's. */
const offered = both(
  valued('status', 'disetujui'),
  openToday('tanggalBuka', 'tanggalTutup'),
  either(valued('semuaProdi', true), match('idProgramProdi', 'idProgramProdi')),
  either(valued('idMahasiswa', null), ownMahasiswa()),
);
const handedIn = valued('status', 'diajukan', 'revisi', 'disetujui', 'ditolak', 'ditutup');

/** Scheme of research that a partner offers to students in a period (docs/domain/40 §1.2). */
export const skemaMitra = resource({
  name: 'riset/skema-mitra',
  endpoint: 'v5/riset/verifikasi-skema',
  label: 'Skema Riset',
  representation: '{namaSkema}',
  fields: {
    idMitra: ref('master/mitra', { required: true }),
    idPeriode: ref('master/periode', { required: true }),
    namaSkema: text(150, { required: true, label: 'Nama skema' }),
    bidangIlmu: choice(bidangIlmu, { required: true, label: 'Bidang ilmu' }),
    deskripsi: longtext({ required: true }),
    kualifikasi: longtext(),
    modePelaksanaan: choice(
      { luring: 'Luring', daring: 'Daring', hibrida: 'Hibrida' },
      { required: true, label: 'Moda pelaksanaan' },
    ),
    lokasi: text(200, { required: true }),
    kuota: integer(1, 100, { required: true, unit: 'mahasiswa', holds: 'terisi' }),
    terisi: integer(0, 10_000, { ...server, default: 0 }),
    sksMaksimal: integer(1, 20, { required: true, default: 20, label: 'SKS maksimal', unit: 'SKS' }),
    pembiayaan: choice(
      { mandiri: 'Mandiri', mitra: 'Mitra', universitas: 'Universitas', hibah: 'Hibah' },
      { required: true },
    ),
    uangSaku: money({ label: 'Uang saku per bulan' }),
    idProgramProdi: refs('master/program-prodi', {
      label: 'Program studi',
      help: 'Kosongkan untuk semua program studi.',
    }),
    semuaProdi: boolean({ derived: true, label: 'Untuk semua program studi' }),
    idProdiTunggal: ref('master/program-prodi', { derived: true, label: 'Hanya program studi' }),
    tanggalBuka: date({ required: true, label: 'Pendaftaran dibuka' }),
    tanggalTutup: date({ required: true, label: 'Pendaftaran ditutup' }),
    tanggalMulai: date({ required: true, label: 'Pelaksanaan mulai' }),
    tanggalSelesai: date({ required: true, label: 'Pelaksanaan selesai' }),
    idJenisLuaran: refs('master/jenis-luaran', { label: 'Luaran wajib' }),
    pembimbingMitra: text(120, { required: true, label: 'Pembimbing mitra' }),
    emailPembimbingMitra: email({
      required: true,
      label: 'Surel pembimbing mitra',
      aliases: ['E-mail pembimbing mitra'],
    }),
    dokumen: file(['pdf'], 5),
    idFormulir: formulirPendaftaran(),
    sumber: choice({ mitra: 'Mitra', inisiasi: 'Inisiasi mahasiswa' }, { ...server, default: 'mitra' }),
    idMahasiswa: ref('master/mahasiswa', { ...server, label: 'Mahasiswa pengusul' }),
    idInisiasiMitra: ref('riset/inisiasi-mitra', { ...server, label: 'Inisiasi mitra' }),
    status: status(alurSkema),
    catatan: longtext({ ...server, label: 'Catatan pemeriksa' }),
  },
  sections: {
    Skema: ['idMitra', 'idPeriode', 'namaSkema', 'bidangIlmu', 'deskripsi', 'kualifikasi', 'idJenisLuaran', 'dokumen'],
    Pelaksanaan: [
      'modePelaksanaan',
      'lokasi',
      'tanggalMulai',
      'tanggalSelesai',
      'sksMaksimal',
      'pembiayaan',
      'uangSaku',
    ],
    Pendaftaran: ['tanggalBuka', 'tanggalTutup', 'kuota', 'terisi', 'idProgramProdi', 'idFormulir'],
    Pembimbing: ['pembimbingMitra', 'emailPembimbingMitra'],
    Asal: ['sumber', 'idMahasiswa', 'catatan'],
  },
  beneath: { namaSkema: 'idMitra' },
  columns: ['namaSkema', 'idMitra', 'bidangIlmu', 'idPeriode', 'terisi', 'kuota', 'tanggalTutup', 'status'],
  filters: [
    'status',
    'idMitra',
    'idPeriode',
    'bidangIlmu',
    'modePelaksanaan',
    'pembiayaan',
    'sumber',
    'tanggalTutup',
    'tanggalBuka',
  ],
  search: ['namaSkema'],
  sort: ['-createdAt'],
  orders: ['namaSkema', 'terisi', 'kuota', 'updatedAt'],
  unique: [[['idMitra', 'idPeriode', 'namaSkema'], risetMessages.schemeName]],
  copy: {
    start: 'tanggalBuka',
    within: 'idPeriode',
    along: 'idPeriode',
    names: ['namaSkema'],
    // Schemes that a student proposed are for that student only.
    rows: both(valued('sumber', 'mitra'), valued('status', 'disetujui', 'ditutup')),
  },
  opens: {
    field: 'status',
    as: ['disetujui'],
    until: 'tanggalTutup',
    says: risetMessages.registrationOver,
  },
  deletable: {
    field: 'status',
    in: ['draf'],
    free: [role.timMbkm, role.superAdmin],
    otherwise: risetMessages.onlyDraftScheme,
  },
  access: {
    [role.mahasiswa]: allow(either(offered, linked('riset/pendaftaran', 'idSkema')), [], {
      hide: ['catatan', 'idFormulir'],
    }),
    [role.timMbkm]: allow({ type: 'all' }, ['create', 'update', 'delete', 'import', 'export', 'action']),
    [role.dosen]: read(handedIn),
    [role.koordinator]: allow(handedIn, ['export', 'action']),
    [role.mitra]: allow(ownMitra(), ['create', 'update', 'delete', 'export', 'action'], {
      offered: valued('status', 'draf', 'revisi'),
      hide: ['idFormulir'],
    }),
    [role.penilai]: read(handedIn),
    [role.bakpk]: read(handedIn),
  },
  check: row => {
    const days = [row.tanggalBuka, row.tanggalTutup, row.tanggalMulai, row.tanggalSelesai];
    const given = days.filter(day => day != null);
    const wrong = given.some((day, i) => i > 0 && day < (given[i - 1] ?? day));
    return errorIf(wrong, 'tanggalTutup', risetMessages.daysReversed);
  },
  derive: row => {
    const prodi = row.idProgramProdi ?? [];
    return { semuaProdi: prodi.length === 0, idProdiTunggal: prodi.length === 1 ? (prodi[0] ?? null) : null };
  },
});
