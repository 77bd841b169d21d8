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

  it('asks a student of a programme without weekly reports once for each week with sent entries that is over', async () => {
    const today = world.clock.now.toISOString().slice(0, 10);
    const [who] = await world.db.query<{ username: string; id: string; minggu: number }>(
      `select u.username, l.id_mahasiswa as id, count(distinct date_trunc('week', l.tanggal))::int as minggu
         from magang_logbook_magang l join pengaturan_user u on u.id_mahasiswa = l.id_mahasiswa
        where l.status in ('diajukan', 'revisi', 'disetujui', 'ditolak') and date_trunc('week', l.tanggal)::date + 6 < $1::date
        group by 1, 2 having count(*) > count(distinct date_trunc('week', l.tanggal)) order by 1 limit 1`,
      [today],
    );
    if (!who) throw new Error('Tidak ada logbook magang.');
    const student = await world.as(who.username);
    const id = await releasedForm(team, formOf(ask('puas', 'scale')), {
      momen: 'kejadian',
      kejadian: 'minggu-magang',
      audiens: [],
      pembaca: ['HA05'],
      tanggalBuka: '2020-01-01',
    });
    const listed = async (person: Person) =>
      (await person.get('formulir/isian')).json<FormulirRingkas[]>().filter(form => form.id === id);
    const weeks = await listed(student);
    expect(weeks).toHaveLength(who.minggu);
    const names = weeks.map(({ baris }) => baris?.nama ?? '');
    expect(new Set(names).size).toBe(who.minggu);
    for (const name of names) expect(name).toMatch(/, minggu \d\d\/\d\d\/\d{4} sampai \d\d\/\d\d\/\d{4}$/);
    expect(await listed(await world.as('HA04'))).toEqual([]);

    const row = weeks[0]?.baris?.id;
    const at = `formulir/isian/${id}?baris=${row}`;
    const { version, nomorVersi } = (await student.get(at)).json<Isian>();
    expect((await student.put(at, { version, nomorVersi, isi: { puas: 5 }, kirim: true })).statusCode).toBe(200);
    // Another entry of the same week asks nothing more; nor does one that is still a draft, or the week of today.
    await world.db.execute(
      `update magang_logbook_magang set tanggal = (select tanggal from magang_logbook_magang where id = $1)
        where id = (select max(id::text)::uuid from magang_logbook_magang where id_mahasiswa = $2 and status = 'disetujui')`,
      [row, who.id],
    );
    expect((await listed(student)).filter(({ keadaan }) => keadaan === 'terkirim')).toHaveLength(1);
    await world.db.execute('update magang_logbook_magang set tanggal = $1 where id_mahasiswa = $2', [today, who.id]);
    expect((await listed(student)).map(({ keadaan }) => keadaan)).toEqual(['terkirim']);
  });
});
