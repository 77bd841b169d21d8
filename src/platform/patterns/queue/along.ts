import { createContext, useContext, useEffect } from 'react';
import type { Given } from '../../ui/show/useStepInput.ts';

/**
 * Input of a part of the page that goes along with a decision, by the decision's action; null where something is
 * missing in that part, which marks it from then on.
 */
export type Along = (action: string) => Given | null;

/** Takes what the part has to say; null when it is gone. */
export const AlongContext = createContext<(along: Along | null) => void>(() => undefined);

/** A part of a queue's detail takes part in the decision on the record. */
export function useAlong(along: Along): void {
  const tell = useContext(AlongContext);
  useEffect(() => {
    tell(along);
    return () => tell(null);
  }, [tell, along]);
}
