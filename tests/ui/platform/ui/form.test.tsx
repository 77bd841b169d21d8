import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Reply } from '../../support/fakeApi.ts';
import { typeMoment } from '../../support/moment.ts';
import { renderAdmin } from '../../support/renderAdmin.tsx';
import { baris, id, registry, wilayah } from './contoh.ts';

const open = (path: string, more = {}) =>
  renderAdmin(path, {
    sebagai: 'HA03',
    registry,
    rows: { ...wilayah(), 'uji/contoh': [baris(1, { idKabupaten: id(201), version: 3 })] },
    ...more,
  });
const edit = (more = {}) => open(`/uji/contoh/${id(1)}`, more);
const save = () => screen.getByRole('button', { name: 'Simpan' });

test('kolom wajib yang kosong diberi tahu, dan fokus ke kolom pertama yang salah', async () => {
  const { user, server } = open('/uji/contoh/create');
  await screen.findByRole('textbox', { name: /Kode/ });
  await user.click(save());
  const kode = screen.getByRole('textbox', { name: /Kode/ });
  await waitFor(() => expect(document.activeElement).toBe(kode));
  expect(screen.getAllByText('Wajib diisi.')).toHaveLength(2);
  expect(server.callsTo('POST', 'uji/contoh')).toHaveLength(0);
});

test('data baru disimpan lalu ditampilkan', async () => {
  const { user, server, router } = open('/uji/contoh/create');
  await user.type(await screen.findByRole('textbox', { name: /Kode/ }), 'C9');
  await user.type(screen.getByRole('textbox', { name: /Nama/ }), 'Baru');
  await user.type(screen.getByRole('textbox', { name: 'Nilai' }), '3,75');
  await user.type(screen.getByRole('textbox', { name: 'Biaya' }), '2.500.000');
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/uji/contoh/baru-1/show'));
  expect(server.callsTo('POST', 'uji/contoh')[0]?.body).toMatchObject({
    kode: 'C9',
    nama: 'Baru',
    nilai: 3.75,
    biaya: 2_500_000,
    aktif: true,
    jadwal: [],
    keterangan: null,
  });
});

test('aturan antarkolom dari deklarasi dipakai', async () => {
  const { user } = open('/uji/contoh/create');
  await user.type(await screen.findByRole('textbox', { name: /Kode/ }), 'SAMA');
  await user.type(screen.getByRole('textbox', { name: /Nama/ }), 'SAMA');
  await user.click(save());
  expect(await screen.findByText('Nama tidak boleh sama dengan kode.')).toBeTruthy();
});

test('kesalahan dari server sampai di kolomnya, juga pada baris anak, dan isian tetap', async () => {
  const { user } = edit({
    on: {
      [`PUT uji/contoh/${id(1)}`]: () =>
        new Reply(422, {
          statusCode: 422,
          message: 'Periksa kembali isian Anda.',
          errors: { nama: 'Nama ini sudah dipakai.', 'jadwal.0.tempat': 'Tempat penuh.' },
        }),
    },
  });
  const nama = await screen.findByRole<HTMLInputElement>('textbox', { name: /Nama/ });
  await user.clear(nama);
  await user.type(nama, 'Nama ganda');
  await user.click(screen.getByRole('button', { name: 'Tambah baris' }));
  const row = screen.getByRole('group', { name: 'Jadwal baris 1' });
  await typeMoment(/Mulai/, '2026-12-01', row);
  await user.click(save());
  expect(await screen.findByText('Nama ini sudah dipakai.')).toBeTruthy();
  expect(within(row).getByText('Tempat penuh.')).toBeTruthy();
  expect(nama.value).toBe('Nama ganda');
  await waitFor(() => expect(document.activeElement).toBe(nama));
});

test('hanya yang diubah yang dikirim; kolom tetap tampil sebagai teks', async () => {
  const { user, server } = edit();
  const nama = await screen.findByRole('textbox', { name: /Nama/ });
  expect(screen.queryByRole('textbox', { name: /Kode/ })).toBeNull();
  await user.clear(nama);
  await user.type(nama, 'Lain');
  await user.click(save());
  await waitFor(() => expect(server.callsTo('PUT', `uji/contoh/${id(1)}`)).toHaveLength(1));
  expect(server.callsTo('PUT', `uji/contoh/${id(1)}`)[0]?.body).toEqual({ nama: 'Lain', version: 3 });
});

