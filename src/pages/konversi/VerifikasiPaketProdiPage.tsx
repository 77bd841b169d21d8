import { antreanPaketProdi, paketMagang } from '../../../resources/konversi/paketOptions.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { PaketVerify } from '../../patterns/paket/PaketVerify.tsx';

/** /monitoring2/paket-konversi/:id: one package and its decision. */
export default function VerifikasiPaketProdiPage() {
  return <PaketVerify resource={pendaftar.name} options={paketMagang} queue={antreanPaketProdi} />;
}
