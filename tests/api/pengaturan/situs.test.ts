import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { KeadaanSitus } from '../../../resources/pengaturan/panggilanSitus.ts';
import { halamanSitus } from '../../../resources/pengaturan/situs.ts';
import { skemaSitus, tanpaUbahan } from '../../../resources/pengaturan/situsSkema.ts';
import { inCode, nameOf } from '../../../server/platform/landing/pagesInCode.ts';
import { formOf, formType } from '../platform/documents/support.ts';
import { type TwoProcesses, twoProcesses } from '../support/twoProcesses.ts';
import type { Person, World } from '../support/world.ts';

const path = 'pengaturan/situs';

let world: World;
/** Two processes on one database. */
let here: FastifyInstance;
let there: FastifyInstance;
let admin: Person;

let both: TwoProcesses;

beforeAll(async () => {
  both = await twoProcesses('situs');
  ({ world, here, there, admin } = both);
});
afterAll(() => both.close());

const read = async (page: string): Promise<KeadaanSitus> => (await admin.get(`${path}/${page}`)).json();
const bodyOf = async (app: FastifyInstance, url: string) => (await app.inject({ method: 'GET', url })).body;
/** A page in which some fields of a section are other ones. */
const document = (section: string, fields: Record<string, unknown>, more: object = {}) => ({
  ...tanpaUbahan,
  isi: { [section]: fields },
  ...more,
});
const publish = async (page: string, isi: object, catatan = 'Uji') =>
  admin.post(`${path}/${page}/terbit`, { version: (await read(page)).version, isi, catatan });
const unpublish = async (page: string) =>
  admin.post(`${path}/${page}/kembali`, { version: (await read(page)).version, nomor: 0, catatan: 'Bawaan' });
const send = (who: Person, content: Buffer, name = 'foto.jpg') =>
  here.inject({
    method: 'POST',
    url: `/api/${path}/gambar`,
    headers: { 'content-type': formType, authorization: `Bearer ${who.token}` },
    payload: formOf({ name, content, mime: 'image/jpeg' }),
  });
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3a6' } })
    .jpeg()
    .toBuffer();

