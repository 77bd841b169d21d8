import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { usePhone } from '../../common/usePhone.ts';
import { everything, type Grid, type Heading } from './grid.ts';
import type { PivotState } from './usePivot.ts';
import { figureWords } from './usePivotWords.ts';

/** Groups and series that one can still tell apart. */
const most = { groups: 40, series: 8 };

interface Props {
  state: PivotState;
  grid: Grid;
}

/** The first figure as bars or lines; all numbers stand in the table below it. */
export default function PivotChart({ state: { rows, columns, measures, form }, grid }: Props) {
  const [measure] = measures;
  const narrow = usePhone();
  const leaf = (dimensions: number) => (one: Heading) => one.values.length === dimensions;
  const all = grid.lines.filter(leaf(rows.length));
  const own = columns.length ? grid.columns.filter(leaf(columns.length)) : [everything];
  const size = (line: Heading, column: Heading) => grid.at(line, column, 0) ?? 0;
  const largest = <T extends Heading>(list: readonly T[], count: number, sizeOf: (one: T) => number): T[] => {
    if (list.length <= count) return [...list];
    const kept = new Set([...list].sort((a, b) => sizeOf(b) - sizeOf(a)).slice(0, count));
    return list.filter(one => kept.has(one));
  };
  const groups = largest(all, most.groups, line => size(line, everything));
  const series = largest(own, most.series, column => size(everything, column));
  const left = all.length - groups.length + own.length - series.length;
  const words = measure ? (value: number | null) => figureWords(measure, value) : String;
  // There is no half of a row.
  const whole = measure?.kind === 'jumlah' || measure?.kind === 'unik' ? { tickMinStep: 1 } : {};
  const last = groups.map(line => line.words.at(-1) ?? 'Semua');
  // The last group names a bar unless two bars have the same name.
  const labels = new Set(last).size === last.length ? last : groups.map(line => line.words.join(' › ') || 'Semua');
  const shared = {
    skipAnimation: window.matchMedia?.('(prefers-reduced-motion: reduce)').matches,
    hideLegend: series.length < 2,
    margin: { left: 0, right: 16, top: 8, bottom: 0 },
  };
  const data = series.map(column => ({
    label: column.words.join(' · ') || 'Semua',
    data: groups.map(line => grid.at(line, column, 0) ?? null),
    valueFormatter: words,
    ...(form === 'tumpuk' ? { stack: 'semua' } : {}),
  }));
  const bars = Math.max(240, 64 + groups.length * (form === 'tumpuk' ? 28 : 18 + 10 * series.length));
  return (
    <>
      {form === 'garis' ? (
        <LineChart
          {...shared}
          height={320}
          xAxis={[{ scaleType: 'point', data: labels }]}
          yAxis={[{ width: 56, ...whole, valueFormatter: (value: number) => words(value) }]}
          series={data.map(one => ({ ...one, curve: 'linear' as const, showMark: groups.length < 25 }))}
          grid={{ horizontal: true }}
        />
      ) : (
        <BarChart
          {...shared}
          disableKeyboardNavigation
          layout="horizontal"
          height={bars}
          yAxis={[{ scaleType: 'band', data: labels, width: narrow ? 110 : 200, tickSize: 0, categoryGapRatio: 0.3 }]}
          xAxis={[{ ...whole, valueFormatter: (value: number) => words(value) }]}
          series={data}
          borderRadius={3}
          grid={{ vertical: true }}
        />
      )}
      {left > 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          Grafik menunjukkan {groups.length} kelompok dan {series.length} seri terbesar; semuanya ada di tabel.
        </Typography>
      ) : null}
    </>
  );
}
