import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../../platform/providers/format.ts';
import { useWords } from '../../../platform/providers/language.ts';
import { useParticipations } from './useParticipations.ts';

type Counted = Parameters<ReturnType<typeof useWords>>[0];

/** Participations that are counted, and where they are listed. */
export interface Figure {
  label: Counted;
  filter: Readonly<Record<string, unknown>>;
  /** How many there may be. */
  of?: number | null;
  /** More than none asks for something. */
  asks?: true;
}

/** So many stand side by side on a phone. */
const mostOnPhone = 3;

/** Numbers of participations, each leading to the tab that lists them. */
export function Figures({ figures, tab }: { figures: readonly Figure[]; tab: string }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 1, sm: 1.5 },
        gridTemplateColumns: {
          xs: `repeat(${Math.min(figures.length, mostOnPhone)}, minmax(0, 1fr))`,
          sm: 'repeat(auto-fill, minmax(148px, 1fr))',
        },
      }}
    >
      {figures.map(figure => (
        <Tile key={figure.label} figure={figure} tab={tab} />
      ))}
    </Box>
  );
}

function Tile({ figure: { label, filter, of, asks }, tab }: { figure: Figure; tab: string }) {
  const say = useWords();
  const { total } = useParticipations(filter, true, 1);
  return (
    <Paper
      component={Link}
      to={`?tab=${tab}`}
      replace
      variant="outlined"
      sx={{ p: 1.5, display: 'block', color: 'text.primary', textDecoration: 'none' }}
    >
      <Typography
        variant="h5"
        component="span"
        className="angka"
        sx={{ display: 'block', color: asks && total ? 'warning.main' : undefined }}
      >
        {total === undefined ? '–' : formatNumber(total)}
        {of ? (
          <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
            {' '}
            {say('dari %{jumlah}', { jumlah: formatNumber(of) })}
          </Typography>
        ) : null}
      </Typography>
      <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
        {say(label)}
      </Typography>
    </Paper>
  );
}
