import type { Role } from '../kit/index.ts';
import { role } from '../roles.ts';

/** Result of one entry that a device has sent (docs/domain/30 §2 kirim-banyak). */
export type HasilKirim = 'dibuat' | 'diperbarui' | 'sudah_ada' | 'konflik' | 'ditolak';

/** Most entries of one call. */
export const maksKirim = 50;

/** Roles that may hand in a copy of entries that a device could not send. */
export const penyerahSalinan: readonly Role[] = [role.superAdmin, role.mahasiswa, role.timMbkm, role.dosen];

/** One entry as a device sends it: again and again with the same `idKlien`, until it hears the answer. */
export interface LaporanKirim {
  idKlien: string;
  /** The row that the device has read and changes; without it the row is known by `idKlien`. */
  id?: string;
  /** The version that the device has seen; none while it has not heard of the row. */
  version?: number;
  fields: Readonly<Record<string, unknown>>;
  aksi: 'simpan' | 'ajukan';
}

/** The answer for one of them; `baris` is the server's row where both changed. */
export interface JawabanKirim {
  idKlien: string;
  hasil: HasilKirim;
  id: string | null;
  version: number | null;
  pesan: string | null;
  errors?: Readonly<Record<string, string>>;
  baris?: Readonly<Record<string, unknown>>;
}
