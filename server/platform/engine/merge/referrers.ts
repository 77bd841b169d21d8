import type { FieldOf, Registry, Resource, UniqueSet } from '../../../../resources/kit/index.ts';
import { childTableName, column, rowsFields, tableName } from '../../database/columns.ts';

type Reference = FieldOf<'ref'> | FieldOf<'refs'>;

/** A field by which rows refer to the rows of a resource. */
export interface Referrer {
  readonly resource: Resource;
  readonly field: string;
  readonly declared: Reference;
  /** Field of the child rows that it stands in. */
  readonly child?: string;
  readonly table: string;
  /** Sets in which no two rows are the same. */
  readonly unique: readonly UniqueSet[];
  /** Sets in which no two child rows of one row are the same. */
  readonly together: readonly UniqueSet[];
}

const known = new WeakMap<Registry, Map<string, readonly Referrer[]>>();

/** Every field that refers to rows of a resource, child rows included, from the declarations alone. */
export function referrersOf(registry: Registry, target: Resource): readonly Referrer[] {
  const map = known.get(registry) ?? new Map<string, readonly Referrer[]>();
  known.set(registry, map);
  const found = map.get(target.name) ?? collect(registry, target);
  map.set(target.name, found);
  return found;
}

const referencesTo = (fields: Resource['fields'], target: Resource): [string, Reference][] =>
  Object.entries(fields).filter(
    (entry): entry is [string, Reference] =>
      (entry[1].kind === 'ref' || entry[1].kind === 'refs') && entry[1].to === target.name,
  );

function collect(registry: Registry, target: Resource): Referrer[] {
  const holding = (sets: readonly UniqueSet[], field: string) => sets.filter(([names]) => names.includes(field));
  return registry.resources
    .filter(({ view }) => !view)
    .flatMap(resource => [
      ...referencesTo(resource.fields, target).map(([field, declared]) => ({
        resource,
        field,
        declared,
        table: tableName(resource),
        together: [],
        unique: holding(resource.unique, field),
      })),
      ...rowsFields(resource).flatMap(([child, rows]) =>
        referencesTo(rows.fields, target).map(([field, declared]) => ({
          resource,
          field,
          declared,
          child,
          table: childTableName(resource, child),
          unique: holding(rows.uniqueAcross ?? [], field),
          together: holding(rows.uniqueTogether ?? [], field),
        })),
      ),
    ]);
}

/** Condition on rows `t` of a referrer that they refer to a row. @param id SQL of its id */
export const refersSql = ({ field, declared }: Referrer, id: string): string =>
  declared.kind === 'refs' ? `t.${column(field)} @> array[${id}]` : `t.${column(field)} = ${id}`;
