import DialogContentText from '@mui/material/DialogContentText';
import { paketBelumMasuk } from '../../../../../resources/mbkm/alurKonversi.ts';
import type { RekapNilai } from '../../../../../resources/nilai/lembar.ts';
import { AskDialog } from '../../../../platform/ui/AskDialog.tsx';
import { NoteInput } from '../../../../platform/ui/NoteInput.tsx';
import { useNote } from '../../../../platform/ui/useNote.ts';

interface Props {
  rows: readonly RekapNilai[];
  busy: boolean;
  onAgree: (note: string) => void;
  onClose: () => void;
}

/** Asks before participations are finished: how many have not handed in a package, and then for a note. */
export function FinishDialog({ rows, busy, onAgree, onClose }: Props) {
  const open = rows.filter(({ statusKonversi }) => paketBelumMasuk.some(state => state === statusKonversi)).length;
  const note = useNote(`selesaikan ${rows.map(({ id }) => id).join(' ')}`, open > 0);
  return (
    <AskDialog
      title="Selesaikan"
      verb="Selesaikan"
      maxWidth="xs"
      busy={busy}
      onAgree={() => {
        if (note.check()) onAgree(note.text);
      }}
      onClose={onClose}
    >
      <DialogContentText sx={{ mb: 2 }}>
        Nyatakan {rows.length} peserta selesai?
        {open > 0
          ? ` ${open} peserta belum mengajukan paket konversi; mereka masih dapat mengajukannya sampai masa konversi berakhir.`
          : ''}
      </DialogContentText>
      <NoteInput {...note.input} autoFocus={open > 0} />
    </AskDialog>
  );
}
