// @module-tag semua: opens whatever the buttons of each screen open, in three states: some 40 s on a quiet machine.
import { expect, test } from 'vitest';
import { bahasaPilihan } from '../../../resources/pengaturan/bahasa.ts';
import type { BacaanKrs } from '../../../resources/pertukaran/bacaanKrs.ts';
import { allRoles, role } from '../../../resources/roles.ts';
import { indonesianOn, screensOf, wrong } from '../support/englishWalk.ts';
import { openEveryArea } from '../support/everyArea.ts';
import type { Handlers } from '../support/fakeApi.ts';
import { nonsense } from '../support/filledRows.ts';

/** Every screen of students who read English, with what its buttons open, without a word of Indonesian (docs/domain/50 §4). */

openEveryArea();

const kelas = {
  idMkInbound: 'k',
  kodeMk: nonsense,
  namaMk: nonsense,
  sks: 3,
  kelas: 'A',
  moda: 'daring',
  urutHari: 1,
  hari: 'Senin',
  jamMulai: '08:00:00',
  jamSelesai: '10:00:00',
  ruang: null,
  dosen: null,
};
const mahasiswa = {
  id: 'm',
  npm: 'IN1',
  nama: nonsense,
  kampus: nonsense,
  prodi: nonsense,
  dosenWali: null,
  status: 'disetujui',
  prodiAsal: nonsense,
  nimAsal: '1',
};
const masaStudi = {
  id: 'pertukaran-masa-studi-0',
  nama: nonsense,
  batasSks: 20,
  minSks: 2,
  krsMulai: '2026-01-01',
  krsSelesai: '2026-12-31',
  kodePeriode: '20261',
};
const P = 'v2/pertukaran-mahasiswa';
/** What who goes abroad has: a registration that waits for its transcript, and a package to choose from. */
const going = (detail: object) => ({
  id: 'mbkm-pendaftar-program-mbkm-0',
  version: 1,
  status: 'berjalan',
  statusKonversi: 'disetujui',
  statusReviewNilai: null,
  ...detail,
});
const sent = { id: 'd', idPendaftarMbkm: 'p', npm: '1', namaMahasiswa: nonsense, statusKhs: 'belum', berkasKhs: null };
const matkul = {
  id: 'x',
  kode: nonsense,
  nama: nonsense,
  sks: 3,
  wajib: true,
  hurufLulus: null,
  dikonversi: false,
  diKrs: false,
};
const paket = {
  pendaftar: {
    id: 'mbkm-pendaftar-program-mbkm-0',
    version: 1,
    status: 'disetujui',
    statusKonversi: 'belum',
    catatanTerakhir: null,
    idPaketKonversi: 'k',
    totalSksDiajukan: null,
    totalSksDiakui: null,
  },
  paket: [
    {
      id: 'k',
      kode: nonsense,
      nama: nonsense,
      deskripsi: null,
      matkul: [matkul],
      batas: { min: 2, maks: 20, asal: 'semester' },
    },
  ],
  pemetaan: { selisihSks: 1, bersamaPendaftaran: false },
  aksi: ['ajukan'],
  bolehPilih: true,
  sampai: null,
  tertutup: null,
  krs: null,
  transkrip: 'ada',
  awal: [],
  akhir: [],
  nilai: { skala: [], bobot: { mitra: 0, dosen: 0, tim: 0 } },
};
const packages = 'magang/matkul-paket-konversi-terpilih-awal';
const out = `${P}/krs-mhs-upn-outbond`;
const own: Handlers = {
  [`GET ${packages}/pilihan`]: () => paket,
  [`GET ${out}`]: () => ({ total: 1, jumlah: {} }),
  [`GET ${out}/saya`]: () => going({ outbound: sent }),
  [`GET ${out}/matkul`]: () => paket,
  [`GET ${P}/permadi`]: () => ({ total: 1, jumlah: {} }),
  [`GET ${P}/permadi/saya`]: () => going({ permadi: sent }),
  [`GET ${P}/permadi/matkul`]: () => paket,
  // What is sent and printed here is refused, by an English sentence as the server says it.
  [`GET ${P}/krs/cetak`]: wrong,
  'GET v2/mhs-luar-upn/cetak-khs': wrong,
  [`PUT ${P}/krs/ajukan`]: wrong,
  [`POST ${P}/krs`]: wrong,
  [`DELETE ${P}/krs/:id`]: wrong,
  [`GET ${P}/krs`]: (): BacaanKrs => ({
    mahasiswa,
    masaStudi,
    terbuka: true,
    alasan: null,
    header: {
      id: 'h',
      version: 1,
      status: 'revisi',
      totalSks: 3,
      tanggalAjukan: '2026-11-01T00:00:00Z',
      tanggalSetuju: null,
      catatan: nonsense,
    },
    rows: [{ ...kelas, id: 'r', version: 1, linkDaring: 'https://x.example', kuota: 3, terisi: 1 }],
  }),
  [`GET ${P}/krs/tersedia`]: () => [
    { ...kelas, kuota: 3, sisaKursi: 2, bentrokDengan: null, sudahDiambil: false, prodi: nonsense },
    { ...kelas, idMkInbound: 'k2', kuota: 3, sisaKursi: 0, bentrokDengan: null, sudahDiambil: false, prodi: nonsense },
    {
      ...kelas,
      idMkInbound: 'k3',
      kuota: 3,
      sisaKursi: 1,
      bentrokDengan: nonsense,
      sudahDiambil: false,
      prodi: nonsense,
      urutHari: null,
      hari: null,
      jamMulai: null,
      jamSelesai: null,
    },
    { ...kelas, idMkInbound: 'k4', kuota: 3, sisaKursi: 1, bentrokDengan: null, sudahDiambil: true, prodi: nonsense },
  ],
  [`GET ${P}/krs/khs`]: () => ({
    mahasiswa,
    masaStudi,
    totalSks: 6,
    sksLulus: 3,
    ips: 3.5,
    ipkProgram: 3.5,
    belumDinilai: 1,
    rows: [
      {
        id: 'a',
        idKrsDetail: 'a',
        kodeMk: nonsense,
        namaMk: nonsense,
        sks: 3,
        nilaiAkhir: 80,
        nilaiHuruf: 'A',
        nilaiMutu: 4,
        status: 'final',
        final: true,
      },
      {
        id: 'b',
        kodeMk: `${nonsense}2`,
        idKrsDetail: 'b',
        namaMk: nonsense,
        sks: 3,
        nilaiAkhir: null,
        nilaiHuruf: null,
        nilaiMutu: null,
        status: 'draf',
        final: false,
      },
    ],
  }),
  [`GET ${P}/krs/studi`]: () =>
    ['draf', 'diajukan', 'disetujui', 'revisi'].map((statusKrs, i) => ({
      idMhsInbound: 'm',
      idMasaStudi: `pertukaran-masa-studi-${i}`,
      masaStudi: nonsense,
      npm: 'IN1',
      nama: nonsense,
      kampus: nonsense,
      prodi: nonsense,
      statusKrs,
      status: 'berjalan',
      sksDiambil: 12,
      sksLulus: 6,
      mkFinal: 2,
      mkTotal: 4,
      ips: 3,
    })),
};

/** Every role that may choose English, with the screens of its own; `bahasa.test.tsx` has those that all roles share. */
const screens = allRoles
  .filter(code => bahasaPilihan(code).includes('en') && code !== role.mitra)
  .flatMap(code =>
    screensOf(code, path => path.startsWith('/pertukaran-mahasiswa/') || path === '/master/bank-dokumen'),
  );

const empty: Handlers = { ...own, [`GET ${P}/krs/tersedia`]: () => [], [`GET ${P}/krs/studi`]: () => [] };

test.each(screens)('$role $path', async one => {
  expect(await indonesianOn(one, { filled: own, empty })).toEqual([]);
});
