import type { Message } from '../../../../resources/kit/index.ts';
import { pertukaranRefusals } from '../../../../resources/pertukaran/refusals.ts';
import type { Queryable } from '../../../platform/database/db.ts';

/** Result of `cekSks` for a study plan. */
export interface SksCheck {
  npm: string;
  sumber: 'siamik' | 'pertukaran';
  totalSks: number;
  limit: number;
  lebih: boolean;
  judul: string;
  pesan: string | null;
}

/** Addressee of the sentence: the student who submits, or the deciding lecturer. */
export type Said = 'mahasiswa' | 'pemutus';

/** The sentence of the specification for a total beyond the limit; a total that equals it passes. */
export function sksMessage(said: Said, nama: string, total: number, limit: number): Message | null {
  if (total <= limit) return null;
  return said === 'mahasiswa'
    ? pertukaranRefusals.krsLebih({ limit })
    : pertukaranRefusals.sksMahasiswaLebih({ nama, total, limit });
}

/** SKS of the active rows of a study plan. */
export async function sksOf(on: Queryable, idKrs: unknown): Promise<number> {
  const found = await on.one<{ sks: number }>(
    `select coalesce(sum(sks), 0)::int as sks from pertukaran_krs_detail where id_krs = $1 and keadaan = 'aktif'`,
    [idKrs],
  );
  return found?.sks ?? 0;
}
