import { useEffect } from 'react';
import {
  logbookOptions,
  logbookParafOptions,
  logbookQueueOptions,
} from '../../../../resources/magang/kegiatanOptions.ts';
import { logbookMagang } from '../../../../resources/magang/logbookMagang.ts';
import { useBaseRole } from '../../../crud/permissions.ts';
import { LogbookHome } from '../../../patterns/logbook/LogbookHome.tsx';
import { QueueList } from '../../../patterns/queue/QueueList.tsx';

/** /magang/log-kegiatan: the student's calendar, the supervisor's queue, the partner's initials. */
export default function LogPage() {
  const role = useBaseRole();
  const student = role === 'HA02';
  useEffect(() => {
    // Where there is no signal the form could not be fetched when it is needed.
    if (student) void import('./LogFormPage.tsx');
  }, [student]);
  if (!role) return null;
  if (role === 'HA04') return <QueueList resource={logbookMagang.name} options={logbookQueueOptions} />;
  if (role === 'HA06') return <QueueList resource={logbookMagang.name} options={logbookParafOptions} />;
  return <LogbookHome resource={logbookMagang.name} options={logbookOptions} />;
}
