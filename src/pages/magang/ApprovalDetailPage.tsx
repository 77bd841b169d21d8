import { approvalOptions } from '../../../resources/magang/approvalOptions.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { QueueDetail } from '../../patterns/queue/QueueDetail.tsx';

/** /magang/approval/detail/:id */
export default function ApprovalDetailPage() {
  return <QueueDetail resource={pendaftar.name} options={approvalOptions} />;
}
