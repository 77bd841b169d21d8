import type { Warnings } from '../../../../resources/kit/index.ts';

/** Codes of the warnings that a row carries. */
export function warningsOf(row: Readonly<Record<string, unknown>> | undefined, { field }: Warnings): string[] {
  const given = row?.[field];
  return Array.isArray(given) ? given.map(String) : [];
}
