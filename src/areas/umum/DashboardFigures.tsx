import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { Dashboard } from '../../../resources/umum/dashboard.ts';
import { ChartCard } from '../../platform/charts/ChartCard.tsx';
import { compares } from '../../platform/charts/chart.ts';

interface Props {
  figures: NonNullable<Dashboard['angka']>;
  onPeriod: (id: string) => void;
}

/** Figures of a period as charts, as far as they compare anything; each has its numbers as a table on demand. */
export default function DashboardFigures({ figures: { periode, pilihan, bagan }, onPeriod }: Props) {
  const told = bagan.filter(compares);
  return (
    <Box component="section" sx={{ mt: 4 }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap', mb: 1.25 }}>
        <Typography variant="h6" component="h2" sx={{ mr: 'auto' }}>
          Angka {periode.nama}
        </Typography>
        <TextField
          select
          label="Periode"
          value={periode.id}
          onChange={event => onPeriod(event.target.value)}
          sx={{ width: { xs: '100%', sm: 260 } }}
        >
          {pilihan.map(({ id, nama }) => (
            <MenuItem key={id} value={id}>
              {nama}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      {told.length ? null : (
        <Typography sx={{ color: 'text.secondary' }}>Belum ada yang dapat dibandingkan pada periode ini.</Typography>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          // An odd number leaves no hole.
          '& > :last-child:nth-of-type(odd)': { gridColumn: { md: '1 / -1' } },
        }}
      >
        {told.map(chart => (
          <ChartCard key={chart.kode} chart={chart} />
        ))}
      </Box>
    </Box>
  );
}
