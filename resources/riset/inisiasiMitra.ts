import { regionInside } from '../checkHelpers.ts';
import {
  actor,
  allow,
  both,
  choice,
  email,
  file,
  integer,
  longtext,
  ofRow,
  ownMahasiswa,
  ownProdi,
  phone,
  type Row,
  read,
  ref,
  resource,
  status,
  text,
  url,
  valued,
  workflow,
} from '../kit/index.ts';
import { role } from '../roles.ts';
import { bidangIlmu, lamaRiset } from './bidang.ts';
import { risetMessages } from './messages.ts';

/** The life of a partner that a student proposes (docs/domain/40 §1.2). */
const alurInisiasi = workflow({
  initial: 'draf',
  states: {
    draf: { label: 'Draf' },
    diajukan: { label: 'Diajukan' },
    revisi: { label: 'Perlu perbaikan' },
    disetujui: { label: 'Disetujui' },
    ditolak: { label: 'Ditolak' },
  },
  actions: {
    ajukan: {
      label: 'Ajukan',
      from: ['draf', 'revisi'],
      to: 'diajukan',
      by: [actor(role.mahasiswa, ownMahasiswa())],
      confirm: 'Ajukan usulan mitra ini ke Tim MBKM?',
      success: 'Usulan mitra diajukan.',
      tone: 'primary',
    },
    setujui: {
      label: 'Setujui',
      from: ['diajukan'],
      to: 'disetujui',
      by: [role.timMbkm],
      confirm: 'Setujui usulan ini? Mitra dicatat dan skemanya dibuat.',
      success: 'Usulan disetujui; skemanya menunggu verifikasi.',
      tone: 'primary',
    },
    revisi: {
      label: 'Kembalikan',
      from: ['diajukan'],
      to: 'revisi',
      by: [role.timMbkm],
      note: true,
      success: 'Usulan dikembalikan untuk diperbaiki.',
    },
    buka_revisi: {
      label: 'Buka revisi',
      from: ['ditolak'],
      to: 'revisi',
      by: [role.timMbkm],
      note: true,
      confirm: 'Buka kembali usulan yang ditolak? Mahasiswa memperbaiki dan mengajukannya lagi.',
      success: 'Usulan dibuka kembali untuk diperbaiki.',
    },
    tautkan: {
      label: 'Tautkan ke mitra terdaftar',
      from: ['diajukan'],
      by: [role.timMbkm],
      takes: { idMitra: ofRow({ required: true }) },
      success: 'Usulan ditautkan.',
    },
    tolak: {
      label: 'Tolak',
      from: ['diajukan'],
      to: 'ditolak',
      by: [role.timMbkm],
      note: true,
      confirm: 'Tolak usulan mitra ini?',
      success: 'Usulan ditolak.',
      tone: 'danger',
    },
  },
});

/** States in which a student's proposal of a period is still under way. */
export const inisiasiTerbuka = ['draf', 'revisi', 'diajukan'] as const;

const server = { readOnly: true } as const;
const handedIn = valued('status', 'diajukan', 'revisi', 'disetujui', 'ditolak');

