import DialogContentText from '@mui/material/DialogContentText';
import { afterDeletion } from '../bin/recoverable.ts';
import { useSelection } from '../list/selection.ts';
import { useDeclaration } from '../registry.ts';
import { useCrudApi } from '../useCrudApi.ts';
import { BulkDialog } from './BulkDialog.tsx';
import { BulkSubject } from './BulkSubject.tsx';
import { counted } from './reportWords.ts';
import { useBulkRun } from './useBulkRun.ts';

/** Deletes the selected rows; what is in use stays and is listed with its reason. */
export default function BulkDeleteDialog({ onClose }: { onClose: () => void }) {
  const resource = useDeclaration();
  const { name } = resource;
  const api = useCrudApi();
  const { target, count } = useSelection();
  const { run, close, state } = useBulkRun(done => `${counted(done, resource)} dihapus.`, onClose);
  return (
    <BulkDialog
      title={`Hapus ${counted(count, resource)}?`}
      verb="Hapus"
      danger
      words={['dihapus', 'tidak dapat dihapus']}
      state={state}
      onClose={close}
      onRun={() =>
        run(() => ('ids' in target ? api.deleteManyReport(name, target.ids) : api.deleteByFilter(name, target.filter)))
      }
    >
      <BulkSubject />
      <DialogContentText sx={{ mt: 2 }}>
        {afterDeletion(resource)} Data yang masih dipakai tidak ikut dihapus dan akan disebutkan setelahnya.
      </DialogContentText>
    </BulkDialog>
  );
}
