import type { Values } from '../../../platform/patterns/record/source.ts';
import { sameValue } from '../../../platform/ui/form/formValues.ts';

/** Names of the values that differ. */
export const differing = (one: Values, other: Values): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(name => !sameValue(one[name], other[name]));

/**
 * Merges an entry edited in two tabs: own changes over what the other tab has stored meanwhile.
 * @param known values stored when this tab began to edit
 */
export const together = (known: Values, mine: Values, stored: Values): Record<string, unknown> => ({
  ...stored,
  ...Object.fromEntries(differing(known, mine).map(name => [name, mine[name]])),
});
