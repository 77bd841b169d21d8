import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { identity } from '../../../../landing/identity.ts';
import { paths } from './browser.ts';
import { startWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const get = async (path: string, headers: Record<string, string> = {}) =>
  world.app.inject({ method: 'GET', url: path, headers });

const jsonLd = (html: string): { '@graph': { '@type': string }[] } =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}');

describe('the plain HTML answer', () => {
  it.each(paths)('%s holds its copy, its head and valid JSON-LD', async path => {
    const { statusCode, body } = await get(path);
    expect(statusCode).toBe(200);
    expect(body).toContain('<html lang="id"');
    expect(body.match(/<h1/g)).toHaveLength(1);
    expect(body.match(/aria-expanded/g)?.length).toBeGreaterThanOrEqual(5);
    expect(body.toLowerCase()).not.toContain('lorem');
    expect(body).not.toMatch(/__[A-Z_]+__/);
    expect(body).not.toMatch(/[^\w]\{\w+\}/);
    expect(body).toMatch(/<title>[^<]+<\/title>/);
    expect(body).toMatch(/<meta name="description" content="[^"]{40,}"/);
    expect(body).toContain(`<link rel="canonical" href="https://mbkm.example${path}">`);
    const image = /property="og:image" content="https:\/\/mbkm\.example([^"]+)"/.exec(body)?.[1] ?? '';
    expect((await get(image)).headers['content-type']).toBe('image/png');
    const kinds = jsonLd(body)['@graph'].map(node => node['@type']);
    expect(kinds).toEqual(expect.arrayContaining(['CollegeOrUniversity', 'WebPage', 'BreadcrumbList', 'FAQPage']));
    expect(kinds).toContain(path === '/' ? 'ItemList' : 'EducationalOccupationalProgram');
    expect(body).toContain(`© ${new Date().getFullYear()} ${identity.namaUniversitas}. Hak cipta dilindungi.`);
  });

  it.each(paths)('%s asks nothing of others and brings at most 90 KB of scripts and 30 KB of styles', async path => {
    const { body } = await get(path);
    const files = [...body.matchAll(/(?:href|src)="(\/assets\/landing\/[^"]+\.(?:js|css))"/g)].map(
      match => match[1] ?? '',
    );
    const size = async (extension: string) => {
      const own = files.filter(file => file.endsWith(extension));
      const answers = await Promise.all(own.map(file => get(file, { 'accept-encoding': 'gzip' })));
      return answers.reduce((sum, answer) => sum + answer.rawPayload.length, 0);
    };
    expect(await size('.js')).toBeLessThan(90_000);
    expect(await size('.css')).toBeLessThan(30_000);
    expect(body).not.toMatch(/(?:src|href)="(?:https?:)?\/\/(?!mbkm\.example)/);
    expect(body).not.toMatch(/ style="| on\w+="/);
    expect(body.match(/<script(?! type="(?:application\/(?:ld\+)?json|module)")/g)).toBeNull();
  });
});

describe('addresses', () => {
  it('leads any spelling of a programme to the canonical one', async () => {
    const answer = await get('/mbkm/magang?utm=1');
    expect([answer.statusCode, answer.headers.location]).toEqual([301, '/mbkm/Magang?utm=1']);
    expect((await get('/MBKM/Kkn')).headers.location).toBe('/mbkm/Kkn');
    expect((await get('/mbkm/x')).statusCode).toBe(404);
    expect((await get('/mbkm/Kkn/')).headers.location).toBe('/mbkm/Kkn');
  });

  it('leads /mbkm to the programmes of the index', async () => {
    expect((await get('/mbkm')).headers.location).toBe('/#about');
    expect((await get('/mbkm/')).headers.location).toBe('/#about');
  });

  it('answers unknown addresses 404: the page for browsers, JSON for the API', async () => {
    const page = await get('/mbkm/TidakAda');
    expect(page.statusCode).toBe(404);
    for (const words of [
      'Page Not Found',
      "Sorry we can't seem to find the page you're looking for",
      'This page could not be found',
      'Back To Home',
    ]) {
      expect(page.body.replaceAll('&#x27;', "'")).toContain(words);
    }
    const api = await get('/api/tidak-ada');
    expect(api.statusCode).toBe(404);
    expect(api.json()).toEqual({ statusCode: 404, code: 'unknownCall', message: 'Alamat API tidak ditemukan.' });
    expect((await get('/berita/tidak-ada')).statusCode).toBe(404);
  });

  it('lists every public page in the sitemap and keeps robots out of the API only', async () => {
    const { body } = await get('/sitemap.xml');
    for (const path of [...paths, '/berita', '/berita/cerita-rizky', '/pertukaran-mahasiswa/registrasi']) {
      expect(body).toContain(`<loc>https://mbkm.example${path}</loc>`);
    }
    expect((await get('/robots.txt')).body).toMatch(
      /Disallow: \/api\/\n[\s\S]*Sitemap: https:\/\/mbkm\.example\/sitemap\.xml/,
    );
  });
});

describe('answers from memory', () => {
  it('knows the copy that the browser has', async () => {
    const first = await get('/');
    const again = await get('/', { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('compresses as the browser wishes', async () => {
    expect((await get('/', { 'accept-encoding': 'gzip, deflate, br' })).headers['content-encoding']).toBe('br');
    expect((await get('/', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
    expect((await get('/', { 'accept-encoding': 'br;q=0, gzip' })).headers['content-encoding']).toBe('gzip');
    expect((await get('/')).headers['content-encoding']).toBeUndefined();
  });

  it('is the same page with a session', async () => {
    const [without, withSession] = [await get('/mbkm/Kkn'), await get('/mbkm/Kkn', { cookie: 'mbkm_token=x' })];
    expect(withSession.body).toBe(without.body);
  });

  it('answers a hashed file for good', async () => {
    const style = /href="([^"]+\.css)"/.exec((await get('/')).body)?.[1] ?? '';
    expect((await get(style)).headers['cache-control']).toContain('immutable');
  });
});

describe('news', () => {
  it('answers an article with its head, harmless', async () => {
    const { body } = await get('/berita/cerita-rizky');
    expect(body).toContain('<meta property="og:type" content="article">');
    expect(jsonLd(body)['@graph'].map(node => node['@type'])).toContain('NewsArticle');
    expect(body).toContain('<a href="https://panduan.example/" rel="noopener">panduan</a>');
    expect(body).not.toMatch(/alert\(|onerror|javascript:/);
  });

  it('filters and searches without scripts', async () => {
    expect((await get('/berita?kategori=cerita')).body).toContain('/berita/cerita-wulan');
    expect((await get('/berita?kategori=agenda')).body).not.toContain('/berita/cerita-wulan');
    expect((await get('/berita?q=semangka')).body).toContain('/berita/cerita-dimas');
    expect((await get('/berita?q=tidakada')).body).toContain('Belum ada berita yang sesuai.');
    expect((await get('/berita?page=abc&kategori=x')).statusCode).toBe(200);
  });
});
