import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useListContext } from 'react-admin';
import type { MarkedCall, QueueOptions } from '../../../../resources/kit/index.ts';
import { lazyScreen } from '../../common/lazyScreen.ts';
import { useLabel } from '../../providers/language.ts';
import { SelectionBar } from '../../ui/bulk/SelectionBar.tsx';
import { extensionsOf } from '../../ui/extensions.ts';
import { Part } from '../../ui/Part.tsx';
import { useDeclaration } from '../../ui/registry.ts';
import { useQueueCalls } from './useQueueCalls.ts';
import { type QueueStep, useQueueSteps } from './useQueueSteps.ts';

const QueueCallDialog = lazyScreen(() => import('./QueueCallDialog.tsx'));
const QueueBulkDialog = lazyScreen(() => import('./QueueBulkDialog.tsx'));

/** Actions on the ticked rows together; within reach of the thumb on phones. */
export function QueueBulk({ options }: { options: QueueOptions }) {
  const labelOf = useLabel();
  const { bulkActions: added } = extensionsOf(useDeclaration().name);
  const { selectedIds } = useListContext();
  const [open, setOpen] = useState<QueueStep | null>(null);
  const [call, setCall] = useState<MarkedCall | null>(null);
  const steps = useQueueSteps(options);
  const calls = useQueueCalls(options);
  if (selectedIds.length === 0 && !open && !call) return null;
  return (
    <>
      <SelectionBar>
        <Part of={added} />
        {steps.map((step, i) => (
          <Button
            key={step.name}
            size="small"
            variant={i === 0 && !added ? 'contained' : 'outlined'}
            color={step.action.tone === 'danger' ? 'error' : 'primary'}
            onClick={() => setOpen(step)}
          >
            {labelOf(step.action.label)}
          </Button>
        ))}
        {calls.map(each => (
          <Button key={each.label} size="small" variant="outlined" onClick={() => setCall(each)}>
            {labelOf(each.label)}
          </Button>
        ))}
      </SelectionBar>
      {call ? (
        <Suspense>
          <QueueCallDialog call={call} onClose={() => setCall(null)} />
        </Suspense>
      ) : null}
      {open ? (
        <Suspense>
          <QueueBulkDialog options={options} step={open} onClose={() => setOpen(null)} />
        </Suspense>
      ) : null}
    </>
  );
}
