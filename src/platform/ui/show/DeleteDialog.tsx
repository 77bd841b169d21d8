import DialogContentText from '@mui/material/DialogContentText';
import { useLabel, useWords } from '../../providers/language.ts';
import { AskDialog } from '../AskDialog.tsx';
import { afterDeletion } from '../bin/recoverable.ts';
import { DeletionLook } from '../bulk/DeletionLook.tsx';
import { useDeletionLook } from '../bulk/useDeletionLook.ts';
import { useDeclaration } from '../registry.ts';

interface Props {
  id: string;
  /** The row's name. */
  nama: string;
  busy: boolean;
  onAgree: () => void;
  onClose: () => void;
}

/** Asks before a row is deleted; where it cannot be, says why. */
export default function DeleteDialog({ id, nama, busy, onAgree, onClose }: Props) {
  const say = useWords();
  const labelOf = useLabel();
  const resource = useDeclaration();
  const look = useDeletionLook([id], !busy);
  const stays = Boolean(look?.gagal.length);
  return (
    <AskDialog
      title={say('Hapus %{nama}?', { nama: labelOf(resource.label) })}
      maxWidth="xs"
      verb={say('Hapus')}
      danger
      verbFocus
      busy={busy}
      disabled={stays}
      onAgree={onAgree}
      onClose={onClose}
    >
      <DialogContentText sx={{ color: 'text.primary' }}>
        {stays
          ? say('%{nama} tidak dapat dihapus sekarang.', { nama })
          : `${say('%{nama} akan dihapus.', { nama })} ${say(afterDeletion(resource))}`}
      </DialogContentText>
      <DeletionLook look={look} rows={1} />
    </AskDialog>
  );
}
