import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { useNavigate } from 'react-router-dom';
import type { Bagan } from '../../../resources/umum/bagan.ts';
import { useMayOpen } from '../common/useMayOpen.ts';
import { formatNumber } from '../providers/format.ts';
import { useWords } from '../providers/language.ts';
import { heightOf } from './chart.ts';

/**
 * Bars. Lying ones keep long names readable and compare at a glance, standing ones follow time. A bar leads to the rows
 * that it counts.
 */
export default function ChartBars({ chart }: { chart: Bagan }) {
  const say = useWords();
  const { palette } = useTheme();
  const navigate = useNavigate();
  const mayOpen = useMayOpen();
  const { batang, arah } = chart;
  const labels = batang.map(({ label }) => label);
  const standing = arah === 'tegak';
  const counts = { tickMinStep: 1, valueFormatter: (value: number) => formatNumber(value) };
  return (
    <BarChart
      // Not walked through bar by bar: its numbers, and where they lead, stand in its table.
      disableKeyboardNavigation
      layout={standing ? 'vertical' : 'horizontal'}
      height={heightOf(chart)}
      hideLegend
      skipAnimation={window.matchMedia?.('(prefers-reduced-motion: reduce)').matches}
      {...(standing
        ? {
            xAxis: [{ scaleType: 'band' as const, data: labels, tickSize: 0, categoryGapRatio: 0.35 }],
            yAxis: [{ ...counts, width: 40 }],
          }
        : {
            yAxis: [{ scaleType: 'band' as const, data: labels, width: 150, tickSize: 0, categoryGapRatio: 0.35 }],
            xAxis: [counts],
          })}
      series={[
        {
          data: batang.map(({ jumlah }) => jumlah),
          color: palette.primary.main,
          label: say('Jumlah'),
          valueFormatter: value => formatNumber(value ?? 0),
          barLabel: ({ value }) => (value ? formatNumber(value) : null),
          barLabelPlacement: 'outside',
        },
      ]}
      borderRadius={4}
      grid={standing ? { horizontal: true } : { vertical: true }}
      // Room for the number of the longest bar.
      margin={{ left: 0, right: standing ? 16 : 40, top: standing ? 20 : 8, bottom: 0 }}
      onItemClick={(_, { dataIndex }) => {
        const link = batang[dataIndex]?.link;
        if (link && mayOpen(link)) navigate(link);
      }}
    />
  );
}
