import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../../resources/index.ts';
import { allRoles, type Field, type Resource, type Role } from '../../../resources/kit/index.ts';
import {
  addsUp,
  type Dimension,
  dimensionsOf,
  isMany,
  type Measure,
  measuresOf,
  type PivotAnswer,
  pivotLimits,
} from '../../../resources/kit/pivot.ts';
import { refusals } from '../../../resources/platformRefusals.ts';
import { isPublished } from '../../../server/platform/engine/routes.ts';
import { sampled } from '../../support/selection.ts';
import { openPlace } from '../magang/place.ts';
import { hiddenFrom, type Marks, marksFor, plant } from '../support/planted.ts';
import type { Person, World } from '../support/world.ts';

/**
 * Pivot tables of every resource as every role: nothing is counted, grouped, filtered or led to by what the role does
 * not see, today or as of a day, and what it may count by shows no mark of what is hidden.
 */
let world: World;
let student: Person;
beforeAll(async () => {
  const place = await openPlace();
  world = place.world;
  const graded = await world.db.one<{ idMahasiswa: string }>(
    `select id_mahasiswa as "idMahasiswa" from mbkm_pendaftar_program_mbkm where status_konversi = 'dinilai' order by id limit 1`,
  );
  student = await place.enter('HA02', { idMahasiswa: graded?.idMahasiswa ?? '' });
});
afterAll(() => world.close());

const then = '2026-11-21';
const counted = registry.resources.filter(r => isPublished(r) && Object.keys(r.access).length > 0);
/** By role, the resources whose rows it reads: declared for it, and granted by its menus. */
const granted = new Map<Role, ReadonlySet<string>>();
const reads = (role: Role, r: Resource): boolean => granted.get(role)?.has(r.name) ?? false;

/** Asks once for each resource; what is not declared for a role must be refused. */
async function enter(role: Role): Promise<{ person: Person; wrong: string[] }> {
  const person = role === 'HA02' ? student : await world.as(role);
  const found = new Set<string>();
  const wrong: string[] = [];
  for (const r of counted) {
    const declared = r.access[role]?.flags.includes('read') ?? false;
    for (const tail of ['rekap', 'rekap/ekspor']) {
      const { statusCode } = await person.get(`${r.endpoint}/${tail}`, { nilai: ['jumlah'] });
      if (tail === 'rekap' && statusCode === 200) found.add(r.name);
      if (statusCode !== 403 && !(declared && statusCode === 200)) wrong.push(`${r.name}/${tail}: ${statusCode}`);
    }
  }
  granted.set(role, found);
  return { person, wrong };
}
/** Said once more from the declaration: what a role never sees of rows that it reads. */
const isClosed = (role: Role, r: Resource, name: string): boolean => {
  const field = r.fields[name];
  return field?.secret === true || (r.access[role]?.hide?.includes(name) ?? false);
};
/** What nobody counts by, whoever sees it. */
const isPersonal = ({ sensitive, inner }: Field): boolean => sensitive !== undefined || inner === true;
const looksUp = (role: Role, r: Resource, name: string): boolean =>
  r.lookup !== null &&
  !r.lookup.except.includes(role) &&
  [...(r.lookup.columns ?? []), ...Object.values(r.lookup.labels ?? {})].includes(name);
const isSeen = (role: Role, r: Resource, name: string, far: boolean): boolean =>
  (reads(role, r) && !isClosed(role, r, name)) || (far && looksUp(role, r, name) && !isClosed(role, r, name));

interface Way {
  /** Whose rows are counted. */
  from: Resource;
  key: string;
  r: Resource;
  name: string;
}

/** For each field that is closed to the role, one way to it at each distance that leads over fields which it sees. */
function closedWays(role: Role): Way[] {
  const found = new Map<string, Way>();
  const walk = (from: Resource, at: Resource, path: readonly string[]) => {
    for (const [name, field] of Object.entries(at.fields)) {
      const far = path.length > 0;
      const seen = isSeen(role, at, name, far);
      const id = `${path.length} ${at.name} ${name}`;
      if ((!seen || isPersonal(field)) && !found.has(id))
        found.set(id, { from, key: [...path, name].join('.'), r: at, name });
      if (seen && path.length < 2 && field.kind === 'ref') {
        const target = registry.find(field.to);
        if (target && target !== from && !target.view && !target.rowsOf) walk(from, target, [...path, name]);
      }
    }
  };
  for (const r of counted) if (reads(role, r)) walk(r, r, []);
  return [...found.values()];
}

