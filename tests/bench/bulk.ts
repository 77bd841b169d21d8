import type { Db } from '../../server/platform/database/db.ts';
import { median, number, option, report } from './compare.ts';
import { copyStudents } from './copy.ts';
import { cpuDuring, type Served } from './servers.ts';
import { api } from './workloads.ts';

const rows = 1000;
/** NPM of the first of its students, who are made for it. */
const first = 970_000_000;
const calls = 5;

interface Pace {
  ms: number;
  /** Processor time of the server and of PostgreSQL, ms. */
  cpu: number;
}

/** Semester after so many changes: another one each time, and none that the students begin with. */
const semester = (changes: number): number => 9 + (changes % 6);

/** Makes so many students. @returns their ids */
async function makeStudents(db: Db, url: string, npm: number): Promise<string[]> {
  await copyStudents(url, npm, rows);
  const made = await db.query<{ id: string }>(
    'select id from master_mahasiswa where npm::bigint between $1 and $2 order by npm',
    [npm, npm + rows - 1],
  );
  return made.map(({ id }) => id);
}

/**
 * A call that changes one field of a thousand students of its own, with the history of each and a receipt.
 * @returns the call, which throws when rows are refused
 */
export async function changingStudents(
  db: Db,
  url: string,
  portal: Served,
  authorization: string,
): Promise<() => Promise<void>> {
  const ids = await makeStudents(db, url, first);
  let changes = 0;
  return async () => {
    const items = ids.map(id => ({ id, version: changes + 1 }));
    const answer = await fetch(portal.url + api, {
      method: 'PUT',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ items, data: { semester: semester(changes) } }),
    });
    const said = await answer.text();
    if (!said.includes(`"berhasil":${rows},`)) throw new Error(said.slice(0, 500));
    changes++;
  };
}

/** The limit: one UPDATE with the same history by the bare driver. In turns, each on a thousand students of its own. */
export async function measureBulk(
  db: Db,
  url: string,
  portal: Served,
  bare: Served,
  authorization: string,
): Promise<void> {
  const change = await changingStudents(db, url, portal, authorization);
  const ids = await makeStudents(db, url, first + rows);
  let writes = 0;
  const write = async () => {
    const answer = await fetch(`${bare.url}/massal`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ids, semester: semester(writes++) }),
    });
    const said = await answer.text();
    if (said !== `{"berhasil":${rows}}`) throw new Error(said);
  };
  const timed = async (server: Served, call: () => Promise<void>): Promise<Pace> => {
    let ms = 0;
    const cpu = await cpuDuring(server, db, async () => {
      const begun = performance.now();
      for (let i = 0; i < calls; i++) await call();
      ms = performance.now() - begun;
    });
    return { ms: ms / calls, cpu: (cpu * 1000) / calls };
  };
  await change();
  await write();
  const measured: { ours: Pace[]; limit: Pace[] } = { ours: [], limit: [] };
  for (let round = 0; round < option('rounds', 3); round++) {
    measured.ours.push(await timed(portal, change));
    measured.limit.push(await timed(bare, write));
  }
  const of = (list: Pace[], key: keyof Pace) => median(list.map(one => one[key]));
  const percent = (100 * of(measured.limit, 'ms')) / of(measured.ours, 'ms');
  const times = `${number(of(measured.ours, 'ms'))} dan ${number(of(measured.limit, 'ms'))} md: ${percent.toFixed(0)} %`;
  const cpu = `CPU ${number(of(measured.ours, 'cpu'))} dan ${number(of(measured.limit, 'cpu'))} md`;
  report(`ubah ${number(rows)} baris`, `${times} (${cpu})`, '≥ 30 %', percent >= 30);
}
