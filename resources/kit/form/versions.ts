import { isRecord } from '../isRecord.ts';
import type { Answers } from './answers.ts';
import { type Form, type FormChoice, type FormQuestion, isAnswered, isNamed, questionsOf } from './definition.ts';
import { namedIn } from './namedIn.ts';

/** A column of answers: a question, or a line of a table of choices, over all versions of a form. */
export interface FormColumn {
  /** `anak`, or `nilai.r1` for a line of a table of choices. */
  readonly key: string;
  readonly heading: string;
  /** As the newest version that has it asks it, with the choices of all versions. */
  readonly question: FormQuestion;
  /** The line of a table of choices. */
  readonly row: string | null;
  /** The repeated section that it stands in. */
  readonly section: string | null;
  /** The newest version asks it no more. */
  readonly removed: boolean;
}

interface Known {
  question: FormQuestion;
  section: string | null;
  removed: boolean;
}

const joined = (newer: readonly FormChoice[], older: readonly FormChoice[]): FormChoice[] => [
  ...newer,
  ...older.filter(({ value }) => !newer.some(one => one.value === value)),
];

/**
 * Questions of all versions, each once, by id: in the order of the newest, and what it no longer asks behind the
 * question that it stood behind, so that no column moves or disappears with a release.
 * @param versions oldest first
 */
function knownQuestions(versions: readonly Form[]): Known[] {
  const known: Known[] = [];
  for (const [back, form] of [...versions].reverse().entries()) {
    let last = -1;
    for (const { section, question } of questionsOf(form)) {
      const there = known.findIndex(one => one.question.id === question.id);
      const found = known[there];
      if (found) {
        last = there;
        const { choices, rows } = found.question;
        found.question = {
          ...found.question,
          choices: joined(choices, question.choices),
          rows: joined(rows, question.rows),
        };
        continue;
      }
      last = back === 0 ? known.length : last + 1;
      known.splice(last, 0, { question, section: section.repeat ? section.id : null, removed: back > 0 });
    }
  }
  return known;
}

/** Columns of the answers to a form. @param versions oldest first */
export const formColumns = (versions: readonly Form[]): FormColumn[] =>
  knownQuestions(versions)
    .filter(({ question }) => isAnswered(question.kind))
    .flatMap(({ question, section, removed }): FormColumn[] => {
      const { id, label, kind, rows } = question;
      if (kind !== 'matrix') return [{ key: id, heading: label, question, row: null, section, removed }];
      return rows.map(line => ({
        key: `${id}.${line.value}`,
        heading: `${label}: ${line.label}`,
        question,
        row: line.value,
        section,
        removed,
      }));
    });

/** The answer that stands in a column. */
export function answerAt({ question, row }: FormColumn, answers: Answers): unknown {
  const answer = answers[question.id] ?? null;
  if (row === null) return answer;
  return isRecord(answer) ? (answer[row] ?? null) : null;
}

const wordOf = (choices: readonly FormChoice[], value: unknown): string =>
  choices.find(one => one.value === value)?.label ?? String(value);

/**
 * An answer as a person reads it, or as a program does (`codes`): words or codes of choices, several of them separated.
 * Numbers stay numbers.
 */
export function answerWords({ question }: FormColumn, answer: unknown, codes = false): string | number | null {
  if (answer === null || answer === undefined) return null;
  if (typeof answer === 'number') return answer;
  const named = isNamed(question.kind) ? namedIn(answer) : [];
  if (named.length) return named.map(({ id, nama }) => (codes ? id : nama)).join(codes ? ' ' : '; ');
  if (typeof answer === 'boolean') return codes ? String(answer) : answer ? 'Ya' : 'Tidak';
  if (Array.isArray(answer))
    return codes ? answer.join(' ') : answer.map(value => wordOf(question.choices, value)).join('; ');
  if (isRecord(answer)) return JSON.stringify(answer);
  return codes || !question.choices.length ? String(answer) : wordOf(question.choices, answer);
}

/** Kinds of change that a release makes to a question that was asked before. */
type ChangeKind =
  | 'added'
  | 'removed'
  | 'kind'
  | 'moved'
  | 'required'
  | 'choices'
  | 'limits'
  | 'condition'
  | 'sight'
  | 'letters'
  | 'source'
  | 'words';

/** A change between two versions of a form. */
export interface FormChange {
  readonly question: string;
  readonly label: string;
  readonly what: ChangeKind;
  /** Choices that are gone. */
  readonly gone: readonly FormChoice[];
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const gone = (before: readonly FormChoice[], after: readonly FormChoice[]): FormChoice[] =>
  before.filter(({ value }) => !after.some(one => one.value === value));

/** Everything that a new version changes of the one before, question by question. */
export function formChanges(before: Form, after: Form): FormChange[] {
  const place = (form: Form) =>
    new Map(
      questionsOf(form)
        .filter(({ question }) => isAnswered(question.kind))
        .map(({ section, question }) => [
          question.id,
          { question, repeated: section.repeat ? section.id : null, sectionWhen: section.when },
        ]),
    );
  const [old, now] = [place(before), place(after)];
  const found: FormChange[] = [];
  const note = ({ id, label }: FormQuestion, what: ChangeKind, lost: FormChoice[] = []) =>
    found.push({ question: id, label, what, gone: lost });
  for (const [id, { question }] of old) if (!now.has(id)) note(question, 'removed');
  for (const [id, next] of now) {
    const { question } = next;
    const former = old.get(id);
    if (!former) {
      note(question, 'added');
      continue;
    }
    const was = former.question;
    if (was.kind !== question.kind) note(question, 'kind');
    if (former.repeated !== next.repeated) note(question, 'moved');
    const lost = [...gone(was.choices, question.choices), ...gone(was.rows, question.rows)];
    if (lost.length) note(question, 'choices', lost);
    if (!was.required && question.required) note(question, 'required');
    if (was.min !== question.min || was.max !== question.max) note(question, 'limits');
    if (!same(was.when, question.when) || !same(former.sectionWhen, next.sectionWhen)) note(question, 'condition');
    if (!same(was.seenBy ?? [], question.seenBy ?? [])) note(question, 'sight');
    if ((was.inLetters ?? false) !== (question.inLetters ?? false)) note(question, 'letters');
    if (was.source !== question.source) note(question, 'source');
    if (was.label !== question.label || was.picture !== question.picture) note(question, 'words');
  }
  return found;
}
