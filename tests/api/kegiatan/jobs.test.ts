import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../../resources/index.ts';
import { magang } from '../../../resources/magang/programme.ts';
import { rules } from '../../../server/areas/gatherAreas.ts';
import { kegiatanJobs } from '../../../server/areas/kegiatan/index.ts';
import { createEngine } from '../../../server/platform/engine/engine.ts';
import type { JobResult } from '../../../server/platform/jobs/types.ts';
import { cal, id, openPlace, type Place, putInto } from '../magang/place.ts';

let place: Place;
beforeAll(async () => {
  place = await openPlace();
  // Notices of one programme only: every other one has ended here.
  await place.db.execute(
    `update mbkm_pendaftar_program_mbkm set status = 'selesai' where kode_jenis_mbkm <> all($1) and status = 'berjalan'`,
    [magang.kinds],
  );
});
afterAll(() => place.world.close());

async function run(name: string): Promise<JobResult> {
  const job = kegiatanJobs.find(known => known.name === name);
  if (!job) throw new Error(name);
  const { now } = place.world.clock;
  const engine = createEngine(place.db, registry, rules, () => now);
  return job.run({ engine, now, signal: new AbortController().signal });
}
const told = (judul: string) =>
  place.db.query<{ username: string; isi: string }>(
    'select u.username, n.isi from notifikasi n join pengaturan_user u on u.id = n.id_user where n.judul = $1 order by 1',
    [judul],
  );
/** Forward in time; the demo stands still. */
const goTo = (day: number) => {
  place.world.clock.now = new Date(cal.at(day, 7));
};

describe('the daily reminders', () => {
  it('tell the supervisor once a week of entries that wait for a week', async () => {
    goTo(0);
    expect(await run('ingatkan-log-menunggu')).toEqual({ diperiksa: 1, diberitahu: 1 });
    expect(await run('ingatkan-log-menunggu')).toEqual({ diperiksa: 1, diberitahu: 0 });
    const [notice] = await told('Logbook menunggu Anda');
    expect(notice?.username).toBe('dosen');
    expect(notice?.isi).toMatch(/^\d+ logbook menunggu verifikasi lebih dari 7 hari\.$/);
    goTo(7);
    expect(await run('ingatkan-log-menunggu')).toMatchObject({ diberitahu: 1 });
  });

  it('tell student and supervisor of a week without an entry, again with the next week', async () => {
    goTo(0);
    await run('ingatkan-log-kosong');
    const [empty] = await told('Logbook mahasiswa kosong');
    expect(empty).toMatchObject({ username: 'dosen' });
    expect(await run('ingatkan-log-kosong')).toMatchObject({ diberitahu: 0 });
    expect(await told('Logbook belum diisi')).toEqual([]);
    // Rizky's last entry that was handed in is older than a week then; a draft is not handed in.
    goTo(6);
    const student = await place.as('HA02');
    const draft = await student.post('magang/logbook-magang', {
      idPendaftarMbkm: id.pendaftar('rizky'),
      tanggal: cal.day(5),
      jamMulai: '08:00',
      jamSelesai: '09:00',
      tempat: 'kantor',
      kegiatan: 'Menyusun layanan',
      uraian: 'Menulis layanan dan mengujinya.',
    });
    expect(draft.statusCode, draft.body).toBe(201);
    await run('ingatkan-log-kosong');
    expect((await told('Logbook belum diisi')).map(({ username }) => username)).toEqual(['mahasiswa']);
    goTo(8);
    await run('ingatkan-log-kosong');
    expect(await told('Logbook belum diisi')).toHaveLength(1);
    goTo(13);
    await run('ingatkan-log-kosong');
    expect(await told('Logbook belum diisi')).toHaveLength(2);
  });

  it('call for the final report a week and a day before the end, unless it is handed in', async () => {
    goTo(0);
    await putInto(place, id.pendaftar('rizky'), { tanggal_selesai: cal.day(8) });
    await putInto(place, id.pendaftar('jalan-if-2'), { tanggal_selesai: cal.day(7) });
    const words = async () => (await told('Batas laporan akhir')).map(({ username, isi }) => `${username}: ${isi}`);
    await run('ingatkan-laporan');
    expect(await words()).toEqual([]);
    goTo(1);
    await run('ingatkan-laporan');
    goTo(3);
    await run('ingatkan-laporan');
    expect(await words()).toEqual(['mahasiswa: Laporan Magang Bersertifikat jatuh tempo 7 hari lagi.']);
    goTo(7);
    await run('ingatkan-laporan');
    expect(await words()).toHaveLength(2);
    expect((await words()).at(-1)).toMatch(/jatuh tempo (1|7) hari lagi\.$/);
    goTo(9);
    await run('ingatkan-laporan');
    expect(await words()).toHaveLength(2);
  });

  it('count a wait of a week to the second', async () => {
    goTo(0);
    const week = 7 * 86_400_000;
    const sent = (secondsLater: number) =>
      place.db.execute(`update magang_logbook_magang set tanggal_diajukan = $1 where status = 'diajukan'`, [
        new Date(place.world.clock.now.getTime() - week + secondsLater * 1000).toISOString(),
      ]);
    await sent(1);
    expect(await run('ingatkan-log-menunggu')).toMatchObject({ diperiksa: 0 });
    await sent(0);
    expect((await run('ingatkan-log-menunggu')).diperiksa).toBeGreaterThan(0);
  });

  it('count a week of silence to the day, until the last day of the programme', async () => {
    goTo(0);
    const rizky = id.pendaftar('rizky');
    await place.db.execute(
      `update mbkm_pendaftar_program_mbkm set status = 'selesai' where status = 'berjalan' and id <> $1`,
      [rizky],
    );
    await place.db.execute(`delete from magang_logbook_magang where id_pendaftar_mbkm = $1`, [rizky]);
    const silent = async (begun: number, end: number) => {
      await putInto(place, rizky, { tanggal_mulai: cal.day(begun), tanggal_selesai: cal.day(end) });
      return (await run('ingatkan-log-kosong')).diperiksa;
    };
    expect([await silent(-6, 30), await silent(-7, 30), await silent(-7, 0), await silent(-7, -1)]).toEqual([
      0, 1, 1, 0,
    ]);
  });
});
