import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Reply } from '../../support/fakeApi.ts';
import { chooseInListMenu } from '../../support/listMenu.ts';
import { renderAdmin } from '../../support/renderAdmin.tsx';
import { baris, id, registry, wilayah } from './contoh.ts';

const item = {
  id: id(7),
  nama: 'C7 Contoh 7',
  waktu: '2026-11-20T03:00:00.000Z',
  namaUser: 'Sari Wulandari',
  namaRole: 'Tim MBKM',
  versi: 3,
  bersama: 2,
  boleh: true,
};

const open = (on: Record<string, () => unknown>) =>
  renderAdmin('/uji/contoh', {
    sebagai: 'HA03',
    registry,
    rows: { ...wilayah(), 'uji/contoh': [baris(1)] },
    on: { 'GET uji/contoh/sampah': () => [item], ...on },
  });

test('dari daftar ke yang terhapus: siapa, kapan, isinya, lalu dipulihkan dengan papan ketik', async () => {
  let gone = false;
  const { user, server } = open({
    'GET uji/contoh/sampah': () => (gone ? [] : [item]),
    [`GET uji/contoh/sampah/${id(7)}`]: () => ({
      baris: baris(7, { nama: 'Isi lama' }),
      bersama: [{ label: 'Kegiatan', jumlah: 2 }],
    }),
    [`POST uji/contoh/sampah/${id(7)}/pulihkan`]: () => {
      gone = true;
      return baris(7, { version: 4 });
    },
  });
  const opener = await screen.findByRole('button', { name: 'Aksi lain' });
  opener.focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('menuitem', { name: 'Terhapus' });
  await user.keyboard('Ter{Enter}');
  const dialog = await screen.findByRole('dialog', { name: /^Terhapus/ });
  expect(
    await within(dialog).findByText(/Dihapus oleh Sari Wulandari \(Tim MBKM\).*bersama 2 baris isinya/),
  ).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Lihat isi C7 Contoh 7' }));
  expect(await within(dialog).findByText('Isi lama')).toBeTruthy();
  expect(within(dialog).getByText('Ikut terhapus: 2 kegiatan.')).toBeTruthy();
  within(dialog).getByRole('button', { name: 'Pulihkan C7 Contoh 7' }).focus();
  await user.keyboard('{Enter}');
  expect(await within(dialog).findByText('Tidak ada data terhapus')).toBeTruthy();
  expect(server.callsTo('POST', `uji/contoh/sampah/${id(7)}/pulihkan`)).toHaveLength(1);
});

test('yang tidak dapat kembali mengatakan sebabnya di barisnya', async () => {
  const { user } = open({
    [`POST uji/contoh/sampah/${id(7)}/pulihkan`]: () =>
      new Reply(422, { message: 'Periksa kembali isian Anda.', errors: { kode: 'Kode sudah dipakai.' } }),
  });
  await chooseInListMenu(user, 'Terhapus');
  await user.click(await screen.findByRole('button', { name: 'Pulihkan C7 Contoh 7' }));
  await waitFor(() => expect(screen.getByText('Kode sudah dipakai.')).toBeTruthy());
});
