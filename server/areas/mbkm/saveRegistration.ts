import { v7 as uuidv7 } from 'uuid';
import {
  type FieldErrors,
  fieldOfSource,
  type InputOf,
  messages,
  type Note,
  type Programme,
  type Registry,
  type Resource,
  type RowOf,
  registrationErrors,
  splitSource,
  uuid,
  valueAt,
} from '../../../resources/kit/index.ts';
import { type Pendaftar, pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { mustBeAllowed } from '../../platform/access/permission.ts';
import { labelSql, tableName } from '../../platform/database/columns.ts';
import { flagIn, noteIn, textIn } from '../../platform/engine/bodyWords.ts';
import { checkCreate, mustBeObject } from '../../platform/engine/check.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { createIn } from '../../platform/engine/createRow.ts';
import { findRow } from '../../platform/engine/read.ts';
import { passing } from '../../platform/engine/ruleParameter.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import { storeChange } from '../../platform/engine/storeChange.ts';
import { inTransaction } from '../../platform/engine/transaction.ts';
import { transitionIn } from '../../platform/engine/transition.ts';
import { updateIn } from '../../platform/engine/updateRow.ts';
import { HttpError, invalid, notFound } from '../../platform/errors.ts';
import { asItIs } from '../../platform/versions.ts';
import { isTeam } from '../master/common.ts';
import { agreedTo } from './consent/consent.ts';
import { type Beside, detailOf, detailRow } from './detail.ts';
import type { KrsResult } from './eligibility.ts';
import { leadsIn } from './leadingWorkflow.ts';
import { retied } from './pendaftarRules.ts';
import type { Ports } from './ports.ts';
import { mustBeOf } from './programmes.ts';
import { programFacts } from './registrationFacts.ts';
import { ownFields, studyPlanOf } from './ruleParameters.ts';
import { krsFor } from './studyPlan.ts';

/** A registration as a form sends it: the participation, its detail, and what to do with them. */
interface Input {
  id: string | null;
  fields: InputOf<typeof pendaftar>;
  own: Beside | null;
  submit: boolean;
  note: Note | null;
  /** The consent text that was ticked. */
  agreed: string | undefined;
}

interface SaveOptions {
  programme: Programme;
  /** Values set by the path of the call, e.g. `{ jalur: 'mandiri' }`. */
  fixed?: InputOf<typeof pendaftar>;
}

/**
 * Saves a registration, new or existing, and submits it when asked (`ajukan: true`), in one transaction: when the
 * submission is refused nothing has been written (docs/domain/20 §2 POST M).
 * @throws HttpError 403, 404, 409, 422 by field, the detail's as `magang.posisi`; 404 for a
 *   registration of another programme
 */
export async function save(
  engine: Engine,
  ports: Ports,
  caller: Caller,
  body: unknown,
  options: SaveOptions,
): Promise<Pendaftar> {
  const input = readInput(caller, mustBeObject(body), options);
  mustBeAllowed(caller, pendaftar, input.id ? 'update' : 'create');
  if (input.submit) mustBeAllowed(caller, pendaftar, 'action');
  const stored = input.id ? await findRow(engine, engine.db, caller, pendaftar, input.id, 'read') : undefined;
  if (input.id && !options.programme.kinds.some(kind => kind === stored?.kodeJenisMbkm)) throw notFound();
  await mustLeadHere(engine, options.programme, input.fields.idProgram);
  const krs = input.submit ? await krsFor(engine, ports.siamik, { ...stored, ...input.fields }) : undefined;
  return inTransaction(engine, caller, pendaftar, async write => {
    const ticked = input.agreed === undefined ? [] : [agreedTo.with(input.agreed)];
    const ctx = passing(write, ownFields.with(bare(input.own)), ...ticked);
    const row = input.id ? await change(ctx, input.id, input, options) : await add(ctx, input, options);
    return krs ? handIn(ctx, krs, options.programme, row) : row;
  });
}

/** Hands in what was just saved: by the workflow of the detail where that leads. */
async function handIn(ctx: RuleContext, krs: KrsResult, programme: Programme, row: Pendaftar): Promise<Pendaftar> {
  const { lead } = programme;
  const detail = lead && detailOf(ctx.registry, programme);
  const action = lead && Object.keys(lead.carries).find(name => leadsIn(lead, name));
  const submitting = passing(ctx, studyPlanOf.with(krs));
  if (!detail || !action) return transitionIn(submitting, pendaftar, row.id, 'ajukan', { version: row.version });
  const known = await detailRow(ctx.tx, detail, row.id);
  const name = `${lead.field}/${action}`;
  await transitionIn(submitting, detail.resource, String(known?.id), name, { version: asItIs });
  return row;
}

/** A row of `master/program` is registered for through its own programme. @throws HttpError 422 */
async function mustLeadHere({ db }: Engine, programme: Programme, idProgram: unknown): Promise<void> {
  if (!uuid.safeParse(idProgram).success) return;
  const program = await programFacts(db, idProgram);
  if (program) mustBeOf(programme, program.kodeJenisMbkm);
}

function readInput(caller: Caller, body: Beside, { programme, fixed = {} }: SaveOptions): Input {
  const {
    id: _id,
    ajukan: _ajukan,
    catatan: _catatan,
    persetujuan: _persetujuan,
    [programme.detail?.key ?? '']: own,
    tahap,
    peringatan,
    awal,
    final,
    penilaian,
    ...fields
  } = body;
  const id = textIn(body, 'id');
  const self = !id && caller.idMahasiswa && !isTeam(caller) ? { idMahasiswa: caller.idMahasiswa } : {};
  return {
    id: id ?? null,
    fields: { ...self, ...fields, ...fixed },
    own: own === undefined || own === null ? null : mustBeObject(own),
    submit: flagIn(body, 'ajukan'),
    note: noteIn(body),
    agreed: textIn(body, 'persetujuan'),
  };
}

/** Collects what several parts of one form refuse, so that a person sees all of it at once. */
class Refusals {
  readonly errors: FieldErrors = {};

  async of<T>(prefix: string, work: () => T | Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof HttpError) || error.statusCode !== 422 || !error.errors) throw error;
      for (const [name, message] of Object.entries(error.errors)) this.errors[prefix + name] = message;
      return undefined;
    }
  }

  mustBeNone(): void {
    const [only, ...more] = Object.entries(this.errors);
    if (!only) return;
    // A note that alone is missing is what the answer says.
    throw only[0] === 'catatan' && !more.length ? invalid(this.errors, only[1]) : invalid(this.errors);
  }
}

