import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { Reply } from '../../support/fakeApi.ts';
import { renderAdmin } from '../../support/renderAdmin.tsx';

const path = '/pengaturan/user/profile';
const sessions = [
  {
    id: 's1',
    perangkat: 'Chrome di Linux',
    alamatIp: '10.0.0.1',
    terakhirAktif: '2026-11-21T03:00:00Z',
    saatIni: true,
  },
  {
    id: 's2',
    perangkat: 'Safari di iPhone',
    alamatIp: '10.0.0.2',
    terakhirAktif: '2026-11-20T03:00:00Z',
    saatIni: false,
  },
];

describe('/pengaturan/user/profile', () => {
  test('saves name and telephone, and the frame shows the new name', async () => {
    const { user, server, account } = renderAdmin(path, {
      sebagai: 'HA02',
      on: {
        'PUT user/profile/:id': ({ body }) => {
          Object.assign(account, body, { name: 'Sari Dewi' });
          return account;
        },
      },
    });
    const last = await screen.findByRole('textbox', { name: 'Nama belakang' });
    await user.clear(last);
    await user.type(last, 'Dewi');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(screen.getAllByText('Sari Dewi').length).toBeGreaterThan(0));
    expect(server.callsTo('PUT', `user/profile/${account.id}`)[0]?.body).toMatchObject({
      lastName: 'Dewi',
      version: 1,
    });
  });

  test('a wrong old password is told at its field', async () => {
    const refused = { statusCode: 422, message: 'Periksa kembali.', errors: { oldPassword: 'Kata sandi lama salah.' } };
    const { user } = renderAdmin(`${path}?tab=sandi`, {
      on: { 'PUT user/password/:id': () => new Reply(422, refused) },
    });
    await user.type(await screen.findByLabelText(/^Kata sandi lama/), 'salah');
    await user.type(screen.getByLabelText(/^Kata sandi baru/), 'Rahasia123');
    await user.type(screen.getByLabelText(/^Ulangi/), 'Rahasia123');
    await user.click(screen.getByRole('button', { name: 'Ganti kata sandi' }));
    expect(await screen.findByText('Kata sandi lama salah.')).toBeTruthy();
  });

  test('the repeated password must be the same', async () => {
    const { user, server } = renderAdmin(`${path}?tab=sandi`);
    await user.type(await screen.findByLabelText(/^Kata sandi lama/), 'lama');
    await user.type(screen.getByLabelText(/^Kata sandi baru/), 'Rahasia123');
    await user.type(screen.getByLabelText(/^Ulangi/), 'Rahasia124');
    await user.click(screen.getByRole('button', { name: 'Ganti kata sandi' }));
    expect(await screen.findByText('Tidak sama dengan kata sandi baru.')).toBeTruthy();
    expect(server.calls.some(call => call.path.startsWith('user/password'))).toBe(false);
  });

  test('ends the sessions on other devices', async () => {
    const { user, server } = renderAdmin(`${path}?tab=sesi`, {
      on: { 'GET user/sesi': () => sessions, 'DELETE user/sesi': () => new Reply(204) },
    });
    await user.click(await screen.findByRole('button', { name: 'Keluar dari perangkat lain' }));
    await user.click(await screen.findByRole('button', { name: 'Keluarkan' }));
    await waitFor(() => expect(server.callsTo('DELETE', 'user/sesi')).toHaveLength(1));
  });
});
