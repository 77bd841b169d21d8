import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { IsiContoh, KeadaanContoh } from '../../../resources/pengaturan/contoh.ts';
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
const examples: KeadaanContoh = {
  ada: true,
  namaPortal: 'Portal MBKM',
  username: 'superadmin',
  kemajuan: null,
};
const content: IsiContoh = {
  pergi: [
    { label: 'Mahasiswa', jumlah: 160 },
    { label: 'Mitra', jumlah: 20 },
  ],
  tetap: [{ label: 'Peran', jumlah: 10 }],
};
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
const answers = {
  'GET pengaturan/mulai': () => ({ langkah: steps, selesai: 1, jumlah: 2 }),
  'GET pengaturan/mulai/contoh': () => ({ ...examples, ada: false }),
};

describe('set-up', () => {
  test('shows what is missing, and leads to the screen where it is put right', async () => {
    renderAdmin('/pengaturan/mulai', { sebagai: 'HA01', on: answers });
    expect(await screen.findByText('1 dari 2 langkah selesai')).toBeTruthy();
    const next = screen.getByRole('listitem', { current: 'step' });
    expect(within(next).getByText('Belum ada mahasiswa.')).toBeTruthy();
    expect(within(next).getByRole('link', { name: 'Mahasiswa' }).getAttribute('href')).toContain('/master/mahasiswa');
    expect(within(next).queryByRole('link', { name: 'Rahasia' })).toBeNull();
  });

  test('stands on the dashboard of who may set the portal up, with what they can do, and of nobody else', async () => {
    const admin = renderAdmin('/dashboard', { sebagai: 'HA01', on: answers });
    expect(await screen.findByText('Berikutnya: Mahasiswa')).toBeTruthy();
    admin.unmount();
    forget();
    const hers = step('Identitas', {
      keadaan: 'kurang',
      layar: [{ judul: 'Identitas', path: '/pengaturan/identitas' }],
    });
    const team = renderAdmin('/dashboard', {
      sebagai: 'HA03',
      on: { ...answers, 'GET pengaturan/mulai': () => ({ langkah: [hers, ...steps], selesai: 1, jumlah: 3 }) },
    });
    expect(await screen.findByText('Berikutnya: Mahasiswa')).toBeTruthy();
    team.unmount();
    forget();
    const lecturer = renderAdmin('/dashboard', { sebagai: 'HA04', on: answers });
    await screen.findByText(/^Selamat/);
    expect(lecturer.server.callsTo('GET', 'pengaturan/mulai')).toEqual([]);
  });

  test('says why it could not be looked up, and tries again', async () => {
    renderAdmin('/pengaturan/mulai', {
      sebagai: 'HA01',
      on: { 'GET pengaturan/mulai': () => new Reply(500, { statusCode: 500, message: 'Terjadi kesalahan.' }) },
    });
    expect(await screen.findByRole('button', { name: 'Coba lagi' })).toBeTruthy();
  });

  test('takes the demo university out after the portal was named, and leaves the form as typed where it is refused', async () => {
    const type = (label: RegExp, value: string) =>
      fireEvent.change(within(screen.getByRole('dialog')).getByLabelText(label), { target: { value } });
    let refused = true;
    const { server } = renderAdmin('/pengaturan/mulai', {
      sebagai: 'HA01',
      on: {
        ...answers,
        'GET pengaturan/mulai/contoh': () => examples,
        'GET pengaturan/mulai/contoh/isi': () => content,
        'POST pengaturan/mulai/contoh/kosongkan': () =>
          refused
            ? new Reply(422, {
                statusCode: 422,
                message: 'Periksa isian.',
                errors: { namaPortal: { code: 'x', message: 'Tulis nama portal: Portal MBKM.' } },
              })
            : { ...examples, ada: false, kemajuan: { tahap: 'selesai', cadangan: '/data/c.tar.gz', pesan: null } },
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Kosongkan' }));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText('Dihapus: 180 baris')).toBeTruthy();
    expect(within(dialog).getByText('Mahasiswa')).toBeTruthy();
    type(/^Kata sandi baru akun Anda/, 'Sungguhan-2026');
    type(/^Ulangi kata sandi baru/, 'Sungguhan-2026');
    type(/^Tulis "Portal MBKM"/, 'Portal');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Kosongkan data contoh' }));
    expect(await within(dialog).findByText('Tulis nama portal: Portal MBKM.')).toBeTruthy();
    expect(within(dialog).getByLabelText<HTMLInputElement>(/^Kata sandi baru akun Anda/).value).toBe('Sungguhan-2026');
    refused = false;
    type(/^Tulis "Portal MBKM"/, 'Portal MBKM');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Kosongkan data contoh' }));
    expect(await screen.findByText('Data contoh sudah dikosongkan')).toBeTruthy();
    expect(server.callsTo('POST', 'pengaturan/mulai/contoh/kosongkan').at(-1)?.body).toEqual({
      namaPortal: 'Portal MBKM',
      kataSandiBaru: 'Sungguhan-2026',
      cadangan: true,
    });
  });
});
