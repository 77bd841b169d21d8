import { antreanPaketMagang, paketMagang } from '../../../resources/konversi/paketOptions.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { PaketVerify } from '../../patterns/paket/PaketVerify.tsx';

/** /magang/monitoring/paket-konversi/:id: one package and its decision. */
export default function VerifikasiPaketMagangPage() {
  return <PaketVerify resource={pendaftar.name} options={paketMagang} queue={antreanPaketMagang} />;
}
