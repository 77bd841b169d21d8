import { revisiNilai } from '../../../resources/konversi/revisiNilai.ts';
import { approvalPenilaianOptions } from '../../../resources/konversi/revisiOptions.ts';
import { QueueDetail } from '../../patterns/queue/QueueDetail.tsx';
import { RevisionEffect } from './RevisionEffect.tsx';

/** /magang/approval-penilaian/detail/:id */
export default function ApprovalRevisiDetailPage() {
  return <QueueDetail resource={revisiNilai.name} options={approvalPenilaianOptions} more={<RevisionEffect />} />;
}
