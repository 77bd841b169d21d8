import { assignSupervisors, chooseLeader } from './assign.ts';
import { Board } from './board.ts';
import { countBy } from './composition.ts';
import { deal } from './deal.ts';
import { improve } from './improve.ts';
import { type Numbers, nowhere, numbersOf } from './numbers.ts';
import { hash, random } from './random.ts';
import { chooseSlots, placesIn, roomsOf, type Slot } from './slots.ts';
import type { LeftOutReason, Participant, Proposal, Wave } from './types.ts';

/** Exchanges weighed for each participant (docs/domain/30 §4.2). */
const defaultTries = 5000;

/** A limit for very large waves, so that 10,000 participants take no more than half a minute. */
const mostTries = 20_000_000;

/**
 * In small waves one village more or less counts much: other villages are tried for a short while, and those that
 * promise most are begun with.
 */
const scouted = { upTo: 200, starts: 40, tries: 20_000, kept: 5 };

/** Greatest number of attempts with one more group, where quotas of faculties leave students without one. */
const mostOpenings = 20;

export interface Options {
  /** The same seed and data give the same proposal. */
  seed: string;
  /** Exchanges weighed for each participant. */
  tries?: number;
  /** Told the share that is done, 0 to 1. */
  progress?: (done: number) => void;
}

/**
 * Proposes groups for the participants who are in none (docs/domain/30 §4.2): as few as hold everybody, dealt in
 * serpentine order, then improved by exchanges. Keeps every quota; who cannot be placed is named with a reason.
 */
export function distribute(wave: Wave, { seed, tries = defaultTries, progress = () => {} }: Options): Proposal {
  const participants = [...new Map(wave.participants.map(it => [it.id, it])).values()];
  const byId = new Map(participants.map(it => [it.id, it]));
  const taken = new Set(wave.groups.flatMap(it => it.anggota));
  const left = participants.filter(it => !taken.has(it.id));
  const rooms = roomsOf(wave.villages, wave.groups, byId);
  const numbers = numbersOf(left, participants, rooms, wave.rules, seed);
  const weighed = Math.min(mostTries, left.length * tries);
  const slots = slotsFor(numbers, wave);
  let best = seated(numbers, slots);
  const starts = weighed > 0 && left.length <= scouted.upTo ? scout(numbers, slots, wave, seed, weighed) : [slots];
  for (const [round, start] of starts.entries()) {
    if (best.cost() === 0) break;
    const board = seated(numbers, start);
    improve(board, weighed, random(hash(`${seed}:${round}`)), done => progress((round + done) / starts.length));
    if (board.cost() < best.cost()) best = board;
  }
  progress(1);
  return proposalOf(best, wave, byId);
}

/** Slots in other villages that seat as many, the most promising first. */
function scout(numbers: Numbers, slots: readonly Slot[], wave: Wave, seed: string, weighed: number) {
  const unseated = seated(numbers, slots).unseated();
  const chance = random(hash(`${seed}:desa`));
  const found = Array.from({ length: scouted.starts }, (_, nth) => {
    const blur = () => (nth === 0 ? 1 : chance.share());
    const start = nth === 0 ? slots : chooseSlots(numbers.rooms, numbers.students, wave.rules, slots.length, blur);
    const board = seated(numbers, start);
    const same = start.length === slots.length && board.unseated() === unseated;
    if (same) improve(board, Math.min(weighed, scouted.tries), random(hash(`${seed}:${nth}:desa`)));
    return { start, cost: same ? board.cost() : Infinity };
  });
  return found
    .sort((a, b) => a.cost - b.cost)
    .slice(0, scouted.kept)
    .flatMap(it => (it.cost < Infinity ? [it.start] : []));
}

/** As few groups as seat everybody who can be seated. */
function slotsFor(numbers: Numbers, wave: Wave): readonly Slot[] {
  const { rooms, students } = numbers;
  let best = chooseSlots(rooms, students, wave.rules, 0);
  let least = seated(numbers, best).unseated();
  if (!rooms.some(it => it.fakultas.size > 0)) return best;
  // Quotas of faculties may leave somebody over whom one more village would take.
  const most = rooms.reduce((sum, it) => sum + Math.max(0, it.kelompok), 0);
  const by = Math.max(1, Math.ceil((most - best.length) / mostOpenings));
  for (let groups = best.length + by; least > 0 && groups <= most; groups += by) {
    const slots = chooseSlots(rooms, students, wave.rules, groups);
    const without = seated(numbers, slots).unseated();
    if (slots.length === 0) break;
    if (without < least) [best, least] = [slots, without];
  }
  return best;
}

function seated(numbers: Numbers, slots: readonly Slot[]): Board {
  const board = new Board(numbers, slots);
  deal(
    board,
    slots.map(it => it.size),
    numbers.rules.ukuranMaks,
  );
  return board;
}

function proposalOf(board: Board, wave: Wave, byId: ReadonlyMap<string, Participant>): Proposal {
  const { students, rooms, rules } = board.of;
  const groups = Array.from({ length: board.groups }, (_, g) => ({
    village: rooms[board.village[g] ?? 0]?.village,
    anggota: [...board.membersOf(g)].flatMap(s => students[s]?.id ?? []).sort(),
  }))
    .filter(it => it.anggota.length > 0)
    .sort((a, b) => compare(a.village?.id, b.village?.id) || compare(a.anggota[0], b.anggota[0]));
  const supervisors = assignSupervisors(
    groups.map(it => it.village),
    wave.supervisors,
    countBy(
      wave.groups.flatMap(it => it.idDpl ?? []),
      it => it,
    ),
  );
  const places = rooms.reduce((sum, it) => sum + placesIn(it, rules), 0);
  const without = students.filter((_, s) => board.group[s] === nowhere).map(it => it.id);
  const seats = students.length - without.length;
  const alasan: LeftOutReason = places === 0 ? 'tanpa_desa' : seats >= places ? 'kuota' : 'kuota_fakultas';
  return {
    kelompok: groups.map(({ village, anggota }, nth) => ({
      kunci: `U-${String(nth + 1).padStart(2, '0')}`,
      idDesa: village?.id ?? null,
      idDpl: supervisors[nth] ?? null,
      idKetua: chooseLeader(anggota.flatMap(id => byId.get(id) ?? [])),
      anggota,
    })),
    tidakTertempatkan: without.sort().map(idPendaftarMbkm => ({ idPendaftarMbkm, alasan })),
    skor: board.cost(),
    kurang: Math.max(0, students.length - places),
  };
}

const compare = (a = '', b = ''): number => (a < b ? -1 : a > b ? 1 : 0);
