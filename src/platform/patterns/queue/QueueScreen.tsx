import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ListSkeleton } from '../../ui/list/ListSkeleton.tsx';
import type { ScreenProps } from '../../ui/screenParts.ts';
import { QueueDetail } from './QueueDetail.tsx';
import { QueueList } from './QueueList.tsx';

/** QUEUE: the list; where rows have no address of their own (`…?id=:id`) the row as well. */
export function QueueScreen(props: ScreenProps<'queue'>) {
  const [search] = useSearchParams();
  const { resource, path, options, parts } = props;
  const { above: Above } = parts;
  const id = search.get('id');
  if (id && options.detailPath.startsWith(`${path}?`)) return <QueueDetail key={id} {...props} />;
  return (
    // The content above the list appears together with it, so that it does not push the rows down.
    <Suspense fallback={<ListSkeleton cards />}>
      <QueueList resource={resource} path={path} options={options} above={Above ? <Above /> : null} />
    </Suspense>
  );
}
