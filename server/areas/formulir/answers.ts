import { v7 as uuidv7 } from 'uuid';
import type { FormulirRingkas, Isian } from '../../../resources/formulir/panggilan.ts';
import { formulirRefusals } from '../../../resources/formulir/refusals.ts';
import { type Answers, answersApart, answersFitting, answersSchema } from '../../../resources/kit/form/answers.ts';
import type { Form } from '../../../resources/kit/form/definition.ts';
import { dayInZone, errorsByField, isRecord, messages, type Registry } from '../../../resources/kit/index.ts';
import { role } from '../../../resources/roles.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Core } from '../../platform/access/change.ts';
import type { DbRow, Queryable, Tx } from '../../platform/database/db.ts';
import { askableBy } from '../../platform/engine/extras/named.ts';
import { conflict, invalid, notFound } from '../../platform/errors.ts';
import { anonymousTables, hasAnswered, keepAnonymous, publishRest, type Sender } from './anonymous.ts';
import { keepFiles, settleNames } from './answerFiles.ts';
import {
  closedFor,
  type FormRow,
  formColumns,
  isAudience,
  isOpen,
  maySeeAnswers,
  mustHaveRoom,
  readForm,
  tables,
} from './forms.ts';
import { type AboutRow, formAboutRow, formsAboutRows } from './moments.ts';
import { participantTable, withChosen } from './participantSql.ts';
import { readVersion } from './versions.ts';

/** Who calls, and when. */
export interface Calling extends Pick<Core, 'registry' | 'rowsOf'> {
  readonly caller: Caller;
  readonly now: Date;
}

interface AnswerRow extends DbRow {
  id: string;
  version: number;
  nomorVersi: number;
  keadaan: 'draf' | 'terkirim';
  isi: unknown;
  dikirimPada: string | null;
}

/** Answers of somebody to a form, about a row where it is asked at a moment. */
const own = (
  on: Queryable,
  id: string,
  userId: string,
  row: string | undefined,
  lock = false,
): Promise<AnswerRow | undefined> =>
  on.one<AnswerRow>(
    `select id, version, nomor_versi, keadaan, isi, dikirim_pada from ${tables.answer}
      where id_formulir = $1 and id_user = $2 and id_baris is not distinct from $3${lock ? ' for update' : ''}`,
    [id, userId, row ?? null],
  );

const answersOf = (row: AnswerRow | undefined): Answers => (isRecord(row?.isi) ? row.isi : {});

/** Most forms that the list shows. */
const mostForms = 200;

type Told = FormRow & { about?: AboutRow | undefined };

const brief = (
  form: Told,
  keadaan: FormulirRingkas['keadaan'],
  { caller, now, registry }: Calling,
): FormulirRingkas => ({
  id: form.id,
  judul: form.judul,
  keterangan: form.keterangan,
  tanggalTutup: form.tanggalTutup,
  keadaan,
  anonim: form.anonim ?? false,
  buka: isAudience(form, caller) && isOpen(form, dayInZone(now)),
  penuh: form.penuh,
  hasil: maySeeAnswers(form, caller),
  baris: form.about
    ? { id: form.about.idBaris, nama: form.about.namaBaris, menahan: withholds(registry, form.about) }
    : null,
});

/** What waits for the answers to a form, in words. */
const withholds = (registry: Registry, { wajib, kejadian }: AboutRow): string | null =>
  (wajib ? registry.moments.find(({ key }) => key === kejadian)?.withholds : undefined) ?? null;

/** A form about a row, as one that asks the caller or has asked. */
const withRow = (form: FormRow, about: AboutRow): Told => ({ ...form, dipilih: about.diminta, about });

/**
 * A form with whether it asks the caller: by name, or about the row that the call names.
 * @returns undefined where it asks about rows, and not about this one
 */
async function askedForm(
  on: Queryable,
  found: FormRow,
  row: string | undefined,
  at: Calling,
): Promise<Told | undefined> {
  if (found.momen !== 'kejadian') return row === undefined ? withChosen(on, found, at.caller.userId) : undefined;
  const about = await formAboutRow(at, on, at.caller, found, row);
  return about && withRow(found, about);
}

