import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  createRegistry,
  point,
  resource,
  roles,
  screen as screenOf,
  text,
  write,
} from '../../../../resources/kit/index.ts';
import { role } from '../../../../resources/roles.ts';
import { renderAdmin } from '../../support/renderAdmin.tsx';
// Leaflet arrives with the first map: fetched before the first test, not in its time.
import '../../../../src/platform/ui/inputs/PointMap.tsx';

const tempat = resource({
  name: 'uji/tempat',
  label: 'Tempat',
  fields: { nama: text(40, { required: true }), ...point() },
  access: { HA03: write() },
});
const registry = createRegistry(
  [tempat],
  [
    screenOf({
      path: '/uji/tempat',
      title: 'Tempat',
      icon: 'place',
      group: 'master',
      roles: roles([role.timMbkm]),
      pattern: 'crud',
      resource: tempat.name,
    }),
  ],
);
const id = '01900000-0000-7000-8000-000000000001';
const open = (row: Record<string, unknown>, peta: Record<string, unknown> = { ubin: null, atribusi: null }) =>
  renderAdmin(`/uji/tempat/${id}/show`, {
    sebagai: 'HA03',
    registry,
    rows: { 'uji/tempat': [{ id, version: 1, nama: 'Balai Desa', ...row }] },
    on: { 'GET peta': () => peta, 'GET uji/tempat/:id/riwayat': () => [] },
  });

test('sebuah titik tampil sekali, dengan petanya', async () => {
  open({ lintang: -7.257472, bujur: 112.75209 });
  expect(await screen.findByText('-7,257472°; 112,752090°')).toBeTruthy();
  expect(await screen.findByRole('application', { name: /^Peta lokasi/ })).toBeTruthy();
  expect(screen.queryByText('Bujur')).toBeNull();
});

test('sumber peta ditulis di bawah ubinnya', async () => {
  open(
    { lintang: -7.25, bujur: 112.75 },
    { ubin: 'https://ubin.example.ac.id/{z}/{x}/{y}.png', atribusi: '© Badan Peta' },
  );
  expect(await screen.findByText('© Badan Peta')).toBeTruthy();
});

test('tanpa titik tidak ada peta', async () => {
  open({ lintang: null, bujur: null });
  expect(await screen.findByText('Lokasi')).toBeTruthy();
  expect(screen.queryByRole('application')).toBeNull();
});
