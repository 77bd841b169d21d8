import type { Scope } from './access.ts';
import { DeclarationError } from './errors.ts';
import type { Field } from './field.ts';
import type { Message } from './message.ts';
import type { Resource } from './resourceShape.ts';
import { ownerOf } from './sensitive.ts';

/**
 * What stands in the place of a personal value once nobody is to know any more whose it was: a name that means nobody, a
 * number that is nobody's, an address that nobody reads, nothing, of a day its year; `kept`: it says nothing about a person.
 */
export type Personal = 'name' | 'number' | 'mail' | 'clear' | 'year' | 'kept';

/** Something of a row because of which a person's data stays as it is. */
interface OpenMatter {
  readonly when: Scope;
  /** Why, as the numbers before a run count it. */
  readonly says: Message;
}

/**
 * How long personal data is kept. Of a resource of persons: their whole data, in every row that leads to them; of one whose
 * rows lead to a person: what these rows say, which may go earlier. The years are the installation's to set.
 */
export interface Retention<Name extends string = string> {
  /** Its own line among the kinds whose years are set, and what its rows say. */
  readonly kind?: { readonly label: string; readonly help: string };
  /** Of persons: until the field has one of these values they belong here; the years count from then on. */
  readonly over?: { readonly field: Name; readonly values: readonly (string | boolean)[]; readonly says: Message };
  /** Days, the latest of which is the last one on which the row mattered. */
  readonly days?: readonly Name[];
  readonly open?: readonly OpenMatter[];
}

/** What stands in the place of a field's value; undefined: it stays. */
export function replacedBy(field: Field): Exclude<Personal, 'kept'> | 'file' | undefined {
  const { kind, personal } = field;
  if (personal) return personal === 'kept' ? undefined : personal;
  if (kind === 'file' || kind === 'files') return 'file';
  if (kind === 'email') return 'mail';
  if (kind === 'phone' || kind === 'coordinate' || field.sensitive) return 'clear';
  return undefined;
}

/** Fields of a row that say who somebody is, or what is nobody's business any more. */
export const personalFields = ({ fields }: Pick<Resource, 'fields'>): readonly string[] =>
  Object.keys(fields).filter(name => {
    const field = fields[name];
    return field !== undefined && replacedBy(field) !== undefined;
  });

/** @throws DeclarationError for a retention of rows that lead to no person, or that could never end */
export function checkRetention(r: Resource, find: (name: string) => Resource | undefined): void {
  const fail = (what: string) => {
    throw new DeclarationError(`${r.name}.retention: ${what}`);
  };
  const { retention } = r;
  if (!retention) return;
  if (!ownerOf(find, r)) fail('baris ini milik siapa?');
  if (retention.over && !r.person) fail('hanya orang yang selesai (over)');
  if (retention.kind && r.person && !retention.over) fail('sejak kapan tahunnya dihitung (over)?');
  for (const name of [...(retention.days ?? []), ...(retention.over ? [retention.over.field] : [])])
    if (!r.fields[name]) fail(`kolom ${name} tidak ada`);
  for (const name of retention.days ?? [])
    if (!['date', 'datetime'].includes(r.fields[name]?.kind ?? '')) fail(`${name} bukan hari`);
}
