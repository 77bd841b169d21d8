// @module-tag semua: disturbances and races; platform/engine asks the same of one resource
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFilePorts, sweepFiles } from '../../../server/platform/documents/files/index.ts';
import { cal } from '../magang/place.ts';
import { png } from '../platform/documents/support.ts';
import { type Person, testConfig } from '../support/world.ts';
import { type KknPlace, openKkn, type Participant, runningGroup } from './place.ts';

/** A photo that travels in pieces, over a line that drops before it is through (docs/domain/30 §4.3). */

const L = 'v3/kkn/laporan-harian';
const piece = 64 * 1024;
/** A picture with 300 KB behind it, no two of its pieces alike. */
const picture = Buffer.concat([png, Buffer.from(Uint8Array.from({ length: 300_000 }, (_, n) => (n * 7919) % 251))]);

let kkn: KknPlace;
let satu: Participant;
let dua: Participant;
let laporan: string;

beforeAll(async () => {
  kkn = await openKkn();
  ({ ketua: satu, anggota: dua } = await runningGroup(kkn));
  const row = await kkn.done(
    await satu.person.post(L, {
      idPendaftarMbkm: satu.id,
      tanggal: cal.day(-1),
      jamMulai: '08:00',
      jamSelesai: '10:00',
      judul: 'Menanam mangrove',
      uraian: 'Menanam seratus bibit mangrove bersama kelompok tani di pesisir.',
      hasil: 'Seratus bibit',
    }),
  );
  laporan = String(row.id);
});
afterAll(() => kkn.world.close());

