import DialogContentText from '@mui/material/DialogContentText';
import type { Offered } from '../../../resources/kit/index.ts';
import { formatNumber } from '../format.ts';
import { useSelection } from '../list/selection.ts';
import { NoteInput } from '../NoteInput.tsx';
import { useDeclaration } from '../registry.ts';
import { useCrudApi } from '../useCrudApi.ts';
import { useNote } from '../useNote.ts';
import { BulkDialog } from './BulkDialog.tsx';
import { useBulkRun } from './useBulkRun.ts';
import { useTargetIds } from './useTargetIds.ts';

/** Takes one workflow action on all selected rows; rows in another state are listed afterwards. */
export default function BulkTransitionDialog({ step, onClose }: { step: Offered; onClose: () => void }) {
  const { action, key } = step;
  const resource = useDeclaration();
  const api = useCrudApi();
  const { count } = useSelection();
  const targetIds = useTargetIds();
  const note = useNote(step.note);
  const { run, close, state } = useBulkRun('diproses', onClose);
  const start = () => {
    if (!note.check()) return;
    run(async () => api.transitionMany(resource.name, await targetIds(), key, note.text ? { catatan: note.text } : {}));
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