describe('the texts of public pages', () => {
  it('are Super Admin’s to see and to change', async () => {
    const list = (await admin.get(path)).json<{ kunci: string; diubah: boolean; diubahPada: string | null }[]>();
    expect(list.map(({ kunci }) => kunci)).toEqual([...halamanSitus]);
    expect(list.every(({ diubah, diubahPada }) => !diubah && diubahPada === null)).toBe(true);
    const team = await world.as('timmbkm');
    expect((await team.get(path)).statusCode).toBe(403);
    expect((await team.get(`${path}/magang`)).statusCode).toBe(403);
    const sent = { version: 0, isi: tanpaUbahan, catatan: 'Uji' };
    expect((await team.post(`${path}/magang/terbit`, sent)).statusCode).toBe(403);
    expect((await world.stranger.post(`${path}/magang/pratinjau`, { isi: tanpaUbahan })).statusCode).toBe(401);
    expect((await send(team, await photo(800, 600))).statusCode).toBe(403);
    expect((await admin.get(`${path}/tidak-ada`)).statusCode).toBe(404);
  });

  it.each(halamanSitus)('of %s in the code are a version that could be published', page => {
    expect(skemaSitus(page).safeParse(inCode(page)).error).toBeUndefined();
  });

  it('published as they are in the code change no byte of the page', async () => {
    const url = nameOf('kwu').path;
    const before = await bodyOf(here, url);
    expect((await publish('kwu', inCode('kwu'))).statusCode).toBe(200);
    expect(await bodyOf(here, url)).toBe(before);
    expect(await read('kwu')).toMatchObject({ nomor: 1, diubah: false, terbit: tanpaUbahan });
  });

  it('are in force at once in every process, and lead the title, the figures of search engines and the preview', async () => {
    const isi = document(
      'home',
      { heading: 'Magang <di> Bahari' },
      { sembunyi: ['faq', 'mitra'], urutan: ['berita', 'about', 'program'] },
    );
    const answer = await publish('magang', isi, 'Musim baru');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ nomor: 1, diubah: true, adaDraf: false, namaPengubah: expect.any(String) });
    for (const app of [here, there]) {
      await expect.poll(() => bodyOf(app, '/mbkm/Magang')).toContain('Magang &lt;di&gt; Bahari');
      const body = await bodyOf(app, '/mbkm/Magang');
      expect(body).not.toContain('id="faq"');
      expect(body).not.toContain('FAQPage');
      expect(body.indexOf('id="berita"')).toBeLessThan(body.indexOf('id="about"'));
      // The page's script makes the same of it.
      const block = /<script type="application\/json" id="data-situs">(.*?)<\/script>/s.exec(body)?.[1] ?? '';
      expect(JSON.parse(block).dokumen.isi.home.heading).toBe('Magang <di> Bahari');
      // Untouched texts are as in the code.
      expect(body).toContain('Belajar di tempat pekerjaan itu dikerjakan');
    }
    const tag = (await here.inject({ method: 'GET', url: '/mbkm/Magang' })).headers.etag;
    await unpublish('magang');
    await expect.poll(() => bodyOf(there, '/mbkm/Magang')).toContain('Satu semester di dunia kerja');
    const again = { method: 'GET', url: '/mbkm/Magang', headers: { 'if-none-match': String(tag) } } as const;
    expect((await here.inject(again)).statusCode).toBe(200);
  });

  it('say the page in English apart from the one in Indonesian', async () => {
    await publish('pertukaran_en', document('home', { heading: 'Come and learn with us' }));
    await expect.poll(() => bodyOf(here, '/mbkm/PertukaranMahasiswa?bahasa=en')).toContain('Come and learn with us');
    expect(await bodyOf(here, '/mbkm/PertukaranMahasiswa')).toContain('Kuliah di kampus lain, pulang');
  });

  it('tell every wrong field at once, and take nothing that is not declared', async () => {
    const before = await read('kkn');
    const answer = await publish('kkn', {
      urutan: ['about', 'about'],
      sembunyi: ['program'],
      isi: {
        home: {
          heading: '',
          lead: 'Halo {rahasia}',
          eyebrow: 'x'.repeat(61),
          secondaryHref: 'javascript:alert(1)',
          href: '/x',
        },
        about: { paragraphs: [] },
        faq: {
          questions: [
            { question: 'A', answer: 'B' },
            { question: 'A', answer: '' },
          ],
        },
        footer: { text: 'Halo' },
      },
    });
    expect(answer.statusCode).toBe(422);
    const { errors } = answer.json<{ errors: Record<string, string> }>();
    expect(errors).toMatchObject({
      urutan: 'Sudah ada yang sama.',
      'sembunyi.0': 'Bagian ini tidak dapat disembunyikan.',
      'isi.home.heading': 'Wajib diisi.',
      'isi.home.href': 'Isian ini tidak dikenal portal.',
      'isi.footer': 'Isian ini tidak dikenal portal.',
      'isi.about.paragraphs': 'Isi minimal 1 paragraf.',
      'isi.faq.questions.1.answer': 'Wajib diisi.',
    });
    expect(errors['isi.home.lead']).toContain('{rahasia}');
    expect(Object.keys(errors)).toEqual(expect.arrayContaining(['isi.home.eyebrow', 'isi.home.secondaryHref']));
    expect(await read('kkn')).toEqual(before);
  });

  it('show the cards of the index that are wanted, in the order that is wanted', async () => {
    const shown = async (app: FastifyInstance) =>
      [...(await bodyOf(app, '/')).matchAll(/class="program" data-program="(\w+)"/g)].map(([, code]) => code);
    const all = await shown(here);
    expect(all).toEqual(expect.arrayContaining(['magang', 'kkn', 'komcad']));
    const card = (kode: string, tampil = 'ya') => ({ kode, tampil });
    const cards = [card('kkn'), card('magang'), card('komcad', 'tidak')];
    expect((await publish('beranda', document('about', { cards }))).statusCode).toBe(200);
    // A card that the stored order does not know stands where the code puts it.
    const wanted = [
      'kkn',
      'kwu',
      'magang',
      ...all.filter(code => !['kkn', 'kwu', 'magang', 'komcad'].includes(code ?? '')),
    ];
    await expect.poll(() => shown(there)).toEqual(wanted);
    const figures = /<script type="application\/ld\+json">(.+?)<\/script>/s.exec(await bodyOf(there, '/'))?.[1] ?? '';
    expect(figures).toContain('/mbkm/Kkn');
    expect(figures).not.toContain('/mbkm/Komcad');
    // The foot of every page names the same programmes.
    const paths = async (app: FastifyInstance, page: string) => {
      const foot = /<nav class="footer-programs".+?<\/nav>/s.exec((await app.inject(page)).body)?.[0] ?? '';
      return [...foot.matchAll(/href="([^"]+)"/g)].map(([, path]) => path);
    };
    const named = await paths(there, '/');
    expect(named).toHaveLength(wanted.length);
    expect(named[0]).toBe('/mbkm/Kkn');
    expect(named).not.toContain('/mbkm/Komcad');
    for (const page of ['/mbkm/Magang', '/berita', '/tidak-ada', '/mbkm/PertukaranMahasiswa?bahasa=en'])
      await expect.poll(() => paths(there, page)).toEqual(named);
    const errors = async (cards: unknown) => (await publish('beranda', document('about', { cards }))).json().errors;
    expect(await errors(all.map(code => card(code ?? '', 'tidak')))).toEqual({
      'isi.about.cards': 'Tampilkan minimal satu kartu.',
    });
    expect(await errors([card('kkn'), card('kkn')])).toEqual({ 'isi.about.cards.1': 'Sudah ada yang sama.' });
    expect(await errors([card('lain')])).toEqual({ 'isi.about.cards.0.kode': expect.any(String) });
    await unpublish('beranda');
    await expect.poll(() => shown(there)).toEqual(all);
  });

  it('keep the doors of visitors open', async () => {
    const wrong = async (page: string, isi: object) =>
      (await publish(page, isi)).json<{ errors?: Record<string, string> }>().errors ?? {};
    expect(await wrong('beranda', { ...tanpaUbahan, sembunyi: ['about'] })).toHaveProperty(['sembunyi.0']);
    expect(await wrong('pertukaran', document('home', { secondaryHref: '/' }))).toHaveProperty([
      'isi.home.secondaryHref',
    ]);
    for (const href of ['//jahat.example', '/\\jahat.example', 'http://x.example', 'data:text/html,x', '#tidakada'])
      expect(await wrong('kkn', document('home', { secondaryHref: href }))).toHaveProperty(['isi.home.secondaryHref']);
    const hidden = document('home', { secondaryHref: '#about' }, { sembunyi: ['about'] });
    expect(await wrong('kkn', hidden)).toHaveProperty(['isi.home.secondaryHref']);
  });
});

