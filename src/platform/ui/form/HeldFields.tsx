import { useFormContext } from 'react-hook-form';
import { useHeldFields } from './useHeldFields.ts';

interface Props {
  /** The form among those of its address, with the row that it is about. */
  name: string;
  /** Restores kept input as soon as the form is there; for dialogs. */
  takes?: boolean;
}

/** Stands in a form of react-admin whose fields outlive the session. */
export function HeldFields({ name, takes }: Props) {
  useHeldFields({ form: useFormContext(), name, takes });
  return null;
}
