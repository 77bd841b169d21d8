import type { Group, Participant, Village, WaveRules } from './types.ts';

/** Cost of one unit of each rule, and of a member in the first, second, third or none of the villages wished for. */
export const weight = { ukuran: 100, desa: 100, prodi: 20, faskes: 20, gender: 10, fakultas: 5 } as const;
const wish = [0, 1, 2, 3] as const;

/** Targets of (d) and (e), lowered to what is possible with the wave's participants. */
export interface Targets {
  fakultas: number;
  /** Least number of each gender in a group of the given size. */
  gender(size: number): { L: number; P: number };
}

/**
 * A rule that not all groups could keep asks for no more than all could: a faculty with few students cannot be in
 * every group, and where a tenth of the wave is women no group owes more than a tenth of its size.
 */
export function targetsOf(rules: WaveRules, participants: readonly Participant[]): Targets {
  const all = participants.length;
  const groups = Math.max(1, Math.ceil(all / rules.ukuranMaks));
  const perFaculty = [...countBy(participants, it => it.idFakultas).values()];
  const reach = perFaculty.reduce((sum, n) => sum + Math.min(n, groups), 0);
  const men = participants.filter(it => it.jenisKelamin === 'L').length;
  // In whole numbers, so that 30 % of 10 is 3 on every machine.
  const least = (size: number, of: number) =>
    all === 0 ? 0 : Math.floor(Math.min(size * rules.minPersenGender * all, size * of * 100) / (100 * all));
  return {
    fakultas: Math.min(rules.minFakultas, Math.floor(reach / groups)),
    gender: size => ({ L: least(size, men), P: least(size, all - men) }),
  };
}

export interface Composition {
  L: number;
  P: number;
  fakultas: Map<string, number>;
  prodi: Map<string, number>;
  khusus: number;
}

/** Counts the members of a group by sex, faculty, study programme and special needs. */
export const compositionOf = (members: readonly Participant[]): Composition => ({
  L: members.filter(it => it.jenisKelamin === 'L').length,
  P: members.filter(it => it.jenisKelamin === 'P').length,
  fakultas: countBy(members, it => it.idFakultas),
  prodi: countBy(members, it => it.idProdi),
  khusus: members.filter(it => it.khusus).length,
});

/** A rule of docs/domain/30 §4.1 that is not kept. `jumlah` is counted, `batas` the limit, their distance the units. */
export type Violation =
  | { aturan: 'ukuran_kurang' | 'ukuran_lebih' | 'fakultas' | 'faskes'; jumlah: number; batas: number }
  | { aturan: 'gender'; jenisKelamin: 'L' | 'P'; jumlah: number; batas: number }
  | { aturan: 'prodi'; idProdi: string; jumlah: number; batas: number }
  | { aturan: 'desa_mahasiswa' | 'desa_kelompok'; idDesa: string; jumlah: number; batas: number }
  | { aturan: 'desa_fakultas'; idDesa: string; idFakultas: string; jumlah: number; batas: number };

/** Violations of (a), (c), (d), (e) and (f) by one group. */
export function groupViolations(
  members: readonly Participant[],
  village: Village | undefined,
  rules: WaveRules,
  targets: Targets,
): Violation[] {
  const found: Violation[] = [];
  const size = members.length;
  const { L, P, fakultas, prodi, khusus } = compositionOf(members);
  const least = targets.gender(size);
  if (size < rules.ukuranMin) found.push({ aturan: 'ukuran_kurang', jumlah: size, batas: rules.ukuranMin });
  if (size > rules.ukuranMaks) found.push({ aturan: 'ukuran_lebih', jumlah: size, batas: rules.ukuranMaks });
  for (const [idProdi, jumlah] of prodi)
    if (jumlah > rules.maksPerProdi) found.push({ aturan: 'prodi', idProdi, jumlah, batas: rules.maksPerProdi });
  if (fakultas.size < targets.fakultas)
    found.push({ aturan: 'fakultas', jumlah: fakultas.size, batas: targets.fakultas });
  if (L < least.L) found.push({ aturan: 'gender', jenisKelamin: 'L', jumlah: L, batas: least.L });
  if (P < least.P) found.push({ aturan: 'gender', jenisKelamin: 'P', jumlah: P, batas: least.P });
  if (village && !village.adaFaskes && khusus > 0) found.push({ aturan: 'faskes', jumlah: khusus, batas: 0 });
  return found;
}

