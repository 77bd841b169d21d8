import type { FastifyInstance } from 'fastify';

/** Where pictures may come from beside here: the server of the map's tiles, if there is one. */
export interface ImageOrigin {
  /** `https://ubin.example.ac.id`. */
  origin: string | null;
}

/** What a page may load: everything from here, of elsewhere the map's tiles only, and nobody may frame it. */
const policyWith = ({ origin }: ImageOrigin): string =>
  [
    "default-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "script-src 'self'",
    // Emotion (MUI) writes its rules into style elements.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${origin ? ` ${origin}` : ''}`,
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self' blob:",
  ].join(';');

/**
 * Sets the security headers on every answer. They change with the setting `peta.ubin` only; @fastify/helmet would put
 * them together anew for each request, which was 6 % of the work of reading one row (npm run bench).
 */
export function registerSecurityHeaders(app: FastifyInstance, https: boolean, images: ImageOrigin): void {
  let known = images.origin;
  const headers = {
    'content-security-policy': policyWith(images),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
  app.addHook('onRequest', (request, reply, done) => {
    if (images.origin !== known) {
      known = images.origin;
      headers['content-security-policy'] = policyWith(images);
    }
    reply.headers(headers);
    reply.header('x-request-id', request.id);
    done();
  });
}
