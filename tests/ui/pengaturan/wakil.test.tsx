import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { DaftarWakil, Penunjukan } from '../../../resources/pengaturan/panggilanWakil.ts';
import { Reply } from '../support/fakeApi.ts';
import { userRole } from '../support/fakeSession.ts';
import { renderAdmin } from '../support/renderAdmin.tsx';

const appointment: Penunjukan = {
  id: 'w1',
  peran: 'Koordinator Program Studi',
  tempat: 'S1 Informatika',
  pemberi: 'Rina Wulandari',
  wakil: 'Hendra Saputra',
  mulai: '2027-03-01',
  sampai: '2027-03-14',
  alasan: 'Cuti',
  ditunjukOleh: 'Rina Wulandari',
  keadaan: 'berlaku',
  dicabutOleh: null,
};
const given: DaftarWakil = {
  peran: [{ idUserRole: 'p1', peran: 'Koordinator Program Studi', tempat: 'S1 Informatika' }],
  diberikan: [appointment],
  diterima: [],
};
const path = '/pengaturan/user/profile?tab=wakil';

test('a deputy is appointed by name and days; what is refused is said at its field and stays typed', async () => {
  const { user, server } = renderAdmin(path, {
    sebagai: 'HA05',
    on: {
      'GET user/wakil': () => ({ ...given, diberikan: [] }),
      'GET user/wakil/calon': () => ({ calon: [{ id: 'h', nama: 'Hendra Saputra', peran: 'BAKPK' }] }),
      'POST user/wakil': () =>
        new Reply(422, {
          message: 'Periksa isian.',
          errors: { sampai: 'Hari terakhir tidak boleh sebelum hari pertama.' },
        }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Tunjuk wakil' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(await dialog.findByRole('combobox', { name: /^Wakil/ }), 'Hendra');
  await user.click(await screen.findByRole('option', { name: /Hendra Saputra/ }));
  await user.type(dialog.getByRole('textbox', { name: /Alasan/ }), 'Cuti');
  await user.click(dialog.getByRole('button', { name: 'Tunjuk' }));
  expect(await dialog.findByText('Hari terakhir tidak boleh sebelum hari pertama.')).toBeTruthy();
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /Alasan/ }).value).toBe('Cuti');
  expect(server.callsTo('POST', 'user/wakil')[0]?.body).toMatchObject({
    idUserRole: 'p1',
    idWakil: 'h',
    alasan: 'Cuti',
  });
});

test('an appointment is revoked after a question', async () => {
  const { user, server } = renderAdmin(path, {
    sebagai: 'HA05',
    on: { 'GET user/wakil': () => given, 'POST user/wakil/:id/cabut': () => ({ id: 'w1' }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Cabut penunjukan Hendra Saputra' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/Hendra Saputra tidak lagi mewakili Rina Wulandari/)).toBeTruthy();
  expect(server.callsTo('POST', 'user/wakil/w1/cabut')).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: 'Cabut' }));
  expect(await screen.findByText('Penunjukan dicabut.')).toBeTruthy();
});

test('who acts for somebody is told on every page, and leads back to a role of their own', async () => {
  const own = userRole('HA07', { isUtama: true });
  const acting = userRole('HA05', { id: 'wakil', atasNama: { nama: 'Rina Wulandari', sampai: '2027-03-14' } });
  const { user, server } = renderAdmin(path, {
    sebagai: 'HA05',
    user: { userRole: [own, acting], idUserRole: acting.id },
    on: { 'POST user/switch-akses': () => new Reply(403, { message: 'Peran tidak tersedia untuk akun Anda.' }) },
  });
  expect(await screen.findByText(/Anda mewakili Rina Wulandari sebagai .* sampai 14 Maret 2027\./)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Tunjuk wakil' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Kembali ke peran saya' }));
  await user.click(
    within(await screen.findByRole('dialog'))
      .getAllByRole('button')
      .at(-1) ?? document.body,
  );
  expect(server.callsTo('POST', 'user/switch-akses')[0]?.body).toEqual({ idUserRole: own.id });
});
