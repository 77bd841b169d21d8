import { paketMagang } from '../../../resources/konversi/paketOptions.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { PaketShow } from '../../patterns/paket/PaketShow.tsx';

const path = '/monitoring3/paket-konversi/:id';

/** /monitoring3/paket-konversi/:id: the supervisor's recommendation per course. */
export default function RekomendasiPaketPage() {
  return <PaketShow resource={pendaftar.name} options={paketMagang} path={path} backTo="/monitoring3" advises />;
}
