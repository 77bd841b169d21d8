import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../../resources/index.ts';
import { allRoles, type Field, type Resource, type Role } from '../../../resources/kit/index.ts';
import { nilaiTampak } from '../../../resources/mbkm/pendaftar.ts';
import { tableName } from '../../../server/platform/database/columns.ts';
import { sampled } from '../../support/selection.ts';
import { openPlace } from '../magang/place.ts';
import { type EveryGet, everyGet } from '../support/everyGet.ts';
import type { Person, World } from '../support/world.ts';

/**
 * No GET shows values that a role may not see now: every GET of the portal is called as that role, with values in the
 * hidden fields and in the history that nobody could mistake for others.
 */
interface Marks {
  word: string;
  /** Fits the smallest of the hidden columns and occurs nowhere else. */
  figure: number;
}
/** Each reader has its own: history stays. */
const marksFor = (role: Role): Marks => ({ word: `RAHASIA${role}`, figure: (51 + 2 * Number(role.slice(2))) / 100 });

let world: World;
let student: Person;
let gets: EveryGet;
beforeAll(async () => {
  const place = await openPlace();
  world = place.world;
  const graded = await world.db.one<{ idMahasiswa: string }>(
    `select id_mahasiswa as "idMahasiswa" from mbkm_pendaftar_program_mbkm where status_konversi = 'dinilai' order by id limit 1`,
  );
  student = await place.enter('HA02', { idMahasiswa: graded?.idMahasiswa ?? '' });
  gets = await everyGet(world);
});
afterAll(() => world.close());

const pendaftar = registry.get('mbkm/pendaftar-program-mbkm');
const hangsOff = (r: Resource): boolean =>
  r.fields.idPendaftarMbkm?.kind === 'ref' && r.fields.idPendaftarMbkm.to === pendaftar.name;

/** Values that can be told apart in an answer: text without choices, and figures with two decimals. */
const markable = (field: Field | undefined): boolean =>
  field !== undefined &&
  !field.template &&
  (['text', 'longtext', 'phone', 'email'].includes(field.kind) || (field.kind === 'decimal' && field.scale === 2));

/** Rows that a role does not read although it reads others of the resource. */
const beyond: Readonly<Record<string, Partial<Record<Role, string>>>> = {
  'nilai/penilaian': { HA06: `jenis_penilai <> 'mitra'` },
};

interface Planted {
  r: Resource;
  fields: readonly string[];
  /** Rows in which the role does not see them. */
  where: string;
}

/** Rows that do not show yet what opens with a relation to the person of this test. */
const unrelated: Readonly<Record<string, string>> = {
  'pertukaran/mhs-inbound':
    "id_dosen_wali is distinct from (select id_pegawai from pengaturan_user where username = 'dosen')",
};

const early = `not in (${nilaiTampak.map(state => `'${state}'`).join(', ')})`;
const notFinal = (r: Resource): string =>
  r.name === pendaftar.name
    ? `status_konversi ${early}`
    : `id_pendaftar_mbkm in (select id from mbkm_pendaftar_program_mbkm where status_konversi ${early})`;

function hiddenFrom(role: Role): Planted[] {
  return registry.resources.flatMap((r): Planted[] => {
    if (r.view || r.name.startsWith('internal/')) return [];
    const names = Object.keys(r.fields).filter(name => markable(r.fields[name]));
    const rule = r.access[role];
    const found: Planted[] = [];
    const add = (fields: readonly string[], where: string) => {
      const marked = fields.filter(name => names.includes(name));
      if (marked.length) found.push({ r, fields: marked, where });
    };
    if (!rule && hangsOff(r) && !r.appendOnly) add(names, 'true');
    add(rule?.hide ?? [], 'true');
    // Fields that open with something else than grades are closed to the students of this test.
    if (rule?.later)
      add(rule.later.fields, r.name === pendaftar.name || hangsOff(r) ? notFinal(r) : (unrelated[r.name] ?? 'true'));
    const outside = beyond[r.name]?.[role];
    if (outside) add(names, outside);
    return found;
  });
}

const snake = (name: string): string => name.replaceAll(/[A-Z]/g, letter => `_${letter.toLowerCase()}`);

/** Puts the marks into rows and into their history, and gives them back afterwards. */
async function plant({ r, fields, where }: Planted, { word, figure }: Marks): Promise<() => Promise<void>> {
  const table = tableName(r);
  const sets = fields.map(name =>
    r.fields[name]?.kind === 'decimal'
      ? `${snake(name)} = ${figure}`
      : `${snake(name)} = '${word}' || right(id::text, 12)`,
  );
  const before = await world.db.query<{ id: string; row: string }>(
    `select id, row_to_json(t)::text as row from ${table} t where ${where}`,
  );
  await world.db.execute(`update ${table} set ${sets.join(', ')} where ${where}`);
  const changes = Object.fromEntries(
    fields.map(name => [name, { dari: word, ke: r.fields[name]?.kind === 'decimal' ? figure : word }]),
  );
  await world.db.execute(
    `insert into internal_riwayat (id, resource, id_baris, aksi, perubahan, versi, id_user, nama_user, role_id, nama_role, waktu)
     select gen_random_uuid(), $1, id::text, 'ubah', $2::jsonb, 9, 'uji', 'Uji', 'HA03', 'Tim MBKM', now() from ${table} where ${where}`,
    [r.name, JSON.stringify(changes)],
  );
  return async () => {
    const back = fields.map(name => `${snake(name)} = x.${snake(name)}`);
    for (const { id, row } of before)
      await world.db.execute(
        `update ${table} t set ${back.join(', ')} from json_populate_record(null::${table}, $2::json) x where t.id = $1`,
        [id, row],
      );
  };
}

