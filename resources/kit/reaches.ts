import type { ReachStep, Way } from './reachesShape.ts';
import type { Resource } from './resourceShape.ts';
import type { Role } from './roles.ts';
import { sensitiveFields } from './sensitive.ts';

/** The receiver's own name, in every text. */
export const receiverWord = 'penerima';

type Find = (name: string) => Resource | undefined;

/** Fields that a role does not always see; undefined: it reads no row. */
function unseen(r: Resource, role: Role): ReadonlySet<string> | undefined {
  const rule = r.access[role];
  if (!rule) return undefined;
  const secret = Object.keys(r.fields).filter(name => r.fields[name]?.secret);
  return new Set([...secret, ...(rule.hide ?? []), ...(rule.later?.fields ?? []), ...sensitiveFields(r)]);
}

const sees = (r: Resource | undefined, role: Role, name: string): boolean =>
  r !== undefined && unseen(r, role)?.has(name) === false;

/** Where a step leads: a resource, or the child rows in a field of one. */
export interface ReachPlace {
  readonly resource: Resource;
  /** Field of the resource whose child rows these are. */
  readonly rows?: string;
}

/** Fields of the rows at a place. */
export function fieldsAt({ resource, rows }: ReachPlace): Resource['fields'] {
  if (rows === undefined) return resource.fields;
  const field = resource.fields[rows];
  return field?.kind === 'rows' ? field.fields : {};
}

/** The place that a step leads to; undefined where it leads nowhere. */
export function reachedBy(find: Find, at: ReachPlace, step: ReachStep): ReachPlace | undefined {
  if (typeof step === 'string') {
    const field = fieldsAt(at)[step];
    const resource = field?.kind === 'ref' ? find(field.to) : undefined;
    return resource && !resource.rowsOf ? { resource } : undefined;
  }
  if ('rows' in step)
    return at.rows === undefined && at.resource.fields[step.rows]?.kind === 'rows'
      ? { resource: at.resource, rows: step.rows }
      : undefined;
  const resource = at.rows === undefined ? find(step.of) : undefined;
  const back = resource?.fields[step.by];
  return resource && back?.kind === 'ref' && back.to === at.resource.name ? { resource } : undefined;
}

/** The role passes nothing on the way that is hidden from it, and reads the people at its end. */
function isOpen(find: Find, r: Resource, role: Role, { path }: Way): boolean {
  let at: ReachPlace = { resource: r };
  for (const step of path) {
    const next = reachedBy(find, at, step);
    if (!next) return false;
    const passed = typeof step === 'string' ? step : 'rows' in step ? step.rows : step.by;
    const holder = typeof step === 'string' || 'rows' in step ? at : next;
    if (!sees(holder.resource, role, holder.rows ?? passed)) return false;
    at = next;
  }
  return at.resource.access[role] !== undefined;
}

/** Ways by which a role may write to people of a resource's rows; none where it may not write. */
export const waysOf = (find: Find, r: Resource, role: Role): readonly (readonly [string, Way])[] =>
  r.reaches?.by.includes(role) ? Object.entries(r.reaches.ways).filter(([, way]) => isOpen(find, r, role, way)) : [];

/** Words from the row that both the sender's role and the receiver's always see. */
export const wordsOf = (r: Resource, role: Role, way: Way): readonly string[] =>
  Object.entries(r.reaches?.words ?? {})
    .filter(([, name]) => sees(r, role, name) && sees(r, way.as, name))
    .map(([word]) => word);

const place = /\{([a-zA-Z]+)\}/g;

/** Words that a text names. */
export const wordsIn = (text: string): readonly string[] => [...text.matchAll(place)].map(([, word]) => word ?? '');

/** A text with its words filled in. */
export const filledText = (text: string, words: Readonly<Record<string, string>>): string =>
  text.replace(place, (_, word: string) => words[word] ?? '');