/** Forms that ask the caller, that the caller answered, or whose answers the caller may read; those to answer first. */
export async function listForms(on: Queryable, at: Calling): Promise<FormulirRingkas[]> {
  const { caller } = at;
  const rows = await on.query<FormRow & { keadaan: FormulirRingkas['keadaan'] | null }>(
    `select ${formColumns}, case when p.id is null then j.keadaan else 'terkirim' end as keadaan, o.id is not null as dipilih
       from ${tables.form} f
       left join ${tables.answer} j on j.id_formulir = f.id and j.id_user = $1 and f.momen = 'sendiri'
       left join ${anonymousTables.answered} p on p.id_formulir = f.id and p.id_user = $1
       left join ${participantTable} o on o.id_formulir = f.id and o.id_user = $1
      where f.momen in ('sendiri', 'kejadian') and f.status <> 'draf' and (j.id is not null or p.id is not null or (f.peserta = 'terpilih' and o.id is not null)
        or (f.momen = 'sendiri' and f.peserta = 'peran' and $2 = any(f.audiens)) or $2 = any(f.pembaca) or $3)
      order by f.created_at desc limit ${mostForms}`,
    [caller.userId, caller.baseRole, caller.baseRole === role.superAdmin],
  );
  const about = await formsAboutRows(at, on, caller);
  return [...rows, ...about.map(row => ({ ...withRow(row, row), keadaan: row.keadaan }))]
    .map(row => brief(row, row.keadaan ?? 'belum', at))
    .filter(({ buka, hasil, keadaan }) => buka || hasil || keadaan !== 'belum')
    .sort((a, b) => Number(waits(b)) - Number(waits(a)));
}

const waits = ({ buka, keadaan }: FormulirRingkas): boolean => buka && keadaan !== 'terkirim';

/** @throws HttpError 404 */
export async function versionOf(on: Queryable, form: FormRow, nomor: number): Promise<Form> {
  const found = await readVersion(on, form.id, nomor);
  if (!found) throw notFound();
  return found;
}

/**
 * A form with the caller's own answers: what is sent and cannot change as it was asked then, everything else as it is
 * asked now.
 * @throws HttpError 404 for a form that does not ask the caller
 */
export async function openForm(on: Queryable, id: string, row: string | undefined, at: Calling): Promise<Isian> {
  const { caller } = at;
  const found = await readForm(on, id);
  const form = found && (await askedForm(on, found, row, at));
  const mine = form && (await own(on, id, caller.userId, row));
  const unnamed = form?.anonim && (await hasAnswered(on, id, caller.userId));
  if (!form || !(isAudience(form, caller) || mine || unnamed)) throw notFound();
  const told = brief(form, unnamed ? 'terkirim' : (mine?.keadaan ?? 'belum'), at);
  const asSent = mine?.keadaan === 'terkirim' && !(told.buka && form.dapatDiubah);
  const nomorVersi = asSent ? mine.nomorVersi : form.nomorVersi;
  const asked = await versionOf(on, form, nomorVersi);
  const definisi = asSent ? asked : askableBy(asked, at.registry, at.caller);
  return {
    ...told,
    tanggalBuka: form.tanggalBuka,
    dapatDiubah: form.dapatDiubah,
    nomorVersi,
    definisi,
    version: mine?.version ?? 0,
    isi: {
      ...(mine?.nomorVersi === nomorVersi
        ? answersApart(definisi, answersOf(mine)).asked
        : answersFitting(definisi, answersOf(mine))),
    },
    dikirimPada: mine?.dikirimPada ?? null,
  };
}

/** What is sent along with answers. */
export interface Sent {
  readonly version: number;
  readonly nomorVersi: number;
  readonly isi: Answers;
  readonly kirim: boolean;
  /** The row that the form asks about, where it is asked at a moment. */
  readonly baris: string | undefined;
}

/** @throws HttpError 422 by field */
export function checkedAnswers(form: Form, { isi, kirim }: Pick<Sent, 'isi' | 'kirim'>): Answers {
  const read = answersSchema(form, { partial: !kirim }).safeParse(isi);
  if (read.success) return read.data;
  const errors = Object.entries(errorsByField(read.error)).map(([path, said]) => [`isi.${path}`, said]);
  throw invalid(Object.fromEntries(errors));
}

/**
 * Keeps the caller's answers as a draft, or sends them.
 * @throws HttpError 404 for a form that does not ask the caller; 409 where it is closed, has changed, was sent already,
 * was kept elsewhere meanwhile or is anonymous and not to be sent; 422 by question
 */
