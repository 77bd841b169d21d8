import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { registry } from '../../../resources/index.ts';
import { createSystemKeys } from '../../../server/areas/integrasi/systemKeys.ts';
import { HttpError } from '../../../server/platform/errors.ts';
import { pdf, upload } from '../platform/documents/support.ts';
import { createWorld, type Person, type World } from '../support/world.ts';
import { makeKey } from './support.ts';

/** Keys of other systems: many rows at once, files, several conditions, limits over all processes (docs/domain/90 §1). */
const partners = 'master/mitra';
const students = 'master/mahasiswa';

interface Partner {
  id: string;
  version: number;
  nama: string;
  website: string | null;
}
interface Report {
  berhasil: number;
  gagal: { id: string; label: string; pesan: string }[];
}

let world: World;
let admin: Person;

beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  admin = await world.as('HA01');
});
afterAll(() => world.close());

const codeOf = (body: string): unknown => JSON.parse(body).code;
const named = (rows: readonly Partner[]) => rows.map(({ id, version }) => ({ id, version }));

describe('a key', () => {
  it('changes, steps and deletes many rows that it names, and is told of them by their ids', async () => {
    const { system } = await makeKey(world, admin, 'Sistem mitra', [
      { sumber: partners, akses: ['baca', 'ubah', 'hapus', 'langkah'], kolom: ['website', 'status'] },
    ]);
    const rows = (await system.get(partners, { range: [0, 2] })).json<Partner[]>();
    const unknown = { id: '00000000-0000-7000-8000-000000000000', version: 1 };
    const data = { website: 'https://mitra.example' };
    const changed = await system.bare.put(partners, { items: [...named(rows), unknown], data });
    expect(changed.statusCode, changed.body).toBe(200);
    expect(changed.json<Report>()).toMatchObject({ berhasil: 3, gagal: [{ id: unknown.id, label: unknown.id }] });
    const beyond = await system.bare.put(partners, { items: named(rows), data: { nama: 'Lain' } });
    expect(beyond.statusCode, beyond.body).toBe(422);
    expect((await admin.get(`${partners}/${rows[0]?.id}`)).json<Partner>()).toMatchObject(data);
    expect((await admin.get(`${partners}/${rows[0]?.id}`)).json<Partner>().nama).not.toBe('Lain');

    const stale = await system.bare.delete(partners, { items: named(rows) });
    expect(stale.json<Report>().berhasil).toBe(0);
    expect(stale.json<Report>().gagal.map(({ label }) => label)).toEqual(rows.map(({ id }) => id).sort());
    const active = (await system.get(partners, { filter: { status: 'aktif' }, range: [0, 1] })).json<Partner[]>();
    const stepped = await system.bare.post(`${partners}/aksi/nonaktifkan`, { items: named(active), catatan: 'Uji.' });
    expect(stepped.statusCode, stepped.body).toBe(200);
    expect(JSON.stringify(stepped.json())).not.toContain('PT ');

    for (const more of [{ filter: { nama: 'PT' } }, { semua: true, filter: {} }, { coba: true, items: named(rows) }]) {
      const answer = await system.bare.put(partners, { ...more, data });
      expect(answer.statusCode, JSON.stringify(more)).toBe(400);
      expect(codeOf(answer.body)).toBe('systemKey.itemsOnly');
    }
  });

  it('reads and sends the files of the fields that it names, and no others', async () => {
    const owner = await world.as('timmbkm');
    const { system } = await makeKey(world, admin, 'Arsip perjanjian', [
      {
        sumber: partners,
        akses: ['baca', 'ubah'],
        kolom: ['nama', 'nomorMou', 'tanggalMou', 'berakhirMou', 'berkasMou'],
      },
    ]);
    const { system: without } = await makeKey(world, admin, 'Tanpa berkas', [
      { sumber: partners, akses: ['baca'], kolom: ['nama'] },
    ]);
    const held = await world.db.one<{ id: string; berkas: string; logo: string | null }>(
      `select id, berkas_mou::text as berkas, logo::text from master_mitra where berkas_mou is not null and logo is not null limit 1`,
    );
    const read = (who: Person, id: unknown) => who.get('files', { id: String(id) });
    expect((await read(system, held?.berkas)).statusCode).toBe(200);
    expect((await read(system, held?.logo)).statusCode).toBe(404);
    expect((await read(without, held?.berkas)).statusCode).toBe(404);
    const listed = await system.get('files', { resource: partners, idBaris: held?.id });
    expect([...new Set(listed.json<{ field: string }[]>().map(({ field }) => field))]).toEqual(['berkasMou']);
    const other = await world.db.one<{ id: string }>(
      `select id::text from internal_berkas where resource not in ('${partners}') and id_baris is not null limit 1`,
    );
    expect((await read(system, other?.id)).statusCode).toBe(404);

    const sent = await upload(world.app, system, {
      resource: partners,
      field: 'berkasMou',
      content: pdf('dari sistem'),
    });
    expect(sent.statusCode, sent.body).toBe(201);
    const saved = await system.put(`${partners}/${held?.id}`, { berkasMou: sent.json<{ id: string }>().id });
    expect(saved.statusCode, saved.body).toBe(200);
    for (const field of ['logo', 'berkasMou'])
      expect((await upload(world.app, without, { resource: partners, field, content: pdf() })).statusCode).toBe(403);
    expect((await upload(world.app, system, { resource: partners, field: 'logo', content: pdf() })).statusCode).toBe(
      422,
    );
    const pending = await upload(world.app, owner, {
      resource: partners,
      field: 'berkasMou',
      content: pdf('milik orang'),
    });
    expect((await read(system, pending.json<{ id: string }>().id)).statusCode).toBe(404);
  });

  it('is told which calls are for people', async () => {
    const { system } = await makeKey(world, admin, 'Pengimpor', [{ sumber: students, akses: ['baca'] }]);
    for (const path of [`${students}/impor/templat`, `${students}/ekspor`, `${students}/all`]) {
      const answer = await system.get(path);
      expect(answer.statusCode, path).toBe(403);
      expect(codeOf(answer.body), path).toBe('systemKey.notByKey');
    }
    expect(codeOf((await system.get(`${partners}/all`)).body)).toBe('systemKey.beyond');
  });

  it('may be narrowed by several fields, of which a row must meet each', async () => {
    const { idProgramProdi, angkatan } = (await admin.get(students, { range: [0, 0] })).json<
      { idProgramProdi: string; angkatan: number }[]
    >()[0] ?? { idProgramProdi: '', angkatan: 0 };
    const line = {
      sumber: students,
      akses: ['baca'],
      kolom: ['npm', 'idProgramProdi', 'statusAkademik'],
      saringKolom: 'idProgramProdi',
      saringNilai: [idProgramProdi],
      saringKolom2: 'statusAkademik',
      saringNilai2: ['cuti', 'lulus'],
    };
    await world.db.execute(
      `update master_mahasiswa set status_akademik = 'cuti' where id in (select id from master_mahasiswa
         where id_program_prodi = $1 and angkatan = $2 order by npm limit 2)`,
      [idProgramProdi, angkatan],
    );
    const { system, key } = await makeKey(world, admin, 'Dua syarat', [line]);
    const rows = (await system.get(students, { range: [0, 199] })).json<
      { idProgramProdi: string; statusAkademik: string }[]
    >();
    expect(rows.length).toBeGreaterThan(1);
    const wrong = rows.filter(row => row.idProgramProdi !== idProgramProdi || row.statusAkademik === 'aktif');
    expect(wrong).toEqual([]);
    const shown = (await admin.get(`integrasi/kunci-api/${key.id}`)).json<{ cakupan: { batasan: string }[] }>();
    expect(shown.cakupan[0]?.batasan).toMatch(/^Program studi: .+; Status akademik: Cuti, Lulus$/);
    const owner = await world.db.one<{ id: string }>(`select id from pengaturan_user where username = 'timmbkm'`);
    const refused = await admin.post('integrasi/kunci-api', {
      nama: 'Dua kali',
      peran: 'HA03',
      idUser: owner?.id,
      berlakuSampai: '2027-12-31',
      batasPerMenit: 10,
      cakupan: [{ ...line, saringKolom2: 'idProgramProdi', saringNilai2: [idProgramProdi] }],
    });
    expect(Object.keys(refused.json<{ errors: object }>().errors)).toEqual(['cakupan.0.saringNilai2']);
  });

  it('has one limit over all processes, and a new one each minute', async () => {
    const { secret } = await makeKey(world, admin, 'Dua proses', [{ sumber: students, akses: ['baca'] }], {
      batasPerMenit: 3,
    });
    let now = new Date('2026-11-21T03:00:10Z');
    const processes = [1, 2].map(() => createSystemKeys(world.db, registry, () => now));
    const call = async (n: number): Promise<number> => {
      try {
        await processes[n % 2]?.resolve(secret, '127.0.0.1');
        return 200;
      } catch (error) {
        if (error instanceof HttpError) return error.statusCode;
        throw error;
      }
    };
    const answers = [];
    for (let n = 0; n < 5; n++) answers.push(await call(n));
    expect(answers).toEqual([200, 200, 200, 429, 429]);
    now = new Date('2026-11-21T03:01:00Z');
    expect(await call(0)).toBe(200);
  });
});
