import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { BarisJadwal } from '../../../resources/umum/dashboard.ts';
import { formatDate } from '../../crud/format.ts';

/** What is open now and what begins soon. */
export function ScheduleList({ lines }: { lines: readonly BarisJadwal[] }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Typography id={id} variant="h6" component="h2" sx={{ mb: 0.5 }}>
        Jadwal
      </Typography>
      {lines.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>Tidak ada jadwal dalam enam minggu ke depan.</Typography>
      ) : (
        <List disablePadding>
          {lines.map(({ label, jenis, periode, mulai, selesai, terbuka }) => (
            <ListItem
              key={`${label} ${jenis} ${periode} ${mulai}`}
              disableGutters
              divider
              sx={{ gap: 1, flexWrap: 'wrap' }}
            >
              <ListItemText
                sx={{ flex: '1 1 220px', my: 0.5 }}
                primary={`${label} · ${jenis ?? 'semua program'}`}
                secondary={`${formatDate(mulai)} – ${formatDate(selesai)} · ${periode}`}
              />
              <Chip
                size="small"
                variant="outlined"
                color={terbuka ? 'success' : 'default'}
                label={terbuka ? 'Dibuka' : 'Akan datang'}
              />
            </ListItem>
          ))}
        </List>
      )}
    </Box>
  );
}
