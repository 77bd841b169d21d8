import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { catatanMonitoring } from '../../../resources/mbkm/catatanMonitoring.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import type { HitunganRetensi, KeadaanRetensi } from '../../../resources/pengaturan/panggilanRetensi.ts';
import { ask, formOf, releasedForm } from '../formulir/support.ts';
import { createWorld, type Person, person, type World } from '../support/world.ts';

/** How long personal data is kept: numbers first, planned ahead, called off, and then nowhere any more. */
let world: World;
let admin: Person;
const day = 86_400_000;
const job = () => admin.post('sistem/pekerjaan/anonimkan/jalankan', {});
const kind = 'master/mahasiswa';
const base = 'pengaturan/retensi';

const afresh = async (username: string): Promise<Person> => {
  const { token } = (await world.login(username)).json<{ token: { AccessToken: string } }>();
  return person(world.app, token.AccessToken);
};
const state = async () => (await admin.get(base)).json<KeadaanRetensi>();
const count = async () => (await admin.get(`${base}/hitung`)).json<HitunganRetensi[]>();

/** Somebody whose participation and studies are over, and whom the portal names in many places. */
const who = {
  npm: '19081010177',
  nama: 'Wulandari Kusumaningtyas Prabowo',
  nik: '3578019876540007',
  email: 'wulandari.kusuma@contoh.example',
  noHp: '081298765431',
  alamat: 'Jalan Kenanga Merah 77',
};
let id = '';
let registration = '';
let account = '';
/** A file with which the account answered a form. */
const answered = '01900000-0000-7000-8000-0000000000f8';
let other = '';
/** Another Super Admin. */
const second = '01900000-0000-7000-8000-0000000000ab';

beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  admin = await world.as('superadmin');
  const team = await world.as('timmbkm');
  const { db } = world;
  // A participation that is over, with everything that hangs on it.
  const found = await db.one<{ id: string; mhs: string }>(
    `select p.id, p.id_mahasiswa as mhs from mbkm_pendaftar_program_mbkm p
      where p.status in ('selesai', 'berjalan') and p.kode_jenis_mbkm = 'magang'
        and not exists (select 1 from pengaturan_user u where u.id_mahasiswa = p.id_mahasiswa)
        and (select count(*) from mbkm_pendaftar_program_mbkm o where o.id_mahasiswa = p.id_mahasiswa) = 1
      order by p.status desc, p.id limit 1`,
  );
  id = found?.mhs ?? '';
  registration = found?.id ?? '';
  account = '01900000-0000-7000-8000-0000000000aa';
  await db.execute(
    `insert into pengaturan_user (id, username, email, first_name, last_name, name, role_id, id_mahasiswa, nomor_induk, aktif, sumber)
     values ($1, $2, $3, 'Wulandari', 'Kusumaningtyas Prabowo', $4, 'HA02', $5, $2, true, 'lokal')`,
    [account, who.npm, who.email, who.nama, id],
  );
  await db.execute(
    `insert into internal_sandi (id, id_user, hash, dibuat) values (gen_random_uuid(), $1, 'x', '2020-01-01')`,
    [account],
  );
  await db.execute(`update master_mahasiswa set npm = $2, sumber = 'manual', kode_siamik = null where id = $1`, [
    id,
    who.npm,
  ]);
  // By the portal's own ways, so that it is repeated wherever a name is repeated.
  const { npm: _fixed, ...rest } = who;
  const before = (await team.get(`master/mahasiswa/${id}`)).json<{ version: number }>();
  const saved = await team.put(`master/mahasiswa/${id}`, { ...rest, version: before.version });
  expect(saved.statusCode, saved.body).toBe(200);
  await db.execute(
    `update mbkm_pendaftar_program_mbkm set npm = $2, status = 'selesai', status_konversi = 'final', status_siamik = 'terkirim' where id = $1`,
    [registration, who.npm],
  );
  other = (await db.one<{ id: string }>(`select id from pengaturan_user where username = 'timmbkm'`))?.id ?? '';
  await db.execute(
    `insert into pengaturan_user (id, username, email, first_name, last_name, name, role_id, aktif, sumber)
     values ($1, 'superadmin2', 'superadmin2@contoh.example', 'Super', 'Dua', 'Super Dua', 'HA01', true, 'lokal')`,
    [second],
  );
  await db.execute(
    `insert into pengaturan_user_role (id, id_user, id_role, is_utama) values (gen_random_uuid(), $1, 'HA01', true)`,
    [second],
  );
  await plant();
  await plantAnswer(await releasedForm(team, formOf(ask('surat', 'document'))));
  await db.execute(`update master_mahasiswa set status_akademik = 'lulus' where id = $1`, [id]);
});
afterAll(() => world.close());

