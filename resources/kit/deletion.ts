import type { Message } from './message.ts';
import { messages } from './messages.ts';
import type { Resource } from './resourceShape.ts';
import type { Role } from './roles.ts';

/** Why a role does not delete a row, by what its resource declares; undefined where it may be, or the field was not read. */
export function whyKept(
  { builtIn, closes, deletable }: Pick<Resource, 'builtIn' | 'closes' | 'deletable'>,
  row: Readonly<Record<string, unknown>>,
  role: Role | undefined,
): Message | undefined {
  if (builtIn && row[builtIn.field] === builtIn.value) return builtIn.message;
  if (closes?.as.some(state => state === row[closes.field])) return messages.closedStays;
  const closed = deletable.find(
    ({ field, in: states, free = [] }) =>
      Object.hasOwn(row, field) &&
      !states.some(value => value === row[field]) &&
      !(role !== undefined && free.includes(role)),
  );
  return closed?.otherwise;
}

/** Fields that decide on deleting a row. */
export const deletionFields = ({
  builtIn,
  closes,
  deletable,
}: Pick<Resource, 'builtIn' | 'closes' | 'deletable'>): string[] => [
  ...(builtIn ? [builtIn.field] : []),
  ...(closes ? [closes.field] : []),
  ...deletable.map(({ field }) => field),
];
