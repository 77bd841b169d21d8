import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { formatMoney } from '../providers/format.ts';

/** Amounts beside each other, for each group one bar of every series. */
interface MoneySeries {
  label: string;
  tone: 'primary' | 'secondary';
  /** Rupiah, in the order of the groups. */
  data: readonly number[];
}

interface Props {
  groups: readonly string[];
  series: readonly MoneySeries[];
  height: number;
}

const short = new Intl.NumberFormat('id-ID', { notation: 'compact', maximumFractionDigits: 1 });

/** Bars of money over time; the numbers stand in a table beside it. */
export default function MoneyBars({ groups, series, height }: Props) {
  const { palette } = useTheme();
  return (
    <BarChart
      disableKeyboardNavigation
      height={height}
      skipAnimation={window.matchMedia?.('(prefers-reduced-motion: reduce)').matches}
      xAxis={[{ scaleType: 'band', data: [...groups], tickSize: 0, categoryGapRatio: 0.35, barGapRatio: 0.1 }]}
      yAxis={[{ width: 52, valueFormatter: (value: number) => short.format(value) }]}
      series={series.map(({ label, tone, data }) => ({
        label,
        data: [...data],
        color: palette[tone].main,
        valueFormatter: (value: number | null) => formatMoney(value ?? 0),
      }))}
      borderRadius={3}
      grid={{ horizontal: true }}
      margin={{ left: 0, right: 8, top: 8, bottom: 0 }}
    />
  );
}
