import { z } from 'zod';
import type { Field, FieldOf, Fields } from '../field.ts';
import { isRecord } from '../isRecord.ts';
import { date, email, phone, time, url } from '../makeField.ts';
import { asIssue, type Message } from '../message.ts';
import { messages } from '../messages.ts';
import { uuid, valueSchema } from '../schema.ts';
import { isEmpty, type Values } from '../values.ts';
import { isAsked } from './conditions.ts';
import {
  answerFileKinds,
  type Form,
  type FormQuestion,
  type FormSection,
  formLimits,
  isAnswered,
  isNamed,
} from './definition.ts';
import { formMessages } from './messages.ts';
import { mostFiles, readNamed } from './named.ts';
import { isInside, placeOf, placeText } from './place.ts';

/** Answers by the id of their question; those of a repeated section are a list under the section's id. */
export type Answers = Values;

const choicesOf = (list: FormQuestion['choices']) => Object.fromEntries(list.map(({ value, label }) => [value, label]));

/** Longest spelling of a place. */
const placeLength = 60;

const wordsOf = ({ required, label, help }: FormQuestion) => ({ required, label, ...(help ? { help } : {}) });

const textField = (question: FormQuestion, kind: FieldOf<'text'>['kind'], most: number): Field => ({
  kind,
  max: Math.max(1, Math.min(question.max ?? most, most)),
  ...(question.min ? { least: question.min } : {}),
  ...wordsOf(question),
});

const numberField = (question: FormQuestion, kind: FieldOf<'integer'>['kind']): Field => ({
  kind,
  ...(question.min === null ? {} : { min: question.min }),
  ...(question.max === null ? {} : { max: question.max }),
  ...(kind === 'decimal' ? { precision: 15, scale: 2 } : {}),
  ...wordsOf(question),
});

/**
 * The field by which an answer is checked and typed; undefined for what is no answer. A table of choices has a field
 * for each of its lines (`matrixFields`).
 */
export function questionField(question: FormQuestion): Field | undefined {
  const { kind } = question;
  const common = wordsOf(question);
  switch (kind) {
    case 'text':
      return textField(question, 'text', formLimits.text);
    case 'longtext':
      return textField(question, 'longtext', formLimits.longtext);
    case 'phone':
      return phone(common);
    case 'email':
      return email(common);
    case 'url':
      return url(common);
    case 'place':
      return { kind: 'text', max: placeLength, ...common };
    case 'time':
      return time(common);
    case 'date':
      return date({ ...common, years: [1900, 2100] });
    case 'integer':
    case 'decimal':
    case 'money':
      return numberField(question, kind);
    case 'scale':
      return { kind: 'integer', min: question.min ?? 1, max: question.max ?? 5, ...common };
    case 'choice':
      return { kind: 'enum', choices: choicesOf(question.choices), ...common };
    case 'several':
    case 'ranking':
      return { kind: 'enums', choices: choicesOf(question.choices), ...common };
    case 'yesno':
    case 'agree':
      return { kind: 'boolean', ...common };
    case 'document':
    case 'picture':
    case 'signature':
      return { kind: 'json', named: true, files: { ...answerFileKinds[kind], most: mostFiles(question) }, ...common };
    case 'row':
      return { kind: 'json', named: true, ...common };
    case 'matrix':
    case 'note':
      return undefined;
  }
}

/** A field for each line of a table of choices, by the line's code. */
export const matrixFields = (question: FormQuestion): Fields =>
  Object.fromEntries(
    question.rows.map(({ value, label }) => [
      value,
      { kind: 'enum', choices: choicesOf(question.choices), required: false, label },
    ]),
  );

