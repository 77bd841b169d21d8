import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { registry } from '../../../../resources/index.ts';
import { messages } from '../../../../resources/kit/index.ts';
import { createApp } from '../../../../server/app.ts';
import { strangersPerMinute } from '../../../../server/platform/access/guard.ts';
import type { Db } from '../../../../server/platform/database/db.ts';
import { openTestDb, testConfig } from '../../support/world.ts';

describe('perilaku umum server', () => {
  let app: FastifyInstance;
  let db: Db;
  const log: string[] = [];
  const open = async (change: Partial<typeof testConfig> = {}) => {
    const made = await createApp({
      config: { ...testConfig, logLevel: 'trace', ...change },
      db,
      registry,
      demo: true,
      logTo: { write: line => void log.push(line) },
    });
    await made.app.ready();
    return made.app;
  };
  beforeAll(async () => {
    db = await openTestDb({ template: inject('template'), templateDatabase: inject('templateDatabase') });
    app = await open();
  });
  afterAll(async () => {
    await app.close();
    await db.close();
  });

  it('menjawab /healthz dan /readyz', async () => {
    for (const url of ['/healthz', '/readyz']) {
      const answer = await app.inject(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({ status: 'ok' });
    }
  });

  it('menjawab HEAD seperti GET, tanpa isi', async () => {
    const listening = await open();
    const address = await listening.listen({ port: 0, host: '127.0.0.1' });
    for (const [path, status] of [
      ['/readyz', 200],
      ['/api/master/mitra', 401],
      ['/api/tidak-ada', 404],
    ] as const) {
      const [head, get] = [await fetch(address + path, { method: 'HEAD' }), await fetch(address + path)];
      expect(head.status).toBe(status);
      expect(get.status).toBe(status);
      expect(head.headers.get('content-type')).toBe(get.headers.get('content-type'));
      expect(await head.text()).toBe('');
    }
    await listening.close();
  });

  it('memberi /metrics hanya kepada mesin ini, bukan lewat proxy', async () => {
    const local = await app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
    expect(local.statusCode).toBe(200);
    expect(local.body).toContain('http_request_duration_seconds');
    const elsewhere = await app.inject({ url: '/metrics', remoteAddress: '10.1.2.3' });
    const behindProxy = await app.inject({ url: '/metrics', headers: { 'x-forwarded-for': '10.1.2.3' } });
    for (const answer of [elsewhere, behindProxy]) expect(answer.statusCode).toBe(404);
  });

  it('menjaga /metrics tetap kecil, berapa pun alamat yang dipanggil', async () => {
    const size = async () => (await app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })).body.length;
    const before = await size();
    for (const r of registry.resources) await app.inject(`/api/${r.endpoint}`);
    expect((await size()) - before).toBeLessThan(5000);
  });

  it('membatasi panggilan tanpa sesi per alamat, bukan panggilan alamat lain', async () => {
    const guarded = await open();
    const ask = (remoteAddress: string) => guarded.inject({ url: '/api/master/provinsi/all', remoteAddress });
    const statuses = new Set<number>();
    for (let i = 0; i < strangersPerMinute; i++) statuses.add((await ask('10.0.0.1')).statusCode);
    expect([...statuses]).toEqual([200]);
    const refused = await ask('10.0.0.1');
    expect(refused.statusCode).toBe(429);
    expect(refused.json().message).toBe('Terlalu banyak permintaan. Coba lagi dalam 1 menit.');
    expect((await ask('10.0.0.2')).statusCode).toBe(200);
    await guarded.close();
  });

  it('memberi /api/docs/json yang sama kepada semua, dan tidak di produksi kecuali diminta', async () => {
    const [first, second] = [await app.inject('/api/docs/json'), await app.inject('/api/docs/json')];
    expect(first.json()).toMatchObject({ openapi: expect.stringMatching(/^3\./) });
    expect(second.headers.etag).toBe(first.headers.etag);
    const closed = await open({ apiDocs: false });
    expect((await closed.inject('/api/docs/json')).statusCode).toBe(404);
    await closed.close();
  });

  it('memberi /metrics kepada pemegang METRICS_TOKEN saja, bila diisi', async () => {
    const guarded = await open({ metricsToken: 'token-metrik-panjang' });
    const ask = (authorization?: string) =>
      guarded.inject({ url: '/metrics', headers: authorization ? { authorization } : {}, remoteAddress: '10.1.2.3' });
    expect((await ask()).statusCode).toBe(404);
    expect((await ask('Bearer lain')).statusCode).toBe(404);
    expect((await ask('Bearer token-metrik-panjang')).statusCode).toBe(200);
    await guarded.close();
  });

  it('memasang kepala keamanan pada setiap jawaban, juga pada kesalahan', async () => {
    for (const url of ['/healthz', '/api/master/mitra', '/api/tidak-ada', '/tidak-ada']) {
      const { headers } = await app.inject(url);
      const csp = String(headers['content-security-policy']);
      expect(csp, url).toContain("default-src 'self'");
      expect(csp, url).toContain("script-src 'self'");
      expect(csp, url).toContain("frame-ancestors 'none'");
      expect(csp.split(';').find(part => part.startsWith('script-src'))).not.toContain('unsafe');
      expect(headers, url).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
      });
      expect(headers['strict-transport-security'], 'tanpa https').toBeUndefined();
    }
    const secure = await open({ baseUrl: 'https://mbkm.kampus.example' });
    expect((await secure.inject('/healthz')).headers['strict-transport-security']).toContain('max-age=31536000');
    await secure.close();
  });

  it('memberi setiap jawaban nomor permintaan sendiri dan menolak nomor titipan', async () => {
    const [one, two] = await Promise.all([app.inject('/healthz'), app.inject('/healthz')]);
    expect(one.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(one.headers['x-request-id']).not.toBe(two.headers['x-request-id']);
    const forged = await app.inject({
      url: '/healthz',
      headers: { 'x-request-id': 'titipan', 'request-id': 'titipan' },
    });
    expect(forged.headers['x-request-id']).not.toBe('titipan');
  });

  it('menolak badan yang terlalu besar dengan 413', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/user/login',
      headers: { 'x-api-key': testConfig.apiKey, 'content-type': 'application/json' },
      payload: JSON.stringify({ username: 'x'.repeat(3 * 1024 * 1024) }),
    });
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toEqual({
      statusCode: 413,
      code: 'tooLarge',
      message: expect.stringContaining('2 MB'),
      params: { mb: 2 },
    });
  });

  it('menolak dengan kalimatnya sendiri: alamat yang tidak terbaca, formulir tanpa batas, bentuk isi yang lain', async () => {
    const login = await app.inject({
      method: 'POST',
      url: '/api/user/login',
      headers: { 'x-api-key': testConfig.apiKey },
      payload: { username: 'timmbkm', password: testConfig.demoPassword },
    });
    const authorization = `Bearer ${login.json().token.AccessToken}`;
    const send = (url: string, type: string, payload: string) =>
      app.inject({ method: 'POST', url, headers: { authorization, 'content-type': type }, payload });
    expect((await app.inject('/api/master/%zz')).json()).toEqual({
      statusCode: 400,
      code: 'invalid',
      message: messages.invalid.text,
    });
    for (const url of ['/api/files', '/api/master/mitra/impor']) {
      const unbounded = await send(url, 'multipart/form-data', 'apa saja');
      expect(unbounded.json(), url).toEqual({ statusCode: 400, code: 'badUpload', message: messages.badUpload.text });
      const cut = await send(url, 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="a"');
      expect(cut.json(), url).toEqual({ statusCode: 400, code: 'badUpload', message: messages.badUpload.text });
      const part = (name: string) =>
        `--x\r\nContent-Disposition: form-data; name="berkas"; filename="${name}"\r\n\r\na;b\r\n`;
      const two = await send(url, 'multipart/form-data; boundary=x', `${part('a.csv')}${part('b.csv')}--x--\r\n`);
      expect(two.json(), url).toEqual({ statusCode: 422, code: 'manyFiles', message: messages.manyFiles.text });
    }
    expect((await send('/api/master/mitra', 'application/json', '[]')).json()).toEqual({
      statusCode: 400,
      code: 'badBody',
      message: 'Data yang dikirim tidak terbaca.',
    });
    expect((await send('/api/master/mitra', 'text/csv', 'a')).json()).toEqual({
      statusCode: 415,
      code: 'badBody',
      message: 'Data yang dikirim tidak terbaca.',
    });
  });

  it('memakai lama sesi dari lingkungan, bukan dari pengaturan', async () => {
    const limited = await open({ sessionIdleSeconds: 600 });
    const login = await limited.inject({
      method: 'POST',
      url: '/api/user/login',
      headers: { 'x-api-key': testConfig.apiKey },
      payload: { username: 'timmbkm', password: testConfig.demoPassword },
    });
    expect(login.json().user.sesi).toMatchObject({ idleDetik: 600 });
    await limited.close();
  });

  it('menolak JSON yang rusak dengan 400', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/user/login',
      headers: { 'x-api-key': testConfig.apiKey, 'content-type': 'application/json' },
      payload: '{"username": ',
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ statusCode: 400, code: 'badJson', message: expect.any(String) });
  });

  it('menjawab panggilan API yang tidak dikenal dengan 404 JSON, halaman lain dengan HTML', async () => {
    for (const url of ['/api', '/api/tidak-ada', '/api/master/mahasiswa/a/b/c/d']) {
      const answer = await app.inject(url);
      expect(answer.statusCode, url).toBe(404);
      expect(answer.json(), url).toEqual({ statusCode: 404, code: expect.any(String), message: expect.any(String) });
    }
    const page = await app.inject('/tidak-ada');
    expect(page.statusCode).toBe(404);
    expect(page.headers['content-type']).toContain('text/html');
  });

  it('tidak menulis kata sandi, token, surel, kunci, atau kata cari ke log', async () => {
    log.length = 0;
    const secrets = [
      'Nusantara#2026',
      'Rahasia-Salah-1',
      'nama.orang@kampus.example',
      testConfig.apiKey,
      'PencarianRahasia',
    ];
    const headers = { 'x-api-key': testConfig.apiKey };
    const login = (username: string, password: string) =>
      app.inject({ method: 'POST', url: '/api/user/login', headers, payload: { username, password } });
    const good = await login('timmbkm', 'Nusantara#2026');
    const token: string = good.json().token.AccessToken;
    await login('nama.orang@kampus.example', 'Rahasia-Salah-1');
    const authorization = `Bearer ${token}`;
    await app.inject({ url: '/api/master/mahasiswa?filter={"q":"PencarianRahasia"}', headers: { authorization } });
    await app.inject({
      method: 'POST',
      url: '/api/master/mahasiswa',
      headers: { authorization },
      payload: { npm: '1', email: 'nama.orang@kampus.example' },
    });
    const text = log.join('');
    expect(log.length).toBeGreaterThan(6);
    for (const secret of [...secrets, token]) expect(text).not.toContain(secret);
    const ids = log.map(line => JSON.parse(line).reqId);
    expect(ids).toContain(good.headers['x-request-id']);
  });
});

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every `$ref` below a value. */
function* references(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const inner of value) yield* references(inner);
  else if (isObject(value))
    for (const [key, inner] of Object.entries(value)) {
      if (key === '$ref' && typeof inner === 'string') yield inner;
      else yield* references(inner);
    }
}

