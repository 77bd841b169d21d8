import { useSearchParams } from 'react-router-dom';
import { Part } from '../../screens/Part.tsx';
import type { ScreenProps } from '../../screens/types.ts';
import { QueueDetail } from './QueueDetail.tsx';
import { QueueList } from './QueueList.tsx';

/** QUEUE: the list; where rows have no address of their own (`…?id=:id`) the row as well. */
export function QueueScreen(props: ScreenProps<'queue'>) {
  const [search] = useSearchParams();
  const { resource, path, options, parts } = props;
  const id = search.get('id');
  if (id && options.detailPath.startsWith(`${path}?`)) return <QueueDetail key={id} {...props} />;
  return (
    <>
      <Part of={parts.above} />
      <QueueList resource={resource} path={path} options={options} />
    </>
  );
}