/** Fields of a form, for inputs: those of a repeated section are child rows. */
export const formFields = (form: Form): Fields => {
  const ofSection = ({ questions }: FormSection): [string, Field][] =>
    questions.flatMap((question): [string, Field][] => {
      if (question.kind === 'matrix')
        return [
          [question.id, { kind: 'rows', fields: matrixFields(question), required: false, label: question.label }],
        ];
      const field = questionField(question);
      return field ? [[question.id, field]] : [];
    });
  return Object.fromEntries(
    form.sections.flatMap((section): [string, Field][] =>
      section.repeat
        ? [
            [
              section.id,
              {
                kind: 'rows',
                fields: Object.fromEntries(ofSection(section)),
                required: false,
                label: section.title || 'Isian',
              },
            ],
          ]
        : ofSection(section),
    ),
  );
};

/** Answers that name rows are read by themselves (`readNamed`). */
const noReference = () => uuid;

/** Error of an answer that the question's field does not check: bounds and choices. */
function beyondField({ kind, min, max, choices }: FormQuestion, value: unknown): Message | undefined {
  if (kind === 'agree' && value === false) return undefined;
  if (kind === 'place') {
    const place = typeof value === 'string' ? placeOf(value) : undefined;
    if (!place) return formMessages.place;
    return isInside(place) ? undefined : messages.point.outside;
  }
  if ((kind === 'text' || kind === 'longtext') && typeof value === 'string' && min !== null && value.length < min)
    return formMessages.textLeast({ n: min });
  if (!Array.isArray(value)) return undefined;
  if (new Set(value).size !== value.length) return formMessages.chosenTwice;
  if (kind === 'ranking') return value.length === choices.length ? undefined : formMessages.ranked;
  if (min !== null && value.length < min) return formMessages.chosenLeast({ n: min });
  return max !== null && value.length > max ? formMessages.chosenMost({ n: max }) : undefined;
}

type Tell = (path: readonly (string | number)[], issue: string) => void;

interface Reading {
  /** Half of it may be missing: nothing is required yet. */
  readonly partial: boolean;
  readonly tell: Tell;
}

/** Fields of questions are made once for each question. */
const schemas = new WeakMap<FormQuestion, { whole: z.ZodType; partial: z.ZodType }>();

function schemaOf(question: FormQuestion, field: Field, partial: boolean): z.ZodType {
  const known = schemas.get(question);
  if (known) return partial ? known.partial : known.whole;
  const made = {
    whole: valueSchema(field, noReference),
    partial: valueSchema({ ...field, required: false }, noReference),
  };
  schemas.set(question, made);
  return partial ? made.partial : made.whole;
}

function readMatrix(
  question: FormQuestion,
  sent: unknown,
  at: readonly (string | number)[],
  { partial, tell }: Reading,
) {
  const given = isRecord(sent) ? sent : {};
  const kept: Record<string, string> = {};
  for (const { value: row } of question.rows) {
    const answer = given[row];
    if (isEmpty(answer)) continue;
    if (typeof answer === 'string' && question.choices.some(({ value }) => value === answer)) kept[row] = answer;
    else tell([...at, row], asIssue(messages.choice));
  }
  for (const name of Object.keys(given))
    if (!question.rows.some(({ value }) => value === name)) tell([...at, name], asIssue(messages.unknownField));
  if (!partial && question.required && Object.keys(kept).length < question.rows.length)
    tell(at, asIssue(formMessages.allRows));
  return Object.keys(kept).length ? kept : null;
}

/** The answer to one question as it is kept, null where there is none. */
function readOne(question: FormQuestion, sent: unknown, at: readonly (string | number)[], reading: Reading): unknown {
  if (question.kind === 'matrix') return readMatrix(question, sent, at, reading);
  if (isNamed(question.kind))
    return readNamed(question, sent, reading.partial, (path, issue) => reading.tell([...at, ...path], issue));
  const field = questionField(question);
  if (!field) return null;
  const { partial, tell } = reading;
  const read = schemaOf(question, field, partial).safeParse(sent ?? null);
  if (!read.success) {
    for (const issue of read.error.issues) tell([...at, ...issue.path.filter(isStep)], issue.message);
    return null;
  }
  if (isEmpty(read.data)) return null;
  if (question.kind === 'agree' && read.data !== true) {
    if (!partial && question.required) tell(at, asIssue(formMessages.agree));
    return null;
  }
  const wrong = beyondField(question, read.data);
  if (wrong && !(partial && Array.isArray(read.data))) tell(at, asIssue(wrong));
  return question.kind === 'place' ? placeAsKept(read.data) : read.data;
}

