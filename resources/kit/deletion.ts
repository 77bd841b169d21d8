import type { Message } from './message.ts';
import type { Resource } from './resourceShape.ts';

/** Why a row is not deleted, by what its resource declares; undefined where it may be, or the field was not read. */
export function whyKept(
  { builtIn, deletable }: Pick<Resource, 'builtIn' | 'deletable'>,
  row: Readonly<Record<string, unknown>>,
): Message | undefined {
  if (builtIn && row[builtIn.field] === builtIn.value) return builtIn.message;
  if (!deletable || !Object.hasOwn(row, deletable.field)) return undefined;
  return deletable.in.some(value => value === row[deletable.field]) ? undefined : deletable.otherwise;
}
