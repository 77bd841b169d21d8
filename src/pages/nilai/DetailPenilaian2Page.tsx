import { detailPenilaian2Options } from '../../../resources/nilai/gradingOptions.ts';
import { GradingDetail } from '../../patterns/grading/GradingDetail.tsx';

/** /monitoring2/detail-penilaian/:id */
export default function DetailPenilaian2Page() {
  return <GradingDetail options={detailPenilaian2Options} />;
}
