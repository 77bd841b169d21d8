// @module-tag semua: a programme's whole life in the browser; its rules are asked in tests/api, its screens in tests/ui
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { caller } from '../platform/orang.ts';
import { portalTests } from '../support/browser.ts';
import { faultsWideAndNarrow } from '../support/faults.ts';

const { close, open, portal } = portalTests();

const summary = 'Kelompok baru berangkat ke tiga desa dan memulai pekan pertama bersama warga.';

async function write(page: Page, judul: string, program?: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Judul' }).fill(judul);
  await page.getByRole('combobox', { name: 'Kategori' }).click();
  await page.getByRole('option', { name: 'Pengumuman' }).click();
  if (program) {
    await page.getByRole('combobox', { name: 'Program' }).fill(program);
    await page.getByRole('option', { name: program }).click();
  }
  await page.getByRole('textbox', { name: 'Ringkasan' }).fill(summary);
}

const landingTitles = async (path: string) => {
  const page = await open(path, { at: portal().clock.now });
  await page.waitForFunction(() => document.querySelectorAll('.skeletons').length === 0);
  return page.locator('#berita article h3').allTextContents();
};

describe('Kelola Berita', () => {
  it('Tim MBKM menulis, melihat pratinjau, menerbitkan: tampil di KKN dan /berita, tidak di Magang', async () => {
    const title = 'Posko Baru KKN Dibuka Pekan Ini';
    const page = await open('/pengaturan/berita/create', { as: 'HA03' });
    await write(page, title, 'Kuliah Kerja Nyata');
    const text = page.getByRole('textbox', { name: 'Isi' });
    await text.fill('Tiga desa <script>alert(1)</script>menunggu.');
    await text.selectText();
    await page.getByRole('button', { name: 'Tebal', exact: true }).click();
    await expect.poll(() => text.inputValue()).toBe('**Tiga desa <script>alert(1)</script>menunggu.**');
    const preview = page.getByRole('region', { name: 'Pratinjau' });
    await preview.locator('strong').waitFor();
    await expect.poll(() => preview.locator('script').count()).toBe(0);
    await page.getByRole('button', { name: 'Simpan', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByText('Belum tampil di situs.').waitFor();
    const slug = '/berita/posko-baru-kkn-dibuka-pekan-ini';
    expect((await portal().app.inject(slug)).statusCode).toBe(404);

    await page.getByRole('button', { name: 'Terbitkan' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Terbitkan' }).click();
    const link = page.getByRole('link', { name: 'Lihat di situs' });
    await link.waitFor();
    await expect.poll(() => link.getAttribute('href')).toBe(slug);

    expect(await landingTitles('/mbkm/Kkn')).toContain(title);
    expect(await landingTitles('/mbkm/Magang')).not.toContain(title);
    const news = await open('/berita', { at: portal().clock.now });
    await expect.poll(() => news.getByRole('heading', { name: title }).count()).toBe(1);
    const article = await open(slug, { at: portal().clock.now });
    await expect.poll(() => article.locator('.prose strong').textContent()).toBe('Tiga desa alert(1)menunggu.');
    await expect.poll(() => article.locator('.prose script').count()).toBe(0);
  });

  it('draf dan yang dijadwalkan tidak ada di mana pun dan alamatnya dijawab 404', async () => {
    for (const slug of [
      'klinik-penulisan-laporan-akhir-untuk-peserta-mbkm',
      'rekrutmen-komcad-gelombang-berikutnya-segera-diumumkan',
    ]) {
      expect((await portal().app.inject(`/berita/${slug}`)).statusCode).toBe(404);
      expect((await portal().app.inject('/sitemap.xml')).body).not.toContain(slug);
    }
    expect((await landingTitles('/mbkm/Komcad')).join()).not.toContain('Rekrutmen Komcad');
  });

  it('daftar, halaman, dan formulir dapat dipakai dan dibaca, lebar dan sempit, terang dan gelap', async () => {
    const row = await portal().db.one<{ id: string }>(
      `select id from pengaturan_berita where slug = 'pendaftaran-kkn-gelombang-ii-resmi-dibuka'`,
    );
    for (const path of ['', `/${row?.id}/show`, `/${row?.id}/show?tab=pratinjau`, `/${row?.id}`]) {
      const page = await open(`/pengaturan/berita${path}`, { as: 'HA03', reducedMotion: 'reduce' });
      const shown = page.getByText('Pendaftaran KKN Gelombang II', { exact: false });
      expect(await faultsWideAndNarrow(page, shown), path).toEqual([]);
      await close(page);
    }
  });
});

describe('mitra', () => {
  it('yang disembunyikan hilang; tanpa mitra bagian dan tautannya hilang', async () => {
    const partners = async () => {
      const page = await open('/mbkm/Magang', { at: portal().clock.now });
      await page.waitForFunction(() => document.querySelectorAll('.skeletons').length === 0);
      const names = await page.locator('#mitra li').evaluateAll(items => items.map(item => item.innerHTML));
      const linked = await page.getByRole('navigation').getByRole('link', { name: 'Mitra' }).count();
      const section = await page.locator('#mitra').count();
      await close(page);
      return { names: names.join(), linked, section };
    };
    const tim = await caller(portal(), 'HA03');
    const hide = async (ids: readonly string[]) => {
      const items = await portal().db.query<{ id: string; version: number }>(
        'select id, version from master_mitra where id = any($1)',
        [ids],
      );
      expect((await tim('PUT', 'master/mitra', { items, data: { tampilPublik: false } })).status).toBe(200);
    };
    const rows = await portal().db.query<{ id: string; nama: string }>(
      'select id, nama from master_mitra where tampil_publik order by nama',
    );
    const before = await partners();
    const [first] = rows.filter(({ nama }) => before.names.includes(nama));
    expect([before.linked, before.section]).toEqual([1, 1]);
    await hide([first?.id ?? '']);
    expect((await partners()).names).not.toContain(first?.nama);
    await hide(rows.map(({ id }) => id));
    expect(await partners()).toEqual({ names: '', linked: 0, section: 0 });
  });
});
