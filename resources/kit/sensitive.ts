import { DeclarationError } from './errors.ts';
import type { Field, Kind } from './field.ts';
import type { Resource } from './resourceShape.ts';

/** Kinds of field that can be covered in a list, or say nothing there anyway (a file is a link). */
const coverable: ReadonlySet<Kind> = new Set(['text', 'longtext', 'email', 'phone', 'enum', 'file', 'files']);
const links: ReadonlySet<Kind> = new Set(['file', 'files']);

const found = new WeakMap<Resource['fields'], readonly string[]>();

/** Fields of a resource that are declared `sensitive`, in their order. */
export function sensitiveFields({ fields }: Pick<Resource, 'fields'>): readonly string[] {
  const known = found.get(fields);
  if (known) return known;
  const names = Object.keys(fields).filter(name => fields[name]?.sensitive);
  found.set(fields, names);
  return names;
}

/** Those of them whose value a list covers. */
export const coveredFields = (r: Pick<Resource, 'fields'>): readonly string[] =>
  sensitiveFields(r).filter(name => !links.has(r.fields[name]?.kind ?? 'text'));

/** Stands for each character that is not shown. */
export const cover = '•';

/** From how many digits on a number is long, how many of them each end shows, and what stands for anything else. */
export const covering = { leastDigits: 12, end: 4, whole: cover.repeat(6) } as const;

/** A long number keeps both ends, by which people compare it; of anything else nothing is shown. */
export function coveredText(field: Field, value: string): string {
  const long = field.kind === 'text' && field.digits !== undefined && value.length >= covering.leastDigits;
  return long
    ? `${value.slice(0, covering.end)}${cover.repeat(value.length - 2 * covering.end)}${value.slice(-covering.end)}`
    : covering.whole;
}

/** True if a value is masked. */
export const isCovered = (value: unknown): boolean => typeof value === 'string' && value.includes(cover);

/** A row that belongs to a person: the references from it to the person, and the resource of persons. */
interface Owner {
  readonly path: readonly string[];
  readonly person: Resource;
}

/** References that are more than this far away say nothing about whose row it is. */
const mostSteps = 3;

/**
 * Whose row it is: itself where its resource is of persons, else by references that a row has from the beginning and for
 * good (`required`, `fixed`).
 */
export function ownerOf(find: (name: string) => Resource | undefined, r: Resource): Owner | undefined {
  let at: readonly { path: readonly string[]; of: Resource }[] = [{ path: [], of: r }];
  for (let step = 0; step <= mostSteps; step += 1) {
    const reached = at.find(({ of }) => of.person);
    if (reached) return { path: reached.path, person: reached.of };
    at = at.flatMap(({ path, of }) =>
      Object.entries(of.fields).flatMap(([name, field]) => {
        const next = field.kind === 'ref' && field.required && field.fixed ? find(field.to) : undefined;
        return next ? [{ path: [...path, name], of: next }] : [];
      }),
    );
  }
  return undefined;
}

/** @throws DeclarationError for a sensitive field that no list can cover, or of rows that lead to no person */
export function checkSensitive(r: Resource, find: (name: string) => Resource | undefined): void {
  for (const name of sensitiveFields(r)) {
    const kind = r.fields[name]?.kind ?? 'text';
    if (!coverable.has(kind)) throw new DeclarationError(`${r.name}.${name}: ${kind} tidak dapat ditutup (sensitive)`);
    if (!ownerOf(find, r)) throw new DeclarationError(`${r.name}.${name}: baris ini milik siapa? (sensitive)`);
  }
}
