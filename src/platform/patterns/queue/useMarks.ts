import type { QueueMark, QueueOptions } from '../../../../resources/kit/index.ts';
import { useBaseRole } from '../../ui/permissions.ts';

/** The marks of a queue that the role may set. */
export function useMarks({ marks = [] }: Pick<QueueOptions, 'marks'>): readonly QueueMark[] {
  const role = useBaseRole();
  return role ? marks.filter(({ roles }) => roles.includes(role)) : [];
}
