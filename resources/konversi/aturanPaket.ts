import { type FieldErrors, type Message, messages, term } from '../kit/index.ts';
import { konversiMessages } from './messages.ts';

/**
 * Rules of a chosen package, as pure functions: the screen says with them at once what the server will say
 * (docs/domain/20 §4.3).
 */

/** Shortest explanation of why a course belongs to the activity (docs/domain/20 §1.6 alasan). */
export const alasanMin = 20;

/** A course of a package, with what the student's own record says about it. */
export interface MatkulPilihan {
  /** Row of the package. */
  id: string;
  idMatkul: string;
  kode: string;
  nama: string;
  sks: number;
  wajib: boolean;
  adalahMatkulKkn: boolean;
  capaian: string | null;
  /** In the study plan of the period; null = the plan could not be read. */
  diKrs: boolean | null;
  /** Letter with which the course was passed already. */
  hurufLulus: string | null;
  /** Programme that the course was converted in already. */
  dikonversiPada: string | null;
}

/** Whose limit is the lowest. */
export const asalBatas = {
  paket: 'batas paket',
  program: 'batas program',
  semester: 'batas per semester',
} as const;
type AsalBatas = keyof typeof asalBatas;

export interface BatasSks {
  min: number;
  maks: number;
  asal: AsalBatas;
}

/**
 * The limits of a package: at least its own minimum, at most min(paket.sksMaks, program.sksMaksKonversi,
 * konversi.sksPerSemester). All in SKS.
 */
export function batasSks(limits: {
  minUmum: number;
  sksMin: number | null;
  sksMaks: number | null;
  sksMaksProgram: number | null;
  sksPerSemester: number;
}): BatasSks {
  const candidates: readonly (readonly [AsalBatas, number | null])[] = [
    ['semester', limits.sksPerSemester],
    ['program', limits.sksMaksProgram],
    ['paket', limits.sksMaks],
  ];
  let maks = limits.sksPerSemester;
  let asal: AsalBatas = 'semester';
  for (const [name, value] of candidates) {
    if (value === null || value >= maks) continue;
    maks = value;
    asal = name;
  }
  return { min: limits.sksMin ?? limits.minUmum, maks, asal };
}

/** Why a course may not be chosen at all; null when it may. */
export function alasanTerkunci({
  nama,
  hurufLulus,
  dikonversiPada,
}: Pick<MatkulPilihan, 'nama' | 'hurufLulus' | 'dikonversiPada'>): Message | null {
  if (hurufLulus !== null) return konversiMessages.passedBefore({ nama, huruf: hurufLulus });
  if (dikonversiPada !== null) return konversiMessages.convertedBefore({ nama, kapan: dikonversiPada });
  return null;
}

/** Error of an explanation, or null. */
export function masalahAlasan(alasan: string | null | undefined): Message | null {
  const length = alasan?.trim().length ?? 0;
  if (length === 0) return messages.required;
  return length < alasanMin ? konversiMessages.reasonShort({ n: alasanMin }) : null;
}

/** One thing that keeps a package from being submitted. */
interface Masalah {
  jenis: 'wajib' | 'lebih' | 'kurang' | 'terkunci' | 'asing' | 'ganda';
  /** Row of the package that it is about; null = the whole. */
  id: string | null;
  pesan: Message;
}

export interface HasilPaket {
  /** Σ SKS of what is chosen. */
  totalSks: number;
  adaMatkulKkn: boolean;
  /** Σ SKS above or below the limits; 0 inside. */
  selisih: number;
  masalah: Masalah[];
  /** Warnings that do not keep it from being submitted. */
  peringatan: { id: string; pesan: Message }[];
}

/** Sum of credits, whole courses only. */
const jumlahSks = (courses: readonly Pick<MatkulPilihan, 'sks'>[]): number =>
  courses.reduce((sum, { sks }) => sum + sks, 0);

/**
 * Checks a choice against a package (docs/domain/20 §4.3); explanations are checked by `masalahAlasan`.
 * @param courses every course of the package
 * @param chosen ids of chosen rows
 */
