import type { Kind } from './field.ts';

const lists: ReadonlySet<Kind> = new Set(['refs', 'enums', 'files', 'texts']);

/** Kinds whose value is a list in one column: never null, empty instead. */
export const isListKind = (kind: Kind | undefined): boolean => kind !== undefined && lists.has(kind);
