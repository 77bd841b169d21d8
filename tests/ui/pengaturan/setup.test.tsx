import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { LangkahMulai } from '../../../resources/pengaturan/mulai.ts';
import { forget } from '../../../src/platform/providers/session.ts';
import { Reply } from '../support/fakeApi.ts';
import { renderAdmin } from '../support/renderAdmin.tsx';

const step = (kunci: string, more: Partial<LangkahMulai>): LangkahMulai => ({
  kunci,
  judul: kunci,
  alasan: 'Karena perlu.',
  keadaan: 'selesai',
  angka: [],
  masalah: [],
  layar: [],
  ...more,
});
const steps = [
  step('Periode', { angka: [{ label: 'Periode aktif', jumlah: 1 }] }),
  step('Mahasiswa', {
    keadaan: 'kurang',
    masalah: [{ pesan: 'Belum ada mahasiswa.', layar: '/master/mahasiswa', saran: false }],
    layar: [
      { judul: 'Mahasiswa', path: '/master/mahasiswa' },
      { judul: 'Rahasia', path: '/layar/yang/tidak/ada' },
    ],
  }),
];
const answers = { 'GET pengaturan/mulai': () => ({ langkah: steps, selesai: 1, jumlah: 2 }) };

describe('set-up', () => {
  test('shows what is missing, and leads to the screen where it is put right', async () => {
    renderAdmin('/pengaturan/mulai', { sebagai: 'HA01', on: answers });
    expect(await screen.findByText('1 dari 2 langkah selesai')).toBeTruthy();
    const next = screen.getByRole('listitem', { current: 'step' });
    expect(within(next).getByText('Belum ada mahasiswa.')).toBeTruthy();
    expect(within(next).getByRole('link', { name: 'Mahasiswa' }).getAttribute('href')).toContain('/master/mahasiswa');
    expect(within(next).queryByRole('link', { name: 'Rahasia' })).toBeNull();
  });

  test('stands on the dashboard of Super Admin while something is missing, and of nobody else', async () => {
    const admin = renderAdmin('/dashboard', { sebagai: 'HA01', on: answers });
    expect(await screen.findByText('Berikutnya: Mahasiswa')).toBeTruthy();
    admin.unmount();
    forget();
    const team = renderAdmin('/dashboard', { sebagai: 'HA03', on: answers });
    await screen.findByText(/^Selamat/);
    expect(team.server.callsTo('GET', 'pengaturan/mulai')).toEqual([]);
  });

  test('says why it could not be looked up, and tries again', async () => {
    renderAdmin('/pengaturan/mulai', {
      sebagai: 'HA01',
      on: { 'GET pengaturan/mulai': () => new Reply(500, { statusCode: 500, message: 'Terjadi kesalahan.' }) },
    });
    expect(await screen.findByRole('button', { name: 'Coba lagi' })).toBeTruthy();
  });
});
