import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SyaratPeserta } from '../../../resources/kegiatan/kelengkapan.ts';
import { ids, masters, N, registration } from '../platform/patterns/world.ts';
import { Reply } from '../support/fakeApi.ts';
import { renderAdmin } from '../support/renderAdmin.tsx';
// Fetched before the first test, not in its time.
import '../../../src/areas/mbkm/entrance/Entrance.tsx';
import '../../../src/areas/kegiatan/outputs/OutputDialog.tsx';
import '../../../src/areas/kegiatan/outputs/OutputHome.tsx';
import '../../../src/platform/patterns/recap/Recap.tsx';

const place = {
  idPendaftarMbkm: '01900000-0000-7000-8000-0000000000a1',
  gelombang: 'KKN Gelombang II',
  status: 'berjalan',
  kelompok: 'KKN-01 Bakti',
  desa: 'Sumberagung, Ngantang',
  dpl: 'Dr. Ratna',
  pic: null,
  noHpPic: null,
  langkah: 'Isi log harian setiap hari kegiatan.',
  tautan: '/kkn/log-harian',
  tanggalTutup: '2020-01-01',
  tanggalPembekalan: null,
  tanggalBerangkat: '2020-02-01',
  tanggalSelesai: '2199-03-01',
  batasProposal: '2199-02-10',
  batasLuaran: '2199-03-10',
};

test('mahasiswa melihat kelompoknya, langkah berikutnya, dan tanggal yang belum lewat menurut urutannya', async () => {
  renderAdmin('/kkn', { sebagai: 'HA02', on: { 'GET v3/kkn/pendaftaran/saya': () => new Reply(200, [place]) } });
  await screen.findByRole('heading', { name: 'KKN Gelombang II' });
  expect(screen.getByText('KKN-01 Bakti')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Buka' }).getAttribute('href')).toBe('/kkn/log-harian');
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Kelompok',
    'Desa',
    'DPL',
    'Batas proposal',
    'Penarikan',
    'Batas luaran',
  ]);
});

test('yang belum mendaftar ditunjukkan tempatnya', async () => {
  renderAdmin('/kkn', { sebagai: 'HA02', on: { 'GET v3/kkn/pendaftaran/saya': () => new Reply(200, []) } });
  expect((await screen.findByRole('link', { name: 'Daftar KKN' })).getAttribute('href')).toBe('/kkn/pendaftaran');
});

test('formulir di alamatnya sendiri menambah; dengan ?id= ia mengubah baris itu', async () => {
  const id = '01900000-0000-7000-8000-0000000000b1';
  const village = { id, version: 3, desa: 'Sumberagung', kecamatan: 'Ngantang', sinyal: 'baik', aktif: true };
  const rows = {
    'kkn/desa': [{ ...village, namaKepalaDesa: 'Sutrisno', noHpKepalaDesa: '081200000001' }],
    'kkn/gelombang': [{ id, version: 1, nama: 'KKN Genap' }],
  };
  const list = renderAdmin('/kkn/setting-desa', { sebagai: 'HA03', rows });
  expect((await screen.findByRole('link', { name: 'Tambah' })).getAttribute('href')).toBe('/kkn/setting-desa/tambah');
  list.unmount();
  const { router } = renderAdmin(`/kkn/setting-desa/tambah?id=${id}`, { sebagai: 'HA03', rows });
  await waitFor(() => expect(router.state.location.pathname).toBe(`/kkn/setting-desa/tambah/${id}`));
  expect(await screen.findByDisplayValue('Sutrisno')).toBeDefined();
});

