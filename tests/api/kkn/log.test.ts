import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cal } from '../magang/place.ts';
import type { Person } from '../support/world.ts';
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
  idPendaftarMbkm: satu.id,
  tanggal,
  jamMulai: '08:00',
  jamSelesai: '10:00',
  judul: 'Menanam mangrove',
  uraian: 'Menanam seratus bibit mangrove bersama kelompok tani di pesisir.',
  hasil: 'Seratus bibit',
  ...over,
});
const send = async (who: Participant, ...laporan: Record<string, unknown>[]) => {
  const answer = await who.person.post(`${L}/kirim-banyak`, { laporan });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Hasil>().hasil;
};
async function photo(who: { person: Person }, idLaporan: string, idKlien: string, path = 'dokumen/tambah') {
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
    url: `/api/${L}/${path}`,
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
    // The DPL opens late entry for this student, today included; another DPL cannot.
    const open = { idPendaftarMbkm: satu.id, bukaSampai: cal.day(0), alasan: 'Tidak ada sinyal sepekan.' };
    const other = await kkn.supervisor(
      String((await kkn.done(await kkn.team.get(`v3/kkn/kkn-kelompok/${idKelompok}`))).idGelombang),
    );
    expect((await other.person.post(`${L}/buka-terlambat`, open)).statusCode).toBe(404);
    expect((await dpl.person.post(`${L}/buka-terlambat`, { ...open, alasan: '' })).statusCode).toBe(422);
    const noDay = await dpl.person.post(`${L}/buka-terlambat`, { ...open, bukaSampai: '2026-99-99' });
    expect([noDay.statusCode, noDay.json().errors]).toEqual([422, { bukaSampai: 'Isi tanggal seperti 21/11/2026.' }]);
    const tooLong = await dpl.person.post(`${L}/buka-terlambat`, { ...open, bukaSampai: cal.day(28) });
    expect(tooLong.json().errors).toEqual({ bukaSampai: 'Paling lambat 7 hari setelah program selesai.' });
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
    // Two days later the wave still allows without a mark, six days later not.
    const [soon] = await send(satu, {
      idKlien: uuidv7(),
      aksi: 'simpan',
      fields: isi(cal.day(-2), { jamMulai: '13:00', jamSelesai: '14:00' }),
    });
    expect((await photo(satu, String(soon?.id), uuidv7())).statusCode).toBe(201);
    expect(await kkn.done(await satu.person.post(`${L}/${soon?.id}/aksi/ajukan`, {}))).toMatchObject({
      terlambat: false,
    });
    expect(first).toMatchObject({ terlambat: true });
    expect((await dpl.person.post(`${L}/${first?.id}/aksi/revisi`, {})).json().errors).toEqual({
      catatan: 'Catatan wajib diisi.',
    });
    await kkn.done(await dpl.person.post(`${L}/${first?.id}/aksi/revisi`, { catatan: 'Perjelas hasilnya.' }));
    const items = others.map(({ id, version }) => ({ id, version }));
    const answer = await dpl.person.put(`${L}/verifikasi`, { items, aksi: 'setujui' });
    expect(answer.json()).toEqual({ berhasil: others.map(({ id }) => id), gagal: [] });
  });

  it('baris yang sudah dibaca perangkat diubah menurut id-nya; milik orang lain tidak dapat disebut', async () => {
    const fields = isi(cal.day(-1), { jamMulai: '19:00', jamSelesai: '20:00' });
    const made = await kkn.done(await satu.person.post(L, fields));
    const entry = { idKlien: uuidv7(), id: made.id, version: made.version, aksi: 'simpan' };
    const changed = { ...entry, fields: { ...fields, judul: 'Rapat warga' } };
    expect(await send(satu, changed)).toMatchObject([{ hasil: 'diperbarui', id: made.id }]);
    expect(await send(satu, changed)).toMatchObject([{ hasil: 'sudah_ada', id: made.id }]);
    const stale = { ...entry, fields: { ...fields, judul: 'Versi lama' } };
    expect(await send(satu, stale)).toMatchObject([{ hasil: 'konflik', baris: { judul: 'Rapat warga' } }]);
    expect(await send(dua, stale)).toMatchObject([{ hasil: 'ditolak' }]);
    expect(await kkn.done(await satu.person.get(`${L}/${made.id}`))).toMatchObject({ judul: 'Rapat warga' });
  });

  it('waktu tulis dari perangkat tetap, juga saat dikirim ulang dengan waktu lain', async () => {
    const idKlien = uuidv7();
    const written = `${cal.day(-1)}T13:00:00.000Z`;
    const fields = isi(cal.day(-1), { jamMulai: '21:00', jamSelesai: '22:00' });
    const [made] = await send(satu, { idKlien, fields: { ...fields, ditulisPada: written }, aksi: 'simpan' });
    const again = { idKlien, fields: { ...fields, ditulisPada: `${cal.day(0)}T01:00:00.000Z` }, aksi: 'simpan' };
    expect(await send(satu, again)).toMatchObject([{ hasil: 'sudah_ada', id: made?.id }]);
    const { ditulisPada } = await kkn.done(await satu.person.get(`${L}/${made?.id}`));
    expect(new Date(String(ditulisPada)).toISOString()).toBe(written);
  });

  it('kelompok DPL dengan yang menunggu, dan cakupan tiap anggota; kelompok orang lain tidak ada', async () => {
    const groups = await dpl.person.get(`${L}/kelompok`);
    expect(groups.statusCode, groups.body).toBe(200);
    const [own] = groups.json<{ idKelompok: string; menunggu: number; anggota: number }[]>();
    expect(own).toMatchObject({ idKelompok, anggota: 2 });
    const answer = await dpl.person.get(`${L}/cakupan?idKelompok=${idKelompok}`);
    expect(answer.statusCode, answer.body).toBe(200);
    const { anggota, bolehBuka } = answer.json<{ anggota: Row[]; bolehBuka: boolean }>();
    expect(bolehBuka).toBe(true);
    expect(anggota.find(({ idPendaftarMbkm }) => idPendaftarMbkm === satu.id)).toMatchObject({
      disetujui: 3,
      satuan: 'hari',
      bukaSampai: cal.day(0),
    });
    const other = await kkn.supervisor(
      String((await kkn.done(await kkn.team.get(`v3/kkn/kkn-kelompok/${idKelompok}`))).idGelombang),
    );
    expect((await other.person.get(`${L}/cakupan?idKelompok=${idKelompok}`)).statusCode).toBe(404);
    expect((await other.person.get(`${L}/kelompok`)).json()).toEqual([]);
    expect((await dpl.person.get(`${L}/cakupan`)).statusCode).toBe(400);
  });

  it('salinan berkas diserahkan DPL: tiap laporan tepat sekali, bertanda, juga bila perangkat mengirimnya kemudian', async () => {
    const idKlien = uuidv7();
    const fields = isi(cal.day(-1), { jamMulai: '05:00', jamSelesai: '06:00', judul: 'Dari salinan' });
    const copy = { idPendaftarMbkm: satu.id, laporan: [{ idKlien, fields, aksi: 'simpan' }] };
    const hand = async (who: { person: Person }, body: Record<string, unknown>) => {
      const answer = await who.person.post(`${L}/serah-salinan`, body);
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json<Hasil>().hasil;
    };
    const other = await kkn.supervisor(
      String((await kkn.done(await kkn.team.get(`v3/kkn/kkn-kelompok/${idKelompok}`))).idGelombang),
    );
    expect((await other.person.post(`${L}/serah-salinan`, copy)).statusCode).toBe(404);
    expect((await dua.person.post(`${L}/serah-salinan`, copy)).statusCode).toBe(404);
    const [made] = await hand(dpl, copy);
    expect(made).toMatchObject({ hasil: 'dibuat' });
    const id = String(made?.id);
    const file = uuidv7();
    for (const answer of [
      await photo(dpl, id, file, 'serah-salinan/dokumen'),
      await photo(dpl, id, file, 'serah-salinan/dokumen'),
    ])
      expect(answer.statusCode, answer.body).toBe(201);
    const handed = { ...copy, laporan: [{ idKlien, fields, aksi: 'ajukan' }] };
    expect(await hand(dpl, handed)).toMatchObject([{ hasil: 'diperbarui', id }]);
    expect(await hand({ person: kkn.team }, handed)).toMatchObject([{ hasil: 'sudah_ada', id }]);
    // The phone is online again at last.
    expect(await send(satu, { idKlien, fields, aksi: 'ajukan' })).toMatchObject([{ hasil: 'sudah_ada', id }]);
    expect(await kkn.done(await satu.person.get(`${L}/${id}`))).toMatchObject({
      status: 'diajukan',
      dariSalinan: true,
      idMahasiswa: satu.person.idMahasiswa,
      dokumen: [{ idKlien: file }],
    });
    // Nobody adds to what the student has written.
    const [own] = await send(satu, {
      idKlien: uuidv7(),
      fields: isi(cal.day(-2), { jamMulai: '05:00', jamSelesai: '06:00' }),
      aksi: 'simpan',
    });
    expect((await photo(dpl, String(own?.id), uuidv7(), 'serah-salinan/dokumen')).statusCode).toBe(403);
  });
});
