import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import type { Places } from '../../../../resources/kit/places.ts';
import { Loading } from '../../common/Loading.tsx';
import { MapLegend } from '../../map/MapLegend.tsx';
import { type Marked, MarkersMap } from '../../map/MarkersMap.tsx';
import { formatList } from '../../providers/format.ts';
import { useLabel } from '../../providers/language.ts';
import { RetryAlert } from '../RetryAlert.tsx';
import { everything, type Grid } from './grid.ts';
import type { PivotState } from './usePivot.ts';
import { figureWords } from './usePivotWords.ts';
import { useMiddles } from './usePlaces.ts';

interface Props {
  state: PivotState;
  grid: Grid;
  places: Places;
}

/** Pixels of the smallest and the largest circle. */
const radius = { least: 5, more: 22 } as const;
/** Names of groups without a position that are told. */
const mostNamed = 10;

/** The first figure of each place as a circle; all numbers stand in the table below it. */
export default function PivotMap({ state: { measures }, grid, places }: Props) {
  const said = useLabel();
  const { data, error, isPending, refetch } = useMiddles(places);
  const [selected, setSelected] = useState<string | null>(null);
  const [measure] = measures;
  const lines = useMemo(() => grid.lines.filter(({ values }) => values.length === 1), [grid]);
  const points = useMemo(() => {
    const sizeOf = (line: (typeof lines)[number]) => grid.at(line, everything, 0) ?? 0;
    const largest = Math.max(0, ...lines.map(sizeOf));
    return lines.flatMap((line): Marked[] => {
      const id = String(line.values[0]);
      const at = data?.get(id);
      const size = sizeOf(line);
      const name = `${line.words[0]}: ${measure ? figureWords(measure, size) : size}`;
      // By area, so that ten times the figure is not a hundred times the circle.
      const wide = largest > 0 ? Math.sqrt(Math.max(0, size) / largest) : 0;
      return at ? [{ ...at, id, name, radius: radius.least + radius.more * wide, colour: 'primary' }] : [];
    });
  }, [lines, grid, data, measure]);
  if (error) return <RetryAlert error={error} onRetry={() => void refetch()} severity="warning" />;
  if (isPending) return <Loading label="Memuat peta" height={420} />;
  const placed = new Set(points.map(({ id }) => id));
  const without = lines.filter(({ values }) => !placed.has(String(values[0]))).map(({ words }) => words[0] ?? '');
  const rest = without.length - mostNamed;
  return (
    <>
      <MarkersMap
        points={points}
        selected={selected}
        onSelect={setSelected}
        label="Peta; tabel di bawahnya memuat angka yang sama"
        height={{ xs: 320, md: 460 }}
      />
      <MapLegend
        colours={[]}
        size={`Makin besar lingkaran, makin besar angkanya. Letaknya rata-rata letak ${said(places.resource.label)} di dalamnya.`}
      />
      {without.length ? (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          Tanpa letak: {formatList([...without.slice(0, mostNamed), ...(rest > 0 ? [`${rest} kelompok lain`] : [])])}
        </Typography>
      ) : null}
    </>
  );
}
