// @module-tag semua: walks every public page; publik/landing/html and header stay
import { describe, expect, it } from 'vitest';
import type { DataBeranda, DataLanding } from '../../../landing/api.ts';
import { programs } from '../../../landing/content/programs.ts';
import { logInByForm, portalTests } from '../support/browser.ts';
import { axe, scrollsSideways } from '../support/looks.ts';

const { open, portal } = portalTests();

const paths = [
  '/',
  '/mbkm/Magang',
  '/mbkm/Kkn',
  '/mbkm/Kewirausahaan',
  '/mbkm/Komcad',
  '/mbkm/PertukaranMahasiswa',
  '/mbkm/KampusMengajar',
  '/mbkm/PraktisiMengajar',
  '/mbkm/StudiIndependen',
];
const articlePath = '/berita/pendaftaran-kkn-gelombang-ii-resmi-dibuka';

const get = (path: string, headers: Record<string, string> = {}) =>
  portal().app.inject({ method: 'GET', url: path, headers: { accept: 'text/html', ...headers } });

describe('alamat', () => {
  it('halaman publik dan kantor belakang masing-masing punya aturan keamanan sendiri', async () => {
    const [landing, office] = [await get('/mbkm/Magang'), await get('/dashboard')];
    expect([landing.statusCode, office.statusCode]).toEqual([200, 200]);
    expect(landing.headers['content-security-policy']).toContain("default-src 'none'");
    expect(office.headers['content-security-policy']).toContain("style-src 'self' 'unsafe-inline'");
    // What a page has in it needs none, a worker has its own.
    const script = await get(/src="(\/assets\/app\/[^"]+\.js)"/.exec(office.body)?.[1] ?? '');
    expect([script.statusCode, script.headers['x-content-type-options']]).toEqual([200, 'nosniff']);
    expect(script.headers).not.toHaveProperty('content-security-policy');
    expect((await get('/sw.js')).headers['content-security-policy']).toContain("default-src 'self'");
    expect(office.headers['x-robots-tag']).toBe('noindex');
    expect(office.headers['cache-control']).toBe('no-cache');
    expect(office.body).toContain('<div id="root">');
    expect((await get('/login')).headers['x-robots-tag']).toBe('noindex');
  });

  it('yang tidak ada dijawab 404: halaman untuk peramban, JSON untuk API', async () => {
    for (const path of ['/tidak-ada', '/mbkm/TidakAda', '/berita/tidak-ada', '/master/tidak-ada', '/assets/x.js']) {
      const answer = await get(path);
      expect([path, answer.statusCode]).toEqual([path, 404]);
      expect(answer.body).toContain('Page Not Found');
      expect(answer.body).toContain('Back To Home');
    }
    const api = await get('/api/tidak-ada');
    expect([api.statusCode, api.json()]).toEqual([
      404,
      { statusCode: 404, code: 'unknownCall', message: 'Alamat API tidak ditemukan.' },
    ]);
    const post = await portal().app.inject({ method: 'POST', url: '/mbkm/Magang', payload: {} });
    expect([post.statusCode, post.json().statusCode]).toEqual([404, 404]);
  });

  it('ejaan lain menuju ejaan yang benar', async () => {
    const to = async (path: string) => (await get(path)).headers.location;
    expect(await to('/mbkm/magang?utm=1')).toBe('/mbkm/Magang?utm=1');
    expect(await to('/MBKM/KKN')).toBe('/mbkm/KKN');
    expect(await to('/mbkm')).toBe('/#about');
    expect(await to('/berita/')).toBe('/berita');
    expect(await to('/BERITA')).toBe('/berita');
    expect(await to(articlePath.toUpperCase())).toBe(articlePath.toUpperCase().replace('/BERITA/', '/berita/'));
    expect(await to(articlePath.replace('pendaftaran', 'PENDAFTARAN'))).toBe(articlePath);
  });

  it('berkas dengan hash disimpan selamanya, dimampatkan, dan punya ETag', async () => {
    const page = (await get('/login')).body;
    const script = /src="(\/assets\/app\/[^"]+\.js)"/.exec(page)?.[1] ?? '';
    const answer = await get(script, { 'accept-encoding': 'br' });
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-encoding']).toBe('br');
    const again = await get(script, { 'if-none-match': String(answer.headers.etag) });
    expect(again.statusCode).toBe(304);
    const icon = await get('/favicon.ico');
    expect([icon.statusCode, icon.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  });

  it('sitemap menyebut kesembilan halaman dan setiap berita publik', async () => {
    const { body } = await get('/sitemap.xml');
    for (const path of [...paths, '/berita', articlePath])
      expect(body).toContain(`<loc>http://localhost:3000${path}</loc>`);
    expect(body).not.toContain('klinik-penulisan-laporan-akhir');
    expect(body).not.toContain('rekrutmen-komcad-gelombang-berikutnya');
    expect((await get('/robots.txt')).body).toContain('Disallow: /api/');
  });
});