/** Statuses of an address that shows nothing: input missing, not this role's, or not in this state. */
const refusals = [303, 400, 403, 404, 409, 422];

async function shownTo(
  role: Role,
  { word, figure }: Marks,
  through = gets.paths,
): Promise<{ asked: number; leaks: string[]; odd: string[] }> {
  const marks = new RegExp(`${word}|(?<![\\d.])${String(figure).replace('.', '[.,]')}(?!\\d)`);
  const person = role === 'HA02' ? student : await world.as(role);
  const [participation] = await gets.ownParticipations(role, person);
  const query = {
    range: [0, 199],
    embed: '1',
    format: 'csv',
    jenis: 'semua',
    ...(participation
      ? {
          idPendaftarMbkm: participation.id,
          idPeriode: participation.idPeriode,
          idMahasiswa: participation.idMahasiswa,
        }
      : {}),
  };
  const listQuery = { range: query.range, embed: query.embed };
  const leaks: string[] = [];
  const note = (address: string, body: string) => {
    const found = marks.exec(body);
    if (found) leaks.push(`${address}: …${body.slice(Math.max(0, found.index - 80), found.index + 20)}`);
  };
  let asked = 0;
  const odd: string[] = [];
  for (const address of await gets.addresses(role, person, through)) {
    const wide = await gets.patiently(() => person.get(address.replace('/api/', ''), query));
    // A list takes no parameter that it does not know.
    const first =
      wide.statusCode === 400 && !address.startsWith('/api/publik/')
        ? await gets.patiently(() => person.get(address.replace('/api/', ''), listQuery))
        : wide;
    // A short address leads on.
    const onward = first.statusCode === 308 ? String(first.headers.location).replace('/api/', '') : undefined;
    const answer = onward === undefined ? first : await gets.patiently(() => person.get(onward, query));
    // A way back to a page of the portal shows what its address says.
    if (answer.statusCode === 303) note(address, String(answer.headers.location));
    if (answer.statusCode !== 200) {
      if (!refusals.includes(answer.statusCode)) odd.push(`${address}: ${answer.statusCode}`);
      continue;
    }
    asked++;
    note(address, answer.body);
  }
  // Looked for by what stands in the hidden fields, and by somebody whose row has them.
  for (const q of [word, participation?.npm ?? word]) note(`cari ${q}`, (await person.get('cari', { q })).body);
  return { asked, leaks, odd };
}

const roles = allRoles.filter(role => pendaftar.access[role] && hiddenFrom(role).length > 0);
/** A minute each: in the short run one of each kind of scope. */
const walking = sampled('doors', roles, role => [pendaftar.access[role]?.scope.type ?? '']);

describe('apa yang tidak boleh dilihat suatu peran', () => {
  it('menyangkut peran yang dikenal', () => {
    expect(roles).toEqual(expect.arrayContaining(['HA02', 'HA05', 'HA06', 'HA07', 'HA10']));
  });

  it.each(walking)(
    '%s: tidak tampak di pintu mana pun',
    async role => {
      const undo: (() => Promise<void>)[] = [];
      const marks = marksFor(role);
      for (const planted of hiddenFrom(role)) undo.push(await plant(planted, marks));
      const { asked, leaks, odd } = await shownTo(role, marks);
      for (const back of undo.reverse()) await back();
      expect(odd).toEqual([]);
      expect(asked).toBeGreaterThan(20);
      expect(leaks).toEqual([]);
      // Some 700 calls, a minute on a machine that does other things too.
    },
    180_000,
  );

  it('tampak bagi yang berhak, di baris, daftar, ekspor, dan riwayat', async () => {
    const sheet = registry.get('konversi/terpilih-final');
    const back = await plant({ r: sheet, fields: ['nilaiAngka', 'catatan'], where: 'true' }, marksFor('HA03'));
    const through = gets.paths.filter(path => path.startsWith(`/api/${sheet.endpoint}`) || path.includes('riwayat'));
    const { leaks } = await shownTo('HA03', marksFor('HA03'), through);
    await back();
    const doors = leaks.map(found => found.split(':')[0]);
    for (const tail of ['', '/ekspor']) expect(doors).toContain(`/api/${sheet.endpoint}${tail}`);
    expect(doors.some(door => door?.endsWith('/riwayat'))).toBe(true);
    expect(doors).toContain('/api/mbkm/riwayat-status');
  });
});
