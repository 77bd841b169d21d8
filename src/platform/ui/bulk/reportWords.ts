import { inSentence, type Offered, type Resource } from '../../../../resources/kit/index.ts';
import { formatNumber } from '../../providers/format.ts';

/** "3 barang": rows of a resource in words. */
export const counted = (count: number, { label }: Pick<Resource, 'label'>): string =>
  `${formatNumber(count)} ${inSentence(label)}`;

/** "5 peminjaman disetujui.": the result of a step on many rows, in its words for one. */
export function doneBy(count: number, resource: Resource, action: Pick<Offered['action'], 'success'>): string {
  return action.success
    ? `${formatNumber(count)} ${action.success.charAt(0).toLowerCase()}${action.success.slice(1)}`
    : `${counted(count, resource)} diperbarui.`;
}
