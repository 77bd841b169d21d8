import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Pelanggaran } from '../../../../resources/kkn/papan.ts';
import { AskDialog } from '../../../crud/AskDialog.tsx';
import { NoteInput } from '../../../crud/NoteInput.tsx';
import { useNote } from '../../../crud/useNote.ts';
import { Violations } from '../papan/Violations.tsx';

interface Props {
  broken: readonly Pelanggaran[];
  onClose: () => void;
  onAgree: (catatan: string) => void;
}

/** A group that breaks rules is saved with a note that says why. */
export function OverrideDialog({ broken, onClose, onAgree }: Props) {
  const note = useNote(true);
  return (
    <AskDialog
      title="Simpan walau melanggar aturan"
      verb="Simpan"
      busy={false}
      onClose={onClose}
      onAgree={() => {
        if (note.check()) onAgree(note.text);
      }}
    >
      <Stack spacing={2}>
        <Typography>Susunan ini melanggar aturan gelombang. Alasannya tercatat pada riwayat kelompok.</Typography>
        <Violations of={broken} />
        <NoteInput {...note.input} autoFocus />
      </Stack>
    </AskDialog>
  );
}
