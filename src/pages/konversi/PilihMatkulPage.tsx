import { paketMagang } from '../../../resources/konversi/paketOptions.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { PaketPick } from '../../patterns/paket/PaketPick.tsx';

/** /magang/paket-konversi/matkul: the choice of courses. */
export default function PilihMatkulPage() {
  return <PaketPick resource={pendaftar.name} options={paketMagang} />;
}
