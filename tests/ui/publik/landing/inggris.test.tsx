// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import type { DataLanding, PeriksaSurat } from '../../../../landing/api.ts';
import { letterKindIn } from '../../../../landing/letterWords.ts';
import { InboundPage } from '../../../../landing/pages/InboundPage.tsx';
import { LandingPage } from '../../../../landing/pages/LandingPage.tsx';
import { LetterPage } from '../../../../landing/pages/LetterPage.tsx';
import { landingPageIn } from '../../../../landing/registry.ts';
import { areas } from '../../../../resources/index.ts';
import { landingData } from '../../../e2e/publik/landing/sample.ts';
import { untranslated } from '../../../support/indonesian.ts';

/** Public pages in English have no Indonesian beside their data (docs/domain/50 §4 "English"). */

const page = await landingPageIn('pertukaran', 'en');
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  window.localStorage.clear();
});

const names = ['aria-label', 'placeholder', 'title', 'alt'] as const;
const said = (): string[] =>
  [...document.body.querySelectorAll('*')].flatMap(element => [
    ...[...element.childNodes].filter(node => node.nodeType === Node.TEXT_NODE).map(node => node.textContent ?? ''),
    ...names.map(name => element.getAttribute(name) ?? ''),
  ]);

const quiet = () => expect(untranslated(said())).toEqual([]);

/** The portal's own words beside news, partners and stages, which are data. */
const data: DataLanding = { ...landingData('pertukaran'), berita: [], cerita: [], mitra: [], dokumen: [], jadwal: [] };

it('the page of the exchange: its copy, figures and dates, and in the first HTML too', () => {
  const rendered = { pada: '2026-11-21T03:00:00.000Z', data };
  render(<LandingPage {...page} year="2026" rendered={rendered} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Study at another university/);
  expect(screen.getByRole('link', { name: 'Bahasa Indonesia' }).getAttribute('href')).toBe('?bahasa=id');
  quiet();
  expect(renderToString(<LandingPage {...page} year="2026" rendered={rendered} />)).toContain('Frequently asked');
});

it('the same while its data are on their way, and when they do not come', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }));
  render(<LandingPage {...page} year="2026" />);
  expect(screen.getAllByText('Loading data').length).toBeGreaterThan(1);
  quiet();
  await screen.findAllByText('The data cannot be loaded now.');
  quiet();
});

const letter: PeriksaSurat = {
  bentuk: 'surat',
  valid: true,
  status: 'berlaku',
  jenisSurat: 'Lembar Pengakuan Hasil Studi',
  nomorSurat: '1',
  tanggalSurat: '2026-11-21',
  berlakuSampai: '2026-12-21',
  perihal: 'Lembar Pengakuan Hasil Studi',
  program: 'Xqzv',
  penerima: 'Xqzv',
  penandatangan: { nama: 'Xqzv', jabatan: 'Wakil Rektor Bidang Akademik' },
  peserta: [
    { nama: 'Xqzv', npm: '1', programStudi: 'Xqzv', berlaku: false },
    { nama: 'Xqzw', npm: '2', programStudi: 'Xqzv', berlaku: true },
  ],
  sha256: 'a',
  segel: { kunci: 'b', utuh: true },
  tandaTangan: {
    oleh: 'Xqzv',
    pada: '2026-11-21T03:00:00.000Z',
    cara: 'bsre',
    sertifikat: 'Xqzv',
    penerbit: 'Xqzw',
    nomorSeri: '1',
    sah: true,
  },
  pengganti: '2',
};

it.each([
  [letter, 'This letter is genuine and valid'],
  [{ ...letter, status: 'dibatalkan', valid: false } as const, 'This letter was withdrawn'],
  [
    { ...letter, status: 'kedaluwarsa', peserta: letter.peserta.slice(0, 1), segel: null } as const,
    'This letter has expired',
  ],
  [null, 'There is no such letter'],
  ['tanya', 'Verification of a letter'],
] as const)('the check of a letter: %#', (found, title) => {
  render(<LetterPage letter={found} year="2026" language="en" />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  quiet();
});

it('every kind of letter has its English', () => {
  const kinds = areas.flatMap(({ letters }) => letters.map(({ title }) => title));
  expect(kinds.length).toBeGreaterThan(4);
  expect(kinds.filter(title => letterKindIn('en', title) === title)).toEqual([]);
});

it('the registration before its form is there', async () => {
  window.localStorage.setItem('pendaftaran-inbound-bahasa', 'en');
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }));
  render(
    <InboundPage dates={{ terbuka: true, bukaPada: null, tutupPada: '2026-12-04' }} now={new Date()} year="2026" />,
  );
  await screen.findByRole('heading', { level: 1, name: 'Inbound Student Registration' });
  // What was asked for before the English words were here is asked again in English.
  await waitFor(quiet);
});
