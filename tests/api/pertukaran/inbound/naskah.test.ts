import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { inboundId } from '../../../../server/areas/pertukaran/demo/inbound.ts';
import { bagas } from '../../../../server/areas/pertukaran/demo/outbound/story.ts';
import { studyPeriodId } from '../../../../server/areas/pertukaran/demo/studyPeriods.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

/** Sentences of docs/domain/50 that no other file asks for: who is deleted, what a row opened by itself says, whose SKS. */

const M = 'v2/mhs-luar-upn';
const K = 'v2/pertukaran-mahasiswa/krs';
let world: World;
let team: Person;
let admin: Person;

beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  team = await world.as('HA03');
  admin = await world.as('HA01');
});
afterAll(() => world.close());

const stored = async (key: string) =>
  (await world.db.one<{ id: string; version: number }>('select id, version from pertukaran_mhs_inbound where id = $1', [
    inboundId(key),
  ])) ?? { id: '', version: 0 };

describe('pendaftar inbound (§1.2, §2.2)', () => {
  it('hanya draf dan yang ditolak dapat dihapus, oleh Super Admin', async () => {
    const waiting = await stored('teguh');
    const kept = await admin.delete(`${M}/${waiting.id}`, { version: waiting.version });
    expect([kept.statusCode, kept.json().message]).toEqual([
      409,
      'Hanya pendaftaran berstatus Draf atau Ditolak yang dapat dihapus.',
    ]);
    const refused = await stored('vino');
    expect((await team.delete(`${M}/${refused.id}`, { version: refused.version })).statusCode).toBe(403);
    expect((await admin.delete(`${M}/${refused.id}`, { version: refused.version })).statusCode).toBe(200);
  });

  it('dibuka sendiri memuat riwayat dan ringkasan KRS, sejauh pembacanya boleh', async () => {
    const andi = (await team.get(`${M}/${inboundId('andi')}`)).json();
    expect(andi.riwayat.map(({ keStatus }: { keStatus: string }) => keStatus)).toContain('berjalan');
    expect(andi.ringkasanKrs).toMatchObject([{ status: 'disetujui', totalSks: 12, batasSks: 20 }]);
    expect(andi.berkasTranskrip).toEqual(expect.any(String));
    const [listed] = (await team.get(`${M}/list`, { filter: { id: inboundId('andi') } })).json<object[]>();
    expect(listed).not.toHaveProperty('riwayat');
    // Computed values in the answer are ignored when they are sent back.
    const same = await team.bare.put(`${M}/${inboundId('andi')}`, { ...andi, alamatDomisili: 'Asrama' });
    expect(same.statusCode, same.body).toBe(200);
  });

  it('daftar dapat disaring menurut diterima atau belum', async () => {
    const idsOf = async (diterima: boolean) =>
      (await team.get(`${M}/list`, { filter: { diterima }, range: [0, 199] })).json<{ npm: string | null }[]>();
    expect((await idsOf(true)).every(({ npm }) => npm !== null)).toBe(true);
    expect((await idsOf(false)).every(({ npm }) => npm === null)).toBe(true);
    expect((await team.get(`${M}/list`, { filter: { diterima: 'ya' } })).statusCode).toBe(400);
  });
});

describe('cekSks (§4)', () => {
  it('mahasiswa sendiri diperiksa pada SIAMIK, mahasiswa inbound pada KRS-nya', async () => {
    const own = (await team.get(`${K}/cek-sks`, { npm: bagas.npm })).json();
    expect(own).toEqual({
      npm: bagas.npm,
      sumber: 'siamik',
      totalSks: 23,
      limit: 20,
      lebih: true,
      judul: 'Maaf',
      pesan: 'SKS Anda lebih dari 20, harap sesuaikan terlebih dahulu di Aplikasi Siamik !',
    });
    const equal = (await team.get(`${K}/cek-sks`, { npm: bagas.npm, limit: 23 })).json();
    expect(equal).toMatchObject({ lebih: false, pesan: null });
    expect((await team.get(`${K}/cek-sks`, { npm: bagas.npm, limit: 'x' })).statusCode).toBe(400);
    const student = await world.as('HA02');
    expect((await student.get(`${K}/cek-sks`)).json()).toMatchObject({ sumber: 'siamik' });
    expect((await student.get(`${K}/cek-sks`, { npm: bagas.npm })).statusCode).toBe(404);
    expect((await (await world.as('HA08')).get(`${K}/cek-sks`)).json()).toMatchObject({ sumber: 'pertukaran' });
    expect((await (await world.as('HA08')).get(`${K}/cek-sks`, { npm: bagas.npm })).statusCode).toBe(404);
    expect((await (await world.as('HA06')).get(`${K}/cek-sks`, { npm: bagas.npm })).statusCode).toBe(403);
  });
});

