import { antreanPaketMagang } from '../../../resources/konversi/paketOptions.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { QueueList } from '../../patterns/queue/QueueList.tsx';

/** /magang/monitoring/paket-konversi: packages of Magang that wait for a decision. */
export default function AntreanPaketMagangPage() {
  return <QueueList resource={pendaftar.name} options={antreanPaketMagang} />;
}
