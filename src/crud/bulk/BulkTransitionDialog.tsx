import DialogContentText from '@mui/material/DialogContentText';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { messages } from '../../../resources/kit/index.ts';
import { formatNumber } from '../format.ts';
import { useSelection } from '../list/selection.ts';
import { useDeclaration } from '../registry.ts';
import { statusOf } from '../show/statusOf.ts';
import { useCrudApi } from '../useCrudApi.ts';
import { BulkDialog } from './BulkDialog.tsx';
import { useBulkRun } from './useBulkRun.ts';
import { useTargetIds } from './useTargetIds.ts';

/** Takes one workflow action on all selected rows; rows in another state are listed afterwards. */
export default function BulkTransitionDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const resource = useDeclaration();
  const api = useCrudApi();
  const { count } = useSelection();
  const targetIds = useTargetIds();
  const [note, setNote] = useState('');
  const [asked, setAsked] = useState(false);
  const action = statusOf(resource)?.workflow.actions[name];
  const { run, ...state } = useBulkRun('diproses', onClose);
  if (!action) return null;
  const missing = action.note && note.trim() === '';
  const start = () => {
    setAsked(true);
    if (missing) return;
    run(async () =>
      api.transitionMany(resource.name, await targetIds(), name, note.trim() ? { catatan: note.trim() } : {}),
    );
  };
  return (
    <BulkDialog
      title={`${action.label} ${formatNumber(count)} ${resource.label}?`}
      verb={action.label}
      danger={action.tone === 'danger'}
      words={['diproses', 'tidak dapat diproses']}
      state={state}
      onClose={onClose}
      onRun={start}
    >
      <DialogContentText sx={{ mb: 2 }}>
        Aksi ini berlaku untuk setiap baris yang dipilih. Baris yang statusnya tidak sesuai dilewati dan disebutkan
        setelahnya.
      </DialogContentText>
      <TextField
        label={action.note ? 'Catatan' : 'Catatan (opsional)'}
        required={action.note}
        multiline
        minRows={3}
        value={note}
        onChange={event => setNote(event.target.value)}
        error={asked && missing}
        helperText={asked && missing ? messages.noteRequired : undefined}
      />
    </BulkDialog>
  );
}
