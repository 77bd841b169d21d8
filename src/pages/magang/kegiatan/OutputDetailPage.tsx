import { outputQueueOptions } from '../../../../resources/magang/kegiatanOptions.ts';
import { luaranMagang } from '../../../../resources/magang/luaranMagang.ts';
import { QueueDetail } from '../../../patterns/queue/QueueDetail.tsx';

/** /magang/laporan-akhir/:id: one output beside its files, for the supervisor. */
export default function OutputDetailPage() {
  return <QueueDetail resource={luaranMagang.name} options={outputQueueOptions} />;
}
