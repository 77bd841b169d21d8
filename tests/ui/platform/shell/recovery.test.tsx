import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { openEveryArea } from '../../support/everyArea.ts';
import { Reply } from '../../support/fakeApi.ts';
import { renderAdmin, type WorldOptions } from '../../support/renderAdmin.tsx';
import { shellRegistry } from '../../support/shellRegistry.ts';

const open = (path: string, options: WorldOptions = {}) => {
  window.location.hash = path.split('#')[1] ?? '';
  return renderAdmin(path, { sebagai: null, registry: shellRegistry, ...options });
};
afterEach(() => {
  window.location.hash = '';
});

describe('/login/lupa', () => {
  test('asks for the account and says the same for everybody', async () => {
    const { user, server } = open('/login/lupa', { on: { 'POST masuk/lupa': () => ({}) } });
    await user.click(await screen.findByRole('button', { name: 'Kirim tautan' }));
    expect(screen.getByText('Wajib diisi.')).toBeTruthy();
    await user.type(screen.getByLabelText('Nama pengguna atau surel'), 'sari@contoh.example');
    await user.click(screen.getByRole('button', { name: 'Kirim tautan' }));
    expect(await screen.findByRole('heading', { name: 'Periksa surel Anda' })).toBeTruthy();
    expect(screen.getByText(/^Bila akun sari@contoh.example terdaftar/)).toBeTruthy();
    expect(server.callsTo('POST', 'masuk/lupa')[0]?.body).toEqual({ username: 'sari@contoh.example' });
  });

  test('names whom to ask where no mail goes out', async () => {
    open('/login/lupa', { on: { 'GET masuk/lupa': () => ({ surel: false }) } });
    expect(await screen.findByText(/belum mengirim surel/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Kirim tautan' })).toBeNull();
  });

  test('is there in English, and its calls ask for English', async () => {
    const { user, server } = open('/login', { on: { 'POST masuk/lupa': () => ({}) } });
    await user.click(await screen.findByRole('link', { name: 'English' }));
    await user.click(await screen.findByRole('link', { name: 'Forgot your password?' }));
    await user.type(await screen.findByLabelText('User name or e-mail'), 'sari');
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(await screen.findByText(/If the account sari exists/)).toBeTruthy();
    expect(server.callsTo('POST', 'masuk/lupa')[0]?.query).toEqual({ bahasa: 'en' });
  });
});

describe('/login/sandi', () => {
  const link = { username: 'sari', nama: 'Sari', untuk: 'lupa', berakhir: '2026-11-27T10:00:00Z', minPanjang: 10 };
  const refused = { statusCode: 422, message: 'Periksa.', errors: { password: 'Kata sandi terlalu mudah ditebak.' } };

  test('checks the link, then takes the password and goes to the login with the name', async () => {
    const answers: unknown[] = [new Reply(422, refused), { username: 'sari' }];
    const { user, server, router } = open('/login/sandi#rahasia', {
      on: { 'POST masuk/tautan/lihat': () => link, 'POST masuk/tautan': () => answers.shift() },
    });
    const first = await screen.findByLabelText('Kata sandi baru');
    expect(screen.getByText(/^Minimal 10 karakter, memuat huruf dan angka\. Kata umum dengan angka/)).toBeTruthy();
    await user.type(first, 'Teh-manis-7');
    await user.type(screen.getByLabelText('Ulangi kata sandi baru'), 'Teh-manis-8');
    await user.click(screen.getByRole('button', { name: 'Simpan kata sandi' }));
    expect(screen.getByText('Tidak sama dengan kata sandi baru.')).toBeTruthy();
    expect(server.callsTo('POST', 'masuk/tautan')).toEqual([]);
    await user.clear(screen.getByLabelText('Ulangi kata sandi baru'));
    await user.type(screen.getByLabelText('Ulangi kata sandi baru'), 'Teh-manis-7');
    await user.click(screen.getByRole('button', { name: 'Simpan kata sandi' }));
    expect(await screen.findByText('Kata sandi terlalu mudah ditebak.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Simpan kata sandi' }));
    expect(await screen.findByText('Kata sandi tersimpan. Silakan masuk.')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/login');
    expect(screen.getByRole('textbox', { name: 'Nama pengguna' })).toHaveProperty('value', 'sari');
    expect(server.callsTo('POST', 'masuk/tautan')[1]?.body).toEqual({ token: 'rahasia', password: 'Teh-manis-7' });
  });

  test('a link that does not work says so and leads to a new one', async () => {
    const message = 'Tautan ini tidak berlaku lagi.';
    const { user, router } = open('/login/sandi#lama', {
      on: { 'POST masuk/tautan/lihat': () => new Reply(410, { statusCode: 410, message }) },
    });
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(screen.queryByLabelText('Kata sandi baru')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Minta tautan baru' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login/lupa'));
  });
});

test('an account that nobody entered yet gets the link of its first login by mail', async () => {
  openEveryArea();
  const id = '01900000-0000-7000-8000-000000000009';
  const row = { id, username: 'baru', name: 'Salsabila', email: 's@contoh.example', sumber: 'lokal', aktif: true };
  const { user, server } = renderAdmin(`/pengaturan/user/${id}/show`, {
    rows: { 'pengaturan/user': [{ ...row, wajibGantiSandi: true, terakhirMasuk: null, version: 1 }] },
    on: { 'POST user/:id/tautan-masuk': () => ({ email: row.email, berakhir: '2026-11-30T10:00:00Z' }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Kirim tautan masuk pertama' }));
  await user.click(await screen.findByRole('button', { name: 'Kirim' }));
  expect(await screen.findByText('Tautan dikirim ke s@contoh.example.')).toBeTruthy();
  expect(server.callsTo('POST', `user/${id}/tautan-masuk`)).toHaveLength(1);
});
