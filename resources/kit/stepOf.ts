import type { Fields, StatusField } from './field.ts';
import type { Note } from './note.ts';
import type { RowOf, RowOfFields } from './row.ts';
import type { RowFieldTaken } from './takes.ts';
import type { Workflow } from './workflow.ts';

/** One step along a declared workflow, as far as every step is alike. */
export interface AnyStep<Stored = Record<string, unknown>> {
  readonly action: string;
  /** The status field that moves. */
  readonly field: string;
  readonly from: string;
  readonly to: string;
  /** Note for the history; a rule may set it. */
  note: Note | null;
  /** Values to be written: the status, the row's fields among the step's inputs, and those added by a rule. */
  readonly data: Partial<Stored>;
  /** The step's other inputs (`Action.takes`), checked; empty where the step follows from another row's. */
  readonly input: Readonly<Record<string, unknown>>;
  /** It is taken for itself, and does not follow from another row's. */
  readonly alone: boolean;
}

/** Values of a step's own: what it takes but for the fields of the row. */
type Own<T> = { [K in keyof T as T[K] extends RowFieldTaken ? never : K]: T[K] };

/** Type of a step's inputs that are not fields of the row. */
type InputOfStep<T> =
  Own<T> extends infer F extends Fields ? Readonly<Partial<RowOfFields<F>>> : Readonly<Record<never, never>>;

/** The steps of one status field. */
type StepsOfField<Name extends string, W, Stored> =
  W extends Workflow<infer S, infer A, infer T>
    ? {
        [K in A]: Omit<AnyStep<Stored>, 'action' | 'field' | 'from' | 'to' | 'input'> & {
          readonly action: K;
          readonly field: Name;
          readonly from: S;
          readonly to: S;
          readonly input: InputOfStep<T[K]>;
        };
      }[A]
    : never;

type DeclaredSteps<F extends Fields, Stored> = {
  [K in keyof F & string]: F[K] extends StatusField<boolean, infer W> ? StepsOfField<K, W, Stored> : never;
}[keyof F & string];

/**
 * A step of a declared resource, told apart by its action: states and actions are those of its workflows, `input` has the
 * values that the action takes. Of a family of resources every step is alike.
 */
export type StepOf<R extends { readonly fields: Fields }> = string extends keyof R['fields']
  ? AnyStep<RowOf<R>>
  : DeclaredSteps<R['fields'], RowOf<R>>;
