import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openEveryArea } from '../support/everyArea.ts';
import { renderAdmin } from '../support/renderAdmin.tsx';

/** What a participant reads of its own selection and training, where staff have queues (docs/domain/40 §3). */

openEveryArea();

const id = '01900000-0000-7000-8000-0000000000d1';
const own = {
  id,
  idPendaftarMbkm: id,
  version: 2,
  npm: '23011',
  namaMahasiswa: 'Ani',
  tahap: 'latsarmil',
  statusPendaftaran: 'berjalan',
  idProgramKomcad: null,
  updatedAt: '2026-11-20T02:00:00.000Z',
};
const test1 = {
  id: '01900000-0000-7000-8000-0000000000d2',
  idPendaftarMbkm: id,
  version: 1,
  npm: '23011',
  namaMahasiswa: 'Ani',
  materi: 'jasmani',
  jadwal: '2026-10-02T01:00:00.000Z',
  lokasi: 'Ajendam',
  kehadiran: 'hadir',
  nilai: 81.5,
  hasil: 'TMS',
  catatan: 'Lari kurang dari 2.000 m.',
};
const trained = {
  id,
  idPendaftarMbkm: id,
  version: 1,
  npm: '23011',
  namaMahasiswa: 'Ani',
  hariHadir: 40,
  hariIzin: 1,
  hariSakit: 0,
  hariAlpa: 0,
  nilaiSikap: 80,
  nilaiPengetahuan: 90,
  nilaiJasmani: 70,
  nilaiLatsarmil: 81,
  peringkat: 3,
  hasil: 'lulus',
  nomorSertifikat: 'S-7',
  tanggalPenutupan: '2026-11-01',
  terkunci: null,
};
const rows = {
  'komcad/pendaftaran': [own],
  'komcad/seleksi-kompetensi': [test1],
  'komcad/latsarmil': [trained],
  'komcad/dokumen': [],
};
const on = { [`GET v6/komcad/mhs/${id}/surat`]: () => [] };

test('enam tes sendiri, juga yang belum dijadwalkan; rinciannya tidak dapat diubah', async () => {
  renderAdmin('/komcad/seleksi-kompetensi', { sebagai: 'HA02', rows, on });
  const list = within(await screen.findByRole('list', { name: 'Tes seleksi' }));
  expect(list.getAllByRole('listitem')).toHaveLength(6);
  expect(list.getAllByText('Belum dijadwalkan')).toHaveLength(5);
  expect(list.getByText('Tidak memenuhi syarat')).toBeTruthy();
  expect(list.getByText('Lari kurang dari 2.000 m.')).toBeTruthy();
  expect(within(screen.getByRole('main')).queryByRole('textbox')).toBeNull();
});

test('kehadiran, nilai, dan sertifikat sendiri; alamat rincian menuju ke sana', async () => {
  renderAdmin(`/komcad/latsarmil/detail/${id}`, { sebagai: 'HA02', rows, on });
  expect(await screen.findByRole('heading', { name: 'Kehadiran dan nilai' })).toBeTruthy();
  expect(await screen.findByText('S-7')).toBeTruthy();
  expect(screen.getByText('81,00')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Sertifikat' })).toBeTruthy();
  expect(screen.queryByRole('spinbutton')).toBeNull();
});

test('Tim MBKM mengisinya di samping keputusan; jumlah ikut bobot pengaturan', async () => {
  const { user, server } = renderAdmin(`/komcad/latsarmil/detail/${id}`, {
    sebagai: 'HA03',
    rows,
    on: {
      ...on,
      'GET v6/komcad/latsarmil/lembar/bobot': () => ({ nilaiLatsarmil: { sikap: 30, pengetahuan: 40, jasmani: 30 } }),
    },
  });
  const score = await screen.findByRole('textbox', { name: /Nilai jasmani/ });
  await user.clear(score);
  await user.type(score, '90');
  expect(await screen.findByText('87,00')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  await screen.findByText('Data latsarmil disimpan.');
  expect(server.callsTo('PUT', `v6/komcad/latsarmil/${id}`)[0]?.body).toMatchObject({ version: 1, nilaiJasmani: 90 });
});

test('laporan akhir menyebut batasnya', async () => {
  const reporting = [{ ...own, tahap: 'pelaporan' }];
  const due = { 'GET v6/komcad/mhs/saya': () => [{ id, batasLaporan: '2026-12-30' }] };
  renderAdmin('/komcad/laporan-akhir', {
    sebagai: 'HA02',
    rows: { ...rows, 'komcad/pendaftaran': reporting },
    on: { ...on, ...due },
  });
  expect(await screen.findByText(/^Batas laporan akhir 30 Des/)).toBeTruthy();
});

test('hasil seleksi yang buktinya ditolak menyebut sebabnya', async () => {
  const sent = { id: '01900000-0000-7000-8000-0000000000d4', version: 1, idPendaftarMbkm: id, hasil: 'cadangan' };
  const told = { nomorPengumuman: 'P-1', tanggalPengumuman: '2026-11-01', status: 'ditolak', catatan: 'Buram.' };
  const selected = [{ ...own, tahap: 'seleksi', statusPendaftaran: 'diajukan' }];
  renderAdmin('/komcad/upload-kelulusan', {
    sebagai: 'HA02',
    rows: { ...rows, 'komcad/pendaftaran': selected, 'komcad/upload-kelulusan': [{ ...sent, ...told }] },
    on,
  });
  expect(await screen.findByText('Bukti ditolak: Buram.')).toBeTruthy();
});

test('pintu masuk menunjukkan di tahap mana pendaftaran sendiri berada', async () => {
  const place = {
    id,
    idPendaftarMbkm: id,
    gelombang: 'Matra Laut I',
    status: 'diajukan',
    tahap: 'Seleksi',
    kodeTahap: 'seleksi',
    langkah: 'Ikuti seleksi, lalu kirim hasilnya.',
    tautan: '/komcad/upload-kelulusan',
  };
  renderAdmin('/komcad', { sebagai: 'HA02', rows, on: { 'GET v6/komcad/mhs/saya': () => [place] } });
  expect(await screen.findByText('Tahap 4 dari 10: Seleksi')).toBeTruthy();
  expect(screen.getByText('Ikuti seleksi, lalu kirim hasilnya.')).toBeTruthy();
});
