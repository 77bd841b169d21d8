import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ids, masters, N, registration, registry } from '../platform/patterns/world.ts';
import { openEveryArea } from '../support/everyArea.ts';
import { renderAdmin } from '../support/renderAdmin.tsx';
import '../../../src/areas/mbkm/person/StudentOverview.tsx';

openEveryArea();

/** The page of a student: the participation before the data. */

const id = '01900000-0000-7000-8000-0000000000f1';
const lecturer = '01900000-0000-7000-8000-0000000000f2';
const student = {
  id,
  version: 1,
  npm: '22081001',
  nama: 'Ani Lestari',
  nik: '3578••••••••0001',
  agama: '••••••',
  idProgramProdi: ids.prodi,
  angkatan: 2022,
  semester: 7,
  statusAkademik: 'aktif',
  jenisKelamin: 'P',
  noHp: '081234567890',
};
const open = (rows: ReturnType<typeof registration>[], sebagai: 'HA03' | 'HA05' = 'HA03') =>
  renderAdmin(`/master/mahasiswa/${id}/show`, {
    registry,
    sebagai,
    rows: {
      ...masters(),
      'master/mahasiswa': [student],
      'master/pegawai': [
        {
          id: lecturer,
          version: 1,
          nip: '1',
          namaLengkap: 'Dr. Sari',
          noHp: '081298765432',
          email: 'sari@kampus.ac.id',
        },
      ],
      [N]: rows,
    },
  });

test('begins with what runs, with whom, and who has to do what next; former programmes below', async () => {
  open([
    registration('1', {
      idMahasiswa: id,
      status: 'berjalan',
      tanggalMulai: '2020-01-01',
      tanggalSelesai: '2099-12-31',
      idDosenPembimbing: lecturer,
      peringatan: ['LOG_KOSONG_7H'],
    }),
    registration('2', { idMahasiswa: id, status: 'selesai', statusKonversi: 'final', totalSksDiakui: 18 }),
    registration('3', { idMahasiswa: 'somebody-else', status: 'berjalan', namaMitra: 'PT Lain' }),
  ]);
  const now = within(await screen.findByRole('region', { name: 'Program yang sedang diikuti' }));
  const [card] = await now.findAllByRole('article');
  if (!card) throw new Error('no card');
  expect(now.getAllByRole('article')).toHaveLength(1);
  expect(within(card).getByText('Berikutnya:').parentElement?.textContent).toBe(
    'Berikutnya: Mahasiswa mengisi logbook',
  );
  expect(within(card).getByText('CV Tani Makmur')).toBeTruthy();
  expect(within(card).getByText('Logbook kosong 7 hari')).toBeTruthy();
  expect(await within(card).findByText(/0812.*5432/)).toBeTruthy();
  expect(card.querySelector('a[href="mailto:sari@kampus.ac.id"]')).toBeTruthy();
  const before = within(screen.getByRole('region', { name: 'Program sebelumnya' }));
  expect(before.getAllByRole('listitem')).toHaveLength(1);
  expect(before.getByText(/18/)).toBeTruthy();
});

test('says so where somebody takes part in nothing', async () => {
  open([]);
  expect(await screen.findByText('Tidak sedang mengikuti program.')).toBeTruthy();
});

test('asks for the row covered: identity and belief are shown one by one', async () => {
  const { server } = open([]);
  await screen.findByText('3578••••••••0001');
  expect(server.callsTo('GET', `master/mahasiswa/${id}`)[0]?.query).toMatchObject({ tertutup: '1' });
  expect(screen.getAllByRole('button', { name: 'Tampilkan nilai' })).toHaveLength(2);
});

test('a lecturer’s page tells whom they guide, and who begins and ends next', async () => {
  const guided = { idDosenPembimbing: lecturer, status: 'berjalan' };
  const { server } = renderAdmin(`/master/pegawai/${lecturer}/show`, {
    registry,
    sebagai: 'HA03',
    rows: {
      ...masters(),
      'master/pegawai': [
        { id: lecturer, version: 1, nip: '1', namaLengkap: 'Dr. Sari', jenis: 'dosen', kuotaBimbingan: 8 },
      ],
      [N]: [
        registration('1', {
          ...guided,
          namaMahasiswa: 'Ani Lestari',
          tanggalMulai: '2099-07-01',
          tanggalSelesai: '2099-12-31',
        }),
        registration('2', {
          ...guided,
          namaMahasiswa: 'Budi Santoso',
          tanggalMulai: '2020-07-01',
          tanggalSelesai: '2020-12-31',
        }),
      ],
    },
  });
  expect(await screen.findByRole('link', { name: '2 dari 8 Sedang dibimbing' })).toBeTruthy();
  const schedule = within(await screen.findByRole('region', { name: 'Jadwal terdekat' }));
  expect(schedule.getAllByRole('listitem').map(one => one.textContent)).toEqual([
    expect.stringMatching(/Juli 2099.*Ani Lestari.*mulai/),
    expect.stringMatching(/Desember 2099.*Ani Lestari.*berakhir/),
  ]);
  // Every filter is one that lists know: the server refuses others.
  for (const { query } of server.callsTo('GET', N))
    for (const name of Object.keys(JSON.parse(query.filter ?? '{}')))
      expect(['idDosenPembimbing', 'status', 'peringatan']).toContain(name);
});
