import { useParams } from 'react-router-dom';
import {
  logbookOptions,
  logbookParafOptions,
  logbookQueueOptions,
} from '../../../../resources/magang/kegiatanOptions.ts';
import { logbookMagang } from '../../../../resources/magang/logbookMagang.ts';
import { useBaseRole } from '../../../crud/permissions.ts';
import { formTypes, LogbookForm } from '../../../patterns/logbook/LogbookForm.tsx';
import { QueueDetail } from '../../../patterns/queue/QueueDetail.tsx';
import { ForbiddenPage } from '../../errors/ForbiddenPage.tsx';
import { NotFoundPage } from '../../errors/NotFoundPage.tsx';

const path = '/magang/log-kegiatan/form/:type';

/** /magang/log-kegiatan/form/:type: add, edit, view; supervisor and partner view and decide. */
export default function LogFormPage() {
  const role = useBaseRole();
  const { type: given } = useParams();
  const type = formTypes.find(known => known === given?.toLowerCase());
  if (!type) return <NotFoundPage inside />;
  if (!role) return null;
  const queue = role === 'HA04' ? logbookQueueOptions : role === 'HA06' ? logbookParafOptions : undefined;
  if (queue && type !== 'view') return <ForbiddenPage />;
  if (queue) return <QueueDetail resource={logbookMagang.name} options={queue} screen={path} />;
  return <LogbookForm resource={logbookMagang.name} options={logbookOptions} type={type} />;
}
