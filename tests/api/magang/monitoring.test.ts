import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '../../../resources/kit/index.ts';
import { id, M, N, openPlace, type Place, putInto } from './place.ts';

let place: Place;
beforeAll(async () => {
  place = await openPlace();
});
afterAll(() => place.world.close());

interface Figure {
  kode: string;
  nilai: number | null;
  dari: number | null;
  saring: Record<string, unknown> | null;
}
interface Todo {
  kode: string;
  jumlah: number;
  saring: Record<string, unknown>;
}
interface Summary {
  angka: Figure[];
  tindakan: Todo[];
  bagan: { kode: string; batang: { label: string; jumlah: number; saring: Record<string, unknown> | null }[] }[];
}

const summary = async (
  who: Role,
  query: Record<string, unknown> = { idPeriode: 'semua', jenis: 'magang' },
): Promise<Summary> => {
  const answer = await (await place.as(who)).get('mbkm/monitoring/ringkasan', query);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Summary>();
};
const figure = (found: Summary, kode: string) => {
  const { nilai, dari } = found.angka.find(one => one.kode === kode) ?? { nilai: undefined, dari: undefined };
  return dari === null ? nilai : [nilai, dari];
};
const one = async <T>(sql: string): Promise<T | undefined> => (await place.db.one<{ n: T }>(sql))?.n;
const total = (headers: Record<string, unknown>) => Number(String(headers['content-range']).split('/')[1]);

/** Rows that each role sees, written again in plain SQL over the demo's rows. */
const scopes = (
  [
    ['HA03', 'true'],
    ['HA10', 'true'],
    ['HA04', `id_dosen_pembimbing = (select id from master_pegawai where nama = 'Arif Budiman')`],
    ['HA05', `id_program_prodi = '${id.prodi('081010')}'`],
    ['HA07', `id_program_prodi = '${id.prodi('081010')}'`],
    ['HA06', `id_mitra = '${id.mitra('nusa')}'`],
  ] as const
).map(([role, scope]): [Role, string] => [role, `kode_jenis_mbkm = 'magang' and ${scope}`]);
const count = (where: string, jenis = 'magang') =>
  one<number>(`select count(*)::int as n from mbkm_pendaftar_program_mbkm t
    where kode_jenis_mbkm = '${jenis}' and status <> 'draf' and ${where}`);

const participants = `status in ('disetujui', 'berjalan', 'selesai')`;

