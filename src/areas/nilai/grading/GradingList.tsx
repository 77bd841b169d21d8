import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ResourceContextProvider } from 'react-admin';
import type { GroupGradingOptions, QueueOptions } from '../../../../resources/kit/index.ts';
import { QueueList } from '../../../platform/patterns/queue/QueueList.tsx';
import { useTabCounts } from '../../../platform/patterns/queue/useTabCounts.ts';
import { useWords } from '../../../platform/providers/language.ts';
import type { ScreenProps } from '../../../platform/ui/screenParts.ts';
import { GroupCards } from './group/GroupList.tsx';
import { useGradedGroups } from './group/groupSheet.ts';

/** GRADING: whom one has to grade, and how far one has come. */
export function GradingList({ resource, path, options: { queue, groups } }: ScreenProps<'grading'>) {
  if (!queue) return null;
  const people = (
    <>
      <ResourceContextProvider value={resource}>
        <Progress queue={queue} />
      </ResourceContextProvider>
      <QueueList resource={resource} path={path} options={queue} />
    </>
  );
  return groups ? (
    <ResourceContextProvider value={resource}>
      <GroupsFirst groups={groups}>{people}</GroupsFirst>
    </ResourceContextProvider>
  ) : (
    people
  );
}

/** Loads the number of groups first; the list of people starts below them. */
function GroupsFirst({ groups, children }: { groups: GroupGradingOptions; children: ReactNode }) {
  const { isFetched } = useGradedGroups(groups.resource, groups.endpoint);
  return (
    <>
      <GroupCards options={groups} />
      {isFetched ? children : null}
    </>
  );
}

/** Graded of all; the tabs say which is which. */
function Progress({ queue }: { queue: QueueOptions }) {
  const say = useWords();
  const counts = useTabCounts(queue);
  const of = (key: string) => counts[queue.tabs.findIndex(tab => tab.key === key)];
  const [done, all] = [of('terkirim'), of('semua')];
  if (all === 0) return null;
  // Its place is there before the counts are.
  if (all === undefined || done === undefined) return <Box aria-hidden sx={{ height: 32, mb: 2 }} />;
  return (
    <Box sx={{ maxWidth: 420, height: 32, mb: 2 }}>
      <Typography variant="body2" className="angka" id="kemajuan-penilaian">
        {say('%{a} dari %{b} mahasiswa sudah dinilai', { a: done, b: all })}
      </Typography>
      <LinearProgress
        variant="determinate"
        aria-labelledby="kemajuan-penilaian"
        value={(done / all) * 100}
        sx={{ mt: 0.75, height: 6, borderRadius: 3, bgcolor: 'action.hover' }}
      />
    </Box>
  );
}
