import { type ComponentType, type LazyExoticComponent, lazy, useSyncExternalStore } from 'react';
import { browser } from '../providers/browser.ts';

const reloadedKey = 'mbkm.dimuatUlang';
/** At most one reload in this time (portal-spec §4): a build that is really broken must not reload for ever. */
const reloadPauseMs = 60_000;

const chunkMessages =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS|Loading (CSS )?chunk/i;

/** Whether an error says that a piece of the app could not be fetched (after a new release, or offline). */
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

/** Whether the code of a screen is on its way; the progress bar shows it. */
export const useChunkLoading = (): boolean => useSyncExternalStore(subscribe, () => pending > 0);

/**
 * Loads a piece of the app; when the piece is gone (a new release replaced it) the page reloads, at most once per
 * 60 s, and the promise stays open meanwhile. Otherwise the error is thrown on to the error page.
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  change(1);
  try {
    return await load();
  } catch (error) {
    const last = Number(window.sessionStorage.getItem(reloadedKey) ?? 0);
    if (!isChunkError(error) || Date.now() - last < reloadPauseMs) throw error;
    window.sessionStorage.setItem(reloadedKey, String(Date.now()));
    browser.reload();
    return new Promise<T>(() => undefined);
  } finally {
    change(-1);
  }
}

/** `React.lazy` with the reload of `loadChunk`; every screen is made with it. */
export const lazyScreen = <P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): LazyExoticComponent<ComponentType<P>> => lazy(() => loadChunk(load));
