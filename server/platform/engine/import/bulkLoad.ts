import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import {
  createSchema,
  errorsByField,
  type FieldErrors,
  type FieldOf,
  type Registry,
  type Resource,
  uuid,
  valueSchema,
} from '../../../../resources/kit/index.ts';
import { refusals } from '../../../../resources/platformRefusals.ts';
import { rowsFields, storedFields } from '../../database/columns.ts';
import type { DbRow, RowData } from '../../database/db.ts';
import { type Changes, diff } from '../audit.ts';
import { defaultsOf } from '../check.ts';
import type { Engine } from '../context.ts';
import { dbErrorsOf } from '../dbErrors.ts';
import { storedColumns } from '../select.ts';
import { withDefaults } from './dryRun.ts';
import { rowsByKey } from './keyQuery.ts';
import { insertSet, type SetAudit, type SetChange, type SetContext, updateSet } from './setWrite.ts';

export interface BulkOptions {
  /** Rows whose key exists are changed; else every row must be new. */
  upsert: boolean;
  /** True if every row gets a history entry. */
  audit: boolean;
  /** Rows of a transaction; 2,000 unless given. */
  batch?: number;
  /** In whose name; nobody's unless given. */
  caller?: SetContext['caller'];
  /** Told after each batch how many rows are done. */
  onProgress?: ((rows: number, finished: boolean) => void) | undefined;
}

/** The parts of the engine that loading needs. */
export type BulkEngine = Pick<Engine, 'db' | 'registry' | 'now'>;

export interface BulkReport {
  created: number;
  updated: number;
  same: number;
}

/** A row that may not be loaded; everything before its batch has been written. */
export class BulkLoadError extends Error {
  override name = 'BulkLoadError';
  constructor(
    readonly resource: string,
    /** Position, from 1. */
    readonly row: number,
    readonly errors: FieldErrors,
  ) {
    super(
      `${resource} baris ${row}: ${Object.entries(errors)
        .map(([name, message]) => `${name}: ${message}`)
        .join('; ')}`,
    );
  }
}

const batchRows = 2000;

/**
 * Loads rows in API shape by the engine of the import: the same schema, cross-field rule and derived values, the
 * same set-based statements, a transaction per batch. For seeds and demo data, so fields that only the server sets
 * (`sumber: 'resmi'`) and ids may be given. Rules of the resource (server/areas) are not asked.
 * @throws BulkLoadError naming the first row that is wrong; HttpError for what the database refuses
 */
export async function bulkLoad(
  engine: BulkEngine,
  r: Resource,
  rows: AsyncIterable<RowData> | Iterable<RowData>,
  options: BulkOptions,
): Promise<BulkReport> {
  const report: BulkReport = { created: 0, updated: 0, same: 0 };
  const load = loader(engine, r, options, report);
  let batch: RowData[] = [];
  let first = 1;
  const flush = async () => {
    await load(batch, first);
    first += batch.length;
    batch = [];
    options.onProgress?.(first - 1, false);
  };
  for await (const row of rows) {
    batch.push(row);
    if (batch.length === (options.batch ?? batchRows)) await flush();
  }
  if (batch.length) await flush();
  options.onProgress?.(first - 1, true);
  return report;
}

