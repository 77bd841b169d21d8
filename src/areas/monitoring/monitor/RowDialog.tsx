import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Suspense, useId } from 'react';
import { type RaRecord, RecordContextProvider, ResourceContextProvider, useGetList, useGetOne } from 'react-admin';
import { Said } from '../../../platform/common/Said.tsx';
import { useWords } from '../../../platform/providers/language.ts';
import { DialogButtons } from '../../../platform/ui/DialogButtons.tsx';
import { extensionsOf } from '../../../platform/ui/extensions.ts';
import { useRegistry } from '../../../platform/ui/registry.ts';
import { ShowSections } from '../../../platform/ui/show/ShowSections.tsx';
import { TransitionButtons } from '../../../platform/ui/show/TransitionButtons.tsx';

interface Props {
  resource: string;
  /** The row as the list has it. */
  row: RaRecord;
  onClose: () => void;
  /** Changes the row, where the person may. */
  onEdit?: ((row: RaRecord) => void) | undefined;
}

/** A row in full, with the workflow actions that the role may take; it stays open and shows what became of it. */
export default function RowDialog({ resource, row, onClose, onEdit }: Props) {
  const say = useWords();
  const title = useId();
  const { label, byHand } = useRegistry().get(resource);
  // One row of a resource with calls of its own is read through its list: its address may mean something else.
  const { data: one } = useGetOne(resource, { id: row.id }, { enabled: !byHand, retry: false });
  const { data: listed } = useGetList(
    resource,
    { filter: { id: row.id }, pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' } },
    { enabled: byHand, retry: false },
  );
  const record = one ?? listed?.[0] ?? row;
  const { showActions: Own } = extensionsOf(resource);
  return (
    <ResourceContextProvider value={resource}>
      <RecordContextProvider value={record}>
        <Dialog open fullWidth maxWidth="md" onClose={onClose} aria-labelledby={title}>
          <DialogTitle id={title}>
            <Said label={label} />
          </DialogTitle>
          <DialogContent>
            <ShowSections />
          </DialogContent>
          <DialogButtons>
            <Button onClick={onClose}>{say('Tutup')}</Button>
            {onEdit ? (
              <Button variant="outlined" onClick={() => onEdit(record)}>
                {say('Ubah')}
              </Button>
            ) : null}
            <Suspense>{Own ? <Own /> : null}</Suspense>
            <TransitionButtons />
          </DialogButtons>
        </Dialog>
      </RecordContextProvider>
    </ResourceContextProvider>
  );
}
