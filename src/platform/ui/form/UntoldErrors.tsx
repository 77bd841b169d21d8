import Alert from '@mui/material/Alert';
import { get, useFormContext, useFormState } from 'react-hook-form';
import { isRecord } from '../../providers/isRecord.ts';
import { useDeclaration } from '../registry.ts';
import { wrongsOf } from './wrongInputs.ts';

/** Errors of fields that have no input in this form (locked, hidden, the row as a whole), so that none stays unsaid. */
export function UntoldErrors() {
  const resource = useDeclaration();
  const { control } = useFormContext();
  const { errors } = useFormState();
  const untold = wrongsOf(errors).filter(({ path }) => {
    const names = path.split('.');
    // Errors of the whole form are shown by react-admin as a notification.
    if (names[0] === 'root') return false;
    const paths = names.map((_, i) => names.slice(0, i + 1).join('.'));
    return !paths.some(each => control._names.array.has(each) || hasInput(get(control._fields, each)));
  });
  if (untold.length === 0) return null;
  return (
    <Alert severity="error" sx={{ mt: 2 }} data-salah="">
      {untold.map(({ path, message }) => {
        const label = resource.fields[path.split('.')[0] ?? '']?.label;
        return <div key={path}>{label ? `${label}: ${message}` : message}</div>;
      })}
    </Alert>
  );
}

const hasInput = (known: unknown): boolean => isRecord(known) && '_f' in known;