describe('figures', () => {
  it.each(scopes)('of %s are what an independent count finds in its scope', async (role, scope) => {
    const found = await summary(role);
    const running = `${scope} and status = 'berjalan'`;
    const entry = `exists (select 1 from magang_logbook_magang l where l.id_pendaftar_mbkm = t.id and l.status <> 'draf'
      and l.tanggal between date '2026-11-15' and date '2026-11-21')`;
    const accepted = `${scope} and ${participants}`;
    expect(figure(found, 'peserta')).toBe(await count(accepted));
    for (const kode of ['prodi', 'jenis']) {
      const bars = found.bagan.find(one => one.kode === kode)?.batang ?? [];
      expect(
        bars.reduce((sum, { jumlah }) => sum + jumlah, 0),
        kode,
      ).toBe(figure(found, 'peserta'));
    }
    expect(figure(found, 'logbook')).toEqual([await count(`${running} and ${entry}`), await count(running)]);
    const live = `${scope} and status in ('disetujui', 'berjalan')`;
    // A lecturer's own students all have one.
    const withLecturer = [await count(`${live} and id_dosen_pembimbing is not null`), await count(live)];
    expect(figure(found, 'dosen')).toEqual(role === 'HA04' ? [undefined, undefined] : withLecturer);
    const begun = `${scope} and status in ('berjalan', 'selesai')`;
    const approved = (kind: string) => `exists (select 1 from magang_luaran_magang u
      where u.id_pendaftar_mbkm = t.id and u.kode_jenis_luaran = '${kind}' and u.status = 'disetujui')`;
    expect(figure(found, 'luaran')).toEqual([
      await count(`${begun} and ${approved('laporan_akhir')} and ${approved('sertifikat_mitra')}`),
      await count(begun),
    ]);
    if (role === 'HA06') {
      // A partner learns nothing of conversions.
      expect(found.angka.map(({ kode }) => kode)).toEqual(['peserta', 'dosen', 'logbook', 'luaran']);
      expect(found.bagan.map(({ kode }) => kode)).not.toContain('huruf');
      return;
    }
    const final = `status_konversi in ('final', 'revisi_nilai')`;
    expect(figure(found, 'final')).toEqual([await count(`${accepted} and ${final}`), await count(accepted)]);
    expect(figure(found, 'terkirim')).toEqual([
      await count(`${accepted} and ${final} and status_siamik = 'terkirim'`),
      await count(`${accepted} and ${final}`),
    ]);
    expect(figure(found, 'sks')).toBe(
      await one<number>(
        `select coalesce(sum(total_sks_diakui), 0)::int as n from mbkm_pendaftar_program_mbkm t where status <> 'draf' and ${scope}`,
      ),
    );
    expect(figure(found, 'nilai')).toBe(
      await one<number>(
        `select round(avg(nilai_akhir), 2)::float8 as n from mbkm_pendaftar_program_mbkm t where status <> 'draf' and ${scope}`,
      ),
    );
    expect(figure(found, 'mitra')).toBe(
      await one<number>(
        `select count(distinct id_mitra)::int as n from mbkm_pendaftar_program_mbkm t where ${running}`,
      ),
    );
  });

  it.each(scopes)('of %s lead to lists of exactly as many rows', async role => {
    const person = await place.as(role);
    const found = await summary(role);
    const counted = [
      ...found.angka.filter(({ kode }) => !['sks', 'nilai', 'mitra'].includes(kode)),
      ...found.tindakan.map(({ jumlah, ...todo }) => ({ ...todo, nilai: jumlah })),
      ...found.bagan.flatMap(({ kode, batang }) =>
        batang.map(({ label, jumlah, saring }) => ({ kode: `${kode} ${label}`, nilai: jumlah, saring })),
      ),
    ];
    for (const { kode, nilai, saring } of counted) {
      if (!saring) continue;
      const answer = await person.get(N, {
        filter: { status_neq: 'draf', kodeJenisMbkm: 'magang', ...saring },
        range: [0, 0],
      });
      expect(answer.statusCode, `${kode} ${answer.body}`).toBe(200);
      expect(total(answer.headers), kode).toBe(nilai);
    }
  });

  it('follow period, kind, study programme and partner, and are refused to students', async () => {
    const tim = await place.as('HA03');
    const where = `id_periode = '${id.periode(0)}' and id_mitra = '${id.mitra('nusa')}' and id_program_prodi = '${id.prodi('081010')}'`;
    const query = { idPeriode: id.periode(0), mitra: id.mitra('nusa'), prodi: id.prodi('081010'), jenis: 'magang' };
    expect(figure(await summary('HA03', query), 'peserta')).toBe(await count(`${where} and ${participants}`));
    expect(figure(await summary('HA03', { idPeriode: 'semua', jenis: 'kkn' }), 'peserta')).toBe(
      await count(participants, 'kkn'),
    );
    // Without a period: the one that runs.
    expect(figure(await summary('HA03', { jenis: 'magang' }), 'peserta')).toBe(
      await count(`id_periode = '${id.periode(0)}' and ${participants}`),
    );
    expect((await tim.get('mbkm/monitoring/ringkasan', { jenis: 'catur' })).statusCode).toBe(400);
    expect((await tim.get('mbkm/monitoring/ringkasan', { prodi: 'x' })).statusCode).toBe(400);
    for (const path of ['ringkasan', 'periode'])
      expect((await (await place.as('HA02')).get(`mbkm/monitoring/${path}`)).statusCode).toBe(403);
    const periods = (await tim.get('mbkm/monitoring/periode')).json();
    expect(periods.periode.id).toBe(id.periode(0));
  });

  it('keep grades from students, in filters too', async () => {
    const rizky = await place.as('HA02');
    for (const filter of [{ hitungan: 'BERNILAI' }, { nilaiHuruf: 'A' }])
      expect((await rizky.get(N, { filter })).statusCode).toBe(403);
    expect((await (await place.as('HA03')).get(N, { filter: { nilaiHuruf: "A' or true" } })).statusCode).toBe(400);
    const exported = await (await place.as('HA05')).get(`${N}/ekspor`, {
      format: 'csv',
      filter: { peringatan: 'BELUM_DOSPEM', kodeJenisMbkm: 'magang' },
    });
    expect(exported.statusCode, exported.body).toBe(200);
    expect(exported.body.trim().split('\n')).toHaveLength(2);
  });
});

describe('reminders', () => {
  it('reach whoever can act, once a day', async () => {
    const koordinator = await place.as('HA05');
    const { userId, idMahasiswa } = await place.studentPerson();
    const target = id.pendaftar('jalan-if-2');
    await place.db.execute('update mbkm_pendaftar_program_mbkm set id_mahasiswa = $2 where id = $1', [
      target,
      idMahasiswa,
    ]);
    await place.db.execute(`delete from magang_logbook_magang where id_pendaftar_mbkm = $1`, [target]);
    const calm = id.pendaftar('final-if');
    const send = async () => (await koordinator.post('mbkm/monitoring/ingatkan', { ids: [target, calm] })).json();
    expect(await send()).toMatchObject({
      berhasil: [target],
      gagal: [{ id: calm, pesan: 'Tidak ada yang perlu diingatkan.' }],
    });
    const notices = () =>
      place.db.query<{ isi: string }>(
        `select isi from notifikasi where id_user = $1 and judul = 'Pengingat kegiatan'`,
        [userId],
      );
    expect((await notices()).map(({ isi }) => isi)).toEqual([expect.stringContaining('Logbook kosong 7 hari')]);
    expect((await send()).berhasil).toEqual([]);
    expect(await notices()).toHaveLength(1);
    // Another study programme's students are not to be found.
    const foreign = id.pendaftar('final-mn');
    expect((await koordinator.post('mbkm/monitoring/ingatkan', { ids: [foreign] })).json().gagal).toMatchObject([
      { id: foreign, pesan: 'Data tidak ditemukan.' },
    ]);
    expect((await (await place.as('HA02')).post('mbkm/monitoring/ingatkan', { ids: [target] })).statusCode).toBe(403);
  });
});

