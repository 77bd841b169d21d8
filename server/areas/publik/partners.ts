import type { Registry } from '../../../resources/kit/index.ts';
import { tableName } from '../../platform/database/columns.ts';
import type { DbRow, Queryable } from '../../platform/database/db.ts';
import type { MitraPublik } from '../../platform/landing/types.ts';
import { fileUrl } from './fileUrl.ts';

/** Partners that the public may see. */
export const publicPartner = `t.tampil_publik and t.status = 'aktif'`;

interface Row extends DbRow {
  nama: string;
  logo: string | null;
  website: string | null;
}

const shown = ({ nama, logo, website }: Row): MitraPublik => ({
  nama,
  logoUrl: logo ? fileUrl(logo) : null,
  website,
});

/** Resources of partners that take part in programmes. */
export const partnerResources = ({ programmes }: Registry): string[] =>
  programmes.flatMap(({ partners }) => (partners === undefined ? [] : [partners]));

/** SQL of "takes part in a programme of these kinds" (`$1`). */
export function takesPart(registry: Registry): string {
  const parts = partnerResources(registry).map(
    name => `exists (select 1 from ${tableName(registry.get(name))} k join master_program p on p.id = k.id_program
    where k.id_mitra = t.id and k.aktif and p.id_jenis_mbkm = any($1::uuid[]))`,
  );
  // The parameter must be named all the same: PostgreSQL asks for the type of each.
  return parts.length ? `(${parts.join(' or ')})` : '$1::uuid[] is null';
}

/** Partners of a programme; without kinds those of all. Logos go first. */
export async function publicPartners(
  on: Queryable,
  registry: Registry,
  jenis: readonly string[] | null,
  limit: number,
): Promise<MitraPublik[]> {
  const order = '(t.logo is null), t.nama, t.id';
  const from = `select t.nama, t.logo, t.website from master_mitra t where ${publicPartner}`;
  const rows = jenis
    ? await on.query<Row>(`${from} and ${takesPart(registry)} order by ${order} limit $2`, [jenis, limit])
    : await on.query<Row>(`${from} order by ${order} limit $1`, [limit]);
  return rows.map(shown);
}