describe('laporan (§4)', () => {
  it('mata kuliah dijumlahkan per prodi pada lembarnya sendiri', async () => {
    const idMasaStudi = studyPeriodId('inbound', 0);
    const answer = await team.get('v2/pertukaran-mahasiswa/rpt-matkul-inbond', { idMasaStudi });
    const [classes, recap] = answer.json<{ tabel: { baris: Record<string, number>[] }[] }>().tabel;
    const total = (name: string) => classes?.baris.reduce((sum, row) => sum + (row[name] ?? 0), 0);
    expect(recap?.baris.at(-1)).toMatchObject({
      prodi: 'Jumlah',
      jumlah: classes?.baris.length,
      kuota: total('kuota'),
      peserta: total('peserta'),
    });
  });
});

/** Demo rows by the document: each line is one of its sentences. */
describe('data contoh (§5)', () => {
  const countOf = async (sql: string) =>
    (await world.db.one<{ n: number }>(`select count(*)::int as n from ${sql}`))?.n;
  const status = async (table: string, field = 'status', where = 'true') =>
    Object.fromEntries(
      (
        await world.db.query<{ s: string; n: number }>(
          `select ${field} as s, count(*)::int as n from ${table} where ${where} group by 1`,
        )
      ).map(({ s, n }) => [s, n]),
    );
  // The first test of this file deletes a rejected registration.
  it.each([
    ['masa studi', 'pertukaran_masa_studi', 7],
    [
      'satu masa studi inbound yang sudah selesai',
      `pertukaran_masa_studi where skema = 'inbound' and nilai_selesai < now()`,
      1,
    ],
    ['kampus', 'master_kampus', 10],
    ['kelas', 'pertukaran_mk_inbound', 14],
    ['kelas penuh', 'pertukaran_mk_inbound where kuota = 2 and terisi = 2', 1],
    ['KRS', 'pertukaran_krs', 16],
    ['KRS 22 SKS yang diajukan', `pertukaran_krs where total_sks = 22 and status = 'diajukan'`, 1],
    [
      'kelas Dr. Arif Budiman',
      `pertukaran_mk_dosen t join master_pegawai p on p.id = t.id_pegawai where p.nama_lengkap = 'Dr. Arif Budiman, M.T.'`,
      3,
    ],
    [
      'baris pemetaan outbound',
      `konversi_terpilih_awal a join pertukaran_outbound o on o.id_pendaftar_mbkm = a.id_pendaftar_mbkm`,
      50,
    ],
    ['outbound ke luar negeri', `pertukaran_outbound where negara <> 'Indonesia'`, 4],
  ])('%s', async (_, sql, n) => {
    expect(await countOf(sql)).toBe(n);
  });

  it('keadaan mahasiswa, kelas, KRS, dan nilai', async () => {
    expect(await status('pertukaran_mhs_inbound', 'status', `status <> 'ditolak'`)).toEqual({
      diajukan: 5,
      revisi: 2,
      disetujui: 3,
      berjalan: 8,
      selesai: 4,
      mengundurkan_diri: 1,
    });
    expect(await status('pertukaran_mk_inbound')).toEqual({ dibuka: 12, draf: 1, ditutup: 1 });
    expect(await status('pertukaran_krs')).toEqual({ disetujui: 12, diajukan: 2, revisi: 1, draf: 1 });
    expect(await countOf('pertukaran_nilai_inbound')).toBeGreaterThanOrEqual(40);
    expect(await status('pertukaran_outbound', 'status_khs')).toMatchObject({ diajukan: 3, tervalidasi: 3, revisi: 1 });
    const konversi = (kind: string) =>
      status('mbkm_pendaftar_program_mbkm', 'status_konversi', `kode_jenis_mbkm = '${kind}'`);
    expect(await konversi('outbound')).toMatchObject({ disetujui: 4, dinilai: 2, final: 2 });
    expect(await konversi('permadi')).toMatchObject({ disetujui: 2, dinilai: 2, final: 2 });
    expect(
      Object.keys(await status('mbkm_pendaftar_program_mbkm', 'status', `kode_jenis_mbkm = 'outbound'`)),
    ).toHaveLength(8);
  });

  it('tak seorang pun mengambil dua kelas pada waktu yang sama', async () => {
    expect(
      await countOf(
        `pertukaran_krs_detail a join pertukaran_krs_detail b on b.id_krs = a.id_krs and b.id > a.id and a.keadaan = 'aktif'
           and b.keadaan = 'aktif'
         join pertukaran_mk_inbound x on x.id = a.id_mk_inbound join pertukaran_mk_inbound y on y.id = b.id_mk_inbound
           and y.id_hari = x.id_hari and x.jam_mulai < y.jam_selesai and y.jam_mulai < x.jam_selesai`,
      ),
    ).toBe(0);
  });
});
