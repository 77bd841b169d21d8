import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ScreenCall } from './sizeCalls.ts';
import type { Timed } from './sizeTable.ts';

/** Results of a database, one a line as they come: a run that is cut off goes on where it stopped. */
export interface Results {
  readonly file: string;
  find(call: ScreenCall): Timed | undefined;
  add(timed: Timed): void;
}

const keyOf = ({ username, screen, call }: ScreenCall): string => JSON.stringify([username, screen, call]);

/** An order that has nothing to do with roles and screens, the same in each run: a part of it stands for the whole. */
export function byChance(calls: readonly ScreenCall[]): ScreenCall[] {
  const rank = (call: ScreenCall) => createHash('sha256').update(keyOf(call)).digest('hex');
  return calls
    .map(call => ({ call, rank: rank(call) }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .map(({ call }) => call);
}

const readLine = (line: string): Timed => JSON.parse(line);

/**
 * @param folder that is there
 * @param name of the database, as the file is called
 */
export function resultsIn(folder: string, name: string): Results {
  const file = join(folder, `${name}.jsonl`);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  // The last line of a run that was killed may be cut off.
  const whole = lines.filter(line => line.endsWith('}'));
  const known = new Map(whole.map(readLine).map(timed => [keyOf(timed), timed]));
  return {
    file,
    find: call => known.get(keyOf(call)),
    add: timed => {
      known.set(keyOf(timed), timed);
      appendFileSync(file, `${JSON.stringify(timed)}\n`);
    },
  };
}
