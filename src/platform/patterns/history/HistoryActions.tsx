import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { type HistoryOptions, stepsFor } from '../../../../resources/kit/index.ts';
import { lazyScreen } from '../../common/lazyScreen.ts';
import { useBaseRole } from '../../ui/permissions.ts';
import { useDeclaration } from '../../ui/registry.ts';
import { statusOf } from '../../ui/show/statusOf.ts';
import { PrintButtons } from '../record/PrintButtons.tsx';

const ActionDialog = lazyScreen(() => import('./ActionDialog.tsx'));

/** What may be printed of the record in context, and the workflow actions offered here. */
export function HistoryActions({ options }: { options: Pick<HistoryOptions, 'actions' | 'asks' | 'prints'> }) {
  const status = statusOf(useDeclaration());
  const record = useRecordContext();
  const role = useBaseRole();
  const [asking, setAsking] = useState<string | null>(null);
  if (!record || !role || !status) return null;
  const offered = stepsFor(status, record, role).filter(({ name }) => options.actions.includes(name));
  return (
    <>
      <PrintButtons prints={options.prints} />
      {offered.map(({ name, action }) => (
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
