import type { Field } from './field.ts';
import { text } from './makeField.ts';
import type { Resource } from './resourceShape.ts';

/** True if a reference makes a row part of the row that it references. */
const belongs = (r: Resource, name: string, field: Field): boolean =>
  field.kind === 'ref' &&
  !field.outlives &&
  (field.required ||
    Boolean(field.needed) ||
    Boolean(field.fixed) ||
    Boolean(field.cascade) ||
    r.exactlyOne.some(set => set.includes(name)));

/** A way from a row to one that may close it: references, one after the other. */
export interface ClosingWay {
  readonly fields: readonly string[];
  /** Where they lead, and the resources that they pass. */
  readonly over: readonly Resource[];
  readonly target: Resource;
}

/** As many references as a way has at most: an attachment, its entry, the group, its wave, the period. */
const longest = 5;

/**
 * The ways from a resource to those that close what belongs to them, found from the references that a row cannot do
 * without or never changes: a new resource is bound without a word of its own. A reference that only remembers says `outlives`.
 */
export function closingWays(find: (name: string) => Resource | undefined, r: Resource): ClosingWay[] {
  const found: ClosingWay[] = [];
  const seen = new Set<string>([r.name]);
  let level: { at: Resource; fields: string[]; over: Resource[] }[] = [{ at: r, fields: [], over: [] }];
  for (let n = 0; n < longest && level.length; n++) {
    const next: typeof level = [];
    for (const { at, fields, over } of level) {
      for (const [name, field] of Object.entries(at.fields)) {
        if (field.kind !== 'ref' || !belongs(at, name, field)) continue;
        const target = find(field.to);
        if (!target || target.rowsOf) continue;
        if (target.closes) found.push({ fields: [...fields, name], over, target });
        else if (!seen.has(target.name)) {
          seen.add(target.name);
          next.push({ at: target, fields: [...fields, name], over: [...over, target] });
        }
      }
    }
    level = next;
  }
  return found;
}

/** That field, for what a step takes. */
export const nameTyped = () =>
  text(400, { required: true, label: 'Ketik namanya', help: 'Persis seperti judul halaman ini.' });
