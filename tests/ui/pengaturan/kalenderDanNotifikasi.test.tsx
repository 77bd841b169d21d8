import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { KalenderSaya } from '../../../resources/pengaturan/panggilanKalender.ts';
import type { PilihanNotifikasi } from '../../../resources/pengaturan/panggilanNotifikasi.ts';
import { renderAdmin } from '../support/renderAdmin.tsx';

const none: KalenderSaya = { alamat: null, dibuat: null, terakhirDibaca: null };
const address: KalenderSaya = {
  alamat: 'https://portal.example/api/publik/kalender/rahasia.ics',
  dibuat: '2026-11-21T02:00:00Z',
  terakhirDibaca: null,
};

test('a calendar address is made, and revoked after a question', async () => {
  const { user, server } = renderAdmin('/pengaturan/user/profile?tab=kalender', {
    sebagai: 'HA02',
    on: { 'GET user/kalender': () => none, 'POST user/kalender': () => address, 'DELETE user/kalender': () => none },
  });
  await user.click(await screen.findByRole('button', { name: 'Buat alamat kalender' }));
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Alamat kalender' });
  expect(field.value).toBe(address.alamat);
  expect(screen.getByRole('link', { name: 'Buka di aplikasi kalender' }).getAttribute('href')).toMatch(/^webcal:/);
  await user.click(screen.getByRole('button', { name: 'Cabut alamat' }));
  expect(server.callsTo('DELETE', 'user/kalender')).toHaveLength(0);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cabut alamat' }));
  expect(await screen.findByRole('button', { name: 'Buat alamat kalender' })).toBeTruthy();
});

test('each kind of notice has its way, and a task cannot be left out', async () => {
  const known: PilihanNotifikasi = {
    pilihan: { tugas: 'segera', peringatan: 'segera', pesan: 'segera', info: 'segera' },
    push: { tugas: true, peringatan: true, pesan: true, info: false },
    tenangMulai: '21:00',
    tenangSelesai: '06:00',
  };
  const { user, server } = renderAdmin('/pengaturan/user/profile?tab=notifikasi', {
    sebagai: 'HA08',
    user: { bahasa: 'en' },
    on: { 'GET user/notifikasi': () => known, 'PUT user/notifikasi': ({ body }: { body: unknown }) => body },
  });
  await user.click(await screen.findByRole('combobox', { name: 'Tasks' }));
  expect(within(await screen.findByRole('listbox')).queryByRole('option', { name: 'Not at all' })).toBeNull();
  await user.click(screen.getByRole('option', { name: 'In the portal only' }));
  await user.click(screen.getByRole('combobox', { name: 'News' }));
  await user.click(await screen.findByRole('option', { name: 'Not at all' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Your choices are kept.')).toBeTruthy();
  expect(server.callsTo('PUT', 'user/notifikasi').map(({ body }) => body)).toEqual([
    { ...known, pilihan: { ...known.pilihan, tugas: 'portal', info: 'tanpa' } },
  ]);
});
