import { v7 as uuidv7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import type { Role } from '../../../resources/kit/index.ts';
import type { Lembar } from '../../../resources/nilai/lembar.ts';
import { id, N, putInto } from '../magang/place.ts';
import { find, gradingTests, P, scores, target } from './sheets.ts';

const { place, people, sheetOf, bodyFor, send, participation, signedForm } = gradingTests();

describe('the example of docs/domain/20 §6 no. 8', () => {
  it('gives 86.10 and 81.30, together 84.18 A-, and is read-only then', async () => {
    const mitra = await send(people().HA06, 'mitra', 'kirim');
    expect(mitra.statusCode, mitra.body).toBe(200);
    expect(await participation()).toEqual({ mitra: 86.1, dosen: null, akhir: null, huruf: null, mutu: null });
    const dosen = await send(people().HA04, 'dosen', 'kirim');
    expect(dosen.statusCode, dosen.body).toBe(200);
    expect(await participation()).toEqual({ mitra: 86.1, dosen: 81.3, akhir: 84.18, huruf: 'A-', mutu: 3.75 });
    const sheet = await sheetOf(people().HA04);
    expect(sheet.pendaftar).toMatchObject({ nilaiAkhir: 84.18, nilaiHuruf: 'A-' });
    expect(find(sheet, 'dosen')).toMatchObject({ status: 'terkirim', nilaiAngka: 81.3, bolehIsi: false });
    for (const [person, jenis] of [
      [people().HA06, 'mitra'],
      [people().HA04, 'dosen'],
    ] as const) {
      const again = await send(person, jenis, 'draf', [1, 2, 3]);
      expect([again.statusCode, again.json().message]).toEqual([
        409,
        'Status data ini sudah berubah. Muat ulang halaman, lalu periksa lagi.',
      ]);
    }
    const history = (
      await people().HA03.get('mbkm/riwayat-status', { filter: { idPendaftarMbkm: target, alur: 'penilaian' } })
    ).json<{ aksi: string; keStatus: string | null }[]>();
    expect(history.filter(({ keStatus }) => keStatus === 'terkirim').length).toBeGreaterThanOrEqual(2);
  });

  it('is there in the full record of the participation', async () => {
    await send(people().HA06, 'mitra', 'kirim');
    const row = (await people().HA04.get(`${N}/${target}`)).json();
    expect(row.penilaian).toMatchObject([{ jenisPenilai: 'mitra', status: 'terkirim', nilaiAngka: 86.1 }]);
  });
});

describe('a draft', () => {
  it('keeps what is filled in and counts nowhere', async () => {
    const saved = await send(people().HA06, 'mitra', 'draf', [85, null, 90]);
    expect(saved.statusCode, saved.body).toBe(200);
    const sheet = find(saved.json<Lembar>(), 'mitra');
    expect(sheet.status).toBe('draf');
    expect(sheet.rincian.map(({ nilai }) => nilai)).toEqual([85, null, 90, null, null]);
    expect((await participation())?.mitra).toBeNull();
  });

  it('shows in the list of those to grade, and only to whom the sheet is', async () => {
    await send(people().HA06, 'mitra', 'draf', [85]);
    await send(people().HA04, 'dosen', 'draf', [80]);
    const listed = async (role: Role, filter: object = {}) =>
      (await people()[role].get(N, { filter: { id: target, ...filter } })).json<{ drafNilai: string[] }[]>();
    expect(await listed('HA04')).toMatchObject([{ drafNilai: ['dosen', 'mitra'] }]);
    expect(await listed('HA06')).toMatchObject([{ drafNilai: ['mitra'] }]);
    expect(await listed('HA04', { drafNilai: 'dosen' })).toHaveLength(1);
    expect((await people().HA06.get(N, { filter: { drafNilai: 'dosen' } })).statusCode).toBe(403);
    expect((await people().HA02.get(N, { filter: { drafNilai: 'dosen' } })).statusCode).toBe(403);
    expect((await people().HA04.get(N, { filter: { drafNilai: 'siapa' } })).statusCode).toBe(400);
    await send(people().HA04, 'dosen', 'kirim');
    expect(await listed('HA04')).toMatchObject([{ drafNilai: ['mitra'] }]);
    expect(await listed('HA04', { drafNilai: 'dosen' })).toEqual([]);
  });

  it('is refused with what is wrong, by component', async () => {
    const wrong = await send(people().HA06, 'mitra', 'draf', [101, -1, 70.125]);
    expect(wrong.statusCode).toBe(422);
    expect(wrong.json().errors).toEqual({
      'rincian.0.nilai': 'Nilai harus antara 0 dan 100.',
      'rincian.1.nilai': 'Nilai harus antara 0 dan 100.',
      'rincian.2.nilai': 'Maksimal 2 angka di belakang koma.',
    });
    const foreign = await people().HA06.put(`${P}/${target}`, {
      aksi: 'draf',
      rincian: [{ idKomponenPenilaian: uuidv7(), nilai: 80 }],
      version: null,
    });
    expect(foreign.statusCode).toBe(422);
    expect((await people().HA06.put(`${P}/${target}`, { rincian: [] })).statusCode).toBe(422);
  });

  it('is possible while the participation runs or has ended, not before', async () => {
    for (const [status, expected] of [
      ['berjalan', 200],
      ['selesai', 200],
      ['disetujui', 409],
      ['diajukan', 409],
      ['mengundurkan_diri', 409],
    ] as const) {
      await putInto(place(), target, { status });
      const { version } = find(await sheetOf(people().HA06), 'mitra');
      const answer = await people().HA06.put(`${P}/${target}`, { aksi: 'draf', rincian: [], version });
      expect(answer.statusCode, `${status}: ${answer.body}`).toBe(expected);
    }
  });
});

describe('submitting', () => {
  it('needs every component', async () => {
    const answer = await send(people().HA06, 'mitra', 'kirim', [85, 88, 90, 80]);
    expect([answer.statusCode, answer.json().message]).toEqual([422, 'Semua komponen wajib dinilai.']);
    expect(find(await sheetOf(people().HA06), 'mitra').status).toBe('kosong');
  });

  it('waits for the window, which opens 14 days before the end', async () => {
    const rizky = id.pendaftar('rizky');
    const early = await people().HA06.put(
      `${P}/${rizky}`,
      await bodyFor(people().HA06, 'mitra', 'kirim', scores.mitra, rizky),
    );
    // The demo's running semester ends 68 days after the seed day, 21 November 2026.
    expect([early.statusCode, early.json().message]).toEqual([
      409,
      'Penilaian baru dapat dikirim mulai 14 Januari 2027.',
    ]);
    const setDays = (nilai: number) => people().HA03.put('mbkm/konfigurasi/penilaian.bukaHari', { nilai });
    await setDays(67);
    const tomorrow = await people().HA06.put(
      `${P}/${rizky}`,
      await bodyFor(people().HA06, 'mitra', 'kirim', scores.mitra, rizky),
    );
    expect(tomorrow.statusCode, tomorrow.body).toBe(409);
    await setDays(68);
    const open = await people().HA06.put(
      `${P}/${rizky}`,
      await bodyFor(people().HA06, 'mitra', 'kirim', scores.mitra, rizky),
    );
    expect(open.statusCode, open.body).toBe(200);
    await setDays(14);
  });

  it('with too few approved hours needs a word of the lecturer', async () => {
    await putInto(place(), target, { total_sks_diajukan: 12 });
    const body = await bodyFor(people().HA04, 'dosen', 'kirim');
    const silent = await people().HA04.put(`${P}/${target}`, { ...body, catatan: ' ' });
    expect(silent.statusCode).toBe(422);
    expect(silent.json().errors.catatan).toMatch(/^Jam logbook [\d.,]+ dari 540 jam\. Catatan wajib diisi\.$/);
    const said = await people().HA04.put(`${P}/${target}`, {
      ...body,
      catatan: 'Jam kerja sebagian dicatat di sistem mitra.',
    });
    expect(said.statusCode, said.body).toBe(200);
  });
});

describe('who grades', () => {
  it.each([
    ['HA01', 'mitra', 403],
    ['HA02', 'mitra', 403],
    ['HA03', 'mitra', 403],
    ['HA04', 'mitra', 403],
    ['HA05', 'mitra', 403],
    ['HA06', 'mitra', 200],
    ['HA07', 'mitra', 403],
    ['HA08', 'mitra', 403],
    ['HA09', 'mitra', 403],
    ['HA10', 'mitra', 403],
    ['HA04', 'dosen', 200],
    ['HA06', 'dosen', 403],
    ['HA05', 'dosen', 403],
    ['HA03', 'dosen', 403],
  ] as const)('%s as %s: %i', async (role, jenisPenilai, expected) => {
    const answer = await people()[role].put(`${P}/${target}`, {
      jenisPenilai,
      aksi: 'draf',
      rincian: [],
      version: null,
    });
    expect(answer.statusCode, answer.body).toBe(expected);
  });

  it("somebody else's student is not to be found", async () => {
    const otherPartner = await place().enter('HA06', { idMitra: id.mitra('arta') });
    expect((await otherPartner.get(`${P}/lembar/${target}`)).statusCode).toBe(404);
    const answer = await otherPartner.put(`${P}/${target}`, { aksi: 'draf', rincian: [], version: null });
    expect([answer.statusCode, answer.json().message]).toEqual([404, 'Data tidak ditemukan.']);
    expect((await people().HA04.put(`${P}/${uuidv7()}`, { aksi: 'draf', rincian: [] })).statusCode).toBe(404);
  });

  it('an assessor without weight does not', async () => {
    const answer = await people().HA03.put(`${P}/${target}`, { aksi: 'draf', rincian: [], version: null });
    expect([answer.statusCode, answer.json().message]).toEqual([409, 'Penilai ini tidak menilai program tersebut.']);
  });

  it('reads: staff in scope, partners their own sheet only, students not', async () => {
    await send(people().HA04, 'dosen', 'draf');
    const seen = async (role: Role) => {
      const answer = await people()[role].get(`${P}/lembar/${target}`);
      return answer.statusCode === 200 ? answer.json<Lembar>().lembar.map(one => one.jenisPenilai) : answer.statusCode;
    };
    expect(await seen('HA06')).toEqual(['mitra']);
    for (const role of ['HA03', 'HA04', 'HA05', 'HA07', 'HA10'] as const)
      expect(await seen(role), role).toEqual(['mitra', 'dosen']);
    for (const role of ['HA02', 'HA08', 'HA09'] as const) expect(await seen(role), role).toBe(403);
    const rows = (await people().HA06.get(P, { filter: { idPendaftarMbkm: target } })).json();
    expect(rows).toEqual([]);
    expect(find(await sheetOf(people().HA05), 'dosen')).toMatchObject({
      bolehIsi: false,
      bolehMewakili: false,
      bolehBukaKunci: false,
    });
  });
});

describe('entering a signed paper form', () => {
  it('is for lecturer and Tim MBKM, and needs the form', async () => {
    const body = { ...(await bodyFor(people().HA04, 'mitra', 'kirim')), jenisPenilai: 'mitra', diwakilkan: true };
    const bare = await people().HA04.put(`${P}/${target}`, body);
    expect([bare.statusCode, bare.json().errors]).toEqual([422, { berkasFormulir: 'Wajib diisi.' }]);
    const berkasFormulir = await signedForm(people().HA04);
    const done = await people().HA04.put(`${P}/${target}`, { ...body, berkasFormulir });
    expect(done.statusCode, done.body).toBe(200);
    expect(find(done.json<Lembar>(), 'mitra')).toMatchObject({ diwakilkan: true, berkasFormulir, status: 'terkirim' });
    expect((await participation())?.mitra).toBe(86.1);
  });

  it.each([
    ['HA06', 'mitra', 403],
    ['HA06', 'dosen', 403],
    ['HA04', 'tim', 403],
    ['HA04', 'dosen', 403],
    ['HA05', 'mitra', 403],
    ['HA03', 'mitra', 200],
    ['HA03', 'dosen', 200],
    ['HA03', 'tim', 403],
  ] as const)('%s for %s: %i', async (role, jenisPenilai, expected) => {
    const answer = await people()[role].put(`${P}/${target}`, {
      jenisPenilai,
      diwakilkan: true,
      aksi: 'draf',
      rincian: [],
      version: null,
    });
    expect(answer.statusCode, answer.body).toBe(expected);
  });

  it('does not take a file of somebody else', async () => {
    const body = {
      ...(await bodyFor(people().HA04, 'mitra', 'kirim')),
      diwakilkan: true,
      berkasFormulir: await signedForm(people().HA03),
    };
    const answer = await people().HA04.put(`${P}/${target}`, body);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors.berkasFormulir).toMatch(/dari daftar/);
  });
});