/** Where else the portal may have written who somebody is. */
async function plant(): Promise<void> {
  const { db } = world;
  const at = '2020-01-01T00:00:00Z';
  await db.execute(
    `insert into notifikasi (id, id_user, jenis, judul, isi) values (gen_random_uuid(), $1, 'info', 'Logbook', $2)`,
    [other, `${who.nama} (${who.npm}) mengajukan logbook. Hubungi 0812-9876-5431.`],
  );
  await db.execute(
    `insert into internal_surel (id, kepada, nama, subjek, isi, status, percobaan, berikutnya) values (gen_random_uuid(), $1, $2, $3, 'x', 'terkirim', 1, $4)`,
    [who.email, who.nama, `Halo ${who.nama}`, at],
  );
  await db.execute(
    `insert into pengaturan_log_aktivitas (id, waktu, id_user, nama_user, aksi, ringkasan, alamat_ip) values (gen_random_uuid(), $1, $2, $3, 'masuk', $4, '10.0.0.7')`,
    [at, account, who.nama, `Masuk sebagai ${who.nama.toUpperCase()}`],
  );
  await db.execute(
    `insert into internal_riwayat (id, resource, id_baris, aksi, perubahan, catatan, id_user, nama_user, waktu)
     values (gen_random_uuid(), 'kkn/kkn-kelompok', 'x', 'ubah', $1::jsonb, $2, $3, $4, $5)`,
    [
      JSON.stringify({ anggota: { dari: [], ke: [{ npm: who.npm, nama: who.nama }] } }),
      `Menambah ${who.nama}.`,
      account,
      who.nama,
      at,
    ],
  );
  await db.execute(
    `insert into internal_impor (id, resource, id_user, nama_berkas, status) values ('01900000-0000-7000-8000-000000000001', $1, $2, 'a.xlsx', 'selesai')`,
    [kind, other],
  );
  await db.execute(
    `insert into internal_impor_baris (id, id_impor, bagian, baru, berubah, sama, salah, sel, hasil)
     values (gen_random_uuid(), '01900000-0000-7000-8000-000000000001', 1, 1, 0, 0, 0, $1, '[]')`,
    [JSON.stringify([[who.npm, who.nama, who.nik, who.email]])],
  );
  await db.execute(
    `insert into internal_berkas (id, nama_asli, tipe, ukuran, sha256, resource, field, id_baris, uploaded_by, kunci, versi)
     values (gen_random_uuid(), $1, 'application/pdf', 10, 'x', 'mbkm/pendaftar-program-mbkm', 'tambahan.f1_surat', $2, $3, '00/00000000-0000-4000-8000-0000000000f7', 1)`,
    [`Surat ${who.nama}.pdf`, registration, account],
  );
  await db.execute(
    `insert into internal_sampah (id, resource, id_baris, nama, isi, ikut, waktu) values (gen_random_uuid(), 'riset/log-book', 'y', $1, $2::jsonb, '{}', $3)`,
    [who.nama, JSON.stringify({ id_mahasiswa: id, alamat: who.alamat }), at],
  );
  await db.execute(
    `insert into pengaturan_akses_data (id, waktu, hari, id_user, nama_user, id_orang, nama_orang, pintu, kolom, resource, id_baris)
     values (gen_random_uuid(), $1, '2020-01-01', $2, 'Tim', $3, $4, 'lihat', 'NIK', $5, $3)`,
    [at, other, id, `${who.npm} ${who.nama}`, kind],
  );
}

