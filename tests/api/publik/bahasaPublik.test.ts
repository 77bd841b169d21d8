import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Fronted, withFrontEnds } from '../support/twoProcesses.ts';

/** Somebody without an account reads what the browser prefers, unless another language was chosen (docs/domain/50 §4). */

const english = { 'accept-language': 'en-GB,en;q=0.9,id;q=0.4' };
let fronted: Fronted;
let world: Fronted['world'];
let app: Fronted['app'];

beforeAll(async () => {
  fronted = await withFrontEnds('bahasa');
  ({ world, app } = fronted);
});
afterAll(() => fronted.close());

const page = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers });
const langOf = (html: string) => /<html[^>]* lang="(\w+)"/.exec(html)?.[1];

it.each(['/verifikasi-surat', '/verifikasi-surat/TIDAK-ADA', '/mbkm/PertukaranMahasiswa'])(
  '%s is in the language of the browser, until another one is chosen',
  async url => {
    const first = await page(url, english);
    expect([langOf(first.body), first.headers.vary]).toEqual(['en', expect.stringContaining('Accept-Language')]);
    expect(langOf((await page(url)).body)).toBe('id');
    expect(langOf((await page(url, { 'accept-language': 'id-ID,id;q=0.9,en;q=0.8' })).body)).toBe('id');
    expect(langOf((await page(url, { 'accept-language': 'ja;q=nothing,*' })).body)).toBe('id');
    const chosen = await page(`${url}?bahasa=id`, english);
    expect(langOf(chosen.body)).toBe('id');
    const cookie = String(chosen.headers['set-cookie']).split(';')[0] ?? '';
    expect(langOf((await page(url, { ...english, cookie: `other=1; ${cookie}` })).body)).toBe('id');
    expect(langOf((await page(`${url}?bahasa=en`, { cookie })).body)).toBe('en');
  },
);

it('the registration of exchange students opens in the language of the browser', async () => {
  const url = '/pertukaran-mahasiswa/registrasi';
  const led = await page(`${url}?kode=1`, english);
  expect([led.statusCode, led.headers.location]).toEqual([302, `${url}?bahasa=en&kode=1`]);
  expect((await page(url)).statusCode).toBe(200);
  expect((await page(`${url}?bahasa=id`, english)).statusCode).toBe(200);
  expect((await page(url, { ...english, cookie: 'bahasa=id' })).statusCode).toBe(200);
});

it('strangers are refused in the language of the browser; an account in its own', async () => {
  const ask = (headers: Record<string, string>, query = '') =>
    app.inject({ method: 'GET', url: `/api/user${query}`, headers, remoteAddress: '10.9.0.1' });
  const said = async (headers: Record<string, string>, query = '') =>
    (await ask(headers, query)).json<{ message: string }>().message;
  const [indonesian, other] = [await said({}), await said(english)];
  expect(other).not.toBe(indonesian);
  expect(await said(english, '?bahasa=id')).toBe(indonesian);
  expect(await said({}, '?bahasa=en')).toBe(other);
  expect((await page('/api/tidak-ada', english)).json().message).not.toBe(
    (await page('/api/tidak-ada')).json().message,
  );
  const { token } = await world.as('HA02');
  const refused = await app.inject({
    method: 'GET',
    url: '/api/user/tidak-ada',
    headers: { ...english, authorization: `Bearer ${token}` },
  });
  expect(refused.json().message).toBe('Data tidak ditemukan.');
});
