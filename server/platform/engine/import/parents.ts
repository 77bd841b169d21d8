import type { Field, FieldOf, Registry, Resource } from '../../../../resources/kit/index.ts';

type Reference = FieldOf<'ref'> | FieldOf<'refs'>;

/** A row that contains the row named by a reference, and how the file names it. */
export interface Parent {
  /** Field of the row, or of a column that says nothing else, that names it. */
  ours: string;
  /** The target's reference to it. */
  theirs: string;
  /** In words, where no reference of the row itself names it. */
  told: boolean;
  /** Another one is a contradiction; else it only tells rows of one name apart. */
  strict: boolean;
  /** A row without one fits everywhere. */
  open: boolean;
}

/** References of a resource to official places that its rows lie in permanently. */
const around = (registry: Registry, target: Resource): string[] =>
  Object.entries(target.fields).flatMap(([name, field]) => {
    const lasting = field.kind === 'ref' && ((field.required && field.fixed) || field.derived);
    return lasting && registry.get(field.to).id !== 'uuid' ? [name] : [];
  });

/** References within which the name of a row is unique. */
const naming = (target: Resource): string[] =>
  target.unique.flatMap(([names]) => {
    const references = names.filter(name => target.fields[name]?.kind === 'ref');
    return names.some(name => target.fields[name]?.kind === 'text') ? references : [];
  });

const pointsTo = (field: Field | undefined): string | undefined => (field?.kind === 'ref' ? field.to : undefined);

/**
 * By what else of a row one of its references is told: what it declares (`dependsOn`, `toldApart`), and what follows
 * from the target, which lies in rows that the row names too, or that a column of the file may name.
 */
export function parentsOf(registry: Registry, r: Pick<Resource, 'fields'>, field: Reference): Parent[] {
  const target = registry.get(field.to);
  const declared = Object.entries(field.dependsOn ?? {}).map(
    ([ours, theirs]): Parent => ({ ours, theirs, told: false, strict: true, open: false }),
  );
  const words = Object.entries(field.kind === 'ref' ? (field.toldApart ?? {}) : {}).map(
    ([ours, theirs]): Parent => ({ ours, theirs, told: true, strict: true, open: false }),
  );
  if (target.rowsOf) return [...declared, ...words];
  const known = new Set([...declared, ...words].map(({ theirs }) => theirs));
  const fixed = new Set(around(registry, target));
  const rest = [...new Set([...fixed, ...naming(target)])].filter(name => !known.has(name));
  const following = rest.map((name): Parent => {
    const own = r.fields[name];
    const named = own && !own.readOnly && pointsTo(own) === pointsTo(target.fields[name]);
    return { ours: name, theirs: name, told: !named, strict: !named || fixed.has(name), open: true };
  });
  return [...declared, ...words, ...following.filter(({ ours, told }) => !told || isFree(r, target, ours))];
}

/** True if a name means nothing else in the row: it has no such field, or one that repeats the same reference. */
const isFree = (r: Pick<Resource, 'fields'>, target: Resource, name: string): boolean => {
  const own = r.fields[name];
  return own === undefined || (own.readOnly === true && pointsTo(own) === pointsTo(target.fields[name]));
};

/** Headings of a column that names a parent beside the reference's own label: "Kabupaten/Kota", "Kabupaten", "Kota". */
export function parentHeadings(registry: Registry, target: Resource, name: string): string[] {
  const to = pointsTo(target.fields[name]);
  if (to === undefined) return [];
  const { label, alsoCalled } = registry.get(to);
  return [label, ...label.split('/'), ...alsoCalled];
}