/** An answer of the account's to a form, with a file. */
async function plantAnswer(form: string): Promise<void> {
  const nama = `Surat ${who.nama}.pdf`;
  await world.db.execute(
    `insert into formulir_jawaban (id, created_at, updated_at, id_formulir, id_user, lewat, nomor_versi, keadaan, isi, dikirim_pada, dokumen)
     values ($1, now(), now(), $2, $3, 'akun', 1, 'terkirim', $4::jsonb, now(), array[$5]::uuid[])`,
    [form, form, account, JSON.stringify({ surat: [{ id: answered, nama }] }), answered],
  );
  await world.db.execute(
    `insert into internal_berkas (id, nama_asli, tipe, ukuran, sha256, resource, field, id_baris, uploaded_by, kunci, versi)
     values ($1, $2, 'application/pdf', 10, 'x', 'formulir/jawaban', 'dokumen', $3, $4, '00/00000000-0000-4000-8000-0000000000f9', 1)`,
    [answered, nama, form, account],
  );
  // More answers than are read at once, each about something else that ended.
  await world.db.execute(
    `with banyak as (select gen_random_uuid() as jawaban, gen_random_uuid() as berkas, i from generate_series(1, 600) i),
       isian as (
         insert into formulir_jawaban (id, created_at, updated_at, id_formulir, id_user, id_baris, lewat, nomor_versi, keadaan, isi, dikirim_pada, dokumen)
         select jawaban, now(), now(), $1::uuid, $2::uuid, i::text, 'saat', 1, 'terkirim', '{}'::jsonb, now(), array[berkas] from banyak)
     insert into internal_berkas (id, nama_asli, tipe, ukuran, sha256, resource, field, id_baris, uploaded_by, kunci, versi)
     select berkas, $3, 'application/pdf', 10, 'x', 'formulir/jawaban', 'dokumen', jawaban::text, $2::text, '00/' || berkas, 1
       from banyak`,
    [form, account, nama],
  );
}

/** Every table of the real database in which one of some texts stands, whatever column it is in. */
async function places(...texts: string[]): Promise<string[]> {
  const tables = await world.db.query<{ t: string }>(
    `select c.relname as t from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = current_schema() and c.relkind = 'r'`,
  );
  const found: string[] = [];
  for (const { t } of tables) {
    const hit = await world.db.one<{ isi: string }>(
      `select r::text as isi from "${t}" r where r::text ilike any($1) limit 1`,
      [texts.map(text => `%${text}%`)],
    );
    if (hit) found.push(`${t}: ${hit.isi.slice(0, 400)}`);
  }
  return found;
}

/** Values that figures are computed from. */
const figures = () =>
  world.db.query(
    `select p.kode_jenis_mbkm, p.status, p.status_konversi, p.id_program_prodi, m.angkatan, m.jenis_kelamin,
       extract(year from m.tanggal_lahir) as lahir, count(*)::int as n, sum(p.total_sks_diakui) as sks,
       sum(p.nilai_akhir) as nilai, sum(p.ips_konversi) as ips
     from mbkm_pendaftar_program_mbkm p join master_mahasiswa m on m.id = p.id_mahasiswa
     group by 1, 2, 3, 4, 5, 6, 7 order by 1, 2, 3, 4, 5, 6, 7`,
  );

/** Everybody whom no run names. */
const others = () =>
  world.db.query(
    `with pergi as (select id_baris::uuid as id from internal_anonimisasi_baris)
     select 'm' as t, id::text, md5(to_jsonb(m)::text) as isi from master_mahasiswa m where id not in (select id from pergi)
     union all select 'p', id::text, md5(to_jsonb(p)::text) from mbkm_pendaftar_program_mbkm p
       where id_mahasiswa not in (select id from pergi)
     union all select 'u', id::text, md5((to_jsonb(u) - 'terakhir_masuk' - 'version' - 'updated_at')::text)
       from pengaturan_user u where id_mahasiswa is null or id_mahasiswa not in (select id from pergi)
     order by 1, 2`,
  );

