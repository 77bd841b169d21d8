import type { QueryClient } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import type { Registry } from '../../../resources/kit/index.ts';

/** The word in `meta` that asks for lookups: id and label instead of whole rows (docs/api.md `rujukan=1`). */
export const rujukan = { rujukan: true } as const;

interface Labelled {
  id: string;
  label: string;
}

const labelled = (value: unknown): Labelled[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (item): item is Labelled => typeof item === 'object' && item !== null && 'id' in item && 'label' in item,
  );

/**
 * Puts the labels that came along with rows (`_embed`) where react-admin looks for referenced rows, under the key of a
 * lookup, so that drawing a reference costs no further request. Whole rows are never overwritten.
 */
export function seedReferences(
  queryClient: QueryClient,
  find: Registry['find'],
  resource: string,
  rows: readonly RaRecord[],
): void {
  const fields = find(resource)?.fields ?? {};
  for (const row of rows) {
    const embed: unknown = row._embed;
    if (typeof embed !== 'object' || embed === null) continue;
    for (const [name, value] of Object.entries(embed)) {
      const field = fields[name];
      if (field?.kind !== 'ref' && field?.kind !== 'refs') continue;
      for (const found of labelled(value)) {
        queryClient.setQueryData([field.to, 'getMany', { ids: [String(found.id)], meta: rujukan }], [found]);
        queryClient.setQueryData([field.to, 'getOne', { id: String(found.id), meta: rujukan }], found);
      }
    }
  }
}
