import type { HalamanSitus } from '../../../../resources/pengaturan/situs.ts';
import { AskDialog } from '../../../platform/ui/AskDialog.tsx';
import { NoteInput } from '../../../platform/ui/NoteInput.tsx';
import { useNote } from '../../../platform/ui/useNote.ts';
import { DifferenceList } from './DifferenceList.tsx';
import type { Difference } from './differences.ts';

interface Props {
  page: HalamanSitus;
  name: string;
  list: readonly Difference[];
  busy: boolean;
  problem: string | null;
  onPublish: (catatan: string) => void;
  onClose: () => void;
}

/** Shows what changes for visitors, and asks why it does. */
export function PublishDialog({ page, name, list, busy, problem, onPublish, onClose }: Props) {
  const note = useNote(`terbit situs ${page}`, true);
  return (
    <AskDialog
      title={`Terbitkan ${name}`}
      verb="Terbitkan"
      busy={busy}
      problem={problem}
      onAgree={() => note.check() && onPublish(note.text)}
      onClose={onClose}
    >
      <DifferenceList list={list} labels={['Terbit sekarang', 'Sesudahnya']} />
      <NoteInput {...note.input} max={300} minRows={2} autoFocus />
    </AskDialog>
  );
}
