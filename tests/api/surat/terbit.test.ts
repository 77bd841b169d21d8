import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../../resources/index.ts';
import { Message } from '../../../resources/kit/index.ts';
import { suratPengantarMagang } from '../../../resources/mbkm/surat.ts';
import { compose, issueLetter, participationLetters } from '../../../server/areas/surat/index.ts';
import { isSealed, sha256 } from '../../../server/platform/documents/letters/index.ts';
import type { RuleContext } from '../../../server/platform/engine/rules.ts';
import { id, N, openPlace, type Place } from '../magang/place.ts';
import type { Person } from '../support/world.ts';

const R = 'v6/generate-surat';
const target = id.pendaftar('setuju-if');

let place: Place;
let team: Person;
beforeAll(async () => {
  place = await openPlace();
  team = await place.as('HA03');
});
afterAll(() => place.world.close());

interface Listed {
  id: string;
  version: number;
  nomorSurat: string;
  kodeVerifikasi: string;
  sha256: string;
  status: string;
  alasan: string | null;
  idSuratPengganti: string | null;
}
const print = (query: Record<string, unknown> = {}) => team.get(`${N}/${target}/cetak/surat-pengantar`, query);
const listed = async (): Promise<Listed[]> =>
  (await team.get(R, { filter: { idBaris: target }, sort: ['nomorSurat', 'ASC'] })).json();
const check = async (kode: string) => (await place.world.stranger.get(`${R}/verifikasi/${kode}`)).json();
const setting = (kunci: string, nilai: unknown) => team.put(`mbkm/konfigurasi/${kunci}`, { nilai });

