import { expect } from 'vitest';
import { registry } from '../../../resources/index.ts';
import { allRoles, type Resource, type Role, type Screen } from '../../../resources/kit/index.ts';
import type { Portal } from '../support/portal.ts';
import { caller } from './orang.ts';

/** Where the walks go (`npm test -- layar`): every screen, each as a role that may open it. */

const asked = process.env.LAYAR ?? '1';

/** The first segment of a path, families of screens together. */
const areaOf = (path: string): string =>
  /^\/(penilaian-konversi|monitoring|[a-z]+)/.exec(path)?.[1]?.replace(/^(admin|inspire|network)$/, 'dashboard') ?? '';

/** Tim MBKM for most; else the first role that may write there, else who may read. */
function roleOf({ roles }: Screen): Role {
  const found = ['full', 'read'].flatMap(how => allRoles.filter(role => roles[role] === how));
  return found.includes('HA03') ? 'HA03' : (found[0] ?? 'HA01');
}

/** What only some roles see of a screen, besides the walk of `roleOf`. */
const besides: readonly (readonly [role: Role, address: string])[] = [
  ['HA01', '/admin'],
  ['HA01', '/admin?tab=log&perPage=10'],
  ['HA01', '/admin?tab=pekerjaan'],
  ['HA01', '/pengaturan/menu?tab=hak'],
  ['HA02', '/dashboard'],
  ['HA04', '/dashboard'],
  ['HA05', '/dashboard'],
  ['HA06', '/dashboard'],
  ['HA02', '/pengaturan/user/profile'],
  ['HA10', '/dashboard'],
  ['HA02', '/magang/log-kegiatan/form/add'],
  ['HA02', '/magang/log-kegiatan/form/view?id=:id'],
  ['HA04', '/magang/log-kegiatan'],
  ['HA04', '/magang/log-kegiatan/form/view?id=:id'],
  ['HA06', '/magang/log-kegiatan'],
  ['HA05', '/magang/approval'],
];
const profileTabs = ['sandi', 'peran', 'sesi'].map(tab => `/pengaturan/user/profile?tab=${tab}`);

type Call = Awaited<ReturnType<typeof caller>>;

/** The rows that a detail page is for, by a part of its path; else of participations that run. */
const kinds: readonly (readonly [part: RegExp, resource: string, filter: object])[] = [
  [/log-kegiatan/, 'magang/logbook-magang', {}],
  [/approval-penilaian/, 'konversi/revisi-nilai', {}],
  [/laporan-akhir\/:id/, 'magang/luaran-magang', {}],
  [/penilaian-konversi/, 'mbkm/pendaftar-program-mbkm', { statusKonversi: 'dinilai' }],
  [/bakpk|pendaftar2/, 'mbkm/pendaftar-program-mbkm', { statusKonversi: 'final' }],
  [/approval\/detail/, 'mbkm/pendaftar-program-mbkm', { status: 'diajukan' }],
  [/./, 'mbkm/pendaftar-program-mbkm', { status: 'berjalan' }],
];

/** The first row of a resource that somebody sees; nothing where the demo has none. */
async function firstRow(call: Call, resource: string, filter: object) {
  const query = `range=[0,0]&filter=${encodeURIComponent(JSON.stringify(filter))}`;
  const { status, body } = await call<({ id: string } & Readonly<Record<string, unknown>>)[]>(
    'GET',
    `${registry.find(resource)?.endpoint}?${query}`,
  );
  expect([200, 206], `${resource}: ${JSON.stringify(body)}`).toContain(status);
  return body[0];
}

/** The first of a resource's rows whose form somebody is offered. */
async function editableRow(call: Call, { endpoint, appendOnly }: Resource): Promise<string | undefined> {
  if (appendOnly) return;
  const { body: rows } = await call<{ id: string }[]>('GET', `${endpoint}?range=[0,9]`);
  for (const { id } of rows) {
    const { body } = await call<{ bolehUbah?: boolean }>('GET', `${endpoint}/${id}`);
    if (body.bolehUbah !== false) return id;
  }
}

/** The programme that a screen belongs to, by its path. */
const programmeAt = (path: string) => registry.programmes.find(({ name }) => path.startsWith(`/${name}/`));

