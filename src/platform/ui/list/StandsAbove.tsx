import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { ListSkeleton } from './ListSkeleton.tsx';

type Wait = (who: string, pending: boolean | 'gone') => void;

const WaitContext = createContext<Wait>(() => undefined);

/** Reports that the content above something is still loading: what stands below then appears together with it. */
export function useListWaits(pending: boolean): void {
  const wait = useContext(WaitContext);
  const who = useId();
  useLayoutEffect(() => {
    wait(who, pending);
    return () => wait(who, 'gone');
  }, [wait, who, pending]);
}

/**
 * Content above holds back what stands below until all of its parts have loaded once; later changes were asked for by
 * the person and may move it. Components that load data (`useListWaits`) are drawn inside `Holds` with `wait`.
 */
export function useHold() {
  const [held, setHeld] = useState(false);
  const waiting = useRef(new Set<string>());
  const stands = useRef(false);
  const told = useRef(false);
  const wait: Wait = useCallback((who, pending) => {
    if (pending === true) waiting.current.add(who);
    else waiting.current.delete(who);
    if (pending !== 'gone') told.current = true;
    setHeld(waiting.current.size > 0 && !stands.current);
  }, []);
  // After all parts of one drawing have said how they are: the first of them alone says nothing of the others.
  useEffect(() => {
    if (told.current && waiting.current.size === 0) stands.current = true;
  });
  return { held, wait };
}

/** Around what holds back the rest. */
export const Holds = WaitContext.Provider;

/** Something below what has no height before its data is there. */
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
