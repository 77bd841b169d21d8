import { answerFileField, rowSources } from '../../../resources/formulir/berkasJawaban.ts';
import { jawaban } from '../../../resources/formulir/isi.ts';
import type { Answers } from '../../../resources/kit/form/answers.ts';
import { type Form, type FormQuestion, isFiled, isNamed, questionsOf } from '../../../resources/kit/form/definition.ts';
import { formMessages } from '../../../resources/kit/form/messages.ts';
import { type NamedAnswer, namedIn } from '../../../resources/kit/form/namedIn.ts';
import { type FieldErrors, isRecord, type Values } from '../../../resources/kit/index.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Core } from '../../platform/access/change.ts';
import type { DbRow, Queryable, Tx } from '../../platform/database/db.ts';
import { attachFiles } from '../../platform/documents/files/attach.ts';
import type { RowFiles } from '../../platform/documents/files/rights.ts';
import { rowNames } from '../../platform/engine/extras/named.ts';
import { seesAnswers } from '../../platform/engine/extras/seen.ts';
import { maySeeAnswers, readForm, tables } from './forms.ts';
import { readVersions } from './versions.ts';

/** Answers that name files or rows (docs/domain/70 §2): whether they may be named, what they are called, who opens them. */

type Naming = Pick<Core, 'registry' | 'rowsOf'> & { readonly caller: Caller };

const isSource = (name: string | undefined): name is keyof typeof rowSources =>
  name !== undefined && Object.hasOwn(rowSources, name);

/** The first question whose rows nobody may choose from; undefined: none. */
export const unknownSource = (form: Form): string | undefined =>
  questionsOf(form).find(({ question }) => question.kind === 'row' && !isSource(question.source))?.question.label;

/** What an answer names, with the question and where it stands: `q`, or `bagian.0.q` in a repeated section. */
interface Place {
  readonly question: FormQuestion;
  readonly at: string;
  readonly named: readonly NamedAnswer[];
}

function placesIn(form: Form, answers: Answers): Place[] {
  const inRow = (questions: readonly FormQuestion[], row: Values, prefix: string): Place[] =>
    questions.flatMap(question => {
      const named = isNamed(question.kind) ? namedIn(row[question.id]) : [];
      return named.length ? [{ question, at: prefix + question.id, named }] : [];
    });
  return form.sections.flatMap(({ id, repeat, questions }) => {
    if (!repeat) return inRow(questions, answers, '');
    const rows: unknown = answers[id];
    return (Array.isArray(rows) ? rows : []).flatMap((row, i) =>
      isRecord(row) ? inRow(questions, row, `${id}.${i}.`) : [],
    );
  });
}

const fileFieldOf = ({ kind }: FormQuestion) => (isFiled(kind) ? answerFileField[kind] : undefined);

/** Names of files that the caller may answer with: own ones that hang nowhere, and those of the answer itself. */
async function fileNames(
  on: Queryable,
  places: readonly Place[],
  mine: string | undefined,
  { caller }: Naming,
): Promise<Map<string, string>> {
  const ids = places.flatMap(({ question, named }) => (fileFieldOf(question) ? named.map(({ id }) => id) : []));
  if (!ids.length) return new Map();
  const found = await on.query<DbRow & { id: string; field: string; namaAsli: string }>(
    `select id, field, nama_asli from internal_berkas where id = any($1::uuid[]) and resource = $2 and dihapus_pada is null
       and (id_baris = $3 or (id_baris is null and uploaded_by = $4))`,
    [ids, jawaban.name, mine ?? null, caller.userId],
  );
  return new Map(found.map(({ id, field, namaAsli }) => [`${field} ${id}`, namaAsli]));
}

/** Labels of rows that the caller may choose, by source and id. */
async function chosenNames(on: Queryable, places: readonly Place[], by: Naming): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  const sources = new Set(
    places.flatMap(({ question: { kind, source } }) => (kind === 'row' && source ? [source] : [])),
  );
  for (const source of sources) {
    if (!isSource(source)) continue;
    const ids = places.flatMap(({ question, named }) => (question.source === source ? named.map(({ id }) => id) : []));
    for (const [id, nama] of await rowNames(on, source, ids, by, by.caller)) names.set(`${source} ${id}`, nama);
  }
  return names;
}

/** Most letters of a name that is kept beside its id. */
const longestName = 300;

