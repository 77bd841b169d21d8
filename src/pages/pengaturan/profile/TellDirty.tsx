import { useEffect } from 'react';
import { useFormState } from 'react-hook-form';

/** Tells whether the form around it holds something that is not saved. */
export function TellDirty({ onChange }: { onChange: (dirty: boolean) => void }) {
  const { isDirty } = useFormState();
  useEffect(() => {
    onChange(isDirty);
    return () => onChange(false);
  }, [isDirty, onChange]);
  return null;
}
