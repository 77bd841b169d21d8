import { paketMagang } from '../../../resources/konversi/paketOptions.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { PaketShow } from '../../patterns/paket/PaketShow.tsx';

const path = '/monitoring4/paket-konversi/:id';

/** /monitoring4/paket-konversi/:id: courses and learning outcomes for the partner. */
export default function PaketPesertaPage() {
  return <PaketShow resource={pendaftar.name} options={paketMagang} path={path} backTo="/monitoring4" />;
}
