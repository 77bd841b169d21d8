import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

/**
 * Sets the default of a field in a new row once it is known, unless somebody has chosen already. It does not count as
 * typed, so leaving the form asks no question.
 */
export function useBeginning(source: string, first: string | null | undefined): void {
  const { resetField } = useFormContext();
  const value: unknown = useWatch({ name: source });
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current || !first) return;
    begun.current = true;
    if (!value) resetField(source, { defaultValue: first });
  }, [first, value, resetField, source]);
}
