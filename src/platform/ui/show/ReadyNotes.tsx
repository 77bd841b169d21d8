import BookmarkAddIcon from '@mui/icons-material/BookmarkAddOutlined';
import BookmarksIcon from '@mui/icons-material/BookmarksOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { formatNumber } from '../../providers/format.ts';
import { useWords } from '../../providers/language.ts';
import { messageOf } from '../failedCall.ts';
import { ReadyNoteList } from './ReadyNoteList.tsx';
import { ReadyNotesPlace } from './ReadyNotesPlace.tsx';
import { useReadyNotes } from './useReadyNotes.ts';

interface Props {
  /** The step, as calls name it. */
  step: string;
  value: string;
  onChange: (value: string) => void;
}

/** A note is put below what is there, once. */
const withNote = (value: string, note: string): string => {
  const typed = value.trimEnd();
  if (typed.includes(note)) return value;
  return typed ? `${typed}\n${note}` : note;
};

/** Below the note of a step that returns or refuses: notes that were kept for it, and keeping this one. */
export default function ReadyNotes({ step, value, onChange }: Props) {
  const say = useWords();
  const notify = useNotify();
  const { notes, roles, told, keep, share, remove } = useReadyNotes(step);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const text = value.trim();
  const attempt = async (work: () => Promise<unknown>, done?: string) => {
    try {
      await work();
      if (done) notify(done, { type: 'info' });
    } catch (refused) {
      notify(messageOf(refused), { type: 'error' });
    }
  };
  const known = notes.some(({ teks }) => teks === text);
  return (
    <ReadyNotesPlace>
      {told && notes.length > 0 ? (
        <Button
          size="small"
          startIcon={<BookmarksIcon />}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={event => setAnchor(event.currentTarget)}
        >
          {say('Catatan tersimpan (%{jumlah})', { jumlah: formatNumber(notes.length) })}
        </Button>
      ) : null}
      {told && text && !known ? (
        <Button
          size="small"
          startIcon={<BookmarkAddIcon />}
          onClick={() =>
            attempt(
              () => keep({ teks: text, idRole: null }),
              say('Catatan disimpan untuk dipakai lagi pada langkah ini.'),
            )
          }
        >
          {say('Simpan catatan ini')}
        </Button>
      ) : null}
      {anchor ? (
        <ReadyNoteList
          anchor={anchor}
          notes={notes}
          roles={roles}
          onChoose={note => {
            onChange(withNote(value, note));
            setAnchor(null);
          }}
          onShare={(id, idRole) => attempt(() => share(id, idRole))}
          onDelete={({ id }) => attempt(() => remove(id))}
          onRestore={({ teks, idRole }) => attempt(() => keep({ teks, idRole }))}
          onClose={() => setAnchor(null)}
        />
      ) : null}
    </ReadyNotesPlace>
  );
}
