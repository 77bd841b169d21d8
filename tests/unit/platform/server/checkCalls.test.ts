import fastify from 'fastify';
import { expect, it } from 'vitest';
import { registry } from '../../../../resources/index.ts';
import { callsOfSteps } from '../../../../resources/kit/index.ts';
import { registerCheckCalls } from '../../../../server/platform/checkCalls.ts';
import { collectRoutes } from '../../../../server/platform/openapiRoutes.ts';

const called = registry.resources.flatMap(r => callsOfSteps(r).map(({ path }) => path));

/** A server that answers these addresses and is asked for what the product's steps call. */
function starting(answered: readonly string[]) {
  const app = fastify();
  const routes = collectRoutes(app);
  for (const path of new Set(answered)) app.get(`/api/${path}`, async () => ({}));
  registerCheckCalls(app, registry, routes);
  return app.ready();
}

it('a step that calls what nobody answers stops the start, with its place', async () => {
  expect(called.length).toBeGreaterThan(0);
  await expect(starting(called)).resolves.toBeTruthy();
  await expect(starting(called.filter(path => path !== called[0]))).rejects.toThrow(
    `aksi "setujui".persenKemiripan.warnAbove: panggilan "GET ${called[0]}" tidak ada`,
  );
});
