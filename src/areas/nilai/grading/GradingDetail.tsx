import Button from '@mui/material/Button';
import { ResourceContextProvider } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import type { GradingOptions, QueueOptions } from '../../../../resources/kit/index.ts';
import { TitleBack } from '../../../platform/common/TitleBack.tsx';
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
      {more ? (
        <Button
          component={Link}
          to={more.path.replace(':id', encodeURIComponent(id))}
          variant="outlined"
          sx={{ mb: 1.5 }}
        >
          {labelOf(more.label)}
        </Button>
      ) : null}
      {queue ? (
        <Walked key={id} resource={resource} options={options} queue={queue} id={id} />
      ) : (
        <>
          <TitleBack to={backTo} label={say('Kembali ke daftar')} />
          <GradeSheet key={id} target={options} id={id} backTo={backTo} />
        </>
      )}
    </ResourceContextProvider>
  );
}

interface WalkedProps {
  resource: string;
  options: Pick<GradingOptions, 'resource' | 'endpoint' | 'backTo'>;
  queue: QueueOptions;
  id: string;
}

/** The sheets before and after in the queue, J and K walk while nobody types; a sheet still to fill in can be put off. */
function Walked({ resource, options, queue, id }: WalkedProps) {
  const { walk, onDone } = useQueueWalk(useQueueWithPutOff(resource, queue), id);
  const { data: sheet } = useGradeSheet(options.resource, options.endpoint, id);
  const deciding = useDecidingTab(queue);
  const waits = deciding && sheet?.lembar.some(({ bolehIsi, status }) => bolehIsi && status !== 'terkirim');
  return (
    <>
      <QueueWalk {...walk} />
      <PutOffNote id={id} />
      <GradeSheet target={options} id={id} backTo={options.backTo}>
        {waits && sheet ? (
          <PutOffButton
            size="small"
            id={id}
            about={`${sheet.pendaftar.npm} ${sheet.pendaftar.namaMahasiswa}`}
            onDone={onDone}
          />
        ) : null}
      </GradeSheet>
    </>
  );
}
