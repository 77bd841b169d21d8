import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { BarisStudi } from '../../../resources/pertukaran/bacaanKrs.ts';
import { renderAdmin } from '../support/renderAdmin.tsx';
import '../../../src/areas/pertukaran/inbound/khs/StudyPage.tsx';

/** /inbound/krs-khs-studi: figures, rows by study period, and the tabs of one student (docs/domain/50 §3). */

const P = 'v2/pertukaran-mahasiswa';
const path = '/pertukaran-mahasiswa/inbound/krs-khs-studi';
const row = (npm: string, over: Partial<BarisStudi> = {}): BarisStudi => ({
  idMhsInbound: `m-${npm}`,
  idMasaStudi: 's1',
  masaStudi: 'Inbound Ganjil',
  npm,
  nama: `Mahasiswa ${npm}`,
  kampus: 'Bahari',
  prodi: 'Informatika',
  statusKrs: 'disetujui',
  status: 'berjalan',
  sksDiambil: 12,
  sksLulus: 6,
  mkFinal: 2,
  mkTotal: 4,
  ips: 3,
  ...over,
});
const rows = [
  row('IN1'),
  row('IN1', {
    idMasaStudi: 's0',
    masaStudi: 'Inbound Genap',
    sksDiambil: 9,
    sksLulus: 9,
    mkFinal: 3,
    mkTotal: 3,
    ips: 3.5,
  }),
  row('IN2', { sksLulus: 0, mkFinal: 0, ips: null }),
];
const people = { mahasiswa: { id: 'm', npm: 'IN1', nama: 'Mahasiswa IN1', kampus: 'Bahari', prodi: 'Informatika' } };
const on = {
  [`GET ${P}/krs/studi`]: () => rows,
  [`GET ${P}/krs`]: () => ({
    ...people,
    masaStudi: { id: 's1', nama: 'Inbound Ganjil', batasSks: 20, minSks: 2 },
    header: null,
    rows: [],
    terbuka: false,
    alasan: null,
  }),
  [`GET ${P}/krs/khs`]: () => ({
    ...people,
    masaStudi: { id: 's1', nama: 'Inbound Ganjil', kodePeriode: '20261' },
    rows: [],
    totalSks: 12,
    sksLulus: 6,
    ips: 3,
    ipkProgram: 3.2,
    belumDinilai: 2,
  }),
};

test('angka semua baris, dan angka satu masa studi saja bila dipilih', async () => {
  const { user } = renderAdmin(path, { sebagai: 'HA03', on });
  const figure = async (label: string) =>
    within(await screen.findByRole('list', { name: 'Angka inbound' }))
      .getByText(label)
      .closest('li')?.textContent;
  expect(await figure('Mahasiswa')).toBe('2Mahasiswa');
  expect(await figure('SKS diambil')).toBe('33SKS diambil');
  expect(await figure('Nilai final')).toBe('5/11Nilai final');
  expect(await figure('Rata-rata IPS')).toBe('3,25Rata-rata IPS');
  await user.click(screen.getByRole('combobox', { name: 'Masa studi' }));
  await user.click(await screen.findByRole('option', { name: 'Inbound Genap' }));
  await waitFor(async () => expect(await figure('SKS diambil')).toBe('9SKS diambil'));
});

test('sebuah baris membuka KRS, KHS, dan riwayat studi dengan jumlahnya', async () => {
  const { user, server } = renderAdmin(path, { sebagai: 'HA07', on });
  await user.click((await screen.findAllByRole('link', { name: 'Mahasiswa IN1' }))[0] ?? document.body);
  await screen.findByText('0 dari 20 SKS');
  expect(server.callsTo('GET', `${P}/krs`)[0]?.query).toEqual({ npm: 'IN1', idMasaStudi: 's1' });
  await user.click(screen.getByRole('tab', { name: 'KHS' }));
  await screen.findByText('2 mata kuliah belum dinilai.');
  await user.click(screen.getByRole('tab', { name: 'Riwayat studi' }));
  await screen.findByText('21 SKS diambil, 15 SKS lulus. IPK program 3,20.');
  expect(screen.queryByText('Mahasiswa IN2')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Kembali ke daftar' }));
  await screen.findByText('Mahasiswa IN2');
});
