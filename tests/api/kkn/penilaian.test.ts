import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { KelompokDinilai, LembarKelompok, RekapNilai } from '../../../resources/nilai/lembar.ts';
import { groupId, participationId, waveId } from '../../../server/areas/kkn/demo/ids.ts';
import type { Person } from '../support/world.ts';
import { type KknPlace, openKkn } from './place.ts';

/** Grading of the demo's wave Khusus: groups, one form for all, recap, export, finishing (docs/domain/30 §1.13, §2, §4.5). */

const G = 'v3/kkn/menilai-kkn';
const idKelompok = groupId('khusus:2');
const filter = { idGelombang: waveId('khusus') };
let kkn: KknPlace;
let dosen: Person;

beforeAll(async () => {
  kkn = await openKkn();
  dosen = await kkn.as('HA04');
});
afterAll(() => kkn.world.close());

const sheet = async (who: Person, jenisPenilai: string) =>
  (await who.get(`${G}/lembar`, { idKelompok, jenisPenilai })).json<LembarKelompok>();

/** The same grade on every component of all members. */
async function grade(who: Person, jenisPenilai: string, nilai: number, over: Record<string, unknown> = {}) {
  const { anggota } = await sheet(who, jenisPenilai);
  return who.put(`${G}/lembar`, {
    idKelompok,
    jenisPenilai,
    aksi: 'kirim',
    anggota: anggota.map(({ idPendaftarMbkm, version, rincian }) => ({
      idPendaftarMbkm,
      version,
      catatan: 'Sesuai pengamatan.',
      rincian: rincian.map(({ idKomponenPenilaian }) => ({ idKomponenPenilaian, nilai })),
    })),
    ...over,
  });
}
const recap = async (who: Person, query: Record<string, unknown> = { filter }) =>
  (await who.get(`${G}/rekap`, query)).json<RekapNilai[]>();
const ours = (rows: RekapNilai[]) => rows.filter(row => row.idKelompok === idKelompok);

/** A form that the person has uploaded. */
async function form(username: string): Promise<string> {
  const account = await kkn.db.one<{ id: string }>('select id from pengaturan_user where username = $1', [username]);
  const { berkasFormulir } = await kkn.documents(String(account?.id), 'berkasFormulir');
  await kkn.db.execute(`update internal_berkas set resource = 'nilai/penilaian' where id = $1`, [berkasFormulir]);
  return String(berkasFormulir);
}

