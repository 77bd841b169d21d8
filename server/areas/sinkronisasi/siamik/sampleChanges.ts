import { type AcademicPath, type SourceRow, sourceWords } from './port.ts';

/**
 * Differences that the sample source adds between its data and the portal's (docs/domain/10 §7 "Sample source per
 * kind").
 */
export interface SampleChanges {
  /** Rows that the portal does not have yet, with the `kunci` of `sampleQueries`. */
  added: readonly (SourceRow & { kunci: string })[];
  /** Changes to the first rows, by position; applied twice they change nothing more. */
  changed: readonly ((row: SourceRow) => SourceRow)[];
  /** True if the last row is left out. */
  lacksLast: boolean;
}

const put = (values: SourceRow) => (row: SourceRow) => ({ ...row, ...values });
const ending = (name: string, end: string) => (row: SourceRow) => {
  const value = sourceWords(row[name]);
  return { ...row, [name]: value.endsWith(end) ? value : `${value}${end}` };
};

const mailAt = (name: string, host: string) => (row: SourceRow) => ({
  ...row,
  [name]: `${sourceWords(row[name]).split('@', 1)[0]}@${host}`,
});

const unit = (kode: string, jenis: string, nama: string, kodeInduk: string | null, more: SourceRow = {}) => ({
  kunci: kode,
  kodeSiamik: `FJ-${kode}`,
  kode,
  jenis,
  nama,
  kodeInduk,
  ...more,
});

const person = (nip: string, nama: string, gelarBelakang: string, email: string, more: SourceRow) => ({
  kunci: nip,
  kodeSiamik: `PG-${nip}`,
  nip,
  nama,
  gelarBelakang,
  email: `${email}@nusantararaya.example`,
  statusKepegawaian: 'tetap',
  ...more,
});

const course = (kode: string, nama: string, sks: number) => ({
  kunci: `081010 ${kode}`,
  kodeSiamik: `MK-081010-${kode}`,
  kodeProdi: '081010',
  kode,
  nama,
  kodeJenis: 'B',
  sks,
  sksTatapMuka: sks,
});

const student = (npm: string, nama: string, kodeProdi: string, jenisKelamin: string) => ({
  kunci: npm,
  kodeSiamik: `MHS-${npm}`,
  npm,
  nama,
  kodeProdi,
  angkatan: 2025,
  semester: 3,
  statusAkademik: 'aktif',
  ipk: 3.21,
  sksLulus: 38,
  sksTempuh: 40,
  jenisKelamin,
  tempatLahir: 'Surabaya',
  tanggalLahir: '2007-03-14',
  agama: 'Islam',
  emailKampus: `${npm}@student.nusantararaya.example`,
});

const newCourses = [
  course('IF791', 'Rekayasa Kecerdasan Buatan', 3),
  course('IF792', 'Komputasi Kuantum', 3),
  course('IF793', 'Etika Kecerdasan Buatan', 2),
];

/** The newest curriculum of Informatika has the new courses. */
const withNewCourses = (row: SourceRow): SourceRow => {
  if (row.kodeProdi !== '081010' || row.kode !== 'K2022' || !Array.isArray(row.matakuliah)) return row;
  const others = row.matakuliah.filter(
    (place: SourceRow) =>
      !newCourses.some(({ kodeProdi, kode }) => place.kodeProdiMk === kodeProdi && place.kodeMk === kode),
  );
  const places = newCourses.map(({ kode, kodeProdi, sks }) => ({
    kodeSiamik: `MKK-081010-2022-${kode}`,
    kodeProdiMk: kodeProdi,
    kodeMk: kode,
    semester: 7,
    sifat: 'pilihan',
    sks,
  }));
  return { ...row, matakuliah: [...others, ...places] };
};

/** Applied to every row of a path, besides those by position. */
export const sampleEvery: Readonly<Partial<Record<AcademicPath, (row: SourceRow) => SourceRow>>> = {
  kurikulum: withNewCourses,
};

