// @module-tag semua: opens whatever the buttons of each screen of a partner open, in three states: some minutes.
import { expect, test } from 'vitest';
import type { CapaianLogbook, RingkasanLogbook } from '../../../resources/kegiatan/ringkasan.ts';
import type { RingkasanKomcad } from '../../../resources/komcad/ringkasan.ts';
import type { Lembar, LembarPenilai } from '../../../resources/nilai/lembar.ts';
import { role } from '../../../resources/roles.ts';
import { indonesianOn, screensOf, wrong } from '../support/englishWalk.ts';
import { openEveryArea } from '../support/everyArea.ts';
import type { Handlers } from '../support/fakeApi.ts';
import { nonsense } from '../support/filledRows.ts';

/** Every screen of a partner's contact who reads English, with what its buttons open (docs/domain/50 §4 "English"). */

openEveryArea();

const line = {
  idKomponenPenilaian: 'c',
  nama: nonsense,
  keterangan: null,
  bobot: 100,
  tingkat: 'individu',
  nilai: null,
  usulan: 80,
  asalUsulan: 'log',
} as const;
const sheet: LembarPenilai = {
  jenisPenilai: 'mitra',
  id: 's',
  version: 1,
  status: 'draf',
  rincian: [line],
  nilaiAngka: null,
  catatan: nonsense,
  saranPengembangan: null,
  diwakilkan: false,
  berkasFormulir: null,
  namaPenilai: null,
  waktuKirim: null,
  bolehIsi: true,
  bolehMewakili: false,
  bolehBukaKunci: false,
};
const achieved: CapaianLogbook = {
  disetujui: 20,
  menunggu: 0,
  sks: null,
  kemajuan: null,
  target: 40,
  satuan: 'jam',
  persen: 50,
  persenMin: 80,
  cukup: false,
  pesan: null,
  setara: { sks: 2, jam: 90.5 },
};
const lembar: Lembar = {
  pendaftar: {
    id: 'p',
    npm: '1',
    namaMahasiswa: nonsense,
    namaMitra: nonsense,
    judulKegiatan: nonsense,
    program: nonsense,
    periode: nonsense,
    status: 'berjalan',
    tanggalMulai: '2026-08-01',
    tanggalSelesai: '2026-12-01',
    nilaiAkhir: null,
    nilaiHuruf: null,
  },
  bobot: { mitra: 40, dosen: 40, tim: 20 },
  nilai: { mitra: null, dosen: 80, tim: null },
  skala: [],
  jendela: { mulai: '2027-01-01', dibuka: false },
  capaian: achieved,
  luaran: [
    {
      id: 'l',
      jenis: nonsense,
      judul: nonsense,
      status: 'diajukan',
      tautan: null,
      nilai: 80,
      berkas: [{ label: 'Lembar pengesahan', id: 'f' }],
    },
  ],
  lembar: [
    sheet,
    {
      ...sheet,
      jenisPenilai: 'dosen',
      status: 'terkirim',
      bolehIsi: false,
      namaPenilai: nonsense,
      waktuKirim: '2026-11-01T00:00:00Z',
      diwakilkan: true,
      berkasFormulir: 'f',
      saranPengembangan: nonsense,
    },
    { ...sheet, jenisPenilai: 'tim', status: 'kosong', bolehIsi: false },
  ],
};
const logbook: RingkasanLogbook = {
  ...achieved,
  sks: 20,
  kemajuan: 40,
  menunggu: 3,
  idPendaftarMbkm: 'p',
  npm: '1',
  namaMahasiswa: nonsense,
  namaMitra: nonsense,
  status: 'berjalan',
  tanggalMulai: '2026-08-01',
  tanggalSelesai: '2026-12-01',
  jumlah: { diajukan: 2, disetujui: 1 },
  jumlahParaf: 1,
  minggu: [{ mulai: '2026-11-16', sampai: '2026-11-22', total: 10, disetujui: 5, jumlah: 3 }],
  maksDokumen: 5,
  hariIni: '2026-11-20',
  isi: null,
};
const komcad: RingkasanKomcad = {
  perTahap: [
    { kunci: 'seleksi', jumlah: 3 },
    { kunci: 'latsarmil', jumlah: 2 },
  ],
  perMatra: [
    { kunci: 'darat', jumlah: 3 },
    { kunci: 'laut', jumlah: 2 },
  ],
  perProdi: [],
  perGelombang: [{ kunci: 'g', nama: nonsense, kuota: 10, terisi: 4 }],
  kuota: 10,
  terisi: 4,
};

const filled: Handlers = {
  'GET magang/penilaian/lembar/:id': () => lembar,
  'PUT magang/penilaian/:id': wrong,
  'GET magang/logbook-magang/ringkasan': () => logbook,
  'GET v6/komcad/log-book/ringkasan': () => logbook,
  'GET v5/riset/log-book/ringkasan': () => logbook,
  'GET v6/komcad/mhs/ringkasan': () => komcad,
};

const one = '?id=mbkm-pendaftar-program-mbkm-0';
const screens = [
  ...screensOf(role.mitra, () => true),
  ...['/magang/log-kegiatan/daftar-kegiatan', '/komcad/log-kegiatan/list', '/riset/log-kegiatan/list'].map(path => ({
    role: role.mitra,
    path: path + one,
  })),
];

test.each(screens)('$path', async opened => {
  expect(await indonesianOn(opened, { filled, empty: {} })).toEqual([]);
});
