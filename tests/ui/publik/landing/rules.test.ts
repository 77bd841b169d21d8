import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { SyaratProgram } from '../../../../landing/api.ts';
import { content as komcad } from '../../../../landing/content/komcad.ts';
import { programs } from '../../../../landing/content/programs.ts';
import { formatPeriod, formatSize, phaseOf } from '../../../../landing/format.ts';
import { fill, identity } from '../../../../landing/identity.ts';
import { newsApiHref, newsHref, parseNewsQuery } from '../../../../landing/newsQuery.ts';
import { lines } from '../../../../landing/og.tsx';
import { registrationOf } from '../../../../landing/registration.ts';
import { isPageKey, landingPages } from '../../../../landing/registry.ts';
import { shownParts } from '../../../../landing/sections/Info.tsx';
import { evenRow, initialsOf } from '../../../../landing/sections/Partners.tsx';
import { openingsOf } from '../../../../landing/sections/Schedule.tsx';
import { mix, themeCss } from '../../../../landing/theme.ts';
import { renderMarkdown } from '../../../../server/platform/landing/index.ts';

const now = new Date('2026-11-21T10:00:00+07:00');
const program = (values: Partial<SyaratProgram>): SyaratProgram => ({
  minSemester: 5,
  minIpk: 2.75,
  minSks: 80,
  maksSks: 20,
  terbuka: false,
  bukaPada: null,
  tutupPada: null,
  ...values,
});

describe('pendaftaran', () => {
  it.each([
    [{ terbuka: true, bukaPada: '2026-11-01', tutupPada: '2026-12-04' }, 'Pendaftaran dibuka sampai 4 Desember 2026'],
    [{ bukaPada: '2026-12-01', tutupPada: '2026-12-20' }, 'Pendaftaran dibuka 1 Desember 2026'],
    [{ bukaPada: '2026-09-01', tutupPada: '2026-09-20' }, 'Pendaftaran ditutup'],
    [{}, undefined],
  ])('%o', (values, text) => {
    expect(registrationOf(program(values), now)?.text).toBe(text);
  });
});

describe('logo mitra', () => {
  it.each([
    [7, 4],
    [8, 4],
    [12, 6],
    [13, 5],
    [24, 6],
    [1, 3],
  ])('%i logo: %i sebaris', (count, perRow) => expect(evenRow(count, 3, 6)).toBe(perRow));
});

describe('jadwal', () => {
  it('menghitung hari terakhir secara utuh', () => {
    expect(phaseOf('2026-11-01', '2026-11-21', now)).toBe('Berlangsung');
    expect(phaseOf('2026-11-01', '2026-11-20', now)).toBe('Selesai');
    expect(phaseOf('2026-11-22', '2026-11-30', now)).toBe('Akan datang');
  });

  it('memulai pembukaan baru saat tahap berulang', () => {
    const stage = (tahap: string) => ({ tahap, mulai: '2026-11-01', selesai: '2026-11-02' });
    const openings = openingsOf([stage('Pendaftaran'), stage('Pelaksanaan'), stage('Pendaftaran')]);
    expect(openings.map(opening => opening.length)).toEqual([2, 1]);
  });

  it('menulis rentang dan ukuran', () => {
    expect(formatPeriod('2026-11-01', '2026-11-01')).toBe('1 Nov 2026');
    expect(formatPeriod('2026-11-01', '2026-12-02')).toBe('1 Nov 2026 – 2 Des 2026');
    expect([formatSize(1_240_000), formatSize(84_000), formatSize(10)]).toEqual(['1,2 MB', '84 KB', '1 KB']);
  });
});

describe('syarat', () => {
  const [, active] = komcad.requirements;
  it('meninggalkan bagian yang angkanya 0', () => {
    if (!active) throw new Error('no requirement');
    const numbers = { minSemester: 3, minIpk: 2.5, minSks: 0, maksSks: 20 };
    expect(fill(shownParts(active, numbers), numbers)).toBe(
      'mahasiswa aktif minimal semester 3 dengan IPK minimal 2,50',
    );
    expect(shownParts(active, { ...numbers, minIpk: 0 })).toBe('mahasiswa aktif minimal semester {minSemester}');
    expect(shownParts(active, { ...numbers, minSemester: 0 })).toBe('');
  });
});

