import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAdmin } from '../support/renderAdmin.tsx';

/** What staff do beside the rows of inbound exchange (docs/domain/50 §3). */

const periods = [
  { id: '01900000-0000-7000-8000-0000000000a1', nama: 'Inbound Ganjil', skema: 'inbound', aktif: true, version: 1 },
  { id: '01900000-0000-7000-8000-0000000000a2', nama: 'Inbound Genap', skema: 'inbound', aktif: false, version: 1 },
];

test('kelas sebuah masa studi disalin ke masa studi lain, dan yang dilewati disebut', async () => {
  const { user, server } = renderAdmin('/pertukaran-mahasiswa/inbound/mk-inbound', {
    sebagai: 'HA03',
    on: {
      'GET v2/pertukaran-mahasiswa/masa-studi': () => periods,
      'POST v2/pertukaran-mahasiswa/mata-kuliah/salin': () => ({ disalin: 3, dilewati: 1 }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Salin Kelas' }));
  const dialog = await screen.findByRole('dialog', { name: 'Salin Kelas' });
  const choose = async (label: RegExp, nama: string) => {
    await user.click(within(dialog).getByRole('combobox', { name: label }));
    await user.click(await screen.findByRole('option', { name: nama }));
  };
  expect(within(dialog).getByRole('button', { name: 'Salin' })).toHaveProperty('disabled', true);
  await choose(/Dari masa studi/, 'Inbound Ganjil');
  await choose(/Ke masa studi/, 'Inbound Genap');
  await user.click(within(dialog).getByRole('button', { name: 'Salin' }));
  await screen.findByText('3 kelas disalin sebagai draf. 1 sudah ada dan dilewati.');
  expect(server.callsTo('POST', 'v2/pertukaran-mahasiswa/mata-kuliah/salin')[0]?.body).toEqual({
    dariIdMasaStudi: periods[0]?.id,
    keIdMasaStudi: periods[1]?.id,
  });
});

test('menu inbound menyebut berapa yang menunggu pada tiap antrean', async () => {
  renderAdmin('/pertukaran-mahasiswa/menu/inbond', {
    sebagai: 'HA03',
    on: {
      'GET v2/mhs-luar-upn': () => ({ total: 5, jumlah: {} }),
      'GET v2/pertukaran-mahasiswa/krs/daftar': () => ({ total: 0, jumlah: {} }),
    },
  });
  const pages = await screen.findByRole('list', { name: 'Halaman inbound' });
  await within(pages).findByText('5 menunggu');
  expect(within(pages).queryByText('0 menunggu')).toBeNull();
});
