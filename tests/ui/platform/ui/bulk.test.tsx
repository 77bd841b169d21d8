import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { chooseInListMenu } from '../../support/listMenu.ts';
import { renderAdmin } from '../../support/renderAdmin.tsx';
import { baris, id, registry, wilayah } from './contoh.ts';

const open = (on = {}, path = '/uji/contoh', status = 'draf') =>
  renderAdmin(path, {
    sebagai: 'HA03',
    registry,
    rows: { ...wilayah(), 'uji/contoh': [1, 2, 3].map(n => baris(n, { status })) },
    on,
  });

async function tick(user: ReturnType<typeof open>['user'], ...numbers: number[]) {
  for (const n of numbers) {
    const row = await screen.findByRole('row', { name: new RegExp(`Contoh ${n}`) });
    await user.click(within(row).getByRole('checkbox'));
  }
  return within(await screen.findByRole('toolbar', { name: 'Aksi untuk baris yang dipilih' }));
}

test('mengubah kolom pilihan beberapa baris sekaligus', async () => {
  const { user, server } = open();
  const bar = await tick(user, 1, 2);
  expect(bar.getByText('2 dipilih')).toBeTruthy();
  await user.click(bar.getByRole('button', { name: 'Ubah' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ubah 2 contoh' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Angkatan' }));
  await user.type(dialog.getByRole('textbox', { name: 'Angkatan' }), '1999');
  await user.click(dialog.getByRole('button', { name: 'Lanjut' }));
  expect(await dialog.findByText('Minimal 2000.')).toBeTruthy();
  await user.clear(dialog.getByRole('textbox', { name: 'Angkatan' }));
  await user.type(dialog.getByRole('textbox', { name: 'Angkatan' }), '2030');
  await user.click(dialog.getByRole('button', { name: 'Lanjut' }));
  await user.click(await dialog.findByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('2 contoh diubah.')).toBeTruthy();
  const items = [
    { id: id(1), version: 1 },
    { id: id(2), version: 1 },
  ];
  expect(server.callsTo('PUT', 'uji/contoh').map(({ body }) => body)).toEqual([
    { items, data: { angkatan: 2030 }, coba: true },
    { items, data: { angkatan: 2030 } },
  ]);
});

test('before saving the dialog says what changes, afterwards it can be undone', async () => {
  const gagal = [{ id: id(3), label: 'C3 Contoh 3', pesan: 'Sudah disahkan.' }];
  const contoh = [{ id: id(1), label: 'C1 Contoh 1', perubahan: { angkatan: { dari: 2024, ke: 2030 } } }];
  const { user, server } = open({
    'PUT uji/contoh': ({ body }: { body: unknown }) =>
      JSON.stringify(body).includes('"coba"')
        ? { berhasil: 2, sama: 1, gagal, contoh }
        : { berhasil: 2, sama: 1, gagal, bukti: [id(77)] },
    [`POST ubah-banyak/${id(77)}/urungkan`]: () => ({ berhasil: 1, gagal: [] }),
  });
  const bar = await tick(user, 1, 2, 3);
  await user.click(bar.getByRole('button', { name: 'Ubah' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ubah 3 contoh' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Angkatan' }));
  await user.type(dialog.getByRole('textbox', { name: 'Angkatan' }), '2030');
  await user.click(dialog.getByRole('button', { name: 'Lanjut' }));
  expect(await dialog.findByText('1 contoh akan berubah. 1 sudah bernilai sama.')).toBeTruthy();
  expect(dialog.getByRole('row', { name: 'C3 Contoh 3 Sudah disahkan.' })).toBeTruthy();
  expect(dialog.getByText('2024')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Kembali' }));
  expect(dialog.getByRole('textbox', { name: 'Angkatan' })).toHaveProperty('value', '2030');
  await user.click(dialog.getByRole('button', { name: 'Lanjut' }));
  await user.click(await dialog.findByRole('button', { name: 'Simpan' }));
  const report = within(await screen.findByRole('dialog', { name: 'Hasil' }));
  await user.click(report.getByRole('button', { name: 'Urungkan' }));
  expect(await screen.findByText('1 contoh dikembalikan.')).toBeTruthy();
  expect(server.callsTo('POST', `ubah-banyak/${id(77)}/urungkan`)).toHaveLength(1);
});

test('the preview takes no less height than the inputs before it, so the buttons stay', async () => {
  let high = 420;
  const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    // As a browser measures: no less than what the box is told to have.
    const least = Number(/\d+/.exec(this.style.minHeight)?.[0] ?? 0);
    return this.matches('.MuiDialogContent-root') ? Math.max(high, least) : 0;
  });
  const { user } = open({ 'PUT uji/contoh': () => ({ berhasil: 1, gagal: [], contoh: [] }) });
  const bar = await tick(user, 1);
  await user.click(bar.getByRole('button', { name: 'Ubah' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ubah 1 contoh' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Angkatan' }));
  await user.type(dialog.getByRole('textbox', { name: 'Angkatan' }), '2030');
  high = 90;
  await user.click(dialog.getByRole('button', { name: 'Lanjut' }));
  const told = await dialog.findByText('1 contoh akan berubah.');
  expect(told.closest<HTMLElement>('.MuiDialogContent-root')?.style.minHeight).toContain('420px');
  height.mockRestore();
});

