import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useNotify, useRecordContext } from 'react-admin';
import { actionsFor } from '../../../resources/kit/index.ts';
import { lazyScreen } from '../../layout/lazyScreen.ts';
import { useBaseRole, useMay } from '../permissions.ts';
import { useDeclaration } from '../registry.ts';
import { statusOf } from './statusOf.ts';
import { useTransition } from './useTransition.ts';

const TransitionDialog = lazyScreen(() => import('./TransitionDialog.tsx'));

/** Buttons of the workflow actions that the role may take in the row's state. */
export function TransitionButtons() {
  const resource = useDeclaration();
  const record = useRecordContext();
  const role = useBaseRole();
  const mayAct = useMay('action');
  const [asking, setAsking] = useState<string | null>(null);
  const { run, busy } = useTransition();
  const notify = useNotify();
  const status = statusOf(resource);
  const state: unknown = status && record?.[status.source];
  if (!status || !role || !mayAct || typeof state !== 'string') return null;
  const actions = actionsFor(status.workflow, state, role);
  const take = async (name: string) => {
    const problem = await run(name);
    if (problem) notify(problem, { type: 'error' });
  };
  // One primary button a screen: the first that is no refusal.
  const primary = actions.find(([, action]) => action.tone !== 'danger')?.[0];
  return (
    <>
      {actions.map(([name, action]) => (
        <Button
          key={name}
          variant={name === primary ? 'contained' : 'outlined'}
          color={action.tone === 'danger' ? 'error' : 'primary'}
          loading={busy}
          onClick={() => (action.confirm || action.note ? setAsking(name) : void take(name))}
        >
          {action.label}
        </Button>
      ))}
      {asking ? (
        <Suspense>
          <TransitionDialog name={asking} onClose={() => setAsking(null)} />
        </Suspense>
      ) : null}
    </>
  );
}
