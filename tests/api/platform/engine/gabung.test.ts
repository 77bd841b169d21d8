import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { registry } from '../../../../resources/index.ts';
import type { MergePlan, Merging, Resource } from '../../../../resources/kit/index.ts';
import { column, typeOf } from '../../../../server/platform/database/columns.ts';
import { type Referrer, referrersOf, refersSql } from '../../../../server/platform/engine/merge/referrers.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

/** Two rows of one thing become one: whatever referred to the other refers to it, and it can be taken back. */
let world: World;
let tim: Person;
beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  tim = await world.as('HA03');
});
afterAll(() => world.close());

type Row = Record<string, unknown> & { id: string; version: number };

const kinds = registry.resources.filter(({ merge }) => merge !== null);

let made = 0;
/** Numbers that no other row has. */
const number = (length: number): string => `9${String(++made).padStart(length - 1, '0')}`;

/** Values in which two duplicates differ, by kind. */
const own: Readonly<Record<string, () => Record<string, unknown>>> = {
  'master/mitra': () => ({
    nama: `Mitra Uji Gabung ${number(6)}`,
    nomorMou: null,
    tanggalMou: null,
    berakhirMou: null,
  }),
  'master/pic-mitra': () => ({ email: `pic${number(6)}@contoh.id` }),
  'master/pegawai': () => ({ nip: number(18), nidn: null, nuptk: number(16), jenis: 'dosen' }),
  'master/mahasiswa': () => ({ npm: number(11), nik: null, emailKampus: null }),
  'master/matakuliah': () => ({ kode: `UJI${number(5)}` }),
  'master/kampus': () => ({ nama: `Universitas Uji ${number(6)}`, kodePt: number(6) }),
};

/** A new row like one of the demo university. */
async function make(r: Resource, more: Record<string, unknown> = {}): Promise<Row> {
  const [like] = (await tim.get(r.endpoint, { range: [0, 0] })).json<Row[]>();
  const whole = (await tim.get(`${r.endpoint}/${like?.id}`)).json<Row>();
  const given = Object.entries(r.fields).flatMap(([name, field]) =>
    field.readOnly || ['file', 'files', 'status'].includes(field.kind) ? [] : [[name, whole[name]] as const],
  );
  const body = { ...Object.fromEntries(given), ...own[r.name]?.(), ...more };
  const answer = await tim.post(r.endpoint, body);
  expect(answer.statusCode, answer.body).toBe(201);
  return (await tim.get(`${r.endpoint}/${answer.json<Row>().id}`)).json<Row>();
}

const planOf = async (r: Resource, tetap: Row, lebur: Row) =>
  (await tim.get(`${r.endpoint}/gabung`, { tetap: tetap.id, lebur: lebur.id })).json<MergePlan>();

const asked = (tetap: Row, lebur: Row, more: Record<string, unknown> = {}) => ({
  idTetap: tetap.id,
  idLebur: lebur.id,
  versiTetap: tetap.version,
  versiLebur: lebur.version,
  ...more,
});

async function mergeOf(r: Resource, tetap: Row, lebur: Row, more: Record<string, unknown> = {}): Promise<Merging> {
  const answer = await tim.post(`${r.endpoint}/gabung`, asked(tetap, lebur, more));
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Merging>();
}

const undo = (r: Resource, { id }: Merging, catatan: string | null = 'Ternyata dua hal yang berbeda.') =>
  tim.post(`${r.endpoint}/gabung/${id}/batalkan`, { catatan });

const nowOf = async (r: Resource, { id }: Row) => (await tim.get(`${r.endpoint}/${id}`)).json<Row>();

/** Has one row of a referrer refer to a row, whatever rules say; undefined where the demo university has none. */
async function pointAt(referrer: Referrer, r: Resource, id: string): Promise<string | undefined> {
  const { table, field, declared } = referrer;
  const type = typeOf(r, 'id', registry);
  const value = declared.kind === 'refs' ? `array[$1::${type}]` : `$1::${type}`;
  const [row] = await world.db.query<{ id: string }>(
    `update ${table} set ${column(field)} = ${value} where id = (select id from ${table} order by id limit 1) returning id`,
    [id],
  );
  return row?.id;
}

