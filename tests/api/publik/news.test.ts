import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Artikel } from '../../../landing/api.ts';
import { renderMarkdown } from '../../../server/platform/landing/index.ts';
import { createWorld, type Person, type World } from '../support/world.ts';
import { article, jenisId, landing, publish, type Saved, visitor } from './support.ts';

let world: World;
let tim: Person;
let get: ReturnType<typeof visitor>;
beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  tim = await world.as('HA03');
  get = visitor(world);
});
afterAll(() => world.close());

const inList = async (slug: string) =>
  (await get('publik/berita?perPage=24')).json<{ items: { slug: string }[] }>().items.some(item => item.slug === slug);
const later = (hours: number) => new Date(world.clock.now.getTime() + hours * 3_600_000).toISOString();

describe('menulis berita', () => {
  it('membuat slug dari judul, bernomor bila sudah dipakai', async () => {
    const judul = 'Ünik & Rapi: “Kabar” ke-1 (uji)!';
    const [first, second] = [
      (await tim.post('pengaturan/berita', article({ judul }))).json<Saved>(),
      (await tim.post('pengaturan/berita', article({ judul }))).json<Saved>(),
    ];
    expect([first.slug, second.slug]).toEqual(['unik-rapi-kabar-ke-1-uji', 'unik-rapi-kabar-ke-1-uji-2']);
    expect(first.status).toBe('draf');
    const other = await tim.post('pengaturan/berita', article({ slug: first.slug }));
    expect([other.statusCode, other.json().errors]).toEqual([422, { slug: 'Alamat berita sudah digunakan.' }]);
    const wrong = await tim.post('pengaturan/berita', article({ slug: 'Bukan slug/../' }));
    expect(wrong.json().errors.slug).toBe('Alamat berita hanya boleh berisi huruf kecil, angka, dan tanda hubung.');
    const script = (
      await tim.post('pengaturan/berita', article({ judul: '新しいニュース記事です今日' }))
    ).json<Saved>();
    expect(script.slug).toMatch(/^berita(-\d+)?$/);
  });

  it('memeriksa panjang, teks alternatif, dan tokoh', async () => {
    const errorsOf = async (more: Record<string, unknown>) =>
      (await tim.post('pengaturan/berita', article(more))).json<{ errors: Record<string, string> }>().errors;
    expect(await errorsOf({ judul: 'Pendek' })).toEqual({ judul: 'Judul minimal 10 karakter.' });
    expect(await errorsOf({ ringkasan: 'Pendek' })).toEqual({ ringkasan: 'Ringkasan minimal 40 karakter.' });
    expect(await errorsOf({ kategori: 'cerita' })).toEqual({
      tokohNama: 'Nama tokoh wajib diisi untuk cerita.',
      tokohKeterangan: 'Keterangan tokoh wajib diisi untuk cerita.',
    });
    expect(await errorsOf({ gambar: '01890000-0000-7000-8000-000000000000' })).toMatchObject({
      altGambar: 'Teks alternatif wajib diisi.',
    });
  });

  it('mengubah slug hanya selama draf', async () => {
    const draft = (await tim.post('pengaturan/berita', article({ judul: 'Slug yang Boleh Diganti' }))).json<Saved>();
    const path = `pengaturan/berita/${draft.id}`;
    const changed = (await tim.put(path, { slug: 'slug-lain', version: draft.version })).json<Saved>();
    expect(changed.slug).toBe('slug-lain');
    const emptied = (await tim.put(path, { slug: null, version: changed.version })).json<Saved>();
    expect(emptied.slug).toBe('slug-yang-boleh-diganti');
    const out = (await tim.post(`${path}/aksi/terbitkan`, {})).json<Saved>();
    const refused = await tim.put(path, { slug: 'slug-baru', version: out.version });
    expect(refused.json().errors).toEqual({ slug: 'Alamat berita tidak dapat diubah setelah terbit.' });
    const dateless = await tim.put(path, { tanggalTerbit: null, version: out.version });
    expect(dateless.json().errors.tanggalTerbit).toBe('Tanggal terbit wajib diisi setelah berita terbit.');
    expect(
      (await tim.put(path, { judul: 'Judul Lain, Slug Tetap Sama', version: out.version })).json<Saved>().slug,
    ).toBe(out.slug);
  });

  it('menghapus hanya draf', async () => {
    const draft = (await tim.post('pengaturan/berita', article())).json<Saved>();
    expect((await tim.delete(`pengaturan/berita/${draft.id}`)).statusCode).toBe(200);
    const out = await publish(tim);
    const refused = await tim.delete(`pengaturan/berita/${out.id}`);
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'Hanya draf yang dapat dihapus. Arsipkan berita yang sudah terbit.',
    ]);
  });

  it('hanya untuk Tim MBKM dan Super Admin', async () => {
    for (const role of ['HA02', 'HA04', 'HA05', 'HA06', 'HA07', 'HA10'] as const) {
      const person = await world.as(role);
      expect((await person.get('pengaturan/berita')).statusCode, role).toBe(403);
      expect((await person.post('pengaturan/berita', article())).statusCode, role).toBe(403);
    }
    expect((await (await world.as('HA01')).get('pengaturan/berita')).statusCode).toBe(200);
  });
});

