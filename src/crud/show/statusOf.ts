import type { Resource, Workflow } from '../../../resources/kit/index.ts';

interface Status {
  source: string;
  workflow: Workflow;
}

/** A status field of a resource with its workflow: the one that is named, else the first. */
export function statusOf(resource: Resource, name?: string | null): Status | undefined {
  for (const [source, field] of Object.entries(resource.fields))
    if (field.kind === 'status' && (!name || name === source)) return { source, workflow: field.workflow };
  return undefined;
}
