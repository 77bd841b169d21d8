import Typography from '@mui/material/Typography';
import { type MatkulAsal, sksAsalDari } from '../../../resources/konversi/aturanPaket.ts';
import { formatDecimal, formatNumber } from '../../crud/format.ts';

/** The host's course that an own one stands for; nothing where none is mapped. */
export function HostCourse({ row }: { row: MatkulAsal }) {
  if (!row.namaMatkulAsal) return null;
  const sks = sksAsalDari(row);
  const ects =
    row.satuanAsal === 'ects' && row.sksAsliAsal != null ? ` (${formatDecimal(row.sksAsliAsal, 1)} ECTS)` : '';
  return (
    <Typography variant="body2" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
      PT tujuan: {row.namaMatkulAsal} · {row.kodeMatkulAsal}
      {sks === null ? '' : ` · ${formatNumber(sks)} SKS${ects}`}
    </Typography>
  );
}
