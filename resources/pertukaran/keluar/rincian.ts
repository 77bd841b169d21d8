import {
  type Access,
  allow,
  date,
  type FileField,
  file,
  type RefField,
  read,
  ref,
  text,
  through,
} from '../../kit/index.ts';
import { mahasiswanya } from '../../mbkm/milikPeserta.ts';
import { role } from '../../roles.ts';

/** Common fields of the details of both outbound programmes (docs/domain/50 §1.7, §1.9). */

const along = through('idPendaftarMbkm');

/** The participation that the detail belongs to, 1:1, and its student. */
export const pendaftarnya = {
  idPendaftarMbkm: ref('mbkm/pendaftar-program-mbkm', {
    required: true,
    fixed: true,
    cascade: true,
    unique: true,
    label: 'Pendaftar',
  }),
  ...mahasiswanya,
  idProgramProdi: ref('master/program-prodi', { readOnly: true, label: 'Program studi', follows: 'idPendaftarMbkm' }),
} as const;

/** Characters of a motivation that a reader can weigh. */
export const motivasi = { min: 50, max: 1500 } as const;

/** The KHS of the host: written by its upload alone. */
export const khs = (mb: number) =>
  ({
    berkasKhs: file(['pdf'], mb, { label: 'KHS' }),
    nomorKhs: text(60, { label: 'Nomor KHS' }),
    tanggalKhs: date({ label: 'Tanggal KHS' }),
  }) as const;

/** Fields that the details of both ways out have, whatever else each has. */
export type IsianRincian = typeof pendaftarnya &
  ReturnType<typeof khs> & { idMasaStudi: RefField<false>; idKampus: RefField<false>; berkasLoa: FileField<false> };

/** Fields of the upload, which no registration writes. */
export const isianKhs = ['berkasKhs', 'nomorKhs', 'tanggalKhs'] as const;

/** Everybody sees the detail of the participations that they see; it is written with its participation. */
export const aksesRincian: Access = {
  [role.mahasiswa]: allow(along, ['create', 'update', 'action']),
  [role.timMbkm]: allow(along, ['create', 'update', 'export', 'action']),
  [role.dosen]: read(along),
  [role.koordinator]: allow(along, ['export', 'action']),
  [role.penilai]: allow(along, ['export', 'action']),
  [role.outbound]: allow(along, ['create', 'update', 'action']),
  [role.bakpk]: read(along),
};
