import type { EventEmitter } from 'node:events';

/**
 * An 'error' that nobody hears ends the whole process: connections, threads and streams are made inside this call
 * (`npm run lint` asks for it), so that there is never a moment without a listener. What was under way with them hears
 * of the failure by its own promise.
 */
export function heard<E extends Pick<EventEmitter, 'on'>>(
  emitter: E,
  hear: (error: unknown) => void = () => undefined,
): E {
  emitter.on('error', hear);
  return emitter;
}
