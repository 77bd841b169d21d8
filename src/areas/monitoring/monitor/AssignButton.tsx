import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { type Role, valueAt } from '../../../../resources/kit/index.ts';
import { lazyScreen } from '../../../platform/common/lazyScreen.ts';
import { useWords } from '../../../platform/providers/language.ts';
import { useBaseRole } from '../../../platform/ui/permissions.ts';
import { useRegistry } from '../../../platform/ui/registry.ts';

const SupervisorDialog = lazyScreen(() => import('./SupervisorDialog.tsx'));
/** States in which a participation has a supervisor. */
const supervised: ReadonlySet<unknown> = new Set(['disetujui', 'berjalan']);

/** Assigns or replaces the supervisor of the record in context; a group's is assigned with the group. */
export function AssignButton({ roles }: { roles: readonly Role[] }) {
  const say = useWords();
  const role = useBaseRole();
  const record = useRecordContext();
  const registry = useRegistry();
  const [open, setOpen] = useState(false);
  if (!record || !role || !roles.includes(role) || !supervised.has(record.status)) return null;
  const group = registry.programmeOf(record.kodeJenisMbkm)?.group;
  if (group && valueAt(record, group.field)) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {record.idDosenPembimbing ? say('Ganti dosen') : say('Tetapkan dosen')}
      </Button>
      {open ? (
        <Suspense>
          <SupervisorDialog ids={[String(record.id)]} rows={[record]} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
