import type { Identifier, RaRecord } from 'react-admin';

/** A row of a bulk call, with the version that the screen showed last. */
export interface ShownItem {
  id: string;
  version: number | undefined;
}

const versions = new Map<string, number>();
const keyOf = (resource: string, id: Identifier) => `${resource} ${id}`;

/** Remembers the versions of rows that the server sent, on which the next write of them is based. */
export function noteShown(resource: string, rows: readonly Partial<RaRecord>[]): void {
  for (const { id, version } of rows)
    if (id !== undefined && typeof version === 'number') versions.set(keyOf(resource, id), version);
}

/** The version of a row as it was shown last; undefined for rows that were never shown. */
export const shownVersion = (resource: string, id: Identifier): number | undefined => versions.get(keyOf(resource, id));

/** Rows as the server asks for them in bulk calls. */
export const shownItems = (resource: string, ids: readonly Identifier[]): ShownItem[] =>
  ids.map(id => ({ id: String(id), version: shownVersion(resource, id) }));
