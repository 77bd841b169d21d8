import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useSaveContext } from 'react-admin';
import { noteName, typedName } from '../../../../resources/kit/index.ts';
import { useWords } from '../../providers/language.ts';
import { AskDialog } from '../AskDialog.tsx';
import { NoteInput } from '../NoteInput.tsx';
import { useDeclaration } from '../registry.ts';
import { representationOf } from '../representation.ts';
import { useNote } from '../useNote.ts';
import type { Conflict } from './conflict.ts';

/** A change that touches people, as the server refused it: what it touches, and what was wrong by field. */
export interface Touching extends Omit<Conflict, 'latest'> {
  readonly said: string;
  readonly errors: Readonly<Record<string, string>>;
}

interface Props {
  touching: Touching;
  onClose: () => void;
}

/** The numbers before a change that touches people, why it is made, and the name of the row, typed. */
export default function WeightyDialog({ touching: { mine, base, said, errors }, onClose }: Props) {
  const say = useWords();
  const resource = useDeclaration();
  const { save, saving = false } = useSaveContext();
  const about = `${resource.name} ${base.id}`;
  const note = useNote(`berdampak ${about}`, true);
  const name = useNote(`nama ${about}`, true);
  const agree = () => {
    const said = [note.check(), name.check()];
    if (said.includes(false)) return;
    save?.(
      {},
      { transform: () => ({ ...mine, [noteName]: note.text, [typedName]: name.text, version: base.version }) },
    );
  };
  // Before the first attempt nothing is wrong yet: the form has just been told that it must be asked.
  const problem = name.text ? errors[typedName] : undefined;
  return (
    <AskDialog
      title={say('Perubahan ini berdampak')}
      verb={say('Ubah')}
      danger
      busy={saving}
      onClose={onClose}
      onAgree={agree}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        <Typography>{said}</Typography>
        <NoteInput {...note.input} autoFocus />
        <TextField
          label={say('Ketik “%{nama}”', { nama: representationOf(resource, base) })}
          required
          value={name.input.value}
          onChange={event => name.input.onChange(event.target.value)}
          error={Boolean(name.input.problem ?? problem)}
          helperText={name.input.problem ?? problem}
          autoComplete="off"
        />
      </Stack>
    </AskDialog>
  );
}
