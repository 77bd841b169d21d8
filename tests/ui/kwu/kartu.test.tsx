import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ids } from '../platform/patterns/world.ts';
import { Reply } from '../support/fakeApi.ts';
import { idDaftar, member, openKwu, own, usaha } from './world.ts';
// The screen that is opened below: fetched before the test, not in its time.
import '../../../src/areas/kwu/pendaftaran/RegistrationPage.tsx';

const milik = 'GET v4/kwu/kelompok/milik';
const path = '/kwu/pendaftaran/kelompok';

describe('kartu kelompok', () => {
  const lacking = [
    { siapa: 'Galih Prasetyo', saya: true, pesan: 'Unggah ide usaha.' },
    { siapa: 'Ayu Lestari', saya: false, pesan: 'Data Ayu Lestari belum lengkap. Minta ia melengkapi profilnya.' },
    { siapa: null, saya: false, pesan: 'Anggota harus 3-5 orang.' },
  ];

  test('menyebut apa yang kurang dan siapa yang mengerjakannya, sendiri lebih dahulu', async () => {
    openKwu('/kwu/pendaftaran', { on: { [milik]: () => own(usaha({ kurang: lacking })) } });
    const panel = await screen.findByRole('region', { name: 'Yang masih kurang' });
    expect(
      within(panel)
        .getAllByRole('heading', { level: 3 })
        .map(it => it.textContent),
    ).toEqual(['Anda', 'Kelompok', 'Ayu Lestari']);
    expect(within(panel).getByText('Data Ayu Lestari belum lengkap. Minta ia melengkapi profilnya.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Lengkapi data saya' }).getAttribute('href')).toBe(
      `${path}?id=${idDaftar}`,
    );
  });

  test('ketua mengajukan dengan versi yang dilihatnya; penolakan tampil', async () => {
    const { user, server } = openKwu('/kwu/pendaftaran', {
      on: {
        [milik]: () => own(usaha({ anggota: [member('Galih', { jabatan: 'Ketua', saya: true }), member('Ayu')] })),
        'POST v4/kwu/kelompok/:id/aksi/ajukan': () =>
          new Reply(422, { message: 'Masih ada 1 undangan yang belum dijawab.' }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Ajukan' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Ajukan' }));
    expect((await screen.findAllByText('Masih ada 1 undangan yang belum dijawab.'))[0]).toBeTruthy();
    expect(server.calls.find(call => call.path.endsWith('/aksi/ajukan'))?.body).toEqual({ version: 4 });
  });

  test('anggota tidak mengajukan dan dapat keluar', async () => {
    openKwu('/kwu/pendaftaran', { on: { [milik]: () => own(usaha({ memimpin: false })) } });
    expect(await screen.findByRole('button', { name: 'Keluar dari kelompok' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Ajukan' })).toBeNull();
    expect(screen.queryByLabelText('NPM')).toBeNull();
  });

  test('tanpa usaha: undangan, kode, dan jalur yang dibuka; wirausaha mandiri hilang bila ditutup', async () => {
    openKwu('/kwu/pendaftaran', {
      rows: {
        'kwu/pengaturan': [{ id: 'a', idPeriode: ids.periode, izinkanMandiri: false, tanggalMulai: '2199-01-01' }],
      },
      on: {
        [milik]: () => own(null, { undangan: [{ idKelompok: 'g9', nama: 'Sekar', ketua: 'Nur Aisyah', anggota: 2 }] }),
      },
    });
    expect(await screen.findByRole('region', { name: 'Undangan (1)' })).toBeTruthy();
    const doors = await screen.findAllByRole('link', { name: 'Daftar' });
    expect(doors.map(door => door.getAttribute('href')?.split('?')[0])).toEqual([path]);
  });
});
