import type { FastifyRequest } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import {
  type AnswerOf,
  type ChangeOf,
  type Field,
  type FieldErrors,
  messages,
} from '../../../../../resources/kit/index.ts';
import { mbkmMessages } from '../../../../../resources/mbkm/messages.ts';
import type { TeksPersetujuan } from '../../../../../resources/mbkm/panggilanPersetujuan.ts';
import { dokumenInbound, mhsInbound } from '../../../../../resources/pertukaran/mhsInbound.ts';
import { berkasPublik, type daftarInbound } from '../../../../../resources/pertukaran/panggilanPublik.ts';
import { pertukaranRefusals } from '../../../../../resources/pertukaran/refusals.ts';
import { sharedMessages } from '../../../../../resources/sharedMessages.ts';
import type { Caller } from '../../../../platform/access/caller.ts';
import type { RowData } from '../../../../platform/database/db.ts';
import { dayInZone } from '../../../../platform/day.ts';
import { storeReceived } from '../../../../platform/documents/files/upload.ts';
import { checkCreate } from '../../../../platform/engine/check.ts';
import type { Engine } from '../../../../platform/engine/context.ts';
import { createIn } from '../../../../platform/engine/createRow.ts';
import { findRow } from '../../../../platform/engine/read.ts';
import { sameValue } from '../../../../platform/engine/sameValue.ts';
import { inTransaction } from '../../../../platform/engine/transaction.ts';
import { badRequest, conflict, HttpError, invalid, notFound } from '../../../../platform/errors.ts';
import { textInForce } from '../../../mbkm/consent/consent.ts';
import { readSetting } from '../../../pengaturan/settings.ts';
import { hasDuplicate } from '../duplicates.ts';
import { tellOfFlood } from '../notices.ts';
import { sendConfirmation } from './confirmationMail.ts';
import { discard, readForm, type SentForm } from './form.ts';
import { callerKey, countAttempt, mustBeUnused, useForm } from './limits.ts';
import { type PublicPorts, registrant } from './ports.ts';
import { consentKind } from './registrationForm.ts';
import { accessCodeOf, type ReadToken, same } from './secrets.ts';

/**
 * A form counts for two hours, and nobody fills it in within eight seconds; who sent it with success is answered the same
 * for two days (docs/domain/50 §2.1).
 */
const formMinutes = 120;
const leastSeconds = 8;
const answeredHours = 48;

/** The form that a token names. @throws HttpError 400 for a token that was not made here or is too old */
function formOf({ engine, secrets }: PublicPorts, sent: unknown, minutes: number): ReadToken {
  const token = secrets.read('formulir', sent);
  if (!token || engine.now().getTime() - token.issued > minutes * 60_000)
    throw badRequest(pertukaranRefusals.formKedaluwarsa);
  return token;
}

/** The name of a form that may still be sent. @throws HttpError 400 */
function mustBeFresh(ports: PublicPorts, { words }: SentForm): string {
  const token = formOf(ports, words.formToken, formMinutes);
  const age = ports.engine.now().getTime() - token.issued;
  if (words.situsWeb || age < leastSeconds * 1000) throw badRequest(pertukaranRefusals.formDitolak);
  return token.about;
}

/** Id and code of the registration that a form becomes: known before it is stored, and again whenever it is sent. */
function becomes({ secrets }: PublicPorts, { about, issued }: ReadToken): { id: string; kodeAkses: string } {
  const bytes = secrets.ofForm(about);
  return { id: uuidv7({ msecs: issued, random: bytes.subarray(0, 16) }), kodeAkses: accessCodeOf(bytes.subarray(16)) };
}

/**
 * Answer to a form that was sent before; undefined if it was not.
 * @param sent content with which it is sent now
 */
