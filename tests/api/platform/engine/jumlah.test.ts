import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { luaranKkn } from '../../../../resources/kkn/luaranKkn.ts';
import { logbookMagang } from '../../../../resources/magang/logbookMagang.ts';
import { mahasiswa } from '../../../../resources/master/mahasiswa.ts';
import { pustaka } from '../../../../resources/master/pustaka.ts';
import type { JawabanCari } from '../../../../resources/umum/cari.ts';
import type { Dashboard } from '../../../../resources/umum/dashboard.ts';
import { createCounts, largeCount } from '../../../../server/platform/engine/counts.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

/** Totals of large lists are kept for ten seconds (docs/design/performance.md); those of small ones are always counted. */
let world: World;
beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
});
afterAll(() => world.close());

const total = async (person: Person): Promise<number> => {
  const answer = await person.get(pustaka.endpoint, { range: [0, 0] });
  return Number(answer.headers['content-range']?.toString().split('/')[1]);
};

describe('jumlah baris', () => {
  it('daftar kecil selalu dihitung; daftar besar dihitung lagi bagi yang baru menulis', async () => {
    const [admin, team] = [await world.as('HA01'), await world.as('HA03')];
    const few = await total(team);
    const insert = (from: number, to: number) =>
      world.db.execute(
        `insert into master_pustaka (id, id_matakuliah, jenis, tipe, judul, pengarang, tahun)
           select gen_random_uuid(), m.id, 'utama', 'video', 'Banyak ' || i, 'Uji', 2020
           from generate_series($1::int, $2::int) i, (select id from master_matakuliah order by id limit 1) m`,
        [from, to],
      );
    await insert(1, 3);
    expect(await total(team)).toBe(few + 3);
    await insert(4, largeCount);
    const many = few + largeCount;
    expect(await total(team)).toBe(many);
    const row = (await team.get(pustaka.endpoint, { range: [0, 0], filter: { tipe: 'video' } })).json()[0];
    expect((await admin.delete(`${pustaka.endpoint}/${row.id}`)).statusCode).toBe(200);
    expect(await total(admin)).toBe(many - 1);
  });
});

