import type { MergeObstacle, Resource } from '../../../../resources/kit/index.ts';
import { refusals } from '../../../../resources/platformRefusals.ts';
import { column, typeOf } from '../../database/columns.ts';
import { type Moved, placeOf } from './moveReferences.ts';
import { type Asking, type Obstacle, rowsNamed } from './obstacles.ts';
import type { StoredMerging } from './storedMerging.ts';

/** History entries written by merging and by undoing it. */
const ownDeeds = `('gabung', 'batal_gabung')`;

/** Later changes to the results of a merge, which prevent undoing it. */
export async function newerThan(asking: Asking, r: Resource, merging: StoredMerging): Promise<Obstacle[]> {
  const later = await laterMergings(asking, r, merging);
  if (later.length) return later;
  const found: Obstacle[] = [];
  const { idTetap, idLebur, namaTetap, versi, pindah } = merging;
  const kept = await changedSince(asking, r, { [idTetap]: versi });
  if (kept.length) found.push(newer(`“${namaTetap}”`, await named(asking, r, kept)));
  const binned = await asking.on.one('select 1 as ada from internal_sampah where resource = $1 and id_baris = $2', [
    r.name,
    idLebur,
  ]);
  if (!binned) found.push({ said: refusals.merge.notInBin, baris: [] });
  const seen = new Map<string, Set<string>>();
  const note = (name: string, ids: readonly string[]) => seen.set(name, new Set([...(seen.get(name) ?? []), ...ids]));
  for (const [name, versions] of Object.entries(pindah.versions))
    note(name, await changedSince(asking, asking.engine.registry.get(name), versions));
  for (const group of pindah.moved) note(group.resource, await otherwise(asking, group));
  for (const [name, ids] of seen) {
    if (!ids.size) continue;
    const other = asking.engine.registry.get(name);
    found.push(newer(`${other.label} (${ids.size})`, await named(asking, other, [...ids])));
  }
  return found;
}

const newer = (apa: string, baris: MergeObstacle['baris']): Obstacle => ({
  said: refusals.merge.changedSince({ apa }),
  baris,
});

const named = async (asking: Asking, r: Resource, ids: readonly string[]): Promise<MergeObstacle['baris']> =>
  (await rowsNamed(
    asking,
    r,
    '(select a from x)',
    [ids],
    `select unnest($1::${typeOf(r, 'id', asking.engine.registry)}[]) as a`,
  )) ?? [];

/** Mergings that stand on this one: they go first. */
async function laterMergings({ on }: Asking, r: Resource, { id, idTetap, versi }: StoredMerging): Promise<Obstacle[]> {
  const rows = await on.query<{ namaTetap: string | null; namaLebur: string | null }>(
    `select nama_tetap as "namaTetap", nama_lebur as "namaLebur" from internal_penggabungan
      where resource = $1 and id <> $2 and dibatalkan_pada is null
        and (id_lebur = $3 or (id_tetap = $3 and versi > $4)) order by waktu`,
    [r.name, id, idTetap, versi],
  );
  return rows.map(({ namaTetap, namaLebur }) => ({
    said: refusals.merge.mergedLater({ lebur: namaLebur ?? '', tetap: namaTetap ?? '' }),
    baris: [],
  }));
}

/** Rows with a later history than their version then, mergings aside. */
async function changedSince(
  { on }: Asking,
  r: Resource,
  versions: Readonly<Record<string, number>>,
): Promise<string[]> {
  if (r.unaudited) return [];
  const known = Object.entries(versions).map(([i, v]) => ({ i, v }));
  const rows = await on.query<{ id: string }>(
    `select distinct h.id_baris as id from json_to_recordset($1::json) as n(i text, v integer)
       join internal_riwayat h on h.id_baris = n.i and h.resource = $2
      where h.versi > n.v and h.aksi not in ${ownDeeds}`,
    [JSON.stringify(known), r.name],
  );
  return rows.map(({ id }) => id);
}

/** Moved rows, or the rows around them, that do not say any more what the merging made them say. */
async function otherwise({ on, engine }: Asking, group: Moved): Promise<string[]> {
  const { table, type, r } = placeOf(engine, group);
  const id = typeOf(r, 'id', engine.registry);
  const given = group.rows.map(({ id: i, parent = i, ke: k }) => ({ i, p: parent, k }));
  const rows = await on.query<{ id: string }>(
    `select distinct n.p as id from json_to_recordset($1::json) as n(i ${group.child ? 'uuid' : id}, p text, k ${type})
       left join ${table} t on t.id = n.i where t.id is null or t.${column(group.field)} is distinct from n.k`,
    [JSON.stringify(given)],
  );
  return rows.map(({ id: row }) => row);
}
