/** Steps of one label together, in the order in which the labels come first: they are one step with a choice. */
export function sameSteps<T extends { label: string }>(steps: readonly T[]): (readonly [first: T, ...others: T[]])[] {
  const found = new Map<string, [T, ...T[]]>();
  for (const step of steps) {
    const known = found.get(step.label);
    if (known) known.push(step);
    else found.set(step.label, [step]);
  }
  return [...found.values()];
}
