import type { MitraSerupa } from '../../../resources/riset/bacaan.ts';
import { risetRefusals } from '../../../resources/riset/refusals.ts';
import type { DbRow, Queryable } from '../../platform/database/db.ts';
import { conflict } from '../../platform/errors.ts';

/** From here on two names are said to be alike (docs/domain/40 §1.2). */
const alike = 0.6;

/** A name without case, punctuation and the kind of company, as SQL. */
const plain = (sql: string): string =>
  `btrim(regexp_replace(regexp_replace(' ' || regexp_replace(lower(${sql}), '[^[:alnum:]]+', ' ', 'g') || ' ',
    ' (pt|cv|ud|tbk|persero)(?= )', ' ', 'g'), ' +', ' ', 'g'))`;

interface Found extends DbRow, MitraSerupa {}

/** Partners whose names are the same or alike, the likest first; refused ones are none. */
export const partnersLike = (on: Queryable, name: string): Promise<Found[]> =>
  on.query<Found>(
    `select * from (select m.id, m.nama, m.kota, ${plain('m.nama')} = ${plain('$1')} as sama,
       round(similarity(${plain('m.nama')}, ${plain('$1')})::numeric, 2)::float8 as kemiripan
     from master_mitra m where m.status <> 'ditolak') x
     where x.sama or x.kemiripan >= ${alike} order by x.sama desc, x.kemiripan desc, x.nama limit 5`,
    [name.slice(0, 200)],
  );

/** Advice to a student who proposes an existing partner, and to who decides. */
const instead = {
  mahasiswa: risetRefusals.partnerKnown,
  pemutus: risetRefusals.partnerKnownLink,
};

/** @throws HttpError 409 for the name of a partner that the portal knows, with what to do instead */
export async function mustBeNew(on: Queryable, name: unknown, who: keyof typeof instead = 'mahasiswa'): Promise<void> {
  if (typeof name !== 'string') return;
  const same = (await partnersLike(on, name)).find(({ sama }) => sama);
  if (same) throw conflict(instead[who]({ nama: same.nama }));
}
