import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import type { Resource } from '../../../../resources/kit/index.ts';

/** One of the two rows, as the page has them. */
export type Side = 'a' | 'b';

const otherSide = (side: Side): Side => (side === 'a' ? 'b' : 'a');

const notCompared: ReadonlySet<string> = new Set(['rows', 'json']);

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

const isSame = (a: unknown, b: unknown): boolean =>
  isEmpty(a) && isEmpty(b) ? true : JSON.stringify(a) === JSON.stringify(b);

/** Fields in which two rows differ, in the order of their declaration; what only the server keeps is no choice. */
export function differing(resource: Resource, hidden: ReadonlySet<string>, a: RaRecord, b: RaRecord): string[] {
  return Object.entries(resource.fields).flatMap(([name, field]) =>
    hidden.has(name) || field.readOnly || field.secret || notCompared.has(field.kind) || isSame(a[name], b[name])
      ? []
      : [name],
  );
}

interface Rows {
  a: RaRecord;
  b: RaRecord;
}

/**
 * Which row stays, and whose value each field takes: the staying row's unless somebody chose, or it has none.
 * @param takeable fields whose value may come from the other row
 */
export function useChoices({ a, b }: Rows) {
  const [stays, setStays] = useState<Side>('a');
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const rows = { a, b };
  const keep = rows[stays];
  const lose = rows[otherSide(stays)];
  const valueFrom = (name: string, takeable: ReadonlySet<string>): Side => {
    if (!takeable.has(name)) return stays;
    return chosen[name] ?? (isEmpty(keep[name]) ? otherSide(stays) : stays);
  };
  return {
    stays,
    keep,
    lose,
    valueFrom,
    stay: setStays,
    choose: (name: string, side: Side) => setChosen({ ...chosen, [name]: side }),
  };
}
