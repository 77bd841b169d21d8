import { weight } from './composition.ts';
import { type Numbers, nowhere } from './numbers.ts';
import type { Slot } from './slots.ts';

/** Students in groups, counted so that what an exchange would cost is known without looking at the rest. */
export class Board {
  readonly groups: number;
  /** Group of each student, or `nowhere`. */
  readonly group: Int32Array;
  readonly size: Int32Array;
  readonly village: Int32Array;
  private readonly width: number;
  private readonly member: Int32Array;
  private readonly place: Int32Array;
  private readonly ofProdi: Int32Array;
  private readonly ofFaculty: Int32Array;
  private readonly faculties: Int32Array;
  private readonly women: Int32Array;
  private readonly special: Int32Array;
  /** Students, groups, and students of each faculty in a village. */
  private readonly inVillage: Int32Array;
  private readonly groupsIn: Int32Array;
  private readonly facultyIn: Int32Array;

  constructor(
    readonly of: Numbers,
    slots: readonly Slot[],
  ) {
    const { students, rooms, prodis, faculties, rules } = of;
    this.groups = slots.length;
    this.width = Math.max(rules.ukuranMaks, ...slots.map(it => it.size));
    this.group = new Int32Array(students.length).fill(nowhere);
    this.place = new Int32Array(students.length);
    this.member = new Int32Array(this.groups * this.width);
    this.size = new Int32Array(this.groups);
    this.village = Int32Array.from(slots, it => rooms.indexOf(it.room));
    this.ofProdi = new Int32Array(this.groups * prodis);
    this.ofFaculty = new Int32Array(this.groups * faculties);
    this.faculties = new Int32Array(this.groups);
    this.women = new Int32Array(this.groups);
    this.special = new Int32Array(this.groups);
    this.inVillage = new Int32Array(rooms.length);
    this.groupsIn = new Int32Array(rooms.length);
    this.facultyIn = new Int32Array(rooms.length * faculties);
    for (const v of this.village) bump(this.groupsIn, v, 1);
  }

  memberAt = (g: number, nth: number): number => this.member[g * this.width + nth] ?? nowhere;

  membersOf = (g: number): Int32Array => this.member.subarray(g * this.width, g * this.width + at(this.size, g));

  /** True if the village of a group has a place left for a student of this faculty. */
  admits(g: number, faculty: number): boolean {
    const v = at(this.village, g);
    return at(this.inVillage, v) < at(this.of.capacity, v) && !this.full(v, faculty);
  }

  /** True if the village of a group still meets its quotas when a student of this faculty replaces one of another. */
  takesFaculty = (g: number, faculty: number): boolean => !this.full(at(this.village, g), faculty);

  add(s: number, g: number): void {
    const n = at(this.size, g);
    this.member[g * this.width + n] = s;
    this.place[s] = n;
    this.group[s] = g;
    this.count(s, g, 1);
  }

  remove(s: number): void {
    const g = at(this.group, s);
    const last = at(this.member, g * this.width + at(this.size, g) - 1);
    this.member[g * this.width + at(this.place, s)] = last;
    this.place[last] = at(this.place, s);
    this.group[s] = nowhere;
    this.count(s, g, -1);
  }

  /** Two students change places; one of them may be in no group. */
  exchange(s: number, t: number): void {
    const [g, h] = [at(this.group, s), at(this.group, t)];
    if (g !== nowhere) this.remove(s);
    if (h !== nowhere) this.remove(t);
    if (h !== nowhere) this.add(s, h);
    if (g !== nowhere) this.add(t, g);
  }

  move(s: number, g: number): void {
    this.remove(s);
    this.add(s, g);
  }

  /** Gives a group another village. */
  settle(g: number, v: number): void {
    const from = at(this.village, g);
    const { faculties, fakultas } = this.of;
    for (const s of this.membersOf(g)) {
      bump(this.facultyIn, from * faculties + at(fakultas, s), -1);
      bump(this.facultyIn, v * faculties + at(fakultas, s), 1);
    }
    const size = at(this.size, g);
    bump(this.inVillage, from, -size);
    bump(this.inVillage, v, size);
    bump(this.groupsIn, from, -1);
    bump(this.groupsIn, v, 1);
    this.village[g] = v;
  }

  /** True if the village exceeds none of its quotas. */
  fits(v: number): boolean {
    const { faculties, capacity, groupCapacity, quota } = this.of;
    if (at(this.inVillage, v) > at(capacity, v) || at(this.groupsIn, v) > at(groupCapacity, v)) return false;
    for (let f = 0; f < faculties; f++)
      if (at(this.facultyIn, v * faculties + f) > at(quota, v * faculties + f)) return false;
    return true;
  }

  hasRoomForGroup = (v: number): boolean => at(this.groupsIn, v) < at(this.of.groupCapacity, v);

  /** Cost of s's wish where v is given; the place of somebody without a group is none of those wished for. */
  wish(s: number, v: number): number {
    const { wishes, wished } = this.of;
    if (at(wished, s) === 0) return 0;
    if (v === nowhere) return 3;
    const key = s * 3;
    return at(wishes, key) === v ? 0 : at(wishes, key + 1) === v ? 1 : at(wishes, key + 2) === v ? 2 : 3;
  }

  villageOf = (s: number): number => {
    const g = at(this.group, s);
    return g === nowhere ? nowhere : at(this.village, g);
  };

  /** Number of students without a group. */
  unseated = (): number => this.group.reduce((sum, g) => sum + (g === nowhere ? 1 : 0), 0);