describe('a draft', () => {
  it('is seen by its editor only, until it is published', async () => {
    const isi = document('home', { heading: 'Belum untuk umum' });
    const { version } = await read('komcad');
    const saved = await admin.put(`${path}/komcad/draf`, { version, isi });
    expect(saved.json()).toMatchObject({
      adaDraf: true,
      nomor: 0,
      draf: { isi: { home: { heading: 'Belum untuk umum' } } },
    });
    expect(await bodyOf(here, '/mbkm/Komcad')).not.toContain('Belum untuk umum');
    const shown = await admin.post(`${path}/komcad/pratinjau`, { isi });
    expect(shown.headers['cache-control']).toBe('no-store');
    const { html } = shown.json<{ html: string }>();
    expect(html).toContain('Belum untuk umum');
    expect(html).not.toContain('type="module"');
    const gone = await admin.delete(`${path}/komcad/draf`, { version: saved.json<KeadaanSitus>().version });
    expect(gone.json()).toMatchObject({ adaDraf: false, draf: null });
  });

  it('does not overwrite what somebody else saved meanwhile', async () => {
    const { version } = await read('komcad');
    const mine = { version, isi: document('home', { heading: 'Saya dahulu' }) };
    expect((await admin.put(`${path}/komcad/draf`, mine)).statusCode).toBe(200);
    const late = await admin.put(`${path}/komcad/draf`, { version, isi: document('home', { heading: 'Terlambat' }) });
    expect(late.statusCode).toBe(409);
    expect((await read('komcad')).draf?.isi.home?.heading).toBe('Saya dahulu');
    const { version: _, ...without } = mine;
    expect((await admin.put(`${path}/komcad/draf`, without)).statusCode).toBe(428);
  });
});

describe('versions', () => {
  it('tell who published what and why, and each can be taken back', async () => {
    const heading = (text: string) => document('home', { heading: text });
    await publish('studi_independen', heading('Versi satu'), 'Pertama');
    await publish('studi_independen', heading('Versi dua'), 'Kedua');
    const { version, versi } = await read('studi_independen');
    expect(versi.map(({ nomor, catatan }) => [nomor, catatan])).toEqual([
      [2, 'Kedua'],
      [1, 'Pertama'],
    ]);
    expect((await admin.get(`${path}/studi_independen/versi?nomor=1`)).json()).toMatchObject(heading('Versi satu'));
    const back = await admin.post(`${path}/studi_independen/kembali`, { version, nomor: 1, catatan: 'Lebih baik' });
    expect(back.json()).toMatchObject({ nomor: 3, terbit: heading('Versi satu') });
    await expect.poll(() => bodyOf(there, '/mbkm/StudiIndependen')).toContain('Versi satu');
    const missing = { version: back.json<KeadaanSitus>().version, nomor: 9, catatan: 'x' };
    expect((await admin.post(`${path}/studi_independen/kembali`, missing)).statusCode).toBe(404);
    const wordless = { version: back.json<KeadaanSitus>().version, isi: tanpaUbahan, catatan: ' ' };
    expect((await admin.post(`${path}/studi_independen/terbit`, wordless)).json().errors).toEqual({
      catatan: 'Wajib diisi.',
    });
    const log = await world.db.query<{ ringkasan: string }>(
      `select ringkasan from pengaturan_log_aktivitas where ringkasan like 'Halaman publik%' order by waktu desc, id desc limit 1`,
    );
    expect(log[0]?.ringkasan).toContain('versi 3: Lebih baik');
  });
});

