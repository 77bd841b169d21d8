import { regionPrefix } from '../../../resources/checkHelpers.ts';
import type { Field, Resource } from '../../../resources/kit/index.ts';

/** The four levels of regions, largest first; a code has as many groups as its level is deep: `35.78.25.1001`. */
const levels: readonly string[] = ['master/provinsi', 'master/kabupaten', 'master/kecamatan', 'master/kelurahan'];

export interface RegionLevel {
  /** 0 = province. */
  level: number;
  /** Resource of the level. */
  to: string;
}

/** How deep a reference to a region leads; -1 for every other field. */
export const regionLevel = (field: Field): number => (field.kind === 'ref' ? levels.indexOf(field.to) : -1);

/** Code of the region of a level that a longer code lies in; null when the code does not reach that deep. */
export const regionAt = (code: unknown, level: number): string | null =>
  typeof code === 'string' && level >= 0 && code.split('.').length > level ? regionPrefix(code, level + 1) : null;

/** Fields of a resource that hold regions, largest first. */
export const regionFields = (resource: Resource): { name: string; field: Field; level: number }[] =>
  Object.entries(resource.fields)
    .map(([name, field]) => ({ name, field, level: regionLevel(field) }))
    .filter(({ level }) => level >= 0)
    .sort((one, other) => one.level - other.level);

/** Levels above a region field that no other of the given fields of the resource holds. */
export function levelsAbove(level: number, held: readonly number[]): RegionLevel[] {
  const start = Math.max(-1, ...held.filter(other => other < level)) + 1;
  return levels.flatMap((to, i) => (i >= start && i < level ? [{ level: i, to }] : []));
}

/** Filter of a region list that leaves what lies inside a larger region. */
export const insideRegion = (code: string | null, level: number): Record<string, string> => {
  const name = ['idProvinsi', 'idKabupaten', 'idKecamatan'][level];
  return code && name ? { [name]: code } : {};
};
