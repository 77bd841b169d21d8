import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { registry } from '../../../../resources/index.ts';
import { demosOf } from '../../../../server/areas/gatherAreas.ts';
import { fillDemo } from '../../../../server/ops/demo.ts';
import { magnify } from '../../../../server/ops/magnify.ts';
import { prepareData } from '../../../../server/ops/prepare.ts';
import { tableName } from '../../../../server/platform/database/columns.ts';
import type { Db } from '../../../../server/platform/database/db.ts';
import { openTestDb, testConfig, today } from '../../support/world.ts';

describe('npm run demo', () => {
  let db: Db;
  beforeAll(async () => {
    db = await openTestDb({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  });
  afterAll(() => db.close());

  const fill = (change: { size?: number; add?: boolean } = {}, config = testConfig) =>
    fillDemo(db, registry, config, { size: 30, add: false, today, quiet: true, ...change });
  const students = async () =>
    (await db.query<{ npm: string }>('select npm from master_mahasiswa order by npm')).map(({ npm }) => npm);

  it('menolak mode production, ukuran yang bukan bilangan, dan basis data yang berisi', async () => {
    await expect(fill({}, { ...testConfig, production: true })).rejects.toThrow('production');
    for (const size of [0, -1, 1.5, Number.NaN, 2_000_000])
      await expect(fill({ size, add: true })).rejects.toThrow('--size');
    await expect(fill()).rejects.toThrow('--tambah');
  });

  it('menambah sebanyak yang diminta tanpa mengubah yang sudah ada', async () => {
    const before = await students();
    await db.execute(`update master_mahasiswa set nama = 'Sudah Diubah Orang' where npm = $1`, [before[0]]);
    await fill({ size: 2500, add: true });
    const after = await students();
    expect(after).toHaveLength(before.length + 2500);
    expect(after).toEqual(expect.arrayContaining(before));
    const kept = await db.one(`select nama from master_mahasiswa where npm = $1`, [before[0]]);
    expect(kept).toEqual({ nama: 'Sudah Diubah Orang' });
  });

  /** Rows whose version is not the one that their history ends with, or whose history has gaps. */
  const wrongVersions = async () => {
    const told = await db.query<{ resource: string }>('select distinct resource from internal_riwayat order by 1');
    expect(told.length).toBeGreaterThan(20);
    const wrong: string[] = [];
    for (const { resource } of told) {
      const rows = await db.query<{ id: string; version: number; versi: number[] }>(
        `select t.id::text as id, t.version, h.versi from ${tableName(registry.get(resource))} t join (
           select id_baris, array_agg(versi order by versi) as versi from internal_riwayat where resource = $1 group by 1
         ) h on h.id_baris = t.id::text`,
        [resource],
      );
      for (const { id, version, versi } of rows)
        if (version !== versi.at(-1) || versi.some((one, i) => one !== i + 1))
          wrong.push(`${resource} ${id}: ${version}, ${versi}`);
    }
    return wrong;
  };

  it('baris sudah sesering diubah seperti kata riwayatnya, dan tiap versi diceritakan sekali', async () => {
    expect(await wrongVersions()).toEqual([]);
  });

  it('peserta Komcad yang selesai dengan nilai sudah dikonversi, dengan mata kuliah dan SKS yang sama', async () => {
    const rows = await db.query(
      `select t.status_konversi as konversi, t.total_sks_diakui = (
         select sum(f.sks_diakui) from konversi_terpilih_final f where f.id_pendaftar_mbkm = t.id) as sama
       from mbkm_pendaftar_program_mbkm t
       where t.kode_jenis_mbkm = 'komcad' and t.status = 'selesai' and t.nilai_akhir is not null`,
    );
    expect(rows).toEqual(Array(3).fill({ konversi: 'final', sama: true }));
  });

  it('copies people with what hangs on them, each copy a campus of its own', async () => {
    const kept = () =>
      db.query(
        `select indexdef as text from pg_indexes where schemaname = current_schema()
         union all select conname || pg_get_constraintdef(oid) from pg_constraint order by 1`,
      );
    const count = (sql: string) => db.one(`select count(*)::int as n from ${sql}`);
    const before = await kept();
    const [students, lecturers] = [await count('master_mahasiswa'), `master_pegawai g on g.id = p.id_dosen_pembimbing`];
    const load = `(select g.id, count(*) as n from mbkm_pendaftar_program_mbkm p join ${lecturers} group by 1) x`;
    const heaviest = await db.one(`select max(n)::int as n from ${load}`);
    const beside = (await demosOf()).flatMap(({ copied = [] }) => copied);
    await magnify(db, registry, { from: 1, to: 2, beside });
    expect(await count('master_mahasiswa')).toEqual({ n: 3 * Number(students?.n) });
    // A lecturer has as many students as before: theirs have lecturers of their own.
    expect(await db.one(`select max(n)::int as n from ${load}`)).toEqual(heaviest);
    expect(await kept()).toEqual(before);
    expect(await wrongVersions()).toEqual([]);
  });

  it('starts no portal on a database in which copying broke off, and adds nothing to it', async () => {
    const cut = (what: string) => {
      if (what === 'indexes') throw new Error('listrik padam');
    };
    await expect(magnify(db, registry, { from: 3, to: 3, beside: [], said: cut })).rejects.toThrow('listrik padam');
    await expect(prepareData(db, registry, testConfig)).rejects.toThrow('terputus');
    await expect(fill({ add: true })).rejects.toThrow('terputus');
  });

  it('tidak menyentuh pemasangan sungguhan', async () => {
    await db.execute(`update _portal set nilai = 'kosong' where kunci = 'isi'`);
    await expect(fill({ add: true })).rejects.toThrow('data sungguhan');
  });
});
