import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { registry } from '../../../../resources/index.ts';
import type { Engine } from '../../../../server/platform/engine/context.ts';
import { createEngine } from '../../../../server/platform/engine/engine.ts';
import type { Job } from '../../../../server/platform/jobs/index.ts';
import { dueOccurrence, nextOccurrence } from '../../../../server/platform/jobs/schedule.ts';
import { createScheduler } from '../../../../server/platform/jobs/scheduler.ts';
import { createWorld, type World } from '../../support/world.ts';

let world: World;
let engine: Engine;
let runs: string[] = [];
let number = 0;
const log = pino({ level: 'silent' });

beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  engine = createEngine(world.db, registry, {}, () => world.clock.now);
});
beforeEach(() => {
  runs = [];
});
afterAll(() => world.close());

const at = (moment: string) => {
  world.clock.now = new Date(moment);
};
/** A daily job of a name of its own, in a scheduler of its own for each "process". */
function processes(count: number, run: () => Promise<void> | void = () => undefined) {
  const job: Job = {
    name: `uji-${++number}`,
    title: 'Uji',
    schedule: { at: '02:30' },
    run: async ({ now }) => {
      runs.push(now.toISOString());
      await run();
      return { baris: 1 };
    },
  };
  return Array.from({ length: count }, () => createScheduler(engine, [job], log));
}
const tickAll = (all: ReturnType<typeof processes>) => Promise.all(all.map(one => one.tick()));

describe('a schedule', () => {
  it('is in Indonesian time', () => {
    const schedule = { at: '02:30' };
    expect(dueOccurrence(schedule, new Date('2026-11-21T03:00:00Z')).toISOString()).toBe('2026-11-20T19:30:00.000Z');
    expect(dueOccurrence(schedule, new Date('2026-11-20T19:29:59Z')).toISOString()).toBe('2026-11-19T19:30:00.000Z');
    expect(nextOccurrence({ everyMinutes: 15 }, new Date('2026-11-20T19:29:59Z')).toISOString()).toBe(
      '2026-11-20T19:30:00.000Z',
    );
    expect(() => dueOccurrence({ at: '24:00' }, new Date())).toThrow();
  });
});

