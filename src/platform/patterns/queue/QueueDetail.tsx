import Button from '@mui/material/Button';
import { ResourceContextProvider, ShowBase } from 'react-admin';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { Said } from '../../common/Said.tsx';
import type { ScreenProps } from '../../ui/screenParts.ts';
import { PartsContext } from '../record/Parts.tsx';
import { ScreenTitle } from '../record/ScreenTitle.tsx';
import { QueueRecord } from './QueueRecord.tsx';
import { QueueWalk } from './QueueWalk.tsx';
import { useQueueWalk } from './useQueueWalk.ts';
import { useQueueWithPutOff } from './useQueueWithPutOff.ts';

/** One row of a queue: its data and documents side by side, the decision, and the way to the next one. */
export function QueueDetail(props: ScreenProps<'queue/detail'>) {
  return (
    <ResourceContextProvider value={props.resource}>
      <PartsContext value={props.options.detail.parts}>
        <Walked {...props} />
      </PartsContext>
    </ResourceContextProvider>
  );
}

function Walked({ resource, options, path, parts }: ScreenProps<'queue/detail'>) {
  const [search] = useSearchParams();
  const { id = search.get('id') ?? '' } = useParams();
  const { walk, onDone } = useQueueWalk(useQueueWithPutOff(resource, options), id);
  return (
    <>
      <ScreenTitle path={path} />
      <QueueWalk {...walk} />
      {options.more ? (
        <Button
          component={Link}
          to={options.more.path.replace(':id', encodeURIComponent(id))}
          variant="outlined"
          sx={{ mb: 1.5 }}
        >
          <Said label={options.more.label} />
        </Button>
      ) : null}
      {/* A missing row is told on the page itself, so that the address stays what it was. */}
      <ShowBase key={id} id={id} queryOptions={{ retry: false, onError: () => undefined }}>
        <QueueRecord options={options} onDone={onDone} backTo={walk.backTo} parts={parts} />
      </ShowBase>
    </>
  );
}
