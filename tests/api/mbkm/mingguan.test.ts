import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../../resources/index.ts';
import type { BahanMingguan } from '../../../resources/kegiatan/bahanMingguan.ts';
import { createRegistry, type Week } from '../../../resources/kit/index.ts';
import type { Lembar } from '../../../resources/nilai/lembar.ts';
import { rules } from '../../../server/areas/gatherAreas.ts';
import { kegiatanJobs } from '../../../server/areas/kegiatan/index.ts';
import { createEngine } from '../../../server/platform/engine/engine.ts';
import { duniaLomba, lomba } from '../../fixtures/lomba.ts';
import { cal, id, openPlace, type Place } from '../magang/place.ts';
import type { Person } from '../support/world.ts';
import { member, type Participant, participant } from './place.ts';

/** The weekly report of a group, as an invented programme declares it: weeks 1 to 3 of its wave are over today. */

const W = 'lomba/mingguan';
type Row = Record<string, unknown> & { id: string; version: number; terlambat: boolean; status: string };

let place: Place;
let team: Person;
let lecturer: Person;
let leader: Participant;
let other: Participant;
let stranger: Participant;
let idKelompok: string;

const isi = { ringkasan: 'Merakit rangka dan menguji pengering.', tugas: [{ bagian: 'rangka', persen: 20 }] };
const write = (who: Participant, mingguKe: number, over: Record<string, unknown> = {}) =>
  who.person.post(W, { idKelompok, mingguKe, ...isi, ...over });
const send = (who: Participant, report: string) => who.person.post(`${W}/${report}/aksi/ajukan`, {});
async function made(answer: Awaited<ReturnType<Person['get']>>): Promise<Row> {
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  return answer.json<Row>();
}

beforeAll(async () => {
  place = await openPlace(duniaLomba);
  team = await place.as('HA03');
  lecturer = await place.as('HA04');
  leader = await participant(place);
  other = await participant(place);
  stranger = await participant(place);
  const dosen = await place.db.one(`select id_pegawai as id from pengaturan_user where username = 'dosen'`);
  const wave = await made(
    await team.post('lomba/gelombang', {
      nama: 'Gelombang',
      idProgram: id.program('RISET'),
      idPeriode: id.periode(0),
      kuota: 9,
      dibuka: cal.day(-60),
      ditutup: cal.day(-50),
      mulai: cal.day(-20),
      selesai: cal.day(40),
      aktif: false,
    }),
  );
  const tim = await team.post('lomba/tim', {
    nama: 'Surya',
    idPegawai: dosen?.id,
    idGelombang: wave.id,
    anggota: [member(leader.id, 'ketua'), member(other.id)],
  });
  idKelompok = (await made(tim)).id;
});
afterAll(() => place.world.close());

