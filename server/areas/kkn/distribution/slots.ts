import { countBy } from './composition.ts';
import type { Group, Participant, Village, WaveRules } from './types.ts';

/** A village's quotas minus the groups that are kept. */
export interface Room {
  village: Village;
  mahasiswa: number;
  kelompok: number;
  /** Only faculties that have a quota here. */
  fakultas: Map<string, number>;
}

/** A group to be filled: its village and how many members it is to have. */
export interface Slot {
  room: Room;
  size: number;
}

/** Villages with what the groups that stay leave of their quotas, by id. */
export function roomsOf(
  villages: readonly Village[],
  groups: readonly Group[],
  participants: ReadonlyMap<string, Participant>,
): Room[] {
  const rooms = new Map(
    [...villages]
      .sort((a, b) => (a.id < b.id ? -1 : 1))
      .map(village => [
        village.id,
        {
          village,
          mahasiswa: village.kuotaMahasiswa,
          kelompok: village.kuotaKelompok,
          fakultas: new Map(village.kuotaFakultas.map(it => [it.idFakultas, it.maksimal])),
        },
      ]),
  );
  for (const group of groups) {
    const room = group.idDesa === null ? undefined : rooms.get(group.idDesa);
    if (!room) continue;
    room.kelompok--;
    room.mahasiswa -= group.anggota.length;
    for (const [id, n] of countBy(
      group.anggota.flatMap(it => participants.get(it) ?? []),
      it => it.idFakultas,
    )) {
      const quota = room.fakultas.get(id);
      if (quota !== undefined) room.fakultas.set(id, Math.max(0, quota - n));
    }
  }
  return [...rooms.values()];
}

/** Number of participants that fit into a village. */
export const placesIn = (room: Room, rules: WaveRules): number =>
  Math.max(0, Math.min(room.mahasiswa, Math.max(0, room.kelompok) * rules.ukuranMaks));

/** Number of the given participants that the village's quotas of faculties admit. */
function placesFor(room: Room, rules: WaveRules, perFaculty: ReadonlyMap<string, number>): number {
  let fitting = 0;
  for (const [id, n] of perFaculty) fitting += Math.min(n, room.fakultas.get(id) ?? n);
  return Math.min(placesIn(room, rules), fitting);
}

/**
 * As few groups as hold everybody whom the villages can hold, at least `atLeast`; sizes as equal as the quotas allow.
 * Of villages that serve equally well those that more participants wish for are taken.
 * @param blur multiplies how much each village is wished for, so that other villages are taken as well
 */
export function chooseSlots(
  rooms: readonly Room[],
  participants: readonly Participant[],
  rules: WaveRules,
  atLeast: number,
  blur: () => number = () => 1,
): Slot[] {
  const perFaculty = countBy(participants, it => it.idFakultas);
  const places = new Map(rooms.map(room => [room, placesFor(room, rules, perFaculty)]));
  const held = Math.min(
    participants.length,
    [...places.values()].reduce((sum, n) => sum + n, 0),
  );
  if (held === 0) return [];
  const wanted = demandOf(participants);
  for (const { village } of rooms) wanted.set(village.id, ((wanted.get(village.id) ?? 0) + 1) * blur());
  const most = rooms.reduce((sum, room) => sum + (places.get(room) ? Math.max(0, room.kelompok) : 0), 0);
  for (let groups = Math.max(atLeast, Math.ceil(held / rules.ukuranMaks)); groups <= most; groups++) {
    // First with equal sizes in mind, so that a village too small for them is not taken before one that holds them.
    for (const size of [Math.ceil(held / groups), rules.ukuranMaks]) {
      const taken = candidates(rooms, places, wanted, size).slice(0, groups);
      if (taken.length === groups && taken.reduce((sum, it) => sum + it.holds, 0) >= held)
        return level(
          taken.map(it => it.room),
          places,
          held,
          rules.ukuranMaks,
        );
    }
  }
  return [];
}

/** Every group that the villages could have, with how many members of groups of this size it adds; best first. */
function candidates(
  rooms: readonly Room[],
  places: ReadonlyMap<Room, number>,
  wanted: ReadonlyMap<string, number>,
  size: number,
): { room: Room; holds: number; demand: number }[] {
  return rooms
    .flatMap(room =>
      Array.from({ length: Math.max(0, room.kelompok) }, (_, nth) => ({
        room,
        holds: Math.min(size, (places.get(room) ?? 0) - nth * size),
        demand: (wanted.get(room.village.id) ?? 0) - nth * size * 3,
      })),
    )
    .filter(it => it.holds > 0)
    .sort((a, b) => b.holds - a.holds || b.demand - a.demand || (a.room.village.id < b.room.village.id ? -1 : 1));
}

/** Weighted wishes by village: three points for a first choice, two for a second, one for a third. */
function demandOf(participants: readonly Participant[]): Map<string, number> {
  const wanted = new Map<string, number>();
  for (const { pilihan } of participants)
    pilihan.forEach((id, rank) => {
      wanted.set(id, (wanted.get(id) ?? 0) + Math.max(0, 3 - rank));
    });
  return wanted;
}

/** Sizes that differ by at most one, except where a village's quota ends earlier. */
function level(rooms: readonly Room[], places: ReadonlyMap<Room, number>, held: number, most: number): Slot[] {
  const slots = rooms.map(room => ({ room, size: 0 }));
  const left = new Map(rooms.map(room => [room, places.get(room) ?? 0]));
  let open: Slot[] = slots;
  for (let to = held; to > 0 && open.length > 0; ) {
    open = open.filter(it => it.size < most);
    const next: Slot[] = [];
    for (const slot of open) {
      const room = left.get(slot.room) ?? 0;
      if (to === 0 || room === 0) continue;
      slot.size++;
      left.set(slot.room, room - 1);
      to--;
      next.push(slot);
    }
    open = next;
  }
  return slots;
}
