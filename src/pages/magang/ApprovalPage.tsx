import { approvalOptions } from '../../../resources/magang/approvalOptions.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { QueueList } from '../../patterns/queue/QueueList.tsx';

/** /magang/approval: registrations by stage of verification. */
export default function ApprovalPage() {
  return <QueueList resource={pendaftar.name} options={approvalOptions} />;
}
