import AddIcon from '@mui/icons-material/AddCircleOutlined';
import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import CloseIcon from '@mui/icons-material/HighlightOff';
import ScheduleIcon from '@mui/icons-material/Schedule';
import SwapIcon from '@mui/icons-material/SwapHoriz';
import Chip from '@mui/material/Chip';
import { useTheme } from '@mui/material/styles';
import { type KeputusanProdi, keputusanProdi } from '../../../../resources/konversi/terpilihAwal.ts';
import { stateColors } from '../../../platform/look/tokens.ts';
import { useLabel, useWords } from '../../../platform/providers/language.ts';

const looks = {
  menunggu: { tone: 'diajukan', Icon: ScheduleIcon },
  diterima: { tone: 'baik', Icon: CheckIcon },
  ditolak: { tone: 'tolak', Icon: CloseIcon },
  diganti: { tone: 'revisi', Icon: SwapIcon },
  ditambahkan: { tone: 'baik', Icon: AddIcon },
} as const;

/** Decision on a course, with its colour of state, icon and word. */
export function VerdictChip({ value }: { value: KeputusanProdi | 'ditambahkan' }) {
  const say = useWords();
  const labelOf = useLabel();
  const { palette } = useTheme();
  const { tone, Icon } = looks[value];
  const { ink, ground } = stateColors[palette.mode][tone];
  return (
    <Chip
      size="small"
      icon={<Icon />}
      label={value === 'ditambahkan' ? say('Ditambahkan') : labelOf(keputusanProdi[value])}
      sx={{
        fontWeight: 600,
        color: ink,
        backgroundColor: ground,
        '& .MuiChip-icon': { color: 'inherit', fontSize: 16 },
      }}
    />
  );
}
