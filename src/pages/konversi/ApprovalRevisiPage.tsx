import { revisiNilai } from '../../../resources/konversi/revisiNilai.ts';
import { approvalPenilaianOptions } from '../../../resources/konversi/revisiOptions.ts';
import { QueueList } from '../../patterns/queue/QueueList.tsx';

/** /magang/approval-penilaian: revisions of every programme, waiting ones first. */
export default function ApprovalRevisiPage() {
  return <QueueList resource={revisiNilai.name} options={approvalPenilaianOptions} />;
}
