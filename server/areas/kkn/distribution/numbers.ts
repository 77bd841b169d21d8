import { targetsOf } from './composition.ts';
import { hash } from './random.ts';
import type { Room } from './slots.ts';
import type { Participant, WaveRules } from './types.ts';

/** Number of a group that means: in none. */
export const nowhere = -1;

const unlimited = 0x3fffffff;

/** Participants and villages as numbers, so that millions of exchanges can be weighed. Nothing in here changes. */
export interface Numbers {
  rules: WaveRules;
  students: readonly Participant[];
  rooms: readonly Room[];
  prodi: Int32Array;
  fakultas: Int32Array;
  prodis: number;
  faculties: number;
  /** 0 man, 1 woman. */
  gender: Int32Array;
  khusus: Int32Array;
  /** Three villages per student, -1 for none. */
  wishes: Int32Array;
  wished: Int32Array;
  noClinic: Int32Array;
  /** Places left in a village, and by faculty (index: village × faculties + faculty). */
  capacity: Int32Array;
  quota: Int32Array;
  /** Number of groups that a village can still take. */
  groupCapacity: Int32Array;
  leastFaculties: number;
  /** Least men and women by size. */
  leastMen: Int32Array;
  leastWomen: Int32Array;
}

/** Numbers of the students in the order of dealing: faculty, prodi, gender, then by the seed (docs/domain/30 §4.2). */
export function numbersOf(
  left: readonly Participant[],
  all: readonly Participant[],
  rooms: readonly Room[],
  rules: WaveRules,
  seed: string,
): Numbers {
  const students = inDealingOrder(left, seed);
  const faculty = indexOf(students.map(it => it.idFakultas));
  const prodi = indexOf(students.map(it => it.idProdi));
  const village = new Map(rooms.map((room, i) => [room.village.id, i]));
  const targets = targetsOf(rules, all);
  const sizes = Array.from({ length: students.length + 2 }, (_, size) => targets.gender(size));
  const wishes = new Int32Array(students.length * 3).fill(-1);
  students.forEach((it, s) => {
    for (const [rank, id] of it.pilihan.slice(0, 3).entries()) wishes[s * 3 + rank] = village.get(id) ?? -1;
  });
  return {
    rules,
    students,
    rooms,
    prodi: Int32Array.from(students, it => prodi.get(it.idProdi) ?? 0),
    fakultas: Int32Array.from(students, it => faculty.get(it.idFakultas) ?? 0),
    prodis: prodi.size,
    faculties: faculty.size,
    gender: Int32Array.from(students, it => (it.jenisKelamin === 'P' ? 1 : 0)),
    khusus: Int32Array.from(students, it => (it.khusus ? 1 : 0)),
    wishes,
    wished: Int32Array.from(students, it => (it.pilihan.length > 0 ? 1 : 0)),
    noClinic: Int32Array.from(rooms, it => (it.village.adaFaskes ? 0 : 1)),
    capacity: Int32Array.from(rooms, it => Math.max(0, it.mahasiswa)),
    quota: Int32Array.from(rooms.flatMap(room => [...faculty.keys()].map(id => room.fakultas.get(id) ?? unlimited))),
    groupCapacity: Int32Array.from(rooms, it => Math.max(0, it.kelompok)),
    leastFaculties: targets.fakultas,
    leastMen: Int32Array.from(sizes, it => it.L),
    leastWomen: Int32Array.from(sizes, it => it.P),
  };
}

function inDealingOrder(students: readonly Participant[], seed: string): Participant[] {
  const by = new Map(students.map(it => [it, hash(`${seed}:${it.id}`)]));
  const compare = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0);
  return [...students].sort(
    (a, b) =>
      compare(a.idFakultas, b.idFakultas) ||
      compare(a.idProdi, b.idProdi) ||
      compare(a.jenisKelamin, b.jenisKelamin) ||
      compare(by.get(a) ?? 0, by.get(b) ?? 0) ||
      compare(a.id, b.id),
  );
}

const indexOf = (keys: readonly string[]): Map<string, number> =>
  new Map([...new Set(keys)].map((key, index) => [key, index]));
