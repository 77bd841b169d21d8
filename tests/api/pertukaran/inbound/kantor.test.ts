import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { PetunjukPendaftar } from '../../../../resources/pertukaran/bacaanKrs.ts';
import { inboundId } from '../../../../server/areas/pertukaran/demo/inbound.ts';
import { idOf } from '../../../../server/demo/ids.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

/** Counts, hints and warnings that staff see beside the rows (docs/domain/50 §2.2, §3). */

const M = 'v2/mhs-luar-upn';
const C = 'v2/pertukaran-mahasiswa/mata-kuliah';
interface Summary {
  total: number;
  jumlah: Record<string, number>;
}
let world: World;
let team: Person;
beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  team = await world.as('HA03');
});
afterAll(() => world.close());

const counted = async (table: string, where = 'true') => {
  const rows = await world.db.query<{ status: string; n: number }>(
    `select status, count(*)::int as n from ${table} where ${where} group by 1`,
  );
  return Object.fromEntries(rows.map(({ status, n }) => [status, n]));
};

describe('ringkas', () => {
  it('menghitung baris daftar menurut status, dalam lingkup dan saringan pemintanya', async () => {
    const all = (await team.get(`${M}/list`, { ringkas: 'status' })).json<Summary>();
    expect(all.jumlah).toMatchObject(await counted('pertukaran_mhs_inbound'));
    expect(all.total).toBe(Object.values(all.jumlah).reduce((sum, n) => sum + n, 0));
    expect(all.jumlah).toHaveProperty('draf', 0);
    const own = (await (await world.as('HA08')).get(`${M}/list`, { ringkas: '1' })).json<Summary>();
    expect(own).toMatchObject({ total: 1, jumlah: { berjalan: 1 } });
    const some = (await team.get(`${M}/list`, { ringkas: '1', filter: { status: 'diajukan' } })).json<Summary>();
    expect(some.total).toBe(all.jumlah.diajukan);
    const scheme = (await team.get(`${M}/list`, { ringkas: 'jalur' })).json<Summary>();
    expect(Object.keys(scheme.jumlah)).toEqual(['nasional', 'konsorsium', 'mandiri', 'internasional']);
  });

  it('berlaku pada pendaftaran program, hanya untuk jenisnya', async () => {
    const outbound = (await team.get('v2/pertukaran-mahasiswa/krs-mhs-upn-outbond', { ringkas: '1' })).json<Summary>();
    expect(outbound.jumlah).toMatchObject(
      await counted(
        'mbkm_pendaftar_program_mbkm',
        `id_jenis_mbkm in (select id from master_jenis_mbkm where kode = 'outbound')`,
      ),
    );
  });

  it('menolak kolom lain, dan peran tanpa hak', async () => {
    for (const ringkas of ['namaLengkap', 'kodeAksesHash', 'tidakAda'])
      expect((await team.get(`${M}/list`, { ringkas })).statusCode).toBe(400);
    expect((await (await world.as('HA06')).get(`${M}/list`, { ringkas: '1' })).statusCode).toBe(403);
  });
});

describe('petunjuk pendaftar', () => {
  it('menyebut dokumen yang belum ada dan pendaftaran yang mungkin orang yang sama', async () => {
    await world.db.execute('update pertukaran_mhs_inbound set email = $1 where id = $2', [
      'sama@uji.example',
      inboundId('maya'),
    ]);
    await world.db.execute('update pertukaran_mhs_inbound set email = $1 where id = $2', [
      'sama@uji.example',
      inboundId('qori'),
    ]);
    const found = (await team.get(`${M}/${inboundId('qori')}/petunjuk`)).json<PetunjukPendaftar>();
    expect(found.kembar).toMatchObject([{ nama: 'Maya Anggraini', status: 'selesai', sama: ['surel'] }]);
    expect(found.dokumen.map(({ nama }) => nama)).toContain('berkasTranskrip');
    const alone = (await team.get(`${M}/${inboundId('rangga')}/petunjuk`)).json<PetunjukPendaftar>();
    expect(alone.kembar).toEqual([]);
    expect((await (await world.as('HA08')).get(`${M}/${inboundId('andi')}/petunjuk`)).statusCode).toBe(403);
  });
});

describe('kelas', () => {
  it('ditemukan menurut pengampunya, dan jadwal dosen yang bentrok hanya diperingatkan', async () => {
    const found = (await team.get(C, { filter: { q: 'arif budiman' } })).json<{ id: string; pengampu: string }[]>();
    expect(found.length).toBeGreaterThan(2);
    expect(found.every(({ pengampu }) => pengampu.includes('Arif Budiman'))).toBe(true);
    expect((await team.get(C, { filter: { q: '%' } })).json()).toEqual([]);
    const id = idOf('pertukaran/mk-inbound', 'if2');
    const before = (await team.get(`${C}/${id}`)).json<{ bentrokDosen: string | null }>();
    expect(before.bentrokDosen).toBeNull();
    const arif = await world.db.one<{ id: string }>(
      `select t.id_pegawai as id from pertukaran_mk_dosen t where t.id_mk_inbound = $1`,
      [idOf('pertukaran/mk-inbound', 'if1')],
    );
    const added = await team.post('v2/pertukaran-mahasiswa/mk-dosen', {
      idMkInbound: id,
      idPegawai: arif?.id,
      peran: 'anggota',
      sksBeban: 1,
    });
    expect(added.statusCode, added.body).toBe(201);
    const after = (await team.get(`${C}/${id}`)).json<{ bentrokDosen: string | null }>();
    expect(after.bentrokDosen).toMatch(/Arif Budiman.* juga mengajar .+ \(A\)$/);
  });
});
