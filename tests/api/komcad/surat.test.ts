// @module-tag semua: a programme's own printed sheets; surat/isi and surat/terbit print one of each kind
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../support/world.ts';
import { cal, type KomcadPlace, manajemen, openKomcad, type Row, S } from './place.ts';

/** Letters of Komcad, issued by their own calls (docs/domain/40 §2.2, scenarios 2 to 4). */

let komcad: KomcadPlace;
let team: Person;
beforeAll(async () => {
  komcad = await openKomcad();
  team = komcad.team;
  komcad.opening = await komcad.makeOpening({ kuota: 100 });
});
afterAll(() => komcad.world.close());

interface Line extends Row {
  jenisSurat: string;
  nomorSurat: string;
  kodeVerifikasi: string;
  status: string;
  perluTerbitUlang: boolean;
}
const issue = (jenis: string, ids: readonly string[], more = {}) =>
  team.post(`${S}/${jenis}`, { idPendaftarMbkm: ids, ...more });
const lines = async (who: Person, id: string) => (await who.get(`v6/komcad/mhs/${id}/surat`)).json<Line[]>();
const check = async (kode = '') => (await komcad.world.stranger.get(`${S}/verifikasi/${kode}`)).json();
const count = async () => (await komcad.db.one<{ n: number }>('select count(*)::int as n from surat_surat'))?.n;
const urut = (line: Line | undefined) => Number(line?.nomorSurat.slice(0, 4));

describe('surat izin', () => {
  it('belum dapat terbit sebelum direkomendasikan, dan tidak memakai nomor', async () => {
    const { id } = await komcad.reach('administrasi');
    const { namaMahasiswa } = await komcad.now(id);
    const before = await count();
    expect(komcad.refusal(await issue('surat-ijin', [id]))).toEqual([
      409,
      `Surat belum dapat diterbitkan: ${namaMahasiswa} masih pada tahap Administrasi.`,
    ]);
    expect(await count()).toBe(before);
  });

  it('terbit bersama langkahnya, satu untuk tiap orang; semua atau tidak sama sekali', async () => {
    const [a, b, early] = [
      await komcad.reach('direkomendasikan'),
      await komcad.reach('direkomendasikan'),
      await komcad.reach('administrasi'),
    ];
    await komcad.verifyAll(a.id);
    const before = await count();
    // The documents of the second are not verified yet.
    expect((await issue('surat-ijin', [a.id, b.id])).statusCode).toBe(422);
    await komcad.verifyAll(b.id);
    expect((await issue('surat-ijin', [a.id, b.id, early.id])).statusCode).toBe(409);
    expect(await count()).toBe(before);
    expect(await komcad.now(a.id)).toMatchObject({ tahap: 'direkomendasikan' });

    const made = await issue('surat-ijin', [a.id, b.id], { tembusan: ['Komandan Satuan'] });
    expect(made.statusCode, made.body).toBe(201);
    const [first, second] = made.json<Line[]>();
    expect(urut(second)).toBe(urut(first) + 1);
    expect(first).toMatchObject({ jenisSurat: 'surat_ijin', judul: 'Surat Izin', status: 'terbit' });
    expect(await komcad.now(b.id)).toMatchObject({ tahap: 'ijin_terbit', statusPendaftaran: 'diajukan' });
    const kept = await komcad.done(await team.get(`${S}/${first?.id}`));
    expect(kept.tembusan).toContain('Komandan Satuan');
    expect(komcad.refusal(await issue('surat-ijin', [a.id]))).toEqual([
      409,
      `Surat untuk mahasiswa ini sudah terbit dengan nomor ${first?.nomorSurat}.`,
    ]);
    const own = await a.student.get(`${S}/surat-ijin/${a.id}`);
    expect(own.headers['content-disposition']).toContain(`surat-ijin-${(await komcad.now(a.id)).npm}.pdf`);
    expect((await a.student.get(`${S}/surat-ijin/${b.id}`)).statusCode).toBe(404);
    expect((await a.student.get(`${S}/surat-ijin`)).json<Line[]>().map(({ id }) => id)).toEqual([first?.id]);
    expect((await lines(a.student, a.id)).map(({ id }) => id)).toEqual([first?.id]);
  });

  it('yang dibatalkan diterbitkan lagi tanpa langkah', async () => {
    const { id } = await komcad.reach('ijin_terbit');
    const [letter] = await lines(team, id);
    const { version } = await komcad.done(await team.get(`${S}/${letter?.id}`));
    await komcad.done(await team.put(`${S}/${letter?.id}/batalkan`, { alasan: 'Salah kop.', version }));
    expect((await team.get(`${S}/surat-ijin/${id}`)).statusCode).toBe(404);
    const [again] = (await issue('surat-ijin', [id])).json<Line[]>();
    expect(again?.nomorSurat).not.toBe(letter?.nomorSurat);
    expect(await komcad.now(id)).toMatchObject({ tahap: 'ijin_terbit' });
  });

  it('tidak berlaku lagi begitu pesertanya mengundurkan diri', async () => {
    const { student, id } = await komcad.reach('ijin_terbit');
    const [letter] = await lines(student, id);
    await komcad.done(await komcad.step(student, id, 'mundur', { catatan: 'Sakit.' }));
    expect(await lines(team, id)).toMatchObject([{ id: letter?.id, status: 'dibatalkan' }]);
    expect(await check(letter?.kodeVerifikasi)).toMatchObject({ valid: false, status: 'dibatalkan' });
  });
});

