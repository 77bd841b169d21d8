import type { Komposisi } from '../../../../resources/kkn/papan.ts';
import {
  type Composition,
  compositionOf,
  costOfViolations,
  groupViolations,
  targetsOf,
  type Violation,
  villageViolations,
  wishCost,
} from '../distribution/composition.ts';
import type { Group } from '../distribution/types.ts';
import { type Names, violationWords } from '../distribution/violationWords.ts';
import type { WaveData } from './waveData.ts';

/** A group as the board and the API show it. */
export type JudgedGroup<G extends Group = Group> = G & {
  komposisi: Komposisi;
  pelanggaran: { aturan: Violation['aturan']; pesan: string }[];
};

/**
 * Composition and violations of a wave's groups (docs/domain/30 §4.1), and their cost (§4.2).
 * @param asked groups to check; the wave's other groups count for the quotas of villages
 * @param left participants without a group
 */
export function judge<G extends Group>(
  { wave, names }: WaveData,
  asked: readonly G[],
  left: readonly string[] = [],
): { kelompok: JudgedGroup<G>[]; skor: number } {
  const people = new Map(wave.participants.map(it => [it.id, it]));
  const villages = new Map(wave.villages.map(it => [it.id, it]));
  const targets = targetsOf(wave.rules, wave.participants);
  const membersOf = (group: Group) => group.anggota.flatMap(id => people.get(id) ?? []);
  const own = new Set(asked.map(it => it.kunci));
  const all = [...wave.groups.filter(it => !own.has(it.kunci)), ...asked];
  let skor = 0;
  const ofVillage = new Map<string, Violation[]>();
  for (const id of new Set(asked.flatMap(it => it.idDesa ?? []))) {
    const village = villages.get(id);
    if (!village) continue;
    const found = villageViolations(
      village,
      all.filter(it => it.idDesa === id && it.anggota.length > 0).map(membersOf),
    );
    skor += costOfViolations(found);
    ofVillage.set(id, found);
  }
  for (const id of left) skor += wishCost(people.get(id)?.pilihan ?? [], null);
  const kelompok = asked.map(group => {
    const members = membersOf(group);
    // A group that everybody was moved out of is not made, so it breaks nothing.
    const found = members.length ? groupViolations(members, villages.get(group.idDesa ?? ''), wave.rules, targets) : [];
    skor += costOfViolations(found);
    for (const { pilihan } of members) skor += wishCost(pilihan, group.idDesa);
    const pelanggaran = members.length ? [...found, ...(ofVillage.get(group.idDesa ?? '') ?? [])] : [];
    return {
      ...group,
      komposisi: shown(compositionOf(members), names),
      pelanggaran: pelanggaran.map(it => ({ aturan: it.aturan, pesan: violationWords(it, names) })),
    };
  });
  return { kelompok, skor };
}

const shown = ({ L, P, fakultas, prodi }: Composition, names: Names): Komposisi => ({
  L,
  P,
  fakultas: named(fakultas, names.fakultas),
  prodi: named(prodi, names.prodi),
});

/** Counts by name; two that are called the same are counted together. */
function named(counts: ReadonlyMap<string, number>, nameOf: (id: string) => string): Record<string, number> {
  const found = new Map<string, number>();
  for (const [id, n] of counts) found.set(nameOf(id), (found.get(nameOf(id)) ?? 0) + n);
  return Object.fromEntries(found);
}
