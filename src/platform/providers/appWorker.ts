import { useSyncExternalStore } from 'react';

/** The app kept on the device (scripts/app/webApp.ts): asked for once the page rests, renewed when its reader agrees. */

let renew: (() => void) | undefined;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Changes to the release that waits, with a reload; undefined while there is none. */
export const useNewRelease = (): (() => void) | undefined => useSyncExternalStore(subscribe, () => renew);

/**
 * How long the old release may take to step back, in milliseconds. The browser lets it finish every file that is on its
 * way first, which on a slow line takes minutes.
 */
const stepBackMs = 3000;

/** How long a worker that waits may take to say which release it is, in milliseconds. */
const answerMs = 3000;

/**
 * True if the waiting worker has the files of this page. Where only the page changed (names and colours of the identity)
 * there is nothing newer to show.
 */
async function isSameRelease(waiting: ServiceWorker): Promise<boolean> {
  const own = document.querySelector<HTMLMetaElement>('meta[name="release"]')?.content;
  if (!own) return false;
  const { messageSW } = await import('workbox-window');
  const silence = new Promise(resolve => setTimeout(resolve, answerMs));
  return (await Promise.race([messageSW(waiting, { type: 'RELEASE' }), silence])) === own;
}

/** How often a page that stays open asks for a new release, in milliseconds. */
const askAgainMs = 30 * 60_000;

let kept: Promise<void> | undefined;

/** Keeps the app on this device, where the browser can; asked for once, however many ask. */
export function keepApp(): Promise<void> {
  kept ??= keep();
  return kept;
}

async function keep(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { Workbox } = await import('workbox-window');
  const worker = new Workbox('/sw.js');
  const offer = async (waiting: ServiceWorker | undefined) => {
    if (waiting && (await isSameRelease(waiting))) {
      waiting.postMessage({ type: 'SKIP_WAITING' });
      return;
    }
    renew = () => {
      worker.addEventListener('controlling', () => window.location.reload());
      worker.messageSkipWaiting();
      setTimeout(withoutOld, stepBackMs);
    };
    for (const listener of listeners) listener();
  };
  // The page comes from the server then, and keeps the new release; without a connection the old one is still needed.
  const withoutOld = async () => {
    if (!navigator.onLine) return;
    await registration?.unregister();
    window.location.reload();
  };
  worker.addEventListener('waiting', ({ sw }) => void offer(sw));
  const registration = await worker.register();
  // The browser may have found it before this page asked: then nobody told the library of it.
  const early = registration?.active && registration.installing;
  if (early)
    early.addEventListener('statechange', () => {
      if (registration.waiting === early) void offer(early);
    });
  setInterval(() => worker.update().catch(() => undefined), askAgainMs);
}
