import type { DecidedOn, Note, NoticeEvent, NoticeWord, Programme } from '../../../resources/kit/index.ts';
import type { RowData } from '../database/db.ts';
import { type TellContext, type Telling, tell } from './tell.ts';

/** Whom a notice is for, by their relation to the row. */
export type People = Telling['people'];

/** A step that was taken on a row, with its note. */
interface Step {
  readonly action: string;
  readonly note: Note | null;
}

/** Words for a decision in the title of a notice, by the action's name in any workflow. */
const decisions = new Map([
  ['setujui', 'disetujui'],
  ['revisi', 'dikembalikan'],
  ['tolak', 'ditolak'],
  ['buka_revisi', 'dibuka kembali'],
  ['tetapkan', 'ditetapkan'],
  ['aktifkan', 'aktif'],
  ['bubarkan', 'dibubarkan'],
]);

/** «disetujui», «dikembalikan» …; undefined where the action decides nothing. */
export const decisionOf = ({ action }: Pick<Step, 'action'>): string | undefined => decisions.get(action);

/** The occasion of a step: the row as it was when the step was taken, so that the same step later is another one. */
const stepKey = (row: RowData, { action }: Pick<Step, 'action'>): string =>
  `${String(row.id)}:${action}:${String(row.version)}`;

/** Notice of a step: its event, words and people. The note is told where the event says so. */
interface StepTelling<W extends string> {
  readonly event: NoticeEvent<W>;
  readonly words: Readonly<Record<W, NoticeWord>>;
  readonly people: People;
}

/** Tells of a step of a row. */
type SayStep = <W extends string>(
  ctx: TellContext,
  row: RowData,
  step: Step,
  telling: StepTelling<W>,
) => Promise<number>;

/** Tells of steps of rows that belong to a programme, whose screens the links mean; without one the links are paths. */
export const stepTeller =
  (programme?: Programme): SayStep =>
  (ctx, row, step, { event, words, people }) =>
    tell(ctx, { event, key: stepKey(row, step), id: String(row.id), words, people, note: step.note, programme });

/** Notices of rows that are handed in and decided on. */
interface DecidedTelling<W extends string> {
  readonly of: DecidedOn<W>;
  readonly words: Readonly<Record<W, NoticeWord>>;
  /** People who decide after submission, and people who are told the decision. */
  readonly waits: People;
  readonly decided: People;
  /** Word for the decision of this step, where its name does not say it. */
  readonly keadaan?: string | undefined;
  /** A decision after which others decide: the state that it leads to, what it is called, and for whom it waits then. */
  readonly next?: { readonly at: string; readonly called: string; readonly waits: People };
}

/** Tells the deciders that a row waits, and everybody concerned of the decision; other steps tell nobody. */
export async function tellDecided<W extends string>(
  say: SayStep,
  ctx: TellContext,
  row: RowData,
  step: Step & { readonly to?: string },
  { of, words, waits, decided, next, keadaan = decisionOf(step) }: DecidedTelling<W>,
): Promise<void> {
  const onward = next !== undefined && step.to === next.at ? next : undefined;
  const waiting = step.action === 'ajukan' ? waits : onward?.waits;
  if (waiting) await say(ctx, row, step, { event: of.diajukan, words, people: waiting });
  const said = onward?.called ?? keadaan;
  if (said === undefined) return;
  const told: Readonly<Record<W | 'keadaan', NoticeWord>> = { ...words, keadaan: said };
  await say(ctx, row, step, { event: of.diputuskan, words: told, people: decided });
}
