import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { registry } from '../../../resources/index.ts';
import { rules } from '../../../server/areas/gatherAreas.ts';
import { createRuns } from '../../../server/areas/sinkronisasi/runs.ts';
import { closeBreakers } from '../../../server/areas/sinkronisasi/siamik/http.ts';
import { kinds } from '../../../server/areas/sinkronisasi/sourceMapping.ts';
import type { Caller } from '../../../server/platform/access/caller.ts';
import type { Db, Tx } from '../../../server/platform/database/db.ts';
import { systemCaller } from '../../../server/platform/engine/dueRows.ts';
import { createEngine } from '../../../server/platform/engine/engine.ts';
import { createWorld, type Person, type World } from '../support/world.ts';
import { applyAll, type FakeSource, fakeSource, inPages, preview } from './support.ts';

/** Runs of synchronisation against a source of the test's own: many rows, crashes, what follows a change. */
let world: World;
let staff: Person;
let source: FakeSource;

beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  staff = await world.as('HA03');
  source = await fakeSource();
  closeBreakers();
  await world.db.execute(
    `update pengaturan_sumber_data set mode = 'http', base_url = $1, timeout_detik = 10, ukuran_halaman = 500 where kode = 'siamik'`,
    [source.base],
  );
});
afterAll(async () => {
  source.close();
  await world.close();
});

const worker = (n: number) => ({
  nip: String(200001012024000000n + BigInt(n)),
  nama: `Pegawai Uji ${n}`,
  unitKerja: 'Biro Uji',
  statusKepegawaian: 'kontrak',
  email: `pegawai${n}@uji.example`,
});
const workers = (count: number) => Array.from({ length: count }, (_, n) => worker(n));
const countOf = async (sql: string, values: unknown[] = []) =>
  (await world.db.one<{ n: number }>(`select count(*)::int as n from ${sql}`, values))?.n ?? 0;

describe('proses yang terputus', () => {
  it('berhenti di tengah satu kelompok, lalu dilanjutkan proses lain: tidak ada yang separuh, tidak ada yang dua kali', async () => {
    await world.db.execute(`update pengaturan_sumber_data set ukuran_halaman = 50 where kode = 'siamik'`);
    source.answer = inPages(workers(230));
    const { idPratinjau, ringkasan } = await preview(staff, 'tendik', { segar: '1' });
    expect(ringkasan.baru).toBe(230);
    const caller = await callerOf('timmbkm');

    const engineOn = (db: Db) => createEngine(db, registry, rules, () => world.clock.now);
    let first: ReturnType<typeof createRuns> | undefined;
    const died = new Promise<void>(resolve => {
      first = createRuns(engineOn(dyingDb(world.db, 4)), () => resolve());
    });
    const id = (await first?.start(caller, kinds.tendik, { idPratinjau, statusBeda: ['baru'] })) ?? '';
    await died;
    const made = await countOf(`master_pegawai where nama like 'Pegawai Uji %'`);
    // Two batches were there when the third was cut off.
    expect(made).toBe(100);
    expect(await countOf('sinkronisasi_rincian where id_proses = $1', [id])).toBe(100);
    expect((await staff.get(`sinkronisasi/proses/${id}`)).json()).toMatchObject({
      status: 'berjalan',
      jumlahDitambah: 100,
    });

    const second = createRuns(engineOn(world.db), () => undefined);
    // It may just be slow: nobody else touches it before a minute without a sign of life.
    expect(await second.resume()).toBe(0);
    const busy = await staff.put('master/tendik/singkron', { idPratinjau, statusBeda: ['baru'] });
    expect([busy.statusCode, busy.json().message]).toEqual([409, 'Sinkronisasi Tendik sedang berjalan.']);
    await world.db.execute(`update sinkronisasi_proses set updated_at = now() - interval '2 minutes' where id = $1`, [
      id,
    ]);
    expect(await second.resume()).toBe(1);
    await expect.poll(async () => (await staff.get(`sinkronisasi/proses/${id}`)).json().status).toBe('selesai');
    expect((await staff.get(`sinkronisasi/proses/${id}`)).json()).toMatchObject({
      jumlahDitambah: 230,
      jumlahGagal: 0,
    });
    expect(await countOf(`master_pegawai where nama like 'Pegawai Uji %'`)).toBe(230);
    expect(await countOf('(select distinct kunci from sinkronisasi_rincian where id_proses = $1) k', [id])).toBe(230);
    expect(await countOf('sinkronisasi_rincian where id_proses = $1', [id])).toBe(230);
  });
});

