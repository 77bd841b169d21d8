import { dimensionsOf, measureOf, type SeesField } from './pivot.ts';
import type { Resource } from './resourceShape.ts';
import type { Lookup } from './schema.ts';

/** Rows with positions, the way from them to what they lie in, and the measures of their middle. */
export interface Places {
  readonly resource: Resource;
  readonly way: string;
  readonly lintang: string;
  readonly bujur: string;
}

/** The first resource with positions whose rows lie in rows of another one, as far as the reader sees it. */
export function placesOf(
  to: string,
  resources: readonly Resource[],
  find: Lookup,
  sees: SeesField,
): Places | undefined {
  for (const resource of resources) {
    const middleOf = (axis: 'lintang' | 'bujur') => {
      const [name] =
        Object.entries(resource.fields).find(([, field]) => field.kind === 'coordinate' && field.axis === axis) ?? [];
      return name && measureOf(resource, `rata:${name}`, find, sees)?.key;
    };
    const [lintang, bujur] = [middleOf('lintang'), middleOf('bujur')];
    if (!lintang || !bujur) continue;
    const way = dimensionsOf(resource, find, sees).find(({ field }) => field.kind === 'ref' && field.to === to)?.key;
    if (way) return { resource, way, lintang, bujur };
  }
  return undefined;
}
