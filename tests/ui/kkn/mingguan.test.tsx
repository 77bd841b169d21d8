import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { BahanMingguan } from '../../../resources/kegiatan/bahanMingguan.ts';
import type { MatriksMingguan } from '../../../resources/kkn/matriksMingguan.ts';
import { addKknExtensions } from '../../../src/areas/kkn/extensions.ts';
import { renderAdmin } from '../support/renderAdmin.tsx';
// Fetched before the first test, not in its time.
import '../../../src/areas/kkn/mingguan/OwnGroupInput.tsx';
import '../../../src/areas/kkn/mingguan/TasksInput.tsx';
import '../../../src/areas/kkn/mingguan/WeekMatrix.tsx';

addKknExtensions();
const idOf = (n: string) => `01900000-0000-7000-8000-0000000000${n}`;
const wave = { id: idOf('d1'), version: 1, nama: 'KKN Gelombang II', status: 'pelaksanaan' };
const week = (ke: number, lewat: boolean) => ({
  ke,
  mulai: '2026-11-02',
  selesai: '2026-11-08',
  jatuhTempo: '2026-11-11',
  lewat,
});
const matrix: MatriksMingguan = {
  minggu: [week(1, true), week(2, true), week(3, false)],
  kelompok: [
    {
      id: idOf('c1'),
      nama: 'KKN-01 Bakti',
      dpl: 'Dr. Ratna',
      laporan: [{ id: idOf('a1'), mingguKe: 1, status: 'disetujui', skor: 88, terlambat: true }],
    },
  ],
};

test('matriks menyebut tiap minggu tiap kelompok: keadaan, skor, yang terlambat, dan yang belum ada', async () => {
  renderAdmin('/kkn/laporan-tugas-mingguan/list', {
    sebagai: 'HA03',
    rows: { 'kkn/gelombang': [wave], 'kkn/laporan-tugas-mingguan': [] },
    on: { 'GET v3/kkn/laporan-tugas-mingguan/matriks': () => matrix },
  });
  const row = await screen.findByRole('row', { name: /KKN-01 Bakti/ });
  const cells = within(row).getAllByRole('cell');
  expect(cells[0]?.textContent).toBe('KKN-01 Bakti, minggu 1: DisetujuiSkor 88 · terlambat');
  expect(cells[1]?.textContent).toMatch(/^Belum, batas/);
  expect(cells[2]?.textContent).toBe('–');
  expect(
    within(row)
      .getByRole('link', { name: /^KKN-01 Bakti, minggu 1/ })
      .getAttribute('href'),
  ).toContain(idOf('a1'));
});

test('kelompok sendiri: satu kartu tiap minggu dengan batasnya, yang belum ada dapat diisi', async () => {
  renderAdmin('/kkn/laporan-tugas-mingguan', {
    sebagai: 'HA02',
    rows: { 'kkn/gelombang': [wave], 'kkn/laporan-tugas-mingguan': [] },
    on: { 'GET v3/kkn/laporan-tugas-mingguan/matriks': () => matrix },
  });
  const cards = within(await screen.findByRole('list', { name: 'Minggu KKN' })).getAllByRole('listitem');
  expect(cards.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Minggu 1Disetujui.*Batas 11 November 2026 · Skor 88Buka$/),
    expect.stringMatching(/^Minggu 2.*Terlambat, batas 11 November 2026Isi$/),
    expect.stringMatching(/^Minggu 3.*Batas 11 November 2026Isi$/),
  ]);
  expect(screen.getByRole('link', { name: 'Isi laporan minggu 2' }).getAttribute('href')).toContain(
    '/kkn/laporan-tugas-mingguan/add-edit?source=',
  );
});

/** The form of a new report, of a group with three parts of its work programme. */
function newReport(query = '') {
  const material: BahanMingguan = {
    mulai: '2026-11-02',
    selesai: '2026-11-08',
    jatuhTempo: '2026-11-11',
    jumlah: { disetujui: 1 },
    log: [
      {
        id: idOf('e1'),
        idPendaftarMbkm: idOf('f1'),
        namaMahasiswa: 'Galih',
        tanggal: '2026-11-03',
        judul: 'Menanam mangrove',
        status: 'disetujui',
      },
    ],
    realisasi: { [idOf('b1')]: 40, [idOf('b2')]: 100 },
  };
  const programmes = ['b1', 'b2', 'b3'].map((n, i) => ({
    id: idOf(n),
    parentId: idOf('99'),
    nomor: i,
    nama: `Program ${n}`,
    idPenanggungJawab: null,
  }));
  const week1 = { ke: 1, mulai: '2026-11-02', selesai: '2026-11-08' };
  const week2 = { ke: 2, mulai: '2026-11-09', selesai: '2026-11-15', ada: true };
  return renderAdmin(`/kkn/laporan-tugas-mingguan/add-edit${query}`, {
    sebagai: 'HA02',
    rows: {
      'kkn/gelombang': [wave],
      'kkn/kkn-kelompok': [{ id: idOf('c1'), version: 1, kode: 'KKN-01', nama: 'Bakti', status: 'berjalan' }],
      'kkn/laporan-tugas-mingguan': [],
    },
    on: {
      'GET v3/kkn/laporan-tugas-mingguan/matriks': () => matrix,
      'GET v3/kkn/laporan-tugas-mingguan/bahan': () => material,
      'GET v3/kkn/laporan-tugas-mingguan/minggu/mingguKe': () => [week1, week2],
      'GET v3/kkn/proposal/baris/programKerja': () => programmes,
    },
  });
}

test('laporan baru berisi tugas tiap program kerja yang belum selesai, dengan realisasi terakhirnya, dan log minggu itu', async () => {
  const { user } = newReport();
  // It begins with the writer's own group.
  const own = await screen.findByRole('combobox', { name: /^Kelompok/ });
  await waitFor(() => expect(own.getAttribute('value')).toBe('KKN-01 Bakti'));
  // Nobody has typed that: the form is left without a question, until somebody types.
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(asks()).toBe(false);
  await user.click(screen.getByRole('combobox', { name: /^Minggu ke-/ }));
  // The report of the second week is there already.
  const taken = await screen.findByRole('option', { name: 'Minggu ke-2 (9–15 November 2026) · sudah ada' });
  expect(taken.getAttribute('aria-disabled')).toBe('true');
  await user.click(await screen.findByRole('option', { name: 'Minggu ke-1 (2–8 November 2026)' }));
  expect((await screen.findByRole('region', { name: 'Log minggu ini' })).textContent).toContain(
    'Galih: Menanam mangrove (Disetujui)',
  );
  expect(asks()).toBe(true);
  await waitFor(() => expect(screen.getAllByRole('group', { name: /^Tugas baris/ })).toHaveLength(2));
  const shown = screen.getAllByRole('textbox', { name: /Realisasi/ }).map(input => input.getAttribute('value'));
  expect(shown.slice(0, 2)).toEqual(['40', '0']);
});

test('laporan yang dibuka dari kartu minggunya, belum diisi siapa pun, ditinggalkan tanpa ditanya', async () => {
  const { user, router } = newReport(`?source=${encodeURIComponent(JSON.stringify({ mingguKe: 1 }))}`);
  await waitFor(() => expect(screen.getAllByRole('group', { name: /^Tugas baris/ })).toHaveLength(2));
  await user.click(screen.getByRole('link', { name: 'Batal' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/kkn/laporan-tugas-mingguan'));
});