describe('isi halaman', () => {
  it.each(Object.keys(landingPages).filter(isPageKey))('%s lengkap dan semua penandanya dikenal', async key => {
    const { content } = await landingPages[key]();
    const numbers = content.key === 'beranda' ? undefined : content.numbers;
    const texts = JSON.stringify(content).match(/"(?:[^"\\]|\\.)*"/g) ?? [];
    for (const text of texts) expect(() => fill(text, numbers)).not.toThrow();
    expect(content.faq.length).toBeGreaterThanOrEqual(5);
    expect(content.key).toBe(key);
  });

  it('menolak penanda yang tidak dikenal', () => {
    expect(() => fill('{tidakAda}')).toThrow('{tidakAda}');
  });

  it('nama universitas hanya di berkas identitas', async () => {
    for (const load of Object.values(landingPages)) {
      expect(JSON.stringify((await load()).content)).not.toContain(identity.namaUniversitas);
    }
  });
});

describe('warna', () => {
  const channel = (value: number) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  const luminance = (hex: string) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map(at => channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };

  it.each(programs.map(({ code, accent }) => [code, accent]))('%s terbaca di atas putih', (_, accent) => {
    expect(1.05 / (luminance(accent) + 0.05)).toBeGreaterThanOrEqual(4.5);
  });

  it('halaman publik hanya terang: tak satu pun warna mengikuti mode gelap peramban', async () => {
    const folder = 'landing/styles';
    // The page on which a form is filled in (/isi) is a tool of its own, used in the evening on phones.
    const sheets = (await readdir(folder)).filter(name => name.endsWith('.css') && name !== 'isian.css');
    const texts = await Promise.all(sheets.map(name => readFile(`${folder}/${name}`, 'utf8')));
    expect(texts.some(text => text.includes('color-scheme: light;'))).toBe(true);
    expect(sheets.filter((_, i) => texts[i]?.includes('prefers-color-scheme'))).toEqual([]);
  });

  it('mengikuti berkas identitas', () => {
    expect(themeCss()).toContain(`--brand:${identity.warnaUtama}`);
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
  });
});

describe('berita', () => {
  it('membaca alamat dan membuang yang tidak dimengerti', () => {
    expect(parseNewsQuery(new URLSearchParams('kategori=cerita&kode=kkn&q=%20air%20&page=2'))).toEqual({
      kategori: 'cerita',
      kode: 'kkn',
      q: 'air',
      page: 2,
    });
    expect(parseNewsQuery(new URLSearchParams('kategori=x&kode=y&page=-1'))).toEqual({
      kategori: null,
      kode: null,
      q: '',
      page: 1,
    });
  });

  it('menulis alamat', () => {
    expect(newsHref({ kategori: 'agenda', page: 1 })).toBe('/berita?kategori=agenda');
    expect(newsHref({})).toBe('/berita');
    expect(newsApiHref({ kategori: null, kode: 'kkn', q: 'a&b', page: 1 })).toBe(
      '/api/publik/berita?kode=kkn&q=a%26b&page=1&perPage=12',
    );
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](data:text/html,<script>alert(1)</script>)',
    '![x](https://lain.example/a.png)',
    '[x](//lain.example)',
    '<a href="javascript:alert(1)">x</a>',
    '[x]: javascript:alert(1)\n\n[x]',
  ])('membuat %s tidak berdaya', text => {
    expect(renderMarkdown(text)).not.toMatch(/<script|<img|onerror=|href="(?:javascript|data|\/\/)/i);
  });
});

describe('lainnya', () => {
  it('inisial mitra tanpa bentuk badan usahanya', () => {
    expect([initialsOf('PT Sinar Laut Nusantara'), initialsOf('Kriya Rasa')]).toEqual(['SL', 'KR']);
  });

  it('memecah judul menjadi baris', () => {
    expect(lines('Satu semester di dunia kerja', 14)).toEqual(['Satu semester', 'di dunia kerja']);
  });
});