test('yang baru disimpan dapat diurungkan dari pesannya', async () => {
  const { user, server } = edit({ on: { [`POST uji/contoh/${id(1)}/pulihkan`]: () => baris(1, { version: 5 }) } });
  const nama = await screen.findByRole('textbox', { name: /Nama/ });
  await user.clear(nama);
  await user.type(nama, 'Nama lain');
  await user.click(save());
  expect(await screen.findByText('Perubahan disimpan.')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Urungkan' }));
  await waitFor(() =>
    expect(server.callsTo('POST', `uji/contoh/${id(1)}/pulihkan`)[0]?.body).toEqual({
      idRiwayat: 'sebelum',
      version: 4,
    }),
  );
  expect(await screen.findByText('Perubahan diurungkan.')).toBeTruthy();
});

test('kolom yang tidak boleh ditulis peran tampil sebagai teks', async () => {
  edit({
    on: {
      'GET menu-user/permission': () => ({
        resources: { 'uji/contoh': ['list', 'show', 'edit'] },
        fields: { 'uji/contoh': { readOnly: ['nama'], hidden: ['biaya'] } },
      }),
    },
  });
  expect(await screen.findByText('Contoh 1')).toBeTruthy();
  expect(screen.getByText('Tidak dapat diubah oleh peran Anda.')).toBeTruthy();
  expect(screen.queryByText('Biaya')).toBeNull();
});

test('induk yang berubah mengosongkan pilihan di bawahnya', async () => {
  const { user, server } = edit();
  const kabupaten = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Kabupaten' });
  await waitFor(() => expect(kabupaten.value).toBe('Kota Surabaya'));
  await user.click(screen.getByRole('combobox', { name: 'Provinsi' }));
  await user.click(await screen.findByRole('option', { name: 'Bali' }));
  await waitFor(() => expect(kabupaten.value).toBe(''));
  await user.click(kabupaten);
  await user.click(await screen.findByRole('option', { name: 'Kabupaten Badung' }));
  await waitFor(() => expect(screen.queryByText('Kota Surabaya')).toBeNull());
  await user.click(save());
  await waitFor(() =>
    expect(server.callsTo('PUT', `uji/contoh/${id(1)}`)[0]?.body).toEqual({
      idProvinsi: id(102),
      idKabupaten: id(202),
      version: 3,
    }),
  );
});

test('pilihan besar meminta induk atau tiga huruf', async () => {
  const { user, server } = open('/uji/contoh/create');
  const kabupaten = await screen.findByRole('combobox', { name: 'Kabupaten' });
  await user.click(kabupaten);
  expect(await screen.findByText('Pilih Provinsi lebih dahulu, atau ketik minimal 3 huruf.')).toBeTruthy();
  await user.type(kabupaten, 'sura');
  expect(await screen.findByRole('option', { name: 'Kota Surabaya' })).toBeTruthy();
  const asked = server.callsTo('GET', 'uji/kabupaten').at(-1)?.query;
  expect(asked).toMatchObject({ rujukan: '1', filter: '{"q":"sura"}' });
});

test('baris anak dapat ditambah, dipindah, dan dihapus', async () => {
  const { user, server } = edit();
  await user.click(await screen.findByRole('button', { name: 'Tambah baris' }));
  await user.click(screen.getByRole('button', { name: 'Tambah baris' }));
  await user.type(screen.getAllByLabelText('Tempat')[0] ?? document.body, 'Aula');
  await user.type(screen.getAllByLabelText('Tempat')[1] ?? document.body, 'Lapangan');
  for (const row of screen.getAllByRole('group', { name: /^Jadwal baris/ }))
    await typeMoment(/Mulai/, '2026-12-01', row);
  await user.click(screen.getByRole('button', { name: 'Turunkan baris 1' }));
  expect(screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Tempat' }).map(i => i.value)).toEqual([
    'Lapangan',
    'Aula',
  ]);
  await user.click(screen.getByRole('button', { name: 'Hapus baris 2' }));
  // Who works with the keyboard goes on where the row was.
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Jadwal baris 1'));
  await user.click(save());
  await waitFor(() =>
    expect(server.callsTo('PUT', `uji/contoh/${id(1)}`)[0]?.body).toEqual({
      jadwal: [{ mulai: '2026-12-01', tempat: 'Lapangan' }],
      version: 3,
    }),
  );
});

