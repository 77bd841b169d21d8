import WarningIcon from '@mui/icons-material/WarningAmberRounded';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Pelanggaran } from '../../../../resources/kkn/papan.ts';

/** List of a group's violations. */
export function Violations({ of }: { of: readonly Pelanggaran[] }) {
  if (of.length === 0) return null;
  return (
    <Box component="ul" aria-label="Pelanggaran" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {of.map(({ aturan, pesan }) => (
        <Stack
          key={`${aturan}:${pesan}`}
          component="li"
          direction="row"
          spacing={0.5}
          sx={{ alignItems: 'flex-start' }}
        >
          <WarningIcon aria-hidden sx={{ fontSize: 16, color: 'warning.main', mt: '1px' }} />
          <Typography variant="caption">{pesan}</Typography>
        </Stack>
      ))}
    </Box>
  );
}
