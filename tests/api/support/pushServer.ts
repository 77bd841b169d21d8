import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { vi } from 'vitest';

/** What came for a browser, read with its keys. */
interface Pushed {
  readonly path: string;
  readonly text: string;
  /** Claims of the sender's token, whose signature was checked. */
  readonly claims: Record<string, unknown>;
  readonly ttl: string | undefined;
}

/** The browser of a device: the keys that it made for its subscription. */
export interface Browser {
  readonly alamat: string;
  readonly p256dh: string;
  readonly auth: string;
}

const derive = (key: Buffer, salt: Buffer, info: Buffer, bytes: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, bytes));

/** The receiver's side of RFC 8291. @throws Error for what was not meant for these keys */
function readPush(body: Buffer, privateKey: Buffer, auth: Buffer): string {
  const own = createECDH('prime256v1');
  own.setPrivateKey(privateKey);
  const salt = body.subarray(0, 16);
  const length = body.readUInt8(20);
  const theirs = body.subarray(21, 21 + length);
  const record = body.subarray(21 + length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), theirs]);
  const shared = derive(own.computeSecret(theirs), auth, info, 32);
  const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const text = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  return text.subarray(0, text.lastIndexOf(2)).toString('utf8');
}

/** Checks `vapid t=…, k=…` (RFC 8292). @returns the claims @throws Error for a signature that is not the key's */
function claimsOf(header: string, key: string): Record<string, unknown> {
  const { token = '', sender = '' } = /^vapid t=(?<token>[^,]+), k=(?<sender>[\w-]+)$/.exec(header)?.groups ?? {};
  if (sender !== key) throw new Error('Another key.');
  const [head = '', body = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map(part => part.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  if (!verify('sha256', Buffer.from(`${head}.${body}`), signed, Buffer.from(signature, 'base64url')))
    throw new Error('A wrong signature.');
  return JSON.parse(Buffer.from(body, 'base64url').toString('utf8'));
}

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts);
};

/**
 * A push service as browsers have one: it checks who sends, and hands on what it cannot read itself; here the browser
 * reads it at once. It answers with the status that a test asks for.
 */
export async function startPushServer() {
  const browsers = new Map<string, { privateKey: Buffer; auth: Buffer; key: string }>();
  const got: Pushed[] = [];
  const faults: string[] = [];
  const answers: { status: number; retryAfter?: string }[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const path = request.url ?? '';
      const body = await bodyOf(request);
      const next = answers.shift();
      const browser = browsers.get(path);
      if (next) {
        response.writeHead(next.status, next.retryAfter ? { 'retry-after': next.retryAfter } : {}).end('ditolak');
        return;
      }
      if (!browser) {
        response.writeHead(410).end();
        return;
      }
      try {
        const claims = claimsOf(request.headers.authorization ?? '', browser.key);
        const text = readPush(body, browser.privateKey, browser.auth);
        got.push({ path, text, claims, ttl: request.headers.ttl?.toString() });
        response.writeHead(201).end();
      } catch (error) {
        faults.push(String(error));
        response.writeHead(400).end();
      }
    })();
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const host = `127.0.0.1:${port}`;
  vi.stubEnv('PUSH_HOSTS', host);
  return {
    host,
    got,
    faults,
    answers,
    /** A browser subscribes with the public key of the installation. */
    subscribe: (key: string, path: string): Browser => {
      const pair = createECDH('prime256v1');
      const auth = randomBytes(16);
      const p256dh = pair.generateKeys().toString('base64url');
      browsers.set(path, { privateKey: pair.getPrivateKey(), auth, key });
      return { alamat: `http://${host}${path}`, p256dh, auth: auth.toString('base64url') };
    },
    /** The browser takes its subscription back. */
    forget: (path: string) => browsers.delete(path),
    close: async () => {
      vi.unstubAllEnvs();
      server.closeAllConnections();
      await new Promise(done => server.close(done));
    },
  };
}
