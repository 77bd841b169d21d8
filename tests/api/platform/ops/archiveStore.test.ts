import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { archiveStore } from '../../../../server/ops/archiveStore.ts';

const name = 'portal-mbkm-otomatis-2026-11-22-183000.tar.gz';
const moment = '2026-11-22T18:31:00.000Z';

/** As much of S3 as archives use: an upload in parts, a list, GET and DELETE; the last part of `rusak` is refused. */
function fakeS3(objects: Map<string, Buffer>, parts: Map<string, Buffer>): Server {
  return createServer((request, response) => {
    const at = new URL(request.url ?? '', 'http://s3');
    const key = at.pathname.replace('/cadangan-portal/', '');
    const chunks: Buffer[] = [];
    const xml = (body: string, status = 200) =>
      response.writeHead(status, { 'content-type': 'application/xml' }).end(`<?xml version="1.0"?>${body}`);
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (at.searchParams.has('uploads'))
        return xml(`<InitiateMultipartUploadResult><UploadId>u1</UploadId></InitiateMultipartUploadResult>`);
      if (request.method === 'PUT') {
        if (key.includes('rusak')) return xml('<Error><Code>AccessDenied</Code></Error>', 403);
        parts.set(at.searchParams.get('partNumber') ?? '', Buffer.concat(chunks));
        return response.writeHead(200, { etag: '"e"' }).end();
      }
      if (request.method === 'POST') {
        objects.set(key, Buffer.concat([...parts.values()]));
        return xml('<CompleteMultipartUploadResult><ETag>"e"</ETag></CompleteMultipartUploadResult>');
      }
      if (request.method === 'DELETE') {
        if (at.searchParams.has('uploadId')) parts.clear();
        else objects.delete(key);
        return response.writeHead(204).end();
      }
      if (at.searchParams.has('list-type')) {
        const listed = [...objects].map(
          ([found, bytes]) =>
            `<Contents><Key>${found}</Key><Size>${bytes.length}</Size><LastModified>${moment}</LastModified></Contents>`,
        );
        return xml(`<ListBucketResult>${listed.join('')}</ListBucketResult>`);
      }
      const known = objects.get(key);
      return known ? response.writeHead(200).end(known) : xml('<Error><Code>NoSuchKey</Code></Error>', 404);
    });
  });
}

describe('archives in a bucket', () => {
  const objects = new Map<string, Buffer>([['cadangan/lain.txt', Buffer.from('x')]]);
  const parts = new Map<string, Buffer>();
  const folder = mkdtempSync(join(tmpdir(), 'mbkm-arsip-'));
  let server: Server;
  let endpoint = '';
  const store = () => {
    const s3 = { bucket: 'cadangan-portal', endpoint, region: 'us-east-1', accessKey: 'kunci', secretKey: 'rahasia' };
    return archiveStore({ at: undefined, keep: 2, folder, s3 });
  };
  beforeAll(async () => {
    server = fakeS3(objects, parts).listen(0, '127.0.0.1');
    await new Promise(done => server.once('listening', done));
    const address = server.address();
    endpoint = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  });
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });

  it('are moved there as a whole, listed, fetched for a rehearsal and removed', async () => {
    writeFileSync(join(folder, name), 'isi arsip');
    await store().keep(name);
    expect(existsSync(join(folder, name))).toBe(false);
    expect(await store().list()).toEqual([{ name, size: 9, time: moment }]);
    const { path, done } = await store().fetch(name);
    expect(await readFile(path, 'utf8')).toBe('isi arsip');
    await done();
    expect(existsSync(path)).toBe(false);
    await store().remove(name);
    expect(await store().list()).toEqual([]);
    await expect(store().fetch(name)).rejects.toThrow('tidak ada lagi');
  });

  it('that do not arrive stay where they are, and leave no part behind', async () => {
    const broken = 'portal-mbkm-rusak.tar.gz';
    writeFileSync(join(folder, broken), 'isi arsip');
    parts.set('1', Buffer.from('sisa'));
    // The library says that it cannot send a stream twice.
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await expect(store().keep(broken)).rejects.toThrow();
    warned.mockRestore();
    expect(existsSync(join(folder, broken))).toBe(true);
    expect(parts.size).toBe(0);
    expect([...objects.keys()]).toEqual(['cadangan/lain.txt']);
  });
});