describe('banyak baris', () => {
  it('dua ribu mahasiswa baru dalam satu proses; sesudahnya semua sama', async () => {
    await world.db.execute(`update pengaturan_sumber_data set ukuran_halaman = 500 where kode = 'siamik'`);
    source.answer = inPages(
      Array.from({ length: 2000 }, (_, n) => ({
        kodeSiamik: `UJI-${n}`,
        npm: String(95_000_000_000 + n),
        nama: `Mahasiswa Massal ${n}`,
        kodeProdi: '081010',
        angkatan: '2025',
        semester: '3',
        statusAkademik: 'aktif',
        ipk: '3.25',
        jenisKelamin: n % 2 ? 'L' : 'P',
      })),
    );
    const { run } = await applyAll(world, staff, 'mahasiswa', ['baru']);
    expect(run).toMatchObject({ status: 'selesai', jumlahDitambah: 2000, jumlahGagal: 0 });
    const again = await preview(staff, 'mahasiswa', { segar: '1', statusBeda: 'baru' });
    expect(again.ringkasan).toMatchObject({ baru: 0, berubah: 0, sama: 2000 });
  }, 120_000);
});

describe('yang mengikuti sebuah perubahan', () => {
  it('nama mahasiswa sampai ke pendaftarannya; yang tidak aktif lagi diberitahukan', async () => {
    const running = await world.db.one<{ npm: string; nama: string; id: string }>(
      `select m.npm, m.nama, p.id from mbkm_pendaftar_program_mbkm p join master_mahasiswa m on m.id = p.id_mahasiswa
        where p.status = 'berjalan' and m.status_akademik = 'aktif' order by m.npm limit 1`,
    );
    const npm = running?.npm ?? '';
    const row = await sourceRowOf(npm);
    source.answer = inPages([{ ...row, nama: `${running?.nama} Baru`, statusAkademik: 'cuti' }]);
    const found = await preview(staff, 'mahasiswa', { segar: '1', q: npm, statusBeda: 'berubah' });
    const applied = await staff.put(`master/mahasiswa/singkron/${found.items[0]?.id}`);
    expect(applied.json(), applied.body).toMatchObject({ hasil: 'berhasil' });
    expect((await staff.get(`mbkm/pendaftar-program-mbkm/${running?.id}`)).json()).toMatchObject({
      namaMahasiswa: `${running?.nama} Baru`,
      status: 'berjalan',
    });
    const notices = (await staff.get('notifikasi')).json<{ judul: string; isi: string }[]>();
    expect(notices.find(({ judul }) => judul === 'Status mahasiswa berubah')?.isi).toContain('berstatus cuti');
    const log = await world.db.query<{ ringkasan: string }>(
      `select ringkasan from pengaturan_log_aktivitas where aksi = 'sinkronisasi' and nama_user is not null`,
    );
    expect(log.some(({ ringkasan }) => ringkasan === `Sinkronisasi Mahasiswa ${npm}: berhasil.`)).toBe(true);
  });

  it('nama dan NIP dosen sampai ke timnya, nama mata kuliah ke kurikulumnya', async () => {
    const member = await world.db.one<{ nip: string; id: string }>(
      `select p.nip, t.id from master_tim_mbkm_prodi t join master_pegawai p on p.id = t.id_pegawai where p.sumber = 'siamik' order by p.nip limit 1`,
    );
    const lecturer = await world.db.one(
      `select p.nip, 'Nama Diganti' as nama, p.nidn, d.kode as "kodeProdi", p.status_kepegawaian as "statusKepegawaian", p.email,
         p.kode_siamik as "kodeSiamik" from master_pegawai p join master_program_prodi d on d.id = p.id_program_prodi where p.nip = $1`,
      [member?.nip],
    );
    source.answer = inPages([lecturer ?? {}]);
    const changed = await preview(staff, 'pegawai', { segar: '1', q: member?.nip ?? '', statusBeda: 'berubah' });
    expect((await staff.put(`master/dosen/singkron/${changed.items[0]?.id}`)).json()).toMatchObject({
      hasil: 'berhasil',
    });
    expect((await staff.get(`master/tim-mbkm-prodi/${member?.id}`)).json()).toMatchObject({
      namaPegawai: 'Nama Diganti',
    });

    const course = await world.db.one<{ kode: string; kodeProdi: string }>(
      `select m.kode, d.kode as "kodeProdi", 'Judul Diganti' as nama, j.kode as "kodeJenis", m.sks, m.kode_siamik as "kodeSiamik"
         from master_matkul_kurikulum k join master_matakuliah m on m.id = k.id_matakuliah
         join master_program_prodi d on d.id = m.id_program_prodi join master_jenis_matkul j on j.id = m.id_jenis_matkul
        where m.sumber = 'siamik' order by d.kode, m.kode limit 1`,
    );
    source.answer = (request, response) =>
      inPages(request.url?.startsWith('/api/matakuliah') ? [course ?? {}] : [])(request, response);
    const key = `${course?.kodeProdi} ${course?.kode}`;
    const found = await preview(staff, 'matakuliah', { segar: '1', q: key, statusBeda: 'berubah' });
    expect((await staff.put(`matkul/singkron/${found.items[0]?.id}`)).json()).toMatchObject({ hasil: 'berhasil' });
    const places = (await staff.get('v7/master/matkul-kurikulum', { filter: { q: course?.kode } })).json<
      { kodeMk: string; namaMk: string }[]
    >();
    expect(places.some(({ kodeMk, namaMk }) => kodeMk === course?.kode && namaMk === 'Judul Diganti')).toBe(true);
  });

  it('yang hilang di sumber tetap dirujuk, dengan tanda', async () => {
    const advised = await world.db.one<{ npm: string; nip: string }>(
      `select m.npm, p.nip from master_mahasiswa m join master_pegawai p on p.id = m.id_dosen_wali
        where p.sumber = 'siamik' and p.aktif order by m.npm limit 1`,
    );
    source.answer = inPages([]);
    const gone = await preview(staff, 'pegawai', { segar: '1', q: advised?.nip ?? '', statusBeda: 'hilang' });
    expect((await staff.put(`master/dosen/singkron/${gone.items[0]?.id}`)).json()).toMatchObject({
      aksi: 'nonaktifkan',
      hasil: 'berhasil',
    });
    const [student] = (await staff.get('master/mahasiswa', { filter: { q: advised?.npm }, embed: '1' })).json<
      { _embed: { idDosenWali: { id: string; label: string } } }[]
    >();
    expect(student?._embed.idDosenWali.label).toMatch(/ \(nonaktif\)$/);
    const offered = (await staff.get('master/pegawai/all', { q: advised?.nip })).json<{ id: string }[]>();
    expect(offered.some(({ id }) => id === student?._embed.idDosenWali.id)).toBe(false);
  });
});

