import { paketMagang } from '../../../resources/konversi/paketOptions.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { PaketShow } from '../../patterns/paket/PaketShow.tsx';

const path = '/monitoring/paket-konversi/:id';

/** /monitoring/paket-konversi/:id: what was proposed against what is recognised. */
export default function PaketMahasiswaPage() {
  return <PaketShow resource={pendaftar.name} options={paketMagang} path={path} backTo="/monitoring" />;
}
