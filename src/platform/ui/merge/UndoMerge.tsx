import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { AskDialog } from '../AskDialog.tsx';
import { fieldErrorsOf, messageOf } from '../failedCall.ts';
import { NoteInput } from '../NoteInput.tsx';
import { useDeclaration } from '../registry.ts';
import { useCrudApi } from '../useCrudApi.ts';
import { useNote } from '../useNote.ts';

interface Props {
  merging: { id: string; namaTetap: string; namaLebur: string };
  onDone: () => void;
  icon?: ReactNode;
  /** In a list: smaller, and named with the row that it is about. */
  size?: 'small';
}

/** "Batalkan penggabungan", with the note that it asks for. */
export function UndoMerge({ merging, onDone, icon, size }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        startIcon={icon}
        {...(size ? { size, 'aria-label': `Batalkan penggabungan ${merging.namaLebur}` } : {})}
        onClick={() => setOpen(true)}
      >
        Batalkan penggabungan
      </Button>
      {open ? <UndoDialog merging={merging} onDone={onDone} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function UndoDialog({ merging, onDone, onClose }: Omit<Props, 'icon' | 'size'> & { onClose: () => void }) {
  const { name } = useDeclaration();
  const api = useCrudApi();
  const notify = useNotify();
  const refresh = useRefresh();
  const note = useNote(`batal gabung ${merging.id}`, true);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const undo = async () => {
    if (!note.check()) return;
    setBusy(true);
    try {
      await api.unmerge(name, merging.id, note.text);
      notify('Penggabungan dibatalkan.', { type: 'success' });
      refresh();
      onDone();
      onClose();
    } catch (failure) {
      const said = Object.values(fieldErrorsOf(failure));
      setProblem(said.length ? said.join(' ') : messageOf(failure));
      setBusy(false);
    }
  };
  return (
    <AskDialog
      title="Batalkan penggabungan?"
      verb="Batalkan penggabungan"
      problem={problem}
      busy={busy}
      onAgree={() => void undo()}
      onClose={onClose}
    >
      <Typography sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        {merging.namaLebur} dipulihkan, dan semua yang pindah kembali kepadanya.
      </Typography>
      <NoteInput {...note.input} autoFocus max={1000} />
    </AskDialog>
  );
}
