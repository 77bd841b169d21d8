// @module-tag semua: a programme's own printed sheets; surat/isi and surat/terbit print one of each kind
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { groupId, waveId } from '../../../server/areas/kkn/demo/ids.ts';
import { lettersPerMinute } from '../../../server/platform/documents/letters/index.ts';
import { pdfText } from '../support/pdfText.ts';
import { type KknPlace, openKkn } from './place.ts';

/** Prints of KKN: lists of groups, attendance, letters of assignment. */

const P = 'v3/kkn/mengatur-kelompok/cetak';
const filter = { idGelombang: waveId('dua') };
let kkn: KknPlace;
beforeAll(async () => {
  kkn = await openKkn();
});
afterAll(() => kkn.world.close());

const isPdf = (answer: { headers: Record<string, unknown>; rawPayload: Buffer }) =>
  answer.headers['content-type'] === 'application/pdf' && answer.rawPayload.subarray(0, 5).toString() === '%PDF-';
/** Pages of a PDF. */
const pages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

describe('cetak kelompok KKN', () => {
  it('daftar dan daftar hadir: satu halaman tiap kelompok, dengan kop surat', async () => {
    for (const jenis of ['daftar', 'hadir']) {
      const answer = await kkn.team.get(P, { jenis, filter });
      expect(answer.statusCode, jenis).toBe(200);
      expect(isPdf(answer)).toBe(true);
      expect(pages(answer.rawPayload)).toBeGreaterThanOrEqual(6);
    }
    expect((await kkn.team.get(P, { jenis: 'lain', filter })).statusCode).toBe(400);
    expect((await kkn.team.get(P, { filter: { lain: 1 } })).statusCode).toBe(400);
  });

  it('daftar hadir memberi tempat untuk tanda tangan', async () => {
    const { rawPayload } = await kkn.team.get(P, { jenis: 'hadir', filter });
    const [page] = (await pdfText(rawPayload)).pages;
    const rows = (page?.heights ?? []).flatMap(([text, height]) => (/^\d{11}$/.test(text) ? [height] : []));
    expect(rows.length).toBeGreaterThan(5);
    // Eight millimetres, in points.
    const least = (8 * 72) / 25.4;
    for (const [i, height] of rows.slice(1).entries()) expect((rows[i] ?? 0) - height).toBeGreaterThan(least);
  });

  it('sebagai lembar kerja: satu baris tiap anggota, dalam cakupan sendiri', async () => {
    const all = await kkn.team.get(P, { filter, format: 'csv' });
    expect(all.body.trim().split('\r\n')).toHaveLength(61);
    expect(all.body).toContain('KKN-01 Desa Cerdas');
    expect((await kkn.team.get(P, { filter, format: 'xlsx' })).rawPayload.subarray(0, 2).toString()).toBe('PK');
    expect((await (await kkn.as('HA06')).get(P, { filter })).statusCode).toBe(403);
  });

  it('surat tugas bernomor dan dapat diperiksa; kelompok yang belum ditetapkan belum punya', async () => {
    const letter = (key: string) => kkn.team.get(`v3/kkn/kkn-kelompok/${groupId(key)}/cetak/surat-tugas-kkn`);
    const first = await letter('dua:1');
    expect(first.statusCode, first.body.slice(0, 200)).toBe(200);
    expect(isPdf(first)).toBe(true);
    await letter('dua:1');
    const issued = await kkn.db.query<{ nomor: string; kode: string; namaPenerima: string }>(
      `select nomor_surat as nomor, kode_verifikasi as kode, nama_penerima as "namaPenerima" from surat_surat
        where id_baris = $1`,
      [groupId('dua:1')],
    );
    expect(issued).toMatchObject([
      { nomor: expect.stringMatching(/^0003\/ST-KKN\//), namaPenerima: 'KKN-01 Desa Cerdas' },
    ]);
    const check = await kkn.world.stranger.get(`v6/generate-surat/verifikasi/${issued[0]?.kode}`);
    expect(check.json()).toMatchObject({
      valid: true,
      penerima: 'KKN-01 Desa Cerdas',
      penandatangan: { jabatan: 'Wakil Rektor I' },
    });
    expect((await letter('tiga:1')).statusCode).toBe(409);
    const other = await (await kkn.as('HA04')).get(`v3/kkn/kkn-kelompok/${groupId('dua:4')}/cetak/surat-tugas-kkn`);
    expect(other.statusCode).toBe(404);
  });

  it('dibatasi tiap orang, seperti surat; orang lain tetap mencetak', async () => {
    const other = await kkn.as('HA01');
    const print = (person: typeof other) => person.get(P, { filter: { idGelombang: waveId('empat') } });
    const codes: number[] = [];
    for (let i = 0; i <= lettersPerMinute; i++) codes.push((await print(kkn.team)).statusCode);
    expect(codes.at(-1)).toBe(429);
    expect((await print(other)).statusCode).toBe(200);
  });
});
