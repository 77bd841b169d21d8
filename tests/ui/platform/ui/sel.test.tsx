import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Reply } from '../../support/fakeApi.ts';
import { renderAdmin, type WorldOptions } from '../../support/renderAdmin.tsx';
import { baris, id, registry, wilayah } from './contoh.ts';

const at = `uji/contoh/${id(1)}`;
const open = (options: WorldOptions = {}) =>
  renderAdmin('/uji/contoh', {
    sebagai: 'HA03',
    registry,
    rows: { ...wilayah(), 'uji/contoh': [baris(1, { version: 3, nama: 'Pertama' })] },
    ...options,
  });

test('sel diubah di tempatnya: F2 pada baris, Enter menyimpan isian itu saja, dan dapat diurungkan', async () => {
  const { user, server } = open({ on: { [`POST ${at}/pulihkan`]: () => baris(1, { version: 5 }) } });
  const row = (await screen.findByText('Pertama')).closest('tr');
  row?.focus();
  await user.keyboard('{F2}');
  const input = await screen.findByRole('textbox', { name: /Nama/ });
  await waitFor(() => expect(document.activeElement).toBe(input));
  await user.keyboard('Berganti{Enter}');
  expect(await screen.findByText('Berganti')).toBeTruthy();
  expect(server.callsTo('PUT', at)[0]?.body).toEqual({ nama: 'Berganti', version: 3 });
  await user.click(await screen.findByRole('button', { name: 'Urungkan' }));
  await waitFor(() =>
    expect(server.callsTo('POST', `${at}/pulihkan`)[0]?.body).toMatchObject({ idRiwayat: 'sebelum' }),
  );
});

test('yang ditolak tetap terketik dengan alasannya; Esc meninggalkan sel seperti semula', async () => {
  const { user, server } = open({
    on: {
      [`PUT ${at}`]: () =>
        new Reply(422, { statusCode: 422, message: 'Data belum benar.', errors: { nama: 'Nama sudah dipakai.' } }),
    },
  });
  await screen.findByText('Pertama');
  await user.click(screen.getByRole('button', { name: /^Ubah Nama/ }));
  const input = await screen.findByRole<HTMLInputElement>('textbox', { name: /Nama/ });
  await user.clear(input);
  await user.type(input, 'Kembar{Enter}');
  expect(await screen.findByText('Nama sudah dipakai.')).toBeTruthy();
  expect(input.value).toBe('Kembar');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /Nama/ })).toBeNull());
  expect(within(screen.getByRole('table')).getByText('Pertama')).toBeTruthy();
  expect(server.callsTo('PUT', at)).toHaveLength(1);
});

test('pensil hanya pada isian yang boleh diubah', async () => {
  open();
  const row = within((await screen.findByText('Pertama')).closest('tr') ?? document.body);
  expect(row.getByRole('button', { name: /^Ubah Nama/ })).toBeTruthy();
  expect(row.queryByRole('button', { name: /^Ubah Kode/ })).toBeNull();
});
