import { z } from 'zod';
import { allRoles } from '../../roles.ts';
import { manyLines, oneLine } from '../cleanText.ts';
import { asIssue } from '../message.ts';
import { messages } from '../messages.ts';
import {
  formLimits,
  hasBounds,
  hasChoices,
  isAnswered,
  isComparable,
  isNumeric,
  type QuestionKind,
  questionKinds,
} from './kinds.ts';
import { formMessages } from './messages.ts';
import { isPictureData } from './picture.ts';

export * from './kinds.ts';

/**
 * A form as data: questions of the kinds that fields have, in sections. It is stored as JSON, and everything that reads
 * or writes answers follows from it: the inputs, the check (`answersSchema`), the columns of an export (`formColumns`).
 */

const line = (max: number) =>
  z
    .string({ error: asIssue(messages.wrongType) })
    .overwrite(oneLine)
    .max(max, asIssue(messages.text.max({ n: max })));
const lines = (max: number) =>
  z
    .string({ error: asIssue(messages.wrongType) })
    .overwrite(manyLines)
    .max(max, asIssue(messages.text.max({ n: max })));
const said = (max: number) => line(max).min(1, asIssue(messages.required));

/** Ids are names of XLSForm too. */
const id = z.string({ error: asIssue(messages.wrongType) }).regex(/^[a-z][a-z0-9_]{0,39}$/, asIssue(formMessages.id));

const choiceSchema = z.strictObject({
  value: z.string({ error: asIssue(messages.wrongType) }).regex(/^[^\s;|]{1,40}$/, asIssue(formMessages.choiceCode)),
  label: said(formLimits.choice),
});

/** How an answer is compared; of several chosen ones `equal` asks whether it is among them. */
export const comparisons = {
  equal: 'adalah',
  unequal: 'bukan',
  least: 'minimal',
  most: 'maksimal',
  filled: 'terisi',
  empty: 'kosong',
} as const;
export type Comparison = keyof typeof comparisons;

const comparison = z.enum(['equal', 'unequal', 'least', 'most', 'filled', 'empty']);
const ruleSchema = z.strictObject({
  question: id,
  is: comparison,
  value: z.union([z.string().max(formLimits.text), z.number(), z.boolean(), z.null()]),
});
const conditionSchema = z.strictObject({
  match: z.enum(['all', 'any']),
  rules: z
    .array(ruleSchema)
    .min(1)
    .max(formLimits.rules, asIssue(formMessages.rules({ n: formLimits.rules }))),
});

const kind = z.enum(Object.keys(questionKinds) as [QuestionKind, ...QuestionKind[]]);
const bound = z.number({ error: asIssue(messages.number.type) }).nullable();
const choices = z.array(choiceSchema).max(formLimits.choices, asIssue(formMessages.choices({ n: formLimits.choices })));

/** Lines of a table of choices; their codes are parts of names. */
const lineSchema = z
  .array(choiceSchema.extend({ value: id }))
  .max(formLimits.matrixRows, asIssue(formMessages.choices({ n: formLimits.matrixRows })));

/** A question as a released form has it. */
export const questionSchema = z.strictObject({
  id,
  kind,
  label: said(formLimits.label),
  help: lines(formLimits.help),
  required: z.boolean(),
  min: bound,
  max: bound,
  choices,
  /** Lines of a table of choices. */
  rows: lineSchema,
  when: conditionSchema.nullable(),
  /** Roles that see the answers; none: whoever may see those of the others. */
  seenBy: z.array(z.enum(allRoles)).max(allRoles.length).optional(),
  /** The answer stands in letters about the row, which whoever holds them reads. */
  inLetters: z.boolean().optional(),
  /** Resource whose rows are chosen from. */
  source: z
    .string({ error: asIssue(messages.wrongType) })
    .max(80)
    .optional(),
  /** Shown with the question (`isPictureData`). */
  picture: z
    .string({ error: asIssue(messages.wrongType) })
    .max(formLimits.picture, asIssue(formMessages.pictureLarge))
    .refine(isPictureData, asIssue(formMessages.pictureKind))
    .optional(),
});

const sectionSchema = z.strictObject({
  id,
  title: line(formLimits.label),
  help: lines(formLimits.help),
  /** Answered as often as there is something to tell: children, brothers and sisters, former work. */
  repeat: z
    .strictObject({
      least: z.number().int().min(0).max(formLimits.rows),
      most: z.number().int().min(1).max(formLimits.rows),
    })
    .nullable(),
  when: conditionSchema.nullable(),
  questions: z
    .array(questionSchema)
    .max(formLimits.questions, asIssue(formMessages.questions({ n: formLimits.questions }))),
});

/** Shape of a form without the rules across its parts: what may be kept while it is being written. */
const formShape = z.strictObject({
  sections: z
    .array(sectionSchema)
    .min(1)
    .max(formLimits.sections, asIssue(formMessages.sections({ n: formLimits.sections }))),
});

export type Form = z.infer<typeof formShape>;
export type FormSection = Form['sections'][number];
export type FormQuestion = FormSection['questions'][number];
export type FormChoice = FormQuestion['choices'][number];
export type FormCondition = NonNullable<FormQuestion['when']>;

type Told = (path: readonly (string | number)[], message: string) => void;

function checkChoices(list: readonly FormChoice[], at: readonly (string | number)[], tell: Told): void {
  if (!list.length) tell(at, asIssue(formMessages.noChoice));
  const seen = new Set<string>();
  for (const [i, { value }] of list.entries()) {
    if (seen.has(value)) tell([...at, i, 'value'], asIssue(formMessages.choiceTaken));
    seen.add(value);
  }
}

