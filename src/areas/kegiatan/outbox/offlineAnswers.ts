import type { Logbook } from '../../../../resources/kegiatan/log.ts';
import type { LogbookOptions, Registry, Resource, Screen } from '../../../../resources/kit/index.ts';
import { isValues, type Values } from '../../../platform/patterns/record/source.ts';
import { http } from '../../../platform/providers/http.ts';
import type { Keeper, KeptData } from '../../../platform/providers/keptAnswers.ts';
import { answersOf, answerTo, type KeptAnswer, keepAnswer } from './deviceStore.ts';

type Query = Readonly<Record<string, string>>;

const addressOf = (path: string, query: Query): string =>
  `${path}?${new URLSearchParams(Object.entries(query).toSorted(([one], [other]) => one.localeCompare(other)))}`;

const pathOf = ({ address }: KeptAnswer): string => address.slice(0, address.indexOf('?'));

const parsed = (text: string | undefined): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
};

/**
 * True if a row meets one condition of a list's filter (docs/api.md); conditions that a device cannot evaluate count as
 * met.
 */
function passes(row: Values, name: string, wanted: unknown): boolean {
  const [field = name, how] = /^(.+)_(gte|lte|neq)$/.exec(name)?.slice(1) ?? [name];
  // Fields missing in the row cannot be evaluated here.
  if (!(field in row)) return true;
  const value = row[field];
  if (how === 'gte') return String(value ?? '') >= String(wanted);
  if (how === 'lte') return value !== null && String(value) <= String(wanted);
  if (how === 'neq') return value !== wanted;
  return Array.isArray(wanted) ? wanted.some(each => each === value) : value === wanted;
}

const compared = (one: unknown, other: unknown): number =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : String(one ?? '').localeCompare(String(other ?? ''), 'id', { numeric: true });

/** A list put together from every row that the device has of it, in the dialect of docs/api.md. */
function listed(rows: readonly Values[], query: Query): Omit<KeptData, 'at'> {
  const filter = parsed(query.filter);
  const conditions = isValues(filter) ? Object.entries(filter).filter(([name]) => name !== 'q') : [];
  const found = rows.filter(row => conditions.every(([name, wanted]) => passes(row, name, wanted)));
  const sort = parsed(query.sort);
  const [field, order]: unknown[] = Array.isArray(sort) ? sort : [];
  if (typeof field === 'string')
    found.sort((one, other) => compared(one[field], other[field]) * (order === 'DESC' ? -1 : 1));
  const range = parsed(query.range);
  const [from, to] = Array.isArray(range) ? [Number(range[0]), Number(range[1])] : [0, found.length - 1];
  const page = found.slice(from, to + 1);
  return { data: page, range: `items ${from}-${from + Math.max(page.length - 1, 0)}/${found.length}` };
}

/** Rows that are kept of a path, each with all that any answer said of it; the latest word counts. */
function rowsAt(answers: readonly KeptAnswer[], path: string): Values[] | undefined {
  const lists = answers.filter(answer => pathOf(answer) === path && Array.isArray(answer.data));
  const singles = answers.filter(answer => pathOf(answer).startsWith(`${path}/`) && isValues(answer.data));
  if (!lists.length) return undefined;
  const rows = new Map<unknown, Values>();
  for (const { data } of [...lists, ...singles].toSorted((one, other) => one.at - other.at))
    for (const row of Array.isArray(data) ? data : [data])
      if (isValues(row) && row.id !== undefined) rows.set(row.id, { ...rows.get(row.id), ...row });
  return [...rows.values()];
}

/**
 * Stores answers of some paths and repeats them while the server cannot be reached: the same answer, or a list or row
 * assembled from others. Stored by account, so that other people on the device do not get them.
 * @param owner person and role
 * @param paths whose answers are kept, with all below them
 */
