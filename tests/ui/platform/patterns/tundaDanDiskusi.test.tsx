import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { IsiDiskusi } from '../../../../resources/umum/panggilanDiskusi.ts';
import { Reply } from '../../support/fakeApi.ts';
import { renderAdmin, type WorldOptions } from '../../support/renderAdmin.tsx';
import { daysAgo, eligible, M, masters, N, registration, registry } from './world.ts';

const nothing: IsiDiskusi = { tim: true, pembacaLain: true, catatan: [] };
const ani = registration('1', { tanggalDaftar: daysAgo(9), namaMahasiswa: 'Ani Lestari' });
const open = (path: string, on: WorldOptions['on'] = {}, registrations = [ani]) =>
  renderAdmin(path, {
    registry,
    sebagai: 'HA05',
    rows: { ...masters(), [N]: registrations },
    on: {
      [`GET ${M}/cek-pendaftar-magang`]: eligible,
      'GET tunda': () => ({ baris: [] }),
      'GET diskusi': () => nothing,
      ...on,
    },
  });

test('a row is put off until a day with a reason', async () => {
  const { user, server } = open('/magang/approval/detail/1?tab=menunggu', { 'POST tunda': () => ({ jumlah: 1 }) });
  await user.click(await screen.findByRole('button', { name: 'Tunda' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: 'Tunda' }));
  expect(server.callsTo('POST', 'tunda')).toHaveLength(0);
  await user.type(dialog.getByRole('textbox', { name: /Alasan/ }), 'Menunggu surat mitra');
  await user.click(dialog.getByRole('button', { name: 'Tunda' }));
  await waitFor(() =>
    expect(server.callsTo('POST', 'tunda')[0]?.body).toMatchObject({
      resource: N,
      ids: ['1'],
      alasan: 'Menunggu surat mitra',
      sampai: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    }),
  );
});

test('what is put off says so on its page, is taken back there, and has a tab of its own', async () => {
  const off = { baris: [{ id: '1', sampai: '2027-03-14', alasan: 'Menunggu surat mitra' }] };
  const on = { 'GET tunda': () => off, 'POST tunda/kembali': () => ({ jumlah: 1 }) };
  const { user, server, router } = open('/magang/approval/detail/1?tab=ditunda', on);
  expect(await screen.findByText('Anda tunda sampai 14 Maret 2027: Menunggu surat mitra')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Kembali ke antrean' }));
  await waitFor(() => expect(server.callsTo('POST', 'tunda/kembali')[0]?.body).toEqual({ resource: N, ids: ['1'] }));
  await router.navigate('/magang/approval');
  expect(await screen.findByRole('tab', { name: /^Ditunda/ })).toBeTruthy();
});

test('a history whose task waits for the reader lets its rows be put off', async () => {
  const waits = registration('1', { status: 'disetujui', idDosenPembimbing: null });
  const led = registration('2', { status: 'disetujui', idDosenPembimbing: 'd' });
  const { router } = open('/magang/riwayat/pendaftar/detail/1', {}, [waits, led]);
  expect(await screen.findByRole('button', { name: 'Tunda' })).toBeTruthy();
  await router.navigate('/magang/riwayat/pendaftar/detail/2');
  expect((await screen.findAllByText(/22082/)).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Tunda' })).toBeNull();
});

test('a remark names a reader behind @; what is refused keeps the text', async () => {
  const { user, server } = open('/magang/approval/detail/1', {
    'GET diskusi/orang': () => ({ orang: [{ id: 'c', nama: 'Citra Hasibuan', peran: 'Tim MBKM' }] }),
    'POST diskusi': () =>
      new Reply(422, { message: 'Periksa isian.', errors: { sebut: 'Orang ini tidak dapat membaca.' } }),
  });
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Catatan baru' });
  await user.type(text, 'Mohon dicek @Ci');
  await user.click(await screen.findByRole('button', { name: '@Citra Hasibuan' }));
  expect(text.value).toBe('Mohon dicek @Citra Hasibuan ');
  await user.click(screen.getByRole('button', { name: 'Kirim catatan' }));
  expect(await screen.findByText('Orang ini tidak dapat membaca.')).toBeTruthy();
  expect(text.value).toBe('Mohon dicek @Citra Hasibuan ');
  expect(server.callsTo('POST', 'diskusi')[0]?.body).toEqual({
    resource: N,
    id: '1',
    untuk: 'tim',
    isi: 'Mohon dicek @Citra Hasibuan',
    sebut: ['c'],
  });
});