describe('laporan mingguan sebuah kelompok', () => {
  it('ditulis anggotanya saja, satu untuk tiap minggu masa programnya', async () => {
    const satu = await made(await write(other, 1));
    const kembar = await write(leader, 1);
    expect([kembar.statusCode, kembar.json().errors]).toEqual([422, { mingguKe: 'Laporan minggu ini sudah ada.' }]);
    // The form tells it beforehand, to those who see the report.
    const weeks = async ({ person }: typeof leader) =>
      (await person.get(`${W}/minggu/mingguKe`, { id: idKelompok })).json<Week[]>().map(({ ada }) => ada === true);
    expect((await weeks(leader)).slice(0, 3)).toEqual([true, false, false]);
    const luar = await write(leader, 10);
    expect(luar.json().errors).toEqual({ mingguKe: 'Minggu ke-10 berada di luar masa pelaksanaan (1 sampai 9).' });
    expect((await write(stranger, 2)).statusCode).toBe(422);
    expect((await stranger.person.get(`${W}/${satu.id}`)).statusCode).toBe(404);
    expect((await lecturer.get(`${W}/${satu.id}`)).statusCode).toBe(404);
    await made(await leader.person.put(`${W}/${satu.id}`, { ringkasan: `${isi.ringkasan} Selesai.` }));
  });

  it('diajukan ketuanya setelah minggunya berakhir, dan ditandai bila terlambat', async () => {
    const [satu] = (await leader.person.get(W, { filter: { mingguKe: 1 } })).json<Row[]>();
    expect((await send(other, String(satu?.id))).statusCode).toBe(403);
    expect(await made(await send(leader, String(satu?.id)))).toMatchObject({ status: 'diajukan', terlambat: true });
    const pendek = await made(await write(leader, 3, { ringkasan: 'Singkat', tugas: [] }));
    const early = await send(leader, pendek.id);
    expect([early.statusCode, early.json().errors]).toEqual([422, { ringkasan: 'Ringkasan minimal 20 karakter.' }]);
    await made(await leader.person.put(`${W}/${pendek.id}`, { ringkasan: isi.ringkasan }));
    expect((await send(leader, pendek.id)).json().errors).toEqual({ tugas: 'Isi minimal satu tugas.' });
    await made(await leader.person.put(`${W}/${pendek.id}`, { tugas: [{ bagian: 'rangka', persen: 60 }] }));
    expect(await made(await send(leader, pendek.id))).toMatchObject({ terlambat: false });
    const nanti = await made(await write(leader, 4, { tugas: [{ bagian: 'rangka', persen: 70 }] }));
    expect((await send(leader, nanti.id)).json().errors).toEqual({ mingguKe: 'Minggu ke-4 belum berakhir.' });
  });

  it('tidak turun di bawah minggu sebelumnya', async () => {
    const [nanti] = (await leader.person.get(W, { filter: { mingguKe: 4 } })).json<Row[]>();
    const turun = [
      { bagian: 'atap', persen: 5 },
      { bagian: 'rangka', persen: 50 },
    ];
    const answer = await leader.person.put(`${W}/${nanti?.id}`, { tugas: turun });
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      { 'tugas.1.persen': 'Realisasi tidak boleh turun dari 60%.' },
    ]);
  });

  it('disusun dari logbook minggunya', async () => {
    await made(
      await other.person.post('lomba/catatan', {
        idPendaftarMbkm: other.id,
        tanggal: cal.day(-5),
        judul: 'Menguji',
        uraian: 'Menguji pengering hari ini.',
      }),
    );
    const query = { id: idKelompok, mingguKe: '3' };
    const bahan = (await other.person.get(`${W}/bahan`, query)).json<BahanMingguan>();
    expect(bahan).toMatchObject({
      mulai: cal.day(-6),
      selesai: cal.day(0),
      jatuhTempo: cal.day(3),
      jumlah: { draf: 1 },
      log: [{ judul: 'Menguji', tanggal: cal.day(-5) }],
      realisasi: { rangka: 20 },
    });
    expect((await stranger.person.get(`${W}/bahan`, query)).statusCode).toBe(404);
  });

  it('diputuskan pembimbingnya dengan skor, yang menjadi usulan nilai anggotanya', async () => {
    const rows = (await lecturer.get(W, { filter: { status: 'diajukan' }, sort: ['mingguKe', 'ASC'] })).json<Row[]>();
    const [satu, tiga] = rows.map(({ id, version }) => ({ id, version }));
    const decide = (body: Record<string, unknown>) => lecturer.put(`${W}/verifikasi`, { aksi: 'setujui', ...body });
    expect((await decide({ items: [satu] })).json()).toMatchObject({
      berhasil: [],
      gagal: [{ id: satu?.id, pesan: 'Wajib diisi.' }],
    });
    expect((await decide({ items: [satu], skor: 101 })).statusCode).toBe(422);
    expect((await decide({ items: [satu], skor: 80 })).json().berhasil).toEqual([satu?.id]);
    expect((await decide({ items: [tiga], skor: 100 })).json().berhasil).toEqual([tiga?.id]);
    await made(
      await team.post('magang/bobot-penilaian', {
        kodeJenisMbkm: 'riset',
        bobotMitra: 0,
        bobotDosen: 100,
        bobotTim: 0,
      }),
    );
    await made(
      await team.post('magang/komponen-penilaian', {
        kodeJenisMbkm: 'riset',
        jenisPenilai: 'dosen',
        komponen: [{ nama: 'Tugas mingguan', bobot: 100, tingkat: 'individu', nilaiSaran: 'mingguan', aktif: true }],
      }),
    );
    const sheet = (await lecturer.get(`magang/penilaian/lembar/${other.id}`)).json<Lembar>();
    // Week 2 is due and missing: (80 + 0 + 100) / 3.
    expect(sheet.lembar[0]?.rincian).toMatchObject([{ usulan: 60, asalUsulan: 'mingguan' }]);
  });

  it('diingatkan kepada anggotanya bila minggunya berakhir tanpa laporan', async () => {
    const now = new Date(cal.at(7, 7));
    const whole = createRegistry(
      [...registry.resources, ...duniaLomba.resources],
      [...registry.screens, ...duniaLomba.screens],
      [lomba],
    );
    const job = kegiatanJobs.find(({ name }) => name === 'ingatkan-mingguan');
    const engine = createEngine(place.db, whole, rules, () => now);
    const ran = await job?.run({ engine, now, signal: new AbortController().signal });
    expect(ran).toEqual({ diperiksa: 1, diberitahu: 2 });
    const notices = await place.db.query<{ isi: string; idUser: string }>(
      `select isi, id_user as "idUser" from notifikasi where kunci like 'mingguan_%' and isi like '%belum dikirim%' order by id_user`,
    );
    expect(notices.map(({ isi }) => isi)).toEqual(Array(2).fill('Laporan minggu ke-4 belum dikirim.'));
    expect(notices.map(({ idUser }) => idUser)).toEqual([leader.person.userId, other.person.userId].sort());
    // Three days may be taken to send it; on the third it is not late yet.
    const late = async (day: number) => {
      await job?.run({ engine, now: new Date(cal.at(day, 7)), signal: new AbortController().signal });
      const told = await place.db.query(`select 1 from notifikasi where kunci like 'mingguan_terlambat:%'`);
      return told.length;
    };
    expect([await late(10), await late(11)]).toEqual([0, 2]);
  });
});
