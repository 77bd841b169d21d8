import { logbookOptions } from '../../../../resources/magang/kegiatanOptions.ts';
import { logbookMagang } from '../../../../resources/magang/logbookMagang.ts';
import { useBaseRole } from '../../../crud/permissions.ts';
import { LogbookList } from '../../../patterns/logbook/LogbookList.tsx';

/** /magang/log-kegiatan/daftar-kegiatan */
export default function LogListPage() {
  const role = useBaseRole();
  // The page of one entry is the student's, the supervisor's and the partner's; others read it in the list.
  const opens = role === 'HA02' || role === 'HA04' || role === 'HA06';
  return <LogbookList resource={logbookMagang.name} options={logbookOptions} opensEntries={opens} />;
}
