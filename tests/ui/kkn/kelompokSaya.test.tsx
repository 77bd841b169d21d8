import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { KelompokMilik, KelompokSaya } from '../../../resources/kkn/kelompokSaya.ts';
import { type Handlers, Reply } from '../support/fakeApi.ts';
import { renderAdmin } from '../support/renderAdmin.tsx';
// The screen that is opened below: fetched before the test, not in its time.
import '../../../src/areas/kkn/kelompok/OwnGroupPage.tsx';

const gelombang = {
  id: 'w1',
  nama: 'Gelombang IV',
  status: 'pendaftaran',
  modeKelompok: 'campuran',
  ukuranMin: 8,
  ukuranMaks: 12,
};

const own = (over: Partial<KelompokSaya> = {}): KelompokSaya => ({
  idPendaftarMbkm: 'p1',
  status: 'disetujui',
  gelombang,
  kelompok: null,
  undangan: [],
  ...over,
});

const member = (nama: string, over: object = {}) => ({
  idPendaftarMbkm: nama,
  npm: '22081010001',
  nama,
  prodi: 'Informatika',
  jabatan: 'Anggota',
  divisi: null,
  statusAnggota: 'bergabung',
  saya: false,
  ...over,
});

const group: KelompokMilik = {
  id: 'g1',
  version: 4,
  kode: 'KKN-01',
  nama: 'Sinar Desa',
  status: 'draf',
  kodeGabung: 'K7M2QX',
  memimpin: true,
  adaKetua: true,
  idDesa: null,
  desa: null,
  dpl: null,
  pic: null,
  noHpPic: null,
  catatan: null,
  anggota: [member('Galih', { jabatan: 'Ketua', saya: true }), member('Ayu', { statusAnggota: 'diundang' })],
  komposisi: { L: 1, P: 0, fakultas: { 'Fakultas Teknik': 1 }, prodi: { Informatika: 1 } },
  pelanggaran: [{ aturan: 'ukuran_kurang', pesan: 'Anggota 1 orang, minimal 8.' }],
};

const openAs = (answer: () => KelompokSaya | null, on: Handlers = {}) =>
  renderAdmin('/kkn/membuat-kelompok', {
    sebagai: 'HA02',
    on: { 'GET v3/kkn/kkn-kelompok/milik': answer, ...on },
  });

describe('/kkn/membuat-kelompok untuk mahasiswa', () => {
  test('undangan dijawab; kode yang tidak dikenal dijelaskan di kolomnya', async () => {
    let undangan = [{ idKelompok: 'g9', nama: 'KKN-09 Harapan', ketua: 'Nur Aisyah', anggota: 3 }];
    const { user, server } = openAs(() => own({ undangan }), {
      'POST v3/kkn/kkn-kelompok/gabung': () => new Reply(404, { message: 'Kode gabung tidak ditemukan.' }),
      'PUT v3/kkn/kkn-kelompok/undangan/g9': () => {
        undangan = [];
        return { idKelompok: 'g9', jawaban: 'tolak' };
      },
    });
    await user.type(await screen.findByLabelText('Kode gabung'), 'abc123');
    await user.click(screen.getByRole('button', { name: 'Gabung' }));
    expect(await screen.findByText('Kode gabung tidak ditemukan.', { selector: 'p' })).toBeTruthy();
    expect(server.callsTo('POST', 'v3/kkn/kkn-kelompok/gabung')[0]?.body).toEqual({ kodeGabung: 'ABC123' });
    const invited = screen.getByRole('region', { name: 'Undangan (1)' });
    await user.click(within(invited).getByRole('button', { name: 'Tolak' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Undangan (1)' })).toBeNull());
  });

  test('ketua melihat apa yang kurang, mengundang beberapa orang, dan mengajukan dengan versi yang dilihatnya', async () => {
    const { user, server } = openAs(() => own({ kelompok: group }), {
      'POST v3/kkn/kkn-kelompok/g1/undang': () => group,
      'POST v3/kkn/kkn-kelompok/g1/aksi/ajukan': () => new Reply(422, { message: 'Anggota harus 8-12 orang.' }),
    });
    expect(await screen.findByText('Anggota 1 orang, minimal 8.')).toBeTruthy();
    expect(screen.getByText('1 undangan belum dijawab.')).toBeTruthy();
    expect(screen.getByText('K7M2QX')).toBeTruthy();
    await user.type(screen.getByLabelText('NPM'), '22081010002 22081010003');
    await user.click(screen.getByRole('button', { name: 'Undang' }));
    expect(await screen.findByText('2 undangan dikirim.')).toBeTruthy();
    expect(server.callsTo('POST', 'v3/kkn/kkn-kelompok/g1/undang')[0]?.body).toMatchObject({
      npm: ['22081010002', '22081010003'],
    });
    await user.click(screen.getByRole('button', { name: 'Ajukan' }));
    const dialog = await screen.findByRole('dialog', { name: 'Ajukan kelompok' });
    await user.click(within(dialog).getByRole('button', { name: 'Ajukan' }));
    expect(await screen.findByText('Anggota harus 8-12 orang.')).toBeTruthy();
    expect(server.callsTo('POST', 'v3/kkn/kkn-kelompok/g1/aksi/ajukan')[0]?.body).toEqual({ version: 4 });
  });

  test('menunjukkan desanya: ke mana, dan siapa yang ditanya', async () => {
    openAs(() => own({ kelompok: { ...group, status: 'berjalan', idDesa: 'd1', desa: 'Wonosari, Panti' } }), {
      'GET v3/kkn/desa/d1': () => ({
        id: 'd1',
        version: 1,
        alamatPosko: 'Balai desa',
        namaKepalaDesa: 'Sutrisno',
        sinyal: 'tidak_ada',
      }),
    });
    const village = await screen.findByRole('region', { name: 'Desa' });
    expect(await within(village).findByText('Balai desa')).toBeTruthy();
    expect(within(village).getByText('Sutrisno')).toBeTruthy();
  });

  test('anggota dapat keluar dan tidak mengatur; tanpa pendaftaran ditunjukkan langkah berikutnya', async () => {
    const { user, server, unmount } = openAs(() => own({ kelompok: { ...group, memimpin: false } }), {
      'PUT v3/kkn/kkn-kelompok/g1/keluar': () => ({ id: 'g1' }),
    });
    const leave = await screen.findByRole('button', { name: 'Keluar dari kelompok' });
    expect(screen.queryByRole('button', { name: 'Ajukan' })).toBeNull();
    expect(screen.queryByLabelText('NPM')).toBeNull();
    await user.click(leave);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Keluar' }));
    await waitFor(() => expect(server.callsTo('PUT', 'v3/kkn/kkn-kelompok/g1/keluar')).toHaveLength(1));
    unmount();
    openAs(() => null);
    expect(await screen.findByText('Belum ada pendaftaran KKN')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Buka pendaftaran' }).getAttribute('href')).toBe('/kkn/pendaftaran');
  });
});