describe('reminders of grades', () => {
  it('reach the partner who has not given them', async () => {
    const target = id.pendaftar('jalan-if-2');
    await putInto(place, target, { tanggal_mulai: '2026-06-01', tanggal_selesai: '2026-09-01', nilai_mitra: null });
    const row = await place.db.one<{ idMitra: string }>(
      'select id_mitra as "idMitra" from mbkm_pendaftar_program_mbkm where id = $1',
      [target],
    );
    const partner = await place.enter('HA06', { idMitra: row?.idMitra ?? '' });
    const koordinator = await place.as('HA05');
    expect((await koordinator.post('mbkm/monitoring/ingatkan', { ids: [target] })).json().berhasil).toEqual([target]);
    const told = (await partner.get('notifikasi', { range: [0, 49] })).json<{ judul: string }[]>();
    expect(told.map(({ judul }) => judul)).toContain('Pengingat kegiatan');
  });
});

describe('monitoring notes', () => {
  const note = (over: Record<string, unknown> = {}) => ({
    idPendaftarMbkm: id.pendaftar('rizky'),
    tanggal: '2026-11-20',
    metode: 'daring',
    kondisi: 'bermasalah',
    temuan: 'Tidak dapat dihubungi.',
    ...over,
  });
  const path = 'mbkm/catatan-monitoring';

  it('are written by supervisors and offices in scope, never by students or partners', async () => {
    for (const role of ['HA03', 'HA04', 'HA05'] as const)
      expect((await (await place.as(role)).post(path, note({ kondisi: 'baik' }))).statusCode, role).toBe(201);
    for (const role of ['HA02', 'HA06', 'HA07', 'HA10'] as const)
      expect((await (await place.as(role)).post(path, note())).statusCode, role).toBe(403);
    expect((await (await place.as('HA02')).get(path)).statusCode).toBe(403);
    const foreign = await (await place.as('HA05')).post(path, note({ idPendaftarMbkm: id.pendaftar('final-mn') }));
    expect(foreign.statusCode).toBe(422);
    const ahead = await (await place.as('HA04')).post(path, note({ tanggal: '2026-11-22' }));
    expect(ahead.json().errors).toEqual({ tanggal: 'Tanggal tidak boleh melebihi hari ini.' });
  });

  it('put the chip on the participation until they are followed up; only the author changes them, within a week', async () => {
    const dosen = await place.as('HA04');
    const chips = async (role: Role) =>
      (await (await place.as(role)).get(`${N}/${id.pendaftar('rizky')}`)).json<{ peringatan: string[] }>().peringatan;
    expect(await chips('HA04')).not.toContain('BERMASALAH');
    const row = (await dosen.post(path, note())).json<{ id: string; version: number }>();
    expect(await chips('HA04')).toContain('BERMASALAH');
    expect(await chips('HA02')).not.toContain('BERMASALAH');
    const changed = { version: row.version, temuan: 'Sudah dihubungi.' };
    expect((await (await place.as('HA05')).put(`${path}/${row.id}`, changed)).statusCode).toBe(403);
    const own = await dosen.put(`${path}/${row.id}`, changed);
    expect(own.statusCode, own.body).toBe(200);
    const { clock } = place.world;
    const before = clock.now;
    clock.now = new Date(before.getTime() + 8 * 86_400_000);
    // Sessions end meanwhile.
    const later = await place.world.login('dosen');
    const token = later.json<{ token: { AccessToken: string } }>().token.AccessToken;
    const put = (payload: Record<string, unknown>) =>
      place.world.app.inject({
        method: 'PUT',
        url: `/api/${path}/${row.id}`,
        headers: { authorization: `Bearer ${token}` },
        payload,
      });
    expect((await put({ version: row.version + 1, temuan: 'Lain.' })).statusCode).toBe(409);
    const closed = await put({ version: row.version + 1, tindakLanjut: 'Selesai.', selesaiDitindaklanjuti: true });
    expect(closed.statusCode, closed.body).toBe(200);
    clock.now = before;
    expect(await chips('HA04')).not.toContain('BERMASALAH');
  });
});

it('a partner reads no changes of fields in the history of its students', async () => {
  const target = id.pendaftar('rizky');
  const rows = (await (await place.as('HA06')).get(`${N}/${target}/riwayat`)).json<Record<string, unknown>[]>();
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(row).not.toHaveProperty('perubahan');
  expect((await (await place.as('HA03')).get(`${N}/${target}/riwayat`)).json()[0]).toHaveProperty('perubahan');
  expect((await (await place.as('HA06')).get(M, { range: [0, 0] })).json()[0]).not.toHaveProperty('ipk');
});