describe('masa simpan', () => {
  it('is for ever until it is set, within bounds, and keeps its history', async () => {
    const { jenis } = await state();
    expect(jenis.find(one => one.jenis === kind)).toMatchObject({ tahun: null, version: null });
    expect(await count()).toEqual([]);
    expect((await admin.put(base, { jenis: kind, tahun: 0, version: null })).statusCode).toBe(422);
    expect((await admin.put(base, { jenis: 'master/mitra', tahun: 3, version: null })).statusCode).toBe(404);
    const set = await admin.put(base, { jenis: kind, tahun: 1, version: null });
    expect(set.json<KeadaanRetensi>().jenis.find(one => one.jenis === kind)).toMatchObject({ tahun: 1, version: 1 });
    expect((await admin.put(base, { jenis: kind, tahun: 2, version: 0 })).statusCode).toBe(409);
  });

  it('is nobody else’s to see or set', async () => {
    const team = await world.as('timmbkm');
    expect((await team.get(base)).statusCode).toBe(403);
    expect((await team.post(`${base}/rencana`, {})).statusCode).toBe(403);
  });

  it('counts what would go and what stands in the way, without saying who', async () => {
    world.clock.now = new Date(world.clock.now.getTime() + 900 * day);
    admin = await afresh('superadmin');
    const answer = await admin.get(`${base}/hitung`);
    const [numbers] = answer.json<HitunganRetensi[]>();
    expect(numbers).toMatchObject({ jenis: kind, siap: expect.any(Number) });
    expect(numbers?.siap).toBeGreaterThan(0);
    expect(numbers?.halangan.map(({ alasan }) => alasan)).toContain('Masih tercatat sebagai mahasiswa.');
    expect(numbers?.baris.find(({ label }) => label === 'Mahasiswa')?.kolom).toContain('NPM');
    expect(answer.body).not.toContain(who.nama);
    expect(answer.body).not.toContain(who.npm);
  });

  it('leaves out whose data is held, until it is let go', async () => {
    const [hit] = (await admin.get(`${base}/orang`, { q: who.npm })).json<{ sumber: string; id: string }[]>();
    expect(hit).toMatchObject({ sumber: kind, id });
    const before = (await count())[0]?.siap ?? 0;
    const held = await admin.post(`${base}/tahan`, { sumber: kind, idOrang: id, alasan: 'Perkara berjalan.' });
    expect(held.statusCode, held.body).toBe(201);
    expect((await admin.post(`${base}/tahan`, { sumber: kind, idOrang: id, alasan: 'Lagi.' })).statusCode).toBe(409);
    expect((await count())[0]).toMatchObject({ siap: before - 1, ditahan: 1 });
    const [row] = held.json<KeadaanRetensi>().ditahan;
    const freed = await admin.post(`${base}/tahan/${row?.id}/lepas`, { alasan: 'Selesai.', version: row?.version });
    expect(freed.json<KeadaanRetensi>().ditahan).toEqual([]);
    expect((await count())[0]?.siap).toBe(before);
  });
});