describe('surat yang terbit', () => {
  it('dipratinjau tanpa nomor: tidak ada yang tersimpan', async () => {
    const preview = await print({ pratinjau: '1' });
    expect(preview.statusCode, preview.body.slice(0, 200)).toBe(200);
    expect(preview.headers['content-disposition']).toContain('pratinjau-surat-pengantar-');
    expect(preview.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(await listed()).toEqual([]);
  });

  it('tersimpan sebagai berkas bersegel yang tidak pernah digambar lagi', async () => {
    const first = await print();
    const again = await print();
    expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
    const [letter, ...others] = await listed();
    expect(others).toEqual([]);
    expect(letter?.sha256).toBe(sha256(first.rawPayload));
    const kept = await team.get(`${R}/${letter?.id}/berkas`);
    expect(kept.rawPayload.equals(first.rawPayload)).toBe(true);
    const said = await check(letter?.kodeVerifikasi ?? '');
    expect(said).toMatchObject({ status: 'berlaku', sha256: letter?.sha256, segel: { utuh: true } });
    const { kunci } = (await place.world.stranger.get(`${R}/kunci`)).json<{ kunci: { kunci: string }[] }>();
    expect(kunci.map(each => each.kunci)).toContain(said.segel.kunci);
    expect(isSealed(first.rawPayload, said.segel.kunci)).toBe(true);
    // Neither who signs nor the letterhead of later days reaches back.
    expect((await setting('surat.baris1', 'Kementerian Pendidikan')).statusCode).toBe(200);
    expect((await print()).rawPayload.equals(first.rawPayload)).toBe(true);
  });

  it('yang arsipnya tidak cocok dengan segelnya dikatakan rusak', async () => {
    const [letter] = await listed();
    await place.db.execute(`update surat_surat set kunci_segel = $2 where id = $1`, [
      letter?.id,
      Buffer.alloc(32, 7).toString('base64url'),
    ]);
    expect((await check(letter?.kodeVerifikasi ?? '')).segel.utuh).toBe(false);
  });

  it('diterbitkan ulang: yang lama dibatalkan dan menyebut nomor penggantinya', async () => {
    const [old] = await listed();
    const path = `${R}/${old?.id}/terbitkan-ulang`;
    expect((await team.bare.post(path, { alasan: 'Salah kop.' })).statusCode).toBe(428);
    expect((await team.bare.post(path, { version: old?.version })).statusCode).toBe(422);
    const wrong = await (await place.as('HA05')).post(path, { alasan: 'Salah kop.', version: old?.version });
    expect(wrong.statusCode).toBe(403);
    const done = await team.bare.post(path, { alasan: 'Salah kop.', version: old?.version });
    expect(done.statusCode, done.body).toBe(200);
    const [before, after] = await listed();
    expect(before).toMatchObject({ status: 'dibatalkan', alasan: 'Salah kop.', idSuratPengganti: after?.id });
    expect(after).toMatchObject({ status: 'terbit', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(await check(before?.kodeVerifikasi ?? '')).toMatchObject({
      status: 'dibatalkan',
      pengganti: after?.nomorSurat,
    });
    // The former print stays as it was, and the row's print is the new letter.
    expect((await team.get(`${R}/${before?.id}/berkas`)).statusCode).toBe(200);
    expect(sha256((await print()).rawPayload)).toBe(after?.sha256);
    expect((await team.bare.post(path, { alasan: 'Lagi.', version: before?.version ?? 0 })).statusCode).toBe(409);
  });

  it('dibatalkan tanpa pengganti; nomornya tidak dipakai lagi', async () => {
    const letter = (await listed()).at(-1);
    const done = await team.bare.put(`${R}/${letter?.id}/batalkan`, {
      alasan: 'Batal magang.',
      version: letter?.version,
    });
    expect(done.statusCode, done.body).toBe(200);
    expect(await check(letter?.kodeVerifikasi ?? '')).toMatchObject({ status: 'dibatalkan', pengganti: null });
    await print();
    const numbers = (await listed()).map(({ nomorSurat }) => nomorSurat);
    expect(new Set(numbers).size).toBe(3);
    expect((await team.delete(`${R}/${letter?.id}`)).statusCode).toBe(403);
    expect((await team.put(`${R}/${letter?.id}`, { perihal: 'Lain' })).statusCode).toBe(403);
  });

  it('bernomor menurut format dan klasifikasi pengaturan; format yang dapat menggandakan nomor ditolak', async () => {
    const wrong = await setting('surat.formatNomor', '{urut}/{tahun}');
    expect(wrong.statusCode).toBe(422);
    expect(wrong.json().errors.nilai).toBe('Format nomor wajib memuat {urut}, {klasifikasi}, dan {tahun}.');
    expect((await setting('surat.klasifikasi', ['surat_pengantar: KM.05', 'rekap_konversi: KM.05'])).statusCode).toBe(
      422,
    );
    await setting('surat.formatNomor', '{urut:3}/{kodeUnit}/{klasifikasi}/{bulanRomawi}/{tahun}');
    await setting('surat.kodeUnit', 'UNR.7');
    await setting('surat.klasifikasi', ['surat_pengantar: KM.05.01']);
    const letter = (await listed()).at(-1);
    await team.bare.post(`${R}/${letter?.id}/terbitkan-ulang`, { alasan: 'Nomor baru.', version: letter?.version });
    expect((await listed()).at(-1)?.nomorSurat).toBe('004/UNR.7/KM.05.01/XI/2026');
    // A number that another letter has is refused in words, and the letter in force stays.
    const rename = (nomor: string) =>
      place.db.execute(
        `update surat_surat set nomor_surat = $1 where nomor_urut = 1 and jenis_surat = 'surat_pengantar'`,
        [nomor],
      );
    await rename('005/UNR.7/KM.05.01/XI/2026');
    const last = (await listed()).find(({ status }) => status === 'terbit');
    const again = { alasan: 'Nomor sama.', version: last?.version };
    const taken = await team.bare.post(`${R}/${last?.id}/terbitkan-ulang`, again);
    expect(taken.statusCode).toBe(409);
    expect(taken.json().message).toContain('Nomor surat 005/UNR.7/KM.05.01/XI/2026 sudah digunakan.');
    expect((await listed()).filter(({ status }) => status === 'terbit')).toEqual([last]);
    await rename('0001/SP/MBKM-UNR/XI/2026');
  });
});

describe('nomor', () => {
  const caller = { userId: 'uji' } as RuleContext['caller'];
  const rules = participationLetters.find(({ kind }) => kind === suratPengantarMagang);

  it('dari seratus surat sekaligus berurutan tanpa celah; penerbitan yang gagal tidak memakai nomor', async () => {
    const composed = rules && (await compose({ on: place.db, registry }, rules, [target]));
    if (!rules || !composed || composed instanceof Message) throw new Error('surat tidak tersusun');
    const issue = (fails = false) =>
      place.db.transaction(async tx => {
        const made = await issueLetter({ tx, now: place.world.clock.now, caller }, rules, composed);
        if (fails) throw new Error('gagal setelah bernomor');
        return made;
      });
    const before = await place.db.one<{ n: number }>(
      `select max(nomor_urut) as n from surat_surat where jenis_surat = 'surat_pengantar'`,
    );
    const all = await Promise.allSettled(Array.from({ length: 110 }, (_, i) => issue(i % 11 === 5)));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(100);
    const made = await place.db.query<{ n: number }>(
      `select nomor_urut as n from surat_surat where jenis_surat = 'surat_pengantar' and nomor_urut > $1 order by 1`,
      [before?.n],
    );
    expect(made.map(({ n }) => n - (before?.n ?? 0))).toEqual(Array.from({ length: 100 }, (_, i) => i + 1));
  });

  it('tidak mendahului tanggal surat terakhir', async () => {
    const composed = rules && (await compose({ on: place.db, registry }, rules, [target]));
    if (!rules || !composed || composed instanceof Message) throw new Error('surat tidak tersusun');
    const early = place.db.transaction(tx =>
      issueLetter({ tx, now: place.world.clock.now, caller }, rules, composed, { tanggal: '2026-11-01' }),
    );
    await expect(early).rejects.toThrow('Tanggal surat mendahului surat terakhir.');
  });
});

describe('penanda tangan', () => {
  const P = `${R}/pejabat`;
  const official = {
    nama: 'Dr. Wulan Sari, M.Hum.',
    nip: '197001012000032001',
    jabatan: 'Wakil Rektor III',
    jenisSurat: ['surat_tugas_kkn'],
    berlakuMulai: '2026-01-01',
  };

  it('dicatat Tim MBKM dengan masa jabatannya; NIP 18 angka', async () => {
    const wrong = await team.post(P, { ...official, nip: '123', berlakuSampai: '2025-01-01' });
    expect(wrong.statusCode).toBe(422);
    expect(Object.keys(wrong.json().errors).sort()).toEqual(['berlakuSampai', 'nip']);
    expect((await team.post(P, official)).statusCode).toBe(201);
    expect((await (await place.as('HA05')).post(P, official)).statusCode).toBe(403);
  });
});
