import { detailPenilaian4Options } from '../../../resources/nilai/gradingOptions.ts';
import { GradingDetail } from '../../patterns/grading/GradingDetail.tsx';

/** /monitoring4/detail-penilaian/:id */
export default function DetailPenilaian4Page() {
  return <GradingDetail options={detailPenilaian4Options} />;
}
