import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import FormatIndentDecrease from '@mui/icons-material/FormatIndentDecrease';
import FormatIndentIncrease from '@mui/icons-material/FormatIndentIncrease';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import type SvgIcon from '@mui/material/SvgIcon';
import { createElement } from 'react';
import { type Place, type Step, step } from './menuOrder.ts';

interface Move {
  direction: Step;
  label: string;
  icon: typeof SvgIcon;
}

const moves: readonly Move[] = [
  { direction: 'up', label: 'Pindahkan ke atas', icon: ArrowUpward },
  { direction: 'down', label: 'Pindahkan ke bawah', icon: ArrowDownward },
  { direction: 'in', label: 'Masukkan ke menu di atasnya', icon: FormatIndentIncrease },
  { direction: 'out', label: 'Keluarkan satu tingkat', icon: FormatIndentDecrease },
];

interface Props {
  id: string;
  places: readonly Place[];
  onMove: (id: string, direction: Step) => void;
}

/** The four moves as buttons, for fingers. */
export function PanelMoves({ id, places, onMove }: Props) {
  return (
    <Stack direction="row" spacing={0.5} sx={{ mb: 1 }} role="group" aria-label="Pindahkan menu">
      {moves.map(({ direction, label, icon }) => (
        <IconButton
          key={direction}
          aria-label={label}
          title={label}
          disabled={!step(places, id, direction)}
          onClick={() => onMove(id, direction)}
        >
          {createElement(icon, { fontSize: 'small' })}
        </IconButton>
      ))}
    </Stack>
  );
}