describe('setiap halaman dengan data sesungguhnya', () => {
  it.each([...paths, '/berita', articlePath])('%s', async path => {
    const page = await open(path, { width: 360, at: portal().clock.now, reducedMotion: 'reduce' });
    await expect.poll(() => page.locator('.skeletons').count()).toBe(0);
    await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(1);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await scrollsSideways(page), `${width} px`).toBe(false);
    }
    expect(await axe(page)).toEqual([]);
  });

  it('mitra tampil dengan logonya', async () => {
    const page = await open('/mbkm/Magang', { at: portal().clock.now });
    const logos = page.locator('#mitra img');
    await logos.first().scrollIntoViewIfNeeded();
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLImageElement>('#mitra img')].slice(0, 3).every(img => img.naturalWidth > 0),
    );
    await expect.poll(() => logos.count()).toBeGreaterThan(0);
  });
});

describe('tautan', () => {
  it('tidak ada yang putus di seluruh situs', async () => {
    const seen = new Set<string>(['/']);
    const queue = ['/'];
    const broken: string[] = [];
    while (queue.length) {
      const path = queue.shift() ?? '/';
      const { statusCode, headers, body } = await get(path);
      if (statusCode >= 400) broken.push(`${path}: ${statusCode}`);
      const found = statusCode < 400 && String(headers['content-type']).startsWith('text/html') ? linksOf(body) : [];
      for (const next of headers.location ? [String(headers.location)] : found) {
        const address = next.split('#')[0] ?? '';
        if (!address.startsWith('/') || seen.has(address)) continue;
        seen.add(address);
        queue.push(address);
      }
      for (const anchor of found.filter(link => link.startsWith('#') && link.length > 1))
        if (!body.includes(`id="${anchor.slice(1)}"`)) broken.push(`${path}${anchor}`);
    }
    expect(broken).toEqual([]);
    expect([...seen].filter(path => path.startsWith('/berita/')).length).toBe(22);
    expect([...seen]).toEqual(expect.arrayContaining([...paths, '/berita', '/login']));
  });
});

/** Addresses that a page names; those of other sites are not ours to test. */
const linksOf = (html: string): string[] =>
  [...html.matchAll(/(?:href|src)="([^"]+)"/g)]
    .map(match => (match[1] ?? '').replaceAll('&amp;', '&').replace('http://localhost:3000', ''))
    .filter(link => /^[/#](?!\/)/.test(link));

describe('masuk', () => {
  it('Login menuju /login dan sesudahnya ke /dashboard; dengan sesi langsung ke /dashboard', async () => {
    const page = await open('/mbkm/Magang');
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    await page.waitForURL(/\/login$/);
    await logInByForm(page, 'HA02');
    await page.waitForURL(/\/dashboard$/);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goto(`${portal().url}/mbkm/Magang`);
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    await page.waitForURL(/\/dashboard$/);
  });

  it('tanpa sesi, layar kantor belakang menuju halaman depan; halaman depan tetap dengan sesi', async () => {
    const guest = await open('/master/mitra');
    await guest.waitForURL(`${portal().url}/`);
    await guest.getByRole('heading', { level: 1 }).waitFor();
    const member = await open('/', { as: 'HA03' });
    await member.waitForFunction(() => document.querySelectorAll('.skeletons').length === 0);
    expect(new URL(member.url()).pathname).toBe('/');
  });
});

describe('halaman yang dirangkai server', () => {
  const codes = programs.map(({ code, path }) => [code, path] as const);

  it.each(codes)('%s: HTML, API, dan JSON-LD menyebut angka dan tanggal yang sama', async (code, path) => {
    const { body } = await get(path);
    const data: DataLanding = (await get(`/api/publik/landing/${code}`)).json();
    const embedded = JSON.parse(/id="data-halaman">(.*?)<\/script>/s.exec(body)?.[1] ?? 'null');
    expect(embedded.data).toEqual(data);
    expect(body).not.toContain('Memuat data');
    const graph: { '@type': string; applicationDeadline?: string }[] = JSON.parse(
      /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body)?.[1] ?? '{}',
    )['@graph'];
    const deadline = graph.find(node => node['@type'] === 'EducationalOccupationalProgram')?.applicationDeadline;
    expect(deadline).toBe(data.program.terbuka ? data.program.tutupPada : undefined);
    const starts = data.jadwal.map(({ mulai }) => mulai);
    expect(starts).toEqual(starts.toSorted());
    const index: DataBeranda = (await get('/api/publik/beranda')).json();
    const { terbuka, bukaPada, tutupPada } = data.program;
    expect(index.program).toContainEqual({ kode: code, terbuka, bukaPada, tutupPada });
  });

  it('pendaftaran inbound menyebut kapan dibuka, di setiap ejaan alamatnya', async () => {
    const page = await get('/pertukaran-mahasiswa/registrasi');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Pendaftaran Mahasiswa Inbound');
    expect(page.body).toMatch(/Pendaftaran (dibuka|sedang ditutup)/);
    const other = await get('/Pertukaran-Mahasiswa/Registrasi');
    expect([other.statusCode, other.headers.location]).toEqual([301, '/pertukaran-mahasiswa/registrasi']);
  });
});
