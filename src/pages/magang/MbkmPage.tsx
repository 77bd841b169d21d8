import { mbkmOptions } from '../../../resources/magang/pendaftaranOptions.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { Register } from '../../patterns/register/Register.tsx';

/** /magang/pendaftaran/mbkm: a position that a partner offers. */
export default function MbkmPage() {
  return <Register resource={pendaftar.name} options={mbkmOptions} path="/magang/pendaftaran/mbkm" />;
}
