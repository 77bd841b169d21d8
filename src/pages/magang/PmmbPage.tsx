import { pmmbOptions } from '../../../resources/magang/pendaftaranOptions.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { Register } from '../../patterns/register/Register.tsx';

/** /magang/pendaftaran/pmmb: an internship at a state-owned company. */
export default function PmmbPage() {
  return <Register resource={pendaftar.name} options={pmmbOptions} path="/magang/pendaftaran/pmmb" />;
}
