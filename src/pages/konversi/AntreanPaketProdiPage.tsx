import { antreanPaketProdi } from '../../../resources/konversi/paketOptions.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { QueueList } from '../../patterns/queue/QueueList.tsx';

/** /monitoring2/paket-konversi: packages of any programme in one's own study programme. */
export default function AntreanPaketProdiPage() {
  return <QueueList resource={pendaftar.name} options={antreanPaketProdi} />;
}
