import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useListContext, useResourceContext } from 'react-admin';
import type { MarkedCall, QueueOptions } from '../../../../resources/kit/index.ts';
import { lazyScreen } from '../../common/lazyScreen.ts';
import { useLabel, useWords } from '../../providers/language.ts';
import { SelectionBar } from '../../ui/bulk/SelectionBar.tsx';
import { extensionsOf } from '../../ui/extensions.ts';
import { Part } from '../../ui/Part.tsx';
import { useMay } from '../../ui/permissions.ts';
import { useDeclaration } from '../../ui/registry.ts';
import { useQueueCalls } from './useQueueCalls.ts';
import { type QueueStep, useQueueSteps } from './useQueueSteps.ts';
import { useDecidingTab } from './useQueueWithPutOff.ts';

const QueueCallDialog = lazyScreen(() => import('./QueueCallDialog.tsx'));
const PutOffDialog = lazyScreen(() => import('../../ui/putOff/PutOffDialog.tsx'));
const QueueBulkDialog = lazyScreen(() => import('./QueueBulkDialog.tsx'));

/** Actions on the ticked rows together; within reach of the thumb on phones. */
export function QueueBulk({ options }: { options: QueueOptions }) {
  const labelOf = useLabel();
  const say = useWords();
  const resource = useResourceContext() ?? '';
  const { selectedIds, onUnselectItems } = useListContext();
  const [putsOff, setPutsOff] = useState(false);
  const deciding = useDecidingTab(options);
  const may = useMay('action');
  const { bulkActions: added } = extensionsOf(useDeclaration().name);
  const [open, setOpen] = useState<QueueStep | null>(null);
  const [call, setCall] = useState<MarkedCall | null>(null);
  const steps = useQueueSteps(options);
  const calls = useQueueCalls(options);
  if (selectedIds.length === 0 && !open && !call && !putsOff) return null;
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
        {deciding && may ? (
          <Button size="small" variant="outlined" onClick={() => setPutsOff(true)}>
            {say('Tunda')}
          </Button>
        ) : null}
      </SelectionBar>
      {putsOff ? (
        <Suspense>
          <PutOffDialog
            resource={resource}
            ids={selectedIds.map(String)}
            about={say('%{n} baris', { n: selectedIds.length })}
            onDone={() => {
              setPutsOff(false);
              onUnselectItems();
            }}
            onClose={() => setPutsOff(false)}
          />
        </Suspense>
      ) : null}
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
