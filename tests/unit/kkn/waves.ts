import { hash, type Random, random } from '../../../server/areas/kkn/distribution/random.ts';
import type { Participant, Village, Wave } from '../../../server/areas/kkn/distribution/types.ts';

/** Waves by chance for the tests and the bench of the distribution; the same seed makes the same wave. */

const pick = <T>(chance: Random, items: readonly T[]): T => items[chance.below(items.length)] as T;

/** Which of some shares a number in [0, 1) falls on; earlier ones are larger. */
function skewed(chance: Random, n: number): number {
  return Math.min(n - 1, Math.floor(chance.share() ** 1.6 * n));
}

export interface Shape {
  students: number;
  faculties: number;
  prodis: number;
  villages: number;
  /** Places for each student; 1.15 leaves 15 % empty. */
  room: number;
  /** Share of women. */
  women: number;
  /** Share of students with wishes. */
  wishing: number;
  ukuranMin: number;
  ukuranMaks: number;
}

/** A wave as a university has it: large and small faculties, popular villages, few with special needs. */
export function waveOf(seed: string, shape: Shape): Wave {
  const chance = random(hash(seed));
  const perVillage = Math.ceil((shape.students * shape.room) / shape.villages);
  const villages = Array.from({ length: shape.villages }, (_, nth): Village => {
    const groups = Math.max(1, Math.ceil(perVillage / shape.ukuranMaks));
    return {
      id: `desa-${String(nth).padStart(3, '0')}`,
      idKabupaten: `kab-${nth % 3}`,
      adaFaskes: chance.share() > 0.15,
      kuotaMahasiswa: perVillage + chance.below(3),
      kuotaKelompok: groups,
      kuotaFakultas:
        chance.share() < 0.2
          ? [{ idFakultas: `fak-${chance.below(shape.faculties)}`, maksimal: groups * (1 + chance.below(4)) }]
          : [],
    };
  });
  return {
    rules: {
      ukuranMin: shape.ukuranMin,
      ukuranMaks: shape.ukuranMaks,
      minFakultas: Math.min(3, shape.faculties),
      maksPerProdi: 3,
      minPersenGender: 30,
    },
    participants: Array.from({ length: shape.students }, (_, nth) => student(nth, shape, villages, chance)),
    villages,
    supervisors: Array.from({ length: Math.ceil(shape.students / 25) }, (_, nth) => ({
      id: `dpl-${String(nth).padStart(3, '0')}`,
      idKabupaten: pick(chance, ['kab-0', 'kab-1', 'kab-2', null]),
      maksKelompok: 3,
    })),
    groups: [],
  };
}

function student(nth: number, shape: Shape, villages: readonly Village[], chance: Random): Participant {
  const prodi = skewed(chance, shape.prodis);
  const wishes = new Set<string>();
  if (chance.share() < shape.wishing)
    for (let i = 0; i < 8 && wishes.size < 3; i++) {
      const village = villages[skewed(chance, villages.length)];
      if (village) wishes.add(village.id);
    }
  return {
    id: `mhs-${String(nth).padStart(5, '0')}`,
    idProdi: `prodi-${prodi}`,
    idFakultas: `fak-${prodi % shape.faculties}`,
    jenisKelamin: chance.share() < shape.women ? 'P' : 'L',
    khusus: chance.share() < 0.05,
    pilihan: [...wishes],
    sks: 100 + chance.below(40),
    bersediaJadiKetua: chance.share() < 0.2,
  };
}

/** Real sizes: twelve faculties with five prodi each, groups of 8 to 12, 70 % with wishes. */
export const realShape = (students: number): Shape => ({
  students,
  faculties: 12,
  prodis: 60,
  villages: Math.ceil(students / 11),
  room: 1.1,
  women: 0.55,
  wishing: 0.7,
  ukuranMin: 8,
  ukuranMaks: 12,
});

/** A small wave whose true optimum a solver finds. */
export function smallShape(seed: string): Shape {
  const chance = random(hash(`bentuk:${seed}`));
  const ukuranMaks = 6 + chance.below(5);
  const students = 12 + chance.below(29);
  const groups = Math.ceil(students / ukuranMaks);
  return {
    students,
    faculties: 2 + chance.below(4),
    prodis: 5 + chance.below(8),
    villages: groups + chance.below(4),
    room: 1 + chance.share() * 0.6,
    women: 0.2 + chance.share() * 0.6,
    wishing: chance.share(),
    ukuranMin: Math.max(2, ukuranMaks - 4),
    ukuranMaks,
  };
}
