import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useNotify, useRecordContext } from 'react-admin';
import { type Offered, stepsFor } from '../../../../resources/kit/index.ts';
import { lazyScreen } from '../../common/lazyScreen.ts';
import { useLabel } from '../../providers/language.ts';
import { useBaseRole, useMay } from '../permissions.ts';
import { useDeclaration } from '../registry.ts';
import { statusesOf } from './statusOf.ts';
import { useTransition } from './useTransition.ts';

const TransitionDialog = lazyScreen(() => import('./TransitionDialog.tsx'));

/** Buttons of the workflow actions that the role may take in the row's state. */
export function TransitionButtons() {
  const labelOf = useLabel();
  const resource = useDeclaration();
  const record = useRecordContext();
  const role = useBaseRole();
  const mayAct = useMay('action');
  const [asking, setAsking] = useState<Offered | null>(null);
  const { run, busy } = useTransition();
  const notify = useNotify();
  if (!record || !role || !mayAct) return null;
  const steps = statusesOf(resource).flatMap(status => stepsFor(status, record, role));
  const take = async (step: Offered) => {
    const problem = await run(step);
    if (problem) notify(problem, { type: 'error' });
  };
  // One primary button a screen: the first that is no refusal.
  const primary = steps.find(({ action }) => action.tone !== 'danger')?.key;
  return (
    <>
      {steps.map(step => (
        <Button
          key={step.key}
          variant={step.key === primary ? 'contained' : 'outlined'}
          color={step.action.tone === 'danger' ? 'error' : 'primary'}
          loading={busy}
          onClick={() => (step.action.confirm || step.note || step.action.looks ? setAsking(step) : void take(step))}
        >
          {labelOf(step.action.label)}
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
