import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { FormulirRingkas, Isian } from '../../../resources/formulir/panggilan.ts';
import { createWorld, type Person, type World } from '../support/world.ts';
import { ask, formOf, releasedForm } from './support.ts';

let world: World;
let team: Person;

beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  team = await world.as('HA03');
});
afterAll(() => world.close());

describe('a form after a week of the logbook', () => {
  it('asks each member of the group once for each report that was sent since, and nobody else', async () => {
    const [week] = await world.db.query<{ id: string; username: string; kelompok: string }>(
      `select r.id, u.username, r.id_kelompok as kelompok from kkn_laporan_tugas_mingguan r
         join kkn_kkn_kelompok_anggota a on a.parent_id = r.id_kelompok and a.status_anggota = 'bergabung'
         join mbkm_pendaftar_program_mbkm p on p.id = a.id_pendaftar_mbkm
         join pengaturan_user u on u.id_mahasiswa = p.id_mahasiswa
        where r.status in ('diajukan', 'disetujui') order by r.id limit 1`,
    );
    if (!week) throw new Error('Tidak ada laporan mingguan');
    const member = await world.as(week.username);
    const id = await releasedForm(team, formOf(ask('puas', 'scale', { required: true })), {
      momen: 'kejadian',
      kejadian: 'minggu-kkn',
      audiens: [],
      pembaca: ['HA05'],
    });
    const listed = async (who: Person) =>
      (await who.get('formulir/isian')).json<FormulirRingkas[]>().filter(form => form.id === id);
    // A week from before the form is asked of nobody.
    await world.db.execute('update kkn_laporan_tugas_mingguan set tanggal_diajukan = $1', ['2020-01-01']);
    expect(await listed(member)).toEqual([]);
    await world.db.execute('update kkn_laporan_tugas_mingguan set tanggal_diajukan = $1 where id = $2', [
      '2099-01-01',
      week.id,
    ]);
    expect((await listed(member)).map(({ baris }) => baris?.id)).toEqual([week.id]);
    expect(await listed(team)).toEqual([]);
    const at = `formulir/isian/${id}?baris=${week.id}`;
    const { version, nomorVersi } = (await member.get(at)).json<Isian>();
    expect((await member.put(at, { version, nomorVersi, isi: { puas: 4 }, kirim: true })).statusCode).toBe(200);
    expect((await listed(member)).map(({ keadaan }) => keadaan)).toEqual(['terkirim']);
    const reader = await world.as('HA05');
    const across = (await reader.get(`formulir/hasil/${id}/silang`)).json<{ menurut: string[] }>();
    expect(across.menurut).toEqual(['Kelompok']);
  });
});
