import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { HTMLAttributes, Key } from 'react';
import type { Say } from '../../../platform/providers/language.ts';
import { LoadBar } from './LoadBar.tsx';

interface Lecturer {
  id: string;
  nama: string;
}

/** Properties common to all choices of lecturers. */
export const lecturerChoice = {
  getOptionLabel: ({ nama }: Lecturer) => nama,
  getOptionKey: ({ id }: Lecturer) => id,
  isOptionEqualToValue: (one: Lecturer, other: Lecturer) => one.id === other.id,
} as const;

/** Its texts. */
export const lecturerWords = (say: Say) => ({
  noOptionsText: say('Dosen tidak ditemukan.'),
  openText: say('Buka pilihan'),
  closeText: say('Tutup pilihan'),
  clearText: say('Kosongkan'),
});

interface Props {
  /** Properties that the list gives its options. */
  option: HTMLAttributes<HTMLLIElement> & { key: Key };
  nama: string;
  /** Study programme, and what else tells them apart. */
  beside: string | null;
  load: Parameters<typeof LoadBar>[0];
}

/** A lecturer to choose, with their load. */
export function LecturerOption({ option: { key: _, ...props }, nama, beside, load }: Props) {
  return (
    <Box
      component="li"
      {...props}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between !important' }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2">{nama}</Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {beside}
        </Typography>
      </Box>
      <LoadBar {...load} />
    </Box>
  );
}
