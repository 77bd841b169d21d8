import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useNotify, useRecordContext } from 'react-admin';
import { actionsFor, type HistoryOptions, type Printed } from '../../../resources/kit/index.ts';
import { messageOf } from '../../crud/errors.ts';
import { useBaseRole } from '../../crud/permissions.ts';
import { useDeclaration } from '../../crud/registry.ts';
import { statusOf } from '../../crud/show/statusOf.ts';
import { lazyScreen } from '../../layout/lazyScreen.ts';
import { download } from '../../providers/http.ts';
import { holds } from '../record/source.ts';

const ActionDialog = lazyScreen(() => import('./ActionDialog.tsx'));

/** What may be printed of the record in context, and the workflow actions offered here. */
export function HistoryActions({ options }: { options: HistoryOptions }) {
  const status = statusOf(useDeclaration());
  const record = useRecordContext();
  const role = useBaseRole();
  const [asking, setAsking] = useState<string | null>(null);
  if (!record || !role || !status) return null;
  const offered = actionsFor(status.workflow, String(record[status.source]), role).filter(([name]) =>
    options.actions.includes(name),
  );
  const prints = options.prints.filter(({ when }) => when.every(condition => holds(condition, record)));
  return (
    <>
      {prints.map(printed => (
        <PrintButton key={printed.label} printed={printed} id={String(record.id)} />
      ))}
      {offered.map(([name, action]) => (
        <Button key={name} color={action.tone === 'danger' ? 'error' : 'primary'} onClick={() => setAsking(name)}>
          {action.label}
        </Button>
      ))}
      {asking ? (
        <Suspense>
          <ActionDialog options={options} name={asking} onClose={() => setAsking(null)} />
        </Suspense>
      ) : null}
    </>
  );
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
      {printed.label}
    </Button>
  );
}
