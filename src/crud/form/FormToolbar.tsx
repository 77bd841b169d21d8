import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useEffect } from 'react';
import { useSaveContext } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { Link } from 'react-router-dom';

interface Props {
  /** Id of the form's element. */
  form: string;
  /** Where "Batal" leads. */
  back: string;
  /** Nothing to save as long as nothing was changed. */
  onlyChanged: boolean;
}

/** Save and cancel, always within reach; Ctrl+S saves; a refused form shows its first wrong field. */
export function FormToolbar({ form, back, onlyChanged }: Props) {
  const { saving } = useSaveContext();
  const { isSubmitting, isDirty, submitCount, errors } = useFormState();
  const wrong = Object.keys(errors).length > 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per attempt, whatever is corrected meanwhile
  useEffect(() => {
    if (submitCount === 0 || isSubmitting || !wrong) return;
    document.getElementById(form)?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount, isSubmitting]);

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
      square
      sx={{
        display: 'flex',
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
        '& > *': { flex: { xs: 1, sm: 'none' } },
      }}
    >
      <Button
        type="submit"
        variant="contained"
        loading={saving || isSubmitting}
        disabled={onlyChanged && !isDirty}
        aria-keyshortcuts="Control+S"
      >
        Simpan
      </Button>
      <Button component={Link} to={back}>
        Batal
      </Button>
    </Paper>
  );
}
