import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { programs } from '../../../landing/content/programs.ts';
import { registry } from '../../../resources/index.ts';
import { allRoles, setVocabulary } from '../../../resources/kit/index.ts';
import { vocabularyOf } from '../../../resources/sebutan.ts';
import { seedMenu } from '../../../server/platform/access/seedMenu.ts';
import { firstIdentity } from '../../../server/platform/identity.ts';
import { type EveryGet, everyGet } from '../support/everyGet.ts';
import { formerIn, textsOfAnswer, withoutTypedWords } from '../support/formerWords.ts';
import { type TwoProcesses, twoProcesses } from '../support/twoProcesses.ts';
import { type Person, person } from '../support/world.ts';

/**
 * Everything is renamed in one process; whatever leaves another one afterwards, by any door, says no former word: rows,
 * lists, exports, templates, prints, letters, pages, notices, mails. What people typed has lost the words before.
 */
const path = 'pengaturan/sebutan';

let two: TwoProcesses;
let gets: EveryGet;
const as = async (role: string): Promise<Person> => person(two.there, (await two.world.as(role)).token);

beforeAll(async () => {
  two = await twoProcesses('sebutan-keluar');
  const rows = (await two.admin.get(path)).json<{ id: string; version: number }[]>();
  for (const [i, { id, version }] of rows.entries()) {
    const letter = String.fromCharCode(97 + i);
    const answer = await two.admin.put(`${path}/${id}`, { version, nama: `Zy${letter}x`, inggris: `Qu${letter}w` });
    expect(answer.statusCode, answer.body).toBe(200);
  }
  await withoutTypedWords(two.world.db);
  gets = await everyGet(two.world);
}, 400_000);
afterAll(async () => {
  await two.close();
  setVocabulary(vocabularyOf(firstIdentity));
});

/** Places that keep their words, with the reason. */
const kept: readonly [at: RegExp, why: string][] = [
  [/\/pengaturan\/sebutan/, 'the page on which things are renamed says what they were called'],
  [/\/riwayat|\/log-aktivitas|\/pengaturan\/kesehatan/, 'what happened; statements of this test'],
  [/\/api\/docs\/json: (Baca|Ubah|Hapus|Kirim) /, 'the last word of an address'],
  [
    /\/(generate-surat|surat\/tanda-tangan)\/[^/]+\/berkas|\/(komcad\/mhs|kkn-kelompok)\/[^/]+\/cetak\/surat-/,
    'a letter that was issued keeps its words',
  ],
];

/** An answer with its former words, of which each is told once. */
async function leftBy(address: string, ask: () => ReturnType<Person['get']>): Promise<string[]> {
  const answer = await ask();
  if (answer.statusCode === 204) return [];
  const found = (await textsOfAnswer(answer)).flatMap(text => formerIn(text).map(words => `${address}: ${words}`));
  return found.filter(one => !kept.some(([at]) => at.test(one)));
}

/** A minute for each role. */
const walk = { tags: ['semua'], timeout: 600_000 };

