// @module-tag semua: a programme's own words on the notices that platform/notify and platform/jobs send
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../../resources/index.ts';
import { rules } from '../../../server/areas/gatherAreas.ts';
import { remindGrades, remindLogs } from '../../../server/areas/kkn/clockNotices.ts';
import { supervisorId, waveId } from '../../../server/areas/kkn/demo/ids.ts';
import { kknJobs } from '../../../server/areas/kkn/jobs.ts';
import { supervision } from '../../../server/areas/kkn/requestRules.ts';
import { requestJobs } from '../../../server/areas/mbkm/supervisorRequests.ts';
import type { EngineJobContext } from '../../../server/platform/engine/context.ts';
import { createEngine } from '../../../server/platform/engine/engine.ts';
import type { JobResult } from '../../../server/platform/jobs/types.ts';
import { cal } from '../magang/place.ts';
import { type KknPlace, openKkn, runningGroup } from './place.ts';

/** Notices that KKN sends by date (docs/domain/30 §4.10), on the demo's rows. */

let kkn: KknPlace;
let start: number;
beforeAll(async () => {
  kkn = await openKkn();
  start = kkn.world.clock.now.getTime();
});
afterAll(() => kkn.world.close());

type Work = (context: EngineJobContext) => Promise<JobResult>;
const job = (name: string): Work => {
  const found = [...kknJobs, ...requestJobs(supervision)].find(known => known.name === name);
  if (!found) throw new Error(name);
  return found.run;
};
/** Runs a job so many days after the day of seeding, at 18.00 there. */
async function run(work: Work, days: number): Promise<JobResult> {
  const { clock } = kkn.world;
  clock.now = new Date(start + days * 86_400_000 + 8 * 3_600_000);
  const engine = createEngine(kkn.db, registry, rules, () => clock.now);
  const result = await work({ engine, now: clock.now, signal: new AbortController().signal });
  clock.now = new Date(start);
  return result;
}
const told = (username: string, title: string) =>
  kkn.db.query<{ isi: string; link: string }>(
    `select n.isi, n.link from notifikasi n join pengaturan_user u on u.id = n.id_user
     where u.username = $1 and n.judul like $2 order by n.created_at`,
    [username, title],
  );

describe('pemberitahuan KKN menurut jam', () => {
  it('dua hari wajib tanpa log: mahasiswa diingatkan sekali, lagi bila berlanjut', async () => {
    await run(remindLogs, 0);
    expect(await told('mahasiswa', 'Log harian KKN kosong')).toEqual([]);
    await run(remindLogs, 1);
    await run(remindLogs, 1);
    const [first, ...more] = await told('mahasiswa', 'Log harian KKN kosong');
    expect(first).toMatchObject({
      isi: 'Log harian belum diisi 2 hari berturut-turut. Isi sekarang.',
      link: '/kkn/log-harian/list',
    });
    expect(more).toEqual([]);
    await run(remindLogs, 4);
    expect(await told('mahasiswa', 'Log harian KKN kosong')).toHaveLength(2);
    // How many is a setting of the portal.
    const set = (nilai: number) => kkn.team.put('mbkm/konfigurasi/kkn.hariLogKosong', { nilai });
    await kkn.done(await set(20));
    await run(remindLogs, 8);
    expect(await told('mahasiswa', 'Log harian KKN kosong')).toHaveLength(2);
    await kkn.done(await set(2));
  });

  it('tiga hari sebelum batas nilai: DPL dan Tim MBKM menurut yang belum dinilai', async () => {
    await run(remindGrades, 10);
    expect(await told('dosen', 'Batas pengisian nilai KKN%')).toEqual([]);
    await run(remindGrades, 11);
    await run(remindGrades, 12);
    expect(await told('dosen', 'Batas pengisian nilai KKN%')).toEqual([
      { isi: 'KKN Tematik Khusus: 8 peserta belum Anda nilai.', link: '/kkn/penilaian/dpl' },
    ]);
    expect(await told('timmbkm', 'Batas pengisian nilai KKN 3 hari lagi')).toEqual([
      { isi: 'KKN Tematik Khusus: 16 peserta belum dinilai Tim MBKM.', link: '/kkn/penilaian/mbkm' },
    ]);
  });

  it('permintaan DPL yang hampir kedaluwarsa: dosen yang diminta, sekali', async () => {
    await kkn.db.execute('update kkn_memilih_dospem set id_dpl = $1', [supervisorId('dua', 2)]);
    await run(job('kkn-pengajuan-dpl-habis'), 1);
    expect(await told('dosen', 'Permintaan DPL segera%')).toEqual([]);
    await run(job('kkn-pengajuan-dpl-habis'), 2);
    await run(job('kkn-pengajuan-dpl-habis'), 2);
    expect(await told('dosen', 'Permintaan DPL segera%')).toMatchObject([
      { isi: 'KKN-03 Gotong Royong masih menunggu jawaban Anda.' },
    ]);
  });

  it('peserta yang sudah dinilai semua tidak disebut', async () => {
    await kkn.db.execute(
      `update mbkm_pendaftar_program_mbkm t set nilai_dosen = 80, nilai_tim = 80 from kkn_pendaftaran p
       where p.id_pendaftar_mbkm = t.id and p.id_gelombang = $1`,
      [waveId('khusus')],
    );
    await kkn.db.execute('delete from notifikasi');
    await run(remindGrades, 13);
    expect(await told('dosen', 'Batas pengisian nilai KKN%')).toEqual([]);
  });
});

describe('pekerjaan harian KKN', () => {
  const statusOf = async (table: string, id: string) =>
    (await kkn.db.one<{ status: string }>(`select status from ${table} where id = $1`, [id]))?.status;

  it('kelompok yang ditetapkan berjalan pada hari pemberangkatannya, tidak sehari sebelumnya', async () => {
    const { idKelompok, idGelombang } = await runningGroup(kkn);
    const seen: (string | undefined)[] = [];
    for (const leaves of [1, 0]) {
      await kkn.db.execute(`update kkn_gelombang set status = 'pelaksanaan', tanggal_berangkat = $2 where id = $1`, [
        idGelombang,
        cal.day(leaves),
      ]);
      await run(job('kkn-mulai-kelompok'), 0);
      seen.push(await statusOf('kkn_kkn_kelompok', idKelompok));
    }
    expect(seen).toEqual(['ditetapkan', 'berjalan']);
  });

  it('pengajuan DPL kedaluwarsa setelah batas jawabannya lewat', async () => {
    const [asked] = await kkn.db.query<{ id: string }>(`select id from kkn_memilih_dospem where status = 'diajukan'`);
    const id = String(asked?.id);
    const moment = start + 8 * 3_600_000;
    const seen: (string | undefined)[] = [];
    for (const limit of [moment, moment - 1000]) {
      await kkn.db.execute('update kkn_memilih_dospem set batas_jawaban = $2 where id = $1', [
        id,
        new Date(limit).toISOString(),
      ]);
      await run(job('kkn-pengajuan-dpl'), 0);
      seen.push(await statusOf('kkn_memilih_dospem', id));
    }
    expect(seen).toEqual(['diajukan', 'kedaluwarsa']);
  });
});