describe('/api/docs', () => {
  let app: FastifyInstance;
  let db: Db;
  let document: Json;
  beforeAll(async () => {
    db = await openTestDb({ template: inject('template'), templateDatabase: inject('templateDatabase') });
    ({ app } = await createApp({ config: testConfig, db, registry }));
    await app.ready();
    document = (await app.inject('/api/docs/json')).json();
  });
  afterAll(async () => {
    await app.close();
    await db.close();
  });
  const operations = (): [string, string, Json][] =>
    Object.entries(isObject(document.paths) ? document.paths : {}).flatMap(([path, item]) =>
      Object.entries(isObject(item) ? item : {}).flatMap(([method, operation]): [string, string, Json][] =>
        ['get', 'post', 'put', 'delete'].includes(method) && isObject(operation) ? [[path, method, operation]] : [],
      ),
    );

  it('menampilkan halaman dokumentasi', async () => {
    const page = await app.inject({ url: '/api/docs', headers: { accept: 'text/html' } });
    const shown = page.statusCode === 302 ? await app.inject(String(page.headers.location)) : page;
    expect(shown.statusCode).toBe(200);
    expect(shown.headers['content-type']).toContain('text/html');
  });

  it('adalah OpenAPI 3.1 dengan judul, versi, dan jalur', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d+$/);
    expect(document.info).toMatchObject({ title: expect.any(String), version: expect.any(String) });
    expect(operations().length).toBeGreaterThan(100);
  });

  it('memberi setiap panggilan ringkasan, jawaban berhasil dan gagal, dan isi untuk POST dan PUT', () => {
    for (const [path, method, operation] of operations()) {
      const where = `${method} ${path}`;
      expect(operation.summary, where).toEqual(expect.any(String));
      const statuses = Object.keys(isObject(operation.responses) ? operation.responses : {});
      expect(
        statuses.some(status => status.startsWith('2')),
        where,
      ).toBe(true);
      expect(statuses, where).toContain('401');
    }
  });

  it('menjelaskan setiap {parameter} pada jalurnya', () => {
    const paths = isObject(document.paths) ? document.paths : {};
    for (const [path, method, operation] of operations()) {
      const item = paths[path];
      const shared = isObject(item) && Array.isArray(item.parameters) ? item.parameters : [];
      const own = Array.isArray(operation.parameters) ? operation.parameters : [];
      const named = [...shared, ...own].filter(parameter => isObject(parameter) && parameter.in === 'path');
      const wanted = [...path.matchAll(/\{(\w+)\}/g)].map(found => found[1]);
      expect(named.map(parameter => parameter.name).sort(), `${method} ${path}`).toEqual(wanted.sort());
      for (const parameter of named) expect(parameter.required).toBe(true);
    }
  });

  it('tidak punya rujukan buntu', () => {
    for (const reference of new Set(references(document))) {
      const found = reference
        .replace(/^#\//, '')
        .split('/')
        .reduce<unknown>((at, key) => (isObject(at) ? at[key] : undefined), document);
      expect(found, reference).toBeDefined();
    }
  });

  it('mendokumentasikan setiap sumber data yang terbuka', () => {
    const paths = new Set(operations().map(([path]) => path));
    for (const r of registry.resources.filter(one => !one.serverOnly && !one.byHand))
      expect(paths, r.name).toContain(`/api/${r.endpoint}`);
  });

  it('mendokumentasikan panggilan yang ditulis sendiri, dengan baris sumber datanya', () => {
    const found = new Map(operations().map(([path, method, operation]) => [`${method} ${path}`, operation]));
    for (const call of ['post /api/user/login', 'get /api/notifikasi', 'post /api/files', 'put /api/user/profile/{id}'])
      expect([...found.keys()]).toContain(call);
    const list = found.get('get /api/mbkm/pendaftar-program-mbkm');
    expect(JSON.stringify(list?.responses)).toContain('#/components/schemas/mbkm.pendaftar-program-mbkm');
    expect(found.get('post /api/user/login')?.security).toEqual([]);
  });
});
