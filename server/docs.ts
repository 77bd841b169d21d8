import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { identity } from './identity.ts';
import { openApiDocument } from './openapi.ts';
import type { Engine } from './rest/context.ts';

/** /api/docs: the OpenAPI page, and the document at /api/docs/json. */
export async function registerDocs(app: FastifyInstance, engine: Engine, config: Config): Promise<void> {
  const document = openApiDocument(engine, config.baseUrl, `API ${identity.produk}`);
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    uiConfig: { docExpansion: 'none', filter: true },
  });
}
