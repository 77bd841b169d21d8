import { v7 as uuidv7 } from 'uuid';
import { type Field, messages, noteOf, type Resource, type Signable, term } from '../../../../resources/kit/index.ts';
import { suratRefusals } from '../../../../resources/surat/refusals.ts';
import { tandaTangan } from '../../../../resources/surat/tandaTangan.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import { noteWith } from '../../../platform/access/keptSaid.ts';
import { forbiddenFields, mayDo, mustBeAllowed } from '../../../platform/access/permission.ts';
import { labelSql, tableName } from '../../../platform/database/columns.ts';
import type { DbRow, Queryable, RowData } from '../../../platform/database/db.ts';
import { dayInZone } from '../../../platform/day.ts';
import { NotSignable } from '../../../platform/documents/signing/addPlace.ts';
import { mustBeSignable } from '../../../platform/documents/signing/placeInUpload.ts';
import type { Engine } from '../../../platform/engine/context.ts';
import { lockRow, mustBeCurrent } from '../../../platform/engine/lockRow.ts';
import { findRow } from '../../../platform/engine/read.ts';
import type { RuleContext } from '../../../platform/engine/rules.ts';
import { inTransaction } from '../../../platform/engine/transaction.ts';
import { conflict, forbidden, invalid, notFound, versionMissing } from '../../../platform/errors.ts';
import { newLetterCode } from '../letterCode.ts';
import { type LetterPorts, storedBytes } from '../letterFile.ts';
import { standingOf } from './rowFile.ts';
import { unfit } from './unfit.ts';

const { tandaTangan: says } = suratRefusals;

/** A row whose file is signed. */
export interface RowNamed {
  readonly resource: string;
  readonly id: string;
}
type Versioned = RowNamed & { readonly version?: number | undefined };

interface SignableResource {
  readonly r: Resource;
  readonly signable: Signable;
}

/** @throws HttpError 404 for a resource without a file to sign */
export function signableOf({ registry }: Pick<Engine, 'registry'>, name: string): SignableResource {
  const r = registry.find(name);
  if (!r?.signable) throw notFound();
  return { r, signable: r.signable };
}

/** True if the role may ask for signatures of this file. */
export const mayAsk = (caller: Caller, { r, signable }: SignableResource): boolean =>
  mayDo(caller, r, 'update') &&
  signable.by.includes(caller.baseRole) &&
  Object.keys(forbiddenFields(caller, r, [signable.file])).length === 0;

function mustAsk(caller: Caller, of: SignableResource): void {
  mustBeAllowed(caller, of.r, 'update');
  if (!mayAsk(caller, of)) throw forbidden();
}

interface Official extends DbRow {
  id: string;
  nama: string;
  jabatan: string;
}

/** Officials with an account who are in office on a day; deputies sign for those whom they stand in for. */
export const officialsOn = (on: Queryable, day: string): Promise<Official[]> =>
  on.query<Official>(
    `select id, nama, jabatan from surat_pejabat where id_user is not null and aktif and menggantikan is null
       and berlaku_mulai <= $1::date and (berlaku_sampai is null or berlaku_sampai >= $1::date)
     order by nama, id limit 200`,
    [day],
  );

/** The PDF of a row. @throws HttpError 409 where there is none */
function fileIn(row: RowData, { file }: Signable): string {
  const id = row[file];
  if (typeof id !== 'string') throw conflict(says.noFile);
  return id;
}

/**
 * Puts the file of a row into the queue of an official.
 * @throws HttpError 403, 404, 428; 409 for a PDF that cannot be signed, with what to do, and where it was asked before or changed;
 *   422 for somebody who does not sign today
 */
