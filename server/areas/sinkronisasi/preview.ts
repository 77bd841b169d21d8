import { sinkronisasiRefusals } from '../../../resources/sinkronisasi/refusals.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { keep } from '../../platform/access/keptSaid.ts';
import { column, labelSql, tableName } from '../../platform/database/columns.ts';
import type { DbRow } from '../../platform/database/db.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { keyText } from '../../platform/engine/import/keyQuery.ts';
import { SiamikUnavailable } from '../mbkm/siamik.ts';
import { readSetting } from '../pengaturan/settings.ts';
import { compare, seenKey } from './compare.ts';
import type { Item } from './previewItem.ts';
import { beginPreview, dropOld, dropPreview, openPreview, previewMinutes, saveItems } from './previewStore.ts';
import { type Pending, resolve } from './resolveReferences.ts';
import { academicSource } from './siamik/chooseSource.ts';
import type { AcademicSource, SourceRow } from './siamik/port.ts';
import { noteStatus, orBadGateway, type SourceSettings } from './siamik/source.ts';
import type { Kind, Part } from './sourceMapping.ts';

const mostPages = 20_000;
const localBatch = 1000;

/**
 * Fetches all of a kind from the source and keeps what differs (docs/domain/10 §3.5 "get-data"). A page is compared and
 * stored before the next is asked for; only the keys are held.
 * @returns id of the preview
 * @throws HttpError 502 when the source does not answer; nothing is kept then
 */
export async function takePreview(engine: Engine, caller: Caller, kind: Kind): Promise<string> {
  const { db, now } = engine;
  const at = now();
  const { settings, source } = await orBadGateway(() => academicSource(db));
  await dropOld(db, kind.name, new Date(at.getTime() - 2 * (await previewMinutes(db)) * 60_000));
  const id = await beginPreview(db, kind.name, caller.userId, at);
  try {
    const { gone, local } = await orBadGateway(() => fill(engine, kind, source, id));
    const limit = await readSetting(db, 'sinkron.batasHilang');
    await openPreview(db, id, {
      mode: settings.mode,
      sumber: settings.kode,
      terlaluBanyakHilang: local > 0 && (gone / local) * 100 > limit,
    });
    await noteStatus(db, settings.id, 'Terhubung.', at);
    return id;
  } catch (error) {
    await dropPreview(db, id);
    await noteFailure(engine, settings, error);
    throw error;
  }
}

async function noteFailure({ db, now }: Engine, settings: SourceSettings, error: unknown): Promise<void> {
  if (error instanceof Error) await noteStatus(db, settings.id, error.message, now());
}

interface Filling {
  engine: Engine;
  id: string;
  bagian: number;
  pending: Pending;
}

async function fill(
  engine: Engine,
  kind: Kind,
  source: AcademicSource,
  id: string,
): Promise<{ gone: number; local: number }> {
  const filling: Filling = { engine, id, bagian: 0, pending: new Set() };
  let [gone, local] = [0, 0];
  for (const [number, part] of kind.parts.entries()) {
    const seen = new Set<string>();
    for await (const page of pagesOf(source, part)) await takePage(filling, part, number, page, seen);
    const found = await findGone(filling, part, number, seen);
    gone += found.gone;
    local += found.local;
  }
  return { gone, local };
}

/** Pages of the source, cut to the rows of the part. @throws SiamikUnavailable when they end early */
async function* pagesOf(source: AcademicSource, part: Part): AsyncGenerator<SourceRow[]> {
  let received = 0;
  let promised = 0;
  for (let halaman = 1; halaman <= mostPages; halaman++) {
    const { data, total } = await source.page(part.path, halaman);
    received += data.length;
    promised = total;
    const wanted = part.wants ? data.filter(part.wants) : data;
    const rows = part.inside ? wanted.flatMap(part.inside) : [...wanted];
    if (rows.length) yield rows;
    if (!data.length || received >= total) break;
  }
  // Rows that did not come would look as if they had gone, and be deactivated.
  if (received !== promised)
    throw new SiamikUnavailable(sinkronisasiRefusals.incomplete({ n: received, dari: promised }));
}

async function takePage(
  filling: Filling,
  part: Part,
  number: number,
  page: readonly SourceRow[],
  seen: Set<string>,
): Promise<void> {
  const { db, registry } = filling.engine;
  const resolved = await resolve(db, registry, part, page, filling.pending);
  const items = await compare(db, registry, part, number, resolved, filling.pending);
  for (const [n, row] of resolved.entries()) {
    const key = seenKey(part, row);
    const item = items[n];
    if (seen.has(key) && item) items[n] = twice(part, row.source, item);
    seen.add(key);
  }
  await saveItems(db, filling.id, filling.bagian++, items);
}

/** The second of two rows with one key is never written. */
const twice = (part: Part, source: SourceRow, item: Item): Item => ({
  ...item,
  s: item.s === 'sama' ? 'berubah' : item.s,
  r: source,
  x: keep(part.twice),
  g: true,
});

/** A row of ours, with the parts of its key (`k0`, `k1`). */
interface Local extends DbRow {
  id: string;
  version: number;
  label: string;
}

/** Rows that came from SIAMIK and are no longer there. */
async function findGone(
  filling: Filling,
  part: Part,
  number: number,
  seen: ReadonlySet<string>,
): Promise<{ gone: number; local: number }> {
  const { db, registry } = filling.engine;
  const r = registry.get(part.resource);
  const keys = part.key.map((name, i) => `t.${column(name)} as k${i}`).join(', ');
  const only = part.only ? `and t.${column(part.only[0])} = $3` : '';
  const sql = `select t.id, t.version, ${keys}, ${labelSql(r, 't', registry)} as label from ${tableName(r)} t
    where t.sumber = 'siamik' and t.aktif and ($1::uuid is null or t.id > $1) ${only} order by t.id limit $2`;
  let [gone, local] = [0, 0];
  let after: string | null = null;
  for (;;) {
    const rows: Local[] = await db.query<Local>(sql, [after, localBatch, ...(part.only ? [part.only[1]] : [])]);
    const items = rows.flatMap<Item>(row => {
      const key = part.key.map((_, i) => row[`k${i}`] ?? null);
      if (seen.has(keyText([...key, null]))) return [];
      return [
        {
          p: number,
          s: 'hilang',
          k: goneName(key, row),
          n: row.label,
          id: row.id,
          v: row.version,
        },
      ];
    });
    if (items.length) await saveItems(db, filling.id, filling.bagian++, items);
    gone += items.length;
    local += rows.length;
    if (rows.length < localBatch) return { gone, local };
    after = rows.at(-1)?.id ?? null;
  }
}

/** Codes are shown, ids are not. */
const goneName = (key: readonly unknown[], { label }: Local): string => {
  const last = String(key.at(-1) ?? '');
  return /^[0-9a-f]{8}-/.test(last) ? (label.split(' ')[0] ?? '') : last;
};
