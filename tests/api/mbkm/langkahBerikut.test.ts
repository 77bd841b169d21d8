import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cal, openPlace, type Place, putInto } from '../magang/place.ts';
import type { Person } from '../support/world.ts';

/** The next step shown to a student follows from group, days and conversion, not from the registration's state alone. */
let place: Place;
beforeAll(async () => {
  place = await openPlace();
});
afterAll(() => place.world.close());

/** A participation of a kind with the student at the door. */
async function studentOf(sql: string): Promise<{ id: string; student: Person }> {
  const row = await place.db.one<{ id: string; idMahasiswa: string }>(
    `select t.id, t.id_mahasiswa as "idMahasiswa" from mbkm_pendaftar_program_mbkm t ${sql} order by t.npm limit 1`,
  );
  if (!row) throw new Error(`Tidak ada pada data contoh: ${sql}`);
  const account = await place.db.one<{ username: string }>(
    'select username from pengaturan_user where id_mahasiswa = $1',
    [row.idMahasiswa],
  );
  const student = account
    ? await place.as(account.username)
    : await place.enter('HA02', { idMahasiswa: row.idMahasiswa });
  return { id: row.id, student };
}

interface Line {
  langkah: string;
  tautan: string;
  [id: string]: unknown;
}
const next = async (student: Person, path: string, id: string) => {
  const answer = await student.get(path);
  expect(answer.statusCode, answer.body).toBe(200);
  const found = answer.json<Line[]>().find(row => row.idPendaftarMbkm === id || row.id === id);
  return found?.langkah;
};

describe('KKN', () => {
  const saya = 'v3/kkn/pendaftaran/saya';
  it('kelompok yang belum diajukan menunggu ketuanya, bukan pembekalan', async () => {
    const inGroup = (kode: string) => `join kkn_kkn_kelompok_anggota m on m.id_pendaftar_mbkm = t.id
      join master_jenis_anggota j on j.id = m.id_jenis_anggota and j.kode = '${kode}'
      join kkn_kkn_kelompok g on g.id = m.parent_id and g.status in ('ditetapkan', 'berjalan')
      where m.status_anggota = 'bergabung' and t.kode_jenis_mbkm = 'kkn' and t.status in ('disetujui', 'berjalan')`;
    for (const [kode, said] of [
      ['ketua', /^Lengkapi dan ajukan kelompok /],
      ['anggota', /^Tunggu ketua mengajukan kelompok /],
    ] as const) {
      const { id, student } = await studentOf(inGroup(kode));
      await putInto(place, id, { status: 'disetujui' });
      await place.db.execute(
        `update kkn_kkn_kelompok set status = 'draf' where id in (select parent_id from kkn_kkn_kelompok_anggota where id_pendaftar_mbkm = $1)`,
        [id],
      );
      expect(await next(student, saya, id)).toMatch(said);
      await place.db.execute(
        `update kkn_kkn_kelompok set status = 'ditetapkan' where id in (select parent_id from kkn_kkn_kelompok_anggota where id_pendaftar_mbkm = $1)`,
        [id],
      );
    }
  });

  it('yang sudah berakhir tidak diminta mengisi log lagi; yang selesai diminta mengajukan paketnya', async () => {
    const { id, student } = await studentOf(
      `join kkn_pendaftaran p on p.id_pendaftar_mbkm = t.id where t.kode_jenis_mbkm = 'kkn' and t.status = 'berjalan'`,
    );
    const wave = async (berangkat: number, selesai: number) =>
      place.db.execute(
        `update kkn_gelombang set tanggal_berangkat = $2, tanggal_selesai = $3
         where id = (select id_gelombang from kkn_pendaftaran where id_pendaftar_mbkm = $1)`,
        [id, cal.day(berangkat), cal.day(selesai)],
      );
    await wave(-10, 10);
    expect(await next(student, saya, id)).toBe('Isi log harian setiap hari kegiatan.');
    await wave(-40, -5);
    expect(await next(student, saya, id)).toMatch(/^Kegiatan berakhir .+ Lengkapi luaran dan tunggu penilaian\.$/);
    await putInto(place, id, { status: 'selesai', status_konversi: 'belum' });
    expect(await next(student, saya, id)).toMatch(/^Ajukan paket konversi|^Masa konversi berakhir/);
    await putInto(place, id, { status_konversi: 'diajukan' });
    expect(await next(student, saya, id)).toBe('Tunggu program studi memeriksa paket konversi.');
  });
});

it.each([
  ['kwu', 'v4/kwu/pendaftaran-kwu/saya', /^Isi logbook/],
  ['riset', 'v5/riset/mhs/saya', /^Isi log/],
])('%s yang belum dimulai tidak diminta mengisi logbook', async (kind, path, writing) => {
  const { id, student } = await studentOf(`where t.kode_jenis_mbkm = '${kind}' and t.status = 'berjalan'`);
  const days = async (mulai: number, selesai: number) => {
    await putInto(place, id, {
      tanggal_mulai: cal.day(mulai),
      tanggal_selesai: cal.day(selesai),
      status_konversi: 'disetujui',
    });
    await place.db.execute(
      `update kwu_pengaturan set tanggal_mulai = $2, tanggal_selesai = $3
       where id_periode = (select id_periode from mbkm_pendaftar_program_mbkm where id = $1)`,
      [id, cal.day(mulai), cal.day(selesai)],
    );
  };
  await days(90, 200);
  expect(await next(student, path, id)).toMatch(/^Kegiatan dimulai /);
  await days(-10, 90);
  expect(await next(student, path, id)).toMatch(writing);
  await days(-90, -3);
  expect(await next(student, path, id)).toMatch(/^Kegiatan berakhir /);
});
