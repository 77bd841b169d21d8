import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useListContext } from 'react-admin';
import type { Offered } from '../../../../resources/kit/index.ts';
import { lazyScreen } from '../../common/lazyScreen.ts';
import { useLabel, useWords } from '../../providers/language.ts';
import { extensionsOf } from '../extensions.ts';
import { useSelection } from '../list/selection.ts';
import { MergeTicked } from '../merge/MergeTicked.tsx';
import { MessageAction } from '../message/MessageAction.tsx';
import { PutOffTicked } from '../putOff/PutOffTicked.tsx';
import { useWaitingFilters } from '../putOff/waiting.ts';
import { useCrudOptions, useDeclaration } from '../registry.ts';
import { SelectionBar } from './SelectionBar.tsx';
import { useBulkRights } from './useBulkRights.ts';
import { useBulkTransitions } from './useBulkTransitions.ts';
import { useKept } from './useKept.ts';

const BulkEditDialog = lazyScreen(() => import('./BulkEditDialog.tsx'));
const BulkDeleteDialog = lazyScreen(() => import('./BulkDeleteDialog.tsx'));
const BulkTransitionDialog = lazyScreen(() => import('./BulkTransitionDialog.tsx'));
const ExportDialog = lazyScreen(() => import('../list/ExportDialog.tsx'));

type Open = { what: 'edit' } | { what: 'delete' } | { what: 'export' } | { what: 'action'; step: Offered } | null;

/** Actions that the resource and the role allow on the ticked rows. */
export function BulkBar() {
  const labelOf = useLabel();
  const say = useWords();
  const resource = useDeclaration();
  const { data } = useListContext();
  const { all, count, total, target, selectAll } = useSelection();
  const transitions = useBulkTransitions();
  const may = useBulkRights();
  const kept = useKept();
  const waiting = useWaitingFilters(useCrudOptions());
  const { bulkActions: Own } = extensionsOf(resource.name);
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  if (count === 0 && !open) return null;
  const pageTicked = (data?.length ?? 0) > 0 && !all && count >= (data?.length ?? 0) && total > count;
  return (
    <>
      <SelectionBar
        beside={
          pageTicked ? (
            <Button size="small" variant="text" onClick={selectAll}>
              {say('Pilih semua %{n} hasil', { n: total })}
            </Button>
          ) : null
        }
      >
        {Own ? (
          <Suspense>
            <Own />
          </Suspense>
        ) : null}
        {transitions.map(step => (
          <Button
            key={step.key}
            size="small"
            color={step.action.tone === 'danger' ? 'error' : 'primary'}
            onClick={() => setOpen({ what: 'action', step })}
          >
            {labelOf(step.action.label)}
          </Button>
        ))}
        <PutOffTicked waiting={waiting} />
        <MessageAction />
        {may.edit ? (
          <Button size="small" startIcon={<EditIcon />} onClick={() => setOpen({ what: 'edit' })}>
            {say('Ubah')}
          </Button>
        ) : null}
        <MergeTicked />
        {may.export && !all ? (
          <Button size="small" startIcon={<DownloadIcon />} onClick={() => setOpen({ what: 'export' })}>
            {say('Ekspor')}
          </Button>
        ) : null}
        {may.remove && kept.size < count ? (
          <Button size="small" color="error" startIcon={<DeleteIcon />} onClick={() => setOpen({ what: 'delete' })}>
            {say('Hapus')}
          </Button>
        ) : null}
      </SelectionBar>
      <Suspense>
        {open?.what === 'edit' ? <BulkEditDialog onClose={close} /> : null}
        {open?.what === 'delete' ? <BulkDeleteDialog onClose={close} /> : null}
        {open?.what === 'export' && 'ids' in target ? <ExportDialog onClose={close} ids={target.ids} /> : null}
        {open?.what === 'action' ? <BulkTransitionDialog step={open.step} onClose={close} /> : null}
      </Suspense>
    </>
  );
}
