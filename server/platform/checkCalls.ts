import type { FastifyInstance } from 'fastify';
import { callsOfSteps, DeclarationError, type Registry } from '../../resources/kit/index.ts';
import type { RouteNote } from './openapiRoutes.ts';

/** Parameters are called differently by who declares a call and who answers it. */
const unnamed = (path: string): string =>
  path
    .split('/')
    .map(segment => (segment.startsWith('{') ? '{}' : segment))
    .join('/');

/**
 * Checks, before the server answers anybody, that it answers every call that the inputs of steps make. Those of screens
 * are asked in tests/api/platform/screenCalls.test.ts.
 * @throws DeclarationError (the start fails) with the place of the name
 */
export function registerCheckCalls(
  app: FastifyInstance,
  { resources }: Pick<Registry, 'resources'>,
  routes: readonly RouteNote[],
): void {
  app.addHook('onReady', async () => {
    const answered = new Set(routes.map(({ method, path }) => `${method.toUpperCase()} ${unnamed(path)}`));
    for (const r of resources)
      for (const { method, path, place } of callsOfSteps(r))
        if (!answered.has(`${method} ${unnamed(`/api/${path}`)}`))
          throw new DeclarationError(`${r.name}.${place}: panggilan "${method} ${path}" tidak ada`);
  });
}
