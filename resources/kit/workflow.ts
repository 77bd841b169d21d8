import type { Scope } from './access.ts';
import { type Actor, completeActors, type ShortActor } from './actor.ts';
import { DeclarationError } from './errors.ts';
import { fixed, tableOf } from './label.ts';
import type { Message } from './message.ts';
import type { Role } from './roles.ts';
import type { Takes } from './takes.ts';
import { type StateTone, toneOf } from './tone.ts';

export interface State {
  label: string;
  tone: StateTone;
}

/** A state as an author writes it: its colour follows from its code (`tone.ts`) unless it says another. */
export type ShortState = { label: string; tone?: StateTone };

type Value = string | boolean | null;

/** One way of a step: from which states, to which, by whom. */
export interface Arrow {
  from: readonly string[];
  /** Where it leads, then where a rule may lead it instead; empty = the row stays in its state. */
  to: readonly string[];
  by: readonly Actor[];
  /** Values that fields of the row must have, such as the stage at which somebody decides. */
  when: Readonly<Record<string, readonly Value[]>>;
}

/**
 * A condition of a step beyond states and actors, on its row and the rows that it belongs to: its group runs, its wave
 * has left. Where it does not hold the step is not offered, and is refused with the sentence. It is a scope (`of`), or,
 * where no scope can express it, a condition of the resource's rules (`rule`: `ResourceRules.conditions`), which may
 * also give the sentence for each row.
 */
export type Need = {
  /** Roles that it does not bind, jobs beside HA01. */
  free?: readonly Role[];
  /** Asked of who takes the step for itself, not where it follows from another row's. */
  alone?: true;
} & ({ of: Scope; says: Message } | { rule: string; says?: Message });

/** Rows of a resource whose reference `by` points at the row of the step; `rows` narrows them. */
export interface Counted {
  resource: string;
  by: string;
  rows?: Scope;
}

/** Effect of a look on the step: a hint beforehand; a note with the reason becomes required; the step is refused. */
export type Weight = 'tell' | 'note' | 'refuse';

/**
 * A check before a step, with the sentence shown where it applies: rows exist (`some`) or do not (`none`; with `among`
 * only where there are such), a date is in the future (`before`) or past (`after`). The date is a field of the row or
 * of a row that it references: `idGelombang.tanggalSelesai`. `says` may use `{n}`, rows or days, and `{tanggal}`.
 */
export type Look = { says: Message; weight: Weight } & (
  | { some: Counted }
  | { none: Counted; among?: Counted }
  | { before: string }
  | { after: string }
);

/** A step as the person who takes it sees it. */
export interface ActionWords {
  /** The verb on the button. */
  label: string;
  /** A note (catatan) must be given (docs/domain/00 "Workflows"). */
  note: boolean;
  /** Label of its note; default `Catatan`. */
  noteLabel?: string;
  /** Question asked before acting; empty = acts at once. */
  confirm?: string;
  /** Toast afterwards; words in braces are fields of the answer. */
  success?: string;
  tone?: 'primary' | 'danger';
}

/** A step: what a button does, by one arrow or by several that begin elsewhere or are somebody else's. */
export interface Action extends ActionWords {
  arrows: readonly Arrow[];
  /** Name of the step in histories, where it differs from the workflow's. */
  history?: string;
  /** Refusal by state in which it cannot be taken yet, where the usual sentence does not say what comes first. */
  early?: Readonly<Record<string, Message>>;
  needs?: readonly Need[];
  /** Looked at before it is taken: told in its dialog, and asked again when it is taken. */
  looks?: readonly Look[];
  takes?: Takes;
  /** Steps that this one takes back: offered as 'Urungkan' right after one of them, where it leads to the state before. */
  undoes?: readonly string[];
}

/** Inputs of each step of a workflow, as types. */
export type TakesOf<A extends string = string> = Readonly<Record<A, unknown>>;

/** The steps of a workflow, each with what it takes. */
type Actions<A extends string, T extends TakesOf<A>> = Readonly<{ [K in A]: Action & { readonly takes?: T[K] } }>;

