import { isRecord, type Message } from '../../../resources/kit/index.ts';
import { sinkronisasiRefusals } from '../../../resources/sinkronisasi/refusals.ts';
import { pegawaiFields } from '../../../resources/sinkronisasi/sourceFields.ts';
import { type AcademicPath, type SourceRow, sourceWords } from './siamik/port.ts';

const kindNames = ['programprodi', 'mahasiswa', 'matakuliah', 'pegawai', 'tendik'] as const;
export type KindName = (typeof kindNames)[number];

const { missing, twice } = sinkronisasiRefusals.report;
/** Message for a code of the source that no row here has. */
type Missing = (about: { kode: string }) => Message;

/** A field of ours and where it comes from. */
export interface Mapped {
  field: string;
  /** Name in the source row (`resources/sinkronisasi/sourceFields.ts`). */
  from: string;
  /** The field is a reference: which fields of its target the code is looked for in. */
  ref?: {
    resource: string;
    /** Field of the target → name of the source, or `=name` for a value of ours that is already known. */
    by: Readonly<Record<string, string>>;
    /** Message for a missing row. */
    missing: Missing;
  };
  /** Only needed to find the others; not a field of the resource. */
  helper?: boolean;
  /** A copy that the server keeps: written with new rows, never a difference. */
  copy?: boolean;
}

/** One resource that a kind fills, from one list of the source. */
export interface Part {
  resource: string;
  path: AcademicPath;
  /** Rows of the source that this part is about; without it all. */
  wants?: (row: SourceRow) => boolean;
  /** Rows of the part inside a row of the source. */
  inside?: (row: SourceRow) => SourceRow[];
  /** Field with the same value in all rows of the part. */
  only?: readonly [field: string, value: string];
  /** Fields of ours that tell rows apart. */
  key: readonly string[];
  mapped: readonly Mapped[];
  /** Name of the row for people. */
  kunci: (row: SourceRow) => string;
  nama: (row: SourceRow) => string;
  /** Message for a row that the source names twice. */
  twice: Message;
}

export interface Kind {
  name: KindName;
  /** In sentences and titles. */
  label: string;
  /** Parts that others point at come first. */
  parts: readonly Part[];
}

const same = (...names: string[]): Mapped[] => names.map(name => ({ field: name, from: name }));
const textOf = (row: SourceRow, name: string): string => sourceWords(row[name]).trim();

/** A reference that the source gives by a code; unless `by` says more, the target's `kode` is that code. */
const codeRef = (
  field: string,
  from: string,
  resource: string,
  missing: Missing,
  by: Readonly<Record<string, string>> = { kode: from },
): Mapped => ({ field, from, ref: { resource, by, missing } });

const prodi = (field: string, from: string): Mapped => codeRef(field, from, 'master/program-prodi', missing.programme);
const prodiRef = prodi('idProgramProdi', 'kodeProdi');
const curriculumRef = codeRef('idKurikulum', 'kodeKurikulum', 'master/kurikulum', missing.curriculum, {
  idProgramProdi: '=idProgramProdi',
  kode: 'kodeKurikulum',
});
const unitRef = (field: string, from: string, absent: Missing): Mapped =>
  codeRef(field, from, 'master/siamik-fakjur', absent);

const unit = (jenis: 'fakultas' | 'jurusan' | 'prodi'): Part => ({
  resource: 'master/siamik-fakjur',
  path: 'programstudi',
  wants: row => row.jenis === jenis,
  only: ['jenis', jenis],
  key: ['kode'],
  mapped: [
    ...same('kode', 'nama', 'namaInggris', 'singkatan', 'jenjang'),
    unitRef('idInduk', 'kodeInduk', missing.parentUnit),
  ],
  kunci: row => textOf(row, 'kode'),
  nama: row => textOf(row, 'nama'),
  twice: twice.code,
});

const programme: Part = {
  resource: 'master/program-prodi',
  path: 'programstudi',
  wants: row => row.jenis === 'prodi',
  key: ['kode'],
  mapped: [
    ...same('kode', 'nama', 'jenjang', 'kodePddikti'),
    unitRef('idFakjur', 'kode', missing.unit),
    unitRef('idFakultas', 'kodeFakultas', missing.faculty),
  ],
  kunci: row => textOf(row, 'kode'),
  nama: row => `${textOf(row, 'jenjang')} ${textOf(row, 'nama')}`.trim(),
  twice: twice.code,
};

