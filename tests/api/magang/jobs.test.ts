import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../../resources/index.ts';
import { createEngine } from '../../../server/rest/context.ts';
import { rulesWith } from '../../../server/rules/index.ts';
import { closeOffers } from '../../../server/rules/magang/jobs.ts';
import { type JobContext, remindSupervisors, startDueParticipations } from '../../../server/rules/mbkm/jobs.ts';
import type { MbkmEvent, Notifier } from '../../../server/rules/mbkm/notifier.ts';
import { portalNotifier } from '../../../server/rules/mbkm/portalNotifier.ts';
import { studyRecords } from '../../../server/siamik/select.ts';
import { id, N, openPlace, type Place, putInto } from './place.ts';

let place: Place;
let context: JobContext;
let told: MbkmEvent[];
const notifier: Notifier = {
  notify: async (_ctx, event) => {
    told.push(event);
  },
  notifyAll: async (_ctx, events) => {
    told.push(...events);
  },
};
beforeAll(async () => {
  place = await openPlace();
  told = [];
  const engine = createEngine(place.db, registry, rulesWith(notifier), () => place.world.clock.now);
  context = { engine, notifier, siamik: studyRecords(place.db) };
});
afterAll(() => place.world.close());

const statusOf = async (key: string) =>
  (
    await place.db.one<{ status: string }>('select status from mbkm_pendaftar_program_mbkm where id = $1', [
      id.pendaftar(key),
    ])
  )?.status;

describe('the daily jobs', () => {
  it('start what is due, once, and name what lacks a supervisor', async () => {
    for (const key of ['setuju-if', 'setuju-if-tanpa-dosen']) {
      await putInto(place, id.pendaftar(key), { tanggal_mulai: '2026-11-21' });
    }
    const report = await startDueParticipations(context);
    expect(report).toEqual({
      diperiksa: 2,
      berhasil: 1,
      gagal: [{ id: id.pendaftar('setuju-if-tanpa-dosen'), pesan: 'Dosen pembimbing belum ditetapkan.' }],
    });
    expect(await statusOf('setuju-if')).toBe('berjalan');
    // The student has a screen of their own; lecturer and partner see the registration.
    expect(told.map(({ jenis, link, kepada }) => [jenis, link, kepada.map(({ siapa }) => siapa)])).toEqual([
      ['kegiatan_dimulai', '/magang/riwayat', ['mahasiswa']],
      ['kegiatan_dimulai', `/magang/riwayat/pendaftar/detail/${id.pendaftar('setuju-if')}`, ['pegawai', 'mitra']],
    ]);
    expect((await startDueParticipations(context)).berhasil).toBe(0);
    const tim = await place.as('HA03');
    const [latest] = (await tim.get(`${N}/${id.pendaftar('setuju-if')}/riwayat`)).json();
    expect(latest).toMatchObject({ aksi: 'mulai', namaUser: 'Sistem', keStatus: 'berjalan' });
  });

  it('close offers whose last day has passed', async () => {
    await place.db.execute('update magang_program_ditawarkan set tanggal_tutup = $2 where id = $1', [
      id.offer('kredit'),
      '2026-11-20',
    ]);
    expect(await closeOffers(context)).toMatchObject({ diperiksa: 1, berhasil: 1 });
    expect(await closeOffers(context)).toMatchObject({ diperiksa: 0 });
  });

  it('remind the coordinator of missing supervisors, with one key per occasion', async () => {
    told = [];
    await remindSupervisors(context);
    await remindSupervisors(context);
    const keys = told.map(event => event.kunci);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(told[0]?.kepada).toEqual([{ siapa: 'peran', peran: 'HA05', idProgramProdi: id.prodi('081010') }]);
  });

  it('remind each person once, although two processes run at the same moment', async () => {
    const real = { ...context, notifier: portalNotifier };
    await Promise.all([remindSupervisors(real), remindSupervisors(real)]);
    const told = await place.db.query<{ n: number }>(
      `select count(*)::int as n from notifikasi where kunci like 'dospem_belum_ada:%' group by id_user, link, kunci`,
    );
    expect(told.length).toBeGreaterThan(0);
    expect(new Set(told.map(({ n }) => n))).toEqual(new Set([1]));
  });
});
