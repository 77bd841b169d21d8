import type { Board } from './board.ts';
import { nowhere } from './numbers.ts';

/**
 * Deals the students in their order, there and back over the groups, past groups that are full or whose village takes
 * no more of a faculty. Who finds no place so gets one by others moving on, where that is possible at all.
 * @param sizes how many members each group is to have
 */
export function deal(board: Board, sizes: readonly number[], most: number): void {
  const { students, fakultas } = board.of;
  const turn = serpentine(sizes.length);
  const left: number[] = [];
  for (let s = 0; s < students.length; s++) {
    const g = turn(it => (board.size[it] ?? 0) < (sizes[it] ?? 0) && board.admits(it, fakultas[s] ?? 0));
    if (g === undefined) left.push(s);
    else board.add(s, g);
  }
  // First within the sizes; then, where quotas of faculties keep a group from filling, others may grow.
  seat(
    board,
    seat(board, left, sizes),
    sizes.map(() => most),
  );
}

/** The next group, there and back, that takes somebody; each group has its turn before one is asked again. */
function serpentine(groups: number): (takes: (g: number) => boolean) => number | undefined {
  let step = 0;
  const around = 2 * groups;
  return takes => {
    for (let tried = 0; tried < around; tried++) {
      const at = step++ % around;
      const g = at < groups ? at : around - 1 - at;
      if (takes(g)) return g;
    }
    return undefined;
  };
}

/**
 * Places students of faculties whose quotas are used up in villages that still admit them. @returns those without a
 * place
 */
function seat(board: Board, students: readonly number[], sizes: readonly number[]): number[] {
  const { fakultas } = board.of;
  const hopeless = new Set<number>();
  return students.filter(s => {
    const f = fakultas[s] ?? 0;
    if (hopeless.has(f)) return true;
    const chain = chainTo(board, f, sizes);
    if (!chain) {
      hopeless.add(f);
      return true;
    }
    // From the free place backwards: each who moves on makes room for the one before.
    let free = chain.free;
    for (const mover of chain.movers) {
      const next = board.group[mover] ?? nowhere;
      board.move(mover, free);
      free = next;
    }
    board.add(s, free);
    return false;
  });
}

/**
 * The shortest row of moves that frees a place for a student of a faculty: breadth first over the villages that take
 * the faculty, each left by students of faculties that another village still takes.
 */
function chainTo(
  board: Board,
  faculty: number,
  sizes: readonly number[],
): { free: number; movers: number[] } | undefined {
  const hasRoom = (g: number) => (board.size[g] ?? 0) < (sizes[g] ?? 0);
  const groups = Array.from({ length: board.groups }, (_, g) => g);
  const asked = new Set<number>([faculty]);
  let row: { faculty: number; movers: number[] }[] = [{ faculty, movers: [] }];
  while (row.length > 0) {
    const next: typeof row = [];
    for (const at of row) {
      const free = groups.find(g => hasRoom(g) && board.admits(g, at.faculty));
      if (free !== undefined) return { free, movers: at.movers };
      for (const g of groups.filter(it => board.takesFaculty(it, at.faculty)))
        for (const s of board.membersOf(g)) {
          const f = board.of.fakultas[s] ?? 0;
          if (asked.has(f)) continue;
          asked.add(f);
          next.push({ faculty: f, movers: [s, ...at.movers] });
        }
    }
    row = next;
  }
  return undefined;
}
