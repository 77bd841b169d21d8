import {
  type ChangeOf,
  errorsByField,
  type InputOf,
  messages,
  noteOf,
  type Programme,
  type Row,
} from '../../../resources/kit/index.ts';
import { type Pendaftar, pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { nilaiPenilai } from '../../../resources/nilai/hitung.ts';
import { bolehMewakili, isJenisPenilai, type JenisPenilai, penilaiDari } from '../../../resources/nilai/penilai.ts';
import { penilaian } from '../../../resources/nilai/penilaian.ts';
import { nilaiRefusals } from '../../../resources/nilai/refusals.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { mustBeAllowed } from '../../platform/access/permission.ts';
import { defaultsOf, mustBeObject } from '../../platform/engine/check.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { createIn } from '../../platform/engine/createRow.ts';
import { lockRow } from '../../platform/engine/lockRow.ts';
import { presented } from '../../platform/engine/present.ts';
import { findRow } from '../../platform/engine/read.ts';
import { asSystem, findOne } from '../../platform/engine/reading.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import { storeChange } from '../../platform/engine/storeChange.ts';
import { inTransaction } from '../../platform/engine/transaction.ts';
import { transitionIn } from '../../platform/engine/transition.ts';
import { conflict, forbidden, invalid, notFound, versionMissing } from '../../platform/errors.ts';
import { asItIs } from '../../platform/versions.ts';
import { liveMembers, membershipOf } from '../mbkm/group.ts';
import { type Rincian, readItems, rincianOf } from './gradeDetail.ts';
import { mustBeGradable } from './gradingWindow.ts';
import { componentsOf, weightsOf } from './weights.ts';

/** Free words and the signed form. */
export type SheetWords = Pick<ChangeOf<typeof penilaian>, (typeof wordNames)[number]>;

const wordNames = ['catatan', 'saranPengembangan', 'berkasFormulir'] as const;

/** Assessor as named in a body. */
export type NamedAssessor = { diwakilkan?: unknown; jenisPenilai?: unknown };

/** A sheet as it is sent. */
type SheetBody = NamedAssessor & InputOf<typeof penilaian> & { aksi?: unknown };

/** Grades of one assessor for one participation, as sent. */
export interface SheetInput {
  jenis: JenisPenilai;
  onBehalf: boolean;
  submit: boolean;
  /** `null` = "I saw none". */
  version: unknown;
  items: ReadonlyMap<string, number | null>;
  words: SheetWords;
}

/** Free words and the signed form, checked as declared. */
export function wordsOf(engine: Engine, body: InputOf<typeof penilaian>): SheetWords {
  const names = wordNames.filter(name => name in body);
  const given = Object.fromEntries(names.map(name => [name, body[name]]));
  const parsed = engine.updateSchemaOf(penilaian).safeParse(given);
  if (!parsed.success) throw invalid(errorsByField(parsed.error));
  return parsed.data;
}

/**
 * The assessor: the one that the role is, or with `diwakilkan` the one whose signed form it enters.
 * @throws HttpError 403 for a role that may not
 */
export function assessorOf(
  programme: Programme | undefined,
  caller: Caller,
  body: NamedAssessor,
): Pick<SheetInput, 'jenis' | 'onBehalf'> {
  const own = penilaiDari(programme, caller.baseRole);
  if (body.diwakilkan !== true) {
    if (!own || (body.jenisPenilai !== undefined && body.jenisPenilai !== own)) throw forbidden();
    return { jenis: own, onBehalf: false };
  }
  const jenis = body.jenisPenilai ?? 'mitra';
  if (!isJenisPenilai(jenis)) throw invalid({ jenisPenilai: messages.choice });
  if (!bolehMewakili(programme, caller.baseRole, jenis)) throw forbidden();
  return { jenis, onBehalf: true };
}

function readInput(engine: Engine, programme: Programme | undefined, caller: Caller, body: SheetBody): SheetInput {
  if (body.aksi !== 'draf' && body.aksi !== 'kirim') throw invalid({ aksi: messages.choice });
  return {
    ...assessorOf(programme, caller, body),
    submit: body.aksi === 'kirim',
    version: body.version,
    items: readItems(body.rincian),
    words: wordsOf(engine, body),
  };
}

/**
 * Saves the sheet of one assessor for a participation and submits it when asked, in one transaction
 * (docs/domain/20 §2 PUT /magang/penilaian/{id}). Submitting writes the grades on the participation.
 * @param idPendaftar id of the participation
 * @param body `{ jenisPenilai?, rincian: [{ idKomponenPenilaian, nilai }], catatan?, saranPengembangan?, aksi:
 *   draf|kirim, diwakilkan?, berkasFormulir?, version: number | null }`
 * @throws HttpError 403, 404, 409 (state, window, somebody else was first), 422 by field
 */
export async function saveSheet(engine: Engine, caller: Caller, idPendaftar: string, body: unknown): Promise<void> {
  mustBeAllowed(caller, penilaian, 'update');
  const known = await findRow(engine, engine.db, caller, pendaftar, idPendaftar, 'read');
  if (!known) throw notFound();
  const programme = engine.registry.programmeOf(known.kodeJenisMbkm);
  const input = readInput(engine, programme, caller, mustBeObject(body));
  if (input.submit) mustBeAllowed(caller, penilaian, 'action');
  await inTransaction(engine, caller, penilaian, async ctx => {
    // The participation is locked first, always: two assessors, or two people with one sheet, take turns.
    const row = await lockRow(ctx, pendaftar, idPendaftar);
    const saved = await saveIn(ctx, row, input);
    if (input.submit) await submitSheet(ctx, saved);
  });
}

/** Submits a stored sheet of a participation that is locked. */
export const submitSheet = (
  ctx: RuleContext,
  sheet: Row<typeof penilaian>,
  version: unknown = asItIs,
): Promise<Row<typeof penilaian>> => transitionIn(ctx, penilaian, sheet.id, 'kirim', { version });

/** The stored sheet of an assessor, if there is one. */
export async function sheetRow(
  ctx: RuleContext,
  idPendaftar: string,
  jenis: JenisPenilai,
): Promise<Row<typeof penilaian> | undefined> {
  const of = { idPendaftarMbkm: idPendaftar, jenisPenilai: jenis };
  const found = await findOne(asSystem(ctx.tx), penilaian, of, ['id']);
  return found ? findRow(ctx.engine, ctx.tx, null, penilaian, found.id, 'read', true) : undefined;
}

/** @param whole the sheets of the whole group are saved: what its members have in common is judged there */
export async function saveIn(
  ctx: RuleContext,
  row: Pendaftar,
  input: SheetInput,
  { whole = false } = {},
): Promise<Row<typeof penilaian>> {
  const before = await sheetRow(ctx, row.id, input.jenis);
  mustBeAsSeen(ctx, before, input.version);
  if (before && before.status !== 'draf') throw conflict(messages.wrongState);
  mustBeGradable(row);
  const rincian = await judged(ctx, row, input, before);
  if (!whole) await mustAgree(ctx, row, input, before);
  const data: ChangeOf<typeof penilaian> = {
    ...input.words,
    rincian,
    nilaiAngka: nilaiPenilai(rincian),
    diwakilkan: input.onBehalf,
    ...(input.onBehalf ? {} : { berkasFormulir: null }),
    idPenilai: ctx.caller.userId,
  };
  if (before) return storeChange(ctx, penilaian, before, data, { action: 'ubah' });
  return createIn(ctx, penilaian, {
    ...defaultsOf(penilaian),
    ...data,
    idPendaftarMbkm: row.id,
    jenisPenilai: input.jenis,
  });
}

/** A grade for the group's work is the same for all members, or a note says why not (docs/domain/30 §4.4). @throws HttpError 422 */
async function mustAgree(
  ctx: RuleContext,
  row: Pendaftar,
  input: SheetInput,
  before?: Row<typeof penilaian>,
): Promise<void> {
  const programme = ctx.registry.programmeOf(row.kodeJenisMbkm);
  if (!programme?.group || noteOf('catatan' in input.words ? input.words.catatan : before?.catatan)) return;
  const shared = (await componentsOf(ctx.tx, row.kodeJenisMbkm, input.jenis)).filter(
    ({ id, tingkat }) => tingkat === 'kelompok' && typeof input.items.get(id) === 'number',
  );
  const own = shared.length ? await membershipOf(ctx.tx, ctx.registry, programme, row.id) : undefined;
  if (!own) return;
  const members = await liveMembers(ctx.tx, ctx.registry, programme, own.idKelompok);
  const other = await ctx.tx.one(
    `select 1 as ada from nilai_penilaian n join nilai_penilaian_rincian c on c.parent_id = n.id
     join unnest($3::text[], $4::numeric[]) as x (komponen, nilai) on x.komponen = c.id_komponen_penilaian
     where n.jenis_penilai = $1 and n.id_pendaftar_mbkm = any($2::uuid[]) and c.nilai <> x.nilai limit 1`,
    [
      input.jenis,
      members.map(({ id }) => id).filter(id => id !== row.id),
      shared.map(({ id }) => id),
      shared.map(({ id }) => input.items.get(id)),
    ],
  );
  if (other) throw invalid({ catatan: messages.noteRequired }, messages.noteRequired);
}

/** Whoever saw another sheet, or none, must look again first. @throws HttpError 409 with `terkini`, 428 */
function mustBeAsSeen(ctx: RuleContext, before: Row<typeof penilaian> | undefined, version: unknown): void {
  if (version === undefined) throw versionMissing();
  if (version === (before?.version ?? null)) return;
  throw conflict(messages.stale, before ? { terkini: presented(ctx.caller, penilaian, before) } : {});
}

/** Current components with stored and given grades. */
async function judged(
  ctx: RuleContext,
  row: Pendaftar,
  { jenis, items }: SheetInput,
  before?: Row<typeof penilaian>,
): Promise<Rincian[]> {
  const weights = await weightsOf(ctx.tx, row);
  const components = weights[jenis] > 0 ? await componentsOf(ctx.tx, row.kodeJenisMbkm, jenis) : [];
  if (!components.length) throw conflict(nilaiRefusals.notAssessor);
  return rincianOf(components, before, items);
}
