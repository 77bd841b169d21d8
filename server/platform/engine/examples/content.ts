import type { Queryable } from '../../database/db.ts';

/** Content of the database: nothing yet (undefined), the examples, or an installation of its own. */
export async function contentOf(db: Queryable): Promise<'demo' | 'kosong' | undefined> {
  const mark = await db.one<{ nilai: 'demo' | 'kosong' }>(`select nilai from _portal where kunci = 'isi'`);
  return mark?.nilai;
}
