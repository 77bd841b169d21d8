import { type Resource, templateNames } from '../../../../resources/kit/index.ts';
import { nameColumn } from './listFields.ts';

/**
 * Columns that stand beneath another one, in its cell, where a table is too wide for its place: what the resource declares
 * (`beneath`), a row's code beneath its name, the end of a stretch of days beneath its beginning.
 * @param shown columns of the table
 * @param named the column that names a row, where it is not the resource's own
 * @returns by the column, the one beneath it; a column stands in one pair at most
 */
export function stacksOf(resource: Resource, shown: readonly string[], named?: string): ReadonlyMap<string, string> {
  const stacks = new Map<string, string>();
  const free = new Set(shown);
  const put = (above: string | undefined, candidates: readonly (string | undefined)[]) => {
    if (above === undefined || !free.has(above)) return;
    const below = candidates.find(name => name !== undefined && name !== above && free.has(name));
    if (below === undefined) return;
    stacks.set(above, below);
    free.delete(above);
    free.delete(below);
  };
  for (const [above, candidates] of Object.entries(resource.beneath)) put(above, candidates);
  const naming = templateNames(resource.representation);
  const name = named ?? nameColumn(resource, new Set(naming.filter(other => !free.has(other))));
  put(
    name,
    [...naming, ...resource.key].filter(other => resource.fields[other]?.kind === 'text'),
  );
  for (const { at, until } of resource.calendar) put(at, [until]);
  return stacks;
}
