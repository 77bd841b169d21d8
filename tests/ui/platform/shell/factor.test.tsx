import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openEveryArea } from '../../support/everyArea.ts';
import { Reply } from '../../support/fakeApi.ts';
import { rightPassword } from '../../support/fakeBackend.ts';
import { userAs } from '../../support/fakeSession.ts';
import { renderAdmin } from '../../support/renderAdmin.tsx';
import { shellRegistry } from '../../support/shellRegistry.ts';

const profile = '/pengaturan/user/profile?tab=dua-langkah';
const off = { aktif: false, sejak: null, sisa: 0, boleh: true, wajib: false };
const on = { aktif: true, sejak: '2026-11-20T03:00:00Z', sisa: 9, boleh: true, wajib: false };
const codes = ['aaaaa-bbbbb', 'ccccc-ddddd'];
const wrong = (errors: Record<string, string>) => new Reply(422, { statusCode: 422, message: 'Periksa.', errors });

test('a login with a second factor asks for the code, then goes on', async () => {
  const needed = {
    statusCode: 403,
    code: 'factor.needed',
    message: 'Masukkan kode.',
    tiket: 'tiket-1',
    berlakuDetik: 300,
  };
  const answers: unknown[] = [
    wrong({ kode: 'Kode salah atau sudah dipakai.' }),
    { token: { AccessToken: 'token-palsu', expiresIn: 43_200 }, user: userAs('HA01') },
  ];
  const { user, server, router } = renderAdmin('/login', {
    sebagai: null,
    registry: shellRegistry,
    on: { 'POST user/login': () => new Reply(403, needed), 'POST masuk/kode': () => answers.shift() },
  });
  await user.type(await screen.findByRole('textbox', { name: 'Nama pengguna' }), 'sari');
  await user.type(screen.getByLabelText('Kata sandi'), rightPassword);
  await user.click(screen.getByRole('button', { name: 'Masuk' }));
  expect(await screen.findByRole('heading', { name: 'Verifikasi dua langkah' })).toBeTruthy();
  await user.type(screen.getByLabelText('Kode verifikasi'), '123456');
  await user.click(screen.getByRole('button', { name: 'Masuk' }));
  expect(await screen.findByText('Kode salah atau sudah dipakai.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Pakai kode pemulihan' }));
  await user.type(screen.getByLabelText('Kode pemulihan'), 'aaaaa-bbbbb');
  await user.click(screen.getByRole('button', { name: 'Masuk' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  expect(server.callsTo('POST', 'masuk/kode').map(({ body }) => body)).toEqual([
    { tiket: 'tiket-1', kode: '123456' },
    { tiket: 'tiket-1', kode: 'aaaaa-bbbbb' },
  ]);
});

describe('the own second factor', () => {
  test('is set up with password and code, and shows the recovery codes once', async () => {
    let state: typeof off | typeof on = off;
    const { user } = renderAdmin(profile, {
      sebagai: 'HA03',
      on: {
        'GET user/dua-langkah': () => state,
        'POST user/dua-langkah/mulai': () => ({
          rahasia: 'ABCDEFGH',
          uri: 'otpauth://totp/Portal:sari?secret=ABCDEFGH',
        }),
        'POST user/dua-langkah/nyalakan': () => {
          state = on;
          return { kodePemulihan: codes };
        },
      },
    });
    await user.type(await screen.findByLabelText(/^Kata sandi/), 'rahasia');
    await user.click(screen.getByRole('button', { name: 'Siapkan' }));
    expect(await screen.findByRole('img', { name: /^Kode QR/ })).toBeTruthy();
    expect(screen.getByText('ABCD EFGH')).toBeTruthy();
    await user.type(screen.getByLabelText(/^Kode verifikasi/), '123456');
    await user.click(screen.getByRole('button', { name: 'Nyalakan' }));
    const list = await screen.findByRole('list', { name: 'Kode pemulihan' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(item => item.textContent),
    ).toEqual(codes);
    await user.click(screen.getByRole('button', { name: 'Sudah saya simpan' }));
    expect(await screen.findByText(/^Aktif sejak/)).toBeTruthy();
    expect(screen.queryByText('aaaaa-bbbbb')).toBeNull();
  });

  test('is switched off with password and code, told at their fields', async () => {
    const answers: unknown[] = [wrong({ password: 'Kata sandi salah.' }), {}];
    const { user, server } = renderAdmin(profile, {
      sebagai: 'HA03',
      on: { 'GET user/dua-langkah': () => on, 'POST user/dua-langkah/matikan': () => answers.shift() },
    });
    await user.click(await screen.findByRole('button', { name: 'Matikan' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByLabelText(/^Kata sandi/), 'x');
    await user.type(within(dialog).getByLabelText(/^Kode verifikasi/), '123456');
    await user.click(within(dialog).getByRole('button', { name: 'Matikan' }));
    expect(await within(dialog).findByText('Kata sandi salah.')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Matikan' }));
    await waitFor(() => expect(server.callsTo('POST', 'user/dua-langkah/matikan')).toHaveLength(2));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('is all that a Super Admin sees of whom it is demanded', async () => {
    const { router, server } = renderAdmin('/dashboard', {
      registry: shellRegistry,
      user: { wajibDuaLangkah: true },
      on: { 'GET user/dua-langkah': () => ({ ...off, wajib: true }) },
    });
    expect(await screen.findByText(/^Siapkan verifikasi dua langkah lebih dahulu/)).toBeTruthy();
    await waitFor(() => expect(router.state.location.pathname).toBe('/pengaturan/user/profile'));
    expect(screen.getByRole('tab', { name: 'Data diri' }).hasAttribute('disabled')).toBe(true);
    expect(server.callsTo('GET', 'menu-user/permission')).toHaveLength(0);
  });

  test('is not offered to students', async () => {
    renderAdmin('/pengaturan/user/profile', { sebagai: 'HA02' });
    expect(await screen.findByRole('tab', { name: 'Kata sandi' })).toBeTruthy();
    expect(screen.queryByRole('tab', { name: 'Verifikasi dua langkah' })).toBeNull();
  });
});

test('the Super Admin ends a session of an account and takes its second factor off, with a note', async () => {
  openEveryArea();
  const id = '01900000-0000-7000-8000-000000000009';
  const session = {
    id: '01900000-0000-7000-8000-0000000000aa',
    perangkat: 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0',
    alamatIp: '10.0.0.9',
    dibuat: '2026-11-20T03:00:00Z',
    terakhirAktif: '2026-11-20T04:00:00Z',
    saatIni: false,
  };
  const row = {
    id,
    username: 'budi',
    name: 'Budi',
    email: 'b@contoh.example',
    sumber: 'lokal',
    aktif: true,
    version: 1,
  };
  const { user, server } = renderAdmin(`/pengaturan/user/${id}/show?tab=keamanan`, {
    rows: { 'pengaturan/user': [row] },
    on: {
      'GET user/:id/keamanan': () => ({ duaLangkah: on, sesi: [session] }),
      'POST user/:id/sesi/akhiri': () => ({ diakhiri: 1 }),
      'PUT user/:id/dua-langkah/hapus': () => ({}),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Akhiri sesi Firefox di Windows' }));
  const first = await screen.findByRole('dialog');
  await user.click(within(first).getByRole('button', { name: 'Akhiri' }));
  expect(await within(first).findByText('Catatan wajib diisi.')).toBeTruthy();
  await user.type(within(first).getByLabelText(/^Catatan/), 'Laptop hilang');
  await user.click(within(first).getByRole('button', { name: 'Akhiri' }));
  await waitFor(() =>
    expect(server.callsTo('POST', `user/${id}/sesi/akhiri`)[0]?.body).toEqual({
      catatan: 'Laptop hilang',
      idSesi: session.id,
    }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Hapus verifikasi' }));
  const second = await screen.findByRole('dialog');
  await user.type(within(second).getByLabelText(/^Catatan/), 'Ponsel hilang');
  await user.click(within(second).getByRole('button', { name: 'Hapus' }));
  await waitFor(() =>
    expect(server.callsTo('PUT', `user/${id}/dua-langkah/hapus`)[0]?.body).toEqual({ catatan: 'Ponsel hilang' }),
  );
});
