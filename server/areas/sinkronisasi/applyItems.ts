import { v7 as uuidv7 } from 'uuid';
import { errorsByField, labelFromName, Message, type Resource, term } from '../../../resources/kit/index.ts';
import type { HasilBaris, StatusBeda } from '../../../resources/sinkronisasi/pratinjau.ts';
import { sinkronisasiRefusals } from '../../../resources/sinkronisasi/refusals.ts';
import { keep } from '../../platform/access/keptSaid.ts';
import { storedFields, tableName } from '../../platform/database/columns.ts';
import type { DbRow, RowData, Tx } from '../../platform/database/db.ts';
import { type Changes, diff } from '../../platform/engine/audit.ts';
import { defaultsOf } from '../../platform/engine/check.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { translate } from '../../platform/engine/dbErrors.ts';
import {
  insertSet,
  type SetChange,
  type SetContext,
  type SetRow,
  updateSet,
} from '../../platform/engine/import/setWrite.ts';
import { storedColumns } from '../../platform/engine/select.ts';
import { HttpError, saidBy } from '../../platform/errors.ts';
import { changesOf } from './compare.ts';
import { leftPrograms } from './leftPrograms.ts';
import type { Item } from './previewItem.ts';
import type { Starter } from './previewStore.ts';
import { type Resolved, resolve } from './resolveReferences.ts';
import type { Kind, Part } from './sourceMapping.ts';

const { changedMeanwhile, same, field: atField } = sinkronisasiRefusals.report;
const audit = { action: 'sinkron', importId: null } as const;
const actionOf: Readonly<Record<StatusBeda, HasilBaris['aksi']>> = {
  baru: 'tambah',
  berubah: 'perbarui',
  hilang: 'nonaktifkan',
  sama: 'lewati',
};

const outcome = (item: Item, hasil: HasilBaris['hasil'], pesan: Message | null): HasilBaris => ({
  aksi: actionOf[item.s],
  hasil,
  pesan: pesan && keep(pesan),
});

/**
 * Writes items of a preview: new rows, synchronised fields of changed ones, `aktif` of those that are gone. A part at a
 * time, set-based in a savepoint; what the database refuses is found by halving, so that one bad row costs only itself.
 * @returns what became of each
 */
export async function applyItems(
  engine: Engine,
  tx: Tx,
  by: Starter,
  kind: Kind,
  items: readonly Item[],
): Promise<Map<Item, HasilBaris>> {
  const done = new Map<Item, HasilBaris>();
  const ctx: SetContext = { tx, registry: engine.registry, now: engine.now(), caller: by };
  for (const [number, part] of kind.parts.entries()) {
    const own = items.filter(item => item.p === number);
    if (!own.length) continue;
    const r = engine.registry.get(part.resource);
    const writes = await prepare(engine, ctx, part, r, own, done);
    await attempt(ctx, r, writes, done);
    const written = writes.filter(({ item }) => done.get(item)?.hasil === 'berhasil');
    await flow(
      engine,
      ctx,
      r,
      written.filter(({ version }) => version !== undefined),
    );
    await leftPrograms(
      engine,
      tx,
      r,
      written.map(({ row }) => row),
    );
  }
  return done;
}

/** One row to write, checked. */
interface Write {
  item: Item;
  /** undefined = a new row. */
  version?: number;
  row: SetRow;
  /** The row as it is afterwards. */
  whole: RowData;
}

async function prepare(
  engine: Engine,
  ctx: SetContext,
  part: Part,
  r: Resource,
  items: readonly Item[],
  done: Map<Item, HasilBaris>,
): Promise<Write[]> {
  const sourced = items.filter(item => item.r !== undefined);
  const resolved = await resolve(
    ctx.tx,
    engine.registry,
    part,
    sourced.map(({ r: row }) => row ?? {}),
  );
  const byItem = new Map(sourced.map((item, i) => [item, resolved[i]]));
  const locals = await lockedRows(
    ctx.tx,
    r,
    items.flatMap(({ id }) => (id ? [id] : [])),
  );
  const copies = await copiesOf(ctx.tx, r, resolved);
  const writes: Write[] = [];
  for (const item of items) {
    const local = item.id ? locals.get(item.id) : undefined;
    const result = writeOf(engine, part, r, item, byItem.get(item), local, copies);
    if (result instanceof Message) done.set(item, outcome(item, 'gagal', result));
    else if (result) writes.push(result);
    else done.set(item, outcome(item, 'dilewati', same));
  }
  return writes;
}

/** Updates values that other rows repeat of the changed ones. */
async function flow(engine: Engine, ctx: SetContext, r: Resource, changed: readonly Write[]): Promise<void> {
  const { follows } = engine.rulesOf(r);
  const followed = changed.filter(({ row }) => follows?.fields.some(name => name in row.changes));
  if (followed.length)
    await follows?.run(
      ctx,
      followed.map(({ whole }) => whole),
    );
}

async function lockedRows(tx: Tx, r: Resource, ids: readonly string[]): Promise<Map<string, RowData>> {
  if (!ids.length) return new Map();
  const sql = `select ${storedColumns(r, 't')} from ${tableName(r)} t where t.id = any($1::uuid[]) order by t.id for update`;
  return new Map((await tx.query<DbRow & { id: string }>(sql, [ids])).map(row => [row.id, row]));
}

type Copies = ReadonlyMap<string, RowData>;

