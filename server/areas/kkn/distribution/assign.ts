import type { Participant, Supervisor, Village } from './types.ts';

/**
 * Assigns a supervisor to each group: first those who prefer the village's regency, then those with the fewest groups,
 * always within their capacity (docs/domain/30 §4.2).
 * @param groups in the order in which they are served
 * @param already number of groups of each supervisor
 * @returns a supervisor's id for each group, null if nobody has capacity
 */
export function assignSupervisors(
  groups: readonly (Village | undefined)[],
  supervisors: readonly Supervisor[],
  already: ReadonlyMap<string, number>,
): (string | null)[] {
  const load = new Map(supervisors.map(it => [it.id, already.get(it.id) ?? 0]));
  const ordered = [...supervisors].sort((a, b) => (a.id < b.id ? -1 : 1));
  const chosen: (string | null)[] = groups.map(() => null);
  const serve = (nth: number, among: readonly Supervisor[]) => {
    const loads = (it: Supervisor) => load.get(it.id) ?? 0;
    const [first, ...rest] = among.filter(it => loads(it) < it.maksKelompok);
    if (!first) return;
    const least = rest.reduce((best, it) => (loads(it) < loads(best) ? it : best), first);
    load.set(least.id, loads(least) + 1);
    chosen[nth] = least.id;
  };
  const near = new Map<string, Supervisor[]>();
  for (const it of ordered)
    if (it.idKabupaten !== null) near.set(it.idKabupaten, [...(near.get(it.idKabupaten) ?? []), it]);
  groups.forEach((village, nth) => {
    if (village?.idKabupaten != null) serve(nth, near.get(village.idKabupaten) ?? []);
  });
  groups.forEach((_, nth) => {
    if (chosen[nth] === null) serve(nth, ordered);
  });
  return chosen;
}

/** The volunteer with the most SKS leads the group; without a volunteer there is no leader. */
export function chooseLeader(members: readonly Participant[]): string | null {
  const [first, ...rest] = members.filter(it => it.bersediaJadiKetua);
  if (!first) return null;
  return rest.reduce((best, it) => (it.sks > best.sks || (it.sks === best.sks && it.id < best.id) ? it : best), first)
    .id;
}
