import { pendaftaranOptions } from '../../../resources/magang/pendaftaranOptions.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { RegisterHub } from '../../patterns/register/RegisterHub.tsx';

/** /magang/pendaftaran: am I eligible, which way in, what have I begun. */
export default function PendaftaranPage() {
  return <RegisterHub resource={pendaftar.name} options={pendaftaranOptions} path="/magang/pendaftaran" />;
}