test('rekap perjalanan menandai kelompok yang kurang dikunjungi; gelombang lain dipilih di alamatnya', async () => {
  const waves = ['d1', 'd2'].map(end => ({ id: `01900000-0000-7000-8000-0000000000${end}`, nama: `Gelombang ${end}` }));
  const group = { id: 'g1', kelompok: 'KKN-01 Bakti', desa: 'Ngantang', dpl: 'Dr. Ratna', kunjungan: 1, minimal: 2 };
  const { router } = renderAdmin(`/kkn/laporan-perjalanan-dinas/listLaporan?idGelombang=${waves[1]?.id}`, {
    sebagai: 'HA03',
    rows: { 'kkn/gelombang': waves.map(wave => ({ ...wave, version: 1, status: 'pelaksanaan' })) },
    on: {
      'GET v3/kkn/laporan-perjalanan-dinas/rekap': () => ({
        kelompok: [{ ...group, jenis: 'Monitoring', biaya: 850000 }],
        dpl: [],
      }),
    },
  });
  const row = await screen.findByRole('row', { name: /KKN-01 Bakti/ });
  expect(row.textContent).toMatch(/1Kurang dari 2Monitoring.*850\.000/);
  expect(screen.getByText('Belum ada DPL pada gelombang ini.')).toBeDefined();
  expect(screen.getByRole('combobox', { name: 'Gelombang' }).textContent).toContain('Gelombang d2');
  await waitFor(() => expect(router.state.location.search).toContain(waves[1]?.id ?? '-'));
});

test('rekap terbuka pada gelombang yang berjalan, bukan yang baru dibuka pendaftarannya', async () => {
  const waves = [
    ['d3', 'pendaftaran', '2027-03-01'],
    ['d2', 'selesai', '2026-12-01'],
    ['d1', 'pelaksanaan', '2026-10-01'],
  ].map(([end, status, tanggalBerangkat]) => ({
    id: `01900000-0000-7000-8000-0000000000${end}`,
    version: 1,
    nama: `Gelombang ${end}`,
    status,
    tanggalBerangkat,
  }));
  renderAdmin('/kkn/laporan-perjalanan-dinas/listLaporan', {
    sebagai: 'HA03',
    rows: { 'kkn/gelombang': waves },
    on: { 'GET v3/kkn/laporan-perjalanan-dinas/rekap': () => ({ kelompok: [], dpl: [] }) },
  });
  const wave = await screen.findByRole('combobox', { name: 'Gelombang' });
  expect(wave.textContent).toContain('Gelombang d1');
});

test('isian satu luaran memiliki alamatnya sendiri, dan ditutup kembali ke daftarnya', async () => {
  const idSyaratLuaran = '01900000-0000-7000-8000-0000000000c1';
  const need: SyaratPeserta = {
    idSyaratLuaran,
    idJenisLuaran: ids.jenis,
    kodeJenisLuaran: 'laporan_akhir',
    namaJenisLuaran: 'Laporan akhir',
    isi: 'berkas',
    nama: 'Laporan akhir',
    tingkat: 'kelompok',
    wajib: true,
    jumlahMinimal: 1,
    wajibTautan: false,
    jenisBerkas: ['pdf'],
    maksMb: 5,
    petunjuk: null,
    tahap: 'akhir',
    menunggu: 0,
    disetujui: 0,
    terpenuhi: false,
  };
  const { magang: _, ...taking } = registration('1', { kodeJenisMbkm: 'kkn', jalur: 'reguler', status: 'berjalan' });
  const { router, user } = renderAdmin('/kkn/luaran', {
    sebagai: 'HA02',
    rows: { ...masters(), [N]: [taking], 'kkn/kkn-luaran': [] },
    on: { 'GET v3/kkn/kkn-luaran/kelengkapan': () => ({ lengkap: false, syarat: [need], batasKemiripan: 30 }) },
  });
  await user.click(await screen.findByRole('button', { name: /Isi|Unggah/ }));
  expect(await screen.findByRole('dialog')).toBeDefined();
  await waitFor(() => expect(router.state.location.pathname).toBe(`/kkn/luaran/entry/${idSyaratLuaran}`));
  await user.click(screen.getByRole('button', { name: 'Tutup' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/kkn/luaran'));
});

test('isian perjalanan dinas menjumlahkan biayanya selagi diketik', async () => {
  const { user } = renderAdmin('/kkn/laporan-perjalanan-dinas/add-edit', { sebagai: 'HA04', rows: { 'kkn/dpl': [] } });
  const costs = within(await screen.findByRole('region', { name: 'Biaya' }));
  expect(costs.getByText('Rp.0')).toBeDefined();
  await user.type(costs.getByRole('textbox', { name: 'Transportasi' }), '{Control>}a{/Control}350000');
  await user.type(costs.getByRole('textbox', { name: 'Penginapan' }), '{Control>}a{/Control}500000');
  expect(await costs.findByText('Rp.850.000')).toBeDefined();
});