describe('rows that a scope reaches through other tables', () => {
  const order = ['tanggal', 'ASC'];
  const pageOf = async (lecturer: Person, range: [number, number], filter = {}) => {
    const answer = await lecturer.get(logbookMagang.endpoint, { sort: order, range, filter });
    const rows: { id: string; tanggal: string }[] = answer.json();
    return { days: rows.map(({ tanggal }) => tanggal), total: answer.headers['content-range'] };
  };

  it('come in their order with their total, few or many', async () => {
    const lecturer = await world.as('HA04');
    const few = await pageOf(lecturer, [0, 199]);
    expect(few.days.length).toBeGreaterThan(3);
    expect(few.days).toEqual([...few.days].sort());
    expect((await pageOf(lecturer, [2, 3])).days).toEqual(few.days.slice(2, 4));
    const [seen] = (await lecturer.get(logbookMagang.endpoint, { range: [0, 0] })).json();
    const named = { q: seen.namaMahasiswa };
    const hits = await pageOf(lecturer, [0, 199], named);
    expect(hits.days.length).toBeGreaterThan(0);
    await world.db.execute(
      `insert into magang_logbook_magang (id, id_pendaftar_mbkm, id_mahasiswa, npm, nama_mahasiswa, tanggal, jam_mulai,
           jam_selesai, tempat, kegiatan, uraian, status)
         select gen_random_uuid(), id_pendaftar_mbkm, id_mahasiswa, npm, nama_mahasiswa, '1999-01-01'::date + i, jam_mulai,
           jam_selesai, tempat, kegiatan, uraian, status
         from magang_logbook_magang, generate_series(1, $2::int) i where id = $1`,
      [seen.id, largeCount],
    );
    const known = Number(few.total?.toString().split('/')[1]);
    const many = await pageOf(lecturer, [0, 2]);
    expect(many.days).toEqual(['1999-01-02', '1999-01-03', '1999-01-04']);
    expect(many.total).toBe(`items 0-2/${known + largeCount}`);
    const last = await pageOf(lecturer, [largeCount, largeCount + 199]);
    expect(last.days).toEqual(few.days);
    expect((await pageOf(lecturer, [largeCount, largeCount + 199], named)).days).toEqual(hits.days);
  });

  it('are each there once where two ways lead to them, few or many', async () => {
    const lecturer = await world.as('HA04');
    const numbers = async (range: [number, number], filter = {}) => {
      const answer = await lecturer.get(mahasiswa.endpoint, { sort: ['npm', 'ASC'], range, kolom: ['npm'], filter });
      const rows: { npm: string }[] = answer.json();
      return { npm: rows.map(({ npm }) => npm), total: answer.headers['content-range'] };
    };
    const summed = async () => {
      const answer = await lecturer.get(mahasiswa.endpoint, { ringkas: 'statusAkademik' });
      return answer.json<{ total: number }>().total;
    };
    const before = await numbers([0, 199]);
    // By a participation and as academic adviser, by one of them alone.
    const [twice = ''] = before.npm;
    const others = await world.db.query<{ npm: string }>(
      'select npm from master_mahasiswa where npm <> all($1) order by npm limit 2',
      [before.npm],
    );
    const advised = [twice, ...others.map(({ npm }) => npm)];
    await world.db.execute(
      `update master_mahasiswa set id_dosen_wali = (select id_pegawai from pengaturan_user where username = 'dosen')
         where npm = any($1)`,
      [advised],
    );
    const all = [...new Set([...before.npm, ...advised])].sort();
    expect(await numbers([0, 199])).toEqual({ npm: all, total: `items 0-${all.length - 1}/${all.length}` });
    expect(await numbers([0, 9], { q: twice })).toEqual({ npm: [twice], total: 'items 0-0/1' });
    expect(await summed()).toBe(all.length);
    const everywhere = (await lecturer.get('cari', { q: twice })).json<JawabanCari>().kelompok;
    expect(everywhere.find(({ nama }) => nama === 'Mahasiswa')?.hasil).toHaveLength(1);
    await world.db.execute(
      `insert into master_mahasiswa (id, npm, nama, id_program_prodi, angkatan, semester, status_akademik, jenis_kelamin, sumber,
           aktif, id_dosen_wali)
         select gen_random_uuid(), lpad(i::text, 8, '0'), 'Uji Jalan', id_program_prodi, angkatan, semester, status_akademik,
           jenis_kelamin, 'manual', true, id_dosen_wali
         from master_mahasiswa, generate_series(1, $2::int) i where npm = $1`,
      [twice, largeCount],
    );
    expect(await numbers([0, 1])).toEqual({
      npm: ['00000001', '00000002'],
      total: `items 0-1/${all.length + largeCount}`,
    });
    expect((await numbers([largeCount, largeCount + 199])).npm).toEqual(all);
    const found = await numbers([largeCount - 1, largeCount + 24], { q: 'uji jalan' });
    expect(found).toEqual({
      npm: [String(largeCount).padStart(8, '0')],
      total: expect.stringMatching(`/${largeCount}$`),
    });
    expect(await summed()).toBe(all.length + largeCount);
  });

  it('are as many on the dashboard as in its list, few or many', async () => {
    const lecturer = await world.as('HA04');
    const { endpoint } = luaranKkn;
    const counted = async () => {
      const { tugas } = (await lecturer.get('dashboard')).json<Dashboard>();
      const listed = await lecturer.get(endpoint, { filter: { status: 'diajukan' }, range: [0, 0] });
      const searched = await lecturer.get(endpoint, { filter: { status: 'diajukan', q: 'uji jalan' }, range: [0, 0] });
      return {
        task: tugas.find(({ link }) => link.startsWith('/kkn/luaran/verifikasi'))?.jumlah,
        list: Number(listed.headers['content-range']?.toString().split('/')[1]),
        search: Number(searched.headers['content-range']?.toString().split('/')[1]),
      };
    };
    const before = await counted();
    expect(before.task).toBe(before.list);
    const insert = (from: number, to: number) =>
      world.db.execute(
        `insert into kkn_kkn_luaran (id, id_pendaftar_mbkm, id_kelompok, id_syarat_luaran, id_jenis_luaran, kode_jenis_luaran,
             judul, tanggal_unggah, status)
           select gen_random_uuid(), case when i % 2 = 0 then p.id end, case when i % 2 = 1 then g.id end, s.id, s.id_jenis_luaran, '-',
             'Uji jalan ' || i, now(), 'diajukan'
           from generate_series($1::int, $2::int) i,
             (select p.id from mbkm_pendaftar_program_mbkm p
               where p.id_dosen_pembimbing = (select id_pegawai from pengaturan_user where username = 'dosen')
                 and p.status = 'berjalan' order by p.id limit 1) p,
             (select g.id from kkn_kkn_kelompok g where g.id_dpl in (select d.id from kkn_dpl d
               where d.id_pegawai = (select id_pegawai from pengaturan_user where username = 'dosen')) order by g.id limit 1) g,
             (select id, id_jenis_luaran from master_syarat_luaran order by id limit 1) s`,
        [from, to],
      );
    await insert(1, 6);
    const more = (n: number) => ({ task: before.list + n, list: before.list + n, search: before.search + n });
    expect(await counted()).toEqual(more(6));
    await insert(7, largeCount);
    expect(await counted()).toEqual(more(largeCount));
  });
});