describe('two people with one sheet', () => {
  it('the second learns that somebody was first, and nothing of theirs is written', async () => {
    const seen = [
      await bodyFor(people().HA06, 'mitra', 'draf', [85, 85, 85, 85, 85]),
      await bodyFor(people().HA06, 'mitra', 'draf', [70, 70, 70, 70, 70]),
    ];
    const answers = await Promise.all(seen.map(body => people().HA06.put(`${P}/${target}`, body)));
    expect(answers.map(answer => answer.statusCode).toSorted()).toEqual([200, 409]);
    const late = answers.find(answer => answer.statusCode === 409);
    expect(late?.json().message).toBe('Data sudah diubah pengguna lain. Muat ulang, lalu coba lagi.');
    const won = answers[0]?.statusCode === 200 ? 85 : 70;
    expect(find(await sheetOf(people().HA06), 'mitra').rincian.map(({ nilai }) => nilai)).toEqual(Array(5).fill(won));
  });

  it('an old version is refused, also for submitting', async () => {
    await send(people().HA06, 'mitra', 'draf', [85]);
    const seen = await bodyFor(people().HA06, 'mitra', 'kirim');
    await send(people().HA06, 'mitra', 'draf', [70]);
    const answer = await people().HA06.put(`${P}/${target}`, seen);
    expect(answer.statusCode).toBe(409);
    expect((await participation())?.mitra).toBeNull();
  });
});
