import type { EventEmitter } from 'node:events';

/**
 * Attaches an 'error' listener. An emitter without one ends the whole process when it fails, so connections, threads
 * and streams are made inside this call (`npm run lint` asks for it). Work under way on them fails by its own promise.
 */
export function heard<E extends Pick<EventEmitter, 'on'>>(
  emitter: E,
  hear: (error: unknown) => void = () => undefined,
): E {
  emitter.on('error', hear);
  return emitter;
}
