import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Komposisi } from '../../../../resources/kkn/papan.ts';

/** Men and women of a group as a bar with their numbers. */
export function GenderBar({ L, P }: Pick<Komposisi, 'L' | 'P'>) {
  const all = L + P;
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Typography variant="caption" className="angka" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
        L {L}
      </Typography>
      <Box
        aria-hidden
        sx={{ display: 'flex', flex: 1, height: 6, borderRadius: 3, overflow: 'hidden', bgcolor: 'divider' }}
      >
        <Box sx={{ width: `${all ? (L / all) * 100 : 0}%`, bgcolor: 'primary.main' }} />
        <Box sx={{ width: `${all ? (P / all) * 100 : 0}%`, bgcolor: 'secondary.main' }} />
      </Box>
      <Typography variant="caption" className="angka" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
        P {P}
      </Typography>
    </Stack>
  );
}

/** Faculties of a group with how many are of each, the largest first. */
export function FacultyChips({ fakultas }: Pick<Komposisi, 'fakultas'>) {
  const sorted = Object.entries(fakultas).toSorted(([a, m], [b, n]) => n - m || a.localeCompare(b));
  return (
    <Stack direction="row" useFlexGap spacing={0.5} sx={{ flexWrap: 'wrap' }}>
      {sorted.map(([name, n]) => (
        <Chip
          key={name}
          size="small"
          variant="outlined"
          label={`${shortFaculty(name)} ${n}`}
          title={name}
          sx={{ height: 22, fontSize: '0.75rem' }}
        />
      ))}
    </Stack>
  );
}

/** "Fakultas Ilmu Komputer" → "Ilmu Komputer". */
const shortFaculty = (name: string): string => name.replace(/^Fakultas\s+/i, '');
