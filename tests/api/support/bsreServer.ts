import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { ownCertificate } from '../../../server/areas/surat/tandaTangan/p12.ts';
import { selfSigned } from '../../../server/areas/surat/tandaTangan/sampleCertificate.ts';

/** What a stand-in of BSrE's service does with a letter instead of signing it and saying so. */
type Breakdown = 'lost' | 'file-lost' | 'gateway' | 'not-pdf' | 'altered' | undefined;

/** BSrE's E-Sign client service on a port of this machine. */
export interface BsreServer {
  base: string;
  /** `body`: the signed PDF is the answer; `id`: its number, by which it is fetched. */
  kind: 'body' | 'id';
  /** Status of refusals. */
  refuses: 400 | 200;
  /** Passphrase by NIK; who is not here is not registered. */
  signers: Map<string, { passphrase: string; expired?: true }>;
  /** Digests of the letters that it signed, in their order. */
  signed: string[];
  /** Calls in their order: `POST /api/sign/pdf`. */
  calls: string[];
  breakdown(n: number): Breakdown;
  /** Waits before it answers, so that an act can be looked at while it runs. */
  pause: Promise<void> | null;
  close(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<FormData> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  const type = request.headers['content-type'] ?? '';
  return new Response(Buffer.concat(parts), { headers: { 'content-type': type } }).formData();
}

/** Starts one that takes `pengguna:sandi`. */
export async function startBsre(): Promise<BsreServer> {
  const certificate = await selfSigned('Penanda Tangan Uji', new Date('2026-01-01T00:00:00Z'), 'uji');
  const signing = ownCertificate('p12', async () => certificate);
  const files = new Map<string, Buffer>();

  const json = (response: ServerResponse, status: number, value: unknown) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
  const refuse = (response: ServerResponse, code: number, error: string) =>
    json(response, state.refuses, { status_code: code, error });

  const sign = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const form = await bodyOf(request);
    await state.pause;
    const who = state.signers.get(String(form.get('nik')));
    if (!who) return refuse(response, 2011, 'User tidak terdaftar');
    if (who.passphrase !== form.get('passphrase')) return refuse(response, 2031, 'Passphrase anda salah');
    const sent = form.get('file');
    const pdf = sent instanceof Blob ? Buffer.from(await sent.arrayBuffer()) : Buffer.alloc(0);
    const broken = state.breakdown(state.signed.length + 1);
    if (broken === 'not-pdf') return refuse(response, 2005, 'File bukan PDF');
    const words = {
      name: 'Uji',
      reason: String(form.get('reason')),
      location: '',
      at: new Date('2026-11-21T03:00:00Z'),
      // The portal's own letters are those with its seal.
      uploaded: !pdf.includes('segel-ed25519'),
    };
    const { pdf: signed } = await signing.sign(pdf, { nik: null, passphrase: '' }, words);
    state.signed.push(createHash('sha256').update(pdf).digest('hex'));
    if (broken === 'lost') return void request.socket.destroy();
    if (broken === 'gateway') return void response.writeHead(504, { 'content-type': 'text/html' }).end('<h1>504</h1>');
    if (broken === 'altered') signed[100] = (signed[100] ?? 0) ^ 1;
    if (state.kind === 'body') return void response.writeHead(200, { 'content-type': 'application/pdf' }).end(signed);
    const id = randomUUID();
    files.set(id, signed);
    json(response, 200, { id_dokumen: id });
  };

  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = '', url = '' } = request;
    state.calls.push(`${method} ${url}`);
    const expected = `Basic ${Buffer.from('pengguna:sandi').toString('base64')}`;
    if (request.headers.authorization !== expected) return json(response, 401, { error: 'Unauthorized' });
    const [, status] = /^\/api\/user\/status\/(\d+)$/.exec(url) ?? [];
    if (status) {
      const who = state.signers.get(status);
      if (!who) return refuse(response, 2011, 'User tidak terdaftar');
      return json(response, 200, { status_code: 1111, message: who.expired ? 'CERTIFICATE EXPIRED' : 'ISSUE' });
    }
    const [, id] = /^\/api\/sign\/download\/([\w-]+)$/.exec(url) ?? [];
    if (id) {
      const file = files.get(id);
      if (state.breakdown(0) === 'file-lost') return void request.socket.destroy();
      if (!file) return refuse(response, 4004, 'Dokumen tidak ditemukan');
      return void response.writeHead(200, { 'content-type': 'application/pdf' }).end(file);
    }
    if (method === 'POST' && url === '/api/sign/pdf') return sign(request, response);
    json(response, 404, { error: 'Not found' });
  };

  const server = createServer((request, response) => {
    respond(request, response).catch(() => request.socket.destroy());
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const state: BsreServer = {
    base: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    kind: 'body',
    refuses: 400,
    signers: new Map(),
    signed: [],
    calls: [],
    breakdown: () => undefined,
    pause: null,
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>(done => server.close(() => done()));
    },
  };
  return state;
}
