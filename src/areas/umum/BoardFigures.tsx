import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { AnswerOf } from '../../../resources/kit/index.ts';
import type { Pintu } from '../../../resources/umum/dashboard.ts';
import type { angkaPapan } from '../../../resources/umum/panggilanPapan.ts';
import { http } from '../../platform/providers/http.ts';
import { useLabel } from '../../platform/providers/language.ts';
import { RetryAlert } from '../../platform/ui/RetryAlert.tsx';
import { BoardTile } from './BoardTile.tsx';

/** Boards that a dashboard shows with figures; further ones are links. */
const shown = 2;

/** Boards of reports that are shared with the role: their first reports with the main figures. */
export default function BoardFigures({ boards }: { boards: readonly Pintu[] }) {
  const rest = boards.slice(shown);
  return (
    <>
      {boards.slice(0, shown).map(board => (
        <Board key={board.link} board={board} />
      ))}
      {rest.length ? (
        <Stack
          component="nav"
          aria-label="Papan laporan lain"
          direction="row"
          useFlexGap
          spacing={2}
          sx={{ flexWrap: 'wrap', mt: 2 }}
        >
          {rest.map(({ label, link }) => (
            <MuiLink key={link} component={Link} to={link} sx={{ overflowWrap: 'anywhere', py: 0.5 }}>
              {label}
            </MuiLink>
          ))}
        </Stack>
      ) : null}
    </>
  );
}

function Board({ board: { label, link } }: { board: Pintu }) {
  const id = useId();
  const labelOf = useLabel();
  const path = `papan-laporan/${link.split('/').at(-1)}/angka`;
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [path],
    queryFn: async ({ signal }) => (await http<AnswerOf<typeof angkaPapan>>(path, { signal, quiet: true })).data,
    retry: false,
  });
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 4 }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'baseline', justifyContent: 'space-between', mb: 1.25 }}>
        <Typography id={id} variant="h6" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {label}
        </Typography>
        <MuiLink component={Link} to={link} aria-label={`${labelOf('Buka papan')} ${label}`} sx={{ flexShrink: 0 }}>
          {labelOf('Buka papan')}
          {data?.selebihnya ? ` (+${data.selebihnya})` : ''}
        </MuiLink>
      </Stack>
      {isPending ? (
        <Skeleton variant="rounded" height={220} />
      ) : error ? (
        <RetryAlert error={error} onRetry={() => void refetch()} severity="warning" />
      ) : data.laporan.length === 0 ? (
        <Paper variant="outlined" sx={{ p: 2 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Belum ada laporan di papan ini yang dibagikan kepada peran Anda.
          </Typography>
        </Paper>
      ) : (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
            // An odd number leaves no hole.
            '& > :last-child:nth-of-type(odd)': { gridColumn: { md: '1 / -1' } },
          }}
        >
          {data.laporan.map(report => (
            <BoardTile key={report.link} report={report} />
          ))}
        </Box>
      )}
    </Box>
  );
}
