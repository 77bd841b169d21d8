import { detailPenilaian3Options } from '../../../resources/nilai/gradingOptions.ts';
import { GradingDetail } from '../../patterns/grading/GradingDetail.tsx';

/** /monitoring3/detail-penilaian/:id */
export default function DetailPenilaian3Page() {
  return <GradingDetail options={detailPenilaian3Options} />;
}
