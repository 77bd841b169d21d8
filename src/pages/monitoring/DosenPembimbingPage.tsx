import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { dosenPembimbing } from '../../../resources/monitoring/options.ts';
import { useBaseRole } from '../../crud/permissions.ts';
import { Monitor } from '../../patterns/monitor/Monitor.tsx';
import { OwnSupervisors } from '../../patterns/monitor/OwnSupervisors.tsx';

/** /magang/dosen-pembimbing: students see their own supervisors, everybody else who supervises whom. */
export default function DosenPembimbingPage() {
  const role = useBaseRole();
  if (!role) return null;
  if (role === 'HA02') return <OwnSupervisors path={dosenPembimbing.listPath} />;
  return <Monitor resource={pendaftar.name} options={dosenPembimbing} />;
}