function checkQuestion(question: FormQuestion, at: readonly (string | number)[], tell: Told): void {
  if (hasChoices(question.kind)) checkChoices(question.choices, [...at, 'choices'], tell);
  if (question.kind === 'matrix') checkChoices(question.rows, [...at, 'rows'], tell);
  if (question.inLetters && question.seenBy?.length) tell([...at, 'inLetters'], asIssue(formMessages.letterPrivate));
  const { min, max } = question;
  if (question.kind === 'row' && !question.source) tell([...at, 'source'], asIssue(messages.required));
  if (question.kind === 'scale') {
    const low = min ?? 1;
    const high = max ?? 5;
    if (!Number.isInteger(high) || (low !== 0 && low !== 1) || high < 2 || high > 10)
      tell([...at, 'max'], asIssue(formMessages.scale));
  } else if (hasBounds(question.kind) && min !== null && max !== null && min > max)
    tell([...at, 'max'], asIssue(formMessages.limits));
}

function checkCondition(
  when: FormCondition | null,
  before: ReadonlyMap<string, FormQuestion>,
  at: readonly (string | number)[],
  tell: Told,
): void {
  for (const [i, rule] of (when?.rules ?? []).entries()) {
    const asked = before.get(rule.question);
    if (!asked) tell([...at, 'when', 'rules', i, 'question'], asIssue(formMessages.condition));
    else if (rule.is !== 'filled' && rule.is !== 'empty' && !fitsQuestion(asked, rule.value))
      tell([...at, 'when', 'rules', i, 'value'], asIssue(formMessages.conditionValue));
  }
}

/** True if a condition may ask for this value of a question. */
function fitsQuestion({ kind, choices }: FormQuestion, value: FormCondition['rules'][number]['value']): boolean {
  if (kind === 'choice' || kind === 'several') return choices.some(one => one.value === value);
  if (kind === 'yesno' || kind === 'agree') return typeof value === 'boolean';
  if (isNumeric(kind)) return typeof value === 'number';
  return typeof value === 'string' && value !== '';
}

/**
 * A form that may be released: ids are told apart, choices exist, limits are in order, and a condition asks about what
 * stands before it, so that no two wait for each other.
 */
export const formSchema = formShape.superRefine(({ sections }, ctx) => {
  const tell: Told = (path, message) => ctx.addIssue({ code: 'custom', path: [...path], message });
  const ids = new Set<string>();
  const before = new Map<string, FormQuestion>();
  let count = 0;
  let pictures = 0;
  for (const [s, section] of sections.entries()) {
    const at = ['sections', s];
    if (ids.has(section.id)) tell([...at, 'id'], asIssue(formMessages.idTaken));
    ids.add(section.id);
    checkCondition(section.when, before, at, tell);
    if (section.repeat && section.repeat.least > section.repeat.most)
      tell([...at, 'repeat', 'most'], asIssue(formMessages.limits));
    // Answers of a repeated section are asked about within the same repetition only.
    const inside = new Map(before);
    for (const [q, question] of section.questions.entries()) {
      const here = [...at, 'questions', q];
      count++;
      if (question.picture && ++pictures > formLimits.pictures)
        tell([...here, 'picture'], asIssue(formMessages.pictures({ n: formLimits.pictures })));
      if (ids.has(question.id)) tell([...here, 'id'], asIssue(formMessages.idTaken));
      ids.add(question.id);
      checkQuestion(question, here, tell);
      if (section.repeat && question.kind === 'matrix') tell([...here, 'kind'], asIssue(formMessages.matrixRepeated));
      checkCondition(question.when, inside, here, tell);
      if (!isComparable(question.kind)) continue;
      inside.set(question.id, question);
      if (!section.repeat) before.set(question.id, question);
    }
  }
  if (count > formLimits.questions) tell(['sections'], asIssue(formMessages.questions({ n: formLimits.questions })));
  if (!sections.some(({ questions }) => questions.some(({ kind: each }) => isAnswered(each))))
    tell(['sections'], asIssue(formMessages.noQuestion));
});

/** A form that is being written: bounded, but not finished. */
export const draftFormSchema = z.strictObject({
  sections: z
    .array(
      sectionSchema.extend({
        questions: z
          .array(
            questionSchema.extend({
              label: line(formLimits.label),
              choices: z
                .array(choiceSchema.extend({ label: line(formLimits.choice) }))
                .max(formLimits.choices, asIssue(formMessages.choices({ n: formLimits.choices }))),
              rows: z
                .array(choiceSchema.extend({ value: id, label: line(formLimits.choice) }))
                .max(formLimits.matrixRows, asIssue(formMessages.choices({ n: formLimits.matrixRows }))),
            }),
          )
          .max(formLimits.questions, asIssue(formMessages.questions({ n: formLimits.questions }))),
      }),
    )
    .min(1)
    .max(formLimits.sections, asIssue(formMessages.sections({ n: formLimits.sections }))),
});

/** A form that asks nothing yet. */
export const emptyForm: Form = {
  sections: [{ id: 'bagian_1', title: '', help: '', repeat: null, when: null, questions: [] }],
};

/** A new question of a kind. */
export const newQuestion = (id: string, kind: QuestionKind): FormQuestion => ({
  id,
  kind,
  label: '',
  help: '',
  required: kind === 'agree',
  min: kind === 'scale' ? 1 : null,
  max: kind === 'scale' ? 5 : null,
  choices: hasChoices(kind) ? [{ value: 'a', label: '' }] : [],
  rows: kind === 'matrix' ? [{ value: 'r1', label: '' }] : [],
  when: null,
});

/** Every question with the section that it stands in, in order. */
export const questionsOf = ({ sections }: Form): { section: FormSection; question: FormQuestion }[] =>
  sections.flatMap(section => section.questions.map(question => ({ section, question })));
