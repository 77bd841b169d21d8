import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import type { ReactNode } from 'react';
import type { DatePart } from '../../../../resources/kit/pivot.ts';
import { mostMoments, withoutGaps } from '../../../../resources/kit/pivotOrder.ts';
import { seriesColours } from '../../charts/seriesColours.ts';
import { usePhone } from '../../common/usePhone.ts';
import { formatPercent } from '../../providers/format.ts';
import { everything, type Grid, type Heading, shareOf } from './grid.ts';
import type { PivotState } from './usePivot.ts';
import { figureWords, groupWords } from './usePivotWords.ts';

/** Groups and series that one can still tell apart. */
const most = { groups: 40, series: 8 };

interface Props {
  state: PivotState;
  grid: Grid;
}

/** The first figure as bars or lines; all numbers stand in the table below it. */
export default function PivotChart({ state: { rows, columns, measures, form, share }, grid }: Props) {
  const [measure] = measures;
  const [row] = rows;
  const narrow = usePhone();
  const { palette } = useTheme();
  const leaf = (dimensions: number) => (one: Heading) => one.values.length === dimensions;
  const found = grid.lines.filter(leaf(rows.length));
  const inTime = rows.length === 1 ? row?.part : undefined;
  // Rows without a day have no place in time.
  const all = inTime ? moments(inTime, found, value => (row ? groupWords(row, value) : value)) : found;
  const own = columns.length ? grid.columns.filter(leaf(columns.length)) : [everything];
  const counted = measure?.kind === 'jumlah' || measure?.kind === 'unik';
  const shared = share === 'baris' || share === 'kolom' || share === 'semua' ? measure?.kind === 'jumlah' : false;
  const figure = (line: Heading, column: Heading): number | null => {
    const value = shared ? shareOf(grid, line, column, 0, share) : grid.at(line, column, 0);
    // Where no row is, none is counted; a mean of none there is not.
    return value ?? (counted ? 0 : null);
  };
  const size = (line: Heading, column: Heading) => grid.at(line, column, 0) ?? 0;
  const groups = inTime ? all.slice(-mostMoments) : largest(all, most.groups, line => size(line, everything));
  const series = largest(own, most.series, column => size(everything, column));
  const left = all.length - groups.length + own.length - series.length;
  const words = (value: number | null) =>
    value === null ? '–' : shared ? formatPercent(value) : measure ? figureWords(measure, value) : String(value);
  // There is no half of a row.
  const whole = counted && !shared ? { tickMinStep: 1 } : {};
  const last = groups.map(line => line.words.at(-1) ?? 'Semua');
  // The last group names a bar unless two bars have the same name.
  const labels = new Set(last).size === last.length ? last : groups.map(line => line.words.join(' › ') || 'Semua');
  const drawn = {
    skipAnimation: window.matchMedia?.('(prefers-reduced-motion: reduce)').matches,
    hideLegend: series.length < 2,
    colors: seriesColours(palette),
    margin: { left: 0, right: form === 'garis' && !narrow ? 40 : 16, top: 8, bottom: 0 },
  };
  const data = series.map(column => ({
    label: column.words.join(' · ') || 'Semua',
    data: groups.map(line => figure(line, column)),
    valueFormatter: words,
    ...(form === 'tumpuk' ? { stack: 'semua' } : {}),
  }));
  const bars = Math.max(240, 64 + groups.length * (form === 'tumpuk' ? 28 : 18 + 10 * series.length));
  return (
    <>
      {form === 'garis' ? (
        <LineChart
          {...drawn}
          height={320}
          xAxis={[{ scaleType: 'point', data: labels }]}
          yAxis={[{ width: 56, ...whole, valueFormatter: (value: number) => words(value) }]}
          series={data.map(one => ({ ...one, curve: 'linear' as const, showMark: groups.length < 25 }))}
          grid={{ horizontal: true }}
        />
      ) : (
        <BarChart
          {...drawn}
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
      {inTime && found.some(({ values: [value] }) => value === null) ? (
        <Note>Baris tanpa tanggal (Kosong) ada di tabel saja.</Note>
      ) : null}
      {left > 0 ? (
        <Note>
          {inTime && all.length > groups.length
            ? `Grafik menunjukkan ${groups.length} kelompok terakhir`
            : `Grafik menunjukkan ${groups.length} kelompok dan ${series.length} seri terbesar`}
          ; semuanya ada di tabel.
        </Note>
      ) : null}
    </>
  );
}

const Note = ({ children }: { children: ReactNode }) => (
  <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
    {children}
  </Typography>
);

function largest<T extends Heading>(list: readonly T[], count: number, sizeOf: (one: T) => number): T[] {
  if (list.length <= count) return [...list];
  const kept = new Set([...list].sort((a, b) => sizeOf(b) - sizeOf(a)).slice(0, count));
  return list.filter(one => kept.has(one));
}

/** Lines of a group of days, those without rows among them. */
function moments(part: DatePart, found: readonly Heading[], words: (value: string) => string): Heading[] {
  const known = new Map(
    found.flatMap(line => (typeof line.values[0] === 'string' ? [[line.values[0], line] as const] : [])),
  );
  return withoutGaps(part, [...known.keys()]).map(
    value => known.get(value) ?? { values: [value], words: [words(value)] },
  );
}