/** A partner that the portal does not know yet, proposed by a student with the research to be done there. */
export const inisiasiMitra = resource({
  name: 'riset/inisiasi-mitra',
  endpoint: 'v5/riset/inisiasi-mitra',
  decidedAt: [{ path: ':id/tautkan', method: 'POST', actions: ['tautkan'] }],
  label: 'Usulan Mitra',
  representation: '{namaMitra}',
  fields: {
    idMahasiswa: ref('master/mahasiswa', { ...server, required: true }),
    npm: text(15, { ...server, label: 'NPM', follows: 'idMahasiswa', repeats: ['{idMahasiswa.npm}'] }),
    namaMahasiswa: text(150, { ...server, follows: 'idMahasiswa', repeats: ['{idMahasiswa.nama}'] }),
    idProgramProdi: ref('master/program-prodi', { ...server, label: 'Program studi' }),
    idPeriode: ref('master/periode', { required: true, only: { status: 'aktif' } }),
    namaMitra: text(150, { required: true, label: 'Nama mitra' }),
    idJenisMitra: ref('master/jenis-mitra', { required: true, label: 'Jenis mitra' }),
    bidangUsaha: text(120, { required: true, label: 'Bidang usaha' }),
    alamat: text(250, { required: true }),
    idProvinsi: ref('master/provinsi', { required: true, label: 'Provinsi' }),
    idKabupaten: ref('master/kabupaten', {
      required: true,
      dependsOn: { idProvinsi: 'idProvinsi' },
      label: 'Kabupaten/Kota',
    }),
    laman: url(),
    telepon: phone(),
    email: email({ required: true, label: 'Surel mitra', aliases: ['E-mail mitra'] }),
    namaPic: text(150, { required: true, label: 'Nama PIC' }),
    jabatanPic: text(100, { required: true, label: 'Jabatan PIC' }),
    emailPic: email({ required: true, label: 'Surel PIC', aliases: ['E-mail PIC'] }),
    noHpPic: phone({ required: true, label: 'No. HP PIC' }),
    judulUsulan: text(200, { required: true, label: 'Judul riset' }),
    bidangIlmu: choice(bidangIlmu, { required: true, label: 'Bidang ilmu' }),
    ringkasan: longtext({ required: true, label: 'Ringkasan riset' }),
    alasan: longtext({ required: true, label: 'Alasan memilih mitra ini' }),
    lamaBulan: integer(lamaRiset.min, lamaRiset.max, { required: true, label: 'Lama riset', unit: 'bulan' }),
    rencanaKerjaSama: choice({ loa: 'LoA', pks: 'PKS', mou: 'MoU' }, { required: true, label: 'Rencana kerja sama' }),
    suratKesediaan: file(['pdf'], 2, { required: true, label: 'Surat kesediaan mitra' }),
    profilMitra: file(['pdf'], 5, { label: 'Profil mitra' }),
    idMitra: ref('master/mitra', { ...server, only: { status: 'aktif' }, label: 'Mitra terdaftar' }),
    status: status(alurInisiasi),
    catatan: longtext({ ...server, label: 'Catatan pemeriksa' }),
  },
  sections: {
    Mitra: [
      'idPeriode',
      'namaMitra',
      'idJenisMitra',
      'bidangUsaha',
      'alamat',
      'idProvinsi',
      'idKabupaten',
      'laman',
      'telepon',
      'email',
    ],
    'Penanggung jawab (PIC)': ['namaPic', 'jabatanPic', 'emailPic', 'noHpPic'],
    Riset: ['judulUsulan', 'bidangIlmu', 'ringkasan', 'alasan', 'lamaBulan', 'rencanaKerjaSama'],
    Berkas: ['suratKesediaan', 'profilMitra'],
    Hasil: ['idMitra', 'catatan'],
  },
  columns: ['npm', 'namaMahasiswa', 'namaMitra', 'idKabupaten', 'judulUsulan', 'idPeriode', 'status'],
  filters: ['status', 'idPeriode', 'idProgramProdi', 'idMahasiswa'],
  search: ['namaMitra', 'namaMahasiswa', 'npm', 'judulUsulan'],
  sort: ['-createdAt'],
  orders: ['npm', 'namaMahasiswa', 'namaMitra', 'updatedAt'],
  deletable: { field: 'status', in: ['draf'], otherwise: risetMessages.onlyDraftProposal },
  access: {
    [role.mahasiswa]: allow(ownMahasiswa(), ['create', 'update', 'delete', 'action']),
    [role.timMbkm]: allow(handedIn, ['export', 'action']),
    [role.koordinator]: read(both(ownProdi(), handedIn)),
    [role.bakpk]: read(handedIn),
  },
  check: row => regionInside(row.idKabupaten, row.idProvinsi, 'idKabupaten', 'Kabupaten/Kota'),
});

export type InisiasiMitra = Row<typeof inisiasiMitra>;
