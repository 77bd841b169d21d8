import { asData, type Message, term } from '../kit/index.ts';
import { isKodeJenisMbkm, type KodeJenisMbkm } from '../mbkm/jenis.ts';
import { nilaiMessages } from '../nilai/messages.ts';
import { konversiMessages } from './messages.ts';

/**
 * Code of "jenis aktivitas mahasiswa" in PDDikti by kind of programme, one line per kind as the setting
 * `pddikti.jenisAktivitas` stores it; PDDikti changes its codes, so they can be edited.
 */
export const aktivitasBawaan: readonly string[] = asData([
  'magang: 13',
  'praktisi_mengajar: 13',
  'kampus_mengajar: 14',
  'riset: 15',
  'kwu: 17',
  'studi_independen: 18',
  'kkn: 19',
  'komcad: 20',
  'outbound: 21',
  'permadi: 21',
]);

function bacaBaris(line: string): readonly [KodeJenisMbkm, string] | undefined {
  const [, jenis, kode] = /^\s*([a-z_]+)\s*:\s*(\d{1,3})\s*$/.exec(line) ?? [];
  return isKodeJenisMbkm(jenis) && kode ? [jenis, kode] : undefined;
}

/** True if every line of the setting can be read and no kind is named twice. */
export function aktivitasTerbaca(lines: readonly string[]): boolean {
  const read = lines.map(bacaBaris);
  const kinds = read.map(line => line?.[0]);
  return read.every(line => line !== undefined) && new Set(kinds).size === kinds.length;
}

/** Kind of programme → code; kinds without a line have none. */
export const kodeAktivitas = (lines: readonly string[]): ReadonlyMap<string, string> =>
  new Map(lines.map(bacaBaris).filter(line => line !== undefined));

/** One course of one participation, as PDDikti's recognition import takes it. */
export interface BarisPddikti {
  idPendaftarMbkm: string;
  nim: string;
  nama: string;
  kodeProdi: string | null;
  kodeAktivitas: string | null;
  aktivitas: string | null;
  kodeMkAsal: string | null;
  mkAsal: string | null;
  kodeMk: string;
  mkDiakui: string;
  sks: number;
  angka: number | null;
  huruf: string | null;
  indeks: number | null;
  semester: string;
  /** Why PDDikti would reject the row; empty = it is ready. */
  alasan: string[];
}

/** Headings of the file in their order, with the value of each (docs/domain/20 §3 /data-mbkm/bakpk). */
export const kolomPddikti = [
  ['NIM', 'nim', 'text'],
  ['Nama', 'nama', 'text'],
  ['Kode Prodi', 'kodeProdi', 'text'],
  ['Semester', 'semester', 'text'],
  ['Kode Jenis Aktivitas', 'kodeAktivitas', 'text'],
  ['Aktivitas', 'aktivitas', 'text'],
  ['Kode MK Asal', 'kodeMkAsal', 'text'],
  ['MK Asal', 'mkAsal', 'text'],
  ['Kode MK Diakui', 'kodeMk', 'text'],
  ['MK Diakui', 'mkDiakui', 'text'],
  ['SKS', 'sks', 'integer'],
  ['Nilai Angka', 'angka', 'decimal'],
  ['Nilai Huruf', 'huruf', 'text'],
  ['Nilai Indeks', 'indeks', 'decimal'],
] as const satisfies readonly (readonly [string, keyof BarisPddikti, string])[];

/** Reasons for which PDDikti refuses whatever is reported of a student in a semester. */
export function alasanMahasiswa(
  { nim, kodeProdi, semester }: Pick<BarisPddikti, 'nim' | 'kodeProdi' | 'semester'>,
  statusMahasiswa: string,
): Message[] {
  return [
    ...(/^[0-9A-Za-z.]{8,24}$/.test(nim) ? [] : [konversiMessages.nimForm]),
    ...(kodeProdi ? [] : [konversiMessages.prodiCodeMissing]),
    ...(/^\d{4}[12]$/.test(semester) ? [] : [konversiMessages.semesterForm]),
    ...(['aktif', 'lulus', 'cuti'].includes(statusMahasiswa)
      ? []
      : [konversiMessages.studentState({ status: term(statusMahasiswa) })]),
  ];
}

/** Reasons for which PDDikti refuses a recognised course. */
export const alasanMatkul = ({ sks, huruf, indeks }: Pick<BarisPddikti, 'sks' | 'huruf' | 'indeks'>): Message[] => [
  ...(sks > 0 ? [] : [konversiMessages.noCredits]),
  ...(huruf && indeks !== null ? [] : [nilaiMessages.gradeMissing]),
];

/** Reasons for which PDDikti would refuse a row. */
export const alasanDitolak = (row: Omit<BarisPddikti, 'alasan'>, statusMahasiswa: string): Message[] => [
  ...(row.kodeAktivitas ? [] : [konversiMessages.activityCodeMissing]),
  ...(row.aktivitas ? [] : [konversiMessages.activityTitleMissing]),
  ...alasanMatkul(row),
  ...alasanMahasiswa(row, statusMahasiswa),
];
