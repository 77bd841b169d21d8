import { paketMagang } from '../../../resources/konversi/paketOptions.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { PaketHub } from '../../patterns/paket/PaketHub.tsx';

/** /magang/paket-konversi: the student's packages and the simulator. */
export default function PaketPage() {
  return <PaketHub resource={pendaftar.name} options={paketMagang} />;
}
