import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useEffect } from 'react';
import { useSaveContext } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { atBottom } from '../../common/atBottom.ts';
import { useShownKeys } from '../../common/keys.ts';
import { useWords } from '../../providers/language.ts';
import { Refusal } from './Refusal.tsx';

interface Props {
  /** Id of the form's element. */
  form: string;
  /** Target of "Batal"; without one it undoes what was typed. */
  back: string | undefined;
  /** Nothing to save as long as nothing was changed. */
  onlyChanged: boolean;
}

/** Save and cancel, always within reach; Ctrl+S saves; a refused form shows its first wrong field. */
export function FormToolbar({ form, back, onlyChanged }: Props) {
  const say = useWords();
  const { saving } = useSaveContext();
  const { isSubmitting, isDirty, submitCount } = useFormState();
  const { reset } = useFormContext();
  const busy = saving === true || isSubmitting;

  useShownKeys([{ keys: ['Ctrl', 'S'], does: say('Simpan') }]);
  useEffect(() => {
    const save = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      const element = document.getElementById(form);
      if (element instanceof HTMLFormElement) element.requestSubmit();
    };
    document.addEventListener('keydown', save);
    return () => document.removeEventListener('keydown', save);
  }, [form]);

  return (
    <Paper
      {...atBottom}
      square
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        mt: 3,
        mx: { xs: -2, sm: 0 },
        px: { xs: 2, sm: 0 },
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        '& > .MuiButton-root': { flex: { xs: 1, sm: 'none' } },
      }}
    >
      <Button
        type="submit"
        variant="contained"
        loading={busy}
        disabled={onlyChanged && !isDirty}
        aria-keyshortcuts="Control+S"
      >
        {say('Simpan')}
      </Button>
      {back === undefined ? (
        <Button onClick={() => reset()} disabled={!isDirty || busy}>
          {say('Batalkan perubahan')}
        </Button>
      ) : (
        <Button component={Link} to={back}>
          {say('Batal')}
        </Button>
      )}
      <Refusal attempts={submitCount} busy={busy} />
    </Paper>
  );
}
