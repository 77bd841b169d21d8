import {
  allow,
  both,
  datetime,
  decimal,
  file,
  integer,
  longtext,
  type Row,
  read,
  ref,
  resource,
  type Scope,
  status,
  text,
  through,
  url,
  valued,
  workflow,
} from '../kit/index.ts';

/** The life of an output (docs/domain/20 §1.11). */
export const alurLuaran = workflow({
  initial: 'draf',
  states: {
    draf: { label: 'Draf', tone: 'draf' },
    diajukan: { label: 'Diajukan', tone: 'diajukan' },
    revisi: { label: 'Revisi', tone: 'revisi' },
    disetujui: { label: 'Disetujui', tone: 'baik' },
  },
  actions: {
    ajukan: {
      label: 'Ajukan',
      from: ['draf', 'revisi'],
      to: 'diajukan',
      roles: ['HA02'],
      confirm: 'Ajukan luaran ini? Berkas tidak dapat diganti selama diperiksa.',
      success: 'Luaran diajukan kepada dosen pembimbing.',
      tone: 'primary',
    },
    setujui: {
      label: 'Setujui',
      from: ['diajukan'],
      to: 'disetujui',
      roles: ['HA04'],
      confirm: 'Setujui luaran ini?',
      success: 'Luaran disetujui.',
      tone: 'primary',
    },
    revisi: {
      label: 'Kembalikan',
      from: ['diajukan'],
      to: 'revisi',
      roles: ['HA04'],
      success: 'Luaran dikembalikan untuk diperbaiki.',
    },
  },
});

export type StatusLuaran = keyof typeof alurLuaran.states;

/** States in which an output is still in its owner's hands. */
export const luaranTerbuka = ['draf', 'revisi'] as const satisfies StatusLuaran[];
/** The kind of output that is graded and needs the signed approval page. */
export const laporanAkhir = 'laporan_akhir';

const server = { readOnly: true } as const;
const fields = {
  idPendaftarMbkm: ref('mbkm/pendaftar-program-mbkm', {
    required: true,
    fixed: true,
    cascade: true,
    label: 'Pendaftar',
  }),
  // Copies, so that lists search, filter and sort by them.
  idMahasiswa: ref('master/mahasiswa', server),
  npm: text(15, { ...server, label: 'NPM' }),
  namaMahasiswa: text(150, server),
  idJenisLuaran: ref('master/jenis-luaran', { required: true, fixed: true, label: 'Jenis luaran' }),
  kodeJenisLuaran: text(20, { ...server, label: 'Kode jenis luaran' }),
  judul: text(200, { required: true }),
  abstrak: longtext(),
  tautan: url(),
  berkas: file(['pdf'], 20, { label: 'Berkas luaran' }),
  berkasPengesahan: file(['pdf'], 5, { label: 'Lembar pengesahan' }),
  persenKemiripan: decimal(5, 2, { ...server, min: 0, max: 100, label: 'Kemiripan (%)' }),
  tanggalUnggah: datetime({ ...server, label: 'Diajukan' }),
  revisiKe: integer(0, 999, { ...server, default: 0, label: 'Revisi ke' }),
  nilai: decimal(5, 2, { ...server, min: 0, max: 100 }),
  status: status(alurLuaran),
  catatan: longtext({ ...server, label: 'Catatan dosen' }),
};

const along = through('idPendaftarMbkm');
const submitted = (scope: Scope): Scope => both(scope, valued('status', 'diajukan', 'revisi', 'disetujui'));
/** Grades are the lecturer's until the conversion is final (docs/domain/20 §1.7). */
const notForStudents = { hide: ['nilai'] } as const;

/**
 * What an internship leaves behind, the final report among it (docs/domain/20 §1.11). Handing it in again keeps the
 * former file as an earlier version. What depends on other rows is in `server/rules/kegiatan`.
 */
export const luaranMagang = resource({
  name: 'magang/luaran-magang',
  label: 'Luaran Magang',
  representation: '{judul}',
  fields,
  sections: {
    Luaran: ['idPendaftarMbkm', 'idJenisLuaran', 'judul', 'abstrak'],
    Berkas: ['tautan', 'berkas', 'berkasPengesahan'],
  },
  columns: ['npm', 'namaMahasiswa', 'idJenisLuaran', 'judul', 'revisiKe', 'tanggalUnggah', 'status'],
  filters: ['status', 'idMahasiswa', 'idJenisLuaran', 'kodeJenisLuaran', 'tanggalUnggah'],
  search: ['judul', 'namaMahasiswa', 'npm'],
  sort: ['-tanggalUnggah'],
  access: {
    HA02: allow(along, ['create', 'update', 'delete', 'export', 'action'], notForStudents),
    HA03: read(along),
    HA04: allow(submitted(along), ['export', 'action']),
    HA05: read(submitted(along)),
    HA06: read(submitted(along), notForStudents),
    HA07: read(submitted(along)),
    HA10: read(submitted(along)),
  },
});

export type LuaranMagang = Row<typeof luaranMagang>;
