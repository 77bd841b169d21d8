import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import ProductScreens from '../../../../src/ProductScreens.tsx';
import { Reply } from '../../support/fakeApi.ts';
import { renderAdmin } from '../../support/renderAdmin.tsx';
// Fetched before the first test, not in its time.
import '../../support/everyArea.ts';

const on = {
  'GET v3/kkn/pendaftaran/saya': () => new Reply(200, []),
  'GET v6/komcad/pendaftaran/saya': () => new Reply(200, []),
};

const open = (path: string, sebagai: 'HA01' | 'HA02') =>
  renderAdmin(path, { sebagai, screens: <ProductScreens />, on });

test('mahasiswa yang berpindah program mendapat layarnya', async () => {
  const { router } = open('/magang/riwayat', 'HA02');
  await screen.findByRole('heading', { level: 1, name: 'Riwayat Magang' });
  await act(() => router.navigate('/kkn'));
  expect(await screen.findByRole('link', { name: 'Daftar KKN' })).toBeDefined();
  await act(() => router.navigate('/magang/riwayat'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Riwayat Magang' })).toBeDefined();
});

test('alamat yang tidak dikenal dikatakan, bukan ditunggu', async () => {
  open('/magang/tidak-ada', 'HA02');
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeDefined();
});

test('yang bekerja lintas program membuka layar bersama', async () => {
  open('/master/satuan', 'HA01');
  expect(await screen.findByRole('heading', { level: 1, name: 'Satuan' })).toBeDefined();
});
