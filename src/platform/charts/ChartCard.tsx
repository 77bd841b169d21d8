import BarChartIcon from '@mui/icons-material/BarChart';
import TableChartIcon from '@mui/icons-material/TableChartOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, Suspense, useId, useState } from 'react';
import type { Bagan } from '../../../resources/umum/bagan.ts';
import { lazyScreen } from '../common/lazyScreen.ts';
import { useLabel, useWords } from '../providers/language.ts';
import { ChartTable } from './ChartTable.tsx';
import { heightOf } from './chart.ts';

const ChartBars = lazyScreen(() => import('./ChartBars.tsx'));

/** One chart, or the same numbers as a table; `children` say more below it. */
export function ChartCard({ chart: told, children }: { chart: Bagan; children?: ReactNode }) {
  const say = useWords();
  const labelOf = useLabel();
  const chart: Bagan = {
    ...told,
    judul: labelOf(told.judul),
    batang: told.batang.map(bar => ({ ...bar, label: labelOf(bar.label) })),
  };
  const id = useId();
  const [table, setTable] = useState(false);
  const empty = chart.batang.every(({ jumlah }) => jumlah === 0);
  const height = heightOf(chart);
  return (
    <Paper variant="outlined" component="section" aria-labelledby={id} sx={{ p: 2, minWidth: 0 }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', mb: 1 }}>
        <Typography id={id} variant="subtitle1" component="h3" sx={{ flex: 1 }}>
          {chart.judul}
        </Typography>
        {empty ? null : (
          <Button
            size="small"
            startIcon={table ? <BarChartIcon /> : <TableChartIcon />}
            onClick={() => setTable(!table)}
            aria-label={`${table ? say('Lihat grafik') : say('Lihat tabel')} ${chart.judul}`}
          >
            {table ? say('Grafik') : say('Tabel')}
          </Button>
        )}
      </Stack>
      {empty ? (
        <Typography variant="body2" sx={{ color: 'text.secondary', py: 3 }}>
          {say('Belum ada data pada periode ini.')}
        </Typography>
      ) : table ? (
        <ChartTable chart={chart} />
      ) : (
        <Box sx={{ height }}>
          <Suspense fallback={<Skeleton variant="rounded" height={height} />}>
            <ChartBars chart={chart} />
          </Suspense>
        </Box>
      )}
      {children}
    </Paper>
  );
}
