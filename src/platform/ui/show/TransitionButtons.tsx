import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useNotify, useRecordContext } from 'react-admin';
import { type Offered, stepsFor } from '../../../../resources/kit/index.ts';
import { lazyScreen } from '../../common/lazyScreen.ts';
import { useLabel } from '../../providers/language.ts';
import { messageOf } from '../failedCall.ts';
import { useBaseRole, useMay } from '../permissions.ts';
import { useDeclaration } from '../registry.ts';
import { statusesOf } from './statusOf.ts';
import { useTransition } from './useTransition.ts';

const TransitionDialog = lazyScreen(() => import('./TransitionDialog.tsx'));

/** True if a step opens its dialog before it is taken. */
const asksFirst = ({ note, action: { confirm, looks, takes } }: Offered): boolean =>
  Boolean(confirm || note || looks || takes);

interface Props {
  /** Steps that stand elsewhere on the page, with its primary button. */
  without?: readonly string[] | undefined;
}

/** Buttons of the workflow actions that the role may take in the row's state. */
export function TransitionButtons({ without = [] }: Props) {
  const labelOf = useLabel();
  const resource = useDeclaration();
  const record = useRecordContext();
  const role = useBaseRole();
  const mayAct = useMay('action');
  const [asking, setAsking] = useState<Offered | null>(null);
  const { run, busy } = useTransition();
  const notify = useNotify();
  if (!record || !role || !mayAct) return null;
  const steps = statusesOf(resource)
    .flatMap(status => stepsFor(status, record, role))
    .filter(({ name }) => !without.includes(name));
  const take = async (step: Offered) => {
    const error = await run(step);
    if (error !== null) notify(messageOf(error), { type: 'error' });
  };
  // One primary button a screen: the first that is no refusal.
  const primary = without.length ? undefined : steps.find(({ action }) => action.tone !== 'danger')?.key;
  return (
    <>
      {steps.map(step => (
        <Button
          key={step.key}
          variant={step.key === primary ? 'contained' : 'outlined'}
          color={step.action.tone === 'danger' ? 'error' : 'primary'}
          loading={busy}
          onClick={() => (asksFirst(step) ? setAsking(step) : void take(step))}
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
