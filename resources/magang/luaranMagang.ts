import {
  allow,
  datetime,
  decimal,
  file,
  integer,
  longtext,
  type Row,
  read,
  ref,
  resource,
  status,
  text,
  url,
} from '../kit/index.ts';
import { alurPeriksa, tanpaDraf } from '../mbkm/alurPeriksa.ts';
import { along, mahasiswanya, pendaftarnya } from '../mbkm/milikPeserta.ts';

/** The life of an output (docs/domain/20 §1.11). */
export const alurLuaran = alurPeriksa({
  ajukan: {
    confirm: 'Ajukan luaran ini? Berkas tidak dapat diganti selama diperiksa.',
    success: 'Luaran diajukan kepada dosen pembimbing.',
  },
  setujui: { confirm: 'Setujui luaran ini?', success: 'Luaran disetujui.' },
  revisi: { success: 'Luaran dikembalikan untuk diperbaiki.' },
});

/** The kind of output that is graded and needs the signed approval page. */
export const laporanAkhir = 'laporan_akhir';

const server = { readOnly: true } as const;
const fields = {
  idPendaftarMbkm: pendaftarnya,
  ...mahasiswanya,
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
  history: 'luaran',
  access: {
    HA02: allow(along, ['create', 'update', 'delete', 'export', 'action'], notForStudents),
    HA03: read(along),
    HA04: allow(tanpaDraf(along), ['export', 'action']),
    HA05: read(tanpaDraf(along)),
    HA06: read(tanpaDraf(along), notForStudents),
    HA07: read(tanpaDraf(along)),
    HA10: read(tanpaDraf(along)),
  },
});

export type LuaranMagang = Row<typeof luaranMagang>;
