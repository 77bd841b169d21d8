import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useListContext } from 'react-admin';
import type { MonitorOptions } from '../../../../resources/kit/index.ts';
import type { AngkaTerhitung, Ringkasan } from '../../../../resources/monitoring/ringkasan.ts';
import { ChartCard } from '../../../platform/charts/ChartCard.tsx';
import { compares } from '../../../platform/charts/chart.ts';
import { Tiles } from '../../../platform/common/Tiles.tsx';
import { useWords } from '../../../platform/providers/language.ts';
import { PivotAction } from '../../../platform/ui/list/PivotAction.tsx';
import { FigureTile } from './FigureTile.tsx';
import { PhoneFold } from './PhoneFold.tsx';
import { chartsOf, countedFilter, listAddress } from './summary.ts';

/** True if a figure is meaningful: not "0 of 0", no mean of nothing, no count of none. */
const says = ({ nilai, dari }: AngkaTerhitung): boolean => nilai !== null && (dari === null ? nilai > 0 : dari > 0);

interface Props {
  options: MonitorOptions;
  summary: Ringkasan;
  /** They are those of the filters before; the new ones are on their way. */
  former: boolean;
}

/** Figures and charts of the rows above, as far as they say anything; each number leads to the rows that it counts. */
export default function MonitorFigures({ options, summary, former }: Props) {
  const say = useWords();
  const id = useId();
  const { filterValues } = useListContext();
  const figures = summary.angka.filter(says);
  const charts = chartsOf(options, filterValues, summary).filter(compares);
  if (figures.length + charts.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id} sx={{ opacity: former ? 0.6 : 1, mt: 3, mb: 3 }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', justifyContent: 'space-between', mb: 1.25 }}>
        <Typography id={id} variant="h6" component="h2">
          {say('Ringkasan')}
        </Typography>
        <Stack direction="row" spacing={1}>
          <PivotAction counted={countedFilter(options, filterValues)} />
        </Stack>
      </Stack>
      <Tiles least={160} onPhone={2}>
        {figures.map(figure => (
          <FigureTile
            key={figure.kode}
            figure={figure}
            link={figure.saring ? listAddress(options, filterValues, figure.saring) : null}
          />
        ))}
      </Tiles>
      {charts.length > 0 ? (
        <PhoneFold what="grafik">
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
        </PhoneFold>
      ) : null}
    </Box>
  );
}
