import { dimensionsOf, measureOf, type SeesField } from './pivot.ts';
import type { Resource } from './resourceShape.ts';
import type { Lookup } from './schema.ts';

/** Rows with positions, the way from them to the region in which they lie, and the measures of their middle. */
export interface Places {
  readonly resource: Resource;
  readonly way: string;
  readonly lintang: string;
  readonly bujur: string;
}

/** Half of the position of a resource's rows, with the reference to their region. */
function halfOf({ fields }: Resource, axis: 'lintang' | 'bujur'): { name: string; region: string } | undefined {
  for (const [name, field] of Object.entries(fields))
    if (field.kind === 'coordinate' && field.axis === axis && field.region) return { name, region: field.region };
  return undefined;
}

/** The first resource with positions that lie in regions of a kind (district, or the province of it), as far as the reader sees it. */
export function placesOf(
  to: string,
  resources: readonly Resource[],
  find: Lookup,
  sees: SeesField,
): Places | undefined {
  for (const resource of resources) {
    const [south, east] = [halfOf(resource, 'lintang'), halfOf(resource, 'bujur')];
    if (!south || !east) continue;
    const [lintang, bujur] = [south, east].map(({ name }) => measureOf(resource, `rata:${name}`, find, sees)?.key);
    const leads = (key: string) => key === south.region || key.startsWith(`${south.region}.`);
    const way = dimensionsOf(resource, find, sees).find(
      ({ key, field }) => field.kind === 'ref' && field.to === to && leads(key),
    )?.key;
    if (lintang && bujur && way) return { resource, way, lintang, bujur };
  }
  return undefined;
}