const isDay = ({ kind }: Field) => kind === 'date' || kind === 'datetime';

/** Every question that a closed field could stand in. */
function questionsAbout({ key, r, name, from }: Way, role: Role): Record<string, unknown>[] {
  const field = r.fields[name];
  if (!field) return [];
  const dimension = isDay(field) ? `${key}:tahun` : key;
  const own = r === from && !key.includes('.');
  const far = key.split('.').length > 2;
  if (far) return [{ baris: [dimension] }, { nilai: ['jumlah'], filter: { sel: { [dimension]: null } } }];
  return [
    { baris: [dimension] },
    { kolom: [dimension] },
    { nilai: [`unik:${key}`] },
    { nilai: [`maks:${key}`] },
    { nilai: ['jumlah'], filter: { sel: { [dimension]: null } } },
    ...(own && isClosed(role, r, name)
      ? [
          { nilai: ['jumlah'], filter: { [name]: 'x' } },
          { nilai: ['jumlah'], filter: { [`${name}_null`]: true } },
        ]
      : []),
  ];
}

interface Found {
  asked: number;
  leaks: string[];
}

/** What the role may count by, three at a time, looked through for marks. */
async function shownTo(role: Role, person: Person, { word, figure }: Marks, pada: string | undefined): Promise<Found> {
  const [whole, part] = String(figure).split('.');
  // As a number, or in words; `[0,53` are two numbers.
  const marks = new RegExp(`${word}|(?<![\\d.])${whole}\\.${part}(?!\\d)|(?<![\\d.,[])${whole},${part}(?!\\d)`);
  // Of a former day what a row shows in some states only is not asked for by anybody.
  const sees = (r: Resource, name: string, far: boolean) =>
    isSeen(role, r, name, far) && !(pada && r.access[role]?.later?.fields.includes(name));
  const leaks: string[] = [];
  const done = new Set<string>();
  let asked = 0;
  const ask = async (r: Resource, baris: readonly string[], nilai: readonly string[]): Promise<void> => {
    const answer = await person.get(`${r.endpoint}/rekap`, { baris, nilai, ...(pada ? { pada } : {}) });
    asked++;
    const address = `${r.name} ${baris.join()} ${nilai.join()}`;
    if (answer.statusCode !== 200) {
      const code = answer.json<{ code?: string }>().code;
      if (code === refusals.pivot.tooMany({ n: 1 }).code && baris.length > 1)
        for (const one of baris) await ask(r, [one], nilai);
      else if (code !== refusals.pivot.tooMany({ n: 1 }).code) leaks.push(`${address}: ${answer.body.slice(0, 200)}`);
      return;
    }
    const hit = marks.exec(answer.body);
    if (hit) leaks.push(`${address}: …${answer.body.slice(Math.max(0, hit.index - 60), hit.index + 20)}`);
  };
  const askTogether = (r: Resource, dimensions: readonly Dimension[], measures: readonly Measure[]) => {
    const several = dimensions.some(({ field }) => isMany(field));
    const nilai = measures.filter(one => !several || !addsUp(one)).map(({ key }) => key);
    return ask(
      r,
      dimensions.map(({ key }) => key),
      nilai,
    );
  };
  for (const r of counted) {
    if (!reads(role, r)) continue;
    if (pada && (r.unaudited || r.view || r.rowsOf)) continue;
    // The same field far away once for each role and distance: what is seen of it does not depend on the way.
    const keys = dimensionsOf(r, registry.find, sees).filter(({ path, resource, name, part }) => {
      const id = `${path.length} ${resource.name} ${name} ${part}`;
      if (path.length === 0) return part === undefined || part === 'tahun';
      if (done.has(id) || (part !== undefined && part !== 'tahun')) return false;
      done.add(id);
      return true;
    });
    const measures = measuresOf(r, registry.find, sees);
    const { rows, values } = pivotLimits;
    for (let i = 0; i < Math.max(Math.ceil(keys.length / rows), Math.ceil(measures.length / values)); i++)
      await askTogether(r, keys.slice(i * rows, (i + 1) * rows), measures.slice(i * values, (i + 1) * values));
  }
  return { asked, leaks };
}

