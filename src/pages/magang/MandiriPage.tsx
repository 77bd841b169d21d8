import { mandiriOptions } from '../../../resources/magang/pendaftaranOptions.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { Register } from '../../patterns/register/Register.tsx';

/** /magang/pendaftaran/mandiri: an internship at a place of one's own choice. */
export default function MandiriPage() {
  return <Register resource={pendaftar.name} options={mandiriOptions} path="/magang/pendaftaran/mandiri" />;
}