const bare = (own: Beside | null): Beside => {
  const { id, version, idPendaftarMbkm, ...rest } = own ?? {};
  return rest;
};

/** Errors for fields that a way in demands even of a draft. */
function earlyErrors(
  { find }: Registry,
  programme: Programme,
  fields: InputOf<typeof pendaftar>,
  own: Beside,
): FieldErrors {
  return registrationErrors(find, programme, { ...fields, [programme.detail?.key ?? '']: own }, 'early');
}

async function add(ctx: RuleContext, { fields, own }: Input, { programme }: SaveOptions): Promise<Pendaftar> {
  const { engine, caller } = ctx;
  const detail = detailOf(engine.registry, programme);
  const id = uuidv7({ msecs: ctx.now.getTime() });
  const refused = new Refusals();
  const data = await refused.of('', () => checkCreate(engine, caller, pendaftar, fields));
  const ownData =
    detail &&
    (await refused.of(`${detail.key}.`, () =>
      checkCreate(engine, caller, detail.resource, { ...bare(own), idPendaftarMbkm: id }),
    ));
  Object.assign(refused.errors, earlyErrors(engine.registry, programme, fields, own ?? {}));
  refused.mustBeNone();
  const row = await createIn(ctx, pendaftar, { ...data, id });
  if (detail) await refused.of(`${detail.key}.`, () => createIn(ctx, detail.resource, { ...ownData }));
  refused.mustBeNone();
  return nameHost(ctx, programme, row, own);
}

