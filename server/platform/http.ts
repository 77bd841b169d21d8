import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { messages, type Registry, withSaidNotes } from '../../resources/kit/index.ts';
import { languages } from '../../resources/languages.ts';
import { type Bahasa, bahasaDipakai } from '../../resources/pengaturan/bahasa.ts';
import { askedLanguage, languageInAddress } from './askedLanguage.ts';
import { addresses } from './callTable.ts';
import type { Config } from './config.ts';
import { endingConnections } from './connections.ts';
import { translate } from './engine/dbErrors.ts';
import { HttpError } from './errors.ts';
import { refusalIn } from './refusalIn.ts';
import { type ImageOrigin, registerSecurityHeaders } from './securityHeaders.ts';
import { bodyLimit, toHttpError } from './toHttpError.ts';

/** Time in which a whole request must have come, in milliseconds: 50 MB over a slow line take some minutes. */
const requestTimeout = 300_000;
/** Connections of one process; what comes beyond is closed at once. */
const mostConnections = 2000;

/**
 * Fastify with everything that is the same for every call: request ids, logs without secrets or personal data,
 * security headers, compression, and errors in the one shape of docs/api.md.
 * @param logTo where log lines go; default: standard output
 */
export async function createHttp(
  config: Config,
  registry: Registry,
  images: ImageOrigin = { origin: null },
  logTo?: { write(line: string): void },
): Promise<FastifyInstance> {
  const app = fastify({
    logger: {
      level: config.logLevel,
      ...(logTo ? { stream: logTo } : {}),
      serializers: {
        // Paths may carry search words and names: only the path is logged, never the query.
        req: request => ({ method: request.method, path: request.url.split('?')[0] }),
        res: reply => ({ statusCode: reply.statusCode }),
      },
    },
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    // Only what the proxy itself wrote, the last address: the ones before it are whatever the client sent.
    trustProxy: config.trustProxy ? (_address, hop) => hop < 1 : false,
    bodyLimit,
    requestTimeout,
    connectionTimeout: 0,
    forceCloseConnections: 'idle',
    exposeHeadRoutes: false,
    rewriteUrl: answerHead,
    // An address that cannot be read meets no route and no error handler.
    frameworkErrors: (error: FastifyError, _request: unknown, reply: FastifyReply) => {
      const { statusCode, code, message } = toHttpError(error);
      void reply.code(statusCode).send({ statusCode, code, message });
    },
    clientErrorHandler: (_error, socket) => {
      const body = JSON.stringify({ statusCode: 400, code: 'badBody', message: messages.badBody.text });
      if (socket.writable)
        socket.end(
          `HTTP/1.1 400 Bad Request\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
        );
    },
    routerOptions: addresses,
  });
  app.server.maxConnections = mostConnections;
  const endConnections = endingConnections(app.server, config.stopSeconds);
  app.addHook('preClose', async () => endConnections());
  // Before compression: what was kept as messages is read in the language of whoever asks.
  app.addHook('onSend', (request, reply, payload: unknown, done) => {
    const isText = typeof payload === 'string' && isJson(reply);
    done(null, isText ? withSaidNotes(payload, languages[languageOf(request)]) : payload);
  });
  registerSecurityHeaders(app, config.baseUrl.startsWith('https://'), images);
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'], global: true });
  await app.register(multipart, { limits: { fileSize: 50 * 1024 * 1024, files: 1, fields: 20 } });
  acceptEmptyJson(app);
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const reading = request.method === 'GET';
    const known = toHttpError(translate(error, registry, undefined, reading), reading);
    if (known.statusCode >= 500) request.log.error({ err: error }, 'gagal');
    const wait = known.extra?.tungguDetik;
    if (typeof wait === 'number') reply.header('Retry-After', wait);
    return reply.code(known.statusCode).send({
      statusCode: known.statusCode,
      ...refusalIn(known, languageOf(request)),
      ...known.extra,
    });
  });
  return app;
}

const isJson = (reply: FastifyReply): boolean => String(reply.getHeader('content-type')).includes('json');

/**
 * The language of whoever calls: what the account chose, else what the call asks for (`?bahasa=en`), as programs do.
 * Somebody without an account is answered in what the browser prefers.
 */
export function languageOf(request: FastifyRequest): Bahasa {
  const { caller } = request;
  if (!caller) return askedLanguage(request);
  const chosen = bahasaDipakai(caller.baseRole, caller.bahasa);
  return chosen === 'id' ? languageInAddress(request) : chosen;
}

/**
 * HEAD is GET without the body, which Node leaves out by itself; a second route for each call would double the router
 * and the time of a start.
 */
function answerHead(request: IncomingMessage): string {
  if (request.method === 'HEAD') request.method = 'GET';
  return request.url ?? '/';
}

/** A POST or DELETE without a body is an empty one. */
function acceptEmptyJson(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    if (body === '') return done(null, {});
    try {
      done(null, JSON.parse(String(body), refusePrototype));
    } catch {
      done(new HttpError(400, messages.badJson));
    }
  });
}

const refusePrototype = (key: string, value: unknown): unknown => (key === '__proto__' ? undefined : value);