describe('a picture', () => {
  it('comes in sizes and modern forms, keeps its place, and replaces the drawing on the page and on its card', async () => {
    const sent = await send(admin, await photo(1000, 700));
    expect(sent.statusCode).toBe(201);
    const { id } = sent.json<{ id: string }>();
    const nameless = await publish('kampus_mengajar', document('home', { picture: { id, alt: ' ' } }));
    expect(nameless.json().errors).toEqual({ 'isi.home.picture.alt': 'Teks alternatif wajib diisi.' });
    const used = await publish('kampus_mengajar', document('home', { picture: { id, alt: 'Mahasiswa mengajar' } }));
    expect(used.statusCode).toBe(200);
    await expect.poll(() => bodyOf(there, '/mbkm/KampusMengajar')).toContain('alt="Mahasiswa mengajar"');
    const body = await bodyOf(there, '/mbkm/KampusMengajar');
    expect(body).toMatch(/<img[^>]+width="1000" height="700"/);
    const set = /<source type="image\/avif" srcSet="([^"]+)"/.exec(body)?.[1] ?? '';
    const sizes = set.split(', ').map(each => each.split(' '));
    expect(sizes.map(([, width]) => width)).toEqual(['480w', '800w']);
    const file = await there.inject({ method: 'GET', url: sizes[0]?.[0] ?? '' });
    expect(file.headers).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': expect.stringContaining('immutable'),
    });
    expect(await sharp(file.rawPayload).metadata()).toMatchObject({ width: 480, height: 336 });
    expect(await bodyOf(there, '/')).toContain(sizes[0]?.[0] ?? '-');
  });

  it('is what links to the page are previewed by, where there is one', async () => {
    const preview = async (url: string) => {
      const address = /property="og:image" content="(https?:\/\/[^"]+)"/.exec(await bodyOf(there, url))?.[1] ?? '';
      const { pathname, search } = new URL(address);
      return { pathname, answer: await there.inject({ method: 'GET', url: pathname + search }) };
    };
    const { id } = (await send(admin, await photo(1400, 1000))).json<{ id: string }>();
    await publish('studi_independen', document('about', { picture: { id, alt: 'Mahasiswa belajar' } }));
    await expect.poll(() => bodyOf(there, '/mbkm/StudiIndependen')).toContain('alt="Mahasiswa belajar"');
    const own = await preview('/mbkm/StudiIndependen');
    expect(own.answer.headers['content-type']).toBe('image/jpeg');
    expect(await sharp(own.answer.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    const drawn = await preview('/mbkm/PraktisiMengajar');
    expect(drawn.answer.headers['content-type']).toBe('image/png');
    const missing = await there.inject({ method: 'GET', url: drawn.pathname.replace('.png', '.jpg') });
    expect(missing.statusCode).toBe(404);
  });

  it('is refused by what is in it', async () => {
    const said = async (content: Buffer) =>
      (await send(admin, content)).json<{ errors?: { file?: { message: string } } }>().errors?.file?.message;
    expect(await said(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toContain(
      'Tipe berkas tidak diizinkan',
    );
    expect(await said(await photo(300, 200))).toContain('600 piksel');
    expect(await said((await photo(900, 600)).subarray(0, 400))).toContain('tidak dapat dibaca');
    const unknown = document('home', { picture: { id: '0197a000-0000-7000-8000-000000000001', alt: 'Foto' } });
    expect((await publish('kkn', unknown)).json().errors).toHaveProperty(['isi.home.picture']);
  });

  it('that no version shows goes after a day', async () => {
    const { id } = (await send(admin, await photo(640, 480))).json<{ id: string }>();
    const count = async () =>
      (await world.db.query(`select 1 as ada from internal_berkas where id_baris = $1 and dihapus_pada is null`, [id]))
        .length;
    expect(await count()).toBe(2);
    await world.db.execute(`update internal_situs_gambar set created_at = created_at - interval '25 hours'`);
    await publish('kwu', document('home', { heading: 'Dengan foto lain' }));
    expect(await count()).toBe(0);
  });
});
