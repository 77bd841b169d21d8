import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';

/** A field that a new row begins with, once it is known; what somebody has chosen stays. */
export function useBeginning(source: string, first: string | null | undefined, set: (value: string) => void): void {
  const value: unknown = useWatch({ name: source });
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current || !first) return;
    begun.current = true;
    if (!value) set(first);
  }, [first, value, set]);
}
