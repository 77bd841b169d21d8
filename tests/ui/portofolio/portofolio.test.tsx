import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { registry } from '../../../resources/index.ts';
import type { StatistikPortofolio } from '../../../resources/portofolio/statistik.ts';
import '../../../src/areas/portofolio/OverviewPage.tsx';
import { openEveryArea } from '../support/everyArea.ts';
import { renderAdmin } from '../support/renderAdmin.tsx';

openEveryArea();

const figures: StatistikPortofolio = {
  total: { hki: 1, jurnal: 3, proceeding: 0, jejaring: 0, mbkm: 12 },
  menunggu: { hki: 0, jurnal: 2, proceeding: 0, jejaring: 0 },
  perTahun: [
    { tahun: 2025, hki: 1, jurnal: 1, proceeding: 0, jejaring: 0 },
    { tahun: 2026, hki: 0, jurnal: 2, proceeding: 0, jejaring: 0 },
  ],
  perKategori: { hki: [], jurnal: [], proceeding: [], jejaring: [] },
  perProdi: [],
  peringkat: [{ id: 'm1', nama: 'Rizky Aditya Pratama', npm: '22081010012', poin: 43 }],
};

describe('/portofolio', () => {
  test('shows each kind with what waits, and leads to the works and people behind', async () => {
    renderAdmin('/portofolio?tahunMulai=2025', {
      registry,
      sebagai: 'HA03',
      on: { 'GET v9/dashboard/statistik': () => figures },
    });
    const tile = await screen.findByRole('link', { name: /Jurnal\s*3\s*2 menunggu/ });
    const filter = new URLSearchParams(tile.getAttribute('href')?.split('?')[1]).get('filter');
    expect(JSON.parse(filter ?? '')).toEqual({ tahun_gte: 2025, status: 'terverifikasi' });
    const years = await screen.findByRole('table', { name: 'Karya terverifikasi per tahun' });
    expect(within(years).getByRole('row', { name: '2026 0 2 0 0 2' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Rizky Aditya Pratama' }).getAttribute('href')).toBe(
      '/portofolio-kompetensi/mahasiswa?id=m1',
    );
  });
});

test('the focus goes from page to page with the headings, also where the former title only stands empty', async () => {
  const { router } = renderAdmin('/portofolio/jejaring', {
    registry,
    sebagai: 'HA03',
    on: { 'GET v9/dashboard/statistik': () => figures },
  });
  const atHeading = async (name: string) => {
    const heading = await screen.findByRole('heading', { level: 1, name });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  };
  await screen.findByRole('heading', { level: 1, name: 'Jejaring' });
  await router.navigate('/portofolio');
  await atHeading('Portofolio');
  await router.navigate('/portofolio/jejaring');
  await atHeading('Jejaring');
});

describe('a new work', () => {
  test.each([
    ['HA02', false],
    ['HA03', true],
  ] as const)('%s is asked whose it is: %s', async (sebagai, asked) => {
    renderAdmin('/portofolio/jejaring/create', { registry, sebagai });
    await screen.findByRole('textbox', { name: /Nama jejaring/ });
    expect(screen.queryByRole('combobox', { name: /Mahasiswa/ }) !== null).toBe(asked);
  });
});
