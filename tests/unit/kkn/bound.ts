import highsLoader from 'highs';
import { weight, wishCost } from '../../../server/areas/kkn/distribution/composition.ts';
import { placesIn, roomsOf } from '../../../server/areas/kkn/distribution/slots.ts';
import type { Wave } from '../../../server/areas/kkn/distribution/types.ts';

/**
 * A cost that no distribution of a wave into so many groups goes below: everybody into the villages wished for as far
 * as quotas and groups reach, as if groups had no other rule and could be shared out in parts. A linear program, so
 * also large waves are bounded quickly.
 * @returns the bound, or undefined where the solver did not end in time
 */
export async function boundOf(wave: Wave, groups: number, seconds: number): Promise<number | undefined> {
  const highs = await highsLoader();
  const rooms = roomsOf(wave.villages, wave.groups, new Map(wave.participants.map(it => [it.id, it])));
  const cost: string[] = [];
  const rows: string[] = [];
  const bounds: string[] = [];
  const inRoom = new Map<string, string[]>();
  const ofFaculty = new Map<string, string[]>();
  wave.participants.forEach((it, s) => {
    const wished = rooms.flatMap((room, v) => {
      if (!it.pilihan.includes(room.village.id)) return [];
      const name = `x${s}_${v}`;
      const by = wishCost(it.pilihan, room.village.id) + (it.khusus && !room.village.adaFaskes ? weight.faskes : 0);
      cost.push(`+ ${by} ${name}`);
      push(inRoom, String(v), name);
      push(ofFaculty, `${v}:${it.idFakultas}`, name);
      if (room.kelompok === 1) rows.push(`${name} - g${v} <= 0`);
      return [name];
    });
    cost.push(`+ ${wishCost(it.pilihan, null)} y${s}`);
    rows.push(`+ ${[...wished, `y${s}`].join(' + ')} = 1`);
  });
  rooms.forEach((room, v) => {
    const all = inRoom.get(String(v));
    const perGroup = Math.min(wave.rules.ukuranMaks, room.mahasiswa);
    if (all)
      rows.push(
        `+ ${all.join(' + ')} - ${perGroup} g${v} <= 0`,
        `+ ${all.join(' + ')} <= ${placesIn(room, wave.rules)}`,
      );
    bounds.push(` 0 <= g${v} <= ${Math.max(0, room.kelompok)}`);
    for (const [id, quota] of room.fakultas) {
      const of = ofFaculty.get(`${v}:${id}`);
      if (of) rows.push(`+ ${of.join(' + ')} <= ${quota}`);
    }
  });
  rows.push(`+ ${rooms.map((_, v) => `g${v}`).join(' + ')} = ${groups}`);
  const named = rows.map((row, nth) => ` r${nth}: ${row}`);
  const program = ['Minimize', ` biaya: ${cost.join('\n ')}`, 'Subject To', ...named, 'Bounds', ...bounds, 'End'].join(
    '\n',
  );
  const solution = highs.solve(program, { time_limit: seconds, output_flag: false });
  return solution.Status === 'Optimal' ? Math.ceil(solution.ObjectiveValue - 1e-6) : undefined;
}

function push(lists: Map<string, string[]>, key: string, item: string): void {
  const list = lists.get(key);
  if (list) list.push(item);
  else lists.set(key, [item]);
}
