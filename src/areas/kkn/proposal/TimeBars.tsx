import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Proposal } from '../../../../resources/kkn/proposal.ts';
import { Panel } from '../../../platform/patterns/record/Panel.tsx';
import { formatDays } from '../../../platform/providers/format.ts';

const dayMs = 86_400_000;
const dayOf = (day: string) => Date.parse(day) / dayMs;

/** Bars of the work programmes over the days of all of them. */
export function TimeBars({ of: programmes }: { of: NonNullable<Proposal['programKerja']> }) {
  const dated = programmes.flatMap(({ id, nama, tanggalMulai, tanggalSelesai }) =>
    nama && tanggalMulai && tanggalSelesai ? [{ id, nama, tanggalMulai, tanggalSelesai }] : [],
  );
  if (dated.length === 0) return null;
  const first = Math.min(...dated.map(({ tanggalMulai }) => dayOf(tanggalMulai)));
  const days = Math.max(...dated.map(({ tanggalSelesai }) => dayOf(tanggalSelesai))) - first + 1;
  const share = (n: number) => `${(n / days) * 100}%`;
  return (
    <Panel title="Jadwal program kerja">
      <Stack component="ul" spacing={1.25} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {dated.map(({ id, nama, tanggalMulai, tanggalSelesai }) => (
          <li key={String(id)}>
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {nama}
            </Typography>
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {formatDays(tanggalMulai, tanggalSelesai)}
            </Typography>
            <Box aria-hidden sx={{ height: 8, mt: 0.25, borderRadius: 4, bgcolor: 'action.hover' }}>
              <Box
                sx={{
                  height: 8,
                  borderRadius: 4,
                  bgcolor: 'primary.main',
                  ml: share(dayOf(tanggalMulai) - first),
                  width: share(dayOf(tanggalSelesai) - dayOf(tanggalMulai) + 1),
                }}
              />
            </Box>
          </li>
        ))}
      </Stack>
    </Panel>
  );
}
