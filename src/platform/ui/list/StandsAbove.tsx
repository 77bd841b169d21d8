import { createContext, type ReactNode, useCallback, useContext, useLayoutEffect, useRef, useState } from 'react';
import { ListSkeleton } from './ListSkeleton.tsx';

const WaitContext = createContext<(pending: boolean | 'gone') => void>(() => undefined);

/** Reports that the content above a list is still loading: the list then appears together with it. */
export function useListWaits(pending: boolean): void {
  const wait = useContext(WaitContext);
  useLayoutEffect(() => {
    wait(pending);
    return () => wait('gone');
  }, [wait, pending]);
}

/**
 * Content above the list holds back the list until its own data has loaded once; later changes were asked for by the
 * person and may move it. Components that load data (`useListWaits`) are drawn inside `Holds` with `wait`.
 */
export function useHold() {
  const [held, setHeld] = useState(false);
  const stands = useRef(false);
  const wait = useCallback((pending: boolean | 'gone') => {
    if (pending === false) stands.current = true;
    setHeld(pending === true && !stands.current);
  }, []);
  return { held, wait };
}

/** Around what holds back the rest. */
export const Holds = WaitContext.Provider;

/** A list below something that has no height before its data is there. */
export function StandsAbove({ above, children }: { above: ReactNode; children: ReactNode }) {
  const { held, wait } = useHold();
  return (
    <>
      {/* Nor does it come before: half of it would push the places of the rows down. */}
      <div hidden={held}>
        <Holds value={wait}>{above}</Holds>
      </div>
      {held ? <ListSkeleton cards /> : children}
    </>
  );
}
