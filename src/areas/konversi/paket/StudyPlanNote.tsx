import Alert from '@mui/material/Alert';
import { useWords } from '../../../platform/providers/language.ts';
import type { PaketView } from './view.ts';

/** Note about the academic system's answer, where it matters for the choice: too many SKS, or no answer. */
export function StudyPlanNote({ view: { krs, transkrip } }: { view: PaketView }) {
  const say = useWords();
  const over = krs?.total != null && krs.total > krs.batas;
  const silent = krs?.status === 'gagal' || transkrip === 'gagal';
  return (
    <>
      {over ? (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {say('KRS Anda berisi %{n} SKS, di atas batas %{n2}. Sesuaikan dahulu di SIAMIK agar paket dapat diajukan.', {
            n: krs?.total ?? 0,
            n2: krs?.batas ?? 0,
          })}
        </Alert>
      ) : null}
      {silent ? (
        <Alert severity="info" sx={{ mb: 2 }}>
          {say(
            'Data SIAMIK sedang tidak dapat diambil, jadi tanda KRS dan transkrip tidak lengkap. Anda tetap dapat menyusun dan mengajukan paket.',
          )}
        </Alert>
      ) : null}
    </>
  );
}