describe('menerbitkan', () => {
  it('tanpa tanggal berarti sekarang; arsip menghilang dan dapat terbit lagi', async () => {
    const out = await publish(tim, { judul: 'Terbit, Arsip, Terbit Lagi' });
    expect(out.tanggalTerbit).toBe(world.clock.now.toISOString());
    expect(await inList(out.slug)).toBe(true);
    await tim.post(`pengaturan/berita/${out.id}/aksi/arsipkan`, {});
    expect(await inList(out.slug)).toBe(false);
    expect((await get(`publik/berita/${out.slug}`)).statusCode).toBe(404);
    const again = (await tim.post(`pengaturan/berita/${out.id}/aksi/terbitkan`, {})).json<Saved>();
    expect([again.status, again.tanggalTerbit]).toEqual(['terbit', out.tanggalTerbit]);
    expect(await inList(out.slug)).toBe(true);
  });

  it('berita KKN tampil di halaman KKN, tidak di Magang', async () => {
    const out = await publish(tim, { judul: 'Kabar Baru dari Posko KKN', idJenisMbkm: [await jenisId(world, 'kkn')] });
    const slugs = async (kode: string) => (await landing(world, kode)).berita.map(item => item.slug);
    expect(await slugs('kkn')).toContain(out.slug);
    expect(await slugs('magang')).not.toContain(out.slug);
    expect(await inList(out.slug)).toBe(true);
  });

  it('draf dan yang dijadwalkan tidak ada di mana pun, sampai waktunya', async () => {
    const draft = (await tim.post('pengaturan/berita', article({ judul: 'Masih Draf Saja Dulu' }))).json<Saved>();
    const planned = await publish(tim, { judul: 'Terjadwal untuk Besok', tanggalTerbit: later(2) });
    const demo = [
      'klinik-penulisan-laporan-akhir-untuk-peserta-mbkm',
      'rekrutmen-komcad-gelombang-berikutnya-segera-diumumkan',
    ];
    for (const slug of [draft.slug, planned.slug, ...demo]) {
      expect(await inList(slug), slug).toBe(false);
      const answer = await get(`publik/berita/${slug}`);
      expect([answer.statusCode, answer.json().message]).toEqual([404, 'Berita tidak ditemukan.']);
    }
    const before = world.clock.now;
    try {
      world.clock.now = new Date(later(3));
      expect(await inList(planned.slug)).toBe(true);
    } finally {
      world.clock.now = before;
    }
  });
});

describe('Markdown', () => {
  const evil = [
    '# Judul',
    '<script>alert(1)</script><img src=x onerror="alert(2)"><iframe src="javascript:alert(3)"></iframe>',
    '[a](javascript:alert(4)) [b](JaVaScRiPt:alert(5)) [c](data:text/html,x) [d](vbscript:x) [e](//evil.example)',
    '![f](https://evil.example/x.png) ![g" onerror="alert(6)](/logo.svg)',
    '[h](https://baik.example/?a="><script>alert(7)</script>)',
    '`<b>kode</b>` <a href="x" onclick="alert(8)">i</a>',
    '&lt;script&gt;alert(9)&lt;/script&gt;',
    '<kbd><img src=x onerror=alert(12)// x <code><iframe src=//evil.example ',
    '<pre><img src=x onerror=alert(13)//',
    '<svg/onload=alert(10)> <math><mtext></p><img src=x onerror=alert(11)></math>',
  ].join('\n\n');

  it('tidak menjalankan apa pun dan tidak memuat apa pun dari luar', () => {
    const html = renderMarkdown(evil);
    const tags = [...html.matchAll(/<\/?([a-z0-9]+)/gi)].map(match => match[1]);
    expect(new Set(tags)).toEqual(new Set(['h2', 'p', 'a', 'img', 'code']));
    const opened = [...html.matchAll(/<[^>]+>/g)].map(match => match[0]);
    expect(opened.filter(tag => / on\w+=/i.test(tag.replace(/"[^"]*"/g, '""')))).toEqual([]);
    const addresses = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(match => match[1] ?? '');
    expect(addresses.every(address => /^(https:\/\/baik\.example|\/logo\.svg)/.test(address))).toBe(true);
    expect(html.match(/<a /g)?.length).toBe(html.match(/rel="noopener"/g)?.length);
  });

  it('sampai ke pembaca sebagai teks yang ditulis', async () => {
    const out = await publish(tim, { judul: 'Percobaan yang Tidak Berhasil', isi: evil });
    expect((await get(`publik/berita/${out.slug}`)).json<Artikel>().isi).toBe(evil);
  });
});
