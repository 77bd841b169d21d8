import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useListContext } from 'react-admin';
import type { QueueOptions } from '../../../resources/kit/index.ts';
import { SelectionBar } from '../../crud/bulk/SelectionBar.tsx';
import { useDeclaration } from '../../crud/registry.ts';
import { statusOf } from '../../crud/show/statusOf.ts';
import { lazyScreen } from '../../layout/lazyScreen.ts';
import { useMarks } from './useMarks.ts';

const QueueBulkDialog = lazyScreen(() => import('./QueueBulkDialog.tsx'));

/** What may be done with the ticked rows together; within reach of the thumb on phones. */
export function QueueBulk({ options }: { options: QueueOptions }) {
  const flow = statusOf(useDeclaration(), options.status)?.workflow;
  const { selectedIds } = useListContext();
  const [open, setOpen] = useState<string | null>(null);
  const marks = useMarks(options);
  if (selectedIds.length === 0 && !open) return null;
  return (
    <>
      <SelectionBar>
        {[...options.bulk.actions, ...marks.map(({ action }) => action)].map((name, i) => (
          <Button key={name} size="small" variant={i === 0 ? 'contained' : 'outlined'} onClick={() => setOpen(name)}>
            {flow?.actions[name]?.label ?? marks.find(({ action }) => action === name)?.label ?? name} yang dipilih
          </Button>
        ))}
      </SelectionBar>
      {open ? (
        <Suspense>
          <QueueBulkDialog options={options} action={open} onClose={() => setOpen(null)} />
        </Suspense>
      ) : null}
    </>
  );
}
