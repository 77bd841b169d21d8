import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { versionAt } from '../support/world.ts';
import { id, M, N, openPlace, type Place } from './place.ts';

let place: Place;
let arif: string;
let dewi: string;
beforeAll(async () => {
  place = await openPlace();
  const lecturer = async (nama: string) =>
    (await place.db.one<{ id: string }>('select id from master_pegawai where nama = $1', [nama]))?.id ?? '';
  arif = await lecturer('Arif Budiman');
  dewi = await lecturer('Dewi Anggraini');
});
afterAll(() => place.world.close());

const waiting = id.pendaftar('setuju-if-tanpa-dosen');
const path = `${M}/dospem`;
/** Participations as they are now. */
const seen = async (...ids: string[]) => {
  const tim = await place.as('HA03');
  return Promise.all(ids.map(async one => ({ id: one, version: await versionAt(tim, `${N}/${one}`) })));
};
const limit = async (nilai: number) => {
  const tim = await place.as('HA03');
  const { version } = (await tim.get('mbkm/konfigurasi/bimbingan.maks')).json<{ version: number | null }>();
  const answer = await tim.put('mbkm/konfigurasi/bimbingan.maks', { nilai, version });
  expect(answer.statusCode, answer.body).toBe(200);
};
const row = async (target: string) =>
  (await (await place.as('HA03')).get(`${N}/${target}`)).json<{ idDosenPembimbing: string | null }>();

