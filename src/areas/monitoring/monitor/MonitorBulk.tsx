import NotificationsIcon from '@mui/icons-material/NotificationsActiveOutlined';
import SupervisorIcon from '@mui/icons-material/SupervisorAccountOutlined';
import Button from '@mui/material/Button';
import { type ComponentType, Suspense, useState } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import type { MonitorBulk as Bulk } from '../../../../resources/kit/index.ts';
import { lazyScreen } from '../../../platform/common/lazyScreen.ts';
import { Said } from '../../../platform/common/Said.tsx';
import { SelectionBar } from '../../../platform/ui/bulk/SelectionBar.tsx';
import { MessageAction } from '../../../platform/ui/message/MessageAction.tsx';
import { useMayWriteTo } from '../../../platform/ui/message/useMayWriteTo.ts';
import { useBaseRole } from '../../../platform/ui/permissions.ts';

const RemindDialog = lazyScreen(() => import('./RemindDialog.tsx'));
const SupervisorDialog = lazyScreen(() => import('./SupervisorDialog.tsx'));

const looks = {
  ingatkan: { label: 'Ingatkan', icon: NotificationsIcon },
  dospem: { label: 'Tetapkan dosen', icon: SupervisorIcon },
} as const;

interface Props {
  bulk: readonly Bulk[];
  /** Further buttons, which an area brings. */
  more: ComponentType | undefined;
}

/** Actions on the ticked rows; within reach of the thumb on phones. */
export function MonitorBulk({ bulk, more: More }: Props) {
  const role = useBaseRole();
  const { data = [], selectedIds, onUnselectItems } = useListContext<RaRecord<string>>();
  const [open, setOpen] = useState<Bulk['aksi'] | null>(null);
  const offered = bulk.filter(({ roles }) => role !== undefined && roles.includes(role));
  const writes = useMayWriteTo();
  if ((offered.length === 0 && !writes) || (selectedIds.length === 0 && !open)) return null;
  const ids = selectedIds.map(String);
  const rows = data.filter(row => ids.includes(row.id));
  const close = (done: boolean) => {
    setOpen(null);
    if (done) onUnselectItems();
  };
  return (
    <>
      <SelectionBar>
        <MessageAction />
        {More ? (
          <Suspense>
            <More />
          </Suspense>
        ) : null}
        {offered.map(({ aksi }, i) => {
          const { label, icon: Icon } = looks[aksi];
          return (
            <Button
              key={aksi}
              size="small"
              variant={i === offered.length - 1 ? 'contained' : 'outlined'}
              startIcon={<Icon />}
              onClick={() => setOpen(aksi)}
            >
              <Said label={label} />
            </Button>
          );
        })}
      </SelectionBar>
      <Suspense>
        {open === 'ingatkan' ? <RemindDialog ids={ids} rows={rows} onClose={close} /> : null}
        {open === 'dospem' ? <SupervisorDialog ids={ids} rows={rows} onClose={close} /> : null}
      </Suspense>
    </>
  );
}
