import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { addKknExtensions } from '../../../src/areas/kkn/extensions.ts';
import { renderAdmin } from '../support/renderAdmin.tsx';
// Fetched before the first test, not in its time.
import '../../../src/areas/kkn/mengatur/GroupRowActions.tsx';
import '../../../src/areas/kkn/mengatur/PrintGroups.tsx';

addKknExtensions();
const wave = {
  id: '01900000-0000-7000-8000-0000000000d1',
  nama: 'KKN Gelombang II',
  version: 1,
  status: 'pelaksanaan',
};
const group = (n: number, status: string) => ({
  id: `01900000-0000-7000-8000-0000000000c${n}`,
  version: 1,
  kode: `KKN-0${n}`,
  nama: `Kelompok ${n}`,
  idGelombang: wave.id,
  idDesa: null,
  idDpl: null,
  asal: 'koordinator',
  dikunci: false,
  status,
});
const rows = { 'kkn/gelombang': [wave], 'kkn/kkn-kelompok': [group(1, 'ditetapkan'), group(2, 'disetujui')] };
const file = () => ({});

test('surat tugas dicetak dari kelompok yang sudah ditetapkan, bukan yang belum', async () => {
  const { user } = renderAdmin('/kkn/mengatur-kelompok', { sebagai: 'HA03', rows });
  const menuOf = async (name: RegExp) => {
    const row = await screen.findByRole('row', { name });
    await user.click(within(row).getByRole('button', { name: /^Aksi untuk/ }));
    return within(await screen.findByRole('menu'));
  };
  const first = await menuOf(/KKN-01/);
  expect(await first.findByRole('menuitem', { name: 'Surat tugas (PDF)' })).toBeDefined();
  expect(first.getByRole('menuitem', { name: 'Log harian' })).toBeDefined();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  const other = await menuOf(/KKN-02/);
  expect(await other.findByRole('menuitem', { name: /Atur anggota/ })).toBeDefined();
  expect(other.queryByRole('menuitem', { name: /Surat tugas|Log harian/ })).toBeNull();
});

const members = '/kkn/verifikasi-laporan-harian/listMahasiswa';
test('dari log harian sebuah kelompok jalan kembali menuju daftar kelompok yang dimiliki pembacanya', async () => {
  const [own] = rows['kkn/kkn-kelompok'];
  const cakupan = { kelompok: { id: own?.id, nama: 'KKN-01 Kelompok 1' }, anggota: [], bolehBuka: false };
  const at = renderAdmin('/kkn/mengatur-kelompok', {
    sebagai: 'HA10',
    rows,
    on: { 'GET v3/kkn/laporan-harian/cakupan': () => cakupan },
  });
  const row = await screen.findByRole('row', { name: /KKN-01/ });
  await at.user.click(within(row).getByRole('button', { name: /^Aksi untuk/ }));
  await at.user.click(await screen.findByRole('menuitem', { name: 'Log harian' }));
  await screen.findByText('Belum ada anggota');
  await at.user.click(screen.getByRole('link', { name: 'Semua kelompok' }));
  await waitFor(() => expect(at.router.state.location.pathname).toBe('/kkn/mengatur-kelompok'));
});

test('tanpa kelompok di alamatnya, halaman itu meminta memilih satu', async () => {
  renderAdmin(members, { sebagai: 'HA03', rows });
  expect(await screen.findByText('Pilih satu untuk melihat rinciannya.')).toBeDefined();
});

test('koordinator prodi menyaring kelompok menurut desa; yang tidak boleh dipilih tidak ditawarkan', async () => {
  const { user } = renderAdmin('/kkn/mengatur-kelompok', { sebagai: 'HA05', rows });
  await user.click(await screen.findByRole('button', { name: /Filter/ }));
  expect(await screen.findByRole('combobox', { name: 'Desa' })).toBeDefined();
  expect(screen.getByRole('combobox', { name: 'DPL' })).toBeDefined();
  expect(screen.queryByRole('group', { name: 'Melanggar komposisi' })).toBeNull();
});

test('Tim MBKM menyaring kelompok yang melanggar komposisi; filternya tampil dengan kata-kata dan dapat dihapus', async () => {
  const { user, server, router } = renderAdmin('/kkn/mengatur-kelompok', { sebagai: 'HA03', rows });
  await user.click(await screen.findByRole('button', { name: /Filter/ }));
  const choice = within(await screen.findByRole('group', { name: 'Melanggar komposisi' }));
  await user.click(choice.getByRole('button', { name: 'Ya' }));
  const asked = () => server.callsTo('GET', 'v3/kkn/kkn-kelompok').at(-1)?.query.filter ?? '';
  await waitFor(() => expect(asked()).toContain('"melanggar":true'));
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Melanggar komposisi: Ya' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Filter/ })));
  await waitFor(() => expect(router.state.location.search).not.toContain('melanggar'));
});

test('daftar, daftar hadir dan rekap nilai dicetak menurut filter daftar, sebagai PDF dan XLSX', async () => {
  // jsdom keeps no files and follows no links to them.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  Object.assign(URL, { createObjectURL: () => 'blob:uji', revokeObjectURL: () => undefined });
  const filter = JSON.stringify({ idGelombang: wave.id });
  const { user, server } = renderAdmin(`/kkn/mengatur-kelompok?filter=${encodeURIComponent(filter)}`, {
    sebagai: 'HA03',
    rows,
    on: { 'GET v3/kkn/mengatur-kelompok/cetak': file, 'GET v3/kkn/menilai-kkn/rekap/export': file },
  });
  await user.click(await screen.findByRole('button', { name: 'Cetak dokumen' }));
  const menu = await screen.findByRole('menu');
  expect(within(menu).getAllByRole('menuitem')).toHaveLength(6);
  await user.click(within(menu).getByRole('menuitem', { name: 'Daftar hadir (PDF)' }));
  const asked = () => server.callsTo('GET', 'v3/kkn/mengatur-kelompok/cetak')[0]?.query;
  await waitFor(() => expect(asked()).toMatchObject({ jenis: 'hadir', format: 'pdf' }));
  expect(JSON.parse(asked()?.filter ?? '{}')).toEqual({ idGelombang: wave.id });
});

test('antrean pendaftaran disaring menurut gelombang dan yang belum berkelompok; antrean magang tidak', async () => {
  const kkn = renderAdmin('/kkn/verifikasi', { sebagai: 'HA03', rows });
  await kkn.user.click(await screen.findByRole('button', { name: /^Filter/ }));
  expect(await screen.findByRole('combobox', { name: 'Gelombang' })).toBeDefined();
  const choice = within(screen.getByRole('group', { name: 'Berkelompok' }));
  await kkn.user.click(choice.getByRole('button', { name: 'Belum' }));
  await waitFor(() =>
    expect(kkn.server.calls.some(({ query }) => String(query.filter).includes('"berkelompok":false'))).toBe(true),
  );
  kkn.unmount();
  const magang = renderAdmin('/magang/approval', { sebagai: 'HA03', rows });
  await magang.user.click(await screen.findByRole('button', { name: /^Filter/ }));
  await screen.findByRole('button', { name: /^Lihat/ });
  expect(screen.queryByRole('combobox', { name: 'Gelombang' })).toBeNull();
  expect(screen.queryByRole('group', { name: 'Berkelompok' })).toBeNull();
});