export const offlineAnswers = (owner: string, paths: readonly string[]): Keeper => ({
  keeps: path => paths.some(kept => path === kept || path.startsWith(`${kept}/`)),
  keep: (path, query, { data, range }) =>
    void keepAnswer({ user: owner, address: addressOf(path, query), data, range, at: Date.now() }),
  recall: async (path, query) => {
    const same = await answerTo(owner, addressOf(path, query));
    if (same) return same;
    const all = await answersOf(owner);
    const rows = rowsAt(all, path);
    const at = Math.max(0, ...all.filter(answer => pathOf(answer).startsWith(path)).map(answer => answer.at));
    // A list of choices has rows of another shape; any earlier answer serves.
    if (rows && !query.rujukan) return { ...listed(rows, query), at };
    const cut = path.lastIndexOf('/');
    const row = rowsAt(all, path.slice(0, cut))?.find(({ id }) => id === decodeURIComponent(path.slice(cut + 1)));
    if (row) return { data: row, range: null, at };
    return all.filter(answer => pathOf(answer) === path).toSorted((one, other) => other.at - one.at)[0];
  },
});

/** Resources whose answers a logbook's writer needs without a connection. */
const neededBy = (logbook: string, { participation, form, keeps }: LogbookOptions): string[] => [
  logbook,
  participation.resource,
  ...keeps,
  ...(form.courses ? [form.courses.resource] : []),
];

/** Paths whose answers are kept: those of every logbook that can be written. */
export function keptPaths(resources: readonly Resource[], screens: readonly Screen[]): string[] {
  const names = screens.flatMap(screen =>
    screen.pattern === 'logbook' ? neededBy(screen.resources[0] ?? '', screen.options) : [],
  );
  const needed = new Set(names);
  const calls = screens.flatMap(({ pattern, options }) => (pattern === 'logbook' ? (options.calls ?? []) : []));
  return [...resources.filter(({ name }) => needed.has(name)).map(({ endpoint }) => endpoint), ...calls];
}

/** Paths that screens keep for whoever opens them, whatever their role. */
export const screenPaths = (screens: readonly Screen[]): string[] => screens.flatMap(({ keeps }) => keeps ?? []);

/** Most rows of one answer, and of one that are asked for with their child rows. */
const most = 200;
const few = 3;

/**
 * Asks once for all that the log form, list and calendar of a participation need, and for what is read beside them, so
 * that they open later without a connection (docs/domain/30 §4.3).
 */
export async function prepareOffline(
  find: Registry['find'],
  logbook: Logbook,
  options: LogbookOptions,
  participation: string,
): Promise<void> {
  const { field } = options.participation;
  const rows = { range: JSON.stringify([0, most - 1]), embed: '1' };
  const ask = async (path: string | undefined, query: Query) =>
    path ? http<unknown>(path, { query, quiet: true }).catch(() => undefined) : undefined;
  await ask(logbook.endpoint, {
    ...rows,
    filter: JSON.stringify({ [field]: participation }),
    sort: JSON.stringify([logbook.log.day, 'DESC']),
  });
  for (const call of options.calls ?? []) await ask(call, {});
  for (const name of neededBy(logbook.name, options).slice(1)) {
    const needed = find(name);
    if (!needed) continue;
    const answer = await ask(needed.endpoint, { ...rows, filter: '{}' });
    const own = Array.isArray(answer?.data) ? answer.data.filter(isValues) : [];
    // Lists come without child rows: the parts of one's own work programme, not those of every village.
    if (own.length <= few && Object.values(needed.fields).some(({ kind }) => kind === 'rows'))
      for (const { id } of own) await ask(`${needed.endpoint}/${id}`, { embed: '1' });
  }
  for (const name of options.form.sections.flatMap(({ fields }) => fields)) {
    const asked = logbook.fields[name];
    if (asked?.kind === 'ref') await ask(find(asked.to)?.endpoint, { range: rows.range, filter: '{}', rujukan: '1' });
  }
}