const placeAsKept = (value: unknown): unknown => {
  const place = typeof value === 'string' ? placeOf(value) : undefined;
  return place ? placeText(place) : value;
};

const isStep = (step: PropertyKey): step is string | number => typeof step !== 'symbol';

/** Reads the questions of a section; what is not asked is neither required nor kept. */
function readQuestions(
  questions: readonly FormQuestion[],
  sent: Values,
  before: Values,
  at: readonly (string | number)[],
  reading: Reading,
): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const question of questions) {
    if (!isAnswered(question.kind) || !isAsked(question.when, { ...before, ...kept })) continue;
    const answer = readOne(question, sent[question.id], [...at, question.id], reading);
    if (answer !== null) kept[question.id] = answer;
  }
  return kept;
}

function readRepeated(section: FormSection, sent: unknown, before: Values, reading: Reading): Values[] {
  const { repeat, id, questions } = section;
  const given = Array.isArray(sent) ? sent : [];
  if (!repeat) return [];
  if (given.length > repeat.most) reading.tell([id], asIssue(formMessages.rowsMost({ n: repeat.most })));
  const rows = given
    .slice(0, repeat.most)
    .map((row, i) => readQuestions(questions, isRecord(row) ? row : {}, before, [id, i], reading));
  if (!reading.partial && rows.length < repeat.least)
    reading.tell([id], asIssue(formMessages.rowsLeast({ n: repeat.least })));
  return rows;
}

/** Names that a form knows, wherever they are asked. */
const namesOf = ({ sections }: Form): Set<string> =>
  new Set(sections.flatMap(section => (section.repeat ? [section.id] : section.questions.map(({ id }) => id))));

/**
 * The schema of answers to a form, for the browser, the API and imports alike. What it gives is what is kept: answers in
 * their stored spelling, without those to questions that were not asked.
 * @param partial a draft: what is there must be right, nothing has to be there
 */
export const answersSchema = (form: Form, { partial = false }: { partial?: boolean } = {}): z.ZodType<Answers> => {
  const names = namesOf(form);
  return z
    .record(z.string(), z.unknown(), { error: asIssue(messages.wrongType) })
    .transform((sent, ctx): Record<string, unknown> => {
      const tell: Tell = (path, message) => ctx.addIssue({ code: 'custom', path: [...path], message });
      const reading = { partial, tell };
      for (const name of Object.keys(sent)) if (!names.has(name)) tell([name], asIssue(messages.unknownField));
      const kept: Record<string, unknown> = {};
      for (const section of form.sections) {
        if (!isAsked(section.when, kept)) continue;
        if (section.repeat) {
          const rows = readRepeated(section, sent[section.id], kept, reading);
          if (rows.length) kept[section.id] = rows;
        } else Object.assign(kept, readQuestions(section.questions, sent, kept, [], reading));
      }
      return kept;
    });
};

/** Answers apart: those that this form asks, and those that only another version did. */
export function answersApart(form: Form, answers: Answers): { asked: Answers; former: Answers } {
  const names = namesOf(form);
  const part = (asked: boolean) =>
    Object.fromEntries(Object.entries(answers).filter(([name]) => names.has(name) === asked));
  return { asked: part(true), former: part(false) };
}

/** Of answers to another version those that this form knows, as far as they still fit it. */
export function answersFitting(form: Form, answers: Answers): Answers {
  const names = namesOf(form);
  const known = Object.fromEntries(Object.entries(answers).filter(([name]) => names.has(name)));
  const schema = answersSchema(form, { partial: true });
  for (;;) {
    const read = schema.safeParse(known);
    if (read.success) return read.data;
    const wrong = new Set(read.error.issues.map(({ path }) => String(path[0])));
    if (!wrong.size) return {};
    for (const name of wrong) delete known[name];
  }
}