async function callerOf(username: string): Promise<Caller> {
  const user = await world.db.one<{ id: string }>('select id from pengaturan_user where username = $1', [username]);
  return {
    ...systemCaller,
    userId: user?.id ?? '',
    name: 'Tim MBKM',
    roleId: 'HA03',
    roleName: 'Tim MBKM',
    baseRole: 'HA03',
  };
}

const sourceRowOf = async (npm: string) =>
  (await world.db.one(
    `select m.npm, m.nama, p.kode as "kodeProdi", m.angkatan, m.semester, m.jenis_kelamin as "jenisKelamin", m.kode_siamik as "kodeSiamik"
       from master_mahasiswa m join master_program_prodi p on p.id = m.id_program_prodi where m.npm = $1`,
    [npm],
  )) ?? {};

/** A database whose process dies while it writes the report in the n-th transaction; nothing is heard of it again. */
function dyingDb(db: Db, last: number): Db {
  let count = 0;
  const dead = () => Promise.reject(new Error('proses mati'));
  return {
    ...db,
    transaction: work => {
      count++;
      if (count > last) return dead();
      if (count < last) return db.transaction(work);
      return db.transaction(tx => work({ ...tx, execute: diesReporting(tx) }));
    },
  };
}

const diesReporting =
  (tx: Tx): Tx['execute'] =>
  (sql, values) =>
    sql.includes('insert into sinkronisasi_rincian')
      ? Promise.reject(new Error('proses mati'))
      : tx.execute(sql, values);
