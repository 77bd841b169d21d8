import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import type { MonitorOptions } from '../../../resources/kit/index.ts';
import { ChartCard } from '../../charts/ChartCard.tsx';
import { Loading } from '../../crud/Loading.tsx';
import { RetryAlert } from '../../crud/RetryAlert.tsx';
import { Tiles } from '../../layout/Tiles.tsx';
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
  if (isPending) return <Loading height={280} label="Memuat angka" sx={{ my: 2 }} />;
  if (!data) return <RetryAlert error={error} onRetry={refetch} severity="warning" sx={{ my: 2 }} />;
  const charts = chartsOf(options, filterValues, data).filter(({ batang }) => batang.length > 0);
  return (
    <Box component="section" aria-label="Ringkasan" sx={{ opacity: isPlaceholderData ? 0.6 : 1, mb: 3 }}>
      <Tiles least={160} onPhone={2}>
        {data.angka.map(figure => (
          <FigureTile
            key={figure.kode}
            figure={figure}
            link={figure.saring ? listAddress(options, filterValues, figure.saring) : null}
          />
        ))}
      </Tiles>
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
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
            // An odd number leaves no hole.
            '& > :last-child:nth-of-type(odd)': { gridColumn: { md: '1 / -1' } },
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
