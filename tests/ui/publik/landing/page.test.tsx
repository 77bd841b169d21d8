// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { content as indexContent } from '../../../../landing/content/beranda.ts';
import { content as kkn } from '../../../../landing/content/kkn.ts';
import { content as magang } from '../../../../landing/content/magang.ts';
import { content as praktisi } from '../../../../landing/content/praktisiMengajar.ts';
import type { PageContent } from '../../../../landing/content/types.ts';
import { LandingPage } from '../../../../landing/pages/LandingPage.tsx';
import { NewsListPage } from '../../../../landing/pages/NewsListPage.tsx';
import { indexData, landingData, news, stories } from '../../../e2e/publik/landing/sample.ts';

const Scene = () => <svg aria-hidden="true" />;
let answer: (path: string) => Response;

beforeEach(() => {
  answer = path =>
    Response.json(path.endsWith('/beranda') ? indexData : landingData(path.endsWith('/kkn') ? 'kkn' : 'magang'));
  vi.stubGlobal(
    'fetch',
    vi.fn(async (path: string) => answer(path)),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (content: PageContent) => render(<LandingPage content={content} Scene={Scene} year="2026" />);
const section = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`no section ${id}`);
  return found;
};

describe('halaman program', () => {
  it('menampilkan salinannya sebelum data tiba, dengan angka cadangan', () => {
    answer = () => new Response(null, { status: 500 });
    show(magang);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(magang.hero.heading);
    expect(screen.getByText('telah menempuh 80 SKS')).toBeTruthy();
    expect(screen.getByText('IPK minimal 2,75')).toBeTruthy();
    expect(within(section('berita')).getByText('Memuat data')).toBeTruthy();
  });

  it('mengganti angka dengan milik program', async () => {
    const data = landingData('kkn');
    answer = () => Response.json({ ...data, program: { ...data.program, minSks: 110, minIpk: 0 } });
    show(kkn);
    expect(await screen.findByText('telah menempuh 110 SKS')).toBeTruthy();
    expect(screen.queryByText(/IPK minimal/)).toBeNull();
  });

  it('mengatakan kegagalan hanya di bagiannya dan mencoba lagi', async () => {
    answer = () => new Response(null, { status: 503 });
    show(kkn);
    const failed = await screen.findAllByText('Data belum dapat dimuat.');
    expect(failed).toHaveLength(4);
    answer = () => Response.json(landingData('kkn'));
    await userEvent.click(within(section('mitra')).getByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByText('PT Rel Cepat')).toBeTruthy();
    expect(screen.queryByText('Data belum dapat dimuat.')).toBeNull();
  });

  it('tahan terhadap jawaban yang bukan dari API', async () => {
    answer = () => Response.json({ halo: 'dunia' });
    show(kkn);
    expect((await screen.findAllByText('Data belum dapat dimuat.')).length).toBeGreaterThan(0);
  });

  it('menyembunyikan bagian kosong beserta tautannya', async () => {
    answer = () => Response.json({ ...landingData('magang'), mitra: [], cerita: [] });
    show(magang);
    await screen.findByText('Pendaftaran KKN Gelombang II Resmi Dibuka');
    expect(document.getElementById('mitra')).toBeNull();
    expect(document.getElementById('portofolio')).toBeNull();
    const bar = screen.getByRole('navigation', { name: 'Bagian halaman' });
    expect(within(bar).queryByText('Mitra')).toBeNull();
  });

  it('membuka dan menutup jawaban', async () => {
    show(magang);
    const question = screen.getByRole('button', { name: 'Berapa lama magang berlangsung?' });
    expect(question.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(question);
    expect(question.getAttribute('aria-expanded')).toBe('true');
    await userEvent.click(question);
    expect(question.getAttribute('aria-expanded')).toBe('false');
  });

  it('menyembunyikan strip angka bila kurang dari dua yang berarti', async () => {
    const few = [
      { label: 'Peserta', nilai: 10 },
      { label: 'Mitra aktif', nilai: 0 },
    ];
    answer = () => Response.json({ ...landingData('kkn'), statistik: few });
    show(kkn);
    await screen.findByText('PT Rel Cepat');
    expect(screen.queryByText('Peserta')).toBeNull();
  });
});

describe('dengan data dari server', () => {
  it('utuh sejak HTML pertama, dan tidak meminta apa pun lagi', async () => {
    const data = { ...landingData('kkn'), program: { ...landingData('kkn').program, minSks: 110 } };
    const rendered = { pada: '2026-11-21T03:00:00.000Z', data };
    const html = renderToString(<LandingPage content={kkn} Scene={Scene} year="2026" rendered={rendered} />);
    expect(html).toContain('telah menempuh 110 SKS');
    expect(html).toContain('PT Rel Cepat');
    expect(html).not.toContain('Memuat data');
    render(<LandingPage content={kkn} Scene={Scene} year="2026" rendered={rendered} />);
    expect(screen.getByText('PT Rel Cepat')).toBeTruthy();
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('beranda', () => {
  it('menampilkan delapan program dengan statusnya', async () => {
    show(indexContent);
    const about = section('about');
    expect(within(about).getAllByRole('heading', { level: 3 })).toHaveLength(8);
    expect(await within(about).findAllByText(/^Pendaftaran dibuka sampai/)).toHaveLength(2);
    expect(within(about).getAllByText(/^Pendaftaran dibuka \d/)).toHaveLength(1);
    expect(within(about).getAllByText('Pendaftaran ditutup')).toHaveLength(1);
  });
});

describe('tanpa peramban', () => {
  it.each([indexContent, magang, praktisi])('HTML memuat seluruh tanya jawab', content => {
    const html = renderToString(<LandingPage content={content} Scene={Scene} year="2026" />);
    for (const { answer: text } of content.faq) expect(html).toContain(text.split('{')[0]);
    expect(html).not.toContain('undefined');
  });
});

describe('daftar berita', () => {
  const query = { kategori: null, kode: null, q: '', page: 1 };

  it('memakai daftar dari server tanpa memanggil API', () => {
    render(<NewsListPage query={query} initial={{ items: stories, total: 30 }} year="2026" />);
    expect(screen.getAllByRole('article')).toHaveLength(3);
    expect(screen.getByText('Halaman 1 dari 3')).toBeTruthy();
    expect(fetch).not.toHaveBeenCalled();
  });

  it('meminta sendiri bila server tidak memilikinya', async () => {
    answer = () => Response.json({ items: news.slice(0, 2), total: 2 });
    render(<NewsListPage query={query} initial={null} year="2026" />);
    expect(await screen.findAllByRole('article')).toHaveLength(2);
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});
