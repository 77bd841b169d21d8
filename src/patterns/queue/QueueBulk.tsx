import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useListContext } from 'react-admin';
import type { QueueOptions } from '../../../resources/kit/index.ts';
import { SelectionBar } from '../../crud/bulk/SelectionBar.tsx';
import { lazyScreen } from '../../layout/lazyScreen.ts';
import { type QueueStep, useQueueSteps } from './useQueueSteps.ts';

const QueueBulkDialog = lazyScreen(() => import('./QueueBulkDialog.tsx'));

/** What may be done with the ticked rows together; within reach of the thumb on phones. */
export function QueueBulk({ options }: { options: QueueOptions }) {
  const { selectedIds } = useListContext();
  const [open, setOpen] = useState<QueueStep | null>(null);
  const steps = useQueueSteps(options);
  if (selectedIds.length === 0 && !open) return null;
  return (
    <>
      <SelectionBar>
        {steps.map((step, i) => (
          <Button
            key={step.name}
            size="small"
            variant={i === 0 ? 'contained' : 'outlined'}
            color={step.action.tone === 'danger' ? 'error' : 'primary'}
            onClick={() => setOpen(step)}
          >
            {step.action.label}
          </Button>
        ))}
      </SelectionBar>
      {open ? (
        <Suspense>
          <QueueBulkDialog options={options} step={open} onClose={() => setOpen(null)} />
        </Suspense>
      ) : null}
    </>
  );
}