/** 83,000 villages refer to nobody. */
const regions = /^master_(provinsi|kabupaten|kecamatan|kelurahan)$/;

/** Tables in which an id still stands, beside what tells of the past. */
async function naming(id: string): Promise<string[]> {
  const past = new Set([
    'internal_riwayat',
    'internal_sampah',
    'internal_penggabungan',
    'internal_berkas',
    'pengaturan_akses_data',
  ]);
  const tables = await world.db.query<{ nama: string }>(
    `select relname as nama from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`,
  );
  const found: string[] = [];
  for (const { nama } of tables) {
    if (past.has(nama) || regions.test(nama)) continue;
    if (await world.db.one(`select 1 as ada from "${nama}" t where t::text like '%' || $1 || '%' limit 1`, [id]))
      found.push(nama);
  }
  return found;
}

describe('menggabungkan', () => {
  it('berlaku bagi mitra, kontak, pegawai, mahasiswa, mata kuliah, dan kampus', () => {
    expect(kinds.map(({ name }) => name).sort()).toEqual(Object.keys(own).sort());
  });

  it.each(kinds.map(r => [r.name, r] as const))('%s: setiap rujukan pindah, lalu kembali', async (_, r) => {
    const [tetap, lebur] = [await make(r), await make(r)];
    const pointing: { referrer: Referrer; id: string }[] = [];
    for (const referrer of referrersOf(registry, r)) {
      const id = await pointAt(referrer, r, lebur.id);
      if (id) pointing.push({ referrer, id });
    }
    expect(pointing.length).toBeGreaterThan(referrersOf(registry, r).length / 2);
    const whose = async (id: string) => {
      const found: string[] = [];
      for (const { referrer, id: row } of pointing) {
        const where = `t.id = $2 and ${refersSql(referrer, '$1::uuid')}`;
        const there = await world.db.one(`select 1 as ada from ${referrer.table} t where ${where}`, [id, row]);
        if (there) found.push(`${referrer.table}.${referrer.field}`);
      }
      return found;
    };
    const all = await whose(lebur.id);
    expect(all.length).toBe(pointing.length);
    const plan = await planOf(r, tetap, lebur);
    expect(plan.halangan).toEqual([]);
    const counted = plan.pindah.reduce((sum, { jumlah }) => sum + jumlah, 0);
    expect(counted).toBe(pointing.length);
    const done = await mergeOf(r, tetap, lebur, { catatan: 'Tercatat dua kali.' });
    expect(done.halangan).toEqual([]);
    expect(await naming(lebur.id)).toEqual([]);
    expect(await whose(tetap.id)).toEqual(all);
    for (const { id } of [tetap, lebur]) {
      const [told] = (await tim.get(`${r.endpoint}/${id}/riwayat`)).json<{ aksi: string; catatan: string }[]>();
      expect(told).toMatchObject({ aksi: 'gabung', catatan: expect.stringContaining('Tercatat dua kali.') });
    }
    const old = await tim.get(`${r.endpoint}/${lebur.id}`);
    expect(old.statusCode).toBe(404);
    expect(old.json()).toMatchObject({ digabungKe: tetap.id });
    const back = await undo(r, done);
    expect(back.statusCode, back.body).toBe(200);
    expect(await whose(lebur.id)).toEqual(all);
    expect(await whose(tetap.id)).toEqual([]);
    const { version, updatedAt, updatedBy, ...again } = await nowOf(r, lebur);
    const { version: _v, updatedAt: _a, updatedBy: _b, ...former } = lebur;
    expect(again).toEqual({ ...former, ...(r.name === 'master/pic-mitra' ? { idUser: again.idUser } : {}) });
    expect((await undo(r, done)).statusCode).toBe(409);
  });
});

