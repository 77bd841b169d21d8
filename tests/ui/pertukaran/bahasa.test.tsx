import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { BacaanKrs } from '../../../resources/pertukaran/bacaanKrs.ts';
import { renderAdmin } from '../support/renderAdmin.tsx';

/** English at choice, by the account's menu (docs/domain/50 §4 "English"). */

const plan: BacaanKrs = {
  mahasiswa: {
    ...{ id: 'm', npm: 'IN2610001', nama: 'Andi', kampus: 'Bahari', prodi: 'Informatika' },
    ...{ dosenWali: null, status: 'disetujui' },
  },
  masaStudi: {
    id: 's',
    nama: 'Inbound 2026',
    batasSks: 20,
    minSks: 2,
    krsMulai: '2026-01-01',
    krsSelesai: '2026-12-31',
  },
  header: null,
  rows: [],
  terbuka: true,
  alasan: null,
};
const on = {
  'GET v2/pertukaran-mahasiswa/krs': () => plan,
  'GET v2/pertukaran-mahasiswa/krs/tersedia': () => [],
};
const openMenu = async (user: ReturnType<typeof renderAdmin>['user']) => {
  await user.click(await screen.findByRole('button', { name: /^(Menu akun|Account menu)/ }));
  return screen.findByRole('menu');
};

test('mahasiswa inbound memilih bahasa Inggris: layar, judul, dan status mengikuti, dan pilihannya disimpan', async () => {
  const { user, server, account } = renderAdmin('/pertukaran-mahasiswa/inbound/krs', {
    sebagai: 'HA08',
    on: {
      ...on,
      'PUT user/profile/01900000-0000-7000-8000-000000000001': () => {
        account.bahasa = 'en';
        return account;
      },
    },
  });
  await screen.findByText('Belum ada mata kuliah yang dipilih.');
  await user.click(within(await openMenu(user)).getByRole('menuitem', { name: 'English' }));
  await screen.findByText('No courses chosen yet.');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('My Study Plan');
  expect(screen.getByRole('button', { name: 'Submit study plan' })).toBeTruthy();
  expect(document.documentElement.lang).toBe('en');
  expect(server.callsTo('PUT', 'user/profile/01900000-0000-7000-8000-000000000001')[0]?.body).toEqual({
    bahasa: 'en',
    version: 1,
  });
  expect(within(await openMenu(user)).getByRole('menuitem', { name: 'Bahasa Indonesia' })).toBeTruthy();
});

test('akun yang sudah memilih Inggris membukanya dalam bahasa Inggris', async () => {
  renderAdmin('/pertukaran-mahasiswa/inbound/krs', { sebagai: 'HA08', user: { bahasa: 'en' }, on });
  await screen.findByText('No courses chosen yet.');
  expect(await screen.findByRole('navigation', { name: 'Main menu' })).toBeTruthy();
  for (const name of ['Search the portal', 'Dark mode', /^Account menu/, 'Skip to the page'])
    expect(screen.getByRole('button', { name })).toBeTruthy();
});

test('daftar, filternya, dan pilihannya berbahasa Inggris', async () => {
  const rows = {
    'pertukaran/mk-inbound': [
      {
        id: 'k',
        version: 1,
        kodeMk: 'IF1',
        namaMk: 'Basis Data',
        sks: 3,
        kelas: 'A',
        moda: 'luring',
        status: 'dibuka',
      },
    ],
  };
  const path = '/pertukaran-mahasiswa/inbound/mk-inbound';
  const { user } = renderAdmin(path, { sebagai: 'HA08', user: { bahasa: 'en' }, rows });
  await screen.findByText('On campus');
  expect(screen.getByRole('searchbox', { name: 'Search' }).getAttribute('placeholder')).toBe(
    'Search code, course name, name of the lecturer',
  );
  for (const name of ['Export', 'Print', 'View']) expect(screen.getAllByRole('button', { name }).length).toBe(1);
  await user.click(screen.getByRole('button', { name: /^Filter/ }));
  expect(await screen.findByRole('button', { name: 'Left' })).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: 'On campus' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Remove all filters' })).toBeTruthy();
});

test('lonceng berbahasa Inggris bagi yang memilihnya', async () => {
  const { user } = renderAdmin('/pertukaran-mahasiswa/inbound/krs', {
    sebagai: 'HA08',
    user: { bahasa: 'en' },
    on: { ...on, 'GET notifikasi': () => [], 'GET notifikasi/jumlah': () => ({ belumDibaca: 0 }) },
  });
  await screen.findByText('No courses chosen yet.');
  await user.click(await screen.findByRole('button', { name: /^Notices/ }));
  const list = within(await screen.findByRole('dialog', { name: 'Notices' }));
  expect(list.getByRole('button', { name: 'All' })).toBeTruthy();
  expect(list.getByRole('button', { name: 'Unread' })).toBeTruthy();
  expect(await list.findByText('Notices for you will appear here.')).toBeTruthy();
});

test('peran dengan satu bahasa tidak ditawari, apa pun pilihan akunnya', async () => {
  const { user } = renderAdmin('/dashboard', { sebagai: 'HA02', user: { bahasa: 'en' } });
  const menu = await openMenu(user);
  expect(within(menu).queryByRole('menuitem', { name: /English|Bahasa/ })).toBeNull();
  await waitFor(() => expect(document.documentElement.lang).toBe('id'));
});