function loader({ db, registry, now }: BulkEngine, r: Resource, options: BulkOptions, report: BulkReport) {
  const schema = loadSchema(r, registry);
  const defaults = defaultsOf(r);
  const audit: SetAudit | null = options.audit && !r.unaudited ? { action: 'impor', importId: null } : null;
  return async (batch: readonly RowData[], first: number) => {
    const rows = batch.map((row, i) => checked(r, schema, defaults, row, first + i));
    await dbErrorsOf(registry, r, () =>
      db.transaction(async tx => {
        const ctx: SetContext = { tx, registry, now: now(), caller: options.caller ?? null };
        const existing = options.upsert ? await existingRows(ctx, r, rows) : new Map<number, RowData>();
        const changed = rows.flatMap((row, i) => changeOf(r, existing.get(i), row, batch[i] ?? {}));
        const created = rows.flatMap((row, i) => (existing.has(i) ? [] : [newRow(r, row, audit)]));
        const written = await insertSet(ctx, r, created, audit);
        const refused = created.find(({ id }) => !written.has(id));
        if (refused)
          throw new BulkLoadError(r.name, first + rows.indexOf(refused.values), {
            [r.key[0] ?? 'id']: refusals.imports.keyThere,
          });
        await updateSet(ctx, r, changed, audit);
        report.created += created.length;
        report.updated += changed.length;
        report.same += rows.length - created.length - changed.length;
      }),
    );
  };
}

/** The schema of a create, and whatever else may be stored. */
function loadSchema(r: Resource, registry: Registry): z.ZodObject {
  const idOf = (name: string) =>
    registry.get(name).id === 'uuid' ? uuid : valueSchema({ kind: 'text', max: 60, required: true }, () => uuid);
  const kept = storedFields(r.fields).filter(([, field]) => field.readOnly && !field.template);
  const extra = Object.fromEntries([
    ...kept.map(([name, field]) => [name, valueSchema({ ...field, required: false }, idOf).optional()] as const),
    ...rowsFields(r).map(([name, field]) => [name, valueSchema(wholeRows(field), idOf).default([])] as const),
  ]);
  return createSchema(r, registry.find).extend(r.id === 'uuid' ? { id: uuid.optional(), ...extra } : extra);
}

/** Child rows with what the server sets in them. */
const wholeRows = (field: FieldOf<'rows'>): FieldOf<'rows'> => ({
  ...field,
  fields: Object.fromEntries(
    Object.entries(field.fields).map(([name, child]) => [
      name,
      child.readOnly ? { ...child, readOnly: false, required: false } : child,
    ]),
  ),
});

function checked(r: Resource, schema: z.ZodObject, defaults: RowData, row: RowData, number: number): RowData {
  const parsed = schema.safeParse(row);
  if (!parsed.success) throw new BulkLoadError(r.name, number, errorsByField(parsed.error));
  const whole = withDefaults(parsed.data, defaults);
  const errors = r.check(whole);
  if (Object.keys(errors).length) throw new BulkLoadError(r.name, number, errors);
  return Object.assign(whole, r.derive(whole));
}

const none: Changes = {};

const newRow = (r: Resource, values: RowData, audit: SetAudit | null) => ({
  id: typeof values.id === 'string' ? values.id : uuidv7(),
  values,
  changes: audit ? diff(r, undefined, values) : none,
});

async function existingRows(ctx: SetContext, r: Resource, rows: readonly RowData[]): Promise<Map<number, RowData>> {
  const fields = r.key.length ? r.key : ['id'];
  const keys = rows
    .map((row, n) => ({ n, key: fields.map(name => row[name] ?? null) }))
    .filter(({ key }) => key.some(value => value !== null));
  const found = await rowsByKey<DbRow>(ctx.tx, ctx.registry, r, fields, keys, storedColumns(r, 't'));
  return new Map(found.map(({ n, ...row }) => [n, row]));
}

/** The change to an existing row: only fields that the source gives, and the derived ones. */
function changeOf(r: Resource, before: RowData | undefined, row: RowData, given: RowData): SetChange[] {
  if (!before) return [];
  const values: RowData = {};
  for (const [name, field] of storedFields(r.fields)) {
    if (field.template || !(name in given || field.derived)) continue;
    if (JSON.stringify(before[name] ?? null) !== JSON.stringify(row[name] ?? null)) values[name] = row[name] ?? null;
  }
  if (!Object.keys(values).length) return [];
  return [
    {
      id: String(before.id),
      version: Number(before.version),
      values,
      changes: diff(r, before, { ...before, ...values }),
    },
  ];
}
