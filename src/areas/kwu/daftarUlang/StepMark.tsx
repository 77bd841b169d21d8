import Chip from '@mui/material/Chip';
import { useTheme } from '@mui/material/styles';
import type { LangkahDaftarUlang } from '../../../../resources/kwu/bacaan.ts';
import { toneIcons } from '../../../platform/common/toneIcons.ts';
import { stateColors } from '../../../platform/look/tokens.ts';

export const stepTones = { belum: 'draf', proses: 'diajukan', revisi: 'revisi', selesai: 'selesai' } as const;
const words = { belum: 'Belum', proses: 'Diproses', revisi: 'Perlu diperbaiki', selesai: 'Selesai' } as const;

/** State of a step: icon, label and colour. */
export function StepMark({ status, pesan = null }: Pick<LangkahDaftarUlang, 'status'> & { pesan?: string | null }) {
  const { palette } = useTheme();
  const tone = stepTones[status];
  const Icon = toneIcons[tone];
  const { ink, ground } = stateColors[palette.mode][tone];
  return (
    <Chip
      size="small"
      icon={<Icon />}
      label={words[status]}
      title={pesan ?? undefined}
      sx={{ fontWeight: 600, color: ink, bgcolor: ground, '& .MuiChip-icon': { color: 'inherit', fontSize: 16 } }}
    />
  );
}
