import DialogContentText from '@mui/material/DialogContentText';
import { formatNumber } from '../format.ts';
import { useSelection } from '../list/selection.ts';
import { NoteInput } from '../NoteInput.tsx';
import { useDeclaration } from '../registry.ts';
import { statusOf } from '../show/statusOf.ts';
import { useCrudApi } from '../useCrudApi.ts';
import { useNote } from '../useNote.ts';
import { BulkDialog } from './BulkDialog.tsx';
import { useBulkRun } from './useBulkRun.ts';
import { useTargetIds } from './useTargetIds.ts';

/** Takes one workflow action on all selected rows; rows in another state are listed afterwards. */
export default function BulkTransitionDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const resource = useDeclaration();
  const api = useCrudApi();
  const { count } = useSelection();
  const targetIds = useTargetIds();
  const action = statusOf(resource)?.workflow.actions[name];
  const note = useNote(action?.note ?? false);
  const { run, close, state } = useBulkRun('diproses', onClose);
  if (!action) return null;
  const start = () => {
    if (!note.check()) return;
    run(async () =>
      api.transitionMany(resource.name, await targetIds(), name, note.text ? { catatan: note.text } : {}),
    );
  };
  return (
    <BulkDialog
      title={`${action.label} ${formatNumber(count)} ${resource.label}?`}
      verb={action.label}
      danger={action.tone === 'danger'}
      words={['diproses', 'tidak dapat diproses']}
      state={state}
      onClose={close}
      onRun={start}
    >
      <DialogContentText sx={{ mb: 2 }}>
        Aksi ini berlaku untuk setiap baris yang dipilih. Baris yang statusnya tidak sesuai dilewati dan disebutkan
        setelahnya.
      </DialogContentText>
      <NoteInput {...note.input} />
    </BulkDialog>
  );
}
