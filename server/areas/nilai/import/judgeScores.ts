import {
  asTexts,
  type FieldErrors,
  firstIssue,
  messages,
  noteOf,
  type Programme,
  term,
} from '../../../../resources/kit/index.ts';
import { nilaiRefusals } from '../../../../resources/nilai/refusals.ts';
import { keep, keptTexts } from '../../../platform/access/keptSaid.ts';
import { notedAs } from '../../../platform/engine/bodyWords.ts';
import type { Draft } from '../../../platform/engine/import/draft.ts';
import { fieldSchema } from '../../../platform/engine/import/fieldSchema.ts';
import type { JudgedRow } from '../../../platform/engine/import/types.ts';
import { shownText } from '../../mbkm/imports/preview.ts';
import type { Graded } from './gradedRows.ts';
import type { ScoreSheet } from './scoreSheet.ts';

/** A row as the import engine keeps it, with what it would write. */
export interface JudgedScores {
  row: JudgedRow;
  ready: ReadyScores | null;
}

/** Grades of one student that can be written. */
export interface ReadyScores {
  of: Graded;
  items: ReadonlyMap<string, number | null>;
  /** Undefined = stays. */
  catatan: string | undefined;
}

/** Students of the file, and all members of their groups. */
export interface ScoreFacts {
  programme: Programme;
  students: ReadonlyMap<string, Graded>;
  members: readonly Graded[];
}

export const npmOf = ({ given }: Draft): string => shownText(String(given.npm ?? ''));

/** Judges every row: who it is, whether that grade can be written, and whether a group's grade is the group's. */
export function judgeScores(sheet: ScoreSheet, facts: ScoreFacts, drafts: readonly Draft[]): JudgedScores[] {
  const seen = new Map<string, number>();
  const judged = drafts.map(draft => judgeOne(sheet, facts, draft, seen));
  mustAgree(sheet, facts, judged);
  return judged.map(one => (one.row.status === 'salah' ? { row: one.row, ready: null } : one));
}

function judgeOne(
  { components, fields }: ScoreSheet,
  { programme, students }: ScoreFacts,
  draft: Draft,
  seen: Map<string, number>,
): JudgedScores {
  const wrong: FieldErrors = {};
  const npm = npmOf(draft);
  const student = students.get(npm);
  const twin = seen.get(npm);
  if (!npm) wrong.npm = messages.required;
  else if (twin !== undefined) wrong.npm = nilaiRefusals.npmTwice({ baris: twin });
  else if (!student && !draft.errors.npm) wrong.npm = nilaiRefusals.npmUnknown({ npm, program: term(programme.label) });
  else if (student?.status === 'terkirim' && !draft.errors.npm) wrong.npm = nilaiRefusals.sentBefore;
  if (npm && twin === undefined) seen.set(npm, draft.nomor);
  const items = new Map<string, number | null>();
  for (const { id } of components) {
    const value = draft.given[id] ?? null;
    const field = fields.find(({ name }) => name === id)?.field;
    if (value === null || !field || draft.errors[id]) continue;
    const read = fieldSchema(field).safeParse(value);
    if (!read.success) wrong[id] = firstIssue(read.error);
    else items.set(id, Number(read.data));
  }
  const catatan = notedAs(draft.given.catatan) ?? undefined;
  const isWrong = () => Object.keys({ ...draft.errors, ...wrong }).length > 0;
  if (!isWrong() && !items.size && catatan === undefined) wrong.root = nilaiRefusals.noGrades;
  const row: JudgedRow = {
    nomor: draft.nomor,
    status: isWrong() ? 'salah' : student?.status ? 'berubah' : 'baru',
    ...(student ? { id: student.id } : {}),
    ...(student?.version ? { versi: Number(student.version) } : {}),
    nilai: {},
    pesan: asTexts({ ...draft.errors, ...wrong }),
    perubahan: {},
    ...(Object.keys(draft.koreksi).length ? { koreksi: keptTexts(draft.koreksi) } : {}),
  };
  return { row, ready: student ? { of: student, items, catatan } : null };
}

/**
 * A component of the group has one grade for all members; who gets another needs a note (docs/domain/30 §4.4). What
 * most rows of the group say, stored ones of members that the file does not name included, is the group's grade.
 */
function mustAgree({ components }: ScoreSheet, { members }: ScoreFacts, judged: readonly JudgedScores[]): void {
  const named = new Map(judged.flatMap(({ ready }) => (ready ? [[ready.of.id, ready] as const] : [])));
  for (const { id: component } of components.filter(({ tingkat }) => tingkat === 'kelompok')) {
    const gradeOf = (one: Graded) => named.get(one.id)?.items.get(component) ?? one.nilai[component] ?? null;
    for (const { row, ready } of judged) {
      const own = ready?.items.get(component);
      if (!ready || own === undefined || row.status === 'salah') continue;
      const group = members.filter(({ idKelompok }) => idKelompok === ready.of.idKelompok);
      if (own === commonest(group.map(gradeOf)) || noteOf(ready.catatan ?? ready.of.catatan)) continue;
      row.status = 'salah';
      row.pesan = { ...row.pesan, [component]: keep(nilaiRefusals.groupDiffers) };
    }
  }
}

/** The value that occurs most; of several, the first. */
function commonest(values: readonly (number | null)[]): number | null {
  const counts = new Map<number, number>();
  for (const value of values) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  return [...counts].find(([, count]) => count === most)?.[0] ?? null;
}
