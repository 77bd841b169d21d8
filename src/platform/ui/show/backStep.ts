import { type Offered, type Resource, type Role, stepsFor } from '../../../../resources/kit/index.ts';
import { statusesOf } from './statusOf.ts';

type Row = Readonly<Record<string, unknown>>;

/**
 * The step that takes back one that was just taken (`undoes`), where the role may take it, it asks for nothing and leads
 * to the state before. Undefined where something follows from the step.
 * @param taken name of the step
 */
export function backStep(
  resource: Resource,
  taken: string,
  [before, after]: readonly [Row, Row],
  role: Role | undefined,
): Offered | undefined {
  const moved = statusesOf(resource).find(({ source }) => before[source] !== after[source]);
  if (!moved || !role || after.version === undefined) return undefined;
  const [was, is] = [String(before[moved.source]), String(after[moved.source])];
  return stepsFor(moved, after, role).find(({ note, action }) => {
    const leadsBack = action.arrows.some(({ from, to }) => from.includes(is) && to[0] === was);
    return action.undoes?.includes(taken) && leadsBack && !note && !action.takes && !action.looks;
  });
}