/** Answers whose names are the server's, with what names nothing that the caller may name. */
export async function settleNames(
  on: Queryable,
  form: Form,
  answers: Answers,
  mine: string | undefined,
  by: Naming,
): Promise<{ answers: Answers; errors: FieldErrors }> {
  const places = placesIn(form, answers);
  if (!places.length) return { answers, errors: {} };
  const files = await fileNames(on, places, mine, by);
  const rows = await chosenNames(on, places, by);
  const errors: FieldErrors = {};
  const names = new Map<string, string>();
  const used = new Set<string>();
  for (const { question, at, named } of places)
    for (const { id } of named) {
      const field = fileFieldOf(question);
      const known = field ? files.get(`${field} ${id}`) : rows.get(`${question.source} ${id}`);
      if (known === undefined || (field && used.has(id)))
        errors[at] = field ? formMessages.fileGone : formMessages.rowGone;
      else names.set(id, known.slice(0, longestName));
      if (field) used.add(id);
    }
  const isOf = new Set(places.map(({ question }) => question.id));
  return { answers: renamed(answers, isOf, names), errors };
}

function renamed(answers: Values, questions: ReadonlySet<string>, names: ReadonlyMap<string, string>): Values {
  const one = (value: unknown): unknown =>
    isRecord(value) && typeof value.id === 'string' ? { id: value.id, nama: names.get(value.id) ?? value.nama } : value;
  return Object.fromEntries(
    Object.entries(answers).map(([name, value]) => {
      if (questions.has(name)) return [name, Array.isArray(value) ? value.map(one) : one(value)];
      if (!Array.isArray(value)) return [name, value];
      return [name, value.map((row: unknown) => (isRecord(row) ? renamed(row, questions, names) : row))];
    }),
  );
}

type Fields = Record<(typeof answerFileField)[keyof typeof answerFileField], string[]>;

const fieldsOf = (form: Form, answers: Answers): Fields => {
  const found: Fields = { dokumen: [], gambar: [], tandaTangan: [] };
  for (const { question, named } of placesIn(form, answers)) {
    const field = fileFieldOf(question);
    if (field) found[field].push(...named.map(({ id }) => id));
  }
  return found;
};

/**
 * Hangs the files that answers name on their row. Files that they name no more are removed by the daily sweep: who takes
 * an answer back takes the file back.
 */
export async function keepFiles(
  ctx: { tx: Tx; caller: Caller; now: Date },
  id: string,
  form: Form,
  answers: Answers,
): Promise<void> {
  const { tx, now } = ctx;
  const kept = fieldsOf(form, answers);
  const before = await tx.one<Fields & DbRow>(
    `select dokumen, gambar, tanda_tangan from ${tables.answer} where id = $1 for update`,
    [id],
  );
  const ids = Object.values(kept).flat();
  if (!ids.length && !Object.values(fileLists(before)).flat().length) return;
  await attachFiles(ctx, jawaban, { id, ...kept }, { id, ...fileLists(before) });
  await tx.execute(`update ${tables.answer} set dokumen = $2, gambar = $3, tanda_tangan = $4 where id = $1`, [
    id,
    kept.dokumen,
    kept.gambar,
    kept.tandaTangan,
  ]);
  await tx.execute(
    `update internal_berkas set dihapus_pada = $3
      where resource = $1 and id_baris = $2 and dihapus_pada is null and id <> all($4::uuid[])`,
    [jawaban.name, id, now.toISOString(), ids],
  );
}

const fileLists = (row: Fields | undefined): Fields => ({
  dokumen: row?.dokumen ?? [],
  gambar: row?.gambar ?? [],
  tandaTangan: row?.tandaTangan ?? [],
});

/** The question that a file answers, in whatever version. */
const questionOf = (form: Form, answers: Answers, file: string): FormQuestion | undefined =>
  placesIn(form, answers).find(({ named }) => named.some(({ id }) => id === file))?.question;

/** Files of answers are opened by whoever may read the answer: who gave it, and readers of the form as far as they see the question. */
export const answerFiles: RowFiles = {
  mayUpload: () => true,
  mayRead: async (on, caller, { id, idBaris }) => {
    const row = await on.one<DbRow & { idFormulir: string; idUser: string | null; keadaan: string; isi: unknown }>(
      `select id_formulir, id_user, keadaan, isi from ${tables.answer} where id = $1`,
      [idBaris],
    );
    if (!row) return false;
    if (row.idUser === caller.userId) return true;
    const form = await readForm(on, row.idFormulir);
    if (!form || row.keadaan !== 'terkirim' || !maySeeAnswers(form, caller)) return false;
    const isi = isRecord(row.isi) ? row.isi : {};
    // As results are read: who sees the question is what its newest version says.
    const versions = (await readVersions(on, form.id)).reverse();
    const question = versions.map(({ form: each }) => questionOf(each, isi, id)).find(found => found !== undefined);
    return question !== undefined && seesAnswers(caller)(question);
  },
};
