import { outputOptions, outputQueueOptions } from '../../../../resources/magang/kegiatanOptions.ts';
import { luaranMagang } from '../../../../resources/magang/luaranMagang.ts';
import { useBaseRole } from '../../../crud/permissions.ts';
import { OutputHome } from '../../../patterns/outputs/OutputHome.tsx';
import { QueueList } from '../../../patterns/queue/QueueList.tsx';

/** /magang/laporan-akhir: the student's checklist, the supervisor's queue. */
export default function OutputPage() {
  const role = useBaseRole();
  if (!role) return null;
  if (role === 'HA04') return <QueueList resource={luaranMagang.name} options={outputQueueOptions} />;
  return <OutputHome resource={luaranMagang.name} options={outputOptions} />;
}
