import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import { Suspense, useState } from 'react';
import { useNotify, useRecordContext } from 'react-admin';
import type { Offered } from '../../../../resources/kit/index.ts';
import { lazyScreen } from '../../common/lazyScreen.ts';
import { useLabel } from '../../providers/language.ts';
import { messageOf } from '../failedCall.ts';
import { useRowSteps } from './useRowSteps.ts';
import { useTransition } from './useTransition.ts';

const TransitionDialog = lazyScreen(() => import('./TransitionDialog.tsx'));

/** True if a step opens its dialog before it is taken. */
const asksFirst = ({ note, action: { confirm, looks, takes } }: Offered): boolean =>
  Boolean(confirm || note || looks || takes);

interface Props {
  /** Steps that stand elsewhere on the page, with its primary button. */
  without?: readonly string[] | undefined;
  /** These alone: refusals and what ends a row, or the others. */
  only?: 'danger' | 'others';
}

/** Buttons of the workflow actions that the role may take in the row's state; what is closed now says why. */
export function TransitionButtons({ without = [], only }: Props) {
  const labelOf = useLabel();
  const record = useRecordContext();
  const [asking, setAsking] = useState<Offered | null>(null);
  const { run, busy } = useTransition();
  const notify = useNotify();
  const steps = useRowSteps().filter(
    ({ name, action }) => !without.includes(name) && (!only || (action.tone === 'danger') === (only === 'danger')),
  );
  if (!record) return null;
  const take = async (step: Offered) => {
    const error = await run(step);
    if (error !== null) notify(messageOf(error), { type: 'error' });
  };
  // One primary button a screen: the first that is no refusal.
  const primary = without.length
    ? undefined
    : steps.find(({ action, why }) => action.tone !== 'danger' && why === undefined)?.key;
  return (
    <>
      {steps.map(step =>
        step.why === undefined ? (
          <Button
            key={step.key}
            variant={step.key === primary ? 'contained' : 'outlined'}
            color={step.action.tone === 'danger' ? 'error' : 'primary'}
            loading={busy}
            onClick={() => (asksFirst(step) ? setAsking(step) : void take(step))}
          >
            {labelOf(step.action.label)}
          </Button>
        ) : (
          <ClosedButton key={step.key} label={labelOf(step.action.label)} why={step.why} />
        ),
      )}
      {asking ? (
        <Suspense>
          <TransitionDialog step={asking} onClose={() => setAsking(null)} />
        </Suspense>
      ) : null}
    </>
  );
}

/** A step that is refused now; its reason is read, hovered or touched. */
function ClosedButton({ label, why }: { label: string; why: string }) {
  return (
    <Tooltip title={why} describeChild enterTouchDelay={0}>
      <Box component="span" tabIndex={0} sx={{ display: 'inline-flex', borderRadius: 1 }}>
        <Button variant="outlined" disabled>
          {label}
        </Button>
      </Box>
    </Tooltip>
  );
}