export function periksaPaket(
  courses: readonly MatkulPilihan[],
  chosen: readonly string[],
  batas: BatasSks,
): HasilPaket {
  const known = new Map(courses.map(course => [course.id, course]));
  const taken = new Set<string>();
  const masalah: Masalah[] = [];
  const found: MatkulPilihan[] = [];
  for (const id of chosen) {
    const course = known.get(id);
    if (!course) masalah.push({ jenis: 'asing', id, pesan: messages.reference({ label: term('Mata Kuliah') }) });
    else if (taken.has(id))
      masalah.push({ jenis: 'ganda', id, pesan: konversiMessages.chosenTwice({ nama: course.nama }) });
    else found.push(course);
    taken.add(id);
  }
  for (const course of courses) {
    // Courses that the student has passed or converted are not required a second time.
    if (course.wajib && !taken.has(course.id) && alasanTerkunci(course) === null)
      masalah.push({ jenis: 'wajib', id: course.id, pesan: konversiMessages.courseDemanded({ nama: course.nama }) });
  }
  for (const course of found) {
    const pesan = alasanTerkunci(course);
    if (pesan) masalah.push({ jenis: 'terkunci', id: course.id, pesan });
  }
  const totalSks = jumlahSks(found);
  if (totalSks > batas.maks)
    masalah.push({
      jenis: 'lebih',
      id: null,
      pesan: konversiMessages.creditsOver({ total: totalSks, maks: batas.maks }),
    });
  if (totalSks < batas.min)
    masalah.push({ jenis: 'kurang', id: null, pesan: konversiMessages.creditsUnder({ min: batas.min }) });
  return {
    totalSks,
    adaMatkulKkn: found.some(course => course.adalahMatkulKkn),
    selisih: Math.max(0, totalSks - batas.maks) || Math.min(0, totalSks - batas.min),
    masalah,
    peringatan: found
      .filter(course => course.diKrs === false)
      .map(({ id, nama }) => ({ id, pesan: konversiMessages.notInPlan({ nama }) })),
  };
}

/** The host's course for which an own one is recognised (docs/domain/50 §1.8). */
export interface MatkulAsal {
  kodeMatkulAsal?: string | null;
  namaMatkulAsal?: string | null;
  /** SKS; of a course counted in ECTS worked out from `sksAsliAsal`. */
  sksAsal?: number | null;
  satuanAsal?: string | null;
  sksAsliAsal?: number | null;
  /** Id of the stored file. */
  berkasSilabus?: string | null;
}

/** Most SKS of one course at the host. */
const sksAsalMaks = 12;

/** SKS of the host's course: 1,5 ECTS make one, rounded to whole ones; null where nothing is said yet. */
export const sksAsalDari = ({ satuanAsal, sksAsliAsal, sksAsal }: MatkulAsal): number | null =>
  satuanAsal === 'ects' ? (sksAsliAsal == null ? null : Math.round(sksAsliAsal / 1.5)) : (sksAsal ?? null);

/**
 * Errors of the host's course of one row, by field (docs/domain/50 §1.8).
 * @param sks of the own course
 * @param selisih by how many SKS the host's course may be smaller (`pertukaran.selisihSksMaks`)
 */
export function masalahAsal(asal: MatkulAsal, sks: number, selisih: number): FieldErrors {
  const errors: FieldErrors = {};
  if (!asal.kodeMatkulAsal?.trim()) errors.kodeMatkulAsal = messages.required;
  if (!asal.namaMatkulAsal?.trim()) errors.namaMatkulAsal = messages.required;
  const field = asal.satuanAsal === 'ects' ? 'sksAsliAsal' : 'sksAsal';
  const there = sksAsalDari(asal);
  if (there === null) errors[field] = messages.required;
  else if (there < 1 || there > sksAsalMaks) errors[field] = konversiMessages.hostCredits({ maks: sksAsalMaks });
  else if (sks - there > selisih) errors[field] = konversiMessages.hostSmall({ sks });
  return errors;
}

/** Said where two courses of the host stand for one own course. */
export const sudahDipetakan = (nama: string): Message => konversiMessages.mappedBefore({ nama });
