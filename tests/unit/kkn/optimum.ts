import highsLoader from 'highs';
import { targetsOf, weight, wishCost } from '../../../server/areas/kkn/distribution/composition.ts';
import { roomsOf } from '../../../server/areas/kkn/distribution/slots.ts';
import type { Proposal, Wave } from '../../../server/areas/kkn/distribution/types.ts';

/**
 * The least cost that any distribution of a small wave can have, by a mixed-integer program: as many groups and as many
 * students left over as the proposal has, sizes within the proposal's, every quota kept, any choice of villages.
 * @param seconds after which the solver gives up
 * @returns the optimum, or undefined where the solver did not prove one in time
 */
export async function optimumOf(wave: Wave, proposal: Proposal, seconds: number): Promise<number | undefined> {
  const highs = await highsLoader();
  const solution = highs.solve(programOf(wave, proposal), { time_limit: seconds, mip_rel_gap: 0, output_flag: false });
  return solution.Status === 'Optimal' ? Math.round(solution.ObjectiveValue) : undefined;
}

/** A sum of terms such as `3 x + y`. */
const sum = (terms: readonly (readonly [number, string])[]): string =>
  terms.map(([by, name]) => `${by < 0 ? '-' : '+'} ${Math.abs(by)} ${name}`).join(' ') || '0 nol';

function programOf(wave: Wave, { kelompok, tidakTertempatkan }: Proposal): string {
  const { rules, participants } = wave;
  const byId = new Map(participants.map(it => [it.id, it]));
  const rooms = roomsOf(wave.villages, wave.groups, byId);
  const taken = new Set(wave.groups.flatMap(it => it.anggota));
  const students = participants.filter(it => !taken.has(it.id));
  const targets = targetsOf(rules, participants);
  const sizes = kelompok.map(it => it.anggota.length);
  const range = Array.from(
    { length: Math.max(...sizes) - Math.min(...sizes) + 1 },
    (_, nth) => Math.min(...sizes) + nth,
  );
  const faculties = [...new Set(students.map(it => it.idFakultas))];
  const prodis = [...new Set(students.map(it => it.idProdi))];
  const slots = rooms.flatMap((room, v) =>
    Array.from({ length: Math.max(0, room.kelompok) }, (_, nth) => ({ room, v, nth, name: `${v}_${nth}` })),
  );
  const cost: [number, string][] = students.map((it, s) => [wishCost(it.pilihan, null), `u${s}`]);
  const rows: string[] = [];
  const binaries = students.map((_, s) => `u${s}`);
  const x = (s: number, slot: string) => `x${s}_${slot}`;

  for (const { room, name: g } of slots) {
    binaries.push(...range.map(k => `b${g}_${k}`));
    const members = students.map((_, s): [number, string] => [1, x(s, g)]);
    rows.push(`${sum([...range.map((k): [number, string] => [1, `b${g}_${k}`]), [-1, `o${g}`]])} = 0`);
    rows.push(`${sum([...members, ...range.map((k): [number, string] => [-k, `b${g}_${k}`])])} = 0`);
    students.forEach((it, s) => {
      binaries.push(x(s, g));
      rows.push(
        `${sum([
          [1, x(s, g)],
          [-1, `o${g}`],
        ])} <= 0`,
      );
      cost.push([
        wishCost(it.pilihan, room.village.id) + (it.khusus && !room.village.adaFaskes ? weight.faskes : 0),
        x(s, g),
      ]);
    });
    for (const k of range)
      cost.push([weight.ukuran * Math.max(0, rules.ukuranMin - k, k - rules.ukuranMaks), `b${g}_${k}`]);
    prodis.forEach((prodi, p) => {
      const of = members.filter((_, s) => students[s]?.idProdi === prodi);
      if (of.length <= rules.maksPerProdi) return;
      cost.push([weight.prodi, `p${g}_${p}`]);
      rows.push(`${sum([...of, [-1, `p${g}_${p}`]])} <= ${rules.maksPerProdi}`);
    });
    if (targets.fakultas > 1) {
      cost.push([weight.fakultas, `d${g}`]);
      faculties.forEach((faculty, f) => {
        binaries.push(`z${g}_${f}`);
        const of = members.filter((_, s) => students[s]?.idFakultas === faculty);
        rows.push(`${sum([...of, [-1, `z${g}_${f}`]])} >= 0`);
      });
      rows.push(
        `${sum([[1, `d${g}`], ...faculties.map((_, f): [number, string] => [1, `z${g}_${f}`]), [-targets.fakultas, `o${g}`]])} >= 0`,
      );
    }
    for (const gender of ['L', 'P'] as const) {
      cost.push([weight.gender, `e${gender}${g}`]);
      const of = members.filter((_, s) => students[s]?.jenisKelamin === gender);
      const least = range.map((k): [number, string] => [-targets.gender(k)[gender], `b${g}_${k}`]);
      rows.push(`${sum([[1, `e${gender}${g}`], ...of, ...least])} >= 0`);
    }
  }
  students.forEach((_, s) => {
    rows.push(`${sum([...slots.map((it): [number, string] => [1, x(s, it.name)]), [1, `u${s}`]])} = 1`);
  });
  rows.push(`${sum(students.map((_, s) => [1, `u${s}`]))} = ${tidakTertempatkan.length}`);
  rows.push(`${sum(slots.map(it => [1, `o${it.name}`]))} = ${kelompok.length}`);
  rooms.forEach((room, v) => {
    const here = slots.filter(it => it.v === v);
    const members = (s: number) => here.map((it): [number, string] => [1, x(s, it.name)]);
    if (here.length > 0) rows.push(`${sum(students.flatMap((_, s) => members(s)))} <= ${Math.max(0, room.mahasiswa)}`);
    for (const [id, quota] of room.fakultas) {
      const of = students.flatMap((it, s) => (it.idFakultas === id ? members(s) : []));
      if (of.length > 0) rows.push(`${sum(of)} <= ${quota}`);
    }
    // Groups of one village are alike: the first opens before the second.
    here.slice(1).forEach((it, nth) => {
      rows.push(
        `${sum([
          [1, `o${here[nth]?.name}`],
          [-1, `o${it.name}`],
        ])} >= 0`,
      );
    });
  });
  const named = rows.map((row, nth) => ` r${nth}: ${row}`);
  return ['Minimize', ` biaya: ${sum(cost.filter(([by]) => by !== 0))}`, 'Subject To', ...named]
    .concat('Binary', ` ${binaries.concat(slots.map(it => `o${it.name}`)).join('\n ')}`, 'End')
    .join('\n');
}
