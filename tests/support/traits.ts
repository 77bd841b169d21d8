import { allRoles, type Field, type Resource } from '../../resources/kit/index.ts';

const fieldTraits = (field: Field): string[] => [
  field.kind,
  ...(['required', 'readOnly', 'secret', 'derived', 'template'] as const)
    .filter(word => word in field && Reflect.get(field, word))
    .map(word => `${field.kind} ${word}`),
];

/** Traits of a resource that the engine treats differently: kinds of its fields, its scopes, its switches. */
export function resourceTraits(r: Resource): string[] {
  const switches = Object.entries(r).flatMap(([name, value]) =>
    value === true || (value !== null && typeof value === 'object' && Object.keys(value).length > 0) ? [name] : [],
  );
  const scopes = allRoles.flatMap(role => {
    const rule = r.access[role];
    return rule ? [`scope ${rule.scope.type}`, ...rule.flags.map(flag => `may ${flag}`)] : [];
  });
  return [...switches, ...scopes, `id ${typeof r.id}`, ...Object.values(r.fields).flatMap(fieldTraits)];
}

/** The same for what a role does with a resource: each role and each of its scopes once more. */
export const roleTraits = (r: Resource, role: (typeof allRoles)[number]): string[] => [
  ...resourceTraits(r),
  `${role} ${r.access[role]?.scope.type}`,
];
