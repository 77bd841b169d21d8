import { type UseFormReturn, useFormState } from 'react-hook-form';
import { useHeld } from '../../common/unsaved/useHeld.ts';
import { isRecord } from '../../providers/isRecord.ts';

interface Options {
  form: UseFormReturn<Record<string, unknown>>;
  /** The form among those of its address, with the row that it is about. */
  name: string;
  /** Restores kept input as soon as the form is there; for dialogs. */
  takes?: boolean;
  /** True if the input is worth keeping; default: every change is. */
  isWork?: () => boolean;
}

/** Fields that were typed in outlive the session; the others are those of the row as it is by then. */
export function useHeldFields({ form, name, takes, isWork = () => true }: Options): void {
  const { dirtyFields } = useFormState({ control: form.control });
  useHeld({
    name,
    takes,
    unsaved: () => {
      const typed = Object.keys(dirtyFields).map(field => [field, form.getValues(field)]);
      return typed.length > 0 && isWork() ? Object.fromEntries(typed) : undefined;
    },
    take: values => {
      if (!isRecord(values)) return false;
      for (const [field, value] of Object.entries(values)) form.setValue(field, value, { shouldDirty: true });
      return true;
    },
  });
}