describe('assigning a supervisor (docs/domain/20 §2 PUT M/dospem, scenario 5)', () => {
  it('is refused when the lecturer is full, and done with another who then sees the student', async () => {
    await limit(6);
    const koordinator = await place.as('HA05');
    const loads = (await koordinator.get(`${path}/beban`, { q: 'Arif' })).json<{ beban: number; kuota: number }[]>();
    expect(loads).toMatchObject([{ beban: 6, kuota: 6 }]);
    const full = await koordinator.put(path, { items: await seen(waiting), idDosenPembimbing: arif });
    expect(full.statusCode).toBe(409);
    expect(full.json().message).toBe('Kuota bimbingan Dr. Arif Budiman, M.T. sudah penuh (6 mahasiswa).');
    const { userId } = await place.enter('HA04', { idPegawai: dewi });
    const done = await koordinator.put(path, { items: await seen(waiting), idDosenPembimbing: dewi });
    expect(done.json()).toEqual({ berhasil: [waiting], gagal: [], bukti: [expect.any(String)] });
    const [entry] = (await koordinator.get(`${N}/${waiting}/riwayat`)).json<{ alur: string; namaRole: string }[]>();
    expect(entry).toMatchObject({ alur: 'dospem', namaRole: 'Koordinator Program Studi' });
    const told = await place.db.query<{ judul: string; link: string }>(
      'select judul, link from notifikasi where id_user = $1',
      [userId],
    );
    expect(told).toContainEqual({ judul: 'Dosen pembimbing ditetapkan', link: `/monitoring3/detail/${waiting}` });
    await limit(20);
  });

  it('asks for a note where one is replaced; the former one loses sight', async () => {
    const tim = await place.as('HA03');
    const target = id.pendaftar('jalan-if-2');
    const bare = await tim.put(path, { items: await seen(target), idDosenPembimbing: dewi });
    expect(bare.statusCode).toBe(422);
    expect(bare.json().errors).toEqual({ catatan: 'Catatan wajib diisi.' });
    expect((await row(target)).idDosenPembimbing).toBe(arif);
    const dosen = await place.as('HA04');
    const student = (await tim.get(`${N}/${target}`)).json<{ idMahasiswa: string }>().idMahasiswa;
    expect((await dosen.get(`master/mahasiswa/${student}`)).statusCode).toBe(200);
    const done = await tim.put(path, { items: await seen(target), idDosenPembimbing: dewi, catatan: 'Cuti dinas.' });
    expect(done.json().berhasil).toEqual([target]);
    expect((await dosen.get(`${N}/${target}`)).statusCode).toBe(404);
    const told = (await dosen.get('notifikasi')).json<{ judul: string; isi: string; link: string }[]>();
    expect(told).toContainEqual(
      expect.objectContaining({ isi: expect.stringContaining('kini Dewi Anggraini'), link: '/monitoring3' }),
    );
    const names = await Promise.all(
      [arif, dewi].map(
        async one => (await tim.get(`master/pegawai/${one}`)).json<{ namaLengkap: string }>().namaLengkap,
      ),
    );
    const [dariLabel, keLabel] = names;
    const filter = { idPendaftarMbkm: target };
    for (const call of [tim.get(`${N}/${target}/riwayat`), tim.get('mbkm/riwayat-status', { filter })]) {
      const [entry] = (await call).json<{ catatan: string }[]>();
      expect(entry).toMatchObject({
        catatan: 'Cuti dinas.',
        perubahan: { idDosenPembimbing: { dari: arif, dariLabel, ke: dewi, keLabel } },
      });
    }
  });

  it('is undone as one step, the former one sees the student again; what was done meanwhile stands against it', async () => {
    const tim = await place.as('HA03');
    const [first, second] = [id.pendaftar('jalan-if-4'), id.pendaftar('jalan-if-3')];
    const before = await Promise.all([first, second].map(row));
    const assigned = async () =>
      (await tim.put(path, { items: await seen(first, second), idDosenPembimbing: dewi, catatan: 'Cuti.' })).json<{
        bukti: string[];
      }>().bukti[0];
    const receipt = await assigned();
    const other = await place.as('HA05');
    expect((await other.post(`ubah-banyak/${receipt}/urungkan`)).statusCode).toBe(404);
    const back = await tim.post(`ubah-banyak/${receipt}/urungkan`);
    expect(back.json()).toEqual({ berhasil: 2, gagal: [] });
    expect(await Promise.all([first, second].map(row))).toMatchObject(
      before.map(({ idDosenPembimbing }) => ({ idDosenPembimbing })),
    );
    expect((await tim.post(`ubah-banyak/${receipt}/urungkan`)).statusCode).toBe(409);

    const again = await assigned();
    const account = await place.db.one<{ id: string }>('select id from pengaturan_user where id_pegawai = $1', [dewi]);
    await place.db.execute(
      `insert into internal_riwayat (id, resource, id_baris, aksi, waktu, id_user, perubahan, versi)
       select gen_random_uuid(), resource, id_baris, 'ubah', waktu + interval '1 second', $2, '{"judul": {"ke": "x"}}'::jsonb, versi
       from internal_riwayat where id_baris = $1 order by versi desc limit 1`,
      [first, account?.id],
    );
    const partly = (await tim.post(`ubah-banyak/${again}/urungkan`)).json();
    expect(partly).toMatchObject({
      berhasil: 1,
      gagal: [{ id: first, pesan: expect.stringContaining('Dosen pembimbing yang baru sudah mencatat') }],
    });
    expect((await row(first)).idDosenPembimbing).toBe(dewi);
  });

  it('names each that cannot be: wrong state, another study programme', async () => {
    const koordinator = await place.as('HA05');
    const ended = id.pendaftar('final-if');
    const foreign = id.pendaftar('setuju-at');
    const free = id.pendaftar('jalan-if-3');
    const [stale] = await seen(free);
    const late = await koordinator.put(path, {
      items: [{ id: free, version: (stale?.version ?? 0) - 1 }],
      idDosenPembimbing: dewi,
      catatan: 'Pemerataan beban.',
    });
    expect(late.body).toContain('Data sudah diubah pengguna lain.');
    expect((await row(free)).idDosenPembimbing).not.toBe(dewi);
    const ids = [ended, foreign, free];
    const answer = await koordinator.put(path, {
      items: await seen(...ids),
      idDosenPembimbing: dewi,
      catatan: 'Pemerataan beban.',
    });
    expect(answer.json()).toMatchObject({
      berhasil: [free],
      gagal: [
        { id: ended, pesan: 'Status data ini sudah berubah. Muat ulang halaman, lalu periksa lagi.' },
        { id: foreign, pesan: 'Data tidak ditemukan.' },
      ],
    });
  });

  it('takes active lecturers only, from coordinators and Tim MBKM only', async () => {
    const koordinator = await place.as('HA05');
    const staff = await place.db.one<{ id: string }>(`select id from master_pegawai where jenis = 'tendik' limit 1`);
    const wrong = await koordinator.put(path, {
      items: await seen(waiting),
      idDosenPembimbing: staff?.id,
      catatan: 'x',
    });
    expect(wrong.statusCode).toBe(422);
    expect(wrong.json().errors).toHaveProperty('idDosenPembimbing');
    expect((await koordinator.put(path, { items: [], idDosenPembimbing: arif })).statusCode).toBe(400);
    expect((await koordinator.put(path, { ids: [waiting], idDosenPembimbing: arif })).statusCode).toBe(428);
    expect((await koordinator.put(path, { items: await seen(waiting) })).json().errors).toEqual({
      idDosenPembimbing: 'Wajib diisi.',
    });
    for (const role of ['HA02', 'HA04', 'HA06', 'HA07', 'HA10'] as const)
      expect(
        (await (await place.as(role)).put(path, { items: await seen(waiting), idDosenPembimbing: arif })).statusCode,
      ).toBe(403);
  });

  it('is shown to the student', async () => {
    const own = (await (await place.as('HA02')).get(path)).json<{ dosen: { nama: string; email: string } }[]>();
    // Of every programme in which the demo student takes part.
    const taught = { status: 'berjalan', dosen: { nama: 'Dr. Arif Budiman, M.T.' } };
    expect(own).toMatchObject([taught, taught, taught]);
    expect((await (await place.as('HA05')).get(path)).statusCode).toBe(403);
    // Of one programme's kinds only, on its own page.
    const student = await place.as('HA02');
    const ofMagang = (await student.get(path, { jenis: 'magang' })).json<unknown[]>();
    expect(ofMagang).toHaveLength(1);
    expect(own.length).toBeGreaterThan(1);
    expect(own).toEqual(expect.arrayContaining(ofMagang));
    expect((await student.get(path, { jenis: 'magang,apa' })).statusCode).toBe(400);
  });
});
