import type { Field } from './field.ts';
import type { Resource } from './resourceShape.ts';

/** Fields that an installation adds to a declared resource (`extras.ts`), by their names. */

export const isExtras = (field: Field | undefined): boolean => field?.kind === 'json' && field.extra !== undefined;

/** The field that holds a resource's extra fields. */
export const extrasField = ({ fields }: Pick<Resource, 'fields'>): string | undefined =>
  Object.keys(fields).find(name => isExtras(fields[name]));

/** Whether each row says by itself which forms it asks (`chosenExtras`). */
export const hasChosenExtras = (r: Pick<Resource, 'fields'>): boolean => {
  const field = r.fields[extrasField(r) ?? ''];
  return field?.kind === 'json' && field.extra === 'chosen';
};

/** What an extra field is called among the fields of its resource. */
export const extraName = (within: string, id: string): string => `${within}.${id}`;

/** The question of an extra field. */
export const extraId = (name: string): string => name.slice(name.indexOf('.') + 1);
