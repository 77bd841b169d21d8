import { nilaiQueue } from '../../../resources/nilai/gradingOptions.ts';
import { GradingList } from '../../patterns/grading/GradingList.tsx';

/** /magang/laporan-akhir/nilai: whom the lecturer or partner has to grade. */
export default function NilaiLaporanAkhirPage() {
  return <GradingList queue={nilaiQueue} />;
}
