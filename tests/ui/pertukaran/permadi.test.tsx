import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Role } from '../../../resources/kit/index.ts';
import '../../../src/areas/pertukaran/permadi/MappingDecision.tsx';
import '../../../src/areas/pertukaran/permadi/UploadKhsPage.tsx';
import { eligible, ids, masters, registration } from '../platform/patterns/world.ts';
import { openEveryArea } from '../support/everyArea.ts';
import { renderAdmin } from '../support/renderAdmin.tsx';

/** Permadi on screen: one approval is that of its mapping as well, and the KHS goes to the study programme (docs/domain/50 §1.9). */

openEveryArea();

const P = 'v2/pertukaran-mahasiswa/permadi';
const N = 'mbkm/pendaftar-program-mbkm';
const A = 'magang/matkul-paket-konversi-terpilih-awal';
const id = '01900000-0000-7000-8000-0000000000d1';

const course = (name: string) => ({
  id: `row-${name}`,
  idMatkul: `mk-${name}`,
  kode: `IF${name}`,
  nama: `Matkul ${name}`,
  sks: 3,
  wajib: false,
  adalahMatkulKkn: false,
  capaian: null,
  diKrs: true,
  hurufLulus: null,
  dikonversiPada: null,
});
const courses = ['A', 'B', 'C'].map(course);
const proposal = (name: string, over: object = {}) => ({
  id: `usul-${name}`,
  version: 1,
  idMatkulPaketKonversi: `row-${name}`,
  sks: 3,
  keputusan: 'menunggu',
  alasan: 'Isinya sama dengan mata kuliah kami.',
  rekomendasiDosen: null,
  catatanDosen: null,
  catatanKeputusan: null,
  matkul: courses.find(({ nama }) => nama === `Matkul ${name}`),
  kodeMatkulAsal: `PT${name}`,
  namaMatkulAsal: `Kuliah ${name}`,
  satuanAsal: 'sks',
  sksAsal: 3,
  berkasSilabus: name === 'A' ? ids.berkas : null,
  ...over,
});

const mapping = (over: object = {}) => ({
  pendaftar: {
    id,
    version: 3,
    npm: '22081',
    namaMahasiswa: 'Ani Lestari',
    status: 'diajukan',
    statusKonversi: 'belum',
    catatanTerakhir: null,
    idPaketKonversi: 'paket-1',
    totalSksDiajukan: null,
    totalSksDiakui: null,
  },
  paket: [
    {
      id: 'paket-1',
      kode: 'PKT',
      nama: 'Paket Permadi',
      deskripsi: null,
      matkul: courses,
      batas: { min: 2, maks: 20, asal: 'semester' },
    },
  ],
  pemetaan: { selisihSks: 1, bersamaPendaftaran: true },
  aksi: [],
  bolehPilih: false,
  sampai: null,
  tertutup: null,
  krs: null,
  transkrip: 'ada',
  awal: [proposal('A'), proposal('B')],
  akhir: [],
  nilai: { skala: [], bobot: { mitra: 0, dosen: 0, tim: 0 } },
  ...over,
});

const lecturer = {
  id: '01900000-0000-7000-8000-00000000d001',
  nama: 'Dr. Ratna',
  prodi: 'Informatika',
  beban: 1,
  kuota: 8,
};

const decide = (sebagai: Role) => queue(sebagai, `/pertukaran-mahasiswa/permadi/mhs/detail/${id}`);
const queue = (sebagai: Role, path: string) =>
  renderAdmin(path, {
    sebagai,
    rows: {
      ...masters(),
      'master/jenis-mbkm': [{ id: ids.jenis, kode: 'permadi', nama: 'Permadi', aktif: true }],
      [N]: [
        registration('1', {
          id,
          namaMahasiswa: 'Ani Lestari',
          kodeJenisMbkm: 'permadi',
          jalur: 'reguler',
          tahap: [],
          permadi: { id: 'p-1', bentuk: 'antar_pt' },
        }),
      ],
    },
    on: {
      [`GET ${A}/pilihan`]: () => mapping(),
      [`GET ${P}/kelayakan`]: eligible,
      'GET magang/pendaftar-program-mbkm/dospem/beban': () => [lecturer],
      [`POST ${N}/:id/aksi/:action`]: () => ({ id, version: 4 }),
    },
  });

