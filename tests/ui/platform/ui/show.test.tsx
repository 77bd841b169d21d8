import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Reply } from '../../support/fakeApi.ts';
import { renderAdmin } from '../../support/renderAdmin.tsx';
import { baris, id, registry, wilayah } from './contoh.ts';

const entry = (versi: number, perubahan: object, more = {}) => ({
  id: id(900 + versi),
  aksi: versi === 1 ? 'buat' : 'ubah',
  waktu: '2026-11-20T03:00:00.000Z',
  namaUser: 'Sari Wulandari',
  namaRole: 'Tim MBKM',
  catatan: null,
  dariStatus: null,
  keStatus: null,
  perubahan,
  versi,
  ...more,
});

const open = (row = {}, on = {}, path = `/uji/contoh/${id(1)}/show`) =>
  renderAdmin(path, {
    sebagai: 'HA03',
    registry,
    rows: { ...wilayah(), 'uji/contoh': [baris(1, { version: 3, ...row })] },
    on,
  });

test('setiap jenis kolom tampil dalam bentuknya', async () => {
  open({
    tanggal: '2026-08-17',
    surel: 'a@contoh.example',
    telepon: '0812 3456',
    situs: 'https://contoh.example/halaman',
    nilai: 3.75,
    biaya: -2500,
    hari: ['senin', 'rabu'],
    mitra: [id(102)],
    jadwal: [{ id: id(50), mulai: '2026-12-01', tempat: 'Aula' }],
    pengaturan: { a: 1 },
  });
  expect(await screen.findByRole('heading', { name: 'C1 Contoh 1' })).toBeTruthy();
  await screen.findByText('Aula');
  for (const words of ['17 Agustus 2026', '3,75', '(Rp.2.500)', 'Senin', 'Rabu', 'Bali', 'Aula', '1 Desember 2026'])
    expect(screen.getByText(words)).toBeTruthy();
  // happy-dom reads a place where a word may break as a space.
  const mail = screen.getByRole('link', { name: /^a@ ?contoh\. ?example$/ });
  expect([mail.textContent, mail.getAttribute('href')]).toEqual(['a@contoh.example', 'mailto:a@contoh.example']);
  expect(screen.getByRole('link', { name: '0812 3456' }).getAttribute('href')).toBe('tel:08123456');
  expect((await screen.findByRole('link', { name: 'Jawa Timur' })).getAttribute('href')).toBe(
    `/uji/provinsi/${id(101)}/show`,
  );
});