export interface Workflow<S extends string = string, A extends string = string, T extends TakesOf<A> = TakesOf<A>> {
  initial: S;
  /** Name of its steps in histories; default: the resource's. */
  history?: string;
  states: Readonly<Record<S, State>>;
  actions: Actions<A, T>;
}

type ShortArrow<S extends string> = {
  from: readonly S[];
  /** One state, or several: the first is where it leads unless a rule chooses another. Left out, the row stays. */
  to?: S | readonly [S, ...S[]];
  by: readonly ShortActor[];
  when?: Readonly<Record<string, Value | readonly Value[]>>;
};

export type ShortAction<S extends string> = Omit<Action, 'note' | 'arrows'> & { note?: boolean } & (
    | ShortArrow<S>
    | { arrows: readonly ShortArrow<S>[] }
  );

/** A step into such a state refuses or returns work: its declaration says whether a note is demanded. */
const refusing: ReadonlySet<StateTone> = new Set(['revisi', 'tolak']);

/**
 * Completes and checks a workflow: every state that it names is declared and can be reached from the initial one,
 * actions that refuse or return say whether they need a note.
 * @throws DeclarationError naming the state or action that is wrong
 */
export function workflow<const S extends string, const T extends TakesOf>(short: {
  initial: NoInfer<S>;
  history?: string;
  /** Conditions of all its steps, checked before those of a single one. */
  needs?: readonly Need[];
  states: Record<S, ShortState>;
  actions: { readonly [K in keyof T]: ShortAction<NoInfer<S>> & { readonly takes?: T[K] } };
}): Workflow<S, keyof T & string, T> {
  const { needs: common = [], ...declared } = short;
  const states = completeStates(short.states);
  const entries = Object.entries<ShortAction<S>>(short.actions);
  const actions = tableOf(
    Object.fromEntries(
      entries.map(([name, action]) => {
        const needs = [...common, ...(action.needs ?? [])];
        return [name, completeAction(name, needs.length ? { ...action, needs } : action, states)];
      }),
    ),
  ) as Actions<keyof T & string, T>;
  for (const [name, { undoes = [] }] of entries)
    for (const undone of undoes)
      if (!Object.hasOwn(short.actions, undone))
        throw new DeclarationError(`aksi "${name}" mengurungkan aksi "${undone}" yang tidak ada`);
  const reached = reachable(short.initial, actions);
  for (const state of Object.keys(short.states)) {
    if (!reached.has(state))
      throw new DeclarationError(`status "${state}" tidak dapat dicapai dari "${short.initial}"`);
  }
  return fixed({ ...declared, states: tableOf(states), actions });
}

/** A workflow each of whose steps asks this too, before what it asks alone. */
export const needing = <S extends string, A extends string, T extends TakesOf<A>>(
  flow: Workflow<S, A, T>,
  ...needs: readonly Need[]
): Workflow<S, A, T> =>
  fixed({
    ...flow,
    actions: tableOf(
      Object.fromEntries(
        Object.entries<Action>(flow.actions).map(([name, action]): [string, Action] => [
          name,
          fixed({ ...action, needs: [...needs, ...(action.needs ?? [])] }),
        ]),
      ),
    ) as Actions<A, T>,
  });

/** A workflow one of whose steps asks this too, after what it asks already. */
export function needingAt<S extends string, A extends string, T extends TakesOf<A>>(
  flow: Workflow<S, A, T>,
  step: A,
  ...needs: readonly Need[]
): Workflow<S, A, T> {
  const action: Action = flow.actions[step];
  const asking: Action = fixed({ ...action, needs: [...(action.needs ?? []), ...needs] });
  return fixed({ ...flow, actions: tableOf({ ...flow.actions, [step]: asking }) as Actions<A, T> });
}

/**
 * A workflow with one step more.
 * @throws DeclarationError as `workflow`
 */
export const withStep = <
  S extends string,
  A extends string,
  T extends TakesOf<A>,
  N extends string,
  const Taken = undefined,
