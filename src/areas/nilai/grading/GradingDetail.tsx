import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ResourceContextProvider } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import type { QueueOptions } from '../../../../resources/kit/index.ts';
import { QueueWalk } from '../../../platform/patterns/queue/QueueWalk.tsx';
import { useQueueWalk } from '../../../platform/patterns/queue/useQueueWalk.ts';
import { ScreenTitle } from '../../../platform/patterns/record/ScreenTitle.tsx';
import { useLabel, useWords } from '../../../platform/providers/language.ts';
import type { ScreenProps } from '../../../platform/ui/screenParts.ts';
import { GradeSheet } from './GradeSheet.tsx';

/** GRADING of one participation: reached from its queue, where one walks on to the next, or from another list. */
export function GradingDetail({ resource, path, options }: ScreenProps<'grading/sheet'>) {
  const labelOf = useLabel();
  const say = useWords();
  const { id = '' } = useParams();
  const { queue, backTo, more } = options;
  return (
    <ResourceContextProvider value={resource}>
      <ScreenTitle path={path} />
      <Stack direction="row" spacing={1} sx={{ mb: 1.5, alignItems: 'center' }}>
        {queue ? null : (
          <Button component={Link} to={backTo} startIcon={<ArrowBackIcon />} sx={{ ml: -1, mr: 'auto' }}>
            {say('Kembali')}
          </Button>
        )}
        {more ? (
          <Button component={Link} to={more.path.replace(':id', encodeURIComponent(id))} variant="outlined">
            {labelOf(more.label)}
          </Button>
        ) : null}
      </Stack>
      {queue ? <Walk queue={queue} id={id} /> : null}
      <GradeSheet key={id} target={options} id={id} backTo={backTo} />
    </ResourceContextProvider>
  );
}

/** The sheets before and after in the queue; J and K walk while nobody types. */
function Walk({ queue, id }: { queue: QueueOptions; id: string }) {
  const { walk } = useQueueWalk(queue, id);
  return <QueueWalk {...walk} />;
}
