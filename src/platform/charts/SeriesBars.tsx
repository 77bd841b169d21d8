import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { formatNumber } from '../providers/format.ts';

/** Counts of one kind over the groups. */
interface CountSeries {
  label: string;
  tone: 'primary' | 'secondary' | 'success' | 'muted';
  /** In the order of the groups. */
  data: readonly number[];
}

interface Props {
  groups: readonly string[];
  series: readonly CountSeries[];
  height: number;
}

/** Counts over time, the kinds of each group on top of each other; the numbers stand in a table beside it. */
export default function SeriesBars({ groups, series, height }: Props) {
  const { palette } = useTheme();
  return (
    <BarChart
      disableKeyboardNavigation
      height={height}
      skipAnimation={window.matchMedia?.('(prefers-reduced-motion: reduce)').matches}
      xAxis={[{ scaleType: 'band', data: [...groups], tickSize: 0, categoryGapRatio: 0.4 }]}
      yAxis={[{ width: 36, tickMinStep: 1, valueFormatter: (value: number) => formatNumber(value) }]}
      series={series.map(({ label, tone, data }) => ({
        label,
        data: [...data],
        stack: 'semua',
        color: tone === 'muted' ? palette.text.secondary : palette[tone].main,
        valueFormatter: (value: number | null) => formatNumber(value ?? 0),
      }))}
      grid={{ horizontal: true }}
      margin={{ left: 0, right: 8, top: 8, bottom: 0 }}
    />
  );
}