export async function askRowSignature(
  engine: Engine,
  ports: LetterPorts,
  caller: Caller,
  { resource, id, version, idPejabat }: Versioned & { readonly idPejabat: string },
): Promise<void> {
  const of = signableOf(engine, resource);
  const { r, signable } = of;
  mustAsk(caller, of);
  if (version === undefined) throw versionMissing();
  const seen = await findRow(engine, engine.db, caller, r, id, 'write');
  if (!seen) throw notFound();
  if (!(await ports.signer(engine.db))) throw conflict(says.none);
  const official = (await officialsOn(engine.db, dayInZone(engine.now()))).find(each => each.id === idPejabat);
  if (!official) throw invalid({ idPejabat: messages.reference({ label: term('Penanda tangan') }) });
  const file = fileIn(seen, signable);
  await mustFit(await storedBytes(ports, file));
  await inTransaction(engine, caller, r, async ctx => {
    const row = await lockRow(ctx, r, id);
    mustBeCurrent(ctx, r, row, version);
    if ((await standingOf(ctx, r, id)).length) throw conflict(says.askedBefore);
    await insertTask(ctx, of, row, { file, idPejabat });
    await ctx.carry(r, [{ id, values: { [signable.file]: file } }], noteOf(says.askedOf({ nama: official.nama })));
  });
}

/** @throws HttpError 409 with why the PDF cannot be signed, and what to do */
async function mustFit(pdf: Buffer): Promise<void> {
  try {
    await mustBeSignable(pdf);
  } catch (error) {
    if (error instanceof NotSignable) throw conflict(unfit[error.why]);
    throw error;
  }
}

async function insertTask(
  { tx, caller, now, registry }: RuleContext,
  { r, signable }: SignableResource,
  row: RowData,
  { file, idPejabat }: { readonly file: string; readonly idPejabat: string },
): Promise<void> {
  const named = await tx.one<{ nama: string }>(
    `select ${labelSql(r, 't', registry)} as nama from ${tableName(r)} t where t.id = $1`,
    [row.id],
  );
  const nama = named?.nama ?? '';
  const number = row[signable.number];
  const day = row[signable.on];
  const field: Field | undefined = r.fields[signable.file];
  await tx.execute(
    `insert into surat_tanda_tangan (id, created_at, updated_at, created_by, updated_by, version, resource, id_baris,
       id_berkas, nomor_surat, tanggal_surat, perihal, nama_penerima, id_pejabat, diminta_pada, kode_periksa, status, dikirim)
     values ($1, $2, $2, $3, $3, 1, $4, $5, $6, $7, $8, $9, $10, $11, $2, $12, 'menunggu', false)`,
    [
      uuidv7({ msecs: now.getTime() }),
      now.toISOString(),
      caller.userId,
      r.name,
      row.id,
      file,
      (typeof number === 'string' ? number : nama).slice(0, 80),
      typeof day === 'string' ? day : dayInZone(now),
      String(field?.label ?? signable.file).slice(0, 200),
      nama.slice(0, 200),
      idPejabat,
      newLetterCode(),
    ],
  );
}

/**
 * Takes a request back that nobody has signed yet.
 * @throws HttpError 403, 404, 428; 409 where none waits, or it is being signed
 */
export async function takeRequestBack(
  engine: Engine,
  caller: Caller,
  { resource, id, version, catatan }: Versioned & { readonly catatan: string },
): Promise<void> {
  const of = signableOf(engine, resource);
  const { r, signable } = of;
  mustAsk(caller, of);
  await inTransaction(engine, caller, r, async ctx => {
    const row = await lockRow(ctx, r, id);
    mustBeCurrent(ctx, r, row, version);
    const waiting = (await standingOf(ctx, r, id)).filter(({ status }) => status !== 'ditandatangani');
    if (!waiting.length) throw conflict(says.notAsked);
    if (waiting.some(({ detak }) => detak !== null)) throw conflict(says.underWay);
    for (const task of waiting) await ctx.step(tandaTangan, task.id, 'gugurkan', noteOf(catatan));
    const note = noteWith(says.askTakenBack, noteOf(catatan));
    await ctx.carry(r, [{ id, values: { [signable.file]: row[signable.file] ?? null } }], note);
  });
}
