import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { registry } from '../../../resources/index.ts';
import { tellOfEndings } from '../../../server/areas/master/endingNotices.ts';
import { createEngine } from '../../../server/platform/engine/engine.ts';
import { dueOccurrence, scheduleWords } from '../../../server/platform/jobs/schedule.ts';
import { createWorld, type World } from '../support/world.ts';
import { first, type Row } from './support.ts';

/** Weekly notices of agreements and decrees that end, and what students and partners repeat of participations. */
let world: World;
beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
});
afterAll(() => world.close());

const run = () =>
  tellOfEndings.run({
    engine: createEngine(world.db, registry, {}, () => world.clock.now),
    now: world.clock.now,
    signal: new AbortController().signal,
  });
const noticesOf = async (role: 'HA03' | 'HA05', judul: string) =>
  (await (await world.as(role)).get('notifikasi', { range: [0, 199] }))
    .json<{ judul: string; isi: string }[]>()
    .filter(notice => notice.judul === judul)
    .map(({ isi }) => isi);

describe('MoU dan SK tim yang akan berakhir', () => {
  it('jatuh tempo Senin pagi', () => {
    const { schedule } = tellOfEndings;
    if (!schedule) throw new Error('tidak terjadwal');
    expect(scheduleWords(schedule)).toBe('Setiap hari Senin pukul 07.00 WIB');
    const due = (moment: string) => dueOccurrence(schedule, new Date(moment)).toISOString();
    // 23 November 2026 is a Monday.
    expect(due('2026-11-23T00:00:00Z')).toBe('2026-11-23T00:00:00.000Z');
    expect(due('2026-11-22T23:59:59Z')).toBe('2026-11-16T00:00:00.000Z');
  });

  it('diberitahukan ke Tim MBKM dan koordinator prodinya, sekali seminggu sampai diperbarui', async () => {
    const prodi = await world.db.one<{ id: string; nama: string }>(
      `select p.id, p.nama_prodi as nama from master_program_prodi p join pengaturan_user_role r on r.id_program_prodi = p.id
         join pengaturan_user u on u.id = r.id_user where u.username = 'koordinator' and r.id_role = 'HA05'`,
    );
    await world.db.execute(
      `update master_tim_mbkm_prodi set nomor_sk = '7/SK', berlaku_sampai = '2026-12-10' where id in
         (select id from master_tim_mbkm_prodi where id_program_prodi = $1 and aktif and berlaku_sampai > '2026-11-21')`,
      [prodi?.id],
    );
    await run();
    const decree = `SK Tim MBKM ${prodi?.nama} (7/SK) berakhir 10 Desember 2026.`;
    expect(await noticesOf('HA05', 'SK tim akan berakhir')).toContain(decree);
    expect(await noticesOf('HA03', 'SK tim akan berakhir')).toContain(decree);
    const agreements = await noticesOf('HA03', 'MoU akan berakhir');
    expect(agreements).toContain('MoU dengan Dinas Kominfo Kota Surya Asri berakhir 9 Desember 2026.');
    expect(agreements.some(isi => isi.includes('PT Nusa Digital'))).toBe(false);

    const before = (await noticesOf('HA03', 'SK tim akan berakhir')).length;
    await run();
    expect(await noticesOf('HA03', 'SK tim akan berakhir')).toHaveLength(before);
    world.clock.now = new Date('2026-11-23T00:00:00Z');
    await run();
    const rows = await world.db.query(
      `select 1 from notifikasi where isi = $1 and id_user = (select id from pengaturan_user where username = 'timmbkm')`,
      [decree],
    );
    expect(rows).toHaveLength(2);
  });
});

