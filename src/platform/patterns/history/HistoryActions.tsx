import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { type HistoryOptions, type Offered, stepsFor } from '../../../../resources/kit/index.ts';
import { lazyScreen } from '../../common/lazyScreen.ts';
import { Said } from '../../common/Said.tsx';
import { useBaseRole } from '../../ui/permissions.ts';
import { useDeclaration } from '../../ui/registry.ts';
import { statusOf } from '../../ui/show/statusOf.ts';
import { PrintButtons } from '../record/PrintButtons.tsx';

const TransitionDialog = lazyScreen(() => import('../../ui/show/TransitionDialog.tsx'));

/** Documents of the record in context that may be printed, and the workflow actions offered here. */
export function HistoryActions({ options }: { options: Pick<HistoryOptions, 'actions' | 'prints'> }) {
  const status = statusOf(useDeclaration());
  const record = useRecordContext();
  const role = useBaseRole();
  const [asking, setAsking] = useState<Offered | null>(null);
  if (!record || !role || !status) return null;
  const offered = stepsFor(status, record, role).filter(({ name }) => options.actions.includes(name));
  return (
    <>
      <PrintButtons prints={options.prints} />
      {offered.map(step => (
        <Button
          key={step.key}
          color={step.action.tone === 'danger' ? 'error' : 'primary'}
          onClick={() => setAsking(step)}
        >
          <Said label={step.action.label} />
        </Button>
      ))}
      {asking ? (
        <Suspense>
          <TransitionDialog step={asking} onClose={() => setAsking(null)} />
        </Suspense>
      ) : null}
    </>
  );
}