describe('penilaian kelompok', () => {
  it('menyebut kelompok yang dibimbing dan sejauh mana dinilai', async () => {
    const groups = (await dosen.get(G)).json<KelompokDinilai[]>();
    expect(groups.map(({ id }) => id).sort()).toEqual(['khusus:2', 'dua:1', 'dua:2', 'dua:3'].map(groupId).sort());
    expect(groups.find(({ id }) => id === idKelompok)).toMatchObject({
      nama: 'KKN-02 Bumi Makmur · KKN Tematik Khusus',
      anggota: 8,
      dibuka: true,
      penilai: { dosen: { terkirim: 0, draf: 0 }, mitra: { terkirim: 0 }, tim: { terkirim: 0 } },
    });
    expect((await (await kkn.as('HA02')).get(G)).statusCode).toBe(403);
    // Whatever refers to a group says its wave too.
    const [proposal] = (await kkn.team.get('v3/kkn/proposal', { embed: 1, range: [0, 0] })).json<
      { _embed: { idKelompok: { label: string } } }[]
    >();
    expect(proposal?._embed.idKelompok.label).toMatch(/^KKN-\d\d .+ · KKN Tematik /);
  });

  it('satu formulir pembimbing desa berlaku bagi seluruh kelompok, isinya disimpan sekali', async () => {
    const unsigned = await grade(dosen, 'mitra', 90, { diwakilkan: true });
    expect(unsigned.statusCode).toBe(422);
    const foreign = await grade(dosen, 'mitra', 90, { diwakilkan: true, berkasFormulir: await form('timmbkm') });
    expect([foreign.statusCode, foreign.json().errors]).toEqual([
      422,
      { berkasFormulir: 'Pilih formulir bertanda tangan dari daftar.' },
    ]);
    const signed = await grade(dosen, 'mitra', 90, { diwakilkan: true, berkasFormulir: await form('dosen') });
    expect(signed.statusCode, signed.body).toBe(200);
    const forms = signed.json<LembarKelompok>().anggota.map(({ berkasFormulir }) => berkasFormulir);
    expect(new Set(forms).size).toBe(8);
    const stored = await kkn.db.one(
      'select count(distinct kunci)::int as isi, count(distinct id_baris)::int as baris from internal_berkas where id = any($1::uuid[])',
      [forms],
    );
    expect(stored).toEqual({ isi: 1, baris: 8 });
  });

  it('rekap menyebut yang belum menilai, lalu 79,00 = B+ setelah semua terkirim (skenario 8)', async () => {
    expect((await grade(dosen, 'dosen', 80)).statusCode).toBe(200);
    const before = ours(await recap(kkn.team));
    expect(before.map(({ kurang, nilaiAkhir }) => [kurang, nilaiAkhir])).toEqual(
      Array.from({ length: 8 }, () => [['tim'], null]),
    );
    expect((await grade(kkn.team, 'tim', 70)).statusCode).toBe(200);
    const after = ours(await recap(kkn.team));
    expect(
      after.map(({ mitra, dosen: own, tim, nilaiAkhir, nilaiHuruf, kurang }) => [
        mitra,
        own,
        tim,
        nilaiAkhir,
        nilaiHuruf,
        kurang,
      ]),
    ).toEqual(Array.from({ length: 8 }, () => [90, 80, 70, 79, 'B+', []]));
    // Unlocked with a note, the grade goes.
    const [first] = after;
    const { id, version } = first?.lembar.tim ?? { id: '', version: 0 };
    expect((await kkn.team.post(`magang/penilaian/${id}/aksi/buka_kunci`, { version })).statusCode).toBe(422);
    const opened = await kkn.team.post(`magang/penilaian/${id}/aksi/buka_kunci`, { version, catatan: 'Salah ketik.' });
    expect(opened.statusCode, opened.body).toBe(200);
    expect(ours(await recap(kkn.team)).find(row => row.id === first?.id)).toMatchObject({
      tim: null,
      nilaiAkhir: null,
      nilaiHuruf: null,
      kurang: ['tim'],
    });
  });

  it('prodi melihat peserta sendiri; gelombang lain disaring', async () => {
    const own = await recap(await kkn.as('HA05'), {});
    expect(own.length).toBeGreaterThan(0);
    expect(new Set(own.map(({ prodi }) => prodi))).toEqual(new Set(['Informatika']));
    expect((await recap(kkn.team, { filter: { idGelombang: waveId('satu') } })).length).toBe(16);
    expect((await kkn.team.get(`${G}/rekap`, { filter: { tidakAda: 1 } })).statusCode).toBe(400);
  });

  it('diekspor sebagai XLSX dan PDF', async () => {
    const sheetFile = await kkn.team.get(`${G}/rekap/export`, { filter, format: 'csv' });
    expect(sheetFile.body.split('\r\n')[0]).toContain('Pembimbing desa (20%)');
    expect(sheetFile.body.trim().split('\r\n')).toHaveLength(17);
    const paper = await kkn.team.get(`${G}/rekap/export`, { filter, format: 'pdf' });
    expect(paper.headers['content-type']).toBe('application/pdf');
    expect(paper.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await kkn.team.get(`${G}/rekap/export`, { format: 'docx' })).statusCode).toBe(400);
  });

  it('diselesaikan bersama dari rekap; yang belum bernilai disebut dengan alasannya', async () => {
    const rows = ours(await recap(kkn.team));
    const items = rows.map(({ id, version }) => ({ id, version }));
    const answer = await kkn.team.put('v3/kkn/pendaftaran/selesaikan', { items, catatan: 'Paket menyusul.' });
    expect(answer.statusCode, answer.body).toBe(200);
    const { berhasil } = answer.json<{ berhasil: string[] }>();
    expect(berhasil.length).toBeGreaterThan(0);
    expect(ours(await recap(kkn.team)).filter(({ status }) => status === 'selesai')).toHaveLength(berhasil.length);
    expect((await (await kkn.as('HA02')).put('v3/kkn/pendaftaran/selesaikan', { items })).statusCode).toBe(403);
  });
});

describe('peserta KKN', () => {
  const M = 'v3/kkn/mhs';

  it('dibaca per halaman dengan capaian, dalam cakupan sendiri', async () => {
    const all = await kkn.team.get(M, { filter: { idGelombang: waveId('dua') }, range: [0, 9] });
    expect(all.headers['content-range']).toBe('items 0-9/60');
    expect(all.json<Record<string, unknown>[]>()[0]).toMatchObject({
      kelompok: 'KKN-01 Desa Cerdas',
      gelombang: 'KKN Tematik Gelombang II',
      dpl: 'Dr. Arif Budiman, M.T.',
      mingguan: { selesai: 2, target: 3 },
      luaran: { selesai: 1, target: 3 },
      log: { target: 35 },
    });
    const own = (await (await kkn.as('HA02')).get(M)).json<Record<string, unknown>[]>();
    expect(own).toMatchObject([{ id: participationId('dua:1:1'), jabatan: 'Ketua', nilaiAkhir: null }]);
    const dpl = await dosen.get(M);
    expect(dpl.headers['content-range']).toBe('items 0-24/38');
    expect((await kkn.team.get(M, { filter: { lain: 1 } })).statusCode).toBe(400);
    expect((await kkn.world.stranger.get(M)).statusCode).toBe(401);
  });

  it('satu peserta menurut id; di luar cakupan 404; diekspor', async () => {
    const id = participationId('dua:4:1');
    expect((await kkn.team.get(`${M}/${id}`)).json()).toMatchObject({ id, kelompok: 'KKN-04 Tunas Bangsa' });
    expect((await dosen.get(`${M}/${id}`)).statusCode).toBe(404);
    const file = await kkn.team.get(`${M}/export`, { filter: { idGelombang: waveId('satu') }, format: 'csv' });
    expect(file.body.trim().split('\r\n')).toHaveLength(17);
    expect((await (await kkn.as('HA02')).get(`${M}/export`)).statusCode).toBe(403);
  });
});
