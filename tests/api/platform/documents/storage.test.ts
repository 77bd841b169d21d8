import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, request as httpRequest, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { s3Storage } from '../../../../server/platform/documents/files/s3.ts';
import { type FileStorage, folderStorage, sweepFolder } from '../../../../server/platform/documents/files/storage.ts';
import { createWorld, testConfig, type World } from '../../support/world.ts';
import { formOf, formType, pdf } from './support.ts';

const key = '0a/0198f0e0-0000-7000-8000-000000000001';

/** As much of S3 as the portal uses: PUT, GET with a range, DELETE, by bucket in the path. */
function fakeS3(objects: Map<string, Buffer>): Server {
  return createServer((request, response) => {
    const path = request.url?.split('?')[0] ?? '';
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const known = objects.get(path);
      if (!request.headers.authorization?.includes('Credential=kunci/')) return response.writeHead(403).end();
      if (request.method === 'PUT') {
        objects.set(path, Buffer.concat(chunks));
        return response.writeHead(200, { etag: '"x"' }).end();
      }
      if (request.method === 'DELETE') {
        objects.delete(path);
        return response.writeHead(204).end();
      }
      if (!known) {
        const error = '<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>tidak ada</Message></Error>';
        return response.writeHead(404, { 'content-type': 'application/xml' }).end(error);
      }
      const [from, to] = (request.headers.range ?? '').replace('bytes=', '').split('-').map(Number);
      const part = request.headers.range ? known.subarray(from, (to ?? 0) + 1) : known;
      return response.writeHead(request.headers.range ? 206 : 200, { 'content-length': part.length }).end(part);
    });
  });
}

/** Behaviour common to all storages. */
async function keepsItsPromises(storage: FileStorage): Promise<void> {
  const path = join(mkdtempSync(join(tmpdir(), 'berkas-')), 'masuk');
  writeFileSync(path, 'isi berkas');
  await storage.put(key, path, { size: 10, mime: 'text/plain' });
  const read = async (range?: { start: number; end: number }) => {
    const stream = await storage.read(key, range);
    return stream && text(stream);
  };
  expect(await read()).toBe('isi berkas');
  expect(await read({ start: 4, end: 6 })).toBe('ber');
  await storage.remove(key);
  await storage.remove(key);
  expect(await read()).toBeUndefined();
}

describe('storage', () => {
  it('in a folder keeps whole files and refuses keys that lead elsewhere', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'simpan-'));
    const storage = folderStorage(folder);
    await keepsItsPromises(storage);
    await expect(storage.read('../../etc/passwd')).rejects.toThrow();
  });

  it('in S3 does the same', async () => {
    const objects = new Map<string, Buffer>();
    const server = fakeS3(objects).listen(0, '127.0.0.1');
    await new Promise(done => server.once('listening', done));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const endpoint = `http://127.0.0.1:${port}`;
    const config = { bucket: 'mbkm', endpoint, region: 'us-east-1', accessKey: 'kunci', secretKey: 'rahasia' };
    await keepsItsPromises(s3Storage(config));
    expect(objects.size).toBe(0);
    server.close();
    server.closeAllConnections();
  });

  it('forgets uploads of killed processes', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sementara-'));
    writeFileSync(join(folder, 'sisa'), 'x');
    expect(await sweepFolder(folder, Date.now() - 1000)).toBe(0);
    expect(await sweepFolder(folder, Date.now() + 1000)).toBe(1);
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('over a real connection', () => {
  let world: World;
  let url: URL;
  beforeAll(async () => {
    world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
    url = new URL('/api/files', await world.app.listen({ port: 0, host: '127.0.0.1' }));
  });
  afterAll(() => world.close());

  const headers = async () => ({
    authorization: `Bearer ${(await world.as('HA03')).token}`,
    'content-type': formType,
  });
  const counted = async () => (await world.db.one<{ n: number }>('select count(*)::int as n from internal_berkas'))?.n;

  it('an interrupted upload leaves nothing', async () => {
    const before = await counted();
    const form = formOf({ resource: 'master/bank-dokumen', field: 'berkas', content: Buffer.alloc(400_000, 'x') });
    const request = httpRequest(url, {
      method: 'POST',
      headers: { ...(await headers()), 'content-length': form.length },
    });
    request.on('error', () => undefined);
    await new Promise(done => request.write(form.subarray(0, 200_000), done));
    const temporary = join(testConfig.dataDir, 'berkas', 'sementara');
    const begun = () => readdirSync(temporary).filter(name => readFileSync(join(temporary, name)).length > 1000);
    await expect.poll(() => begun().length).toBeGreaterThan(0);
    request.destroy();
    await expect.poll(begun).toEqual([]);
    expect(await counted()).toBe(before);
  });

  it('a file that is too large gets its answer, not a broken connection', async () => {
    const content = Buffer.concat([pdf(), Buffer.alloc(3 * 1024 * 1024)]);
    const form = formOf({ resource: 'master/mitra', field: 'logo', content });
    const answer = await fetch(url, { method: 'POST', headers: await headers(), body: new Uint8Array(form) });
    expect([answer.status, (await answer.json()).message]).toEqual([413, 'Ukuran berkas maksimal 0.5 MB.']);
  });
});
