import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify, useRecordContext } from 'react-admin';
import type { Printed } from '../../../../resources/kit/index.ts';
import { Said } from '../../common/Said.tsx';
import { download } from '../../providers/http.ts';
import { messageOf } from '../../ui/failedCall.ts';
import { useBaseRole } from '../../ui/permissions.ts';
import { useRegistry } from '../../ui/registry.ts';
import { holds } from './source.ts';

/** Documents that the server prints of the record in context, offered once it is far enough. */
export function PrintButtons({ prints }: { prints: readonly Printed[] }) {
  const record = useRecordContext();
  const role = useBaseRole();
  const { programmeOf } = useRegistry();
  if (!record) return null;
  const programme = programmeOf(record.kodeJenisMbkm);
  return prints
    .filter(({ letter }) => !letter || !programme || programme.letters.some(({ kind }) => kind === letter))
    .filter(({ roles }) => !roles || (role !== undefined && roles.includes(role)))
    .filter(({ when }) => when.every(condition => holds(condition, record)))
    .map(printed => <PrintButton key={JSON.stringify(printed)} printed={printed} id={String(record.id)} />);
}

function PrintButton({ printed, id }: { printed: Printed; id: string }) {
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const print = async () => {
    setBusy(true);
    try {
      await download(printed.endpoint.replace('{id}', id), undefined, `${printed.label}.pdf`);
    } catch (error) {
      notify(messageOf(error), { type: 'warning' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button startIcon={<DownloadIcon />} onClick={print} loading={busy}>
      <Said label={printed.label} />
    </Button>
  );
}
