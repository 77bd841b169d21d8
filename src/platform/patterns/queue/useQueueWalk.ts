import { useNavigate, useSearchParams } from 'react-router-dom';
import type { QueueOptions } from '../../../../resources/kit/index.ts';
import { detailAddress } from './queueFilter.ts';
import { useNeighbours } from './useNeighbours.ts';
import { useWalkKeys } from './useWalkKeys.ts';

/**
 * The walk through a queue from one row's page: what `QueueWalk` shows, with the J and K keys at work.
 * @param id of the row on the page
 * @returns also `onDone`: on to the next row, or back to the list after the last
 */
export function useQueueWalk(options: QueueOptions, id: string) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { tab, position, previous, next } = useNeighbours(options, search.get('tab'), id);
  const to = (other: string | undefined) =>
    other ? () => navigate(detailAddress(options, other, tab), { replace: true }) : undefined;
  const [onPrevious, onNext] = [to(previous), to(next)];
  useWalkKeys(onNext, onPrevious);
  const backTo = `${options.listPath}?tab=${tab}`;
  return { walk: { backTo, position, onPrevious, onNext }, onDone: onNext ?? (() => navigate(backTo)) };
}
