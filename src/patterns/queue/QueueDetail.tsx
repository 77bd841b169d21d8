import type { ReactNode } from 'react';
import { ResourceContextProvider, ShowBase } from 'react-admin';
import { useParams, useSearchParams } from 'react-router-dom';
import type { QueueOptions } from '../../../resources/kit/index.ts';
import { PartsContext } from '../record/Parts.tsx';
import { ScreenTitle } from '../record/ScreenTitle.tsx';
import { QueueRecord } from './QueueRecord.tsx';
import { QueueWalk } from './QueueWalk.tsx';
import { useQueueWalk } from './useQueueWalk.ts';

interface Props {
  resource: string;
  options: QueueOptions;
  /** The screen whose title the page bears, where the detail's address is not one; default: the detail's path. */
  screen?: string;
  /** What this queue shows of a row beyond its fields, and what else may be done with it; both read the record in context. */
  more?: ReactNode;
  buttons?: ReactNode;
}

/** One row of a queue: its data and documents side by side, the decision, and the way to the next one. */
export function QueueDetail(props: Props) {
  return (
    <ResourceContextProvider value={props.resource}>
      <PartsContext value={props.options.detail.parts}>
        <Walked {...props} />
      </PartsContext>
    </ResourceContextProvider>
  );
}

function Walked({ options, screen = options.detailPath, more, buttons }: Props) {
  const [search] = useSearchParams();
  const { id = search.get('id') ?? '' } = useParams();
  const { walk, onDone } = useQueueWalk(options, id);
  return (
    <>
      <ScreenTitle path={screen} />
      <QueueWalk {...walk} />
      {/* A missing row is told on the page itself, so that the address stays what it was. */}
      <ShowBase key={id} id={id} queryOptions={{ retry: false, onError: () => undefined }}>
        <QueueRecord options={options} onDone={onDone} backTo={walk.backTo} more={more} buttons={buttons} />
      </ShowBase>
    </>
  );
}
