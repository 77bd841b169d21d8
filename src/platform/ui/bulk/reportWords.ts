import { inSentence, type Offered, type Resource } from '../../../../resources/kit/index.ts';
import { formatNumber } from '../../providers/format.ts';

/** "3 mahasiswa": rows of a resource as people call them. */
export const counted = (count: number, { label }: Pick<Resource, 'label'>): string =>
  `${formatNumber(count)} ${inSentence(label)}`;

/** "5 pendaftaran disetujui.": what a step did to many, in the words that it has for one. */
export function doneBy(count: number, resource: Resource, action: Pick<Offered['action'], 'success'>): string {
  return action.success
    ? `${formatNumber(count)} ${action.success.charAt(0).toLowerCase()}${action.success.slice(1)}`
    : `${counted(count, resource)} diperbarui.`;
}
