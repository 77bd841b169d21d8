import type { QueueOptions, Resource, Workflow } from '../../../resources/kit/index.ts';
import { statusOf } from '../../crud/show/statusOf.ts';

/** The workflow that a queue decides on: the resource's own, or the one of the field that the options name. */
export function queueStatus(
  resource: Resource,
  { status }: Pick<QueueOptions, 'status'>,
): { source: string; workflow: Workflow } | undefined {
  const field = status ? resource.fields[status] : undefined;
  return status && field?.kind === 'status' ? { source: status, workflow: field.workflow } : statusOf(resource);
}
