import DialogContentText from '@mui/material/DialogContentText';
import { useWords } from '../../providers/language.ts';
import { afterDeletion } from '../bin/recoverable.ts';
import { useRecovery } from '../bin/useDeletedToast.ts';
import { useSelection } from '../list/selection.ts';
import { useDeclaration } from '../registry.ts';
import { useCrudApi } from '../useCrudApi.ts';
import { BulkDialog } from './BulkDialog.tsx';
import { BulkSubject } from './BulkSubject.tsx';
import { useBulkRun } from './useBulkRun.ts';
import { useReportWords } from './useReportWords.ts';

/** Deletes the selected rows; what is in use stays and is listed with its reason. */
export default function BulkDeleteDialog({ onClose }: { onClose: () => void }) {
  const say = useWords();
  const resource = useDeclaration();
  const { name } = resource;
  const api = useCrudApi();
  const { target, count } = useSelection();
  const { counted } = useReportWords(resource);
  const recover = useRecovery(resource);
  const { run, close, state } = useBulkRun(done => `${counted(done)} ${say('dihapus')}.`, onClose, {
    undo: ({ gagal }) => {
      if (!recover || !('ids' in target)) return null;
      const kept = new Set(gagal.map(({ id }) => id));
      const gone = target.ids.filter(id => !kept.has(id));
      return () => recover(gone);
    },
  });
  return (
    <BulkDialog
      title={`${say('Hapus')} ${counted(count)}?`}
      verb={say('Hapus')}
      danger
      words={[say('dihapus'), say('tidak dapat dihapus')]}
      state={state}
      onClose={close}
      onRun={() =>
        run(() => ('ids' in target ? api.deleteManyReport(name, target.ids) : api.deleteByFilter(name, target.filter)))
      }
    >
      <BulkSubject />
      <DialogContentText sx={{ mt: 2 }}>
        {say(afterDeletion(resource))}{' '}
        {say('Data yang masih dipakai tidak ikut dihapus dan akan disebutkan setelahnya.')}
      </DialogContentText>
    </BulkDialog>
  );
}