describe('anonimisasi', () => {
  const plan = async (more: Record<string, unknown> = {}) =>
    admin.post(`${base}/rencana`, {
      jenis: [kind],
      hari: 7,
      catatan: 'Masa simpan habis.',
      namaPortal: (await state()).namaPortal,
      ...more,
    });

  it('is planned with a reason and the name of the portal, a week ahead at least', async () => {
    expect((await plan({ namaPortal: 'x' })).json()).toMatchObject({ errors: { namaPortal: expect.anything() } });
    expect((await plan({ namaPortal: 'x', catatan: ' ' })).json()).toMatchObject({
      statusCode: 422,
      errors: { namaPortal: expect.anything(), catatan: expect.anything() },
    });
    expect((await plan({ hari: 1 })).statusCode).toBe(422);
    expect((await plan({ catatan: ' ' })).statusCode).toBe(422);
    expect((await plan({ jenis: ['kkn/pendaftaran'] })).json()).toMatchObject({ errors: { jenis: expect.anything() } });
    const [numbers] = await count();
    const planned = await plan();
    expect(planned.statusCode, planned.body).toBe(201);
    expect((await plan()).statusCode).toBe(409);
    // The preview counts the rows of those whom the run takes, by whatever way they are theirs.
    const chosen = `select b.id_baris::uuid from internal_anonimisasi_baris b where b.jenis = '${kind}' and b.hasil = 'menunggu'`;
    const rows = await world.db.one(
      `select (select count(*)::int from master_mahasiswa where id in (${chosen})) as "Mahasiswa",
         (select count(*)::int from mbkm_pendaftar_program_mbkm where id_mahasiswa in (${chosen})) as "${pendaftar.label}",
         (select count(*)::int from mbkm_catatan_monitoring c join mbkm_pendaftar_program_mbkm p on p.id = c.id_pendaftar_mbkm
           where p.id_mahasiswa in (${chosen})) as catatan`,
    );
    const counted = new Map(numbers?.baris.map(({ label, jumlah }) => [label, jumlah]));
    expect(rows).toEqual({
      Mahasiswa: numbers?.siap,
      [pendaftar.label]: counted.get(pendaftar.label),
      catatan: counted.get(catatanMonitoring.label) ?? 0,
    });
    expect(numbers?.berkas).toBeGreaterThan(0);
    expect(numbers?.contoh.map(({ hari }) => hari)).toEqual(numbers?.contoh.map(({ hari }) => hari).toSorted());
    expect(numbers?.contoh.every(({ baris }) => baris > 0)).toBe(true);
  });

  it('tells the other Super Admins, in their language, and not who planned it', async () => {
    const told = await world.db.query<{ idUser: string; isi: string; lain: { en?: { isi: string } } }>(
      `select id_user as "idUser", isi, lain from notifikasi where judul = 'Anonimisasi direncanakan'`,
    );
    expect(told.map(({ idUser }) => idUser)).toEqual([second]);
    expect(told[0]?.isi).toMatch(
      /^.+ merencanakan anonimisasi \d+ data pada \d+ \S+ \d{4}\. .+Catatan: Masa simpan habis\.$/,
    );
    expect(told[0]?.lain.en?.isi).toMatch(/planned to anonymise \d+ rows? on .+ Note: Masa simpan habis\.$/);
  });

  it('does nothing before its day, and can be called off with a reason', async () => {
    await job();
    expect((await places(who.npm)).length).toBeGreaterThan(3);
    const [run] = (await state()).jalan;
    expect(run).toMatchObject({ status: 'direncanakan', dianonimkan: 0 });
    expect((await admin.post(`${base}/rencana/${run?.id}/batal`, { catatan: '' })).statusCode).toBe(422);
    const off = await admin.post(`${base}/rencana/${run?.id}/batal`, { catatan: 'Menunggu cadangan.' });
    expect(off.json<KeadaanRetensi>().jalan[0]).toMatchObject({
      status: 'dibatalkan',
      alasanBatal: 'Menunggu cadangan.',
    });
    const told = await world.db.query<{ idUser: string; isi: string }>(
      `select id_user as "idUser", isi from notifikasi where judul = 'Anonimisasi dibatalkan'`,
    );
    expect(told).toEqual([{ idUser: second, isi: expect.stringContaining('Catatan: Menunggu cadangan.') }]);
    world.clock.now = new Date(world.clock.now.getTime() + 8 * day);
    admin = await afresh('superadmin');
    await job();
    expect((await places(who.npm)).length).toBeGreaterThan(3);
  });

  it('leaves the person nowhere in the database, everybody else and all figures as they were', async () => {
    expect((await plan()).statusCode).toBe(201);
    const [before, untouched] = [await figures(), await others()];
    const lines = (await world.db.one<{ n: number }>('select count(*)::int as n from internal_riwayat'))?.n ?? 0;
    world.clock.now = new Date(world.clock.now.getTime() + 8 * day);
    admin = await afresh('superadmin');
    const ran = await job();
    expect(ran.json(), ran.body).toMatchObject({ status: 'selesai' });
    for (const text of [
      who.npm,
      who.nama,
      who.nik,
      who.email,
      who.noHp,
      who.alamat,
      '0812-9876-5431',
      'Kusumaningtyas',
    ])
      expect(await places(text), text).toEqual([]);
    expect(await figures()).toEqual(before);
    expect(await others()).toEqual(untouched);
    // Histories say less, but none is missing.
    const now = (await world.db.one<{ n: number }>('select count(*)::int as n from internal_riwayat'))?.n ?? 0;
    expect(now).toBeGreaterThan(lines);
    const [run] = (await state()).jalan;
    expect(run).toMatchObject({ status: 'selesai', catatan: 'Masa simpan habis.' });
    expect(run?.dianonimkan).toBeGreaterThan(0);
  }, 300_000);

  it('shuts the account, replaces the documents and says in the history what was done', async () => {
    const user = await world.db.one<{ aktif: boolean; email: string }>(
      'select aktif, email from pengaturan_user where id = $1',
      [account],
    );
    expect(user).toMatchObject({ aktif: false, email: expect.stringMatching(/@anonim\.invalid$/) });
    expect(await world.db.query('select 1 from internal_sandi where id_user = $1', [account])).toEqual([]);
    const files = await world.db.query<{ namaAsli: string; kunci: string }>(
      `select nama_asli as "namaAsli", kunci from internal_berkas where id_baris = $1 and resource = 'mbkm/pendaftar-program-mbkm'`,
      [registration],
    );
    // Those of the campus's own questions too.
    expect(files.length).toBeGreaterThan(0);
    for (const { namaAsli, kunci } of files) {
      expect(namaAsli).toMatch(/^(dihapus\.|berkas$)/);
      expect(kunci).toMatch(/^00\/00000000-0000-4000-8000-00000000000[12]$/);
    }
    // And those with which forms were answered; the answer still names them.
    const page = await admin.get(`files?id=${answered}`);
    expect(page.statusCode).toBe(200);
    expect(page.rawPayload.toString('latin1')).toContain('masa simpannya habis');
    const answers = await world.db.query<{ kunci: string; n: number }>(
      `select kunci, count(*)::int as n from internal_berkas where resource = 'formulir/jawaban' and uploaded_by = $1 group by 1`,
      [account],
    );
    expect(answers).toEqual([{ kunci: '00/00000000-0000-4000-8000-000000000001', n: 601 }]);
    const history = (await admin.get(`master/mahasiswa/${id}/riwayat`)).json<{ items: { aksi: string }[] }>();
    expect(JSON.stringify(history)).toContain('anonimkan');
    const row = (await admin.get(`master/mahasiswa/${id}`)).json<{ nama: string; npm: string }>();
    expect(row.nama).toMatch(/^Anonim [0-9A-F]{8}$/);
    // The copy in the participation is the same stand-in, so that what is grouped by it stays one.
    const copy = (await admin.get(`magang/pendaftar-program-mbkm/${registration}`)).json<{ npm: string }>();
    if (copy.npm) expect(copy.npm).toBe(row.npm);
  });

  it('takes nobody twice', async () => {
    expect((await plan()).json()).toMatchObject({ message: 'Belum ada data yang masa simpannya habis.' });
  });
});

