import type { ResourcePermissions } from '../../../resources/pengaturan/hakMenu.ts';

/** A question of react-admin: an action word and a resource name, or `resource.field` with `read`/`write`. */
export interface AccessQuestion {
  action: string;
  resource: string;
}

/**
 * True if the loaded permissions allow something. Default deny; the record plays no part (states of a row are judged
 * by `actionsFor`), so the answer may be cached per resource.
 */
export function canAccess(permissions: ResourcePermissions | null, { action, resource }: AccessQuestion): boolean {
  if (!permissions) return false;
  const [name = '', field] = resource.split('.');
  if (!field) return permissions.resources[name]?.includes(action) ?? false;
  const rule = permissions.fields[name];
  if (rule?.hidden?.includes(field)) return false;
  return action === 'read' || !rule?.readOnly?.includes(field);
}