  /** By how much the cost would change, or Infinity where a quota forbids the exchange. */
  weighExchange(s: number, t: number): number {
    const [g, h] = [at(this.group, s), at(this.group, t)];
    if (g === h) return 0;
    const v = g === nowhere ? nowhere : at(this.village, g);
    const w = h === nowhere ? nowhere : at(this.village, h);
    const { fakultas } = this.of;
    if (v !== w && fakultas[s] !== fakultas[t]) {
      if (v !== nowhere && this.full(v, at(fakultas, t))) return Infinity;
      if (w !== nowhere && this.full(w, at(fakultas, s))) return Infinity;
    }
    const wishes = this.wish(s, w) + this.wish(t, v) - this.wish(s, v) - this.wish(t, w);
    return wishes + (g === nowhere ? 0 : this.weighSwap(g, s, t)) + (h === nowhere ? 0 : this.weighSwap(h, t, s));
  }

  /** By how much the cost would change if s moved to a smaller group, or Infinity where that is not allowed. */
  weighMove(s: number, to: number): number {
    const from = at(this.group, s);
    if (from === nowhere || from === to || at(this.size, to) >= at(this.size, from)) return Infinity;
    const [v, w] = [at(this.village, from), at(this.village, to)];
    if (v !== w && !this.admits(to, at(this.of.fakultas, s))) return Infinity;
    const before = this.groupCost(from) + this.groupCost(to);
    this.move(s, to);
    const after = this.groupCost(from) + this.groupCost(to);
    this.move(s, from);
    return after - before + this.wish(s, w) - this.wish(s, v);
  }

  /** Cost of a group under (a), (c), (d), (e) and (f); 0 for a group that quotas leave empty. */
  groupCost(g: number): number {
    const { rules, prodis, noClinic, leastFaculties } = this.of;
    const size = at(this.size, g);
    if (size === 0) return 0;
    let over = 0;
    for (let p = g * prodis; p < (g + 1) * prodis; p++) over += above(at(this.ofProdi, p), rules.maksPerProdi);
    return (
      weight.ukuran * (above(rules.ukuranMin, size) + above(size, rules.ukuranMaks)) +
      weight.prodi * over +
      weight.fakultas * above(leastFaculties, at(this.faculties, g)) +
      weight.gender * this.missing(size, at(this.women, g)) +
      weight.faskes * at(this.special, g) * at(noClinic, at(this.village, g))
    );
  }

  /** Cost of a group with what its members wished for. */
  fullCost(g: number): number {
    const v = at(this.village, g);
    let cost = this.groupCost(g);
    for (const s of this.membersOf(g)) cost += this.wish(s, v);
    return cost;
  }

  cost(): number {
    let cost = 0;
    for (let g = 0; g < this.groups; g++) cost += this.fullCost(g);
    this.group.forEach((g, s) => {
      if (g === nowhere) cost += this.wish(s, nowhere);
    });
    return cost;
  }

  private full(v: number, faculty: number): boolean {
    const key = v * this.of.faculties + faculty;
    return at(this.facultyIn, key) >= at(this.of.quota, key);
  }

  private missing(size: number, women: number): number {
    return above(at(this.of.leastMen, size), size - women) + above(at(this.of.leastWomen, size), women);
  }

  /** By how much the rules of a group change when `out` leaves it for `into`. */
  private weighSwap(g: number, out: number, into: number): number {
    const { prodi, fakultas, gender, khusus, noClinic, rules, prodis, faculties, leastFaculties } = this.of;
    let cost = 0;
    const [p, q] = [at(prodi, out), at(prodi, into)];
    if (p !== q) {
      if (at(this.ofProdi, g * prodis + p) > rules.maksPerProdi) cost -= weight.prodi;
      if (at(this.ofProdi, g * prodis + q) >= rules.maksPerProdi) cost += weight.prodi;
      const [f, e] = [at(fakultas, out), at(fakultas, into)];
      if (f !== e) {
        const now = at(this.faculties, g);
        const gone = at(this.ofFaculty, g * faculties + f) === 1 ? 1 : 0;
        const come = at(this.ofFaculty, g * faculties + e) === 0 ? 1 : 0;
        cost += weight.fakultas * (above(leastFaculties, now - gone + come) - above(leastFaculties, now));
      }
    }
    const women = at(gender, into) - at(gender, out);
    if (women !== 0) {
      const size = at(this.size, g);
      const now = at(this.women, g);
      cost += weight.gender * (this.missing(size, now + women) - this.missing(size, now));
    }
    return cost + weight.faskes * (at(khusus, into) - at(khusus, out)) * at(noClinic, at(this.village, g));
  }

  private count(s: number, g: number, by: 1 | -1): void {
    const { prodi, fakultas, gender, khusus, prodis, faculties } = this.of;
    const v = at(this.village, g);
    const f = at(fakultas, s);
    const key = g * faculties + f;
    bump(this.size, g, by);
    bump(this.ofProdi, g * prodis + at(prodi, s), by);
    bump(this.ofFaculty, key, by);
    if (at(this.ofFaculty, key) === (by === 1 ? 1 : 0)) bump(this.faculties, g, by);
    bump(this.women, g, by * at(gender, s));
    bump(this.special, g, by * at(khusus, s));
    bump(this.inVillage, v, by);
    bump(this.facultyIn, v * faculties + f, by);
  }
}

/** A cell that is known to be there. */
const at = (cells: Int32Array, i: number): number => cells[i] ?? 0;

const bump = (cells: Int32Array, i: number, by: number): void => {
  cells[i] = at(cells, i) + by;
};

const above = (a: number, b: number): number => (a > b ? a - b : 0);
