import { useLocation } from 'react-router-dom';
import { keluargaDariAlamat } from '../../../resources/konversi/families.ts';
import { opsiKeluarga } from '../../../resources/konversi/options.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { QueueList } from '../../patterns/queue/QueueList.tsx';

/** The list of each of the six families of conversion assessment. */
export default function KonversiListPage() {
  const found = keluargaDariAlamat(useLocation().pathname);
  if (!found) return null;
  const { keluarga } = found;
  return <QueueList key={keluarga.path} resource={pendaftar.name} options={opsiKeluarga(keluarga)} />;
}