export async function keepAnswers(tx: Tx, id: string, sent: Sent, at: Calling): Promise<void> {
  const { caller, now } = at;
  const found = await readForm(tx, id, true);
  const form = found && (await askedForm(tx, found, sent.baris, at));
  if (!form || !isAudience(form, caller)) throw notFound();
  if (!isOpen(form, dayInZone(now))) throw closedFor(form);
  if (form.anonim) return sendAnonymous(tx, form, sent, at);
  const mine = await own(tx, id, caller.userId, sent.baris, true);
  if (mine?.keadaan === 'terkirim' && !(sent.kirim && form.dapatDiubah)) throw conflict(formulirRefusals.sentAlready);
  if (sent.nomorVersi !== form.nomorVersi) throw conflict(formulirRefusals.changedMeanwhile);
  if ((mine?.version ?? 0) !== sent.version) throw conflict(messages.stale);
  const asked = askableBy(await versionOf(tx, form, form.nomorVersi), at.registry, at.caller);
  // What was sent to a question that is asked no more stays with what is changed now.
  const former = mine?.keadaan === 'terkirim' ? answersApart(asked, answersOf(mine)).former : {};
  const given = await namedAnswers(tx, asked, checkedAnswers(asked, sent), mine?.id, at);
  const isi = JSON.stringify({ ...former, ...given });
  if (sent.kirim && mine?.keadaan !== 'terkirim') await mustHaveRoom(tx, form);
  const moment = now.toISOString();
  const state = [form.nomorVersi, sent.kirim ? 'terkirim' : 'draf', isi, sent.kirim ? moment : null];
  if (mine) {
    await tx.execute(
      `update ${tables.answer} set nomor_versi = $2, keadaan = $3, isi = $4, dikirim_pada = $5, updated_at = $6,
         version = version + 1 where id = $1`,
      [mine.id, ...state, moment],
    );
    return keepFiles({ tx, caller, now }, mine.id, asked, given);
  }
  const answer = uuidv7();
  const added = await tx.execute(
    `insert into ${tables.answer} (id, created_at, updated_at, id_formulir, id_user, lewat, nomor_versi, keadaan, isi, dikirim_pada, id_baris, kelompok)
     values ($1, $2, $2, $3, $4, $11, $5, $6, $7, $8, $9, $10) on conflict do nothing`,
    [answer, moment, id, caller.userId, ...state, sent.baris ?? null, groupsOf(form), form.about ? 'saat' : 'akun'],
  );
  if (!added) throw conflict(messages.stale);
  await keepFiles({ tx, caller, now }, answer, asked, given);
}

/** Answers with the names of what they name. @throws HttpError 422 by question for what the caller may not name */
async function namedAnswers(
  tx: Queryable,
  form: Form,
  isi: Answers,
  mine: string | undefined,
  by: Calling,
): Promise<Answers> {
  const { answers, errors } = await settleNames(tx, form, isi, mine, by);
  const told = Object.entries(errors).map(([path, said]) => [`isi.${path}`, said]);
  if (told.length) throw invalid(Object.fromEntries(told));
  return answers;
}

/** By which the answers are counted, as it is when they are first kept. */
const groupsOf = ({ about }: Told): string | null => (about ? JSON.stringify(about.kelompok) : null);

/** Sends answers of which nobody learns whose they are. @throws as `keepAnswers` */
async function sendAnonymous(tx: Queryable, form: FormRow, sent: Sent, at: Calling): Promise<void> {
  const { userId } = at.caller;
  if (!sent.kirim) throw conflict(formulirRefusals.anonymousDraft);
  if (await hasAnswered(tx, form.id, userId)) throw conflict(formulirRefusals.sentAlready);
  const { nomorVersi } = form;
  if (sent.nomorVersi !== nomorVersi) throw conflict(formulirRefusals.changedMeanwhile);
  const asked = askableBy(await versionOf(tx, form, nomorVersi), at.registry, at.caller);
  const isi = JSON.stringify(await namedAnswers(tx, asked, checkedAnswers(asked, sent), undefined, at));
  if (!(await sendUnnamed(tx, form, isi, { userId }))) throw conflict(formulirRefusals.sentAlready);
}

/**
 * Keeps an anonymous answer while there is room; the last one lets those that wait into the results.
 * @returns false where the sender has answered before
 * @throws HttpError 409 where there is no room
 */
export async function sendUnnamed(tx: Queryable, form: FormRow, isi: string, by: Sender): Promise<boolean> {
  await mustHaveRoom(tx, form);
  const { id, nomorVersi } = form;
  const kept = await keepAnonymous(tx, { form: id, by, nomorVersi, isi });
  if (kept && (await readForm(tx, id))?.penuh) await publishRest(tx, id);
  return kept;
}

/** Forms that wait for somebody's answers: how many, and what a few of them are called. */
export async function waitingForms(on: Queryable, at: Calling): Promise<{ jumlah: number; nama: string[] }> {
  const waiting = (await listForms(on, at)).filter(waits);
  return { jumlah: waiting.length, nama: waiting.slice(0, 3).map(({ judul }) => judul) };
}
