import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openEveryArea } from '../../support/everyArea.ts';
import { renderAdmin } from '../../support/renderAdmin.tsx';

const id = '01900000-0000-7000-8000-000000000009';
const row = {
  id,
  username: 'terblokir',
  name: 'Salsabila',
  email: 's@contoh.example',
  firstName: 'Salsabila',
  lastName: null,
  sumber: 'lokal',
  aktif: true,
  terkunciSampai: '2999-01-01T00:00:00Z',
  version: 1,
};

test('an account is unlocked, and its temporary password is shown once', async () => {
  openEveryArea();
  const { user, server } = renderAdmin(`/pengaturan/user/${id}/show`, {
    rows: { 'pengaturan/user': [row] },
    on: {
      'PUT user/unlock/:id': () => {
        Object.assign(row, { terkunciSampai: null });
        return { id };
      },
      'PUT user/password/reset/:id': () => ({ kataSandiSementara: 'Kawung-7381' }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Buka kunci' }));
  await waitFor(() => expect(server.callsTo('PUT', `user/unlock/${id}`)).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Atur ulang kata sandi' }));
  await user.click(await screen.findByRole('button', { name: 'Atur ulang' }));
  expect(await screen.findByText('Kawung-7381')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Sudah saya catat' }));
  await waitFor(() => expect(screen.queryByText('Kawung-7381')).toBeNull());
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Buka kunci' })).toBeNull());
});
