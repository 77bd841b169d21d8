import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../../resources/index.ts';
import { allRoles, type Role } from '../../../resources/kit/index.ts';
import { sampled } from '../../support/selection.ts';
import { openPlace } from '../magang/place.ts';
import { type EveryGet, everyGet } from '../support/everyGet.ts';
import { hiddenFrom, type Marks, marksFor, plant } from '../support/planted.ts';
import type { Person, World } from '../support/world.ts';

/**
 * No GET shows values that a role may not see now: every GET of the portal is called as that role, with values in the
 * hidden fields and in the history that nobody could mistake for others.
 */
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
      for (const planted of hiddenFrom(role)) undo.push(await plant(world, planted, marks));
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
    const back = await plant(world, { r: sheet, fields: ['nilaiAngka', 'catatan'], where: 'true' }, marksFor('HA03'));
    const through = gets.paths.filter(path => path.startsWith(`/api/${sheet.endpoint}`) || path.includes('riwayat'));
    const { leaks } = await shownTo('HA03', marksFor('HA03'), through);
    await back();
    const doors = leaks.map(found => found.split(':')[0]);
    for (const tail of ['', '/ekspor']) expect(doors).toContain(`/api/${sheet.endpoint}${tail}`);
    expect(doors.some(door => door?.endsWith('/riwayat'))).toBe(true);
    expect(doors).toContain('/api/mbkm/riwayat-status');
  });
});
