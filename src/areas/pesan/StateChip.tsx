import Chip from '@mui/material/Chip';
import type { PesanRingkas } from '../../../resources/pesan/panggilan.ts';
import { formatDateTime } from '../../platform/providers/format.ts';

const looks: Readonly<Record<PesanRingkas['status'], { label: string; color: 'info' | 'success' | 'default' }>> = {
  menunggu: { label: 'Sedang dikirim', color: 'info' },
  selesai: { label: 'Selesai dikirim', color: 'success' },
  dibatalkan: { label: 'Dibatalkan', color: 'default' },
};

/** How far a message is. */
export function StateChip({ status, jadwal, terkirim }: Pick<PesanRingkas, 'status' | 'jadwal' | 'terkirim'>) {
  const { label, color } = looks[status];
  const planned = status === 'menunggu' && jadwal !== null && terkirim === 0;
  return (
    <Chip
      size="small"
      variant="outlined"
      color={color}
      label={planned ? `Dijadwalkan ${formatDateTime(jadwal)}` : label}
    />
  );
}
