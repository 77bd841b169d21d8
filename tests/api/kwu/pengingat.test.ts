// @module-tag semua: a programme's own words on the notices that platform/notify and platform/jobs send
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../../resources/index.ts';
import type { UsahaMendaftarUlang } from '../../../resources/kwu/bacaan.ts';
import { rules } from '../../../server/areas/gatherAreas.ts';
import { remindReRegistration } from '../../../server/areas/kwu/clockNotices.ts';
import { createEngine } from '../../../server/platform/engine/engine.ts';
import type { JobResult } from '../../../server/platform/jobs/types.ts';
import { G, type KwuPlace, manajemen, openKwu, type Row, type Student } from './place.ts';

/** Re-registration is called for 7 days and 1 day before its end (docs/domain/30 §4.10). */

let kwu: KwuPlace;
let start: number;
let ketua: Student;
let group: Row;
/** Last day of re-registration, as `place.ts` sets it. */
const until = 20;

beforeAll(async () => {
  kwu = await openKwu({ ukuranMin: 2 });
  start = kwu.world.clock.now.getTime();
  ketua = await kwu.entrepreneur();
  const dua = await kwu.entrepreneur({ id_program_prodi: manajemen });
  group = await kwu.begin(ketua);
  await kwu.done(await dua.post(`${G}/gabung`, { kodeGabung: group.kodeGabung }));
  await kwu.fillIn(ketua);
  await kwu.fillIn(dua);
  await kwu.done(await kwu.step(ketua, `${G}/${group.id}`, 'ajukan'));
  await kwu.done(await kwu.step(kwu.team, `${G}/${group.id}`, 'setujui'));
});
afterAll(() => kwu.world.close());

/** Runs the job so many days before a day that is counted from the day of seeding. */
async function run(day: number): Promise<JobResult> {
  const now = new Date(start + day * 86_400_000);
  const engine = createEngine(kwu.db, registry, rules, () => now);
  return remindReRegistration({ engine, now, signal: new AbortController().signal });
}
const told = () =>
  kwu.db.query<{ judul: string; isi: string; link: string }>(
    `select n.judul, n.isi, n.link from notifikasi n where n.id_user = $1 and n.judul like 'Daftar ulang berakhir%' order by n.created_at`,
    [ketua.userId],
  );

describe('pengingat daftar ulang', () => {
  it('tujuh hari dan sehari sebelum berakhir, sekali masing-masing, dengan langkah yang belum selesai', async () => {
    await run(until - 8);
    expect(await told()).toEqual([]);
    await run(until - 7);
    await run(until - 7);
    const seven = {
      judul: 'Daftar ulang berakhir 7 hari lagi',
      isi: 'Kopi Lereng: belum selesai: DPL, profil usaha.',
      link: '/kwu/daftar-ulang',
    };
    expect(await told()).toEqual([seven]);
    await run(until - 6);
    await run(until - 1);
    expect((await told()).map(({ judul }) => judul)).toEqual([seven.judul, 'Daftar ulang berakhir 1 hari lagi']);
  });

  it('mengikuti perpanjangan kelompok', async () => {
    const now = await kwu.now(`${G}/${group.id}`);
    const later = new Date(start + (until + 10) * 86_400_000).toISOString().slice(0, 10);
    await kwu.done(await kwu.team.put(`${G}/${group.id}`, { version: now.version, perpanjangan: later }));
    await run(until + 3);
    expect((await told()).map(({ judul }) => judul)).toContain('Daftar ulang berakhir 7 hari lagi');
    expect(await told()).toHaveLength(3);
  });

  it('Tim MBKM melihat langkah semua usaha, dan mengingatkan maksimal sekali sehari', async () => {
    const [row] = await kwu.db.query<{ periode: string }>(
      'select id_periode as periode from kwu_kelompok where id = $1',
      [group.id],
    );
    const all = (await kwu.team.get(`${G}/daftar-ulang`, { idPeriode: row?.periode })).json<UsahaMendaftarUlang[]>();
    const own = all.find(({ id }) => id === group.id);
    expect(own?.langkah.map(({ kode, status }) => [kode, status])).toContainEqual(['dpl', 'belum']);
    const remind = async () => (await kwu.team.post(`${G}/daftar-ulang/ingatkan`, { ids: [group.id] })).json();
    expect(await remind()).toEqual({ berhasil: [group.id], gagal: [] });
    expect(await remind()).toMatchObject({ berhasil: [], gagal: [{ id: group.id }] });
    expect(await told()).toHaveLength(4);
    expect((await ketua.post(`${G}/daftar-ulang/ingatkan`, { ids: [group.id] })).statusCode).toBe(403);
    const mine = (await ketua.get(`${G}/daftar-ulang`, { idPeriode: row?.periode })).json<UsahaMendaftarUlang[]>();
    expect(mine.map(({ id }) => id)).toEqual([group.id]);
  });
});

describe('kelompok di bawah ukuran minimal', () => {
  it('langkah anggota kembali terbuka; Tim MBKM menjadikan yang tersisa wirausaha mandiri', async () => {
    const path = `${G}/${group.id}`;
    const before = await kwu.now(path);
    const rows = before.anggota as { id: string; idMahasiswa: string; statusAnggota: string }[];
    const anggota = rows.map(row =>
      row.idMahasiswa === ketua.idMahasiswa ? row : { ...row, statusAnggota: 'keluar' },
    );
    await kwu.done(await kwu.team.put(path, { version: before.version, anggota }));
    const steps = (await ketua.get(`${path}/daftar-ulang`)).json<{ kode: string; status: string; pesan: string }[]>();
    expect(steps.find(({ kode }) => kode === 'anggota')).toMatchObject({
      status: 'revisi',
      pesan: 'Anggota kurang dari 2 orang.',
    });
    const few = await kwu.now(path);
    await kwu.done(await kwu.team.put(path, { version: few.version, jenis: 'mandiri' }));
    const alone = (await ketua.get(`${path}/daftar-ulang`)).json<{ kode: string; status: string }[]>();
    expect(alone.find(({ kode }) => kode === 'anggota')).toMatchObject({ status: 'selesai' });
    expect(await kwu.registrationOf(ketua)).toMatchObject({ jalur: 'mandiri', status: 'disetujui' });
  });
});