test('isian yang belum disimpan tidak hilang tanpa bertanya', async () => {
  const { user, router } = edit();
  await user.type(await screen.findByRole('textbox', { name: /Nama/ }), '!');
  await user.click(screen.getByRole('link', { name: 'Batal' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Tinggalkan halaman ini?' });
  await user.click(within(dialog).getByRole('button', { name: 'Lanjut mengisi' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/uji/contoh/${id(1)}`));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.click(screen.getByRole('link', { name: 'Batal' }));
  await user.click(await screen.findByRole('button', { name: 'Tinggalkan' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/uji/contoh/${id(1)}/show`));
});

test('yang dibawa alamatnya bukan pekerjaan siapa pun: ditinggalkan tanpa ditanya, sampai ada yang diketik', async () => {
  const path = `/uji/contoh/create?source=${encodeURIComponent(JSON.stringify({ nama: 'Dari tautan' }))}`;
  const { user, router } = open(path);
  const nama = await screen.findByRole('textbox', { name: /Nama/ });
  await waitFor(() => expect(nama).toHaveProperty('value', 'Dari tautan'));
  await user.click(screen.getByRole('link', { name: 'Batal' }));
  // The form is gone from the screen, not only from the address: the next one found is the new one.
  await screen.findByRole('table');
  await waitFor(() => expect(router.state.location.pathname).toBe('/uji/contoh'));
  await router.navigate(path);
  await user.type(await screen.findByRole('textbox', { name: /Nama/ }), '!');
  await user.click(screen.getByRole('link', { name: 'Batal' }));
  await screen.findByRole('alertdialog', { name: 'Tinggalkan halaman ini?' });
});

test('versi yang basi: kedua versi berdampingan, dipilih per kolom', async () => {
  const { user, server, router } = edit();
  const nama = await screen.findByRole('textbox', { name: /Nama/ });
  await user.clear(nama);
  await user.type(nama, 'Isian saya');
  const angkatan = screen.getByRole('textbox', { name: 'Angkatan' });
  await user.clear(angkatan);
  await user.type(angkatan, '2030');
  // Somebody else saves meanwhile.
  Object.assign(server.rows['uji/contoh']?.[0] ?? {}, {
    nama: 'Isian orang lain',
    angkatan: 2029,
    biaya: 99,
    version: 4,
  });
  await user.click(save());
  const dialog = await screen.findByRole('dialog', { name: 'Data ini baru saja diubah pengguna lain' });
  const choices = within(dialog).getByRole('radiogroup', { name: 'Nama' });
  expect(within(choices).getByText('Isian saya')).toBeTruthy();
  expect(within(choices).getByText('Isian orang lain')).toBeTruthy();
  expect(within(dialog).getByText(/Biaya/)).toBeTruthy();
  await user.click(
    within(within(dialog).getByRole('radiogroup', { name: 'Angkatan' })).getByRole('radio', {
      name: 'Pakai yang terbaru',
    }),
  );
  await user.click(within(dialog).getByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/uji/contoh/${id(1)}/show`));
  expect(server.callsTo('PUT', `uji/contoh/${id(1)}`).at(-1)?.body).toEqual({ nama: 'Isian saya', version: 4 });
  expect(server.rows['uji/contoh']?.[0]).toMatchObject({ nama: 'Isian saya', angkatan: 2029, biaya: 99 });
});

test('daftar teks diisi dengan papan tik: Enter menambah, Backspace mengambil yang terakhir', async () => {
  const { user, server } = edit();
  const input = await screen.findByRole('combobox', { name: 'Kata kunci' });
  await user.click(input);
  await user.keyboard('padi{Enter}Padi{Enter}jagung;kedelai{Enter}{Backspace}tebu');
  await user.click(save());
  await waitFor(() => expect(server.callsTo('PUT', `uji/contoh/${id(1)}`)).toHaveLength(1));
  expect(server.callsTo('PUT', `uji/contoh/${id(1)}`)[0]?.body).toMatchObject({
    kataKunci: ['padi', 'jagung', 'tebu'],
  });
});

test('dari dua rujukan harus diisi tepat satu, dan kalimatnya tampil di keduanya', async () => {
  const { user, server } = open('/uji/milik/create');
  await user.type(await screen.findByRole('textbox', { name: 'Nama' }), 'Sawah');
  await user.click(save());
  await waitFor(() => expect(screen.getAllByText('Isi salah satu: Provinsi / Kabupaten.')).toHaveLength(2));
  expect(server.callsTo('POST', 'uji/milik')).toHaveLength(0);
});

test('yang dijumlahkan dari baris berdiri sekali, di bawah barisnya', async () => {
  const row = { id: id(5), version: 1, nama: 'Nota pertama', belanja: [{ id: id(6), uraian: 'Kabel', harga: 25_000 }] };
  open(`/uji/nota/${id(5)}`, { rows: { 'uji/nota': [{ ...row, totalBelanja: 25_000 }] } });
  expect((await screen.findAllByText(/Total belanja/)).map(one => one.textContent)).toEqual([
    'Total belanja: Rp.25.000',
  ]);
});

test('nilai yang hanya diganti dengan catatan memintanya begitu diganti, dan catatan ikut dikirim', async () => {
  const { user, server } = open(`/uji/milik/${id(9)}`, {
    rows: { ...wilayah(), 'uji/milik': [{ ...baris(9), nama: 'Lama', idProvinsi: id(101), version: 4 }] },
  });
  const nama = await screen.findByRole('textbox', { name: /Nama/ });
  expect(screen.queryByRole('textbox', { name: /Catatan/ })).toBeNull();
  await user.clear(nama);
  await user.type(nama, 'Baru');
  const note = await screen.findByRole('textbox', { name: /Catatan/ });
  await user.click(save());
  expect(await screen.findByText('Catatan wajib diisi.')).toBeTruthy();
  expect(server.callsTo('PUT', `uji/milik/${id(9)}`)).toHaveLength(0);
  await user.type(note, 'Salah tulis.');
  await user.click(save());
  await waitFor(() =>
    expect(server.callsTo('PUT', `uji/milik/${id(9)}`)[0]?.body).toEqual({
      nama: 'Baru',
      catatan: 'Salah tulis.',
      version: 4,
    }),
  );
});