export const sampleChanges: Readonly<Record<AcademicPath, SampleChanges>> = {
  programstudi: {
    added: [
      unit('05', 'fakultas', 'Fakultas Hukum', null, { namaInggris: 'Faculty of Law', singkatan: 'FH' }),
      unit('051010', 'prodi', 'Hukum', '05', {
        jenjang: 'S1',
        singkatan: 'HK',
        kodeFakultas: '05',
        kodePddikti: '74201',
      }),
      unit('084010', 'prodi', 'Bisnis Digital', '0801', {
        jenjang: 'S1',
        singkatan: 'BD',
        kodeFakultas: '08',
        kodePddikti: '61209',
      }),
    ],
    changed: [
      put({ singkatan: 'FEBIS' }),
      put({ namaInggris: 'Development Economics' }),
      put({ namaInggris: 'Management', kodePddikti: '61299' }),
      put({ namaInggris: 'Accounting' }),
    ],
    lacksLast: true,
  },
  dosen: {
    added: [
      person('199103122024061201', 'Putri Ayu Maharani', 'S.Kom., M.Kom.', 'putri.ayu', {
        kodeProdi: '081010',
        nidn: '0712039199',
        jabatanFungsional: 'asisten_ahli',
      }),
      person('198807212024061202', 'Bagus Wirawan', 'S.E., M.M.', 'bagus.wirawan', {
        kodeProdi: '012010',
        nidn: '0721078898',
        jabatanFungsional: 'lektor',
      }),
      person('199005302024061203', 'Ratna Kusumawardani', 'S.I.Kom., M.A.', 'ratna.kusuma', {
        kodeProdi: '043010',
        nidn: '0730059097',
        jabatanFungsional: 'asisten_ahli',
      }),
    ],
    changed: [
      ending('gelarBelakang', ', Ph.D.'),
      put({ jabatanFungsional: 'guru_besar', golongan: 'IV/e' }),
      put({ golongan: 'IV/c' }),
      mailAt('email', 'staf.nusantararaya.example'),
      ending('nama', ' Adiputra'),
    ],
    lacksLast: true,
  },
  tendik: {
    added: [
      person('199402152024062101', 'Yuni Astuti', 'S.AP.', 'yuni.astuti', { unitKerja: 'Biro Akademik' }),
      person('199611082024062102', 'Reza Firmansyah', 'S.Kom.', 'reza.firmansyah', { unitKerja: 'UPT TIK' }),
      person('199301192024062103', 'Maya Puspitasari', 'A.Md.', 'maya.puspita', { unitKerja: 'UPT Perpustakaan' }),
    ],
    changed: [
      put({ golongan: 'III/d' }),
      ending('unitKerja', ' (Gedung Rektorat)'),
      ending('gelarBelakang', ', M.M.'),
      mailAt('email', 'staf.nusantararaya.example'),
    ],
    lacksLast: true,
  },
  matakuliah: {
    added: newCourses,
    changed: [
      put({ namaInggris: 'Civic Defence' }),
      put({ namaInggris: 'Digital Literacy' }),
      ending('nama', ' Terapan'),
      put({ namaInggris: 'Introduction to the Field' }),
      put({ namaInggris: 'Foundations' }),
    ],
    lacksLast: true,
  },
  kurikulum: { added: [], changed: [], lacksLast: false },
  mahasiswa: {
    added: [
      student('25081010901', 'Galih Nugraha Permana', '081010', 'L'),
      student('25012010902', 'Intan Permatasari', '012010', 'P'),
      student('25043010903', 'Wayan Satria Mahendra', '043010', 'L'),
      student('25099010001', 'Yoga Prasetyo', '099', 'L'),
    ],
    changed: [
      put({ ipk: 3.87, sksLulus: 146, sksTempuh: 146 }),
      ending('nama', ' Wijaya'),
      mailAt('emailKampus', 'mhs.nusantararaya.example'),
      put({ tempatLahir: 'Kota Batu, Jawa Timur' }),
      put({ statusAkademik: 'cuti' }),
    ],
    lacksLast: true,
  },
};