test('yang ditolak server dikatakan di dialog, yang tetap terbuka', async () => {
  const { user } = open(
    { status: 'diajukan' },
    { [`POST uji/contoh/${id(1)}/aksi/setujui`]: () => new Reply(422, { message: 'Kuota sudah penuh.' }) },
  );
  await user.click(await screen.findByRole('button', { name: 'Setujui' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Setujui' }));
  expect(await within(dialog).findByText('Kuota sudah penuh.')).toBeTruthy();
});

test('tombol alur kerja mengikuti status, dan penolakan meminta catatan', async () => {
  const { user, server } = open(
    { status: 'diajukan' },
    { [`POST uji/contoh/${id(1)}/aksi/tolak`]: () => baris(1, { status: 'ditolak', version: 4 }) },
  );
  expect(await screen.findByRole('button', { name: 'Setujui' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Ajukan' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Tolak' }));
  const dialog = await screen.findByRole('dialog', { name: 'Tolak' });
  await user.click(within(dialog).getByRole('button', { name: 'Tolak' }));
  expect(within(dialog).getByText('Catatan wajib diisi.')).toBeTruthy();
  await user.type(within(dialog).getByRole('textbox', { name: /Catatan/ }), 'Berkas kurang.');
  await user.click(within(dialog).getByRole('button', { name: 'Tolak' }));
  await waitFor(() =>
    expect(server.callsTo('POST', `uji/contoh/${id(1)}/aksi/tolak`)[0]?.body).toEqual({
      catatan: 'Berkas kurang.',
      version: 3,
    }),
  );
});

test('sebelum sebuah langkah disebut apa yang ditemukan server; yang meragukan meminta catatan, yang mustahil ditolak', async () => {
  const at = `uji/contoh/${id(1)}/aksi/tutup`;
  let found: object[] = [
    { teks: '7 kelompok belum ditetapkan.', bobot: 'note' },
    { teks: '68 peserta tertinggal.', bobot: 'note' },
  ];
  const { user, server } = open(
    { status: 'disetujui' },
    {
      [`GET ${at}`]: () => ({ pesan: found, catatan: true }),
      [`POST ${at}`]: () => baris(1, { status: 'draf', version: 4 }),
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Tutup' }));
  const dialog = await screen.findByRole('dialog', { name: 'Tutup' });
  expect(await within(dialog).findByText('68 peserta tertinggal.')).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Tutup' }));
  expect(within(dialog).getByText('Catatan wajib diisi.')).toBeTruthy();
  expect(server.callsTo('POST', at)).toHaveLength(0);
  await user.click(within(dialog).getByRole('button', { name: 'Batal' }));

  found = [{ teks: 'Belum ada kelompok yang ditetapkan.', bobot: 'refuse' }];
  await user.click(await screen.findByRole('button', { name: 'Tutup' }));
  const again = await screen.findByRole('dialog', { name: 'Tutup' });
  expect(await within(again).findByText('Belum ada kelompok yang ditetapkan.')).toBeTruthy();
  expect(within(again).getByRole<HTMLButtonElement>('button', { name: 'Tutup' }).disabled).toBe(true);
});

test('riwayat menampilkan siapa, lama dan baru; versi lama dikembalikan setelah dilihat dahulu', async () => {
  const { user, server } = open(
    { nama: 'Ketiga', idProvinsi: id(102) },
    {
      [`GET uji/contoh/${id(1)}/riwayat`]: () => [
        entry(3, { nama: { dari: 'Kedua', ke: 'Ketiga' } }),
        entry(2, {
          nama: { dari: 'Pertama', ke: 'Kedua' },
          idProvinsi: { dari: id(101), ke: id(102), dariLabel: 'Jawa Timur', keLabel: 'Bali' },
        }),
        entry(1, { nama: { ke: 'Pertama' } }),
      ],
      [`POST uji/contoh/${id(1)}/pulihkan`]: () => baris(1, { version: 4 }),
    },
  );
  await user.click(await screen.findByRole('tab', { name: 'Riwayat' }));
  const history = await screen.findByRole('list', { name: 'Riwayat' });
  expect(within(history).getAllByText('Sari Wulandari')).toHaveLength(3);
  expect(within(history).getByText('Jawa Timur')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Kembalikan ke versi 3' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Kembalikan ke versi 1' }));
  const dialog = await screen.findByRole('dialog', { name: 'Kembalikan ke versi 1?' });
  expect(within(dialog).getByText('Ketiga')).toBeTruthy();
  expect(within(dialog).getByText('Pertama')).toBeTruthy();
  expect(within(dialog).getByText('Jawa Timur')).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Kembalikan' }));
  await waitFor(() =>
    expect(server.callsTo('POST', `uji/contoh/${id(1)}/pulihkan`)[0]?.body).toEqual({ idRiwayat: id(901), version: 3 }),
  );
});

const moved = (tindakan: string, dariStatus: string, keStatus: string) =>
  entry(3, {}, { aksi: 'transisi', tindakan, dariStatus, keStatus });

test('riwayat mengurungkan yang terbaru: isian lewat versi sebelumnya, langkah lewat langkah baliknya', async () => {
  let entries = [entry(3, { nama: { dari: 'Kedua', ke: 'Ketiga' } }), entry(2, { nama: { ke: 'Kedua' } })];
  const at = `uji/contoh/${id(1)}/aksi/tarik`;
  const { user, server, unmount } = open({ nama: 'Ketiga' }, { [`GET uji/contoh/${id(1)}/riwayat`]: () => entries });
  await user.click(await screen.findByRole('tab', { name: 'Riwayat' }));
  await user.click(await screen.findByRole('button', { name: 'Urungkan' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Kembalikan ke versi 2?' }));
  expect(dialog.getByText('Kedua')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Batal' }));
  unmount();

  entries = [moved('ajukan', 'draf', 'diajukan'), entry(1, { nama: { ke: 'Pertama' } })];
  const again = open(
    { status: 'diajukan' },
    {
      [`GET uji/contoh/${id(1)}/riwayat`]: () => entries,
      [`POST ${at}`]: () => baris(1, { version: 4 }),
    },
  );
  await again.user.click(await screen.findByRole('tab', { name: 'Riwayat' }));
  await again.user.click(await screen.findByRole('button', { name: 'Urungkan' }));
  await again.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Tarik' }));
  await waitFor(() => expect(again.server.callsTo('POST', at)[0]?.body).toMatchObject({ version: 3 }));
  expect(server.callsTo('POST', at)).toEqual([]);
});

test('langkah yang sudah diikuti langkah lain, atau tidak ada baliknya, tidak dapat diurungkan', async () => {
  const { user } = open(
    { status: 'disetujui' },
    {
      [`GET uji/contoh/${id(1)}/riwayat`]: () =>
        [moved('setujui', 'diajukan', 'disetujui'), moved('ajukan', 'draf', 'diajukan')].map((one, i) => ({
          ...one,
          id: id(910 + i),
        })),
    },
  );
  await user.click(await screen.findByRole('tab', { name: 'Riwayat' }));
  await screen.findByRole('list', { name: 'Riwayat' });
  expect(screen.queryByRole('button', { name: 'Urungkan' })).toBeNull();
});

test('menghapus yang masih dipakai mengatakan oleh apa', async () => {
  const { user } = open(
    {},
    {
      [`DELETE uji/contoh/${id(1)}`]: () =>
        new Reply(409, {
          statusCode: 409,
          message: 'Data masih dipakai oleh 2 Kegiatan sehingga tidak dapat dihapus.',
        }),
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Hapus' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Hapus' }));
  expect(await screen.findByText('Data masih dipakai oleh 2 Kegiatan sehingga tidak dapat dihapus.')).toBeTruthy();
});

test('langkah yang akan ditolak server tampil mati beserta sebabnya', async () => {
  const pesan = 'Pendaftaran sudah berakhir pada 3 Mei 2026. Ubah tanggalnya dahulu.';
  const { user, server } = open(
    { status: 'diajukan', aksi: ['tolak'] },
    { [`GET uji/contoh/${id(1)}/aksi`]: () => [{ aksi: 'setujui', pesan }] },
  );
  const closed = await screen.findByRole('button', { name: 'Setujui' });
  expect(closed).toHaveProperty('disabled', true);
  await user.hover(screen.getByTitle(pesan));
  expect(await screen.findByRole('tooltip', { name: pesan })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Tolak' })).toHaveProperty('disabled', false);
  expect(server.callsTo('GET', `uji/contoh/${id(1)}/aksi`)).toHaveLength(1);
});

test('dialog hapus menyebut yang ikut terhapus, dan tidak menawarkan yang akan ditolak', async () => {
  const pesan = 'Data masih dipakai oleh 2 kegiatan sehingga tidak dapat dihapus.';
  const looks = [
    { berhasil: 1, gagal: [], ikut: [{ label: 'Jadwal', n: 3 }] },
    { berhasil: 0, gagal: [{ id: id(1), label: 'C1 Contoh 1', pesan }], ikut: [] },
  ];
  const { user, server } = open({}, { 'DELETE uji/contoh': () => looks.shift() });
  await user.click(await screen.findByRole('button', { name: 'Hapus' }));
  expect(await screen.findByText('Ikut terhapus: 3 jadwal.')).toBeTruthy();
  expect(server.callsTo('DELETE', 'uji/contoh')[0]?.body).toEqual({ items: [{ id: id(1), version: 3 }], coba: true });
  await user.click(screen.getByRole('button', { name: 'Batal' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Hapus' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(pesan)).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Hapus' })).toHaveProperty('disabled', true);
});

test('a deleted row comes back from its toast', async () => {
  const { user, server } = open({}, { [`POST uji/contoh/sampah/${id(1)}/pulihkan`]: () => baris(1) });
  await user.click(await screen.findByRole('button', { name: 'Hapus' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Hapus' }));
  expect(await screen.findByText('Data dihapus.')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Urungkan' }));
  expect(await screen.findByText('1 contoh dipulihkan.')).toBeTruthy();
  expect(server.callsTo('POST', `uji/contoh/sampah/${id(1)}/pulihkan`)).toHaveLength(1);
});

test('a step is taken back from its toast where the workflow declares how', async () => {
  const { user, server } = open(
    { status: 'draf' },
    {
      [`POST uji/contoh/${id(1)}/aksi/ajukan`]: () => baris(1, { status: 'diajukan', version: 2 }),
      [`POST uji/contoh/${id(1)}/aksi/tarik`]: () => baris(1, { status: 'draf', version: 3 }),
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Ajukan' }));
  expect(await screen.findByText('Sudah diajukan.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Urungkan' }));
  expect(await screen.findByText('Diurungkan.')).toBeTruthy();
  expect(server.callsTo('POST', `uji/contoh/${id(1)}/aksi/tarik`)[0]?.body).toEqual({ version: 2 });
});

test('data yang tidak ada dikatakan di halamannya', async () => {
  open({}, {}, `/uji/contoh/${id(77)}/show`);
  expect(
    (await screen.findByText('Data tidak ditemukan', { selector: '[role="alert"] *' })).closest('[role="alert"]')
      ?.textContent,
  ).toBe(
    'Data tidak ditemukanMungkin sudah dihapus, atau bukan bagian dari data yang dapat Anda buka.Kembali ke daftar',
  );
  expect(screen.getByRole('link', { name: 'Kembali ke daftar' })).toBeTruthy();
});
