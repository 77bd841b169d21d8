import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { type RaRecord, useGetList, useNotify, useRefresh } from 'react-admin';
import { useLabel, useWords } from '../../providers/language.ts';
import { DialogButtons } from '../DialogButtons.tsx';
import { messageOf } from '../failedCall.ts';
import { useDeclaration } from '../registry.ts';
import { representationOf } from '../representation.ts';
import { useCrudApi } from '../useCrudApi.ts';
import { MovableList } from './MovableList.tsx';

/** Most rows that one order is about; the server's own limit of a page. */
const most = 200;

/** Puts the rows of a sortable resource in order: drag, buttons, or the arrow keys on the handle. */
export default function OrderDialog({ onClose }: { onClose: () => void }) {
  const labelOf = useLabel();
  const say = useWords();
  const title = useId();
  const resource = useDeclaration();
  const api = useCrudApi();
  const notify = useNotify();
  const refresh = useRefresh();
  const { data, error } = useGetList(resource.name, {
    sort: { field: 'urut', order: 'ASC' },
    pagination: { page: 1, perPage: most },
    filter: {},
  });
  const [moved, setMoved] = useState<RaRecord[] | null>(null);
  const [busy, setBusy] = useState(false);
  const rows = moved ?? data;

  const move = (from: number, to: number) => {
    const row = rows?.[from];
    if (!rows || !row) return;
    setMoved(rows.toSpliced(from, 1).toSpliced(to, 0, row));
  };
  const save = async () => {
    setBusy(true);
    try {
      await api.reorder(
        resource.name,
        (rows ?? []).map(row => String(row.id)),
      );
      notify(say('Urutan disimpan.'), { type: 'success' });
      refresh();
      onClose();
    } catch (failure) {
      notify(messageOf(failure), { type: 'error' });
      setBusy(false);
    }
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={title}>
      <DialogTitle id={title}>{say('Atur urutan %{data}', { data: labelOf(resource.label) })}</DialogTitle>
      <DialogContent>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
          {say('Seret baris, atau pilih pegangannya lalu tekan tombol panah.')}
        </Typography>
        {error ? <Alert severity="error">{messageOf(error)}</Alert> : null}
        {rows ? null : <Skeleton variant="rounded" height={160} />}
        <MovableList
          entries={(rows ?? []).map(row => ({ key: row.id, name: representationOf(resource, row) }))}
          onMove={move}
        >
          {({ name }) => name}
        </MovableList>
      </DialogContent>
      <DialogButtons>
        <Button onClick={onClose}>{say('Batal')}</Button>
        <Button variant="contained" onClick={save} loading={busy} disabled={!moved}>
          {say('Simpan urutan')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
