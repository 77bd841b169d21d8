import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LembarKelompok } from '../../../resources/nilai/lembar.ts';
import { duniaLomba, lomba } from '../../fixtures/lomba.ts';
import { cal, id, openPlace, type Place } from '../magang/place.ts';
import type { Person } from '../support/world.ts';
import { member, type Participant, participant } from './place.ts';

/** The sheets of a whole group: what the group did fills every member, what each did stays their own. */

const G = 'lomba/menilai-lomba';
type Row = Record<string, unknown> & { id: string };
type Body = Record<string, unknown>;

let place: Place;
let team: Person;
let lecturer: Person;
let people: Participant[];
let idKelompok: string;
let bersama: string;
let sendiri: string;

const nilai = (idKomponenPenilaian: string, angka: number) => ({ idKomponenPenilaian, nilai: angka });
const sheets = async (who = lecturer) => (await who.get(`${G}/lembar`, { idKelompok })).json<LembarKelompok>().anggota;
/** Saves what is said of some members, all of them with the versions that are shown now. */
async function save({ anggota = [], ...body }: { anggota?: Body[] } & Body) {
  const seen = (await sheets()).map(({ idPendaftarMbkm, version }) => ({
    idPendaftarMbkm,
    version,
    ...anggota.find(each => each.idPendaftarMbkm === idPendaftarMbkm),
  }));
  const others = anggota.filter(each => !seen.some(one => one.idPendaftarMbkm === each.idPendaftarMbkm));
  return lecturer.put(`${G}/lembar`, { idKelompok, ...body, anggota: [...seen, ...others] });
}
const grades = async (komponen: string) =>
  (await sheets()).map(({ rincian }) => rincian.find(each => each.idKomponenPenilaian === komponen)?.nilai);

beforeAll(async () => {
  place = await openPlace(duniaLomba);
  team = await place.as('HA03');
  lecturer = await place.as('HA04');
  const dosen = await place.db.one(`select id_pegawai as id from pengaturan_user where username = 'dosen'`);
  const ends = { tanggal_selesai: cal.day(1) };
  people = [await participant(place, ends), await participant(place, ends), await participant(place, ends)];
  const made = async (path: string, body: Record<string, unknown>) => {
    const answer = await team.post(path, body);
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json<Row>();
  };
  const wave = await made('lomba/gelombang', {
    nama: 'Gelombang',
    idProgram: id.program('RISET'),
    idPeriode: id.periode(0),
    kuota: 9,
    hariPerMinggu: 5,
    dibuka: cal.day(-60),
    ditutup: cal.day(-50),
    mulai: cal.day(-40),
    selesai: cal.day(1),
    aktif: false,
  });
  await place.db.execute('update lomba_data_lomba set id_gelombang = $1', [wave.id]);
  idKelompok = (
    await made('lomba/tim', {
      nama: 'Surya',
      idPegawai: dosen?.id,
      anggota: people.map((one, i) => member(one.id, i ? 'anggota' : 'ketua')),
    })
  ).id;
  await made('magang/bobot-penilaian', {
    kodeJenisMbkm: 'riset',
    bobotMitra: 0,
    bobotDosen: 100,
    bobotTim: 0,
  });
  const components = await made('magang/komponen-penilaian', {
    kodeJenisMbkm: 'riset',
    jenisPenilai: 'dosen',
    komponen: [
      { nama: 'Karya', bobot: 50, tingkat: 'kelompok', nilaiSaran: 'tidak', aktif: true },
      { nama: 'Catatan', bobot: 50, tingkat: 'individu', nilaiSaran: 'log', aktif: true },
    ],
  });
  [bersama, sendiri] = (components.komponen as Row[]).map(({ id: own }) => own) as [string, string];
});
afterAll(() => place.world.close());

