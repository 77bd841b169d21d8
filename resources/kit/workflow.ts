import { DeclarationError } from './errors.ts';
import { isRole, type Role } from './roles.ts';

/** The one meaning a state's colour has everywhere (docs/design/visual.md). */
export type StateTone = 'draf' | 'diajukan' | 'revisi' | 'baik' | 'tolak' | 'selesai';

export interface State {
  label: string;
  tone: StateTone;
}

export interface Action {
  /** The verb on the button. */
  label: string;
  from: readonly string[];
  to: string;
  /** Base roles that may do it; HA01 follows HA03 (docs/domain/10, introduction). */
  roles: readonly Role[];
  /** A note (catatan) must be given (docs/domain/00 "Workflows"). */
  note: boolean;
  /** What histories call the step, where it is not what the workflow's other steps are called. */
  history?: string;
  /** Question asked before acting; empty = acts at once. */
  confirm?: string;
  /** Toast afterwards. */
  success?: string;
  tone?: 'primary' | 'danger';
}

export interface Workflow<S extends string = string, A extends string = string> {
  initial: S;
  /** What histories call its steps; default: what they call the resource. */
  history?: string;
  states: Readonly<Record<S, State>>;
  actions: Readonly<Record<A, Action>>;
}

type ShortAction<S extends string> = Omit<Action, 'note' | 'from' | 'to' | 'roles'> & {
  from: readonly S[];
  to: S;
  roles: readonly Role[];
  note?: boolean;
};

/** A step into such a state refuses or returns work: its declaration says whether a note is demanded. */
const refusing: ReadonlySet<StateTone> = new Set(['revisi', 'tolak']);

/**
 * Completes and checks a workflow: every `from` and `to` is a declared state, every state can be reached from the
 * initial one, actions that refuse or return say whether they need a note.
 * @throws DeclarationError naming the state or action that is wrong
 */
export function workflow<const S extends string, const A extends string>(short: {
  initial: NoInfer<S>;
  history?: string;
  states: Record<S, State>;
  actions: Record<A, ShortAction<NoInfer<S>>>;
}): Workflow<S, A> {
  const entries = Object.entries<ShortAction<S>>(short.actions);
  const actions = Object.fromEntries(
    entries.map(([name, action]) => [name, completeAction(name, action, short.states)]),
  );
  const reached = reachable(short.initial, entries);
  for (const state of Object.keys(short.states)) {
    if (!reached.has(state))
      throw new DeclarationError(`status "${state}" tidak dapat dicapai dari "${short.initial}"`);
  }
  return Object.freeze({ ...short, actions: actions as Record<A, Action> });
}

function completeAction(name: string, action: ShortAction<string>, states: Record<string, State>): Action {
  for (const state of [...action.from, action.to]) {
    if (!(state in states)) throw new DeclarationError(`aksi "${name}" menyebut status "${state}" yang tidak ada`);
  }
  const unknown = action.roles.find(role => !isRole(role));
  if (unknown) throw new DeclarationError(`aksi "${name}" menyebut peran "${unknown}" yang tidak ada`);
  if (action.note === undefined && refusing.has(states[action.to]?.tone ?? 'draf'))
    throw new DeclarationError(`aksi "${name}" mengembalikan atau menolak: sebutkan apakah catatan wajib (note)`);
  const roles: Role[] = action.roles.includes('HA03')
    ? [...new Set([...action.roles, 'HA01' as const])]
    : [...action.roles];
  return Object.freeze({ ...action, roles, note: action.note ?? false });
}

function reachable(initial: string, actions: [string, ShortAction<string>][]): Set<string> {
  const reached = new Set([initial]);
  for (let size = 0; size !== reached.size; ) {
    size = reached.size;
    for (const [, action] of actions) if (action.from.some(state => reached.has(state))) reached.add(action.to);
  }
  return reached;
}

/** Actions that a base role may take on a row in `state`; the client draws its buttons from this, the server decides with it. */
export function actionsFor(flow: Workflow, state: string, role: Role): [name: string, action: Action][] {
  return Object.entries(flow.actions).filter(
    ([, action]) => action.from.includes(state) && action.roles.includes(role),
  );
}