test('a change that went well is undone from its toast', async () => {
  const { user } = open({
    'PUT uji/contoh': ({ body }: { body: unknown }) => ({
      berhasil: 1,
      sama: 0,
      gagal: [],
      ...(JSON.stringify(body).includes('"coba"') ? { contoh: [] } : { bukti: [id(77)] }),
    }),
    [`POST ubah-banyak/${id(77)}/urungkan`]: () => ({
      berhasil: 0,
      gagal: [{ id: id(1), label: 'C1 Contoh 1', pesan: 'Data sudah diubah lagi sesudahnya, jadi dibiarkan.' }],
    }),
  });
  const bar = await tick(user, 1);
  await user.click(bar.getByRole('button', { name: 'Ubah' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ubah 1 contoh' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Angkatan' }));
  await user.type(dialog.getByRole('textbox', { name: 'Angkatan' }), '2030');
  await user.click(dialog.getByRole('button', { name: 'Lanjut' }));
  await user.click(await dialog.findByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('1 contoh diubah.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Urungkan' }));
  expect(await screen.findByText('0 contoh dikembalikan. 1 dibiarkan karena sudah berubah lagi.')).toBeTruthy();
});

test('what belongs to one row is not offered for many', async () => {
  const { user } = open();
  const bar = await tick(user, 1);
  await user.click(bar.getByRole('button', { name: 'Ubah' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ubah 1 contoh' }));
  expect(dialog.getByRole('checkbox', { name: 'Angkatan' })).toBeTruthy();
  expect(dialog.queryByRole('checkbox', { name: 'Nama' })).toBeNull();
});

test('receipts of earlier changes are opened from the list', async () => {
  const receipt = {
    id: id(77),
    resource: 'uji/contoh',
    kolom: ['angkatan'],
    berubah: 1,
    sama: 0,
    ditolak: 0,
    tersisa: 0,
    namaUser: 'Rina',
    namaRole: 'Tim MBKM',
    waktu: '2026-11-28T01:00:00.000Z',
    diurungkanPada: null,
    bolehUrung: true,
  };
  const baris = [{ id: id(1), label: 'C1 Contoh 1', perubahan: { angkatan: { dari: 2024, ke: 2030 } } }];
  const { user } = open({
    'GET ubah-banyak': () => ({ bukti: [receipt] }),
    [`GET ubah-banyak/${id(77)}`]: () => ({ ...receipt, total: 1, baris, barisDitolak: [], barisTersisa: [] }),
  });
  await chooseInListMenu(user, 'Bukti ubah');
  const dialog = within(await screen.findByRole('dialog', { name: 'Bukti ubah: Contoh' }));
  expect(await dialog.findByText('1 contoh berubah.')).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Urungkan' })).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Lihat isi Angkatan' }));
  expect(await dialog.findByText('C1 Contoh 1')).toBeTruthy();
});

test('semua hasil dipilih: yang dikirim filternya', async () => {
  const filter = encodeURIComponent(JSON.stringify({ aktif: true }));
  const page = { perPage: '10', page: '1', sort: 'kode', order: 'ASC' };
  const { user, server } = renderAdmin(`/uji/contoh?filter=${filter}&${new URLSearchParams(page)}`, {
    sebagai: 'HA03',
    registry,
    rows: { ...wilayah(), 'uji/contoh': Array.from({ length: 12 }, (_, i) => baris(i + 1)) },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Pilih semua di halaman ini' }));
  await user.click(await screen.findByRole('button', { name: 'Pilih semua 12 hasil' }));
  expect(await screen.findByText('Semua 12 hasil dipilih')).toBeTruthy();
  await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Hapus' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hapus 12 contoh?' }));
  await user.click(dialog.getByRole('button', { name: 'Hapus' }));
  expect(await screen.findByText('12 contoh dihapus.')).toBeTruthy();
  expect(server.callsTo('DELETE', 'uji/contoh')[0]?.body).toEqual({ filter: { aktif: true } });
});

