import { type ComponentType, createElement, lazy, useSyncExternalStore } from 'react';
import { appPage } from '../../../resources/publicPaths.ts';
import { browser } from '../providers/browser.ts';

const reloadedKey = 'mbkm.dimuatUlang';
/** At most one reload in this time (portal-spec §4): a build that is really broken must not reload for ever. */
const reloadPauseMs = 60_000;

const chunkMessages =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS|Loading (CSS )?chunk/i;

/** True if an error means that a chunk of the app could not be fetched (after a new release, or offline). */
export const isChunkError = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'ChunkLoadError' || chunkMessages.test(error.message));

let pending = 0;
const listeners = new Set<() => void>();
const change = (by: number) => {
  pending += by;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** True if the code of a screen is being loaded; the progress bar shows it. */
export const useChunkLoading = (): boolean => useSyncExternalStore(subscribe, () => pending > 0);

/** Settles when no screen's code is on its way any more. */
export const screensArrived = (): Promise<void> =>
  new Promise(settle => {
    const look = () => {
      if (pending > 0) return;
      listeners.delete(look);
      settle();
    };
    listeners.add(look);
    look();
  });

/** True if the server answers: then the chunk is gone, otherwise only the connection is. */
const serverAnswers = async (): Promise<boolean> => {
  try {
    return (await fetch(appPage, { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
};

/**
 * Loads a piece of the app; when the piece is gone (a new release replaced it) the page reloads, at most once per
 * 60 s, and the promise stays open meanwhile. Otherwise the error is thrown on to the error page: a reload without a
 * connection would lose what is typed elsewhere on the page.
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  change(1);
  try {
    return await load();
  } catch (error) {
    const last = Number(window.sessionStorage.getItem(reloadedKey) ?? 0);
    if (!isChunkError(error) || Date.now() - last < reloadPauseMs || !(await serverAnswers())) throw error;
    window.sessionStorage.setItem(reloadedKey, String(Date.now()));
    browser.reload();
    return new Promise<T>(() => undefined);
  } finally {
    change(-1);
  }
}

/** Functions that make failed chunks loadable again; React itself remembers the failure for ever. */
const failed = new Set<() => void>();

/** Lets every piece that could not be loaded be asked for once more. */
export function forgetFailedChunks(): void {
  for (const renew of failed) renew();
  failed.clear();
}

/** `React.lazy` with the reload of `loadChunk`, and another chance after `forgetFailedChunks`; every screen is made with it. */
export function lazyScreen<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): ComponentType<P> {
  const make = () =>
    lazy(() =>
      loadChunk(load).catch((error: unknown) => {
        failed.add(renew);
        throw error;
      }),
    );
  let piece = make();
  const renew = () => {
    piece = make();
  };
  return props => createElement(piece, props);
}
