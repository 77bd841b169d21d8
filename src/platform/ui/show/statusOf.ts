import type { Resource, Status } from '../../../../resources/kit/index.ts';

/** Status fields of a resource with their workflows, the first before others. */
export const statusesOf = (resource: Resource): Status[] =>
  Object.entries(resource.fields)
    .flatMap(([source, field]) => (field.kind === 'status' ? [{ source, workflow: field.workflow }] : []))
    .map((status, i) => ({ ...status, first: i === 0 }));

/** The status field of that name, else the first. */
export const statusOf = (resource: Resource, name?: string | null): Status | undefined =>
  statusesOf(resource).find(({ source }) => !name || name === source);
