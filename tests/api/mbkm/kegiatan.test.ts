import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { duniaLomba } from '../../fixtures/lomba.ts';
import { cal, id, openPlace, type Place } from '../magang/place.ts';
import type { Person } from '../support/world.ts';
import { type Participant, participant } from './place.ts';

/** Declarations of logbooks and outputs that Magang does not use: whole days, days as the goal, unique links. */

const L = 'lomba/catatan';
type Row = { id: string; status: string };

let place: Place;
let lecturer: Person;
let idPegawai: string;
let wave: string;

beforeAll(async () => {
  place = await openPlace(duniaLomba);
  lecturer = await place.as('HA04');
  const dosen = await place.db.one<{ id: string }>(
    `select id_pegawai as id from pengaturan_user where username = 'dosen'`,
  );
  idPegawai = dosen?.id ?? '';
  const made = await (await place.as('HA03')).post('lomba/gelombang', {
    nama: 'Gelombang',
    idProgram: id.program('RISET'),
    idPeriode: id.periode(0),
    kuota: 9,
    hariPerMinggu: 5,
    dibuka: cal.day(-60),
    ditutup: cal.day(-50),
    mulai: cal.day(-40),
    selesai: cal.day(60),
    aktif: false,
  });
  expect(made.statusCode, made.body).toBe(201);
  wave = made.json<Row>().id;
});
afterAll(() => place.world.close());

/** Somebody with a supervisor, in the wave unless told otherwise. */
async function somebody(over: Record<string, unknown> = {}, tied = true): Promise<Participant> {
  const one = await participant(place, { id_dosen_pembimbing: idPegawai, ...over });
  if (tied)
    await place.db.execute('update lomba_data_lomba set id_gelombang = $2 where id_pendaftar_mbkm = $1', [
      one.id,
      wave,
    ]);
  return one;
}
const write = ({ id: idPendaftarMbkm, person }: Participant, tanggal: string, over: Record<string, unknown> = {}) =>
  person.post(L, { idPendaftarMbkm, tanggal, judul: 'Merakit', uraian: 'Merakit rangka.', ...over });
async function approved(one: Participant, tanggal: string): Promise<void> {
  const made = await write(one, tanggal);
  expect(made.statusCode, made.body).toBe(201);
  const { id: entry } = made.json<Row>();
  expect((await one.person.post(`${L}/${entry}/aksi/ajukan`, {})).statusCode).toBe(200);
  expect((await lecturer.post(`${L}/${entry}/aksi/setujui`, {})).statusCode).toBe(200);
}
const summary = async (one: Participant) =>
  (await one.person.get(`${L}/ringkasan`, { idPendaftarMbkm: one.id })).json<Record<string, unknown>>();

describe('logbook harian tanpa jam', () => {
  it('menghitung hari yang berbeda terhadap hari wajib masa pelaksanaannya', async () => {
    const one = await somebody();
    await approved(one, cal.day(-3));
    await approved(one, cal.day(-3));
    await approved(one, cal.day(-2));
    // 101 days at 5 a week.
    expect(await summary(one)).toMatchObject({
      satuan: 'hari',
      disetujui: 2,
      target: 72,
      persen: 3,
      persenMin: 80,
      cukup: false,
      pesan: 'Catatan 2 dari 72 hari.',
    });
    const timed = await write(one, cal.day(-1), { durasiJam: 2 });
    expect([timed.statusCode, timed.json().errors]).toEqual([422, { durasiJam: 'Isian ini tidak dikenal portal.' }]);
  });

  it('tidak menuntut apa pun bila ikatannya tidak menyebut hari wajib', async () => {
    const one = await somebody({}, false);
    await approved(one, cal.day(-3));
    expect(await summary(one)).toMatchObject({ satuan: 'hari', disetujui: 1, target: null, cukup: true, pesan: null });
  });

  it('dapat diisi sampai sekian hari setelah berakhir, untuk hari mana pun', async () => {
    const recent = await somebody({ tanggal_selesai: cal.day(-7) });
    expect((await write(recent, cal.day(-39))).statusCode).toBe(201);
    const past = await somebody({ tanggal_selesai: cal.day(-8) });
    const answer = await write(past, cal.day(-8));
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      { tanggal: 'Batas 7 hari setelah lomba sudah lewat.' },
    ]);
    expect(await summary(past)).toMatchObject({ isi: null });
  });
});

describe('tautan luaran', () => {
  it('hanya milik satu luaran dalam satu periode', async () => {
    const kind = await place.db.one<{ id: string }>(`select id from master_jenis_luaran where kode = 'video'`);
    const tautan = `https://video.example/${uuidv7()}`;
    const output = async (one: Participant) => {
      const made = await one.person.post('lomba/karya', {
        idPendaftarMbkm: one.id,
        idJenisLuaran: kind?.id,
        judul: 'Video',
        tautan,
      });
      expect(made.statusCode, made.body).toBe(201);
      return one.person.post(`lomba/karya/${made.json<Row>().id}/aksi/ajukan`, {});
    };
    const [first, second, earlier] = [
      await somebody(),
      await somebody(),
      await somebody({ id_periode: id.periode(-1) }),
    ];
    expect((await output(first)).statusCode).toBe(200);
    const owner = await place.db.one<{ nama: string }>(
      'select nama_mahasiswa as nama from mbkm_pendaftar_program_mbkm where id = $1',
      [first.id],
    );
    const taken = await output(second);
    expect([taken.statusCode, taken.json().errors]).toEqual([
      422,
      { tautan: `Tautan ini sudah dipakai sebagai luaran ${owner?.nama}.` },
    ]);
    expect((await output(earlier)).statusCode).toBe(200);
  });
});