>(
  flow: Workflow<S, A, T>,
  name: N,
  step: ShortAction<NoInfer<S>> & { readonly takes?: Taken },
): Workflow<S, A | N, T & Record<N, Taken>> =>
  fixed({
    ...flow,
    actions: tableOf({ ...flow.actions, [name]: completeAction(name, step, flow.states) }) as Actions<
      A | N,
      T & Record<N, Taken>
    >,
  });

/** A workflow one of whose steps takes this too. */
export function takingAt<
  S extends string,
  A extends string,
  T extends TakesOf<A>,
  K extends A,
  const More extends Takes,
>(flow: Workflow<S, A, T>, step: K, takes: More): Workflow<S, A, T & Record<K, More>> {
  const action: Action = flow.actions[step];
  const taking: Action = fixed({ ...action, takes: { ...action.takes, ...takes } });
  return fixed({
    ...flow,
    actions: tableOf({ ...flow.actions, [step]: taking }) as Actions<A, T & Record<K, More>>,
  });
}

/**
 * States with their colours.
 * @throws DeclarationError naming a state that says no colour and whose code has none
 */
export function completeStates<S extends string>(short: Record<S, ShortState>): Record<S, State> {
  const states = Object.entries<ShortState>(short).map(([code, { label, tone = toneOf(code) }]) => {
    if (!tone) throw new DeclarationError(`status "${code}" tanpa warna: sebutkan tone`);
    return [code, { label, tone }];
  });
  return Object.fromEntries(states);
}

/** True if a step returns or refuses its row from some state. */
export const sendsBack = ({ states }: Pick<Workflow, 'states'>, { arrows }: Pick<Action, 'arrows'>): boolean =>
  arrows.some(({ to }) => to.some(state => refusing.has(states[state]?.tone ?? 'draf')));

function completeAction(name: string, action: ShortAction<string>, states: Record<string, State>): Action {
  const arrows = ('arrows' in action ? action.arrows : [action]).map(
    ({ from, to = [], by, when = {} }): Arrow => ({
      from,
      to: typeof to === 'string' ? [to] : to,
      by: completeActors(by),
      when: Object.fromEntries(Object.entries(when).map(([field, value]) => [field, isValue(value) ? [value] : value])),
    }),
  );
  for (const state of arrows.flatMap(({ from, to }) => [...from, ...to])) {
    if (!Object.hasOwn(states, state))
      throw new DeclarationError(`aksi "${name}" menyebut status "${state}" yang tidak ada`);
  }
  if (action.note === undefined && sendsBack({ states }, { arrows }))
    throw new DeclarationError(`aksi "${name}" mengembalikan atau menolak: sebutkan apakah catatan wajib (note)`);
  const { label, noteLabel, confirm, success, tone, history, early, needs, looks, takes, undoes } = action;
  for (const state of Object.keys(early ?? {})) {
    if (!Object.hasOwn(states, state))
      throw new DeclarationError(`aksi "${name}" menyebut status "${state}" yang tidak ada`);
  }
  return fixed({
    label,
    confirm,
    success,
    tone,
    history,
    arrows,
    note: action.note ?? false,
    ...(early ? { early } : {}),
    ...(needs ? { needs } : {}),
    ...(looks ? { looks } : {}),
    ...(noteLabel ? { noteLabel } : {}),
    ...(takes ? { takes } : {}),
    ...(undoes ? { undoes } : {}),
  });
}

const isValue = (value: Value | readonly Value[]): value is Value => !Array.isArray(value);

function reachable(initial: string, actions: Readonly<Record<string, Action>>): Set<string> {
  const arrows = Object.values(actions).flatMap(action => action.arrows);
  const reached = new Set([initial]);
  for (let size = 0; size !== reached.size; ) {
    size = reached.size;
    for (const { from, to } of arrows) {
      if (from.some(state => reached.has(state))) for (const state of to) reached.add(state);
    }
  }
  return reached;
}