test('ticks are gone once the address brings another filter', async () => {
  const { user, router } = open();
  const bar = await tick(user, 1, 2);
  expect(bar.getByText('2 dipilih')).toBeTruthy();
  await router.navigate(`/uji/contoh?filter=${encodeURIComponent('{"aktif":true}')}`);
  await waitFor(() => expect(screen.queryByText('2 dipilih')).toBeNull());
  for (const box of await screen.findAllByRole('checkbox')) expect(box).toHaveProperty('checked', false);
});

test('yang tidak dapat dihapus disebut beserta sebabnya', async () => {
  const pesan = 'Data masih dipakai oleh 2 Kegiatan sehingga tidak dapat dihapus.';
  const { user } = open({
    'DELETE uji/contoh': () => ({ berhasil: 1, gagal: [{ id: id(2), label: 'C2 Contoh 2', pesan }] }),
  });
  const bar = await tick(user, 1, 2);
  await user.click(bar.getByRole('button', { name: 'Hapus' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Hapus' }));
  const report = within(await screen.findByRole('dialog', { name: 'Hasil' }));
  expect(report.getByText('1 contoh dihapus.')).toBeTruthy();
  expect(report.getByRole('row', { name: `C2 Contoh 2 ${pesan}` })).toBeTruthy();
  await user.click(report.getByRole('button', { name: 'Tutup' }));
  await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull());
});

test('alur kerja untuk beberapa baris; penolakan meminta catatan', async () => {
  const { user, server } = open(
    { 'POST uji/contoh/aksi/tolak': () => ({ berhasil: 2, gagal: [] }) },
    '/uji/contoh',
    'diajukan',
  );
  const bar = await tick(user, 1, 3);
  await user.click(bar.getByRole('button', { name: 'Tolak' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tolak 2 contoh?' }));
  // Whom it is about stands in the dialog, by name.
  expect(
    within(dialog.getByRole('group', { name: 'Yang dipilih' }))
      .getAllByRole('listitem')
      .map(one => one.textContent),
  ).toEqual(['C1 Contoh 1', 'C3 Contoh 3']);
  await user.click(dialog.getByRole('button', { name: 'Tolak' }));
  expect(dialog.getByText('Catatan wajib diisi.')).toBeTruthy();
  await user.type(dialog.getByRole('textbox', { name: /Catatan/ }), 'Kurang.');
  await user.click(dialog.getByRole('button', { name: 'Tolak' }));
  expect(await screen.findByText('2 contoh diperbarui.')).toBeTruthy();
  expect(server.callsTo('POST', 'uji/contoh/aksi/tolak')[0]?.body).toEqual({
    items: [
      { id: id(1), version: 1 },
      { id: id(3), version: 1 },
    ],
    catatan: 'Kurang.',
  });
});

test('langkah untuk beberapa baris menyebut angkanya lebih dahulu, dan meminta catatan karenanya', async () => {
  const pesan = [{ teks: 'Baru 5 hari lagi.', bobot: 'note', baris: 1 }];
  const { user, server } = open(
    {
      'POST uji/contoh/aksi/tutup/lihat': () => ({ pesan, catatan: true, baris: 2, ditolak: 0 }),
      'POST uji/contoh/aksi/tutup': () => ({ berhasil: 2, gagal: [] }),
    },
    '/uji/contoh',
    'disetujui',
  );
  const bar = await tick(user, 1, 2);
  await user.click(bar.getByRole('button', { name: 'Tutup' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tutup 2 contoh?' }));
  expect(await dialog.findByText('1 dari 2: Baru 5 hari lagi.')).toBeTruthy();
  expect(server.callsTo('POST', 'uji/contoh/aksi/tutup/lihat')[0]?.body).toEqual({ ids: [id(1), id(2)] });
  await user.click(dialog.getByRole('button', { name: 'Tutup' }));
  expect(dialog.getByText('Catatan wajib diisi.')).toBeTruthy();
  await user.type(dialog.getByRole('textbox', { name: /Catatan/ }), 'Lebih awal.');
  await user.click(dialog.getByRole('button', { name: 'Tutup' }));
  expect(await screen.findByText('2 contoh diperbarui.')).toBeTruthy();
});

test('langkah yang tidak masuk akal bagi semuanya tidak dapat diambil', async () => {
  const pesan = [{ teks: 'Belum ada kelompok.', bobot: 'refuse', baris: 2 }];
  const { user } = open(
    { 'POST uji/contoh/aksi/tutup/lihat': () => ({ pesan, catatan: false, baris: 2, ditolak: 2 }) },
    '/uji/contoh',
    'disetujui',
  );
  const bar = await tick(user, 1, 2);
  await user.click(bar.getByRole('button', { name: 'Tutup' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tutup 2 contoh?' }));
  expect(await dialog.findByText('Belum ada kelompok.')).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Tutup' })).toHaveProperty('disabled', true);
});
