import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../../resources/index.ts';
import { rulesWith } from '../../../server/areas/gatherAreas.ts';
import { closeOffers } from '../../../server/areas/magang/jobs.ts';
import { remindSupervisors, startDueParticipations } from '../../../server/areas/mbkm/dueParticipations.ts';
import type { DueContext } from '../../../server/platform/engine/dueRows.ts';
import { createEngine } from '../../../server/platform/engine/engine.ts';
import { id, N, openPlace, type Place, putInto } from './place.ts';

let place: Place;
let context: DueContext;
beforeAll(async () => {
  place = await openPlace();
  const engine = createEngine(place.db, registry, rulesWith(registry), () => place.world.clock.now);
  context = { engine };
});
afterAll(() => place.world.close());

const statusOf = async (key: string) =>
  (
    await place.db.one<{ status: string }>('select status from mbkm_pendaftar_program_mbkm where id = $1', [
      id.pendaftar(key),
    ])
  )?.status;

/** Notices of an event, by the main role of who got one. */
const toldOf = (code: string) =>
  place.db.query<{ role: string; link: string; isi: string }>(
    `select u.role_id as role, n.link, n.isi from notifikasi n join pengaturan_user u on u.id = n.id_user
      where n.kunci like $1 order by u.role_id, n.id`,
    [`${code}:%`],
  );

describe('the daily jobs', () => {
  it('start what is due, once, and name what lacks a supervisor', async () => {
    for (const key of ['setuju-if', 'setuju-if-tanpa-dosen']) {
      await putInto(place, id.pendaftar(key), { tanggal_mulai: '2026-11-21' });
    }
    const student = await place.db.one<{ id: string }>(
      'select id_mahasiswa as id from mbkm_pendaftar_program_mbkm where id = $1',
      [id.pendaftar('setuju-if')],
    );
    await place.enter('HA02', { idMahasiswa: student?.id ?? '' });
    const report = await startDueParticipations(context);
    expect(report).toEqual({
      diperiksa: 2,
      berhasil: 1,
      gagal: [
        {
          id: id.pendaftar('setuju-if-tanpa-dosen'),
          pesan: 'Dosen pembimbing belum ditetapkan.',
          code: 'mbkm.supervisorMissing',
        },
      ],
    });
    expect(await statusOf('setuju-if')).toBe('berjalan');
    // The student has a screen of their own; lecturer and partner see the registration.
    const record = `/magang/riwayat/pendaftar/detail/${id.pendaftar('setuju-if')}`;
    expect(await toldOf('kegiatan_dimulai')).toEqual([
      { role: 'HA02', link: '/magang/riwayat', isi: expect.stringMatching(/^Kegiatan .+ Anda telah dimulai\.$/) },
      { role: 'HA04', link: record, isi: expect.not.stringContaining('Anda') },
      { role: 'HA06', link: record, isi: expect.not.stringContaining('Anda') },
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
    const lastDay = [id.offer('backend'), '2026-11-21'];
    await place.db.execute('update magang_program_ditawarkan set tanggal_tutup = $2 where id = $1', lastDay);
    expect(await closeOffers(context)).toMatchObject({ diperiksa: 1, berhasil: 1 });
    expect(await closeOffers(context)).toMatchObject({ diperiksa: 0 });
  });

  it('remind the coordinator of missing supervisors, with one key per occasion', async () => {
    await remindSupervisors(context);
    const first = await toldOf('dospem_belum_ada');
    // The lecturer of the demo coordinates the study programme too.
    expect(first.map(({ role }) => role)).toEqual(['HA04', 'HA05']);
    for (const { link } of first) expect(link).toBe('/magang/dosen-pembimbing');
    await remindSupervisors(context);
    expect(await toldOf('dospem_belum_ada')).toEqual(first);
  });

  it('remind each person once, although two processes run at the same moment', async () => {
    await Promise.all([remindSupervisors(context), remindSupervisors(context)]);
    const told = await place.db.query<{ n: number }>(
      `select count(*)::int as n from notifikasi where kunci like 'dospem_belum_ada:%' group by id_user, link, kunci`,
    );
    expect(told.length).toBeGreaterThan(0);
    expect(new Set(told.map(({ n }) => n))).toEqual(new Set([1]));
  });
});
