import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { rangeOf } from '../../../../server/platform/documents/files/download.ts';
import { contentDisposition } from '../../../../server/platform/documents/files/name.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';
import { docx, pdf, upload } from './support.ts';

let world: World;
let tim: Person;
let number = 0;

beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  tim = await world.as('HA03');
});
afterAll(() => world.close());

/** A document of the bank with its file. */
async function documentOf(more: object = {}, content = pdf('isi dokumen')): Promise<{ id: string; berkas: string }> {
  const berkas = (await upload(world.app, tim, { name: 'Surat Tugas – é.pdf', content })).json().id;
  const body = { judul: `Unduhan ${++number}`, kategori: 'surat', tanggalTerbit: '2026-11-01', berkas, ...more };
  const answer = await tim.post('v3/kkn/bank-dokumen', body);
  return answer.json();
}

const fetchWith = (person: Person, id: string, headers: Record<string, string> = {}) =>
  world.app.inject({
    method: 'GET',
    url: `/api/files?id=${id}`,
    headers: { ...(person.token ? { authorization: `Bearer ${person.token}` } : {}), ...headers },
  });

describe('a download', () => {
  it('comes with headers under which nothing runs', async () => {
    const { berkas } = await documentOf();
    const answer = await fetchWith(tim, berkas);
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.equals(pdf('isi dokumen'))).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-disposition': `inline; filename="Surat Tugas  e.pdf"; filename*=UTF-8''Surat%20Tugas%20%E2%80%93%20%C3%A9.pdf`,
    });
    expect(answer.headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/);
    const saved = await tim.get('files', { id: berkas, unduh: 1 });
    expect(saved.headers['content-disposition']).toMatch(/^attachment; /);
    const word = await documentOf({}, docx());
    expect((await fetchWith(tim, word.berkas)).headers['content-disposition']).toMatch(/^attachment; /);
  });

  it('may be a part, or nothing when it is already there', async () => {
    const { berkas } = await documentOf();
    const whole = pdf('isi dokumen');
    const part = await fetchWith(tim, berkas, { range: 'bytes=5-9' });
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 5-9/${whole.length}`]);
    expect(part.rawPayload.equals(whole.subarray(5, 10))).toBe(true);
    expect((await fetchWith(tim, berkas, { range: 'bytes=-4' })).rawPayload.equals(whole.subarray(-4))).toBe(true);
    const beyond = await fetchWith(tim, berkas, { range: 'bytes=9999-' });
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${whole.length}`]);
    const etag = String((await fetchWith(tim, berkas)).headers.etag);
    expect((await fetchWith(tim, berkas, { 'if-none-match': etag })).statusCode).toBe(304);
    expect((await fetchWith(tim, berkas, { range: 'bytes=0-1', 'if-range': '"lain"' })).statusCode).toBe(200);
  });

  it('is for those who may read the row', async () => {
    const { berkas, id } = await documentOf({ untukRole: ['HA05'], tampil: true });
    const mahasiswa = await world.as('HA02');
    expect((await fetchWith(await world.as('HA05'), berkas)).statusCode).toBe(200);
    expect((await fetchWith(mahasiswa, berkas)).statusCode).toBe(404);
    expect((await fetchWith(world.stranger, berkas)).statusCode).toBe(401);
    const listed = await mahasiswa.get('files', { resource: 'master/bank-dokumen', idBaris: id });
    expect(listed.statusCode).toBe(404);
    expect((await fetchWith(mahasiswa, '0198f0e0-0000-7000-8000-000000000000')).statusCode).toBe(404);
    expect((await fetchWith(mahasiswa, 'bukan-id')).statusCode).toBe(400);
  });

  it('needs no login where the row is public, and ends when it is hidden', async () => {
    const { berkas, id } = await documentOf({ untukRole: [], tampil: true });
    expect((await fetchWith(world.stranger, berkas)).statusCode).toBe(200);
    expect((await tim.put(`v3/kkn/bank-dokumen/${id}`, { tampil: false })).statusCode).toBe(200);
    expect((await fetchWith(world.stranger, berkas)).statusCode).toBe(401);
  });

  it('of a file that hangs nowhere is for its uploader', async () => {
    const id = (await upload(world.app, tim)).json().id;
    expect((await fetchWith(tim, id)).statusCode).toBe(200);
    expect((await fetchWith(await world.as('HA01'), id)).statusCode).toBe(404);
  });

  it('of the demo university works', async () => {
    const rows = (await tim.get('v3/kkn/bank-dokumen', { sort: ['judul', 'ASC'] })).json();
    const demo = rows.find((row: { judul: string }) => !row.judul.startsWith('Unduhan'));
    const answer = await fetchWith(tim, demo.berkas);
    expect([answer.statusCode, answer.body.slice(0, 5)]).toEqual([200, '%PDF-']);
  });
});

describe('details', () => {
  it('reads ranges as the standard says', () => {
    expect(rangeOf('bytes=0-', 10)).toEqual({ start: 0, end: 9 });
    expect(rangeOf('bytes=0-99', 10)).toEqual({ start: 0, end: 9 });
    expect(rangeOf('bytes=-99', 10)).toEqual({ start: 0, end: 9 });
    expect(rangeOf('bytes=-0', 10)).toBe('impossible');
    expect(rangeOf('bytes=10-', 10)).toBe('impossible');
    for (const odd of [undefined, 'bytes=-', 'bytes=5-1', 'bytes=0-1,3-4', 'baris=0-1'])
      expect(rangeOf(odd, 10)).toBeUndefined();
  });

  it('names files for every client', () => {
    expect(contentDisposition('inline', `a"b';é.pdf`)).toBe(
      `inline; filename="a_b'_e.pdf"; filename*=UTF-8''a%22b%27%3B%C3%A9.pdf`,
    );
  });
});
