import type { FastifyInstance, FastifyReply } from 'fastify';

/** Where pictures may come from beside here: the server of the map's tiles, if there is one. */
export interface ImageOrigin {
  /** `https://ubin.example.ac.id`. */
  origin: string | null;
}

/** Content security policy: only own resources, map tiles from one other origin, and no framing. */
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
 * Headers that say what a page may do. A script, style or font is no page: each of the fifteen files that a cold start
 * fetches would carry 400 bytes of them, a quarter of a second where the line is slow (npm run bench -- --bagian=ponsel).
 */
const pageHeaders = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-frame-options',
] as const;

/** Takes from the answer of a file that no browser opens as a page what is said to pages only. */
export function withoutPageHeaders(reply: FastifyReply): void {
  for (const name of pageHeaders) reply.removeHeader(name);
}

/**
 * Sets the security headers on every answer, and that nothing of the API is kept. They change with the setting `peta.ubin` only; @fastify/helmet would put
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
    // API answers are not cached by the browser, where the next person could read them. A route with a reason sets its
    // own header.
    if (request.url.startsWith('/api')) reply.header('cache-control', 'no-store');
    done();
  });
}
