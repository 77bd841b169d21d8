import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAdmin } from '../support/renderAdmin.tsx';
// Fetched before the first test, not in its time.
import '../../../src/platform/patterns/recap/Recap.tsx';

test('Tim MBKM dan DPL melihat kelengkapan luaran per kelompok; yang belum lengkap ditandai', async () => {
  const wave = { id: '01900000-0000-7000-8000-0000000000d1', version: 1, nama: 'KKN II', status: 'pelaksanaan' };
  const group = (n: number, terpenuhi: number, kurang: string) => ({
    id: `01900000-0000-7000-8000-0000000000c${n}`,
    kelompok: `KKN-0${n}`,
    dpl: 'Bambang',
    wajib: 3,
    terpenuhi,
    kurang,
    menunggu: 0,
  });
  const answer = () => ({ kelompok: [group(1, 3, ''), group(2, 1, 'Artikel media massa')], syarat: [] });
  renderAdmin('/kkn/luaran', {
    sebagai: 'HA04',
    rows: { 'kkn/gelombang': [wave] },
    on: { 'GET v3/kkn/kkn-luaran/rekap': answer },
  });
  const late = await screen.findByRole('row', { name: /KKN-02/ });
  expect(within(late).getByText('Belum lengkap')).toBeDefined();
  expect(within(late).getByText('Artikel media massa')).toBeDefined();
  expect(within(screen.getByRole('row', { name: /KKN-01/ })).queryByText('Belum lengkap')).toBeNull();
});
