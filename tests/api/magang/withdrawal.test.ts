import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { N, openPlace, type Place } from './place.ts';

/** Recipients of the notice of a withdrawn registration (docs/domain/20 §4.9); they can open its link. */

let place: Place;
beforeAll(async () => {
  place = await openPlace();
});
afterAll(() => place.world.close());

interface Found {
  id: string;
  version: number;
  idMahasiswa: string;
  idMitra: string;
  idProgramProdi: string;
  [name: string]: unknown;
}

/** A registration with a partner; `where` over it as `p`. */
async function registration(where: string): Promise<Found> {
  const found = await place.db.one<Found>(
    `select p.id, p.version, p.id_mahasiswa as "idMahasiswa", p.id_mitra as "idMitra", p.id_program_prodi as "idProgramProdi"
       from mbkm_pendaftar_program_mbkm p where p.kode_jenis_mbkm = 'magang' and p.id_mitra is not null and ${where}
      order by p.id limit 1`,
  );
  if (!found) throw new Error(`Tidak ada pendaftar: ${where}`);
  return found;
}

/** The letter that giving up needs. */
const withLetter = ({ id }: Found): Promise<number> =>
  place.db.execute(
    'update mbkm_pendaftar_program_mbkm set surat_mundur = (select id from internal_berkas limit 1) where id = $1',
    [id],
  );

/** The student gives up; → titles of the notice by the role of who got it, and each one's link. */
async function givenUp(row: Found): Promise<Record<string, string | null>> {
  await place.enter('HA06', { idMitra: row.idMitra });
  await place.enter('HA05', { idProgramProdi: row.idProgramProdi });
  await withLetter(row);
  const student = await place.enter('HA02', { idMahasiswa: row.idMahasiswa });
  const gone = await student.post(`${N}/${row.id}/aksi/mengundurkan_diri`, { version: row.version, catatan: 'Sakit.' });
  expect(gone.statusCode, gone.body).toBe(200);
  const told = await place.db.query<{ role: string; isi: string; link: string | null }>(
    `select distinct u.role_id as role, n.isi, n.link from notifikasi n join pengaturan_user u on u.id = n.id_user
      where n.kunci like $1`,
    [`pendaftaran_mundur:${row.id}:%`],
  );
  for (const { role, isi } of told)
    expect(isi, role).toMatch(
      role === 'HA02' ? /^Anda mengundurkan diri dari / : /^(?!Anda).+ mengundurkan diri dari /,
    );
  return Object.fromEntries(told.map(({ role, link }) => [role, link]));
}

describe('pengunduran diri', () => {
  it('setelah disetujui sampai ke mitra, koordinator, dan Tim MBKM, yang dapat membukanya', async () => {
    const row = await registration(`p.status = 'disetujui' and p.id_dosen_pembimbing is not null`);
    const record = `/magang/riwayat/pendaftar/detail/${row.id}`;
    expect(await givenUp(row)).toEqual({
      HA02: '/magang/riwayat',
      HA03: `/magang/riwayat/pendaftar2/detail/${row.id}`,
      HA04: record,
      HA05: record,
      HA06: record,
    });
    const partner = await place.enter('HA06', { idMitra: row.idMitra });
    expect((await partner.get(`${N}/${row.id}`)).statusCode).toBe(200);
    const coordinator = await place.enter('HA05', { idProgramProdi: row.idProgramProdi });
    expect((await coordinator.get(`${N}/${row.id}`)).statusCode).toBe(200);
  });

  it('saat berjalan, dicatat koordinator, juga sampai ke Tim MBKM', async () => {
    const row = await registration(`p.status = 'berjalan' and p.id_dosen_pembimbing is not null`);
    await withLetter(row);
    const coordinator = await place.enter('HA05', { idProgramProdi: row.idProgramProdi });
    const gone = await coordinator.post(`${N}/${row.id}/aksi/mundurkan`, { version: row.version, catatan: 'Sakit.' });
    expect(gone.statusCode, gone.body).toBe(200);
    const told = await place.db.query<{ role: string }>(
      `select distinct u.role_id as role from notifikasi n join pengaturan_user u on u.id = n.id_user
        where n.kunci like $1`,
      [`pendaftaran_mundur:${row.id}:%`],
    );
    expect(told.map(({ role }) => role)).toContain('HA03');
  });

  it('sebelum mitra dimintai keputusan tidak sampai ke mitra, koordinator, atau Tim MBKM', async () => {
    const row = await registration(`p.status = 'diajukan' and p.tahap_aktif = 'prodi'`);
    expect(await givenUp(row)).toEqual({ HA02: '/magang/riwayat' });
  });

  it('saat mitra dimintai keputusan sampai ke mitra', async () => {
    const row = await registration(`p.status = 'diajukan' and p.tahap_aktif = 'mitra'`);
    expect(await givenUp(row)).toEqual({
      HA02: '/magang/riwayat',
      HA06: `/magang/riwayat/pendaftar/detail/${row.id}`,
    });
    const partner = await place.enter('HA06', { idMitra: row.idMitra });
    expect((await partner.get(`${N}/${row.id}`)).statusCode).toBe(200);
  });
});
