import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useNotify, useRecordContext, useRefresh } from 'react-admin';
import { type HistoryOptions, messages } from '../../../resources/kit/index.ts';
import { DialogButtons } from '../../crud/DialogButtons.tsx';
import { fieldErrorsOf, messageOf } from '../../crud/errors.ts';
import { fieldOf, labelOf, useDeclaration } from '../../crud/registry.ts';
import { statusOf } from '../../crud/show/statusOf.ts';
import { http } from '../../providers/http.ts';
import { holds } from '../record/source.ts';
import { UploadField } from '../upload/UploadField.tsx';

interface Props {
  options: Pick<HistoryOptions, 'asks'>;
  name: string;
  onClose: () => void;
}

/** A workflow action with its note and, where it asks for one, its document. */
export default function ActionDialog({ options, name, onClose }: Props) {
  const title = useId();
  const resource = useDeclaration();
  const record = useRecordContext();
  const notify = useNotify();
  const refresh = useRefresh();
  const [note, setNote] = useState('');
  const [file, setFile] = useState<string | null>(null);
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Record<string, string>>({});
  const action = statusOf(resource)?.workflow.actions[name];
  if (!action || !record) return null;
  const asks = options.asks?.[name];
  const wanted = asks?.file ? fieldOf(resource, asks.file) : undefined;
  const needsFile = Boolean(asks?.fileWhen && holds(asks.fileWhen, record));
  const missingNote = action.note && note.trim() === '';
  const missingFile = needsFile && !file;

  const run = async () => {
    setAsked(true);
    if (missingNote || missingFile) return;
    setBusy(true);
    try {
      await http(`${resource.endpoint}/${encodeURIComponent(record.id)}/aksi/${name}`, {
        method: 'POST',
        body: {
          version: record.version,
          ...(note.trim() ? { catatan: note.trim() } : {}),
          ...(asks?.file && file ? { [asks.file]: file } : {}),
        },
      });
      notify(action.success ?? 'Berhasil.', { type: 'success' });
      refresh();
      onClose();
    } catch (error) {
      const errors = fieldErrorsOf(error);
      setRefusal(Object.keys(errors).length > 0 ? errors : { catatan: messageOf(error) });
    } finally {
      setBusy(false);
    }
  };
  const noteProblem = asked && missingNote ? messages.noteRequired : refusal.catatan;
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={busy ? undefined : onClose} aria-labelledby={title}>
      <DialogTitle id={title}>{action.label}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          {action.confirm ? <DialogContentText>{action.confirm}</DialogContentText> : null}
          <TextField
            label={asks?.note ?? 'Catatan'}
            required={action.note}
            multiline
            minRows={3}
            value={note}
            onChange={event => setNote(event.target.value)}
            error={Boolean(noteProblem)}
            helperText={noteProblem}
          />
          {asks?.file && wanted?.kind === 'file' ? (
            <UploadField
              target={{ resource: resource.name, field: asks.file, types: wanted.types, maxMb: wanted.maxMb }}
              label={labelOf(resource, asks.file)}
              required={needsFile}
              value={file}
              onChange={setFile}
              error={asked && missingFile ? messages.required : refusal[asks.file]}
            />
          ) : null}
        </Stack>
      </DialogContent>
      <DialogButtons>
        <Button onClick={onClose} disabled={busy}>
          Batal
        </Button>
        <Button variant="contained" color={action.tone === 'danger' ? 'error' : 'primary'} onClick={run} loading={busy}>
          {action.label}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
