import { DeclarationError } from './errors.ts';
import type { Field } from './field.ts';
import type { Personal } from './personal.ts';
import type { Resource } from './resourceShape.ts';
import { ownerOf } from './sensitive.ts';

/** Replacement of a field's value in an anonymised row; undefined: the value stays. */
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

/** True if rows of persons keep their names: what others did together with them would lose who it was. */
export const keepsNames = ({ fields }: Pick<Resource, 'fields'>): boolean =>
  !Object.values(fields).some(({ personal }) => personal === 'name');

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
