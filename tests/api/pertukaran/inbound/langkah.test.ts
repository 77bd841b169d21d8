import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createWorld, type Person, type World } from '../../support/world.ts';

/** Steps of staff on one inbound student beside decisions (docs/domain/50 §1.2, §2.2). */

const M = 'v2/mhs-luar-upn';
let world: World;
let team: Person;

beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  team = await world.as('HA03');
});
afterAll(() => world.close());

interface Student {
  id: string;
  version: number;
  idMasaStudi: string;
  idDosenWali: string | null;
}

async function student(status: string): Promise<Student> {
  const found = await world.db.one<Student & Record<string, unknown>>(
    'select id, version, id_masa_studi, id_dosen_wali from pertukaran_mhs_inbound where status = $1 order by id limit 1',
    [status],
  );
  if (!found) throw new Error(`Tidak ada mahasiswa inbound ${status}.`);
  return found;
}

const offered = async (id: string): Promise<string[]> => (await team.get(`${M}/${id}`)).json<{ aksi: string[] }>().aksi;

it('prodi merekomendasikan pendaftar; menolak merekomendasikan perlu catatan, dan riwayat menyebutnya', async () => {
  const { id, version } = await student('diajukan');
  const say = (body: Record<string, unknown>) => team.bare.post(`${M}/${id}/rekomendasi`, { version, ...body });
  const waiting = await say({ rekomendasiProdi: 'menunggu' });
  expect([waiting.statusCode, Object.keys(waiting.json().errors)]).toEqual([422, ['rekomendasiProdi']]);
  const bare = await say({ rekomendasiProdi: 'tidak' });
  expect([bare.statusCode, Object.keys(bare.json().errors)]).toEqual([422, ['catatan']]);
  const done = await say({ rekomendasiProdi: 'tidak', catatanProdi: 'IPK belum cukup.' });
  expect(done.statusCode, done.body).toBe(200);
  expect(done.json()).toMatchObject({
    status: 'diajukan',
    rekomendasiProdi: 'tidak',
    catatanProdi: 'IPK belum cukup.',
    version: version + 1,
  });
  const again = await team.bare.put(`${M}/verifikasi/${id}`, {
    aksi: 'rekomendasi',
    rekomendasiProdi: 'ya',
    version: version + 1,
  });
  expect([again.statusCode, again.json().rekomendasiProdi]).toEqual([200, 'ya']);
});

it('dosen wali ditetapkan tanpa mengubah status', async () => {
  const { id, version, idDosenWali } = await student('berjalan');
  const other = await world.db.one<{ id: string }>(
    `select id from master_pegawai where jenis = 'dosen' and aktif and id is distinct from $1::uuid order by id limit 1`,
    [idDosenWali],
  );
  const named = await team.bare.post(`${M}/${id}/dosen-wali`, { idDosenWali: other?.id, version });
  expect(named.statusCode, named.body).toBe(200);
  expect(named.json()).toMatchObject({ status: 'berjalan', idDosenWali: other?.id });
});

it('yang terdaftar dua semester lanjut ke masa studi lain; yang satu semester tidak ditawari', async () => {
  const { id, idMasaStudi } = await student('berjalan');
  const next = await world.db.one<{ id: string; nama: string }>(
    `select id, nama from pertukaran_masa_studi where skema = 'inbound' and id <> $1 order by id limit 1`,
    [idMasaStudi],
  );
  const semesters = async (n: number) => {
    const found = await world.db.one<{ version: number }>(
      'update pertukaran_mhs_inbound set jumlah_semester = $2, version = version + 1 where id = $1 returning version',
      [id, n],
    );
    return found?.version;
  };
  const goOn = (body: Record<string, unknown>) => team.bare.post(`${M}/${id}/lanjut`, body);
  const one = await semesters(1);
  expect(await offered(id)).not.toContain('lanjut');
  const refused = await goOn({ idMasaStudi: next?.id, version: one });
  expect([refused.statusCode, refused.json().message]).toEqual([409, 'Mahasiswa ini terdaftar satu semester.']);
  const version = await semesters(2);
  expect(await offered(id)).toContain('lanjut');
  const same = await goOn({ idMasaStudi, version });
  expect([same.statusCode, Object.keys(same.json().errors)]).toEqual([422, ['idMasaStudi']]);
  const done = await goOn({ idMasaStudi: next?.id, version });
  expect(done.statusCode, done.body).toBe(200);
  expect(done.json()).toMatchObject({ status: 'disetujui', idMasaStudi: next?.id });
  const history = (await team.get(`${M}/${id}/riwayat`)).json<{ catatan?: string | null }[]>();
  expect(JSON.stringify(history[0])).toContain(`Lanjut ke ${next?.nama}.`);
});
