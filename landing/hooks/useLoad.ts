import { startTransition, useCallback, useEffect, useState } from 'react';
import { whileHere } from './whileHere.ts';

/** Data of a section: on its way, here, or not to be had for now. */
export type Loadable<T> =
  | { status: 'loading' }
  | { status: 'ready'; data: T }
  | { status: 'failed'; retry: () => void };

/**
 * Loads once on mount and again on `retry`, unless the server has embedded the data. `load` must keep its identity
 * between renders.
 */
export function useLoad<T>(load: (signal: AbortSignal) => Promise<T>, initial: T | null = null): Loadable<T> {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<Loadable<T>>(
    initial === null ? { status: 'loading' } : { status: 'ready', data: initial },
  );
  const retry = useCallback(() => {
    setState({ status: 'loading' });
    setAttempt(count => count + 1);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is what starts the load again
  useEffect(() => {
    if (initial !== null) return;
    const abort = new AbortController();
    const leave = whileHere(
      load(abort.signal),
      // Half the page follows from the data: drawn in steps, so that scrolling stays smooth.
      data => startTransition(() => setState({ status: 'ready', data })),
      () => setState({ status: 'failed', retry }),
    );
    return () => {
      leave();
      abort.abort();
    };
  }, [load, initial, retry, attempt]);
  return state;
}

/** The data when it is here. */
export const dataOf = <T>(state: Loadable<T>): T | undefined => (state.status === 'ready' ? state.data : undefined);
