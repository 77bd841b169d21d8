import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

/** A certificate authority with a certificate for signing letters and one for time stamps, made by OpenSSL. */
export interface CampusKeys {
  /** P12 of the letters' certificate. */
  readonly p12: string;
  readonly passphrase: string;
  /** Certificate of who issued both. */
  readonly issuer: string;
}

const openssl = (folder: string, ...args: string[]) =>
  execFileSync('openssl', args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });

const passphrase = 'frasa-p12-kampus';

function issue(folder: string, name: string, subject: string, extensions: string): void {
  writeFileSync(join(folder, `${name}.ext`), extensions);
  openssl(
    folder,
    'req',
    '-new',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-keyout',
    `${name}.key`,
    '-subj',
    subject,
    '-out',
    `${name}.csr`,
  );
  openssl(
    folder,
    'x509',
    '-req',
    '-in',
    `${name}.csr`,
    '-CA',
    'ca.pem',
    '-CAkey',
    'ca.key',
    '-CAcreateserial',
    '-days',
    '60',
    '-extfile',
    `${name}.ext`,
    '-out',
    `${name}.pem`,
  );
}

/** Makes the keys in a folder, which is their only place. */
export function makeKeys(folder: string): CampusKeys {
  openssl(
    folder,
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-keyout',
    'ca.key',
    '-out',
    'ca.pem',
    '-days',
    '90',
    '-subj',
    '/CN=Penerbit Uji',
  );
  issue(folder, 'kampus', '/CN=Universitas Uji', 'keyUsage=critical,digitalSignature,nonRepudiation');
  issue(folder, 'tsa', '/CN=Cap Waktu Uji', 'extendedKeyUsage=critical,timeStamping');
  openssl(
    folder,
    'pkcs12',
    '-export',
    '-inkey',
    'kampus.key',
    '-in',
    'kampus.pem',
    '-certfile',
    'ca.pem',
    '-out',
    'kampus.p12',
    '-passout',
    `pass:${passphrase}`,
  );
  return { p12: join(folder, 'kampus.p12'), passphrase, issuer: join(folder, 'ca.pem') };
}

const settings = `[tsa]
default_tsa = uji
[uji]
serial = tsa.serial
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256
ordering = no
tsa_name = no
ess_cert_id_chain = no
ess_cert_id_alg = sha256
`;

/** What the authority does instead of answering the question. */
type StampBreakdown = 'down' | 'other' | undefined;

/** A time stamping authority (RFC 3161): OpenSSL behind an address. */
export interface TsaServer {
  base: string;
  breakdown: StampBreakdown;
  close(): Promise<void>;
}

export async function startTsa(folder: string): Promise<TsaServer> {
  writeFileSync(join(folder, 'tsa.cnf'), settings);
  writeFileSync(join(folder, 'tsa.serial'), '01');
  let first: Buffer | undefined;
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    if (tsa.breakdown === 'down') return void response.writeHead(503).end();
    writeFileSync(join(folder, 'tanya.tsq'), Buffer.concat(parts));
    openssl(
      folder,
      'ts',
      '-reply',
      '-config',
      'tsa.cnf',
      '-queryfile',
      'tanya.tsq',
      '-signer',
      'tsa.pem',
      '-inkey',
      'tsa.key',
      '-out',
      'jawab.tsr',
    );
    const answer = readFileSync(join(folder, 'jawab.tsr'));
    first ??= answer;
    response.setHeader('content-type', 'application/timestamp-reply').end(tsa.breakdown === 'other' ? first : answer);
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const tsa: TsaServer = {
    base: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    breakdown: undefined,
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>(done => server.close(() => done()));
    },
  };
  return tsa;
}