describe('somebody of the staff who has left', () => {
  it('loses addresses and the account, and stays named in what was done together with others', async () => {
    const { db } = world;
    const kind = 'master/pegawai';
    const lecturer = await db.one<{ id: string; idUser: string; nama: string; email: string; akun: string }>(
      `select g.id, u.id as "idUser", u.name as akun, g.nama_lengkap as nama, g.email from master_pegawai g
         join pengaturan_user u on u.id_pegawai = g.id
        where exists (select 1 from mbkm_pendaftar_program_mbkm p where p.id_dosen_pembimbing = g.id)
          and u.role_id = 'HA04' order by g.id limit 1`,
    );
    if (!lecturer) throw new Error('The demo has a lecturer with an account who supervises somebody.');
    const named = async () =>
      (
        await db.query(
          `select 1 from internal_riwayat where nama_user = $1 union all select 1 from master_pegawai where nama_lengkap = $2`,
          [lecturer.akun, lecturer.nama],
        )
      ).length;
    await db.execute(`update master_pegawai set sumber = 'manual', kode_siamik = null where id = $1`, [lecturer.id]);
    const team = await afresh('timmbkm');
    const row = (await team.get(`${kind}/${lecturer.id}`)).json<{ version: number }>();
    const changed = await team.put(`${kind}/${lecturer.id}`, {
      version: row.version,
      noHp: '081377700088',
      email: 'dosen.pergi@contoh.example',
      aktif: false,
    });
    expect(changed.statusCode, changed.body).toBe(200);
    expect((await admin.put(base, { jenis: kind, tahun: 1, version: null })).statusCode).toBe(200);
    world.clock.now = new Date(world.clock.now.getTime() + 400 * day);
    admin = await afresh('superadmin');
    const before = await named();
    const planned = await admin.post(`${base}/rencana`, {
      jenis: [kind],
      hari: 7,
      catatan: 'Sudah lama berhenti.',
      namaPortal: (await state()).namaPortal,
    });
    expect(planned.statusCode, planned.body).toBe(201);
    world.clock.now = new Date(world.clock.now.getTime() + 8 * day);
    admin = await afresh('superadmin');
    expect((await job()).json()).toMatchObject({ status: 'selesai' });
    for (const text of [lecturer.email, 'dosen.pergi@contoh.example', '081377700088'])
      expect(await places(text), text).toEqual([]);
    expect(await named()).toBe(before);
    const user = await db.one(`select aktif, name, no_hp as "noHp" from pengaturan_user where id = $1`, [
      lecturer.idUser,
    ]);
    expect(user).toEqual({ aktif: false, name: lecturer.akun, noHp: null });
    const kept = (await admin.get(`${kind}/${lecturer.id}`)).json<{ namaLengkap: string; noHp: string | null }>();
    expect(kept).toMatchObject({ namaLengkap: lecturer.nama, noHp: null });
  }, 300_000);
});