describe('a job', () => {
  it('runs once an occurrence, over all processes', async () => {
    at('2026-11-22T00:00:00Z');
    const all = processes(4);
    await tickAll(all);
    await tickAll(all);
    expect(runs).toHaveLength(1);
    for (let day = 22; day <= 26; day++) {
      at(`2026-11-${day}T20:00:00Z`);
      await Promise.all([tickAll(all), tickAll(all)]);
    }
    expect(runs).toHaveLength(6);
  });

  it('is made up for once after a pause', async () => {
    at('2026-11-23T00:00:00Z');
    await tickAll(processes(1));
    const [one] = processes(1);
    at('2026-11-27T05:00:00Z');
    await one?.tick();
    at('2026-11-27T06:00:00Z');
    await one?.tick();
    expect(runs).toHaveLength(2);
  });

  it('that fails is tried three times in all, ten minutes apart', async () => {
    at('2026-11-28T00:00:00Z');
    const all = processes(2, () => {
      throw new Error('rusak');
    });
    for (let minute = 0; minute < 60; minute += 5) {
      at(`2026-11-28T00:${String(minute).padStart(2, '0')}:01Z`);
      await tickAll(all);
    }
    expect(runs).toHaveLength(3);
    const row = await world.db.one('select status, percobaan, pesan from internal_pekerjaan where nama = $1', [
      `uji-${number}`,
    ]);
    expect(row).toEqual({ status: 'gagal', percobaan: 3, pesan: 'rusak' });
  });

  it('of a process that died is taken over', async () => {
    at('2026-11-29T00:00:00Z');
    const [dead, alive] = processes(2, () => (runs.length === 1 ? new Promise(() => undefined) : undefined));
    void dead?.tick();
    await expect.poll(() => runs.length).toBe(1);
    await alive?.tick();
    expect(runs).toHaveLength(1);
    at('2026-11-29T00:06:00Z');
    await alive?.tick();
    expect(runs).toHaveLength(2);
  });

  it('never overlaps itself by hand', async () => {
    at('2026-11-30T00:00:00Z');
    let finish: () => void = () => undefined;
    const [one, two] = processes(2, () => new Promise(done => (finish = done)));
    const ticking = one?.tick();
    await expect.poll(() => runs.length).toBe(1);
    const job = two?.jobs[0];
    if (!job) throw new Error('tidak ada pekerjaan');
    await expect(two?.runByHand(job, { userId: 'x', name: 'X' })).rejects.toThrow('Pekerjaan sedang berjalan.');
    finish();
    await ticking;
  });

  it('of a process that stops in its middle goes on at once in the next', async () => {
    at('2026-11-30T20:00:00Z');
    let finish: () => void = () => undefined;
    const [one, two] = processes(2, () => (runs.length === 1 ? new Promise(done => (finish = done)) : undefined));
    const ticking = one?.tick();
    await expect.poll(() => runs.length).toBe(1);
    const stopped = one?.stop();
    finish();
    await Promise.all([stopped, ticking]);
    const state = () =>
      world.db.one('select status, percobaan, pesan from internal_pekerjaan where nama = $1', [`uji-${number}`]);
    expect(await state()).toEqual({ status: 'gagal', percobaan: 1, pesan: 'Terhenti sebelum selesai.' });
    await two?.tick();
    await two?.tick();
    expect(runs).toHaveLength(2);
    expect(await state()).toEqual({ status: 'selesai', percobaan: 2, pesan: null });
  });

  it('stops with the process', async () => {
    at('2026-12-01T00:00:00Z');
    const [one] = processes(1);
    await one?.stop();
    await one?.tick();
    expect(runs).toHaveLength(0);
  });
});

describe('the Super Admin', () => {
  it('sees the jobs and runs one by hand, with a report', async () => {
    const admin = await world.as('HA01');
    const report = await admin.post('sistem/pekerjaan/sapu-berkas/jalankan');
    expect(report.json()).toMatchObject({ status: 'selesai', hasil: { dihapus: expect.any(Number) }, pesan: null });
    expect((await admin.post('sistem/pekerjaan/bersihkan-log/jalankan')).json()).toMatchObject({ status: 'selesai' });
    expect((await admin.post('sistem/pekerjaan/tidak-ada/jalankan')).statusCode).toBe(404);
    const listed = (await admin.get('sistem/pekerjaan')).json();
    const sweep = listed.find((job: { name: string }) => job.name === 'sapu-berkas');
    expect(sweep).toMatchObject({
      jadwal: 'Setiap hari pukul 02.30 WIB',
      terakhir: [{ status: 'selesai', namaUser: expect.any(String) }],
    });
    const logged = await world.db.one(
      `select 1 as ada from pengaturan_log_aktivitas where ringkasan like 'Menjalankan pekerjaan%'`,
    );
    expect(logged).toBeDefined();
  });

  it('is the only one', async () => {
    for (const role of ['HA02', 'HA03', 'HA05', 'HA10'] as const) {
      const person = await world.as(role);
      expect((await person.get('sistem/pekerjaan')).statusCode).toBe(403);
      expect((await person.post('sistem/pekerjaan/sapu-berkas/jalankan')).statusCode).toBe(403);
    }
    expect((await world.stranger.get('sistem/pekerjaan')).statusCode).toBe(401);
  });

  it('removes sessions that ended', async () => {
    const admin = await world.as('HA01');
    await world.db.execute(
      `update internal_sesi set berakhir = $1 where id_user <> (select id from pengaturan_user where username = 'superadmin')`,
      [new Date(world.clock.now.getTime() - 2 * 86_400_000).toISOString()],
    );
    await admin.post('sistem/pekerjaan/bersihkan-sesi/jalankan');
    const left = await world.db.query('select distinct id_user from internal_sesi');
    expect(left).toHaveLength(1);
  });
});
