import type { FastifyInstance } from 'fastify';
import { createCallLimit } from './callLimit.ts';
import type { Config } from './config.ts';
import type { Engine } from './engine/context.ts';
import { type Prepared, prepare, send } from './landing/prepared.ts';
import { describeRoutes, openApiDocument } from './openapi.ts';
import type { RouteNote } from './openapiRoutes.ts';

const routePrefix = '/api/docs';
/** Calls of the page and its files by one address in a minute. */
const perMinute = 120;

const parts = ['openapi', 'info', 'servers', 'security', 'paths', 'components'] as const;

/**
 * /api/docs: the OpenAPI page, and the document at /api/docs/json; in production only when API_DOCS asks for it.
 * @param routes grows while routes are registered; read when the document is first asked for
 */
export async function registerDocs(
  app: FastifyInstance,
  engine: Engine,
  config: Config,
  routes: readonly RouteNote[],
): Promise<void> {
  if (!config.apiDocs) return;
  const [{ default: swagger }, { default: swaggerUi }] = await Promise.all([
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
  ]);
  let made: Record<string, unknown> | undefined;
  let title = '';
  let version: number | undefined;
  const whole = (): Record<string, unknown> => {
    if (!made) {
      made = openApiDocument(engine, config.baseUrl, title);
      describeRoutes(made, engine, routes);
    }
    return made;
  };
  // Made when somebody first reads it: a start does not wait for a schema of every resource.
  const document = Object.defineProperties(
    {},
    Object.fromEntries(parts.map(name => [name, { enumerable: true, get: () => whole()[name] }])),
  );
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  const limit = createCallLimit(perMinute);
  let written: Promise<Prepared> | undefined;
  await app.register(swaggerUi, {
    routePrefix,
    staticCSP: true,
    uiConfig: { docExpansion: 'none', filter: true },
    uiHooks: {
      // The document is a megabyte that seldom changes: written and compressed once, not for each reader.
      onRequest: async (request, reply) => {
        limit.count(request.ip);
        if (request.routeOptions.url !== `${routePrefix}/json`) return;
        const { identity } = await engine.identity.read();
        // The identity also says what things are called.
        if (version !== identity.versi) {
          version = identity.versi;
          title = `API ${identity.produk}`;
          made = undefined;
          written = undefined;
        }
        written ??= prepare(JSON.stringify(whole()), { type: 'application/json; charset=utf-8', cache: 'no-cache' });
        return send(request, reply, await written);
      },
    },
  });
}
