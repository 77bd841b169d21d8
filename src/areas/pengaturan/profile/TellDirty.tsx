import { useEffect } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useHeldFields } from '../../../platform/ui/form/useHeldFields.ts';

interface Props {
  /** The form among those of its page. */
  name: string;
  onChange: (dirty: boolean) => void;
  /** Kept text is filled in once the form exists, which opens with a choice. */
  takes?: boolean;
}

/** Tells whether the form around it holds something that is not saved, which outlives the session. */
export function TellDirty({ name, onChange, takes }: Props) {
  useHeldFields({ form: useFormContext(), name, takes });
  const { isDirty } = useFormState();
  useEffect(() => {
    onChange(isDirty);
    return () => onChange(false);
  }, [isDirty, onChange]);
  return null;
}