/** Whose rows a page of details is for, and which of them: what its declaration says, else `kinds`. */
function rowsOf(path: string, screen: Screen | undefined, role: Role): readonly [resource: string, filter: object][] {
  const [, resource = '', filter = {}] = kinds.find(([part]) => part.test(path)) ?? [];
  const programme = programmeAt(path);
  const own = programme ? { kodeJenisMbkm: programme.kinds } : {};
  if (screen?.pattern === 'queue/detail' && screen.resources[0]) {
    const [first] = screen.options.tabs;
    const waits = first?.byRole?.[role] ?? first?.filter ?? {};
    return [
      [screen.resources[0], { ...screen.options.filter, ...waits }],
      [screen.resources[0], screen.options.filter],
    ];
  }
  if (screen?.pattern === 'page' && screen.resources[0]) return [[screen.resources[0], {}]];
  const shared = resource === 'mbkm/pendaftar-program-mbkm';
  return shared ? [[resource, { ...filter, ...own }]] : [[resource, filter]];
}

/** Pages whose address names a row beside the one that they show: the mark of a row of a plan. */
const addressedBy: readonly (readonly [part: RegExp, field: string])[] = [[/form-nilai\/:id/, 'idKrsDetail']];

/** One page of a screen of details; nothing where the demo has no such row, or another screen of its kind is walked. */
async function detailOf(path: string, screen: Screen | undefined, role: Role, call: Call): Promise<string[]> {
  if (/:type|detail\/(kkn|komcad|kwu|outbound|riset)\/|-konversi-matkul-.*:id/.test(path)) return [];
  const { grade } = programmeAt(path) ?? {};
  if (screen?.pattern === 'grading/group' && grade?.from === 'sheets' && grade.groups) {
    // Only a group whose members are graded now has a sheet.
    const { body } = await call<{ id: string }[]>('GET', grade.groups);
    return body.slice(0, 1).map(({ id }) => path.replace(':id', id));
  }
  for (const [resource, filter] of rowsOf(path, screen, role)) {
    const row = await firstRow(call, resource, filter);
    const [, field = 'id'] = addressedBy.find(([part]) => part.test(path)) ?? [];
    if (row) return [path.replace(':id', String(row[field]))];
  }
  return [];
}

/** The addresses of a screen: its list, an empty form, one row and its form; a page of its own has one address. */
async function addressesOfScreen(screen: Screen, role: Role, call: Call) {
  const { path, pattern, resources } = screen;
  if (path === '/pengaturan/user/profile') return [path, ...profileTabs];
  if (path.includes(':')) return detailOf(path, screen, role, call);
  if (pattern !== 'crud') return [path];
  const resource = registry.find(resources[0] ?? '');
  const row = resource && (await firstRow(call, resource.name, {}));
  const may = await call<{ resources: Record<string, string[]> }>('GET', 'menu-user/permission');
  const flags = (resource && !resource.serverOnly && may.body.resources[resource.name]) || [];
  const shows = row ? [`${path}/${row.id}/show`] : [];
  const changed = resource && flags.includes('edit') && (await editableRow(call, resource));
  const edits = changed ? [`${path}/${changed}`] : [];
  const tabs = path === '/pengaturan/user' ? shows.flatMap(show => [`${show}?tab=peran`, `${show}?tab=masuk`]) : [];
  // A short list: axe looks at every row, and all rows are alike.
  const creates = flags.includes('create') ? [`${path}/create`] : [];
  return [`${path}?page=1&perPage=10`, ...creates, ...shows, ...edits, ...tabs];
}

/** The role that walks a screen, and every other that it shows something of its own. */
const seesItsOwn = (screen: Screen, role: Role): boolean =>
  roleOf(screen) === role || Object.hasOwn(screen.byRole ?? {}, role);

const { screens } = registry;
/** What one login walks through: the screens of an area that are best seen as that role. */
export interface Walk {
  area: string;
  role: Role;
  own: readonly Screen[];
  more: readonly string[];
}

/** With LAYAR=magang only the areas whose name holds that. */
export const isWalked = (path: string): boolean => asked === '1' || areaOf(path).includes(asked);

export const walks: readonly Walk[] = [...new Set(screens.map(({ path }) => areaOf(path)))]
  .filter(area => isWalked(`/${area}`))
  .flatMap(area =>
    allRoles.map(role => ({
      area,
      role,
      own: screens.filter(screen => areaOf(screen.path) === area && seesItsOwn(screen, role)),
      more: besides.flatMap(([r, at]) => (r === role && areaOf(at) === area ? [at] : [])),
    })),
  )
  .filter(({ own, more }) => own.length + more.length > 0);

/** Every address of a walk, once; rows are the first that the role sees. */
export async function addressesOf(portal: Portal, { role, own, more }: Walk): Promise<ReadonlySet<string>> {
  const call = await caller(portal, role);
  const listed = await Promise.all([
    ...own.map(screen => addressesOfScreen(screen, role, call)),
    ...more.map(address => (address.includes(':') ? detailOf(address, undefined, role, call) : [address])),
  ]);
  return new Set(listed.flat());
}