/** Values of a course that its places in curricula repeat (docs/domain/10 §2.2 matkul-kurikulum "Lookup"). */
async function copiesOf(tx: Tx, r: Resource, rows: readonly Resolved[]): Promise<Copies> {
  if (r.name !== 'master/matkul-kurikulum') return new Map();
  const ids = rows.flatMap(({ values }) => (typeof values.idMatakuliah === 'string' ? [values.idMatakuliah] : []));
  const found = await tx.query<RowData>(
    `select id, kode as kode_mk, nama as nama_mk, adalah_matkul_kkn from master_matakuliah where id = any($1::uuid[])`,
    [ids],
  );
  return new Map(found.map(({ id, ...copy }) => [String(id), copy]));
}

/** The write that an item means; a message says why not, null that nothing is left to do. */
function writeOf(
  engine: Engine,
  part: Part,
  r: Resource,
  item: Item,
  resolved: Resolved | undefined,
  local: RowData | undefined,
  copies: Copies,
): Write | Message | null {
  if (item.g) return part.twice;
  if (item.id && Number(local?.version) !== item.v) return changedMeanwhile;
  if (item.s === 'hilang') return local ? changeWrite(r, item, local, { aktif: false }) : changedMeanwhile;
  if (!resolved || item.s === 'sama') return null;
  if (resolved.problem) return resolved.problem;
  const stamp = { terakhirSinkron: engine.now().toISOString() };
  if (!local) return newWrite(engine, part, r, item, resolved, copies, stamp);
  const changes = changesOf(part, r, local, resolved);
  if (!Object.keys(changes).length) return null;
  const problem = checked(engine, r, { ...local, ...changes });
  if (problem instanceof Message) return problem;
  const derived = r.derive({ ...local, ...changes });
  return changeWrite(r, item, local, { ...changes, ...derived, ...kept(r, local, resolved), ...stamp });
}

/** The source's own code joins a row that had none. */
const kept = (r: Resource, local: RowData, { source }: Resolved): RowData =>
  'kodeSiamik' in r.fields && local.kodeSiamik == null && typeof source.kodeSiamik === 'string'
    ? { kodeSiamik: source.kodeSiamik }
    : {};

function changeWrite(r: Resource, item: Item, local: RowData, values: RowData): Write {
  const whole = { ...local, ...values };
  const changes: Changes = diff(r, local, whole);
  return { item, version: Number(local.version), row: { id: String(local.id), values, changes }, whole };
}

function newWrite(
  engine: Engine,
  part: Part,
  r: Resource,
  item: Item,
  { values, source }: Resolved,
  copies: Copies,
  stamp: RowData,
): Write | Message {
  const given = { ...values, ...(part.only ? { [part.only[0]]: part.only[1] } : {}) };
  const whole = checked(engine, r, { ...defaultsOf(r), ...present(given) });
  if (whole instanceof Message) return whole;
  const own: RowData = { sumber: 'siamik', kodeSiamik: source.kodeSiamik ?? null, ...stamp };
  const row = { ...defaultsOf(r), ...whole, ...given, ...copies.get(String(values.idMatakuliah)), ...own };
  const complete = { ...row, ...r.derive(row) };
  return { item, row: { id: uuidv7(), values: complete, changes: diff(r, undefined, complete) }, whole: complete };
}

const present = (values: RowData): RowData =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined));

/** The row as a person would have to enter it; a message names the first thing that is wrong. */
function checked(engine: Engine, r: Resource, row: RowData): RowData | Message {
  const schema = engine.createSchemaOf(r);
  const names = storedFields(r.fields)
    .map(([name]) => name)
    .filter(name => name in schema.shape && row[name] !== null && row[name] !== undefined);
  const parsed = schema.safeParse(Object.fromEntries(names.map(name => [name, row[name]])));
  const errors = parsed.success ? r.check({ ...row, ...parsed.data }) : errorsByField(parsed.error);
  const [first] = Object.entries(errors);
  if (first) return atField({ label: term(r.fields[first[0]]?.label ?? labelFromName(first[0])), salah: first[1] });
  return parsed.success ? parsed.data : {};
}

/** Writes rows in a savepoint; halves them when the database refuses. */
async function attempt(
  ctx: SetContext,
  r: Resource,
  writes: readonly Write[],
  done: Map<Item, HasilBaris>,
): Promise<void> {
  const [first] = writes;
  if (!first) return;
  try {
    const written = await ctx.tx.savepoint(() => writeAll(ctx, r, writes));
    for (const { item, row } of writes)
      done.set(item, written.has(row.id) ? outcome(item, 'berhasil', null) : outcome(item, 'gagal', changedMeanwhile));
  } catch (error) {
    const known = translate(error, ctx.registry, r);
    if (!(known instanceof HttpError)) throw error;
    if (writes.length === 1) {
      done.set(first.item, outcome(first.item, 'gagal', saidBy(known)));
      return;
    }
    const middle = Math.ceil(writes.length / 2);
    await attempt(ctx, r, writes.slice(0, middle), done);
    await attempt(ctx, r, writes.slice(middle), done);
  }
}

async function writeAll(ctx: SetContext, r: Resource, writes: readonly Write[]): Promise<Set<string>> {
  const created = writes.filter(({ version }) => version === undefined).map(({ row }) => row);
  const changed = writes.flatMap<SetChange>(({ version, row }) => (version === undefined ? [] : [{ ...row, version }]));
  const a = await insertSet(ctx, r, created, audit);
  const b = await updateSet(ctx, r, changed, audit);
  return new Set([...a, ...b]);
}
