import { holds, Message, printedTexts, withWords, wordsIn } from '../../../resources/kit/index.ts';
import { suratRefusals } from '../../../resources/surat/refusals.ts';
import { lockRow } from '../../platform/engine/lockRow.ts';
import { passing, ruleParameter } from '../../platform/engine/ruleParameter.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import { transitionIn } from '../../platform/engine/transition.ts';
import { conflict, invalid } from '../../platform/errors.ts';
import { asItIs } from '../../platform/versions.ts';
import { type Composed, compose, mayBeIssued } from './compose.ts';
import { type IssuedLetter, type IssueOptions, issueTold, type Writing } from './issue.ts';
import type { LetterRules, LetterSource } from './letterBook.ts';
import { type Said, wordsOf } from './letterWords.ts';
import { standingLetter } from './standing.ts';

/** The step was taken by the call that issues its letter itself, with what it says of the letter. */
export const letterIssuedBeside = ruleParameter<true>('letterIssuedBeside');

type Rows = ReadonlyMap<string, Said>;

/** Words of rows that exist. */
async function rowsOf(source: LetterSource, rules: LetterRules, ids: readonly string[]): Promise<Rows> {
  const rows = new Map<string, Said>();
  for (const id of ids) {
    const said = await wordsOf(source, rules, id);
    if (said) rows.set(id, said);
  }
  return rows;
}

/**
 * Checks that a letter may be issued about these rows; for several also that their words agree.
 * @throws HttpError 409 'Surat belum dapat diterbitkan: …', 422 if their words differ
 */
export async function mustBeIssuable(source: LetterSource, rules: LetterRules, ids: readonly string[]): Promise<Rows> {
  const { issuedBy, together } = rules.kind;
  const rows = await rowsOf(source, rules, ids);
  for (const [id, { words }] of rows)
    if (!(await mayBeIssued(source, rules, id)))
      throw conflict(
        issuedBy
          ? withWords(issuedBy.early, Object.fromEntries([...words].map(([name, word]) => [name, word || '–'])))
          : suratRefusals.notIssued,
      );
  if (together) mustAgree(rules, [...rows.values()]);
  return rows;
}

function mustAgree({ kind }: LetterRules, rows: readonly Said[]): void {
  const { together, issuedBy } = kind;
  if (!together || !issuedBy) return;
  const apart = new Set(Object.keys(kind.lists[together.list] ?? {}));
  const shared = new Set(
    printedTexts(kind)
      .flatMap(wordsIn)
      .filter(word => !apart.has(word)),
  );
  const [first, ...others] = rows;
  const differs = [...shared].some(word => others.some(({ words }) => words.get(word) !== first?.words.get(word)));
  if (differs) throw invalid({ [issuedBy.key]: together.differ }, together.differ);
}

/** @throws HttpError 409 where one of the rows has such a letter already */
async function mustBeFirst({ tx }: Pick<Writing, 'tx'>, rules: LetterRules, rows: Rows): Promise<void> {
  for (const [id, { words }] of rows) {
    const known = await standingLetter(tx, rules, id);
    if (!known) continue;
    const siapa = rows.size === 1 ? null : (words.get(rules.kind.people.nama) ?? null);
    const { nomor } = known;
    throw conflict(
      siapa === null ? suratRefusals.issuedForThis({ nomor }) : suratRefusals.issuedBefore({ siapa, nomor }),
    );
  }
}

/** @throws HttpError 409 where the kind issues none */
async function composed(source: LetterSource, rules: LetterRules, ids: readonly string[]): Promise<Composed> {
  const made = await compose(source, rules, ids);
  if (made instanceof Message) throw conflict(made);
  return made;
}

/**
 * Issues the letter of a row that is locked and where it belongs, in the transaction of its step.
 * @throws HttpError 409 without an official, or where one stands already
 */
export async function issueOne(ctx: Writing, rules: LetterRules, id: string): Promise<IssuedLetter> {
  const source = { on: ctx.tx, registry: ctx.registry };
  await mustBeFirst(ctx, rules, await rowsOf(source, rules, [id]));
  return issueTold(ctx, rules, await composed(source, rules, [id]));
}

/**
 * Issues the letters of a call: one about all rows, or one for each, with the step that issues it where the row stands
 * before it. All or none; the rows are locked in one order, so that two calls cannot wait for each other.
 * @param ids at least one
 * @throws HttpError 403, 404 rows out of reach, 409, 422 (`mustBeIssuable`)
 */
export async function issueAbout(
  ctx: RuleContext,
  rules: LetterRules,
  ids: readonly string[],
  options: IssueOptions,
): Promise<readonly IssuedLetter[]> {
  const { kind } = rules;
  const about = ctx.registry.get(kind.resource);
  const source = { on: ctx.tx, registry: ctx.registry };
  for (const id of ids.toSorted()) await lockRow(ctx, about, id);
  const rows = await mustBeIssuable(source, rules, ids);
  await mustBeFirst(ctx, rules, rows);
  if (kind.together) return [await issueTold(ctx, rules, await composed(source, rules, ids), options)];
  const step = kind.issuedBy?.step;
  const issued: IssuedLetter[] = [];
  for (const [id, { state }] of rows) {
    if (step?.when.every(condition => holds(condition, state)))
      await transitionIn(passing(ctx, letterIssuedBeside.with(true)), about, id, step.action, { version: asItIs });
    issued.push(await issueTold(ctx, rules, await composed(source, rules, [id]), options));
  }
  return issued;
}