describe('nilai dan pembatalan', () => {
  const r = registry.get('master/kampus');

  it('nilai yang dipilih menang, juga yang unik, dan kembali bersama pembatalan', async () => {
    const [tetap, lebur] = [await make(r, { website: null }), await make(r, { website: 'https://lebur.ac.id' })];
    const done = await mergeOf(r, tetap, lebur, { ambil: ['nama', 'kodePt', 'website'] });
    expect(await nowOf(r, tetap)).toMatchObject({ nama: lebur.nama, kodePt: lebur.kodePt, website: lebur.website });
    expect((await undo(r, done)).statusCode).toBe(200);
    expect(await nowOf(r, tetap)).toMatchObject({ nama: tetap.nama, kodePt: tetap.kodePt, website: null });
    expect(await nowOf(r, lebur)).toMatchObject({ nama: lebur.nama, kodePt: lebur.kodePt });
  });

  it('pembatalan meminta catatan, dan ditolak dengan apa yang lebih baru', async () => {
    const [tetap, lebur] = [await make(r), await make(r)];
    const done = await mergeOf(r, tetap, lebur);
    const unsaid = await undo(r, done, ' ');
    expect(unsaid.statusCode).toBe(422);
    expect(unsaid.json().errors).toHaveProperty('catatan');
    expect((await tim.put(`${r.endpoint}/${tetap.id}`, { singkatan: 'BARU' })).statusCode).toBe(200);
    const refused = await undo(r, done);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().message).toContain('sudah berubah setelah penggabungan');
    const told = (await tim.get(`${r.endpoint}/gabung/${done.id}`)).json<Merging>();
    expect(told.halangan[0]?.baris).toMatchObject([{ id: tetap.id, resource: r.name }]);
  });

  it('penggabungan yang lebih baru dibatalkan lebih dahulu, dan tautan lama menuju yang terakhir tetap', async () => {
    const [a, b, c] = [await make(r), await make(r), await make(r)];
    const first = await mergeOf(r, b, a);
    const second = await mergeOf(r, c, await nowOf(r, b));
    expect((await tim.get(`${r.endpoint}/${a.id}`)).json()).toMatchObject({ digabungKe: c.id });
    const early = await undo(r, first);
    expect(early.statusCode).toBe(409);
    expect(early.json().message).toContain('Batalkan penggabungan itu lebih dahulu');
    expect((await undo(r, second)).statusCode).toBe(200);
    const then = await undo(r, first);
    expect(then.statusCode, then.body).toBe(200);
    for (const row of [a, b, c]) expect((await tim.get(`${r.endpoint}/${row.id}`)).statusCode).toBe(200);
  });

  it('semua penggabungan terdaftar, juga yang dibatalkan', async () => {
    const r = registry.get('master/kampus');
    const all = async () => (await tim.get(`${r.endpoint}/penggabungan`)).json<{ jumlah: number; baris: Merging[] }>();
    const before = (await all()).jumlah;
    const [a, b] = [await make(r), await make(r)];
    const merged = await mergeOf(r, a, b, { catatan: 'Satu kampus.' });
    const listed = await all();
    expect(listed.jumlah).toBe(before + 1);
    expect(listed.baris.find(({ id }) => id === merged.id)).toMatchObject({
      id: merged.id,
      idTetap: a.id,
      idLebur: b.id,
      catatan: 'Satu kampus.',
      dibatalkanPada: null,
    });
    await undo(r, merged);
    expect((await all()).baris.find(({ id }) => id === merged.id)).toMatchObject({
      dibatalkanPada: expect.any(String),
    });
    const [stays, goes] = [await make(r), await make(r)];
    const last = await mergeOf(r, stays, goes);
    expect((await tim.delete(`${r.endpoint}/${stays.id}`)).statusCode).toBeLessThan(300);
    expect((await all()).baris.map(({ id }) => id)).toContain(last.id);
    await world.db.execute('delete from internal_sampah where id_baris = $1', [stays.id]);
    expect((await all()).baris.map(({ id }) => id)).toContain(last.id);
    expect((await tim.get(`${r.endpoint}/penggabungan`, { halaman: 'x' })).statusCode).toBe(400);
    expect((await (await world.as('HA05')).get(`${r.endpoint}/penggabungan`)).statusCode).toBe(403);
  });

  it('yang dilebur ada di Terhapus dengan tujuannya, dan tidak dipulihkan sendiri', async () => {
    const [tetap, lebur] = [await make(r), await make(r)];
    const done = await mergeOf(r, tetap, lebur);
    const binned = (await tim.get(`${r.endpoint}/sampah`, { filter: { gabung: true } })).json<Row[]>();
    expect(binned.find(({ id }) => id === lebur.id)).toMatchObject({
      boleh: false,
      gabung: { id: done.id, idTetap: tetap.id, namaTetap: tetap.nama },
    });
    const alone = await tim.post(`${r.endpoint}/sampah/${lebur.id}/pulihkan`);
    expect(alone.statusCode).toBe(409);
    expect((await undo(r, done)).statusCode).toBe(200);
    const left = (await tim.get(`${r.endpoint}/sampah`, { filter: { gabung: true } })).json<Row[]>();
    expect(left.some(({ id }) => id === lebur.id)).toBe(false);
  });
});

