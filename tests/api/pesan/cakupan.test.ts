import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { registry } from '../../../resources/index.ts';
import { allRoles } from '../../../resources/kit/index.ts';
import type { CaraPesan, PratinjauPesan } from '../../../resources/pesan/panggilan.ts';
import { createWorld, type Person, type World } from '../support/world.ts';
import { keepSessions, newKey, runJob } from './support.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  await keepSessions(world);
});
afterAll(() => world.close());

const reaching = registry.resources.filter(r => r.reaches);
const plain = { judul: 'Uji', isi: 'Uji cakupan', lewat: ['portal', 'surel', 'wa'], filter: {}, semua: true };
const waysOf = async (who: Person, daftar: string) => (await who.get('pesan/cara', { daftar })).json<CaraPesan>().cara;

/** Ids of the rows of a list that a role reads. */
const idsOf = async (who: Person, endpoint: string) =>
  new Set((await who.get(endpoint, { range: [0, 199] })).json<{ id: string }[]>().map(({ id }) => id));

describe('nobody outside the scope of the sender', () => {
  it.each(allRoles)('is written to by %s, and nobody at all by a role that is not named', async role => {
    const who = await world.as(role);
    for (const r of reaching) {
      const body = { ...plain, resource: r.name };
      const may = r.reaches?.by.includes(role) === true;
      const ways = await who.get('pesan/cara', { daftar: r.name });
      if (!may) {
        expect(ways.statusCode, r.name).toBe(403);
        for (const kepada of Object.keys(r.reaches?.ways ?? {})) {
          expect((await who.post('pesan/coba', { ...body, kepada })).statusCode, r.name).toBe(403);
          expect((await who.post('pesan', { ...body, kepada, kunci: newKey() })).statusCode, r.name).toBe(403);
        }
        continue;
      }
      // A role whose menus do not show the list writes from it no more than it reads it.
      if (ways.statusCode === 403) continue;
      const known = (await waysOf(who, r.name)).map(({ kunci }) => kunci);
      for (const kepada of Object.keys(r.reaches?.ways ?? {})) {
        const answer = await who.post('pesan/coba', { ...body, kepada });
        if (!known.includes(kepada)) {
          expect(answer.statusCode, `${r.name} ${kepada}`).toBe(422);
          continue;
        }
        expect(answer.statusCode, answer.body).toBe(200);
        if (answer.json<PratinjauPesan>().penerima === 0) continue;
        const sent = await who.post('pesan', { ...body, kepada, kunci: newKey() });
        expect(sent.statusCode, sent.body).toBe(201);
        const { id } = sent.json<{ id: string }>();
        const rows = await world.db.query<{ idBaris: string }>(
          'select distinct id_baris from pesan_penerima where id_pesan = $1',
          [id],
        );
        const seen = await idsOf(who, r.endpoint);
        if (seen.size < 200) expect(rows.filter(({ idBaris }) => !seen.has(idBaris))).toEqual([]);
      }
    }
  });

  it('is named where a row in scope leads to somebody who is not', async () => {
    const coordinator = await world.as('HA05');
    const session = await world.db.one<{ idProgramProdi: string }>(
      `select p.id_program_prodi from pengaturan_user u join master_pegawai p on p.id = u.id_pegawai where u.username = 'koordinator'`,
    );
    const other = await world.db.one<{ id: string; namaLengkap: string }>(
      `select id, nama_lengkap from master_pegawai where jenis = 'dosen' and id_program_prodi <> $1 limit 1`,
      [session?.idProgramProdi],
    );
    const row = await world.db.one<{ id: string }>(
      `update mbkm_pendaftar_program_mbkm set id_dosen_pembimbing = $1
        where id = (select id from mbkm_pendaftar_program_mbkm where id_program_prodi = $2 and status = 'berjalan' limit 1) returning id`,
      [other?.id, session?.idProgramProdi],
    );
    const answer = await coordinator.post('pesan/coba', {
      resource: 'mbkm/pendaftar-program-mbkm',
      ids: [row?.id],
      kepada: 'dosen',
      lewat: ['portal', 'surel'],
      judul: 'Halo',
      isi: 'Halo {penerima}',
    });
    expect(answer.json()).toMatchObject({ penerima: 0, contoh: [], gagal: [{ alasan: 'luarCakupan' }] });
    expect(answer.body).not.toContain(other?.namaLengkap);
    // Ids of rows out of scope are as unknown ones.
    const foreign = await world.db.one<{ id: string }>(
      `select id from mbkm_pendaftar_program_mbkm where id_program_prodi <> $1 and status = 'berjalan' limit 1`,
      [session?.idProgramProdi],
    );
    const unseen = await coordinator.post('pesan/coba', {
      ...plain,
      filter: undefined,
      semua: undefined,
      resource: 'mbkm/pendaftar-program-mbkm',
      ids: [foreign?.id],
      kepada: 'mahasiswa',
    });
    expect(unseen.json()).toMatchObject({ baris: 0, penerima: 0, gagal: [] });
  });

  it('offers no word that the receiver does not always see', async () => {
    const team = await world.as('HA03');
    const [student] = await waysOf(team, 'mbkm/pendaftar-program-mbkm');
    expect(student?.kata).toContain('program');
    for (const word of ['nilaiAkhir', 'nilaiHuruf', 'nik']) expect(student?.kata).not.toContain(word);
  });

  it('gets nothing more from a sender whose account is off', async () => {
    const team = await world.as('HA03');
    const jadwal = new Date(world.clock.now.getTime() + 3_600_000).toISOString();
    const body = {
      ...plain,
      resource: 'master/mahasiswa',
      kepada: 'mahasiswa',
      filter: { angkatan: 2023 },
      semua: undefined,
    };
    const sent = await team.post('pesan', { ...body, kunci: newKey(), judul: 'Terlambat', jadwal });
    expect(sent.statusCode, sent.body).toBe(201);
    await world.db.execute(`update pengaturan_user set aktif = false where username = 'timmbkm'`);
    world.clock.now = new Date(Date.parse(jadwal) + 60_000);
    await runJob(world);
    expect(await world.db.query(`select 1 from notifikasi where judul = 'Terlambat'`)).toEqual([]);
    const message = await world.db.one(`select status from pesan_pesan where judul = 'Terlambat'`);
    expect(message).toEqual({ status: 'dibatalkan' });
  });
});
