import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cal } from '../magang/place.ts';
import { type KknPlace, openKkn, type Participant, runningGroup } from './place.ts';

/** Daily logs of KKN as a phone sends them that had no signal (docs/domain/30 §1.9, §2 kirim-banyak, §4.3; scenario 5). */

const L = 'v3/kkn/laporan-harian';
type Row = Record<string, unknown> & { id: string; version: number };
interface Hasil {
  hasil: {
    idKlien: string;
    hasil: string;
    id: string | null;
    version: number | null;
    pesan: string | null;
    baris?: Row;
  }[];
}

let kkn: KknPlace;
let satu: Participant;
let dua: Participant;
let dpl: Awaited<ReturnType<KknPlace['supervisor']>>;
let idKelompok: string;

beforeAll(async () => {
  kkn = await openKkn();
  ({ idKelompok, dpl, ketua: satu, anggota: dua } = await runningGroup(kkn));
});
afterAll(() => kkn.world.close());

const isi = (tanggal: string, over: Record<string, unknown> = {}) => ({
  ...{ idPendaftarMbkm: satu.id, tanggal, jamMulai: '08:00', jamSelesai: '10:00', judul: 'Menanam mangrove' },
  ...{ uraian: 'Menanam seratus bibit mangrove bersama kelompok tani di pesisir.', hasil: 'Seratus bibit', ...over },
});
const send = async (who: Participant, ...laporan: Record<string, unknown>[]) => {
  const answer = await who.person.post(`${L}/kirim-banyak`, { laporan });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Hasil>().hasil;
};
async function photo(who: Participant, idLaporan: string, idKlien: string) {
  const name = 'idLaporanHarian';
  const boundary = 'batas';
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const part = (field: string, value: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`;
  const head = `${part(name, idLaporan)}${part('idKlien', idKlien)}--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="f.png"\r\nContent-Type: image/png\r\n\r\n`;
  return kkn.world.app.inject({
    method: 'POST',
    url: `/api/${L}/dokumen/tambah`,
    headers: {
      authorization: `Bearer ${who.person.token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload: Buffer.concat([Buffer.from(head), png, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
}

describe('log harian dari perangkat', () => {
  it('tercatat tepat sekali walau dikirim berulang dan bersamaan, dengan fotonya', async () => {
    const idKlien = uuidv7();
    const entry = { idKlien, fields: isi(cal.day(-1)), aksi: 'simpan' };
    const answers = await Promise.all([1, 2, 3].map(() => send(satu, entry)));
    const made = answers.flat();
    expect(made.map(({ hasil }) => hasil).sort()).toEqual(['dibuat', 'sudah_ada', 'sudah_ada']);
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    const id = String(made[0]?.id);
    const file = uuidv7();
    for (const answer of [await photo(satu, id, file), await photo(satu, id, file)])
      expect(answer.statusCode, answer.body).toBe(201);
    const stored = await kkn.done(await satu.person.get(`${L}/${id}`));
    expect(stored).toMatchObject({ idKelompok, dokumen: [{ idKlien: file }] });
    expect(await send(satu, { ...entry, aksi: 'ajukan' })).toMatchObject([{ hasil: 'diperbarui', id }]);
    // The answer was lost, the phone sends again.
    expect(await send(satu, { ...entry, aksi: 'ajukan' })).toMatchObject([{ hasil: 'sudah_ada', id }]);
    expect(await kkn.done(await satu.person.get(`${L}/${id}`))).toMatchObject({ status: 'diajukan', terlambat: false });
  });

  it('satu yang ditolak tidak menahan yang lain, dan mengatakan sebabnya', async () => {
    const late = { idKlien: uuidv7(), fields: isi(cal.day(-12)), aksi: 'simpan' };
    const fine = { idKlien: uuidv7(), fields: isi(cal.day(-2)), aksi: 'simpan' };
    const bare = { idKlien: uuidv7(), fields: isi(cal.day(-3)), aksi: 'ajukan' };
    const answers = await send(satu, late, fine, bare);
    expect(answers.map(({ hasil, pesan }) => [hasil, pesan])).toEqual([
      ['ditolak', 'Log hanya dapat diisi paling lambat 7 hari setelah kegiatan.'],
      ['dibuat', null],
      ['ditolak', 'Unggah minimal satu dokumentasi.'],
    ]);
    const many = await satu.person.post(`${L}/kirim-banyak`, { laporan: Array(51).fill(fine) });
    expect(many.statusCode).toBe(422);
    // The DPL opens late entry for this student; another DPL cannot.
    const open = { idPendaftarMbkm: satu.id, bukaSampai: cal.day(2), alasan: 'Tidak ada sinyal sepekan.' };
    const other = await kkn.supervisor(
      String((await kkn.done(await kkn.team.get(`v3/kkn/kkn-kelompok/${idKelompok}`))).idGelombang),
    );
    expect((await other.person.post(`${L}/buka-terlambat`, open)).statusCode).toBe(404);
    expect((await dpl.person.post(`${L}/buka-terlambat`, { ...open, alasan: '' })).statusCode).toBe(422);
    const noDay = await dpl.person.post(`${L}/buka-terlambat`, { ...open, bukaSampai: '2026-99-99' });
    expect([noDay.statusCode, noDay.json().errors]).toEqual([422, { bukaSampai: 'Tanggal tidak valid.' }]);
    await kkn.done(await dpl.person.post(`${L}/buka-terlambat`, open));
    expect(await send(satu, late)).toMatchObject([{ hasil: 'dibuat' }]);
  });

  it('yang sudah diperiksa menjadi konflik, dengan keduanya di tangan; milik orang lain tidak tersentuh', async () => {
    const idKlien = uuidv7();
    const [made] = await send(satu, { idKlien, fields: isi(cal.day(-4)), aksi: 'simpan' });
    const id = String(made?.id);
    expect((await photo(satu, id, uuidv7())).statusCode).toBe(201);
    await kkn.done(await satu.person.post(`${L}/${id}/aksi/ajukan`, {}));
    await kkn.done(await dpl.person.post(`${L}/${id}/aksi/setujui`, {}));
    const changed = { idKlien, fields: isi(cal.day(-4), { judul: 'Lain' }), aksi: 'ajukan' };
    expect(await send(satu, changed)).toMatchObject([{ hasil: 'konflik', id, baris: { judul: 'Menanam mangrove' } }]);
    // A member of the group reads what is approved, and no draft; somebody else's sending stays somebody else's.
    expect((await dua.person.get(`${L}/${id}`)).statusCode).toBe(200);
    const [own] = await send(satu, { idKlien: uuidv7(), fields: isi(cal.day(-5)), aksi: 'simpan' });
    expect((await dua.person.get(`${L}/${own?.id}`)).statusCode).toBe(404);
    const stolen = { idKlien, fields: { ...isi(cal.day(-4)), idPendaftarMbkm: dua.id }, aksi: 'simpan' };
    expect(await send(dua, stolen)).toMatchObject([{ hasil: 'ditolak' }]);
    expect((await dua.person.put(`${L}/${id}`, { judul: 'Curi' })).statusCode).toBe(403);
  });

  it('diputuskan DPL kelompoknya saja: satu dikembalikan dengan catatan, tiga disetujui sekaligus', async () => {
    const made: Row[] = [];
    for (const n of [6, 6.5, 7]) {
      const hour = n === 6.5 ? { jamMulai: '13:00', jamSelesai: '15:00' } : {};
      const [one] = await send(satu, { idKlien: uuidv7(), fields: isi(cal.day(-Math.floor(n)), hour), aksi: 'simpan' });
      expect((await photo(satu, String(one?.id), uuidv7())).statusCode).toBe(201);
      made.push(await kkn.done(await satu.person.post(`${L}/${one?.id}/aksi/ajukan`, {})));
    }
    const [first, ...others] = made;
    expect((await dpl.person.post(`${L}/${first?.id}/aksi/revisi`, {})).json().errors).toEqual({
      catatan: 'Catatan wajib diisi.',
    });
    await kkn.done(await dpl.person.post(`${L}/${first?.id}/aksi/revisi`, { catatan: 'Perjelas hasilnya.' }));
    const items = others.map(({ id, version }) => ({ id, version }));
    const answer = await dpl.person.put(`${L}/verifikasi`, { items, aksi: 'setujui' });
    expect(answer.json()).toEqual({ berhasil: others.map(({ id }) => id), gagal: [] });
  });
});
