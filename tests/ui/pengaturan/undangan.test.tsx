import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openEveryArea } from '../support/everyArea.ts';
import { Reply } from '../support/fakeApi.ts';
import { renderAdmin } from '../support/renderAdmin.tsx';

openEveryArea();

const id = '01900000-0000-7000-8000-000000000009';

const refusal = (field: string, message: string) => () => new Reply(422, { message, errors: { [field]: message } });

test('a failed invitation is sent again to a corrected address; a refusal leaves what was typed', async () => {
  const row = {
    id,
    version: 1,
    idUser: id,
    kepada: 'salah@kampus.example',
    status: 'gagal',
    kesalahan: '550 tidak kenal',
  };
  let refused = true;
  const { user, server } = renderAdmin(`/pengaturan/undangan/${id}/show`, {
    sebagai: 'HA01',
    rows: { 'pengaturan/undangan': [row] },
    on: {
      'POST pengaturan/undangan/:id/kirim': () => {
        if (refused) return refusal('email', 'Alamat ini dipakai akun lain.')();
        return { status: 'menunggu' };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Kirim ulang' }));
  const dialog = await screen.findByRole('dialog', { name: 'Kirim undangan' });
  expect(within(dialog).getByText('Terakhir gagal: 550 tidak kenal')).toBeTruthy();
  const email = await within(dialog).findByRole('textbox', { name: /^Surel/ });
  await user.clear(email);
  await user.type(email, 'benar@kampus.example');
  await user.click(within(dialog).getByRole('button', { name: 'Kirim' }));
  expect(await within(dialog).findByText('Alamat ini dipakai akun lain.')).toBeTruthy();
  expect(email).toHaveProperty('value', 'benar@kampus.example');
  refused = false;
  await user.click(within(dialog).getByRole('button', { name: 'Kirim' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.callsTo('POST', `pengaturan/undangan/${id}/kirim`).map(({ body }) => body)).toEqual([
    { email: 'benar@kampus.example' },
    { email: 'benar@kampus.example' },
  ]);
});

test('a contact is invited from the page of its partner, and a refusal stands at its field', async () => {
  const { user, server } = renderAdmin(`/master/mitra/${id}/show`, {
    sebagai: 'HA01',
    rows: { 'master/mitra': [{ id, version: 1, nama: 'PT Laut Biru', status: 'aktif' }] },
    on: { 'POST master/mitra/:id/undang-kontak': refusal('email', 'Sudah dipakai kontak lain.') },
  });
  await user.click(await screen.findByRole('button', { name: 'Undang kontak' }));
  const dialog = await screen.findByRole('dialog', { name: 'Undang kontak PT Laut Biru' });
  await user.type(await within(dialog).findByRole('textbox', { name: /^Nama/ }), 'Rina');
  await user.type(within(dialog).getByRole('textbox', { name: /^Surel/ }), 'rina@laut.example');
  await user.click(within(dialog).getByRole('button', { name: 'Undang' }));
  expect(await within(dialog).findByText('Sudah dipakai kontak lain.')).toBeTruthy();
  expect(within(dialog).getByRole('textbox', { name: /^Nama/ })).toHaveProperty('value', 'Rina');
  expect(server.callsTo('POST', `master/mitra/${id}/undang-kontak`)[0]?.body).toMatchObject({
    nama: 'Rina',
    email: 'rina@laut.example',
  });
});