async function change(ctx: RuleContext, id: string, input: Input, options: SaveOptions): Promise<Pendaftar> {
  const { programme } = options;
  const detail = detailOf(ctx.engine.registry, programme);
  const refused = new Refusals();
  const audit = { note: input.note };
  const before = await findRow(ctx.engine, ctx.tx, ctx.caller, pendaftar, id, 'read');
  const row = await refused.of('', () => updateIn(ctx, pendaftar, id, input.fields, audit));
  const known = detail && (await detailRow(ctx.tx, detail, id));
  const saved = detail && (await refused.of(`${detail.key}.`, () => saveOwn(ctx, detail.resource, id, known, input)));
  const own = { ...known, ...input.own };
  if (isTeam(ctx.caller) && !input.note) refused.errors.catatan = messages.noteRequired;
  Object.assign(refused.errors, earlyErrors(ctx.engine.registry, programme, { ...before, ...input.fields }, own));
  refused.mustBeNone();
  if (!row) throw notFound();
  const touched = row.version === before?.version && saved !== undefined && saved.version !== known?.version;
  // The detail belongs to the participation: a change of it alone makes older copies of the whole stale as well.
  const moved = programme.ties.some(({ field }) => {
    const { part, name } = splitSource(field);
    return part === detail?.key && saved !== undefined && saved[name] !== known?.[name];
  });
  const tied = moved
    ? await storeChange(ctx, pendaftar, row, await retied(ctx, row), { action: 'ubah', note: input.note })
    : row;
  const whole = touched && !moved ? await touch(ctx, tied, input.note) : tied;
  return nameHost(ctx, programme, whole, own);
}

/** The detail goes the way of its participation: whoever may change the one may change the other. */
async function saveOwn(
  ctx: RuleContext,
  r: Resource,
  idPendaftarMbkm: string,
  known: RowOf<Resource> | undefined,
  { own, note }: Input,
): Promise<RowOf<Resource> | undefined> {
  if (!own) return known;
  if (known) {
    const changed = await updateIn(ctx, r, known.id, { ...bare(own), version: asItIs }, { note });
    if (changed.version !== known.version) await mustBeEditable(ctx, idPendaftarMbkm);
    return changed;
  }
  return createIn(ctx, r, checkCreate(ctx.engine, ctx.caller, r, { ...bare(own), idPendaftarMbkm }));
}

/** The participation's own rule about when it may be edited holds for its detail too. */
async function mustBeEditable(ctx: RuleContext, id: string): Promise<void> {
  const row = await findRow(ctx.engine, ctx.tx, ctx.caller, pendaftar, id, 'read');
  if (row) await ctx.engine.rulesOf(pendaftar).beforeUpdate?.(ctx, row, {});
}

const touch = (ctx: RuleContext, row: Pendaftar, note: Note | null): Promise<Pendaftar> =>
  storeChange(ctx, pendaftar, row, {}, { action: 'ubah', note });

/** Without a partner a participation is searched and listed by the one that is proposed, or by where somebody goes. */
async function nameHost(
  ctx: RuleContext,
  programme: Programme,
  row: Pendaftar,
  own: Beside | null,
): Promise<Pendaftar> {
  const { proposedPartner, host = [] } = programme;
  const sources = proposedPartner?.nama ? [proposedPartner.nama] : host;
  if (row.idMitra || !sources.length) return row;
  const nama = await hostName(
    ctx,
    programme,
    { ...row, ...(programme.detail ? { [programme.detail.key]: own } : {}) },
    sources,
  );
  if (row.namaMitra === nama) return row;
  await ctx.tx.execute('update mbkm_pendaftar_program_mbkm set nama_mitra = $2 where id = $1', [row.id, nama]);
  return { ...row, namaMitra: nama };
}

/** Name of the host from the first source that is filled: its text, or the name of the row it refers to. */
async function hostName(
  { tx, registry }: RuleContext,
  programme: Programme,
  values: Beside,
  sources: readonly string[],
): Promise<string | null> {
  for (const source of sources) {
    const value = valueAt(values, source);
    if (typeof value !== 'string' || !value) continue;
    const field = fieldOfSource(registry.find, programme, source);
    if (field?.kind !== 'ref') return value;
    const target = registry.get(field.to);
    const found = await tx.one<{ nama: string }>(
      `select ${labelSql(target, 't', registry)} as nama from ${tableName(target)} t where t.id::text = $1`,
      [value],
    );
    if (found) return found.nama.slice(0, 200);
  }
  return null;
}
