import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useRecordContext } from 'react-admin';
import type { ExtraAction } from '../../../../resources/kit/index.ts';
import { lazyScreen } from '../../common/lazyScreen.ts';
import { useBaseRole } from '../../ui/permissions.ts';
import { holds } from '../record/source.ts';

const ExtraActionDialog = lazyScreen(() => import('./ExtraActionDialog.tsx'));

/** Buttons of a detail that are no workflow actions, where their conditions hold. */
export function ExtraActions({ actions }: { actions: readonly ExtraAction[] }) {
  const record = useRecordContext();
  const role = useBaseRole();
  const [open, setOpen] = useState<ExtraAction | null>(null);
  if (!record || !role) return null;
  const offered = actions.filter(
    ({ roles, when }) => roles.includes(role) && when.every(condition => holds(condition, record)),
  );
  return (
    <>
      {offered.map(action => (
        <Button key={action.label} variant="outlined" onClick={() => setOpen(action)}>
          {action.label}
        </Button>
      ))}
      {open ? (
        <Suspense>
          <ExtraActionDialog action={open} onClose={() => setOpen(null)} />
        </Suspense>
      ) : null}
    </>
  );
}
