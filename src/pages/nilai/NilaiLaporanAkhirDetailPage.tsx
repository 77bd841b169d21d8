import { laporanAkhirNilaiOptions } from '../../../resources/nilai/gradingOptions.ts';
import { GradingDetail } from '../../patterns/grading/GradingDetail.tsx';

/** /magang/laporan-akhir/nilai/:id */
export default function NilaiLaporanAkhirDetailPage() {
  return <GradingDetail options={laporanAkhirNilaiOptions} />;
}
