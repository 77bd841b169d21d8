import { rolesOf } from '../../../../resources/kit/index.ts';
import { extensionsOf } from '../extensions.ts';
import { useMayWriteTo } from '../message/useMayWriteTo.ts';
import { useBaseRole, useMay } from '../permissions.ts';
import { useWaitingFilters } from '../putOff/waiting.ts';
import { useCrudOptions, useDeclaration } from '../registry.ts';
import { statusesOf } from '../show/statusOf.ts';

/** Rights of the role on several rows of the list around. */
export interface BulkRights {
  edit: boolean;
  remove: boolean;
  export: boolean;
  /** Some step of the workflow is this role's. */
  transition: boolean;
}

/** Rights to act on ticked rows, by the declaration and the session. */
export function useBulkRights(): BulkRights {
  const resource = useDeclaration();
  const role = useBaseRole();
  const writable = !resource.serverOnly && !resource.appendOnly;
  const mayEdit = useMay('edit');
  const mayDelete = useMay('delete');
  const mayExport = useMay('export');
  const mayAct = useMay('action');
  const actions = statusesOf(resource).flatMap(({ workflow }) => Object.values(workflow.actions));
  return {
    edit: mayEdit && writable,
    remove: mayDelete && writable,
    export: mayExport,
    transition: mayAct && role !== undefined && actions.some(action => rolesOf(action).includes(role)),
  };
}

/** Rows can be ticked when there is anything at all that the role may do with several of them. */
export function useSelectable(): boolean {
  const { name } = useDeclaration();
  const rights = useBulkRights();
  const writes = useMayWriteTo();
  const waits = useWaitingFilters(useCrudOptions()).length > 0;
  return writes || waits || extensionsOf(name).bulkActions !== undefined || Object.values(rights).some(Boolean);
}
