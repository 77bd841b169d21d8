import { usePermissions, useResourceContext } from 'react-admin';
import type { Role } from '../../../resources/kit/index.ts';
import { canAccess } from '../providers/canAccess.ts';
import { useRegistry } from './registry.ts';

/** Answer of `authProvider.getPermissions()`: `/menu-user/permission` and the base role of the session. */
export interface Permissions {
  role: Role;
  resources: Readonly<Record<string, readonly string[]>>;
  fields: Readonly<Record<string, { readOnly?: readonly string[]; hidden?: readonly string[] }>>;
}

/** Words of `canAccess`, one per menu flag (docs/api.md "Session and permissions"). */
export type AccessAction = 'list' | 'show' | 'create' | 'edit' | 'delete' | 'import' | 'export' | 'action';

/**
 * True if the role may do something with the resource of the screen; false while that is not known. Read from what
 * `usePermissions` holds: react-admin's own `useCanAccess` answers a moment later, and what depends on it would jump.
 */
export function useMay(action: AccessAction, resource?: string): boolean {
  const inContext = useResourceContext();
  const { permissions } = usePermissions<Permissions>();
  return permissions ? canAccess(permissions, { action, resource: resource ?? inContext ?? '' }) : false;
}

/** True if a row's form is offered to its reader: not where the server says that they may not change it now. */
export const isOffered = (record: Readonly<Record<string, unknown>> | undefined): boolean =>
  record?.bolehUbah !== false;

/** True if the role may choose among the rows of a resource: look them up, or read them. False while not known. */
export function useMayChoose(): (to: string) => boolean {
  const registry = useRegistry();
  const { permissions } = usePermissions<Permissions>();
  return to => {
    const named = registry.find(to);
    const target = named?.rowsOf ? registry.find(named.rowsOf.resource) : named;
    if (!permissions || !target) return false;
    const looksUp = target.lookup !== null && !target.lookup.except.includes(permissions.role);
    return looksUp || target.readWithoutMenu || (permissions.resources[target.name]?.includes('list') ?? false);
  };
}

/** Fields of the resource that the role may not write, and those it does not see at all. */
export function useFieldAccess(resource?: string): { readOnly: ReadonlySet<string>; hidden: ReadonlySet<string> } {
  const inContext = useResourceContext();
  const { permissions } = usePermissions<Permissions>();
  const fields = permissions?.fields?.[resource ?? inContext ?? ''];
  return { readOnly: new Set(fields?.readOnly), hidden: new Set(fields?.hidden) };
}

/** Base role of the session. */
export const useBaseRole = (): Role | undefined => usePermissions<Permissions>().permissions?.role;
