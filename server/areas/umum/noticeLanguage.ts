import { isRecord } from '../../../resources/kit/index.ts';
import type { Bahasa } from '../../../resources/pengaturan/bahasa.ts';
import type { DbRow, Queryable } from '../../platform/database/db.ts';

/** Notices as they are stored, in the language of their reader; in Indonesian where that language does not have them. */
export async function noticesIn<R extends DbRow>(on: Queryable, rows: readonly R[], bahasa: Bahasa): Promise<R[]> {
  if (bahasa === 'id' || !rows.length) return [...rows];
  const stored = await on.query<{ id: string; said: unknown }>(
    'select id, lain -> $2 as said from notifikasi where id = any($1::uuid[]) and lain -> $2 is not null',
    [rows.map(({ id }) => id), bahasa],
  );
  const said = new Map(stored.map(one => [one.id, one.said]));
  return rows.map(row => {
    const words = typeof row.id === 'string' ? said.get(row.id) : undefined;
    return isRecord(words) ? { ...row, judul: String(words.judul), isi: String(words.isi) } : row;
  });
}