describe('penyimpan jumlah', () => {
  it('works a slow answer out once for all who ask, for a minute, and anew for whoever wrote', async () => {
    let [now, worked] = [0, 0];
    const counts = createCounts(() => now);
    const asks = async (user: string, takes: number, anew = false) => {
      const work = async () => {
        now += takes;
        worked += 1;
        return `${worked}`;
      };
      const { text, kept } = await counts.answer(user, 'angka', work, anew);
      return `${text} ${kept ? 'kept' : 'now'}`;
    };
    expect([await asks('a', 900), await asks('b', 900)]).toEqual(['1 now', '2 now']);
    const three = Array.from({ length: 3 }, () => '3 kept');
    expect(await Promise.all([asks('a', 1000), asks('b', 1000, true), asks('c', 1000)])).toEqual(three);
    now += 30_000;
    counts.wrote('b');
    expect(await asks('a', 1000)).toBe('3 kept');
    now += 1;
    expect([await asks('b', 1000), await asks('a', 1000)]).toEqual(['4 kept', '4 kept']);
    expect(await asks('a', 900, true)).toBe('5 now');
    expect(await asks('a', 1000)).toBe('6 kept');
    now += 60_001;
    expect(await asks('a', 1000)).toBe('7 kept');
    const broken = counts.answer('a', 'lain', () => Promise.reject(new Error('putus')));
    await expect(broken).rejects.toThrow('putus');
    expect(await counts.answer('a', 'lain', async () => 'ada')).toMatchObject({ text: 'ada' });
  });
  it('menyimpan jumlah besar selama sepuluh detik, kecuali bagi yang menulis', () => {
    let now = 0;
    const counts = createCounts(() => now);
    counts.note('kecil', largeCount - 1);
    counts.note('besar', largeCount);
    expect([counts.known('a', 'kecil'), counts.known('a', 'besar')]).toEqual([undefined, largeCount]);
    now = 5000;
    counts.wrote('a');
    expect([counts.known('a', 'besar'), counts.known('b', 'besar')]).toEqual([undefined, largeCount]);
    now = 5001;
    counts.note('besar', largeCount + 1);
    expect([counts.known('a', 'besar'), counts.known('b', 'besar')]).toEqual([largeCount + 1, largeCount + 1]);
    now = 15_001;
    expect(counts.known('b', 'besar')).toBeUndefined();
    counts.note('besar', 5);
    expect(counts.known('b', 'besar')).toBeUndefined();
  });
});
