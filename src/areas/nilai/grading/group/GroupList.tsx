import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { ResourceContextProvider } from 'react-admin';
import { Link } from 'react-router-dom';
import type { GroupGradingOptions } from '../../../../../resources/kit/index.ts';
import type { KelompokDinilai } from '../../../../../resources/nilai/lembar.ts';
import { ScreenTitle } from '../../../../platform/patterns/record/ScreenTitle.tsx';
import { formatDate } from '../../../../platform/providers/format.ts';
import type { ScreenProps } from '../../../../platform/ui/screenParts.ts';
import { PageState } from '../../../../platform/ui/show/PageState.tsx';
import { useGradedGroups } from './groupSheet.ts';
import { ScoreImport } from './ScoreImport.tsx';

/** GRADING of groups: the caller's, what is still to be graded first. */
export const GroupListScreen = ({ resource, path, options }: ScreenProps<'grading/groups'>) => (
  <ResourceContextProvider value={resource}>
    <ScreenTitle path={path} />
    <GroupCards options={options} />
  </ResourceContextProvider>
);

const doneOf = ({ penilai, anggota }: KelompokDinilai, { assessor }: GroupGradingOptions): boolean =>
  (penilai[assessor]?.terkirim ?? 0) >= anggota;

/** Groups as cards, with how many of their members have this assessor's grade. */
export function GroupCards({ options }: { options: GroupGradingOptions }) {
  const { data, error, isPending, refetch } = useGradedGroups(options.resource, options.endpoint);
  if (!data) return <PageState error={error} isPending={isPending} onRetry={refetch} backTo="/dashboard" />;
  if (data.length === 0)
    return (
      <Typography sx={{ color: 'text.secondary', py: 3 }}>
        Belum ada kelompok yang sedang berjalan atau perlu dinilai.
      </Typography>
    );
  const rank = (one: KelompokDinilai) => (doneOf(one, options) ? 2 : one.dibuka ? 0 : 1);
  return (
    <>
      <ScoreImport options={options} />
      <Box
        component="ul"
        aria-label="Kelompok"
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(280px, 1fr))' },
          m: 0,
          mb: 3,
          p: 0,
          listStyle: 'none',
        }}
      >
        {data
          .toSorted((a, b) => rank(a) - rank(b))
          .map(one => (
            <Card key={one.id} group={one} options={options} />
          ))}
      </Box>
    </>
  );
}

function Card({ group, options }: { group: KelompokDinilai; options: GroupGradingOptions }) {
  const [title, progress] = [useId(), useId()];
  const { nama, anggota, penilai, dibuka, mulai } = group;
  const { terkirim = 0, draf = 0 } = penilai[options.assessor] ?? {};
  const done = terkirim >= anggota;
  return (
    <Paper
      component="li"
      variant="outlined"
      aria-labelledby={title}
      sx={{ p: 2, display: 'flex', flexDirection: 'column' }}
    >
      <Typography id={title} component="h2" variant="subtitle1" sx={{ overflowWrap: 'anywhere' }}>
        {nama}
      </Typography>
      <Typography id={progress} variant="body2" className="angka" sx={{ color: 'text.secondary' }}>
        {terkirim} dari {anggota} anggota dinilai{draf ? `, ${draf} draf` : ''}
      </Typography>
      <LinearProgress
        variant="determinate"
        aria-labelledby={progress}
        value={anggota ? (terkirim / anggota) * 100 : 0}
        sx={{ my: 1, height: 6, borderRadius: 3, bgcolor: 'action.hover' }}
      />
      {!dibuka && mulai ? (
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
          Nilai dapat dikirim mulai {formatDate(mulai)}.
        </Typography>
      ) : null}
      <Button
        component={Link}
        to={options.detailPath.replace(':id', encodeURIComponent(group.id))}
        variant={done || !dibuka ? 'outlined' : 'contained'}
        aria-describedby={title}
        sx={{ mt: 'auto', alignSelf: 'flex-start' }}
      >
        {done ? 'Lihat nilai' : 'Isi nilai'}
      </Button>
    </Paper>
  );
}