describe('keputusan pendaftaran Permadi', () => {
  test('memutuskan tiap mata kuliah bersama pendaftarannya; yang tidak diubah diterima', async () => {
    const { user, server } = decide('HA05');
    const first = await screen.findByRole('group', { name: 'Keputusan Matkul A' });
    expect(within(first).getByRole('button', { name: 'Diterima' }).getAttribute('aria-pressed')).toBe('true');
    await user.click(within(first).getByRole('button', { name: 'Ditolak' }));
    await user.click(screen.getByRole('button', { name: 'Setujui' }));
    await screen.findByText('Catatan wajib diisi.');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.type(screen.getByRole('textbox', { name: 'Catatan keputusan Matkul A' }), 'Isinya berbeda.');
    expect(await screen.findByText('Diakui 3 dari maksimal 20 SKS')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Setujui' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('Ani Lestari · 22081')).toBeTruthy();
    await user.click(await within(dialog).findByRole('combobox', { name: /^Dosen pembimbing/ }));
    await user.click(await screen.findByRole('option', { name: /Dr\. Ratna/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Setujui' }));
    await waitFor(() =>
      expect(server.callsTo('POST', `${N}/${id}/aksi/setujui`)[0]?.body).toEqual({
        version: 3,
        idDosenPembimbing: '01900000-0000-7000-8000-00000000d001',
        items: [
          {
            id: 'usul-A',
            keputusan: 'ditolak',
            idMatkulPaketKonversi: 'row-A',
            catatan: 'Isinya berbeda.',
          },
          { id: 'usul-B', keputusan: 'diterima', idMatkulPaketKonversi: 'row-B', catatan: null },
        ],
      }),
    );
  });

  test('mengembalikan pendaftaran tanpa kata tentang mata kuliahnya', async () => {
    const { user, server } = decide('HA05');
    await screen.findByRole('group', { name: 'Keputusan Matkul A' });
    await user.click(screen.getByRole('button', { name: 'Kembalikan' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByLabelText(/Catatan/), 'LoA belum ditandatangani.');
    await user.click(within(dialog).getByRole('button', { name: 'Kembalikan' }));
    await waitFor(() =>
      expect(server.callsTo('POST', `${N}/${id}/aksi/revisi`)[0]?.body).toEqual({
        version: 3,
        catatan: 'LoA belum ditandatangani.',
      }),
    );
  });

  test('banyak sekaligus hanya dikembalikan atau ditolak: mata kuliahnya diputuskan satu per satu', async () => {
    const { user } = queue('HA05', '/pertukaran-mahasiswa/permadi/mhs');
    await screen.findByText('Ani Lestari');
    await user.click(await screen.findByRole('checkbox', { name: 'Pilih semua di halaman ini' }));
    const bar = within(await screen.findByRole('toolbar', { name: 'Aksi untuk baris yang dipilih' }));
    expect(bar.getByRole('button', { name: 'Kembalikan' })).toBeTruthy();
    expect(bar.getByRole('button', { name: 'Tolak' })).toBeTruthy();
    expect(bar.queryByRole('button', { name: 'Setujui' })).toBeNull();
  });

  test('yang hanya melihat membaca pemetaan dan silabusnya', async () => {
    decide('HA03');
    await screen.findByText(/Kuliah A · PTA/);
    expect(screen.getByRole('button', { name: 'Lihat Silabus Kuliah A' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Lihat Silabus Kuliah B' })).toBeNull();
    expect(screen.queryByRole('group', { name: 'Keputusan Matkul A' })).toBeNull();
  });
});

describe('KHS Permadi', () => {
  const upload = (over: object = {}) =>
    renderAdmin('/pertukaran-mahasiswa/permadi/nilai-khs', {
      sebagai: 'HA02',
      on: {
        [`GET ${P}`]: () => ({ total: 1, jumlah: {} }),
        [`GET ${P}/saya`]: () => ({
          id,
          version: 5,
          status: 'berjalan',
          statusKonversi: 'disetujui',
          statusReviewNilai: null,
          permadi: {
            id: 'p-1',
            idPendaftarMbkm: id,
            npm: '22081',
            namaMahasiswa: 'Ani Lestari',
            statusKhs: 'revisi',
            berkasKhs: ids.berkas,
            nomorKhs: 'P/1',
            tanggalKhs: '2026-11-01',
          },
        }),
        [`GET ${P}/matkul`]: () =>
          mapping({
            akhir: ['A', 'B'].map(name => ({
              id: `akhir-${name}`,
              idMatkulPaketKonversi: `row-${name}`,
              idTerpilihAwal: `usul-${name}`,
              sksDiakui: 3,
              nilaiAngka: null,
              matkul: course(name),
            })),
            ...over,
          }),
        [`POST ${P}/upload-khs`]: () => ({ id, version: 6 }),
      },
    });

  test('membawa nilai tiap mata kuliah, atau alasan yang batal diambil', async () => {
    const { user, server } = upload();
    await user.type(await screen.findByRole('textbox', { name: 'Nilai huruf Kuliah A' }), 'A-');
    await user.click(screen.getByRole('checkbox', { name: 'Kuliah B batal diambil' }));
    await user.type(screen.getByRole('textbox', { name: 'Alasan batal diambil Kuliah B' }), 'Kelas tidak dibuka.');
    await user.click(screen.getByRole('button', { name: 'Unggah perbaikan' }));
    await waitFor(() =>
      expect(server.callsTo('POST', `${P}/upload-khs`)[0]?.body).toEqual({
        idPendaftarMbkm: id,
        version: 5,
        berkasKhs: ids.berkas,
        nomorKhs: 'P/1',
        tanggalKhs: '2026-11-01',
        rows: [
          {
            id: 'usul-A',
            nilaiHurufAsal: 'A-',
            nilaiAngkaAsal: null,
            dibatalkan: false,
            alasanBatal: null,
          },
          {
            id: 'usul-B',
            nilaiHurufAsal: null,
            nilaiAngkaAsal: null,
            dibatalkan: true,
            alasanBatal: 'Kelas tidak dibuka.',
          },
        ],
      }),
    );
  });

  test('sebelum pemetaan disetujui mengatakan apa yang ditunggu', async () => {
    upload({ akhir: [] });
    await screen.findByText('Belum ada KRS yang disetujui');
  });
});
