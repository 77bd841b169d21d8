import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { informatika, manajemen } from '../magang/place.ts';
import type { Person } from '../support/world.ts';
import { type KknPlace, openKkn, type Running, runningGroup } from './place.ts';

/** Health of a participant and phones of a village: nobody whom they do not concern sees them at any door (docs/domain/30 §1.2, §1.6). */

const sehat = 'ASMARAHASIA';
const telepon = '0812777888999';
let kkn: KknPlace;
let group: Running;
let paths: string[];
/** Rows that concern the participant, and below which paths they are found. */
let ids: readonly (readonly [id: string, at: RegExp])[];

beforeAll(async () => {
  kkn = await openKkn();
  const { db, world } = kkn;
  group = await runningGroup(kkn);
  await db.execute(
    `update kkn_pendaftaran set riwayat_penyakit = $2, kebutuhan_khusus = $2, golongan_darah = 'AB' where id_pendaftar_mbkm = $1`,
    [group.ketua.id, sehat],
  );
  const [found] = await db.query<{ rincian: string; desa: string }>(
    `update kkn_desa d set no_hp_kepala_desa = $2, no_hp_pembimbing_desa = $2 from kkn_kkn_kelompok g, kkn_pendaftaran p
     where g.id = $1 and d.id = g.id_desa and p.id_pendaftar_mbkm = $3 returning p.id as rincian, d.id as desa`,
    [group.idKelompok, telepon, group.ketua.id],
  );
  if (!found) throw new Error('kelompok tanpa desa');
  const history = [
    ['kkn/pendaftaran', found.rincian, { riwayatPenyakit: { dari: null, ke: sehat } }],
    ['kkn/desa', found.desa, { noHpKepalaDesa: { dari: telepon, ke: telepon } }],
  ];
  for (const [resource, id, changes] of history)
    await db.execute(
      `insert into internal_riwayat (id, resource, id_baris, aksi, perubahan, versi, id_user, nama_user, role_id, nama_role, waktu)
       values (gen_random_uuid(), $1, $2, 'ubah', $3::jsonb, 9, 'uji', 'Uji', 'HA03', 'Tim MBKM', now())`,
      [resource, id, JSON.stringify(changes)],
    );
  ids = [
    [group.ketua.id, /pendaftar|mhs|menilai|mbkm/],
    [found.rincian, /kkn\/pendaftaran/],
    [group.idKelompok, /kelompok|menilai/],
    [found.desa, /kkn\/desa/],
    [group.ketua.person.idMahasiswa, /mhs|mahasiswa/],
  ];
  const document = (await world.stranger.get('docs/json')).json<{ paths: Record<string, Record<string, unknown>> }>();
  paths = Object.entries(document.paths).flatMap(([path, calls]) =>
    'get' in calls && /^\/api\/(v3\/kkn|mbkm|magang\/pendaftar|cari|dashboard)/.test(path) && !path.includes('/impor')
      ? [path]
      : [],
  );
});
afterAll(() => kkn.world.close());

/** Doors at which somebody sees what is looked for, with how many answered. */
async function doors(person: Person, marks: readonly string[]): Promise<{ asked: number; shown: string[] }> {
  const query = { range: [0, 199], embed: '1', format: 'csv', idPendaftarMbkm: group.ketua.id, q: group.ketua.npm };
  const shown: string[] = [];
  let asked = 0;
  for (const path of paths)
    for (const id of path.includes('{') ? ids.flatMap(([one, at]) => (at.test(path) ? [one] : [])) : ['']) {
      const { q, ...plain } = query;
      const answer = await person.get(
        path.replace('/api/', '').replaceAll(/\{\w+\}/g, id),
        path === '/api/cari' ? { q } : plain,
      );
      if (answer.statusCode !== 200) continue;
      asked++;
      if (marks.some(mark => answer.body.includes(mark))) shown.push(path);
    }
  return { asked, shown };
}

describe('data kesehatan dan telepon desa', () => {
  const who: readonly [string, readonly string[], () => Promise<Person>][] = [
    ['koordinator prodi', [sehat], () => kkn.enter('HA05', { idProgramProdi: informatika })],
    ['koordinator prodi lain', [sehat], () => kkn.enter('HA05', { idProgramProdi: manajemen })],
    ['penilai prodi', [sehat], () => kkn.enter('HA07', { idProgramProdi: informatika })],
    ['BAKPK', [sehat], () => kkn.as('HA10')],
    ['mitra', [sehat, telepon], () => kkn.as('HA06')],
    ['DPL kelompok lain', [sehat], async () => (await kkn.supervisor(group.idGelombang)).person],
    ['anggota kelompok yang sama', [sehat], async () => group.anggota.person],
    ['mahasiswa lain', [sehat, telepon], async () => (await kkn.participant(group.idGelombang)).person],
  ];
  it.each(who)('tidak tampak bagi %s di pintu mana pun', async (_, marks, person) => {
    const { asked, shown } = await doors(await person(), marks);
    expect(asked).toBeGreaterThan(4);
    expect(shown).toEqual([]);
  });

  it('tampak bagi DPL kelompoknya, Tim MBKM, dan pemiliknya', async () => {
    for (const person of [group.dpl.person, kkn.team, group.ketua.person]) {
      const own = await person.get(`v3/kkn/pendaftaran/${group.ketua.id}`);
      expect(own.json()).toMatchObject({ kkn: { riwayatPenyakit: sehat } });
    }
    for (const person of [kkn.team, group.ketua.person]) {
      const villages = await person.get('v3/kkn/desa', { filter: { idGelombang: group.idGelombang } });
      expect(villages.json()).toMatchObject([{ noHpKepalaDesa: telepon }]);
    }
  });
});