describe('surat tugas', () => {
  it('untuk lima orang: satu nomor, lima nama, masing-masing mengunduhnya; yang keenam 404', async () => {
    const people = [];
    for (let i = 0; i < 6; i++) people.push(await komcad.reach('lulus'));
    const sixth = people.pop();
    const ids = people.map(({ id }) => id);
    expect(komcad.refusal(await komcad.step(team, ids[0] ?? '', 'mulai_latsarmil'))).toEqual([
      409,
      'Surat Tugas Latsarmil belum terbit.',
    ]);
    const before = await count();
    const preview = await team.post(`${S}/surat-tugas-latsarmil/pratinjau`, { idPendaftarMbkm: ids });
    expect(preview.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(await count()).toBe(before);

    const made = await issue('surat-tugas-latsarmil', ids);
    expect(made.statusCode, made.body).toBe(201);
    const [letter, ...others] = made.json<Line[]>();
    expect(others).toEqual([]);
    const files = await Promise.all(people.map(({ student, id }) => student.get(`${S}/surat-tugas-latsarmil/${id}`)));
    expect(files.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    for (const each of files) expect(each.rawPayload.equals(files[0]?.rawPayload ?? Buffer.alloc(0))).toBe(true);
    const missing = await sixth?.student.get(`${S}/surat-tugas-latsarmil/${sixth.id}`);
    expect([missing?.statusCode, missing?.json().message]).toEqual([404, 'Surat belum diterbitkan.']);
    const register = await komcad.done(await team.get(`${S}/${letter?.id}`));
    expect(register.peserta).toHaveLength(5);
    const said = await check(letter?.kodeVerifikasi);
    expect(said.peserta).toHaveLength(5);
    expect(said.peserta[0].npm).toMatch(/^\d{2}•+\d{2}$/);
    const again = await issue('surat-tugas-latsarmil', [sixth?.id ?? '', ids[2] ?? '']);
    expect(again.statusCode).toBe(409);
    expect(again.json().message).toContain(`sudah terbit dengan nomor ${letter?.nomorSurat}.`);

    // The check page tells of a person who left; the letter stays valid for the others, and should be issued anew.
    const [first, ...rest] = people;
    await komcad.done(await komcad.step(first?.student ?? team, ids[0] ?? '', 'mundur', { catatan: 'Sakit.' }));
    const then = await check(letter?.kodeVerifikasi);
    expect(then).toMatchObject({ valid: true });
    expect(then.peserta.filter((each: { berlaku: boolean }) => !each.berlaku)).toHaveLength(1);
    const gone = await team.get(`${S}/surat-tugas-latsarmil/${ids[0]}`);
    expect(gone.statusCode, 'it is not the letter of who has left').toBe(404);
    // Two letters of one moment have no order.
    const anew = (await lines(team, ids[1] ?? '')).filter(({ jenisSurat }) => jenisSurat === 'surat_tugas_latsarmil');
    expect(anew).toMatchObject([{ perluTerbitUlang: true }]);
    const { version } = await komcad.done(await team.get(`${S}/${letter?.id}`));
    await komcad.done(await team.post(`${S}/${letter?.id}/terbitkan-ulang`, { alasan: 'Peserta berubah.', version }));
    const [next] = (await lines(team, ids[1] ?? '')).filter(
      ({ jenisSurat, status }) => jenisSurat === 'surat_tugas_latsarmil' && status === 'terbit',
    );
    expect(next).toMatchObject({ jenisSurat: 'surat_tugas_latsarmil', perluTerbitUlang: false });
    expect((await check(next?.kodeVerifikasi)).peserta).toHaveLength(4);
    const old = (await lines(team, ids[1] ?? '')).find(({ nomorSurat }) => nomorSurat === letter?.nomorSurat);
    expect(old).toMatchObject({ status: 'dibatalkan', perluTerbitUlang: false });
    expect(await check(letter?.kodeVerifikasi)).toMatchObject({ valid: false, pengganti: next?.nomorSurat });
    for (const { student, id } of rest)
      await komcad.done(await komcad.step(student, id, 'mundur', { catatan: 'Sakit.' }));
    expect(await check(next?.kodeVerifikasi)).toMatchObject({ valid: false, status: 'dibatalkan' });
  }, 120_000);

  it('hanya untuk satu gelombang', async () => {
    const other = await komcad.makeOpening();
    const [a, b] = [await komcad.reach('seleksi'), await komcad.reach('seleksi', other)];
    const refused = await issue('surat-tugas', [a.id, b.id]);
    expect([refused.statusCode, refused.json().errors]).toEqual([
      422,
      { idPendaftarMbkm: 'Peserta satu surat tugas harus dari gelombang yang sama.' },
    ]);
    expect((await issue('surat-tugas', [a.id])).statusCode).toBe(201);
  });

  it('yang diminta dua kali sekaligus terbit satu kali', async () => {
    const { id } = await komcad.reach('seleksi');
    const answers = await Promise.all(Array.from({ length: 6 }, () => issue('surat-tugas', [id])));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409, 409, 409]);
  });

  it('gelombang yang berubah menandai suratnya untuk diterbitkan ulang, dan surat tetap berlaku', async () => {
    const opening = await komcad.makeOpening();
    const { id } = await komcad.reach('seleksi', opening);
    await komcad.done(await issue('surat-tugas', [id]));
    const seen = await komcad.done(await team.get(`v6/komcad/program/${opening.id}`));
    // Neither of its letters prints where the training is.
    const { version } = await komcad.done(
      await team.put(`v6/komcad/program/${opening.id}`, { version: seen.version, lokasiLatsarmil: 'Rindam Malang' }),
    );
    expect((await lines(team, id)).map(line => line.perluTerbitUlang)).toEqual([false, false]);
    const moved = await komcad.done(
      await team.put(`v6/komcad/program/${opening.id}`, { version, lokasiSeleksi: 'Ajendam Malang' }),
    );
    const marked = await lines(team, id);
    expect(marked.map(line => [line.jenisSurat, line.perluTerbitUlang]).sort()).toEqual([
      ['surat_ijin', true],
      ['surat_tugas', true],
    ]);
    for (const { kodeVerifikasi } of marked) expect(await check(kodeVerifikasi)).toMatchObject({ valid: true });
    const found = await team.get(S, { filter: { perluTerbitUlang: true } });
    expect(found.json<Line[]>().map(line => line.id)).toEqual(expect.arrayContaining(marked.map(line => line.id)));
    // A change that leaves the letter's text the same needs no new letter.
    await komcad.done(
      await team.put(`v6/komcad/program/${opening.id}`, {
        version: moved.version,
        lokasiSeleksi: opening.lokasiSeleksi,
      }),
    );
    for (const { kodeVerifikasi } of marked) await check(kodeVerifikasi);
    expect((await lines(team, id)).map(line => line.perluTerbitUlang)).toEqual([false, false]);
  });
});

