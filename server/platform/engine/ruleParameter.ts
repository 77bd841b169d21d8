/** A value on its way from whoever writes to the rules of that write. */
export interface Passed {
  readonly name: string;
}

/** An extra parameter of rules beside the row and the change, declared once and shared by the rule and its callers. */
export interface RuleParameter<T> {
  with(value: T): Passed;
  /** The value passed to the write; undefined where there is none. */
  of(ctx: { readonly passed: readonly Passed[] }): T | undefined;
}

/**
 * Declares a parameter of rules: a study plan that was fetched before the transaction, the fields of a form that are
 * not stored yet.
 * @param name for whoever looks at it in a debugger
 */
export function ruleParameter<T>(name: string): RuleParameter<T> {
  const values = new WeakMap<Passed, { readonly value: T }>();
  return {
    with: value => {
      const passed = { name };
      values.set(passed, { value });
      return passed;
    },
    of: ({ passed }) => passed.flatMap(each => values.get(each) ?? []).at(-1)?.value,
  };
}

/** The context of a write with more for its rules. */
export const passing = <C extends { readonly passed: readonly Passed[] }>(ctx: C, ...more: readonly Passed[]): C => ({
  ...ctx,
  passed: [...ctx.passed, ...more],
});
