import type { Resource, Workflow } from '../../../resources/kit/index.ts';

/** The workflow of a resource and the field that holds its state. */
export function statusOf(resource: Resource): { source: string; workflow: Workflow } | undefined {
  for (const [source, field] of Object.entries(resource.fields))
    if (field.kind === 'status') return { source, workflow: field.workflow };
  return undefined;
}
