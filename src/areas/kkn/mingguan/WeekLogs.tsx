import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { BahanMingguan } from '../../../../resources/kegiatan/bahanMingguan.ts';
import { semuaPeriksa } from '../../../../resources/mbkm/alurPeriksa.ts';
import { formatDate, formatDays } from '../../../platform/providers/format.ts';

/** The logs of a week, day by day, and until when its report is due. */
export function WeekLogs({ material: { mulai, selesai, jatuhTempo, log } }: { material: BahanMingguan }) {
  return (
    <Box
      component="section"
      aria-label="Log minggu ini"
      sx={{ mb: 2, p: 1.5, border: 1, borderColor: 'divider', borderRadius: 1, maxHeight: 260, overflowY: 'auto' }}
      // A region that scrolls is reached by keys too.
      tabIndex={0}
    >
      <Typography variant="subtitle2">
        Log {formatDays(mulai, selesai)} ({log.length})
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Laporan dikirim paling lambat {formatDate(jatuhTempo)}.
      </Typography>
      {log.length ? (
        <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
          {log.map(({ id, tanggal, namaMahasiswa, judul, status }) => (
            <Typography key={id} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {formatDate(tanggal)} · {namaMahasiswa}: {judul}{' '}
              <Box component="span" sx={{ color: 'text.secondary' }}>
                ({semuaPeriksa.states[status]?.label ?? status})
              </Box>
            </Typography>
          ))}
        </Box>
      ) : (
        <Typography variant="body2" sx={{ mt: 1 }}>
          Belum ada log pada minggu ini.
        </Typography>
      )}
    </Box>
  );
}