describe('penolakan', () => {
  it('dua peserta pada periode yang sama disebut, dan tidak ada yang tertulis', async () => {
    const r = registry.get('master/mahasiswa');
    const [one] = await world.db.query<{ a: string; b: string }>(
      `select a.id_mahasiswa as a, b.id_mahasiswa as b from mbkm_pendaftar_program_mbkm a join mbkm_pendaftar_program_mbkm b
         on b.id_program = a.id_program and b.id_periode = a.id_periode and b.id_mahasiswa <> a.id_mahasiswa
         join master_mahasiswa m on m.id = b.id_mahasiswa
       where a.status = 'berjalan' and b.status = 'berjalan' order by a.id, b.id limit 1`,
    );
    await world.db.execute(`update master_mahasiswa set sumber = 'manual' where id = $1`, [one?.b]);
    const [tetap, lebur] = [
      (await tim.get(`${r.endpoint}/${one?.a}`)).json<Row>(),
      (await tim.get(`${r.endpoint}/${one?.b}`)).json<Row>(),
    ];
    const { halangan } = await planOf(r, tetap, lebur);
    expect(halangan.map(({ pesan }) => pesan).join(' ')).toContain('kedua data memilikinya');
    expect(halangan.find(({ baris }) => baris.length)?.baris.length).toBeGreaterThanOrEqual(2);
    const refused = await tim.post(`${r.endpoint}/gabung`, asked(tetap, lebur));
    expect(refused.statusCode).toBe(409);
    expect(refused.json().halangan).toEqual(halangan);
    expect((await nowOf(r, lebur)).version).toBe(lebur.version);
  });

  it('data yang dikunci sumbernya tetap, dan kolomnya tidak diganti', async () => {
    const r = registry.get('master/matakuliah');
    const [locked, free] = [await make(r), await make(r)];
    await world.db.execute(`update master_matakuliah set sumber = 'siamik' where id = $1`, [locked.id]);
    expect((await planOf(r, free, locked)).halangan[0]?.pesan).toContain('Pilih data itu sebagai yang tetap');
    expect((await planOf(r, locked, free)).dapatDiambil).not.toContain('nama');
    const taking = await tim.post(`${r.endpoint}/gabung`, asked(locked, free, { ambil: ['nama'] }));
    expect(taking.statusCode).toBe(422);
    expect(taking.json().errors).toHaveProperty('nama');
  });

  it('kontak mitra yang berbeda tidak digabungkan selama pendaftaran memakainya menurut mitra', async () => {
    const r = registry.get('master/pic-mitra');
    const partners = await world.db.query<{ id: string }>('select id from master_mitra order by id limit 2');
    const [tetap, lebur] = [await make(r, { idMitra: partners[0]?.id }), await make(r, { idMitra: partners[1]?.id })];
    expect((await planOf(r, tetap, lebur)).halangan).toEqual([]);
    await world.db.execute(
      'update magang_mitra_terlibat_program set id_pic_mitra = $1 where id = (select id from magang_mitra_terlibat_program limit 1)',
      [lebur.id],
    );
    expect((await planOf(r, tetap, lebur)).halangan.map(({ pesan }) => pesan).join()).toContain(
      'Gabungkan atau samakan',
    );
  });

  it('peran lain tidak boleh, dan dua data yang sama bukan pasangan', async () => {
    const r = registry.get('master/mitra');
    const [tetap, lebur] = [await make(r), await make(r)];
    for (const role of ['HA02', 'HA05', 'HA06', 'HA10'] as const) {
      const other = await world.as(role);
      const query = { tetap: tetap.id, lebur: lebur.id };
      expect((await other.get(`${r.endpoint}/gabung`, query)).statusCode, role).toBe(403);
      expect((await other.post(`${r.endpoint}/gabung`, asked(tetap, lebur))).statusCode, role).toBe(403);
    }
    expect((await tim.post(`${r.endpoint}/gabung`, asked(tetap, tetap))).statusCode).toBe(400);
    expect((await tim.post(`${r.endpoint}/gabung`, { idTetap: tetap.id, idLebur: lebur.id })).statusCode).toBe(428);
    const stale = await tim.post(`${r.endpoint}/gabung`, asked(tetap, { ...lebur, version: 99 }));
    expect(stale.statusCode).toBe(409);
  });

  it('dua penggabungan sekaligus: satu berlaku, yang lain ditolak, tidak ada yang tersangkut', async () => {
    const r = registry.get('master/kampus');
    const [a, b, c] = [await make(r), await make(r), await make(r)];
    const answers = await Promise.all([
      tim.post(`${r.endpoint}/gabung`, asked(a, b)),
      tim.post(`${r.endpoint}/gabung`, asked(b, a)),
      tim.post(`${r.endpoint}/gabung`, asked(c, b)),
    ]);
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.filter(code => code === 200).length, codes.join()).toBe(1);
    expect(
      codes.every(code => [200, 404, 409].includes(code)),
      codes.join(),
    ).toBe(true);
  });
});