async function answeredBefore(
  ports: PublicPorts,
  token: ReadToken,
  sent: RowData = {},
): Promise<AnswerOf<typeof daftarInbound> | undefined> {
  const { engine, secrets } = ports;
  const { id, kodeAkses } = becomes(ports, token);
  const row = await findRow(engine, engine.db, null, mhsInbound, id, 'read');
  // Once the team gave a new code, the old one opens nothing.
  if (!row || !same(row.kodeAksesHash ?? '', secrets.codeHash(id, kodeAkses))) return undefined;
  // Somebody else in a form that was sent is not told about who sent it.
  const { email = row.email } = sent;
  if (String(email).trim().toLowerCase() !== row.email) return undefined;
  const read = engine.createSchemaOf(mhsInbound).safeParse(sent);
  const given = read.success ? read.data : sent;
  const stored: RowData = row;
  const other = Object.keys(sent).some(name => !sameValue(stored[name], given[name], fieldsByName.get(name)));
  const { nomorRegistrasi, status } = row;
  return {
    nomorRegistrasi: nomorRegistrasi ?? '',
    kodeAkses,
    status,
    ...(other ? { isianLain: true } : {}),
  };
}

const fieldsByName = new Map<string, Field>(Object.entries(mhsInbound.fields));

/**
 * POST M/register/hasil `{ formToken }`: repeats the answer to a form, for browsers that did not receive it.
 * @throws HttpError 400, 404 if nothing was stored, 429
 */
export async function answerAgain(ports: PublicPorts, formToken: string): Promise<AnswerOf<typeof daftarInbound>> {
  const found = await answeredBefore(ports, formOf(ports, formToken, answeredHours * 60));
  if (!found) throw notFound(pertukaranRefusals.belumTerkirim);
  return found;
}

/** Errors by field for files, agreement and other parts that a registrant must send beside the fields. */
function missingIn({ data, files, words }: SentForm, asked: TeksPersetujuan | undefined): FieldErrors {
  const missing = dokumenInbound.filter(name => !files.has(name)).map(name => [name, messages.required] as const);
  const promised = data.pernyataan === true ? [] : [['pernyataan', sharedMessages.agree] as const];
  const { persetujuan } = words;
  const agreed =
    asked && persetujuan !== asked.id
      ? [['persetujuan', persetujuan ? mbkmMessages.agreementReplaced : mbkmMessages.mustAgree] as const]
      : [];
  return Object.fromEntries([...missing, ...promised, ...agreed]);
}

/** The row of a form. @throws HttpError 422 with whatever is wrong, all at once */
function mustBeRight(
  engine: Engine,
  caller: Caller,
  form: SentForm,
  asked: TeksPersetujuan | undefined,
): ChangeOf<typeof mhsInbound> {
  const missing = missingIn(form, asked);
  try {
    const data = checkCreate(engine, caller, mhsInbound, form.data);
    const errors = { ...mhsInbound.check(data), ...missing };
    if (Object.keys(errors).length) throw invalid(errors);
    return data;
  } catch (error) {
    if (error instanceof HttpError && error.errors) throw invalid({ ...missing, ...error.errors });
    throw error;
  }
}

/** Fields that only staff fill in, and documents: they come as files, never as the id of one that is stored. */
const notTheirs = ['rekomendasiProdi', 'catatanProdi', 'idDosenWali', ...berkasPublik] as const;

/** Stores the documents of a form; they belong to whoever sent it. @throws HttpError 422 naming each that is refused */
export async function storeDocuments(
  { engine, files }: PublicPorts,
  caller: Caller,
  sent: SentForm['files'],
): Promise<Record<string, string>> {
  const uploads = { db: engine.db, registry: engine.registry, ...files, now: engine.now };
  const stored: Record<string, string> = {};
  const refused: FieldErrors = {};
  for (const [field, received] of sent) {
    try {
      stored[field] = (await storeReceived(uploads, caller, { resource: mhsInbound.name, field }, received)).id;
    } catch (error) {
      if (!(error instanceof HttpError) || error.statusCode !== 422) throw error;
      refused[field] = error.said;
    }
  }
  if (Object.keys(refused).length) throw invalid(refused);
  return stored;
}

