import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { LangkahDaftarUlang } from '../../../resources/kwu/bacaan.ts';
import { ids, N, registration } from '../platform/patterns/world.ts';
import { idUsaha, openKwu } from './world.ts';
// Fetched before the test, not in its time.
import '../../../src/areas/kwu/usaha/BusinessPage.tsx';

/** The page of a business begins as that of a group does. */

const idAt = (n: string) => `01900000-0000-7000-8000-0000000000${n}`;
const [lecturer, chair, plain, rules] = [idAt('c1'), idAt('c2'), idAt('c3'), idAt('c4')];
const steps: LangkahDaftarUlang[] = [
  { kode: 'anggota', status: 'selesai', batas: '2099-11-30', pesan: null },
  { kode: 'dpl', status: 'selesai', batas: '2099-11-30', pesan: null },
  { kode: 'profil', status: 'proses', batas: '2099-11-30', pesan: null },
  { kode: 'laporan', status: 'belum', batas: '2099-12-31', pesan: null },
  { kode: 'luaran', status: 'belum', batas: null, pesan: null },
];
const member = (n: string, over: object) => ({
  id: idAt(n),
  idPendaftarMbkm: null,
  idJenisAnggota: plain,
  jabatanUsaha: null,
  statusAnggota: 'bergabung',
  tanggalGabung: null,
  alasanKeluar: null,
  bukaSampai: null,
  ...over,
});

test('a business: what is next, its DPL with contact, its days, members with state and warnings', async () => {
  openKwu(`/kwu/daftar-ulang/detail/${idUsaha}`, {
    sebagai: 'HA03',
    on: {
      [`GET v4/kwu/kelompok/${idUsaha}/daftar-ulang`]: () => steps,
      [`GET v4/kwu/kelompok/${idUsaha}/keuangan`]: () => [],
    },
    rows: {
      'master/jenis-anggota': [
        { id: chair, version: 1, kode: 'ketua', nama: 'Ketua' },
        { id: plain, version: 1, kode: 'anggota', nama: 'Anggota' },
      ],
      'master/pegawai': [{ id: lecturer, version: 1, namaLengkap: 'Dr. Sari', noHp: '081298765432', jenis: 'dosen' }],
      'kwu/pengaturan': [
        {
          id: rules,
          version: 1,
          idPeriode: ids.periode,
          tanggalTutup: '2020-01-31',
          daftarUlangSelesai: '2099-11-20',
          tanggalMulai: '2099-12-01',
          batasLaporanKemajuan: '2099-12-31',
          batasLaporanAkhir: '2100-05-15',
          tanggalSelesai: '2100-05-31',
          batasNilai: '2100-06-30',
        },
      ],
      'kwu/profile': [{ id: idAt('c5'), version: 1, idKelompok: idUsaha, status: 'diajukan' }],
      'kwu/kelompok': [
        {
          id: idUsaha,
          version: 4,
          jenis: 'kelompok',
          nama: 'Lereng Muda',
          namaUsaha: 'Kopi Lereng Arjuna',
          kategori: 'makanan_minuman',
          tahap: 'awal',
          idPeriode: ids.periode,
          idPengaturan: rules,
          idPegawaiDpl: lecturer,
          perpanjangan: '2099-11-30',
          status: 'disetujui',
          anggota: [
            member('d2', {
              statusAnggota: 'diundang',
              _embed: { idMahasiswa: { id: idAt('e2'), label: '22081010002 Budi Santoso' } },
            }),
            member('d1', { idPendaftarMbkm: idAt('e1'), idJenisAnggota: chair, jabatanUsaha: 'Keuangan' }),
          ],
        },
      ],
      [N]: [
        registration('1', {
          id: idAt('e1'),
          namaMahasiswa: 'Ani Lestari',
          kodeJenisMbkm: 'kwu',
          status: 'disetujui',
          peringatan: ['BELUM_DOSPEM'],
        }),
      ],
    },
  });
  const next = await screen.findByText('Berikutnya:');
  expect(next.parentElement?.textContent).toBe('Berikutnya: DPL memeriksa profil usaha');
  const who = within(screen.getByRole('region', { name: 'Pembimbing' }));
  expect(await who.findByText('081298765432')).toBeTruthy();
  const days = within(screen.getByRole('region', { name: 'Tenggat' }));
  expect(days.getAllByRole('listitem').map(one => one.textContent)).toEqual([
    'Pendaftaran ditutup31 Januari 2020',
    'Daftar ulang selesai30 November 2099',
    'Mulai kegiatan1 Desember 2099',
    'Batas laporan kemajuan31 Desember 2099',
    'Batas laporan akhir15 Mei 2100',
    'Selesai kegiatan31 Mei 2100',
    'Batas nilai30 Juni 2100',
  ]);
  const members = within(screen.getByRole('region', { name: 'Anggota (1)' }));
  expect(await members.findByText(/dosen pembimbing/i)).toBeTruthy();
  const [first, second] = members.getAllByRole('listitem');
  expect(first?.textContent).toMatch(/^Ani Lestari Ketua.*Keuangan/);
  expect(second?.textContent).toMatch(/^22081010002 Budi Santoso Anggota.*Diundang/);
  // Shown once: not again among the facts of the business.
  expect(screen.getAllByText('DPL', { selector: 'dt' })).toHaveLength(1);
});
