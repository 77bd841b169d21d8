import type { Board } from './board.ts';
import { nowhere } from './numbers.ts';
import type { Random } from './random.ts';

/** Cost that one more try accepts with a chance of 1/e, at the start and at the end. */
const warm = 3;
const cold = 0.12;

/** Iterations between two reports of progress. */
const step = 1 << 16;

/**
 * Lowers the cost by exchanging pairs of students, by moving one to a smaller group, and by giving groups other
 * villages: simulated annealing, so that what looks worse at first may lead to something better. Sizes stay as equal
 * as they are, and no quota is exceeded on the way.
 * @param tries exchanges that are weighed
 */
export function improve(board: Board, tries: number, chance: Random, tell: (done: number) => void = () => {}): void {
  const n = board.of.students.length;
  if (n === 0 || board.groups === 0) return;
  const cooling = (cold / warm) ** (step / Math.max(step, tries) / 64);
  let heat = warm;
  const accept = (cost: number) => cost <= 0 || (cost < heat * 20 && chance.share() < Math.exp(-cost / heat));
  const byVillage = groupsByVillage(board);
  for (let i = 0; i < tries; i++) {
    if ((i & 1023) === 0) heat = Math.max(cold, heat * cooling);
    if ((i & (step - 1)) === 0) tell(i / tries);
    const s = chance.below(n);
    const kind = chance.below(64);
    if (kind === 0) settleElsewhere(board, byVillage, chance, accept);
    else {
      const g = kind < 55 ? wishedGroup(board, byVillage, s, chance) : chance.below(board.groups);
      if (g === undefined || g === board.group[s]) continue;
      const from = board.group[s] ?? nowhere;
      const size = board.size[g] ?? 0;
      if (from !== nowhere && size < (board.size[from] ?? 0) && chance.below(size + 1) === size) {
        const cost = board.weighMove(s, g);
        if (accept(cost)) board.move(s, g);
        continue;
      }
      const t = kind >= 60 ? chance.below(n) : board.memberAt(g, chance.below(size));
      if (t === s || size === 0) continue;
      const cost = board.weighExchange(s, t);
      if (accept(cost)) board.exchange(s, t);
    }
  }
}

function groupsByVillage(board: Board): number[][] {
  const groups: number[][] = board.of.rooms.map(() => []);
  board.village.forEach((v, g) => {
    groups[v]?.push(g);
  });
  return groups;
}

/** A group in one of the villages that a student wishes for more than the present one. */
function wishedGroup(board: Board, byVillage: number[][], s: number, chance: Random): number | undefined {
  const better = board.wish(s, board.villageOf(s));
  if (better === 0) return undefined;
  const v = board.of.wishes[s * 3 + chance.below(better)] ?? nowhere;
  const groups = v === nowhere ? undefined : byVillage[v];
  return groups && groups.length > 0 ? groups[chance.below(groups.length)] : undefined;
}

/** Tries a group in another village, alone or in exchange with a group there. */
function settleElsewhere(board: Board, byVillage: number[][], chance: Random, accept: (cost: number) => boolean): void {
  const g = chance.below(board.groups);
  const to = chance.below(board.of.rooms.length);
  const from = board.village[g] ?? nowhere;
  if (from === to) return;
  const there = byVillage[to] ?? [];
  const nth = chance.below(there.length + (board.hasRoomForGroup(to) ? 1 : 0));
  const h = there[nth];
  if (h === undefined && !board.hasRoomForGroup(to)) return;
  const before = board.fullCost(g) + (h === undefined ? 0 : board.fullCost(h));
  board.settle(g, to);
  if (h !== undefined) board.settle(h, from);
  const after = board.fullCost(g) + (h === undefined ? 0 : board.fullCost(h));
  if (board.fits(to) && board.fits(from) && accept(after - before)) {
    replace(byVillage[from] ?? [], g, h);
    replace(there, h, g);
  } else {
    board.settle(g, from);
    if (h !== undefined) board.settle(h, to);
  }
}

function replace(groups: number[], out: number | undefined, into: number | undefined): void {
  if (out !== undefined) groups.splice(groups.indexOf(out), 1);
  if (into !== undefined) groups.push(into);
}
