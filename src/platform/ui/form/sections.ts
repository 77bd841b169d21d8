import { extrasField, type Resource } from '../../../../resources/kit/index.ts';

export interface Section {
  title: string;
  fields: string[];
}

/** Sections of a form or show page as declared, then what no section names; without hidden and secret fields. */
export function sectionsOf(resource: Resource, hidden: ReadonlySet<string>): Section[] {
  const extras = Object.keys(resource.fields).filter(name => resource.fields[name]?.within);
  // What the installation adds stands together at the end; without any there is nothing to show.
  const holder = extrasField(resource);
  const visible = (name: string) =>
    !hidden.has(name) && !resource.fields[name]?.secret && name !== holder && !extras.includes(name);
  const declared = Object.entries(resource.sections);
  const named = new Set(declared.flatMap(([, fields]) => fields));
  const rest = Object.keys(resource.fields).filter(name => !named.has(name));
  const sections = [...declared.map(([title, fields]) => ({ title, fields: [...fields] })), { title: '', fields: rest }]
    .map(({ title, fields }) => ({ title, fields: fields.filter(visible) }))
    .filter(({ fields }) => fields.length > 0);
  if (holder && extras.length && !hidden.has(holder)) sections.push({ title: 'Kolom tambahan', fields: [holder] });
  const first = sections[0];
  // Ids that people know as codes come before everything else.
  if (resource.id !== 'uuid' && first) first.fields.unshift('id');
  return sections;
}
