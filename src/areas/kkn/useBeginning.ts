import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

/**
 * A field that a new row begins with, once it is known; what somebody has chosen stays. Nobody has typed it, so a form that
 * is left as it was found is left without a question.
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
