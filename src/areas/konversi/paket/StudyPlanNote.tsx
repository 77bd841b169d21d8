import Alert from '@mui/material/Alert';
import { formatNumber } from '../../../platform/providers/format.ts';
import type { PaketView } from './view.ts';

/** What the academic system answered, where it matters for the choice: too many SKS, or no answer. */
export function StudyPlanNote({ view: { krs, transkrip } }: { view: PaketView }) {
  const over = krs?.total != null && krs.total > krs.batas;
  const silent = krs?.status === 'gagal' || transkrip === 'gagal';
  return (
    <>
      {over ? (
        <Alert severity="warning" sx={{ mb: 2 }}>
          KRS Anda berisi {formatNumber(krs?.total ?? 0)} SKS, di atas batas {formatNumber(krs?.batas ?? 0)}. Sesuaikan
          dahulu di SIAMIK agar paket dapat diajukan.
        </Alert>
      ) : null}
      {silent ? (
        <Alert severity="info" sx={{ mb: 2 }}>
          Data SIAMIK sedang tidak dapat diambil, jadi tanda KRS dan transkrip tidak lengkap. Anda tetap dapat menyusun
          dan mengajukan paket.
        </Alert>
      ) : null}
    </>
  );
}