/** Counts a sending by address, e-mail and day. @throws HttpError 429 */
async function countSending(ports: PublicPorts, email: unknown): Promise<void> {
  const { engine, secrets } = ports;
  const { db, registry } = engine;
  const now = engine.now();
  const perEmail = await readSetting(db, 'pertukaran.kirimPerEmail');
  const perDay = await readSetting(db, 'pertukaran.kirimPerHari');
  const key = `email:${secrets.blind(String(email).trim().toLowerCase())}`;
  await db.transaction(tx => countAttempt(tx, { key, most: perEmail, minutes: 60 }, now));
  const day = dayInZone(now);
  try {
    await db.transaction(tx => countAttempt(tx, { key: `hari:${day}`, most: perDay, minutes: 1440 }, now));
  } catch (error) {
    await db.transaction(tx => tellOfFlood({ tx, now, registry }, day, perDay));
    throw error;
  }
}

/**
 * POST M/register (multipart: `data` in JSON, documents, `formToken`, `situsWeb`): a registration without a login. Nothing
 * is stored of what is refused; a form that was stored is answered the same each time it is sent (docs/domain/50 §2.1).
 * @returns the number and the access code
 * @throws HttpError 400, 409, 413, 422 by field, 429
 */
export async function register(ports: PublicPorts, request: FastifyRequest): Promise<AnswerOf<typeof daftarInbound>> {
  const { engine, secrets, mail } = ports;
  const { db } = engine;
  const now = engine.now();
  const perAddress = await readSetting(db, 'pertukaran.kirimPerAlamat');
  const key = `daftar:${callerKey(ports, request)}`;
  await db.transaction(tx => countAttempt(tx, { key, most: perAddress, minutes: 60 }, now));
  const form = await readForm(request, ports.files.temporary);
  try {
    for (const field of notTheirs) delete form.data[field];
    const before = await answeredBefore(ports, formOf(ports, form.words.formToken, answeredHours * 60), form.data);
    if (before) return before;
    const name = mustBeFresh(ports, form);
    const caller = registrant(name);
    const asked = await textInForce(db, consentKind);
    const data = mustBeRight(engine, caller, form, asked);
    await countSending(ports, data.email);
    if (await hasDuplicate(db, data)) throw conflict(pertukaranRefusals.sudahTerdaftar);
    await mustBeUnused(db, name);
    const documents = await storeDocuments(ports, caller, form.files);
    const confirm = (await mail.transport()) !== undefined && (await readSetting(db, 'pertukaran.konfirmasiEmail'));
    const { id, kodeAkses } = becomes(ports, formOf(ports, form.words.formToken, formMinutes));
    const made = await inTransaction(engine, caller, mhsInbound, async ctx => {
      // With the registration: who is refused, for a file that is none, corrects it in the same form.
      await useForm(ctx.tx, name, now);
      const row: ChangeOf<typeof mhsInbound> = { ...data, ...documents, id, emailTerkonfirmasi: false };
      row.kodeAksesHash = secrets.codeHash(id, kodeAkses);
      if (asked)
        Object.assign(row, {
          idPersetujuan: asked.id,
          judulPersetujuan: asked.judul,
          versiPersetujuan: asked.versi,
          waktuPersetujuan: now.toISOString(),
        } satisfies ChangeOf<typeof mhsInbound>);
      // Not handed in before the address is confirmed: it waits as a draft.
      if (confirm) row.status = 'draf';
      return createIn(ctx, mhsInbound, row);
    });
    if (confirm) await sendConfirmation(ports, id, made.email, made.namaLengkap, made.bahasa);
    return { nomorRegistrasi: made.nomorRegistrasi ?? '', kodeAkses, status: made.status };
  } finally {
    await discard(form.files);
  }
}
