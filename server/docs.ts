import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { identity } from './identity.ts';
import { describeRoutes, openApiDocument } from './openapi.ts';
import type { RouteNote } from './openapiRoutes.ts';
import type { Engine } from './rest/context.ts';

const parts = ['openapi', 'info', 'servers', 'security', 'paths', 'components'] as const;

/**
 * /api/docs: the OpenAPI page, and the document at /api/docs/json.
 * @param routes grows while routes are registered; read when the document is first asked for
 */
export async function registerDocs(
  app: FastifyInstance,
  engine: Engine,
  config: Config,
  routes: readonly RouteNote[],
): Promise<void> {
  let made: Record<string, unknown> | undefined;
  const whole = (): Record<string, unknown> => {
    if (!made) {
      made = openApiDocument(engine, config.baseUrl, `API ${identity.produk}`);
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
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    uiConfig: { docExpansion: 'none', filter: true },
  });
}