describe('keikutsertaan sekarang', () => {
  it('mahasiswa dan mitra menyebutnya, dan daftar menyaring menurutnya', async () => {
    world.clock.now = new Date('2026-11-21T03:00:00Z');
    const team = await world.as('HA03');
    const shown = await team.get('master/mahasiswa', { filter: { ikutProgram: true }, range: [0, 0] });
    const total = Number(String(shown.headers['content-range']).split('/')[1]);
    const wanted = await world.db.one<{ n: number }>(
      `select count(distinct id_mahasiswa)::int as n from mbkm_pendaftar_program_mbkm where status in ('disetujui', 'berjalan')`,
    );
    expect(total).toBe(wanted?.n);
    expect(total).toBeGreaterThan(0);

    const running = await world.db.one<{ id: string; idMahasiswa: string; idMitra: string; version: number }>(
      `select p.id, p.id_mahasiswa as "idMahasiswa", p.id_mitra as "idMitra", p.version from mbkm_pendaftar_program_mbkm p
        where p.status = 'berjalan' and p.id_mitra is not null and (select count(*) from mbkm_pendaftar_program_mbkm o
          where o.id_mahasiswa = p.id_mahasiswa and o.status in ('disetujui', 'berjalan')) = 1 order by p.id limit 1`,
    );
    const partner = async () => (await team.get(`master/mitra/${running?.idMitra}`)).json<Row>();
    const before = await partner();
    const letter = await world.db.one<{ id: string }>('select id from internal_berkas limit 1');
    await world.db.execute('update mbkm_pendaftar_program_mbkm set surat_mundur = $2 where id = $1', [
      running?.id,
      letter?.id,
    ]);
    const left = await team.post(`mbkm/pendaftar-program-mbkm/${running?.id}/aksi/mundurkan`, {
      version: running?.version,
      catatan: 'Pindah kuliah.',
      alasanMundur: 'Pindah kuliah.',
    });
    expect(left.statusCode, left.body).toBe(200);
    expect(await partner()).toMatchObject({
      jumlahMahasiswa: Number(before.jumlahMahasiswa) - 1,
      version: before.version,
    });
    expect((await team.get(`master/mahasiswa/${running?.idMahasiswa}`)).json()).toMatchObject({ ikutProgram: false });
  });

  it('mitra dicari menurut kotanya', async () => {
    const team = await world.as('HA03');
    const row = await first(team, 'master/mitra', { q: 'kota surabaya' });
    expect(row.kota).toBe('Kota Surabaya');
  });

  it('pembimbing dan mitra melihat mahasiswanya, mitra hanya lima kolom', async () => {
    const supervised = await world.db.one<{ id: string }>(
      `select p.id_mahasiswa as id from mbkm_pendaftar_program_mbkm p join pengaturan_user u on u.id_pegawai = p.id_dosen_pembimbing
         join master_mahasiswa m on m.id = p.id_mahasiswa
        where u.username = 'dosen' and m.id_dosen_wali is distinct from u.id_pegawai and p.status = 'berjalan' limit 1`,
    );
    if (supervised)
      expect((await (await world.as('HA04')).get(`master/mahasiswa/${supervised.id}`)).statusCode).toBe(200);
    const partner = await world.as('HA06');
    expect((await partner.get('silaturahmi/master/transkrip', { npm: '22081010012' })).statusCode).toBe(403);
    const rows = (await partner.get('master/mahasiswa')).json<Row[]>();
    const placed = await world.db.one<{ n: number }>(
      `select count(distinct p.id_mahasiswa)::int as n from mbkm_pendaftar_program_mbkm p join master_pic_mitra c on c.id_mitra = p.id_mitra
         join pengaturan_user u on u.id_pic_mitra = c.id where u.username = 'mitra' and p.status <> 'draf'`,
    );
    expect(rows).toHaveLength(placed?.n ?? -1);
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual(
      [
        'createdAt',
        'createdBy',
        'email',
        'id',
        'idProgramProdi',
        'nama',
        'noHp',
        'npm',
        'updatedAt',
        'updatedBy',
        'version',
      ].sort(),
    );
  });
});
