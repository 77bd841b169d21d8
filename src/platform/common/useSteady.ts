import { useMemo } from 'react';

/**
 * The list as it was drawn before while it says the same. Material's Autocomplete forgets what is being typed when its
 * value is another object, as one that is made at every drawing is.
 * @param keyOf all that tells entries apart and is shown of them
 */
export function useSteady<T>(list: readonly T[], keyOf: (one: T) => string): T[] {
  const keys = JSON.stringify(list.map(keyOf));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list with the same keys is the same
  return useMemo(() => [...list], [keys]);
}