describe('what the database still refuses', () => {
  it('lets a run of retention take values out of a history, but not who, when and to which field', async () => {
    const as = (sql: string) =>
      world.db.transaction(async tx => {
        await tx.query(`select set_config('portal.anonimkan', 'ya', true)`);
        await tx.execute(sql);
      });
    const one = `where id = (select id from internal_riwayat limit 1)`;
    await expect(as(`update internal_riwayat set waktu = now() ${one}`)).rejects.toThrow();
    await expect(as(`update internal_riwayat set id_user = 'x' ${one}`)).rejects.toThrow();
    await expect(as(`update internal_riwayat set perubahan = '{"baru": 1}' ${one}`)).rejects.toThrow();
    await expect(as(`delete from internal_riwayat ${one}`)).rejects.toThrow();
    await expect(as(`update internal_riwayat set catatan = 'x' ${one}`)).resolves.toBeUndefined();
    await expect(world.db.execute(`update internal_riwayat set catatan = 'y' ${one}`)).rejects.toThrow();
  });
});

describe('the log of who saw what', () => {
  it('keeps its lines until its own years are over', async () => {
    const lines = async () =>
      (await world.db.query(`select 1 from pengaturan_akses_data where hari = '2020-01-01'`)).length;
    const run = async () =>
      expect((await admin.post('sistem/pekerjaan/ringkas-akses-data/jalankan', {})).json()).toMatchObject({
        status: 'selesai',
        pesan: null,
      });
    await run();
    expect(await lines()).toBe(1);
    const set = await admin.put(base, { jenis: 'pengaturan/akses-data', tahun: 2, version: null });
    expect(set.statusCode, set.body).toBe(200);
    await run();
    expect(await lines()).toBe(0);
  });
});
