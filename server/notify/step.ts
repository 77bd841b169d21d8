import type { NoticeEvent, NoticeWord, Programme } from '../../resources/kit/index.ts';
import type { RowData } from '../database/db.ts';
import { type TellContext, type Telling, tell } from './tell.ts';

type People = Telling['people'];

/** What was done to a row, and the note that came with it. */
interface Step {
  readonly action: string;
  readonly note: string | null;
}

/** What a decision is called behind the name of what was decided, by the action's name in any workflow. */
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
export const stepKey = (row: RowData, { action }: Pick<Step, 'action'>): string =>
  `${String(row.id)}:${action}:${String(row.version)}`;

/** Everybody of Tim MBKM. */
export const team = { tim: [{ role: 'HA03' }] } as const satisfies People;

/** What is told of a step: its event, the words and people of it, and what differs from the step itself. */
interface StepTelling<W extends string> {
  readonly event: NoticeEvent<W>;
  readonly words: Readonly<Record<W, NoticeWord>>;
  readonly people: People;
  /** Tells the note of the step as well: of decisions. */
  readonly noted?: boolean;
}

/** Tells of steps of rows that belong to a programme, whose screens the links mean. */
export const stepTeller =
  (programme: Programme) =>
  <W extends string>(
    ctx: TellContext,
    row: RowData,
    step: Step,
    { event, words, people, noted = false }: StepTelling<W>,
  ): Promise<number> =>
    tell(ctx, {
      event,
      key: stepKey(row, step),
      id: String(row.id),
      words,
      people,
      note: noted ? step.note : null,
      programme,
    });
