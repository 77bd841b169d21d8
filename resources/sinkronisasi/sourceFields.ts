import { isRecord, type Message } from '../kit/index.ts';
import { sinkronisasiMessages } from './messages.ts';
/** Common fields of lecturers and staff in the academic system, under our names. */
export const pegawaiFields = [
  'nip',
  'nuptk',
  'nama',
  'gelarDepan',
  'gelarBelakang',
  'unitKerja',
  'golongan',
  'statusKepegawaian',
  'email',
] as const;

/**
 * Fields that the portal asks of the academic system and of Silaturahmi, by path (docs/domain/10 §3.5 "HTTP adapter").
 * A source with other names maps them by `pemetaan` of its row: `{ "mahasiswa": { "path": "v2/mhs", "kolom": { "nim":
 * "npm" } } }`.
 */
const sourceFields = {
  programstudi: [
    'kodeSiamik',
    'kode',
    'jenis',
    'nama',
    'namaInggris',
    'singkatan',
    'jenjang',
    'kodeInduk',
    'kodeFakultas',
    'kodePddikti',
  ],
  dosen: ['kodeSiamik', ...pegawaiFields, 'nidn', 'kodeProdi', 'jabatanFungsional'],
  tendik: ['kodeSiamik', ...pegawaiFields],
  matakuliah: [
    'kodeSiamik',
    'kodeProdi',
    'kode',
    'nama',
    'namaInggris',
    'kodeJenis',
    'sks',
    'sksTatapMuka',
    'sksPraktikum',
    'sksLapangan',
    'sksSimulasi',
  ],
  kurikulum: [
    'kodeSiamik',
    'kodeProdi',
    'kode',
    'nama',
    'tahunMulai',
    'kodePeriodeMulai',
    'sksWajib',
    'sksPilihan',
    'totalSks',
    'matakuliah',
  ],
  mahasiswa: [
    'kodeSiamik',
    'npm',
    'nama',
    'nik',
    'kodeProdi',
    'kodeKurikulum',
    'angkatan',
    'semester',
    'statusAkademik',
    'ipk',
    'sksLulus',
    'sksTempuh',
    'nipDosenWali',
    'jenisKelamin',
    'tempatLahir',
    'tanggalLahir',
    'agama',
    'emailKampus',
  ],
  auth: ['kode', 'nama', 'jenis', 'email'],
  krs: ['kodeMk', 'namaMk', 'sks', 'kelas', 'namaDosen'],
  // Sent under our names too; the answer is `{ data: [{ kodeMk, diterima, pesan }] }`.
  nilai: ['kodeMk', 'diterima', 'pesan'],
  transkrip: ['kodeMk', 'namaMk', 'sks', 'nilaiHuruf', 'bobot', 'periode'],
  pengajaran: ['semester', 'kodeMk', 'namaMk', 'kelas', 'sks', 'jumlahPertemuan', 'jumlahMahasiswa', 'namaProdi'],
  penelitian: ['judul', 'skema', 'peran', 'tahun', 'lamaTahun', 'sumberDana', 'dana', 'status', 'luaran'],
  pengabdian: ['judul', 'skema', 'peran', 'tahun', 'lokasi', 'mitraSasaran', 'sumberDana', 'dana'],
  penunjang: [
    'kategori',
    'namaKegiatan',
    'peran',
    'tingkat',
    'penyelenggara',
    'tanggalMulai',
    'tanggalSelesai',
    'nomorSk',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type SourcePath = keyof typeof sourceFields;

const isSourcePath = (path: string): path is SourcePath => Object.hasOwn(sourceFields, path);

/** Address and field names of one path in a source. */
export interface PathMapping {
  path?: string;
  kolom?: Readonly<Record<string, string>>;
}

/** The mapping of a path as stored in `pemetaan`; what is no mapping counts as none. */
export function mappingOf(pemetaan: unknown, path: SourcePath): PathMapping {
  const found = isRecord(pemetaan) ? pemetaan[path] : undefined;
  if (!isRecord(found)) return {};
  const kolom = isRecord(found.kolom)
    ? Object.fromEntries(Object.entries(found.kolom).map(([from, to]) => [from, String(to)]))
    : undefined;
  return { ...(typeof found.path === 'string' ? { path: found.path } : {}), ...(kolom ? { kolom } : {}) };
}

/** Error of a mapping: its first unknown target (docs/domain/10 §2.1 sumber-data). */
export function mappingError(pemetaan: unknown): Message | undefined {
  if (pemetaan === null || pemetaan === undefined) return undefined;
  if (!isRecord(pemetaan)) return sinkronisasiMessages.mapping;
  for (const path of Object.keys(pemetaan)) {
    if (!isSourcePath(path)) return sinkronisasiMessages.target({ nama: path });
    const known: readonly string[] = sourceFields[path];
    const wrong = Object.values(mappingOf(pemetaan, path).kolom ?? {}).find(to => !known.includes(to));
    if (wrong !== undefined) return sinkronisasiMessages.target({ nama: wrong });
  }
  return undefined;
}