async function post(person: Person, path: string, fields: Record<string, string | number>, file?: Buffer) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  if (file) form.append('file', new Blob([new Uint8Array(file)]), 'blob');
  const sent = new Request('http://x/', { method: 'POST', body: form });
  return kkn.world.app.inject({
    method: 'POST',
    url: `/api/${path}`,
    headers: {
      authorization: `Bearer ${person.token}`,
      'content-type': sent.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
}
const sendPiece = (person: Person, kunci: string, mulai: number, size = piece) =>
  post(person, 'files/potongan', { kunci, mulai }, picture.subarray(mulai, mulai + size));
const received = async (person: Person, kunci: string) => (await person.get('files/potongan', { kunci })).json();
const attach = (person: Person, idKlien: string, ukuran = picture.length) =>
  post(person, `${L}/dokumen/tambah`, { idLaporanHarian: laporan, idKlien, ukuran, nama: 'bibit.png' });
const sendAll = async (person: Person, kunci: string, from = 0) => {
  for (let at = from; at < picture.length; at += piece) {
    const answer = await sendPiece(person, kunci, at);
    expect([answer.statusCode, answer.json()]).toEqual([200, { diterima: Math.min(picture.length, at + piece) }]);
  }
};
/** The stored file of a photo, by the device's name for it. */
const fileOf = async (idKlien: string) =>
  (await kkn.db.one<{ berkas: string }>('select berkas from kkn_laporan_harian_dokumen where id_klien = $1', [idKlien]))
    ?.berkas;
const left = async () =>
  (await kkn.db.one<{ n: number }>('select count(*)::int as n from internal_potongan'))?.n ?? Number.NaN;

describe('foto dalam potongan', () => {
  it('dilanjutkan dari yang sudah diterima, juga bila sepotong datang dua kali, dan utuh sampai bita terakhir', async () => {
    const kunci = uuidv7();
    expect(await received(satu.person, kunci)).toEqual({ diterima: 0 });
    await sendPiece(satu.person, kunci, 0);
    await sendPiece(satu.person, kunci, piece);
    // The answer was lost: the phone asks, and sends one once more.
    expect(await received(satu.person, kunci)).toEqual({ diterima: 2 * piece });
    expect((await sendPiece(satu.person, kunci, piece)).json()).toEqual({ diterima: 2 * piece });
    const early = await attach(satu.person, kunci);
    expect([early.statusCode, early.json()]).toMatchObject([
      409,
      { message: 'Potongan berkas tidak berurutan.', diterima: 2 * piece },
    ]);
    await sendAll(satu.person, kunci, 2 * piece);
    const answers = [await attach(satu.person, kunci), await attach(satu.person, kunci)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    const { dokumen } = await kkn.done(await satu.person.get(`${L}/${laporan}`));
    expect(dokumen).toMatchObject([{ idKlien: kunci }]);
    const file = await satu.person.get('files', { id: await fileOf(kunci) });
    expect(file.rawPayload.equals(picture)).toBe(true);
    expect(file.headers['content-type']).toBe('image/png');
    expect(await left()).toBe(0);
  });

  it('milik yang mengirim saja: orang lain tidak melihat, menambah, atau memakainya', async () => {
    const kunci = uuidv7();
    await sendAll(satu.person, kunci);
    expect(await received(dua.person, kunci)).toEqual({ diterima: 0 });
    const strange = await sendPiece(dua.person, kunci, piece);
    expect([strange.statusCode, strange.json().diterima]).toEqual([409, 0]);
    expect((await attach(dua.person, kunci)).statusCode).toBe(404);
    expect((await post({ ...satu.person, token: '' }, 'files/potongan', { kunci, mulai: 0 }, picture)).statusCode).toBe(
      401,
    );
    expect((await attach(satu.person, kunci)).statusCode).toBe(201);
  });

  it('yang salah ditolak dengan sebabnya, dan banyaknya berbatas', async () => {
    const kunci = uuidv7();
    const errors = async (fields: Record<string, string | number>, file?: Buffer) => {
      const answer = await post(satu.person, 'files/potongan', fields, file);
      return [answer.statusCode, answer.json().errors ?? answer.json().message];
    };
    const some = picture.subarray(0, 10);
    expect(await errors({ mulai: 0 }, some)).toEqual([422, { kunci: 'Wajib diisi.' }]);
    expect(await errors({ kunci: '../../x', mulai: 0 }, some)).toMatchObject([422, { kunci: expect.any(String) }]);
    for (const mulai of ['', 'x', -1, 1.5])
      expect(await errors({ kunci, mulai }, some)).toMatchObject([422, { mulai: expect.any(String) }]);
    expect(await errors({ kunci, mulai: 0 })).toEqual([422, { file: 'Wajib diisi.' }]);
    expect(await errors({ kunci, mulai: 0 }, Buffer.alloc(0))).toEqual([422, { file: 'Berkas kosong.' }]);
    expect(await errors({ kunci, mulai: 0 }, picture)).toEqual([413, 'Potongan berkas maksimal 256 KB.']);
    expect(await errors({ kunci, mulai: piece }, some)).toEqual([409, 'Potongan berkas tidak berurutan.']);
    expect((await attach(satu.person, kunci, 6 * 1024 * 1024)).json().message).toBe('Ukuran berkas maksimal 5 MB.');
    expect((await attach(satu.person, kunci, 0)).statusCode).toBe(422);
    const many: number[] = [];
    for (let n = 0; n < 13; n++) many.push((await sendPiece(satu.person, uuidv7(), 0, 1000)).statusCode);
    expect(many).toEqual([...Array(12).fill(200), 429]);
    expect((await sendPiece(dua.person, uuidv7(), 0, 1000)).statusCode).toBe(200);
  });

  it('yang kelanjutannya tidak pernah datang disapu setelah tiga hari; yang hilang dari penyimpanan dimulai lagi', async () => {
    const ports = { db: kkn.db, ...createFilePorts(testConfig) };
    const days = (n: number) => new Date(kkn.world.clock.now.getTime() + n * 86_400_000);
    const before = await left();
    expect(before).toBeGreaterThan(0);
    await sweepFiles(ports, days(2.9));
    expect(await left()).toBe(before);
    await sweepFiles(ports, days(3.1));
    expect(await left()).toBe(0);
    const kunci = uuidv7();
    await sendAll(satu.person, kunci);
    const stored = await kkn.db.one<{ kunci: string }>(
      'select kunci from internal_potongan order by mulai desc limit 1',
    );
    await ports.storage.remove(String(stored?.kunci));
    const answer = await attach(satu.person, kunci);
    expect([answer.statusCode, answer.json().diterima]).toEqual([409, 0]);
    await sendAll(satu.person, kunci);
    expect((await attach(satu.person, kunci)).statusCode).toBe(201);
  });
});
