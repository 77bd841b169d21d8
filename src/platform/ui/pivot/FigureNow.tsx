import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { dayToday, formatDate } from '../../providers/format.ts';
import { hasFormerDays } from '../asOf/asOfPath.ts';
import { columnBefore, everything, type Grid } from './grid.ts';
import { type PivotState, usePivot } from './usePivot.ts';
import { figureWords, usePivotWords } from './usePivotWords.ts';

type Chosen = PivotState & { resource: NonNullable<PivotState['resource']> };

/**
 * One figure, large, with the former value: of the period before where periods stand across, else of a month before.
 * All numbers stand in the table below it.
 */
export function FigureNow({ state, grid }: { state: Chosen; grid: Grid }) {
  const { resource, columns, measures, day } = state;
  const words = usePivotWords(resource);
  const latest = grid.columns.filter(({ values }) => values.length > 0 && values.length === columns.length).at(-1);
  const column = latest ?? everything;
  const before = latest && columnBefore(grid, latest);
  const monthBefore = sameDayAMonthBefore(day ?? dayToday());
  const asked = !latest && hasFormerDays(resource);
  const { data } = usePivot({
    ...state,
    resource: asked ? resource : undefined,
    rows: [],
    columns: [],
    day: monthBefore,
  });
  return (
    <Paper variant="outlined" sx={{ p: 2, mb: 2, display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 2 }}>
      {measures.map((measure, i) => {
        const value = grid.at(everything, column, i) ?? null;
        const former = before ? grid.at(everything, before, i) : asked ? data?.sel[0]?.nilai[i] : undefined;
        const when = before?.words.join(' · ') ?? formatDate(monthBefore);
        return (
          <Box key={measure.key} sx={{ minWidth: 0 }}>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {[words.measure(measure), ...column.words].join(' · ')}
            </Typography>
            <Typography sx={{ fontSize: 40, lineHeight: 1.2, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
              {figureWords(measure, value)}
            </Typography>
            {former === undefined || former === null || value === null ? null : (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {when}: {figureWords(measure, former)} ({signed(value - former)}
                {figureWords(measure, Math.abs(value - former))})
              </Typography>
            )}
          </Box>
        );
      })}
    </Paper>
  );
}

const signed = (more: number): string => (more > 0 ? '+' : more < 0 ? '−' : '±');

/** The same day of the month before, or that month's last. @param day `YYYY-MM-DD` */
function sameDayAMonthBefore(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 2, Math.min(date, last))).toISOString().slice(0, 10);
}
