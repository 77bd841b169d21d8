import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { DplTersedia } from '../../../../resources/programme/ownGroup.ts';
import { Panel } from '../../../platform/patterns/record/Panel.tsx';
import { LoadBar } from '../../monitoring/monitor/LoadBar.tsx';

/** Number of businesses of each lecturer in the period against the limit, highest first. */
export function SupervisorLoads({ of }: { of: readonly DplTersedia[] }) {
  const busy = of.filter(({ jumlahKelompok }) => jumlahKelompok > 0);
  if (busy.length === 0) return null;
  return (
    <Panel title="Beban DPL">
      <Box
        component="ul"
        sx={{
          display: 'grid',
          columnGap: 3,
          rowGap: 1,
          m: 0,
          p: 0,
          listStyle: 'none',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {busy
          .toSorted((one, other) => one.sisa - other.sisa || other.jumlahKelompok - one.jumlahKelompok)
          .map(lecturer => (
            <Box
              key={lecturer.id}
              component="li"
              sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}
            >
              <Typography variant="body2">{lecturer.nama}</Typography>
              <LoadBar {...loadOf(lecturer)} />
            </Box>
          ))}
      </Box>
    </Panel>
  );
}

/** As a bar shows it. */
export const loadOf = ({ jumlahKelompok, sisa }: DplTersedia) => ({
  beban: jumlahKelompok,
  kuota: jumlahKelompok + Math.max(0, sisa),
});
