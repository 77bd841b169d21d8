import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Pelanggaran } from '../../../../resources/kkn/papan.ts';
import { AskDialog } from '../../../platform/ui/AskDialog.tsx';
import { NoteInput } from '../../../platform/ui/NoteInput.tsx';
import { useNote } from '../../../platform/ui/useNote.ts';
import { Violations } from '../papan/Violations.tsx';

interface Props {
  broken: readonly Pelanggaran[];
  onClose: () => void;
  onAgree: (catatan: string) => void;
}

/** A group that breaks rules, or gets another DPL than it set out with, is saved with a note that says why. */
export function OverrideDialog({ broken, onClose, onAgree }: Props) {
  const note = useNote('pengecualian', true);
  const breaks = broken.length > 0;
  return (
    <AskDialog
      title={breaks ? 'Simpan walau melanggar aturan' : 'Ganti DPL'}
      verb="Simpan"
      busy={false}
      onClose={onClose}
      onAgree={() => {
        if (note.check()) onAgree(note.text);
      }}
    >
      <Stack spacing={2}>
        <Typography>
          {breaks
            ? 'Susunan ini melanggar aturan gelombang. Alasannya tercatat pada riwayat kelompok.'
            : 'Yang menunggu pada DPL lama berpindah ke DPL baru. Alasannya tercatat pada riwayat kelompok.'}
        </Typography>
        {breaks ? <Violations of={broken} /> : null}
        <NoteInput {...note.input} autoFocus />
      </Stack>
    </AskDialog>
  );
}
