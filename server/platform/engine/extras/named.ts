import { type Extras, withExtras } from '../../../../resources/kit/extras.ts';
import { type Form, type FormQuestion, isFiled, isNamed } from '../../../../resources/kit/form/definition.ts';
import { formMessages } from '../../../../resources/kit/form/messages.ts';
import { namedIn } from '../../../../resources/kit/form/namedIn.ts';
import {
  extraName,
  extrasField,
  type FieldErrors,
  isRecord,
  type Message,
  type Registry,
  type Resource,
} from '../../../../resources/kit/index.ts';
import type { Caller } from '../../access/caller.ts';
import type { Core } from '../../access/change.ts';
import { mayLookUp } from '../../access/permission.ts';
import { labelSql, tableName } from '../../database/columns.ts';
import type { DbRow, Queryable, RowData } from '../../database/db.ts';
import { sameValue } from '../sameValue.ts';
import { seesAnswers } from './seen.ts';
import { answersIn } from './settled.ts';
import { readExtras } from './store.ts';

/** Answers that name files or rows: who may choose them, and what the server calls them. */

type Who = Pick<Caller, 'baseRole'>;

/** Whether somebody can answer a question at all: rows that they may not look up they cannot choose. */
export const canAnswer =
  (registry: Registry, who: Who) =>
  ({ kind, source }: FormQuestion): boolean => {
    if (kind !== 'row') return true;
    const r = source === undefined ? undefined : registry.find(source);
    return r !== undefined && mayLookUp(who, r);
  };

/** Whether somebody is asked a question of a row that they may write. */
export const answersTo = (registry: Registry, who: Who): ((question: FormQuestion) => boolean) => {
  const [sees, can] = [seesAnswers(who), canAnswer(registry, who)];
  return question => sees(question) && can(question);
};

/** The form without questions whose rows the caller may not look up: nobody is asked what they cannot choose. */
export const askableBy = ({ sections }: Form, registry: Registry, who: Who): Form => ({
  sections: sections.map(section => ({
    ...section,
    questions: section.questions.filter(canAnswer(registry, who)),
  })),
});

/** Longest name that is kept beside its id. */
const longestName = 300;

/** Labels of the rows of a resource that the caller may choose, by id. */
export async function rowNames(
  on: Queryable,
  source: string,
  ids: readonly string[],
  { registry, rowsOf }: Pick<Core, 'registry' | 'rowsOf'>,
  caller: Caller,
): Promise<Map<string, string>> {
  const r = registry.find(source);
  if (!r || !ids.length || !mayLookUp(caller, r)) return new Map();
  const values: unknown[] = [ids];
  const scope = rowsOf(caller, r, 'reference', 't', values);
  const rows = await on.query<DbRow & { id: string; nama: string }>(
    `select t.id, ${labelSql(r, 't', registry)} as nama from ${tableName(r)} t where t.id::text = any($1::text[]) and ${scope}`,
    values,
  );
  return new Map(rows.map(({ id, nama }) => [id, nama]));
}

/** Names of files that the caller may name in a field: own ones that hang nowhere, and those of the row itself. */
async function fileNames(
  on: Queryable,
  r: Resource,
  field: string,
  ids: readonly string[],
  { caller, row }: { readonly caller: Caller; readonly row: string | undefined },
): Promise<Map<string, string>> {
  const found = await on.query<DbRow & { id: string; namaAsli: string }>(
    `select id, nama_asli from internal_berkas where id = any($1::uuid[]) and resource = $2 and field = $3 and dihapus_pada is null
       and (id_baris = $4 or (id_baris is null and uploaded_by = $5))`,
    [ids, r.name, field, row ?? null, caller.userId],
  );
  return new Map(found.map(({ id, namaAsli }) => [id, namaAsli]));
}

/** An answer whose names are the server's; null where it names what is not in `names`. */
function renamed(answer: unknown, names: ReadonlyMap<string, string>): unknown {
  const one = (value: unknown): unknown => {
    const id = isRecord(value) && typeof value.id === 'string' ? value.id : '';
    const nama = names.get(id);
    return nama === undefined ? null : { id, nama: nama.slice(0, longestName) };
  };
  if (!Array.isArray(answer)) return one(answer);
  const all = answer.map(one);
  return all.includes(null) ? null : all;
}

/**
 * Answers whose names are the server's, with what names nothing that the caller may name. What is as it was stays.
 * @param row id of the row, undefined for a new one
 */
export async function settleNamed(
  on: Queryable,
  r: Resource,
  { columns }: Extras,
  { answers, stored, row }: { readonly answers: RowData; readonly stored: RowData; readonly row: string | undefined },
  by: Pick<Core, 'registry' | 'rowsOf'> & { readonly caller: Caller },
): Promise<{ answers: RowData; errors: FieldErrors }> {
  const within = extrasField(r) ?? '';
  const settled: RowData = { ...answers };
  const errors: Record<string, Message> = {};
  for (const { question } of columns) {
    const { id, kind, source = '' } = question;
    const given = answers[id];
    const ids = isNamed(kind) ? namedIn(given).map(one => one.id) : [];
    if (!ids.length || sameValue(stored[id], given)) continue;
    const at = extraName(within, id);
    const names = isFiled(kind)
      ? await fileNames(on, r, at, ids, { caller: by.caller, row })
      : await rowNames(on, source, ids, by, by.caller);
    const answer = renamed(given, names);
    if (answer === null) errors[at] = isFiled(kind) ? formMessages.fileGone : formMessages.rowGone;
    else settled[id] = answer;
  }
  return { answers: settled, errors };
}

/** Whether extra fields of a row name anything. */
export function namesAnything(r: Resource, row: RowData | undefined): boolean {
  const within = extrasField(r);
  return within !== undefined && Object.values(answersIn(row?.[within])).some(answer => namedIn(answer).length > 0);
}

/** The resource with all of its extra fields where a row names something in them: files among it hang on the row. */
export async function withNamed(
  on: Pick<Queryable, 'one'>,
  registry: Registry,
  r: Resource,
  row: RowData,
): Promise<Resource> {
  if (!namesAnything(r, row)) return r;
  const extras = await readExtras(on, registry, r);
  return extras ? withExtras(r, extras) : r;
}
