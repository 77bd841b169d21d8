import Alert from '@mui/material/Alert';
import DialogContentText from '@mui/material/DialogContentText';
import { useWords } from '../../providers/language.ts';
import { inWords } from '../../providers/reading.ts';
import { afterDeletion } from '../bin/recoverable.ts';
import { useRecovery } from '../bin/useDeletedToast.ts';
import { useSelection } from '../list/selection.ts';
import { useDeclaration } from '../registry.ts';
import { useCrudApi } from '../useCrudApi.ts';
import { BulkDialog } from './BulkDialog.tsx';
import { BulkNames } from './BulkNames.tsx';
import { DeletionLook } from './DeletionLook.tsx';
import { useBulkRun } from './useBulkRun.ts';
import { useDeletionLook } from './useDeletionLook.ts';
import { useKept } from './useKept.ts';
import { useReportWords } from './useReportWords.ts';

/**
 * Deletes the selected rows. What its declaration keeps is left out from the first; what is in use stays and is listed
 * with its reason.
 */
export default function BulkDeleteDialog({ onClose }: { onClose: () => void }) {
  const say = useWords();
  const resource = useDeclaration();
  const { name } = resource;
  const api = useCrudApi();
  const { target, count: ticked } = useSelection();
  const kept = useKept();
  const ids = 'ids' in target ? target.ids.filter(id => !kept.has(id)) : null;
  const count = ids?.length ?? ticked;
  const reasons = ids ? [...new Set(kept.values())] : resource.deletable.map(({ otherwise }) => otherwise);
  const { counted } = useReportWords(resource);
  const recover = useRecovery(resource);
  const look = useDeletionLook(ids);
  const { run, close, state } = useBulkRun(done => `${counted(done)} ${say('dihapus')}.`, onClose, {
    undo: ({ gagal }) => {
      if (!recover || !ids) return null;
      const failed = new Set(gagal.map(({ id }) => id));
      const gone = ids.filter(id => !failed.has(id));
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
      disabled={look?.berhasil === 0}
      onClose={close}
      onRun={() =>
        run(() => ('ids' in target ? api.deleteManyReport(name, ids ?? []) : api.deleteByFilter(name, target.filter)))
      }
    >
      {ids ? <BulkNames ids={ids} /> : null}
      {reasons.length ? (
        <Alert severity="info" sx={{ mt: 2 }}>
          {kept.size ? `${say('%{n} tidak ikut dihapus.', { n: kept.size })} ` : ''}
          {reasons.map(inWords).join(' ')}
        </Alert>
      ) : null}
      <DialogContentText sx={{ mt: 2 }}>
        {say(afterDeletion(resource))}{' '}
        {look ? null : say('Data yang masih dipakai tidak ikut dihapus dan akan disebutkan setelahnya.')}
      </DialogContentText>
      <DeletionLook look={look} rows={count} />
    </BulkDialog>
  );
}
