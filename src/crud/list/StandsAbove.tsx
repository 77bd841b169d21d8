import { createContext, type ReactNode, useCallback, useContext, useLayoutEffect, useRef, useState } from 'react';
import { ListSkeleton } from './ListSkeleton.tsx';

const WaitContext = createContext<(pending: boolean | 'gone') => void>(() => undefined);

/** What stands above a list says whether its own data is still on its way: the list comes with it, not before. */
export function useListWaits(pending: boolean): void {
  const wait = useContext(WaitContext);
  useLayoutEffect(() => {
    wait(pending);
    return () => wait('gone');
  }, [wait, pending]);
}

/** A list below something that has no height before its data is there; what comes later changes in view of who asked. */
export function StandsAbove({ above, children }: { above: ReactNode; children: ReactNode }) {
  const [held, setHeld] = useState(false);
  const stands = useRef(false);
  const wait = useCallback((pending: boolean | 'gone') => {
    if (pending === false) stands.current = true;
    setHeld(pending === true && !stands.current);
  }, []);
  return (
    <>
      {/* Nor does it come before: half of it would push the places of the rows down. */}
      <div hidden={held}>
        <WaitContext value={wait}>{above}</WaitContext>
      </div>
      {held ? <ListSkeleton cards /> : children}
    </>
  );
}
