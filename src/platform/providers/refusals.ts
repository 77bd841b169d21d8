/** Shows refusals of the server as a toast (portal-spec §8), so that no caller has to. */

/** How long a toast stays (portal-spec §9). */
export const toastMs = 3000;

/** Calls whose failure is only logged (portal-spec §8): the inputs that ask them say it in their place. */
const onlyLogged = /^(?:roles|pengaturan\/role|master\/(?:provinsi|kabupaten|kecamatan|kelurahan))(?:\/|$)/;

type Listener = (message: string) => void;
const listeners = new Set<Listener>();
const told = new Map<string, number>();

/** Calls back with each refusal. Returns how to stop. */
export function onRefused(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says that a call was answered with an error body. */
export function tellRefusal(path: string, message: string): void {
  if (listeners.size === 0 || onlyLogged.test(path)) return;
  told.set(message, Date.now());
  for (const listener of listeners) listener(message);
}

/** True if a toast shows this sentence now, so that its place on the page need not announce it again. */
export const isTold = (message: string): boolean => Date.now() - (told.get(message) ?? 0) < toastMs;

/** Forgets what was told, with the session. */
export const forgetTold = (): void => told.clear();
