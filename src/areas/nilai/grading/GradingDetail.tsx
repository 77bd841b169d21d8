import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ResourceContextProvider } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import type { GradingOptions, QueueOptions } from '../../../../resources/kit/index.ts';
import { QueueWalk } from '../../../platform/patterns/queue/QueueWalk.tsx';
import { useQueueWalk } from '../../../platform/patterns/queue/useQueueWalk.ts';
import { useDecidingTab, useQueueWithPutOff } from '../../../platform/patterns/queue/useQueueWithPutOff.ts';
import { ScreenTitle } from '../../../platform/patterns/record/ScreenTitle.tsx';
import { useLabel, useWords } from '../../../platform/providers/language.ts';
import { PutOffButton } from '../../../platform/ui/putOff/PutOffButton.tsx';
import { PutOffNote } from '../../../platform/ui/putOff/PutOffNote.tsx';
import type { ScreenProps } from '../../../platform/ui/screenParts.ts';
import { GradeSheet } from './GradeSheet.tsx';
import { useGradeSheet } from './gradeSheet.ts';

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
      {queue ? <Walk resource={resource} options={options} queue={queue} id={id} /> : null}
      <GradeSheet key={id} target={options} id={id} backTo={backTo} />
    </ResourceContextProvider>
  );
}

interface WalkProps {
  resource: string;
  options: Pick<GradingOptions, 'resource' | 'endpoint'>;
  queue: QueueOptions;
  id: string;
}

/** The sheets before and after in the queue, J and K walk while nobody types; a sheet still to fill in can be put off. */
function Walk({ resource, options, queue, id }: WalkProps) {
  const { walk, onDone } = useQueueWalk(useQueueWithPutOff(resource, queue), id);
  const { data: sheet } = useGradeSheet(options.resource, options.endpoint, id);
  const deciding = useDecidingTab(queue);
  const waits = deciding && sheet?.lembar.some(({ bolehIsi, status }) => bolehIsi && status !== 'terkirim');
  return (
    <>
      <QueueWalk {...walk} />
      {waits && sheet ? (
        <Box sx={{ mb: 1 }}>
          <PutOffButton
            size="small"
            id={id}
            about={`${sheet.pendaftar.npm} ${sheet.pendaftar.namaMahasiswa}`}
            onDone={onDone}
          />
        </Box>
      ) : null}
      <PutOffNote id={id} />
    </>
  );
}
