import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import type { RincianKarya } from '../../../resources/portofolio/rincian.ts';
import { createWorld, type Person, type World } from '../support/world.ts';

/** Details by DOI from a stand-in of Crossref (docs/domain/40 §2.4). */

const article = {
  message: {
    type: 'journal-article',
    title: ['Sistem <i>Informasi</i> Pesisir'],
    'container-title': ['Jurnal Pesisir'],
    DOI: '10.1234/Satu',
    ISSN: ['2088-3714', '2338-1234'],
    publisher: 'UNR Press',
    volume: '9',
    issue: '2',
    page: '10-20',
    published: { 'date-parts': [[2024, 3]] },
    abstract: '<jats:p>Ringkas.</jats:p>',
    author: [{ given: 'Budi', family: 'Santoso' }, { name: 'Badan Riset' }],
    resource: { primary: { URL: 'https://jurnal.example/1' } },
  },
};

let source: Server;
let world: World;
let closed: World;
let student: Person;
const asked: string[] = [];

/** An answer that does not end. */
function flood(response: ServerResponse): void {
  response.on('close', () => cut.push('tanpaakhir'));
  response.writeHead(200);
  const more = () => {
    while (!response.destroyed && response.write(' '.repeat(64 * 1024)));
    if (!response.destroyed) response.once('drain', more);
  };
  more();
}
const cut: string[] = [];

beforeAll(async () => {
  source = createServer((request, response) => {
    asked.push(request.url ?? '');
    const send = (status: number, body: string) => response.writeHead(status).end(body);
    if (request.url === '/works/10.1234%2Fsatu') send(200, JSON.stringify(article));
    else if (request.url === '/works/10.1234%2Fbuku')
      send(200, JSON.stringify({ message: { ...article.message, type: 'book' } }));
    else if (request.url === '/works/10.1234%2Fpindah')
      response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
    else if (request.url === '/works/10.1234%2Frusak') send(200, 'bukan JSON');
    else if (request.url === '/works/10.1234%2Fbesar') send(200, ' '.repeat(2 * 1024 * 1024));
    else if (request.url === '/works/10.1234%2Fjatuh') send(500, '');
    else if (request.url === '/works/10.1234%2Fpenuh') send(429, 'Too many requests.');
    else if (request.url === '/works/10.1234%2Fputus') response.destroy();
    else if (request.url === '/works/10.1234%2Ftersendat') response.writeHead(200).write('{"message":');
    else if (request.url === '/works/10.1234%2Ftanpaakhir') flood(response);
    else if (request.url === '/works/10.1234%2Fdiam') return;
    else send(404, 'Resource not found.');
  });
  await new Promise<void>(resolve => source.listen(0, '127.0.0.1', resolve));
  const templates = { template: inject('template'), templateDatabase: inject('templateDatabase') };
  const { port } = source.address() as AddressInfo;
  world = await createWorld(templates, undefined, { crossrefUrl: `http://127.0.0.1:${port}/` });
  closed = await createWorld(templates);
  student = await world.as('HA02');
});
afterAll(async () => {
  await world.close();
  await closed.close();
  source.closeAllConnections();
  await new Promise(resolve => source.close(resolve));
});

const details = (who: Person, doi: string, jenis = 'jurnal') => who.get('v9/crossref/rincian', { jenis, doi });

it('fills what the form asks for', async () => {
  expect((await student.get('v9/crossref')).json()).toEqual({ tersedia: true });
  const answer = await details(student, 'https://doi.org/10.1234/SATU');
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json<RincianKarya>()).toEqual({
    isian: {
      judul: 'Sistem Informasi Pesisir',
      namaJurnal: 'Jurnal Pesisir',
      issn: '2088-3714',
      eissn: '2338-1234',
      volume: '9',
      nomor: '2',
      halaman: '10-20',
      bulan: 3,
      tahun: 2024,
      penerbit: 'UNR Press',
      doi: '10.1234/satu',
      tautan: 'https://jurnal.example/1',
      abstrak: 'Ringkas.',
    },
    penulis: ['Budi Santoso', 'Badan Riset'],
  });
});

it.each([
  ['10.1234/tiada', 404, 'DOI tidak ditemukan di Crossref.'],
  ['10.1234/buku', 422, 'DOI ini bukan Jurnal.'],
  ['10.1234/pindah', 502, 'Crossref tidak dapat dihubungi. Isi rincian sendiri, atau coba lagi nanti.'],
  ['10.1234/rusak', 502, 'Crossref tidak dapat dihubungi. Isi rincian sendiri, atau coba lagi nanti.'],
  ['10.1234/besar', 502, 'Crossref tidak dapat dihubungi. Isi rincian sendiri, atau coba lagi nanti.'],
  ['10.1234/tanpaakhir', 502, 'Crossref tidak dapat dihubungi. Isi rincian sendiri, atau coba lagi nanti.'],
  ['10.1234/jatuh', 502, 'Crossref tidak dapat dihubungi. Isi rincian sendiri, atau coba lagi nanti.'],
  ['10.1234/putus', 502, 'Crossref tidak dapat dihubungi. Isi rincian sendiri, atau coba lagi nanti.'],
  [
    '10.1234/penuh',
    502,
    'Crossref sedang membatasi permintaan. Isi rincian sendiri, atau coba lagi beberapa menit lagi.',
  ],
] as const)('says of %s what is the matter', async (doi, status, message) => {
  const answer = await details(student, doi);
  expect([answer.statusCode, answer.json().message]).toEqual([status, message]);
});

it('hangs up on an answer that does not end', async () => {
  await expect.poll(() => cut).toContain('tanpaakhir');
});

it.each(['diam', 'tersendat'])('waits five seconds for a source that says nothing more: %s', async name => {
  // The clock of the call is a hand on its signal; nobody waits for it here.
  const clock = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal);
  try {
    const answer = details(student, `10.1234/${name}`);
    await expect.poll(() => asked.at(-1)).toBe(`/works/10.1234%2F${name}`);
    expect(timeout).toHaveBeenCalledWith(5000);
    clock.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError'));
    expect([(await answer).statusCode, (await answer).json().message]).toEqual([
      502,
      'Crossref tidak dapat dihubungi. Isi rincian sendiri, atau coba lagi nanti.',
    ]);
  } finally {
    timeout.mockRestore();
  }
  // The next one is asked as before.
  expect((await details(student, '10.1234/satu')).statusCode).toBe(200);
});

it('asks one address only, with the DOI as one step of it', async () => {
  const before = asked.length;
  expect((await details(student, '10.1234/../../admin?x=1#y')).statusCode).toBe(404);
  expect(asked.slice(before)).toEqual(['/works/10.1234%2F..%2F..%2Fadmin%3Fx%3D1%23y']);
  for (const doi of ['http://127.0.0.1/10', 'bukan', '']) expect((await details(student, doi)).statusCode).toBe(422);
  expect((await details(student, '10.1234/satu', 'hki')).statusCode).toBe(422);
  expect((await details(await world.as('HA06'), '10.1234/satu')).statusCode).toBe(403);
  expect(asked).toHaveLength(before + 1);
});

it('asks nobody where no address is set', async () => {
  const before = asked.length;
  const other = await closed.as('HA02');
  expect((await other.get('v9/crossref')).json()).toEqual({ tersedia: false });
  expect((await details(other, '10.1234/satu')).statusCode).toBe(404);
  expect(asked).toHaveLength(before);
});