const employee = (path: 'dosen' | 'tendik'): Part => ({
  resource: 'master/pegawai',
  path,
  only: ['jenis', path],
  key: ['nip'],
  mapped: [...same(...pegawaiFields), ...(path === 'dosen' ? [...same('nidn', 'jabatanFungsional'), prodiRef] : [])],
  kunci: row => textOf(row, 'nip'),
  nama: row => textOf(row, 'nama'),
  twice: twice.nip,
});

const student: Part = {
  resource: 'master/mahasiswa',
  path: 'mahasiswa',
  key: ['npm'],
  mapped: [
    ...same('npm', 'nama', 'nik'),
    prodiRef,
    curriculumRef,
    ...same('angkatan', 'semester', 'statusAkademik', 'ipk', 'sksLulus', 'sksTempuh'),
    codeRef('idDosenWali', 'nipDosenWali', 'master/pegawai', missing.advisor, {
      nip: 'nipDosenWali',
    }),
    ...same('jenisKelamin', 'tempatLahir', 'tanggalLahir', 'agama', 'emailKampus'),
  ],
  kunci: row => textOf(row, 'npm'),
  nama: row => textOf(row, 'nama'),
  twice: twice.npm,
};

const course: Part = {
  resource: 'master/matakuliah',
  path: 'matakuliah',
  key: ['idProgramProdi', 'kode'],
  mapped: [
    prodiRef,
    ...same('kode', 'nama', 'namaInggris'),
    codeRef('idJenisMatkul', 'kodeJenis', 'master/jenis-matkul', missing.courseType),
    ...same('sks', 'sksTatapMuka', 'sksPraktikum', 'sksLapangan', 'sksSimulasi'),
  ],
  kunci: row => `${textOf(row, 'kodeProdi')} ${textOf(row, 'kode')}`.trim(),
  nama: row => textOf(row, 'nama'),
  twice: twice.course,
};

const curriculum: Part = {
  resource: 'master/kurikulum',
  path: 'kurikulum',
  key: ['idProgramProdi', 'kode'],
  mapped: [
    prodiRef,
    ...same('kode', 'nama', 'tahunMulai'),
    codeRef('idPeriodeMulai', 'kodePeriodeMulai', 'master/periode', missing.period),
    ...same('sksWajib', 'sksPilihan', 'totalSks'),
  ],
  kunci: row => `${textOf(row, 'kodeProdi')} ${textOf(row, 'kode')}`,
  nama: row => textOf(row, 'nama'),
  twice: twice.curriculum,
};

const place: Part = {
  resource: 'master/matkul-kurikulum',
  path: 'kurikulum',
  inside: row =>
    (Array.isArray(row.matakuliah) ? row.matakuliah : [])
      .filter(isRecord)
      .map(inner => ({ ...inner, kodeProdi: row.kodeProdi, kodeKurikulum: row.kode })),
  key: ['idKurikulum', 'idMatakuliah'],
  mapped: [
    { ...prodiRef, copy: true },
    curriculumRef,
    { ...prodi('prodiMatakuliah', 'kodeProdiMk'), helper: true },
    codeRef('idMatakuliah', 'kodeMk', 'master/matakuliah', missing.course, {
      idProgramProdi: '=prodiMatakuliah',
      kode: 'kodeMk',
    }),
    ...same('semester', 'sifat', 'sks'),
  ],
  kunci: row => `${textOf(row, 'kodeProdi')} ${textOf(row, 'kodeKurikulum')} ${textOf(row, 'kodeMk')}`,
  nama: row => textOf(row, 'kodeMk'),
  twice: twice.place,
};

/** Resources that each screen of /sinkronisasi fills (docs/domain/10 §3.5). */
export const kinds: Readonly<Record<KindName, Kind>> = {
  programprodi: {
    name: 'programprodi',
    label: 'Program studi',
    parts: [unit('fakultas'), unit('jurusan'), unit('prodi'), programme],
  },
  mahasiswa: { name: 'mahasiswa', label: 'Mahasiswa', parts: [student] },
  matakuliah: {
    name: 'matakuliah',
    label: 'Mata kuliah',
    parts: [course, curriculum, place],
  },
  pegawai: { name: 'pegawai', label: 'Dosen', parts: [employee('dosen')] },
  tendik: { name: 'tendik', label: 'Tendik', parts: [employee('tendik')] },
};
