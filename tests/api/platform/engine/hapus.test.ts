import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { registry } from '../../../../resources/index.ts';
import {
  allRoles,
  type Failure,
  messages,
  type Report,
  type Resource,
  type Role,
  whyKept,
} from '../../../../resources/kit/index.ts';
import { column, tableName } from '../../../../server/platform/database/columns.ts';
import type { Db } from '../../../../server/platform/database/db.ts';
import { isPublished } from '../../../../server/platform/engine/routes.ts';
import { withoutRows } from '../../support/samples.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

/**
 * "Hapus" is offered exactly where the server deletes: every resource, every role that deletes, a row in every state of
 * its own, in transactions that are taken back. What rows elsewhere keep is told before, in the words of the refusal.
 */
let world: World;
const people = new Map<Role, Person>();

class TakenBack extends Error {}

function takeBack(db: Db): void {
  const run = db.transaction.bind(db);
  db.transaction = async <T>(work: Parameters<typeof db.transaction<T>>[0]): Promise<T> => {
    const answers: T[] = [];
    try {
      await run(async tx => {
        answers.push(await work(tx));
        throw new TakenBack();
      });
    } catch (error) {
      if (!(error instanceof TakenBack)) throw error;
    }
    const [answer] = answers;
    if (answer === undefined) throw new Error('Transaksi tidak menjawab.');
    return answer;
  };
}

beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  for (const role of allRoles) people.set(role, await world.as(role));
  takeBack(world.db);
});
afterAll(() => world.close());

interface Row extends Readonly<Record<string, unknown>> {
  id: string;
  version: number;
}

/** Values of what a row's own state is told by: its workflows, and whatever decides on deleting it. */
function statesOf(r: Resource): [name: string, values: readonly (string | boolean)[]][] {
  const deciding = new Set(r.deletable.map(({ field }) => field));
  return Object.entries(r.fields).flatMap(([name, field]): [string, readonly (string | boolean)[]][] => {
    if (field.kind === 'status') return [[name, Object.keys(field.workflow.states)]];
    if (!deciding.has(name)) return [];
    return [[name, field.kind === 'enum' ? Object.keys(field.choices) : [true, false]]];
  });
}

interface Outcome {
  offered: boolean;
  deleted: boolean;
  /** Of a refusal: its words, and whether rows elsewhere are counted in them. */
  said: string;
  counts: boolean;
}

const inUse = messages.inUse({ n: 1, label: '' }).code;

/** What the dialog tells before: the reason why the row stays, empty where it goes. */
async function rehearsed(person: Person, r: Resource, { id, version }: Row): Promise<Pick<Failure, 'pesan' | 'code'>> {
  const answer = await person.bare.delete(r.endpoint, { items: [{ id, version }], coba: true });
  expect(answer.statusCode, `${r.name} ${answer.body}`).toBe(200);
  const { berhasil, gagal } = answer.json<Report>();
  expect(berhasil + gagal.length).toBe(1);
  return gagal[0] ?? { pesan: '' };
}

/** What the page offers on a row, what the dialog tells, and what the server does; undefined where it is not seen. */
async function tried(
  person: Person,
  role: Role,
  r: Resource,
  id: string,
  wrong: string[],
): Promise<Outcome | undefined> {
  const seen = await person.get(`${r.endpoint}/${id}`);
  if (seen.statusCode !== 200) return undefined;
  const row = seen.json<Row>();
  const { version } = row;
  // Registrations are deleted at the address of their programme.
  const base = r.byHand ? registry.programmeOf(String(row.kodeJenisMbkm))?.endpoint : r.endpoint;
  const answer = await person.bare.delete(`${base}/${id}`, { version });
  const deleted = answer.statusCode === 200;
  const said = deleted ? '' : answer.json<{ message: string }>().message;
  const where = `${r.name} ${role} ${JSON.stringify(Object.fromEntries(statesOf(r).map(([name]) => [name, row[name]])))}`;
  if (answer.statusCode >= 500) wrong.push(`${where}: ${answer.statusCode} ${said}`);
  const before = r.byHand ? undefined : await rehearsed(person, r, row);
  if (before && before.pesan !== said) wrong.push(`${where}: dicoba “${before.pesan}”, dihapus “${said}”`);
  const offered = whyKept(r, row, role) === undefined && row.bolehUbah !== false;
  return { offered, deleted, said, counts: before?.code === inUse };
}

/** The same row in each of its states, whatever led there. */
async function walk(person: Person, role: Role, r: Resource, row: Row, wrong: string[]): Promise<void> {
  for (const [name, values] of statesOf(r)) {
    const set = (value: unknown) =>
      world.db.execute(`update ${tableName(r)} set ${column(name)} = $2 where id = $1`, [row.id, value]);
    const found = new Map<string | boolean, Outcome>();
    for (const value of values) {
      await set(value);
      const outcome = await tried(person, role, r, row.id, wrong);
      if (outcome) found.set(value, outcome);
    }
    await set(row[name]);
    const deletes = [...found.values()].some(({ deleted, counts }) => deleted || counts);
    for (const [value, { offered, deleted, said, counts }] of found) {
      const where = `${r.name} ${role} ${name} ${value}`;
      if (!offered && deleted) wrong.push(`${where}: tidak ditawarkan, padahal terhapus`);
      // In another state the same row goes, or only others keep it: the state is the reason, and is declared (`deletable`).
      if (offered && !deleted && !counts && deletes) wrong.push(`${where}: ditawarkan, lalu “${said}”`);
    }
  }
}

const deleting = registry.resources.filter(
  r => isPublished(r) && !r.serverOnly && !r.appendOnly && !r.view && !withoutRows.has(r.name),
);

it.each(allRoles)(
  '%s: “Hapus” ditawarkan tepat di mana server menghapus',
  async role => {
    const person = people.get(role);
    if (!person) throw new Error(role);
    const wrong: string[] = [];
    let walked = 0;
    for (const r of deleting.filter(each => each.access[role]?.flags.includes('delete'))) {
      const listed = await person.get(r.endpoint, { range: role === 'HA03' ? '[0,1]' : '[0,0]' });
      if (listed.statusCode !== 200) continue;
      for (const row of listed.json<Row[]>()) {
        walked += 1;
        if (statesOf(r).length) await walk(person, role, r, row, wrong);
        else await tried(person, role, r, row.id, wrong);
      }
    }
    expect(wrong).toEqual([]);
    if (role === 'HA01' || role === 'HA03') expect(walked).toBeGreaterThan(5);
  },
  300_000,
);