/** In the short run one role that reaches every row and one that does not: half a minute each. */
const walking = sampled('rekap', allRoles, role => [
  String(registry.get('mbkm/pendaftar-program-mbkm').access[role]?.scope.type === 'all'),
]);

describe('what a role does not see', () => {
  it.each(walking)(
    '%s counts, groups, filters and exports by none of it',
    async role => {
      const { person, wrong } = await enter(role);
      const note = (what: string, statusCode: number, wanted: readonly number[]) => {
        if (!wanted.includes(statusCode)) wrong.push(`${what}: ${statusCode}`);
      };
      const ways = closedWays(role);
      expect(ways.length).toBeGreaterThan(5);
      for (const way of ways)
        for (const [i, asked] of questionsAbout(way, role).entries()) {
          const what = `${way.from.name} ${JSON.stringify(asked)}`;
          note(what, (await person.get(`${way.from.endpoint}/rekap`, asked)).statusCode, [400]);
          if (i > 0) continue;
          const past = await person.get(`${way.from.endpoint}/rekap`, { ...asked, pada: then });
          note(`${what} ${then}`, past.statusCode, [400]);
          const file = await person.get(`${way.from.endpoint}/rekap/ekspor`, asked);
          note(`${what} ekspor`, file.statusCode, [400, 403]);
        }
      expect(wrong).toEqual([]);
      // What a total has beyond the rows of the list would tell of rows that the role does not see.
      const more: string[] = [];
      for (const r of counted) {
        if (!reads(role, r) || r.byHand) continue;
        const rows = await person.get(r.endpoint, { range: [0, 0] });
        const listed = Number(rows.headers['content-range']?.toString().split('/')[1]);
        const [key] = dimensionsOf(r, registry.find, (at, name, far) => isSeen(role, at, name, far)).filter(
          ({ field }) => !isMany(field),
        );
        const { sel } = (await person.get(`${r.endpoint}/rekap`, { baris: key ? [key.key] : [] })).json<PivotAnswer>();
        if (!sel) continue;
        const of = (depth: number) =>
          sel.filter(({ baris }) => baris.length === depth).map(({ nilai }) => nilai[0] ?? 0);
        const [total = 0, groups] = [of(0)[0], of(1).reduce((sum, n) => sum + n, 0)];
        if (rows.statusCode === 200 && (total !== listed || (key && groups !== total)))
          more.push(`${r.name}: ${listed} rows, ${total} in all, ${groups} in groups`);
      }
      expect(more).toEqual([]);
    },
    180_000,
  );

  it.each(walking)(
    '%s finds no mark of it in any group, figure or word, today or as of a day',
    async role => {
      const { person } = await enter(role);
      const marks = marksFor(role);
      const undo: (() => Promise<void>)[] = [];
      const planted = hiddenFrom(role);
      for (const one of planted) undo.push(await plant(world, one, marks));
      const today = await shownTo(role, person, marks, undefined);
      const former = await shownTo(role, person, marks, then);
      const told: string[] = [];
      for (const { r, fields } of planted) {
        if (!reads(role, r)) continue;
        for (const name of fields) {
          const value = r.fields[name]?.kind === 'decimal' ? marks.figure : marks.word;
          for (const filter of [
            { [name]: value },
            { [`${name}_gte`]: value },
            { sel: { [name]: value } },
            { q: marks.word },
          ]) {
            const answer = await person.get(`${r.endpoint}/rekap`, { nilai: ['jumlah'], filter });
            if (answer.statusCode === 400) continue;
            const [total] = answer.json<PivotAnswer>().sel;
            const below = `${name}_gte` in filter;
            if (!below && total?.nilai[0]) told.push(`${r.name} ${JSON.stringify(filter)}: ${answer.body}`);
          }
        }
      }
      for (const back of undo.reverse()) await back();
      expect([...today.leaks, ...former.leaks, ...told]).toEqual([]);
      expect(today.asked).toBeGreaterThan(5);
    },
    300_000,
  );
});
