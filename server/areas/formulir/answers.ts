import { v7 as uuidv7 } from 'uuid';
import type { FormulirRingkas, Isian } from '../../../resources/formulir/panggilan.ts';
import { formulirRefusals } from '../../../resources/formulir/refusals.ts';
import { type Answers, answersApart, answersFitting, answersSchema } from '../../../resources/kit/form/answers.ts';
import type { Form } from '../../../resources/kit/form/definition.ts';
import { dayInZone, errorsByField, isRecord, messages } from '../../../resources/kit/index.ts';
import { role } from '../../../resources/roles.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { DbRow, Queryable } from '../../platform/database/db.ts';
import { conflict, invalid, notFound } from '../../platform/errors.ts';
import { anonymousTables, hasAnswered, keepAnonymous } from './anonymous.ts';
import { type FormRow, formColumns, isAudience, isOpen, maySeeAnswers, readForm, tables } from './forms.ts';
import { participantTable, withChosen } from './participantSql.ts';
import { readVersion } from './versions.ts';

/** Who calls, and when. */
export interface Moment {
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

const own = (on: Queryable, id: string, userId: string, lock = false): Promise<AnswerRow | undefined> =>
  on.one<AnswerRow>(
    `select id, version, nomor_versi, keadaan, isi, dikirim_pada from ${tables.answer}
      where id_formulir = $1 and id_user = $2${lock ? ' for update' : ''}`,
    [id, userId],
  );

const answersOf = (row: AnswerRow | undefined): Answers => (isRecord(row?.isi) ? row.isi : {});

/** Most forms that the list shows. */
const mostForms = 200;

const brief = (form: FormRow, keadaan: FormulirRingkas['keadaan'], { caller, now }: Moment): FormulirRingkas => ({
  id: form.id,
  judul: form.judul,
  keterangan: form.keterangan,
  tanggalTutup: form.tanggalTutup,
  keadaan,
  anonim: form.anonim ?? false,
  buka: isAudience(form, caller) && isOpen(form, dayInZone(now)),
  hasil: maySeeAnswers(form, caller),
});

/** Forms that ask the caller, that the caller answered, or whose answers the caller may read; those to answer first. */
export async function listForms(on: Queryable, moment: Moment): Promise<FormulirRingkas[]> {
  const { caller } = moment;
  const rows = await on.query<FormRow & { keadaan: FormulirRingkas['keadaan'] | null }>(
    `select ${formColumns}, case when p.id is null then j.keadaan else 'terkirim' end as keadaan, o.id is not null as dipilih
       from ${tables.form} f
       left join ${tables.answer} j on j.id_formulir = f.id and j.id_user = $1
       left join ${anonymousTables.answered} p on p.id_formulir = f.id and p.id_user = $1
       left join ${participantTable} o on o.id_formulir = f.id and o.id_user = $1
      where f.momen = 'sendiri' and f.status <> 'draf' and (j.id is not null or p.id is not null or (f.peserta = 'terpilih' and o.id is not null)
        or (f.peserta = 'peran' and $2 = any(f.audiens)) or $2 = any(f.pembaca) or $3)
      order by f.created_at desc limit ${mostForms}`,
    [caller.userId, caller.baseRole, caller.baseRole === role.superAdmin],
  );
  return rows
    .map(row => brief(row, row.keadaan ?? 'belum', moment))
    .filter(({ buka, hasil, keadaan }) => buka || hasil || keadaan !== 'belum')
    .sort((a, b) => Number(waits(b)) - Number(waits(a)));
}

const waits = ({ buka, keadaan }: FormulirRingkas): boolean => buka && keadaan !== 'terkirim';

async function versionOf(on: Queryable, form: FormRow, nomor: number): Promise<Form> {
  const found = await readVersion(on, form.id, nomor);
  if (!found) throw notFound();
  return found;
}

/**
 * A form with the caller's own answers: what is sent and cannot change as it was asked then, everything else as it is
 * asked now.
 * @throws HttpError 404 for a form that does not ask the caller
 */
export async function openForm(on: Queryable, id: string, moment: Moment): Promise<Isian> {
  const { caller } = moment;
  const found = await readForm(on, id);
  const form = found && (await withChosen(on, found, caller.userId));
  const mine = form && (await own(on, id, caller.userId));
  const unnamed = form?.anonim && (await hasAnswered(on, id, caller.userId));
  if (!form || !(isAudience(form, caller) || mine || unnamed)) throw notFound();
  const told = brief(form, unnamed ? 'terkirim' : (mine?.keadaan ?? 'belum'), moment);
  const asSent = mine?.keadaan === 'terkirim' && !(told.buka && form.dapatDiubah);
  const nomorVersi = asSent ? mine.nomorVersi : form.nomorVersi;
  const definisi = await versionOf(on, form, nomorVersi);
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
}

/** @throws HttpError 422 by field */
function checkedAnswers(form: Form, { isi, kirim }: Sent): Answers {
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
export async function keepAnswers(tx: Queryable, id: string, sent: Sent, { caller, now }: Moment): Promise<void> {
  const found = await readForm(tx, id, true);
  const form = found && (await withChosen(tx, found, caller.userId));
  if (!form || !isAudience(form, caller)) throw notFound();
  if (!isOpen(form, dayInZone(now))) throw conflict(formulirRefusals.notOpen);
  if (form.anonim) return sendAnonymous(tx, form, sent, caller);
  const mine = await own(tx, id, caller.userId, true);
  if (mine?.keadaan === 'terkirim' && !(sent.kirim && form.dapatDiubah)) throw conflict(formulirRefusals.sentAlready);
  if (sent.nomorVersi !== form.nomorVersi) throw conflict(formulirRefusals.changedMeanwhile);
  if ((mine?.version ?? 0) !== sent.version) throw conflict(messages.stale);
  const asked = await versionOf(tx, form, form.nomorVersi);
  // What was sent to a question that is asked no more stays with what is changed now.
  const former = mine?.keadaan === 'terkirim' ? answersApart(asked, answersOf(mine)).former : {};
  const isi = JSON.stringify({ ...former, ...checkedAnswers(asked, sent) });
  const at = now.toISOString();
  const state = [form.nomorVersi, sent.kirim ? 'terkirim' : 'draf', isi, sent.kirim ? at : null];
  if (mine) {
    await tx.execute(
      `update ${tables.answer} set nomor_versi = $2, keadaan = $3, isi = $4, dikirim_pada = $5, updated_at = $6,
         version = version + 1 where id = $1`,
      [mine.id, ...state, at],
    );
    return;
  }
  const added = await tx.execute(
    `insert into ${tables.answer} (id, created_at, updated_at, id_formulir, id_user, nomor_versi, keadaan, isi, dikirim_pada)
     values ($1, $2, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing`,
    [uuidv7(), at, id, caller.userId, ...state],
  );
  if (!added) throw conflict(messages.stale);
}

/** Sends answers of which nobody learns whose they are. @throws as `keepAnswers` */
async function sendAnonymous(tx: Queryable, form: FormRow, sent: Sent, { userId }: Caller): Promise<void> {
  if (!sent.kirim) throw conflict(formulirRefusals.anonymousDraft);
  if (await hasAnswered(tx, form.id, userId)) throw conflict(formulirRefusals.sentAlready);
  const { id, nomorVersi } = form;
  if (sent.nomorVersi !== nomorVersi) throw conflict(formulirRefusals.changedMeanwhile);
  const isi = JSON.stringify(checkedAnswers(await versionOf(tx, form, nomorVersi), sent));
  if (!(await keepAnonymous(tx, { form: id, userId, nomorVersi, isi }))) throw conflict(formulirRefusals.sentAlready);
}

/** Forms that wait for somebody's answers: how many, and what a few of them are called. */
export async function waitingForms(on: Queryable, moment: Moment): Promise<{ jumlah: number; nama: string[] }> {
  const waiting = (await listForms(on, moment)).filter(waits);
  return { jumlah: waiting.length, nama: waiting.slice(0, 3).map(({ judul }) => judul) };
}
