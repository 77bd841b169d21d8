import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { createSecureServer, type Http2SecureServer } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Headers of one connection, which HTTP/2 has no use for. */
const ofConnection: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'proxy-connection',
  'http2-settings',
]);

/** A key and a certificate that nobody trusts, made by openssl. @throws Error without openssl */
function selfSigned(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'mbkm-tls-'));
  try {
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
    const made = spawnSync('openssl', [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-days',
      '2',
      '-subj',
      '/CN=localhost',
      '-addext',
      'subjectAltName=DNS:localhost',
      '-keyout',
      key,
      '-out',
      cert,
    ]);
    if (made.status !== 0) throw new Error(`openssl: ${made.stderr}`);
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** HTTP/2 with TLS in front of a server, as nginx stands there (docs/deployment.md). */
export async function serveHttp2(portal: string): Promise<{ url: string; stop: () => void }> {
  const { hostname, port } = new URL(portal);
  const agent = new Agent({ keepAlive: true });
  const server: Http2SecureServer = createSecureServer({ ...selfSigned(), allowHTTP1: true });
  server.on('request', (asked, answer) => {
    const headers = Object.fromEntries(
      Object.entries(asked.headers).filter(([name]) => !name.startsWith(':') && !ofConnection.has(name)),
    );
    const host = asked.headers[':authority'] ?? asked.headers.host ?? '';
    const forwarded = { ...headers, host: String(host), 'x-forwarded-proto': 'https' };
    const passed = request(
      { agent, hostname, port, method: asked.method ?? 'GET', path: asked.url ?? '/', headers: forwarded },
      found => {
        const kept = Object.entries(found.headers).filter(([name]) => !ofConnection.has(name));
        answer.writeHead(found.statusCode ?? 502, Object.fromEntries(kept));
        found.pipe(answer);
      },
    );
    passed.on('error', () => answer.writeHead(502).end());
    asked.pipe(passed);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const at = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `https://localhost:${at}`,
    stop: () => {
      server.close();
      agent.destroy();
    },
  };
}
