/** The row that a recap opens with: the newest in the likeliest state, or the newest. Rows come newest first. */
export const shownFirst = <T extends { status?: unknown }>(
  rows: readonly T[],
  { first = [] }: { first?: readonly string[] },
): T | undefined => first.flatMap(state => rows.find(({ status }) => status === state) ?? [])[0] ?? rows[0];
