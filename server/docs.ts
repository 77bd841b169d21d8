import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { identity } from './identity.ts';
import { describeRoutes, openApiDocument } from './openapi.ts';
import type { RouteNote } from './openapiRoutes.ts';
import type { Engine } from './rest/context.ts';

/**
 * /api/docs: the OpenAPI page, and the document at /api/docs/json.
 * @param routes grows while routes are registered; read when all are there
 */
export async function registerDocs(
  app: FastifyInstance,
  engine: Engine,
  config: Config,
  routes: readonly RouteNote[],
): Promise<void> {
  const document = openApiDocument(engine, config.baseUrl, `API ${identity.produk}`);
  app.addHook('onReady', async () => describeRoutes(document, engine, routes));
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    uiConfig: { docExpansion: 'none', filter: true },
  });
}