describe('berkas', () => {
  it('yang dipilih menyertai nilainya, dan kembali bersama pembatalan', async () => {
    const r = registry.get('master/mitra');
    const found = await world.db.one<{ id: string }>(
      'select id from master_mitra where logo is not null and berkas_mou is not null order by id limit 1',
    );
    const lebur = (await tim.get(`${r.endpoint}/${found?.id}`)).json<Row>();
    const tetap = await make(r);
    const hanging = async ({ id }: Row) =>
      (await tim.get('files', { resource: r.name, idBaris: id })).json<{ id: string }[]>().map(file => file.id);
    const before = await hanging(lebur);
    expect(before).toEqual(expect.arrayContaining([lebur.logo, lebur.berkasMou]));
    const ambil = ['logo', 'nomorMou', 'tanggalMou', 'berakhirMou', 'berkasMou'];
    const done = await mergeOf(r, tetap, lebur, { ambil });
    expect(await nowOf(r, tetap)).toMatchObject({ logo: lebur.logo, berkasMou: lebur.berkasMou });
    expect(await hanging(tetap)).toEqual(expect.arrayContaining([lebur.logo, lebur.berkasMou]));
    const back = await undo(r, done);
    expect(back.statusCode, back.body).toBe(200);
    expect(await hanging(lebur)).toEqual(before);
    expect(await hanging(tetap)).toEqual([]);
    expect((await nowOf(r, tetap)).logo).toBeNull();
  });
});

describe('mitra dengan dua kontak utama', () => {
  it('hanya yang tetap menjadi utama, dan kembali seperti semula', async () => {
    const [mitra, pic] = [registry.get('master/mitra'), registry.get('master/pic-mitra')];
    const [tetap, lebur] = [await make(mitra), await make(mitra)];
    const [own, other] = [await make(pic, { idMitra: tetap.id }), await make(pic, { idMitra: lebur.id })];
    const main = async () => Promise.all([own, other].map(async row => Boolean((await nowOf(pic, row)).isUtama)));
    expect(await main()).toEqual([true, true]);
    const done = await mergeOf(mitra, await nowOf(mitra, tetap), await nowOf(mitra, lebur));
    expect(await main()).toEqual([true, false]);
    expect((await undo(mitra, done)).statusCode).toBe(200);
    expect(await main()).toEqual([true, true]);
    expect((await nowOf(pic, other)).idMitra).toBe(lebur.id);
  });
});
