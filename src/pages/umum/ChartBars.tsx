import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { useNavigate } from 'react-router-dom';
import { formatNumber } from '../../crud/format.ts';
import { type Chart, useMayOpen } from './dashboard.ts';

interface Props {
  chart: Chart;
  height: number;
}

/** Horizontal bars: long names stay readable, lengths compare at a glance. A bar leads to the rows that it counts. */
export default function ChartBars({ chart, height }: Props) {
  const { palette } = useTheme();
  const navigate = useNavigate();
  const mayOpen = useMayOpen();
  const { batang } = chart;
  return (
    <BarChart
      layout="horizontal"
      height={height}
      hideLegend
      skipAnimation={window.matchMedia?.('(prefers-reduced-motion: reduce)').matches}
      yAxis={[
        { scaleType: 'band', data: batang.map(({ label }) => label), width: 150, tickSize: 0, categoryGapRatio: 0.35 },
      ]}
      xAxis={[{ tickMinStep: 1, valueFormatter: (value: number) => formatNumber(value) }]}
      series={[
        {
          data: batang.map(({ jumlah }) => jumlah),
          color: palette.primary.main,
          label: 'Jumlah',
          valueFormatter: value => formatNumber(value ?? 0),
        },
      ]}
      borderRadius={4}
      grid={{ vertical: true }}
      margin={{ left: 0, right: 16, top: 8, bottom: 0 }}
      onItemClick={(_, { dataIndex }) => {
        const link = batang[dataIndex]?.link;
        if (link && mayOpen(link)) navigate(link);
      }}
    />
  );
}