describe('siapa dan apa', () => {
  it('hanya Tim MBKM yang menerbitkan; isian yang salah dijawab per kolom', async () => {
    const { id, student } = await komcad.reach('seleksi');
    const path = `${S}/surat-tugas`;
    for (const who of [student, komcad.coordinator, await komcad.as('HA06')])
      expect((await who.post(path, { idPendaftarMbkm: [id] })).statusCode).toBe(403);
    expect((await team.post(path, {})).statusCode).toBe(400);
    expect((await team.post(path, { idPendaftarMbkm: [] })).json().errors).toEqual({ idPendaftarMbkm: 'Wajib diisi.' });
    const wrong = await team.post(path, {
      idPendaftarMbkm: ['x'],
      tanggalSurat: '2026-02-30',
      idPejabat: 'y',
      tembusan: [1],
    });
    expect(wrong.statusCode).toBe(422);
    expect(Object.keys(wrong.json().errors).sort()).toEqual([
      'idPejabat',
      'idPendaftarMbkm',
      'tanggalSurat',
      'tembusan',
    ]);
    expect((await issue('surat-tugas', [id], { tanggalSurat: cal.day(1) })).json().errors).toEqual({
      tanggalSurat: 'Tanggal surat tidak boleh setelah hari ini.',
    });
    const nobody = '01920000-0000-7000-8000-000000000000';
    expect((await issue('surat-tugas', [nobody])).statusCode).toBe(404);
    expect(komcad.refusal(await issue('surat-tugas', [id], { idPejabat: nobody }))).toEqual([
      409,
      'Penandatangan tidak berlaku pada tanggal surat.',
    ]);
    const elsewhere = await komcad.enter('HA05', { idProgramProdi: manajemen });
    const [letter] = (await issue('surat-tugas', [id])).json<Line[]>();
    const seen = async (who: Person) => (await who.get(path)).json<Line[]>().map(line => line.id);
    expect((await komcad.coordinator.get(`${path}/${id}`)).statusCode).toBe(200);
    expect((await elsewhere.get(`${path}/${id}`)).statusCode).toBe(404);
    expect(await seen(komcad.coordinator)).toContain(letter?.id);
    expect(await seen(elsewhere)).not.toContain(letter?.id);
    expect((await elsewhere.get(`v6/komcad/mhs/${id}/surat`)).statusCode).toBe(404);
    expect((await (await komcad.as('HA04')).get(path)).statusCode).toBe(403);
  });
});
