import { z } from 'zod';
import { asIssue } from '../message.ts';
import { messages } from '../messages.ts';
import { uuid } from '../schema.ts';
import type { FormQuestion } from './definition.ts';
import { formLimits } from './kinds.ts';
import { formMessages } from './messages.ts';
import type { NamedAnswer } from './namedIn.ts';

/**
 * Answers that name something of the portal: files, a row of its data. The name is kept beside the id as it was when it
 * was answered, so that results and exports need no other table; the server writes it, whatever was sent.
 */
const namedBy = (id: z.ZodType<string>) =>
  z.strictObject({ id, nama: z.string({ error: asIssue(messages.wrongType) }).max(formLimits.text) });
const fileSchema = namedBy(uuid);
// Ids of some data are codes: a regency is 35.78.
const rowSchema = namedBy(
  z
    .string({ error: asIssue(messages.wrongType) })
    .min(1)
    .max(60),
);

/** Files that an answer to the question may have. */
export const mostFiles = ({ kind, max }: Pick<FormQuestion, 'kind' | 'max'>): number =>
  kind === 'signature' ? 1 : Math.max(1, Math.min(max ?? 1, formLimits.files));

/**
 * The answer to a question that names files or a row: one, or a list where the kind may have several.
 * @param tell path below the answer, and the message
 * @returns null where there is none
 */
export function readNamed(
  question: FormQuestion,
  sent: unknown,
  partial: boolean,
  tell: (path: readonly number[], issue: string) => void,
): NamedAnswer | NamedAnswer[] | null {
  const several = question.kind === 'document' || question.kind === 'picture';
  const given: unknown[] = Array.isArray(sent) ? sent : sent === null || sent === undefined ? [] : [sent];
  const kept = given.flatMap((one, i) => {
    const read = (question.kind === 'row' ? rowSchema : fileSchema).safeParse(one);
    if (!read.success) tell(several ? [i] : [], asIssue(messages.wrongType));
    return read.success ? [read.data] : [];
  });
  const most = several ? mostFiles(question) : 1;
  if (given.length > most) tell([], asIssue(messages.maxFiles({ n: most })));
  if (question.kind === 'document' || question.kind === 'picture') {
    if (new Set(kept.map(({ id }) => id)).size < kept.length) tell([], asIssue(formMessages.chosenTwice));
    if (!partial && kept.length > 0 && kept.length < (question.min ?? 0))
      tell([], asIssue(formMessages.filesLeast({ n: question.min ?? 0 })));
  }
  if (!partial && question.required && !given.length) tell([], asIssue(messages.required));
  if (!kept.length) return null;
  return several ? kept : (kept[0] ?? null);
}
