import RefreshIcon from '@mui/icons-material/Refresh';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import type { MonitorOptions } from '../../../resources/kit/index.ts';
import { ChartCard } from '../../charts/ChartCard.tsx';
import { messageOf } from '../../crud/errors.ts';
import { FigureTile } from './FigureTile.tsx';
import { chartsOf, listAddress, useSummary } from './summary.ts';
import { TodoList } from './TodoList.tsx';

/** Figures, what is to be looked after, and charts; each number leads to the rows that it counts. */
export default function MonitorFigures({ options }: { options: MonitorOptions }) {
  const { filterValues } = useListContext();
  // A phone shows the rows first; charts come when they are asked for.
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const [open, setOpen] = useState(false);
  const { data, error, isPending, isPlaceholderData, refetch } = useSummary(options, filterValues);
  if (isPending) return <Skeleton variant="rounded" height={280} aria-label="Memuat angka" sx={{ my: 2 }} />;
  if (!data)
    return (
      <Alert
        severity="warning"
        sx={{ my: 2 }}
        action={
          <Button color="inherit" size="small" startIcon={<RefreshIcon />} onClick={() => refetch()}>
            Coba lagi
          </Button>
        }
      >
        {messageOf(error)}
      </Alert>
    );
  const charts = chartsOf(options, filterValues, data).filter(({ batang }) => batang.length > 0);
  return (
    <Box component="section" aria-label="Ringkasan" sx={{ opacity: isPlaceholderData ? 0.6 : 1, mb: 3 }}>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: 1.25,
          m: 0,
          p: 0,
          listStyle: 'none',
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fill, minmax(190px, 1fr))' },
        }}
      >
        {data.angka.map(figure => (
          <FigureTile
            key={figure.kode}
            figure={figure}
            link={figure.saring ? listAddress(options, filterValues, figure.saring) : null}
          />
        ))}
      </Box>
      <TodoList todos={data.tindakan} linkOf={saring => listAddress(options, filterValues, saring)} />
      {phone ? (
        <Button variant="outlined" fullWidth aria-expanded={open} onClick={() => setOpen(!open)} sx={{ mt: 2 }}>
          {open ? 'Tutup grafik' : 'Lihat grafik'}
        </Button>
      ) : null}
      {open || !phone ? (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            mt: 2,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          {charts.map(chart => (
            <ChartCard key={chart.kode} chart={chart} />
          ))}
        </Box>
      ) : null}
    </Box>
  );
}
