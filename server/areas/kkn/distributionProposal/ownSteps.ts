import type { Caller } from '../../../platform/access/caller.ts';
import type { Group } from '../distribution/types.ts';
import type { Content, Step, Stored } from './proposalStore.ts';

/** Groups of `from` that are others in `to`. */
export const changedOf = (from: Content, to: Content): Group[] => {
  const there = new Map(to.kelompok.map(it => [it.kunci, JSON.stringify(it)]));
  return from.kelompok.filter(it => there.get(it.kunci) !== JSON.stringify(it));
};

const places = ({ kelompok }: Content): ReadonlyMap<string, string> =>
  new Map(kelompok.flatMap(it => it.anggota.map(id => [id, it.kunci])));

/** Students who are in another group, or in none any more, in `to`. */
export function movedBetween(from: Content, to: Content): string[] {
  const [before, after] = [places(from), places(to)];
  return [...new Set([...before.keys(), ...after.keys()])].filter(id => before.get(id) !== after.get(id));
}

/** Groups with the same members whose village, supervisor or leader is another one in `to`. */
export function setBetween(from: Content, to: Content): string[] {
  const members = new Map(to.kelompok.map(it => [it.kunci, it.anggota.join()]));
  return changedOf(from, to).flatMap(it => (members.get(it.kunci) === it.anggota.join() ? it.kunci : []));
}

/** Both concern one group or one student: neither can be taken back under the other. */
function touch(one: Step, other: Step): boolean {
  const groups = new Set(one.kelompok.map(it => it.kunci));
  const people = new Set(one.orang);
  return other.kelompok.some(it => groups.has(it.kunci)) || (other.orang ?? []).some(id => people.has(id));
}

/** Changes of the caller that can be taken back one after the other, the newest first: nothing of others stands on them. */
export function ownSteps({ jejak }: Pick<Stored, 'jejak'>, { userId }: Caller): Step[] {
  const found: Step[] = [];
  const others: Step[] = [];
  for (const step of (jejak?.langkah ?? []).toReversed()) {
    if (step.oleh !== userId) others.push(step);
    else if (others.some(other => touch(step, other))) break;
    else found.push(step);
  }
  return found;
}

/** The proposal without one of `ownSteps`; what others changed elsewhere stays. */
export function without({ kelompok, tidakTertempatkan, ...isi }: Content, step: Step): Content {
  const former = new Map(step.kelompok.map(it => [it.kunci, it]));
  const moved = new Set(step.orang);
  return {
    ...isi,
    kelompok: kelompok.map(it => former.get(it.kunci) ?? it),
    tidakTertempatkan: [
      ...tidakTertempatkan.filter(it => !moved.has(it.idPendaftarMbkm)),
      ...step.tidakTertempatkan.filter(it => moved.has(it.idPendaftarMbkm)),
    ],
  };
}
