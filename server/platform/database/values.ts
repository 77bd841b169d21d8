/** A value of a row as text, null where it is none. */
export const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