/** Violations of the quotas of a village (b) by all groups in it. */
export function villageViolations(village: Village, groups: readonly (readonly Participant[])[]): Violation[] {
  const found: Violation[] = [];
  const members = groups.flat();
  const idDesa = village.id;
  const exceeded = (jumlah: number, batas: number) => jumlah > batas;
  if (exceeded(members.length, village.kuotaMahasiswa))
    found.push({ aturan: 'desa_mahasiswa', idDesa, jumlah: members.length, batas: village.kuotaMahasiswa });
  if (exceeded(groups.length, village.kuotaKelompok))
    found.push({ aturan: 'desa_kelompok', idDesa, jumlah: groups.length, batas: village.kuotaKelompok });
  const perFaculty = countBy(members, it => it.idFakultas);
  for (const { idFakultas, maksimal } of village.kuotaFakultas) {
    const jumlah = perFaculty.get(idFakultas) ?? 0;
    if (exceeded(jumlah, maksimal))
      found.push({ aturan: 'desa_fakultas', idDesa, idFakultas, jumlah, batas: maksimal });
  }
  return found;
}

const weightOf: Record<Violation['aturan'], number> = {
  ukuran_kurang: weight.ukuran,
  ukuran_lebih: weight.ukuran,
  desa_mahasiswa: weight.desa,
  desa_kelompok: weight.desa,
  desa_fakultas: weight.desa,
  prodi: weight.prodi,
  faskes: weight.faskes,
  gender: weight.gender,
  fakultas: weight.fakultas,
};

export const costOfViolations = (violations: readonly Violation[]): number =>
  violations.reduce((sum, it) => sum + weightOf[it.aturan] * Math.abs(it.jumlah - it.batas), 0);

/** 0, 1, 2 for the first, second, third choice, 3 for none of them; 0 for who wished for nothing. */
export function wishCost(pilihan: readonly string[], idDesa: string | null): number {
  if (pilihan.length === 0) return wish[0];
  const rank = idDesa === null ? -1 : pilihan.indexOf(idDesa);
  return wish[rank < 0 ? 3 : Math.min(rank, 3)] ?? 3;
}

/**
 * Cost of groups as they stand (docs/domain/30 §4.2), with who is left over counted as in none of the villages wished
 * for.
 */
export function costOf(
  groups: readonly Pick<Group, 'idDesa' | 'anggota'>[],
  left: readonly Participant[],
  wave: {
    rules: WaveRules;
    targets: Targets;
    participants: ReadonlyMap<string, Participant>;
    villages: ReadonlyMap<string, Village>;
  },
): number {
  let cost = left.reduce((sum, it) => sum + wishCost(it.pilihan, null), 0);
  const inVillage = new Map<Village, Participant[][]>();
  for (const group of groups) {
    const members = group.anggota.flatMap(id => wave.participants.get(id) ?? []);
    const village = group.idDesa === null ? undefined : wave.villages.get(group.idDesa);
    cost += costOfViolations(groupViolations(members, village, wave.rules, wave.targets));
    cost += members.reduce((sum, it) => sum + wishCost(it.pilihan, group.idDesa), 0);
    if (village) inVillage.set(village, [...(inVillage.get(village) ?? []), members]);
  }
  for (const [village, members] of inVillage) cost += costOfViolations(villageViolations(village, members));
  return cost;
}

/** Counts items by key. */
export function countBy<T>(items: readonly T[], key: (item: T) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(key(item), (counts.get(key(item)) ?? 0) + 1);
  return counts;
}
