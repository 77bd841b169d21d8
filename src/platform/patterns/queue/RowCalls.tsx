import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useRecordContext } from 'react-admin';
import type { QueueOptions, RowCall } from '../../../../resources/kit/index.ts';
import { lazyScreen } from '../../common/lazyScreen.ts';
import { useLabel } from '../../providers/language.ts';
import { useBaseRole } from '../../ui/permissions.ts';
import { holds } from '../record/source.ts';

const RowCallDialog = lazyScreen(() => import('./RowCallDialog.tsx'));

/** Buttons of a queue's detail that are no workflow actions, where their conditions hold. */
export function RowCalls({ options }: { options: Pick<QueueOptions, 'calls'> }) {
  const labelOf = useLabel();
  const record = useRecordContext();
  const role = useBaseRole();
  const [open, setOpen] = useState<RowCall | null>(null);
  if (!record || !role) return null;
  const offered = (options.calls ?? []).flatMap(call =>
    call.about === 'row' && call.roles.includes(role) && call.when.every(condition => holds(condition, record))
      ? [call]
      : [],
  );
  return (
    <>
      {offered.map(call => (
        <Button key={call.label} variant="outlined" onClick={() => setOpen(call)}>
          {labelOf(call.label)}
        </Button>
      ))}
      {open ? (
        <Suspense>
          <RowCallDialog call={open} onClose={() => setOpen(null)} />
        </Suspense>
      ) : null}
    </>
  );
}