describe('after everything was renamed, in another process', () => {
  it.each(allRoles)('%s reads no former word at any door', walk, async role => {
    const one = await as(role);
    const [own] = await gets.ownParticipations(role, one);
    const about = own ? { idPendaftarMbkm: own.id, idPeriode: own.idPeriode, idMahasiswa: own.idMahasiswa } : {};
    const queries: readonly Record<string, unknown>[] = [
      { range: [0, 99], embed: '1', ...about, jenis: 'semua', format: 'xlsx' },
      { range: [0, 99], embed: '1' },
      {},
    ];
    const left = new Set<string>();
    let told = 0;
    for (const address of await gets.addresses(role, one)) {
      for (const query of queries) {
        const answer = await gets.patiently(() => one.get(address.replace('/api/', ''), query));
        if (answer.statusCode === 400) continue;
        if (answer.statusCode === 200) told++;
        for (const found of await leftBy(address, async () => answer)) left.add(found);
        break;
      }
    }
    expect(told).toBeGreaterThan(20);
    expect([...left]).toEqual([]);
  });

  it('prints and issues nothing with one', walk, async () => {
    const team = await as('HA03');
    const rows = await two.world.db.query<{ id: string; endpoint: string }>(
      `select distinct on (kode_jenis_mbkm) id, kode_jenis_mbkm as endpoint from mbkm_pendaftar_program_mbkm
        where status_konversi = 'final' or status in ('berjalan', 'selesai') order by kode_jenis_mbkm, status_konversi desc`,
    );
    const prints = gets.paths.filter(at =>
      /\/(cetak|khs|transkrip|sertifikat|bukti|presensi|rekap|berita-acara)/.test(at),
    );
    const left = new Set<string>();
    let printed = 0;
    for (const at of prints)
      for (const { id } of rows) {
        const address = at.replaceAll('{jenis}', 'surat-pengantar').replaceAll(/\{\w+\}/g, id);
        const answer = await gets.patiently(() => team.get(address.replace('/api/', '')));
        if (String(answer.headers['content-type']).includes('pdf')) printed++;
        for (const found of await leftBy(address, async () => answer)) left.add(found);
      }
    for (const { id } of rows)
      for (const jenis of ['surat-pengantar', 'rekap-konversi', 'transkrip', 'sertifikat']) {
        const address = `mbkm/pendaftar-program-mbkm/${id}/cetak/${jenis}`;
        const answer = await gets.patiently(() => team.get(address));
        if (String(answer.headers['content-type']).includes('pdf')) printed++;
        for (const found of await leftBy(address, async () => answer)) left.add(found);
      }
    expect(printed).toBeGreaterThan(2);
    expect([...left]).toEqual([]);
  });

  it('tells nobody one in notices and mails of its jobs', async () => {
    const { db, clock } = two.world;
    const since = clock.now.toISOString();
    for (const days of [1, 30]) {
      clock.now = new Date(new Date(since).getTime() + days * 86_400_000);
      const { token } = (await two.world.login('superadmin')).json<{ token: { AccessToken: string } }>();
      const admin = person(two.here, token.AccessToken);
      for (const { name } of (await admin.get('sistem/pekerjaan')).json<{ name: string }[]>())
        if (!/cadangan|pulih|retensi|anonim/.test(name)) await admin.post(`sistem/pekerjaan/${name}/jalankan`);
    }
    const told = await db.query<{ judul: string; isi: string; lain: unknown }>(
      'select judul, isi, lain from notifikasi where created_at > $1',
      [since],
    );
    expect(told.length).toBeGreaterThan(10);
    const texts = told.flatMap(({ judul, isi, lain }) => [judul, isi, JSON.stringify(lain ?? '')]);
    expect([...new Set(texts.flatMap(formerIn))]).toEqual([]);
  }, 300_000);

  it('shows none on pages, to devices and to readers of the API', async () => {
    const left: string[] = [];
    const pages = ['/', '/berita', '/login', '/pertukaran-mahasiswa/registrasi', ...programs.map(one => one.path)];
    for (const url of [...pages, '/manifest.webmanifest', '/api/docs/json', '/api/publik/identitas'])
      left.push(...(await leftBy(url, () => two.there.inject({ method: 'GET', url }))));
    expect(left).toEqual([]);
  });

  it('gives menus that a release brings the words of the moment, and no menu twice', async () => {
    const { db } = two.world;
    await db.execute(
      `delete from pengaturan_menu_user where menu_id in (select id from pengaturan_menu where link = '/kkn/gelombang')`,
    );
    await db.execute(`delete from pengaturan_menu where link = '/kkn/gelombang'`);
    setVocabulary(vocabularyOf(firstIdentity));
    expect(await seedMenu(db, registry)).toBe(1);
    const brought = await db.one<{ name: string }>(`select name from pengaturan_menu where link = '/kkn/gelombang'`);
    expect(brought?.name).toMatch(/^Gelombang Zy\wx$/);
    expect(await seedMenu(db, registry)).toBe(0);
  });
});
