import type { Fields } from './field.ts';
import { tableOf } from './label.ts';
import type { Message } from './message.ts';
import type { Action, Counted, Look, Workflow } from './workflow.ts';

/**
 * Rows that can be opened to people, such as an offer, and the last day on which that makes sense. A step that opens a
 * row later is refused with `says`; a flag is refused by field.
 */
export interface Opening<N extends string = string> {
  /** The status or flag that opens it, and its values that do. */
  field: N;
  as: readonly (string | boolean)[];
  /** Its last day. */
  until: N;
  /** Said after it, with `{tanggal}`. */
  says: Message;
  /** Steps that only take its end back, with a note: they are told that it is over, and may be taken. */
  again?: readonly string[];
  /** Rows that keep it: while it has some, its flag may be set again, since who takes part goes on. */
  kept?: Counted;
}

/** The fields of a resource, the steps of whose workflow look whether what they open is over. */
export function lookingWhetherOver(fields: Fields, opening: Opening | undefined): Fields {
  const status = opening && fields[opening.field];
  if (!opening || status?.kind !== 'status') return fields;
  return tableOf({ ...fields, [opening.field]: { ...status, workflow: looking(status.workflow, opening) } });
}

function looking(flow: Workflow, { as, until, says, again = [] }: Opening): Workflow {
  const isOpen = (state: string) => as.includes(state);
  const opens = ({ arrows }: Action) => arrows.every(({ from, to }) => to.some(isOpen) && !from.some(isOpen));
  const actions = Object.entries(flow.actions).map(([name, action]): [string, Action] => {
    if (!opens(action)) return [name, action];
    const over: Look = { after: until, says, weight: again.includes(name) ? 'tell' : 'refuse' };
    return [name, { ...action, looks: [over, ...(action.looks ?? [])] }];
  });
  return { ...flow, actions: tableOf(Object.fromEntries(actions)) };
}