describe('lembar nilai sebuah kelompok', () => {
  it('mengisi nilai kelompok untuk semua anggotanya sekaligus, masing-masing dengan riwayatnya', async () => {
    const saved = await save({ aksi: 'draf', komponen: [nilai(bersama, 80)] });
    expect(saved.statusCode, saved.body).toBe(200);
    expect(await grades(bersama)).toEqual([80, 80, 80]);
    expect((await sheets()).map(({ npm, jabatan }) => [Boolean(npm), jabatan])).toEqual([
      [true, 'ketua'],
      [true, 'anggota'],
      [true, 'anggota'],
    ]);
    const entries = await place.db.query(
      `select 1 from internal_riwayat r join nilai_penilaian n on n.id::text = r.id_baris
       where r.resource = 'nilai/penilaian' and n.id_pendaftar_mbkm = any($1::uuid[])`,
      [people.map(one => one.id)],
    );
    expect(entries).toHaveLength(3);
    // On the sheet of one the same grade needs no word.
    const alone = await lecturer.put(`magang/penilaian/${people[2]?.id}`, {
      aksi: 'draf',
      rincian: [nilai(bersama, 80)],
      version: (await sheets())[2]?.version,
    });
    expect(alone.statusCode, alone.body).toBe(200);
  });

  it('menolak anggota yang tidak disebut versinya', async () => {
    const [first] = await sheets();
    const known = { idPendaftarMbkm: first?.idPendaftarMbkm, version: first?.version };
    const body = { idKelompok, aksi: 'draf', komponen: [nilai(bersama, 10)] };
    expect((await lecturer.put(`${G}/lembar`, { ...body, anggota: [known] })).statusCode).toBe(428);
    const stale = (await sheets()).map(({ idPendaftarMbkm }) => ({ idPendaftarMbkm, version: 9 }));
    expect((await lecturer.put(`${G}/lembar`, { ...body, anggota: stale })).statusCode).toBe(409);
    expect(await grades(bersama)).toEqual([80, 80, 80]);
  });

  it('menuntut catatan untuk anggota yang nilainya lain, dan tidak menulis separuh', async () => {
    const [, other] = people;
    const lain = { idPendaftarMbkm: other?.id, rincian: [nilai(bersama, 60)] };
    const refused = await save({ aksi: 'draf', komponen: [nilai(bersama, 90)], anggota: [lain] });
    expect([refused.statusCode, refused.json().errors]).toEqual([422, { 'anggota.1.catatan': 'Catatan wajib diisi.' }]);
    expect(await grades(bersama)).toEqual([80, 80, 80]);
    const noted = { ...lain, catatan: 'Tidak ikut merakit.' };
    expect((await save({ aksi: 'draf', komponen: [nilai(bersama, 90)], anggota: [noted] })).statusCode).toBe(200);
    expect(await grades(bersama)).toEqual([90, 60, 90]);
    // The same on the sheet of one.
    const alone = await lecturer.put(`magang/penilaian/${people[2]?.id}`, {
      aksi: 'draf',
      rincian: [nilai(bersama, 70)],
      version: (await sheets())[2]?.version,
    });
    expect([alone.statusCode, alone.json().errors]).toEqual([422, { catatan: 'Catatan wajib diisi.' }]);
  });

  it('menolak komponen perorangan, orang luar, dan yang tidak membimbing', async () => {
    const wrong = await save({ aksi: 'draf', komponen: [nilai(sendiri, 80)] });
    expect(wrong.json().errors).toEqual({
      'komponen.0.idKomponenPenilaian': 'Komponen ini dinilai per anggota.',
    });
    const luar = await participant(place);
    const foreign = await save({ aksi: 'draf', anggota: [{ idPendaftarMbkm: luar.id }] });
    expect(foreign.json().errors).toEqual({ 'anggota.3.idPendaftarMbkm': 'Pilih anggota dari daftar.' });
    expect((await people[0]?.person.get(`${G}/lembar`, { idKelompok }))?.statusCode).toBe(403);
    const stranger = await place.enter('HA04', {});
    expect((await stranger.get(`${G}/lembar`, { idKelompok })).statusCode).toBe(404);
  });

  it('dikirim seluruhnya atau tidak sama sekali; nilai yang jauh dari usulan butuh catatan', async () => {
    const anggota = people.map(({ id: idPendaftarMbkm }) => ({ idPendaftarMbkm, rincian: [nilai(sendiri, 85)] }));
    const refused = await save({
      aksi: 'kirim',
      anggota: anggota.map((each, i) => (i === 1 ? { ...each, catatan: 'Baik.' } : each)),
    });
    expect(refused.statusCode).toBe(422);
    const [[field, sentence] = []] = Object.entries(refused.json<{ errors: Record<string, string> }>().errors);
    expect(field).toMatch(/^anggota\.[02]\.catatan$/);
    expect(sentence).toContain('Nilai Catatan berbeda lebih dari 10 dari usulan 0.');
    expect((await sheets()).map(({ status }) => status)).toEqual(['draf', 'draf', 'draf']);
    const noted = anggota.map(each => ({ ...each, catatan: 'Dicatat di buku kelompok.' }));
    const sent = await save({ aksi: 'draf', anggota: noted });
    expect(sent.statusCode, sent.body).toBe(200);
    const ids = people.map(one => one.id);
    expect((await lecturer.put(`${G}/kirim`, { items: ids.map(each => ({ id: each })) })).statusCode).toBe(428);
    const items = (await sheets()).map(({ idPendaftarMbkm, version }) => ({ id: idPendaftarMbkm, version }));
    const old = items.map((item, i) => (i === 2 ? { ...item, version: Number(item.version) - 1 } : item));
    expect((await lecturer.put(`${G}/kirim`, { items: old })).statusCode).toBe(409);
    expect((await sheets()).map(({ status }) => status)).toEqual(['draf', 'draf', 'draf']);
    const done = await lecturer.put(`${G}/kirim`, { items });
    expect([done.statusCode, done.json()], done.body).toEqual([200, { berhasil: ids }]);
    const final = await Promise.all(
      people.map(async one => (await team.get(`${lomba.endpoint}/${one.id}`)).json<Row>().nilaiDosen),
    );
    expect(final).toEqual([87.5, 72.5, 87.5]);
    const again = await lecturer.put(`${G}/kirim`, { items });
    expect(again.statusCode).toBe(409);
  });
});
