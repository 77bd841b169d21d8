import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { BandingFormulir, Pembanding, SilangFormulir } from '../../../resources/formulir/hasilPanggilan.ts';
import type { LaporanTerbuka } from '../../../resources/umum/panggilanLaporan.ts';
import { openZip, readEntry } from '../../../server/platform/documents/spreadsheet/zip.ts';
import { archivesMade } from '../../../server/platform/engine/ownData/routes.ts';
import { pdfText } from '../support/pdfText.ts';
import { createWorld, type Person, type World } from '../support/world.ts';
import { ask, formOf, makeStudents, releasedForm, step } from './support.ts';

let world: World;
let team: Person;
let reader: Person;
let names: string[] = [];

beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  team = await world.as('HA03');
  reader = await world.as('HA05');
  names = await makeStudents(world, 12);
});
afterAll(() => world.close());

const matrix = ask('andal', 'matrix', {
  label: 'Keandalan',
  choices: [
    { value: 'baik', label: 'Baik' },
    { value: 'kurang', label: 'Kurang' },
  ],
  rows: [{ value: 'jadwal', label: 'Sesuai jadwal' }],
});
const questions = formOf(
  ask('puas', 'scale', { label: 'Seberapa puas?' }),
  ask('lagi', 'yesno', { label: 'Ikut lagi?' }),
  ask('saran', 'text', { label: 'Saran' }),
  matrix,
);
const survey = (more: object = {}) =>
  releasedForm(team, questions, { judul: 'Kepuasan genap', pembaca: ['HA05'], ...more });
const printedText = async (bytes: Buffer) => (await pdfText(bytes)).pages.map(({ text }) => text).join(' ');
const send = async (name: string, id: string, isi: object) => {
  const answer = await (await world.as(name)).put(`formulir/isian/${id}`, {
    version: 0,
    nomorVersi: 1,
    isi,
    kirim: true,
  });
  expect(answer.statusCode, answer.body).toBe(200);
};

describe('results beside those of the last time', () => {
  it('match questions by id or words, and only of forms that the reader may read', async () => {
    const [now, before] = [await survey(), await survey({ judul: 'Kepuasan gasal' })];
    const hidden = await survey({ judul: 'Bukan untuk prodi', pembaca: ['HA10'] });
    for (const name of names.slice(0, 2)) await send(name, before, { puas: 2, lagi: false });
    for (const name of names.slice(0, 3)) await send(name, now, { puas: 5, lagi: true });
    const offered = (await reader.get(`formulir/hasil/${now}/pembanding`)).json<Pembanding[]>();
    expect(offered[0]).toMatchObject({ serupa: true });
    expect(offered.map(({ id }) => id)).toContain(before);
    expect(offered.map(({ id }) => id)).not.toContain(hidden);
    const beside = (await reader.get(`formulir/hasil/${now}/pembanding/${before}`)).json<BandingFormulir>();
    expect(beside).toMatchObject({ judul: 'Kepuasan gasal', kolom: { puas: { terjawab: 2, rata: 2 } } });
    expect(beside.kolom.saran).toBeUndefined();
    expect((await reader.get(`formulir/hasil/${now}/pembanding/${hidden}`)).statusCode).toBe(404);
    expect((await (await world.as('HA02')).get(`formulir/hasil/${now}/pembanding/${before}`)).statusCode).toBe(404);
  });

  it('say nothing of what few have answered to an anonymous form', async () => {
    const [now, before] = [await survey(), await survey({ anonim: true })];
    await send(names[0] ?? '', now, { puas: 5 });
    for (const name of names.slice(0, 4)) await send(name, before, { puas: 1, lagi: true });
    await step(team, before, 'tutup');
    const beside = (await reader.get(`formulir/hasil/${now}/pembanding/${before}`)).json<BandingFormulir>();
    expect(beside).toMatchObject({ ditampilkan: 0, kolom: {} });
  });
});

describe('results by group of participants', () => {
  it('are told of groups of five and more alone, and never of an anonymous form', async () => {
    const id = await releasedForm(team, questions, { peserta: 'terpilih', audiens: [], pembaca: ['HA05'] });
    const groups = names.map((name, i) => ({ name, prodi: i < 6 ? 'Informatika' : i < 9 ? 'Agroteknologi' : null }));
    for (const { name, prodi } of groups)
      await world.db.execute(
        `insert into formulir_peserta (id, id_formulir, id_user, lewat, kelompok, diingatkan)
         select gen_random_uuid(), $1, id, 'akun', $3::jsonb, 0 from pengaturan_user where username = $2`,
        [id, name, JSON.stringify(prodi ? { 'Program studi': prodi } : {})],
      );
    for (const [i, { name }] of groups.entries()) await send(name, id, { puas: i < 6 ? 4 : 1, lagi: true });
    const all = (await reader.get(`formulir/hasil/${id}/silang`)).json<SilangFormulir>();
    expect(all).toEqual({ menurut: ['Program studi'], kelompok: [] });
    const told = (await reader.get(`formulir/hasil/${id}/silang`, { menurut: 'Program studi' })).json<SilangFormulir>();
    expect(told.kelompok).toMatchObject([
      { nama: 'Agroteknologi', jumlah: 0, sedikit: true, kolom: [] },
      { nama: 'Informatika', jumlah: 6, sedikit: false },
    ]);
    const puas = told.kelompok[1]?.kolom.find(({ kunci }) => kunci === 'puas');
    expect(puas).toMatchObject({ rata: 4 });
    expect((await (await world.as('HA10')).get(`formulir/hasil/${id}/silang`)).statusCode).toBe(404);

    const printed = await reader.get(`formulir/hasil/${id}/pdf`);
    expect(printed.headers['content-type']).toBe('application/pdf');
    const text = await printedText(printed.rawPayload);
    for (const word of ['Seberapa puas?', 'Rata-rata', '12, menjawab 100%', 'Ikut lagi?']) expect(text).toContain(word);
    expect((await (await world.as('HA10')).get(`formulir/hasil/${id}/pdf`)).statusCode).toBe(404);
  });

  it('are printed without what few have answered', async () => {
    const id = await survey({ anonim: true });
    for (const name of names.slice(0, 6)) await send(name, id, { puas: 4, andal: { jadwal: 'baik' } });
    await send(names[6] ?? '', id, { puas: 4, saran: 'TandaSendiri' });
    await step(team, id, 'tutup');
    const text = await printedText((await reader.get(`formulir/hasil/${id}/pdf`)).rawPayload);
    expect(text).toContain('Sesuai jadwal');
    expect(text).toContain('tidak ditampilkan');
    expect(text).not.toContain('TandaSendiri');
  });
});

describe('figures for somebody without an account', () => {
  it('are read by a link of a reader until its day, its revocation or the end of their right, without what is of few', async () => {
    const secret = ask('rahasia', 'yesno', { label: 'Hanya untuk tim', seenBy: ['HA05'] });
    const id = await releasedForm(team, formOf(...(questions.sections[0]?.questions ?? []), secret), {
      judul: 'Kepuasan untuk rektor',
      pembaca: ['HA05'],
    });
    for (const [i, name] of names.slice(0, 8).entries())
      await send(name, id, { puas: i < 6 ? 5 : 1, lagi: true, saran: 'TandaTeks', rahasia: true });
    const path = `formulir/hasil/${id}/tautan`;
    expect((await (await world.as('HA10')).post(path, { berakhir: '2026-12-01' })).statusCode).toBe(404);
    expect((await reader.post(path, { berakhir: '2026-11-01' })).json()).toMatchObject({
      errors: { berakhir: expect.any(String) },
    });
    const made = await reader.post(path, { berakhir: '2026-12-01' });
    expect(made.statusCode, made.body).toBe(201);
    const { id: link, alamat } = made.json<{ id: string; alamat: string }>();
    const open = () => world.app.inject({ method: 'GET', url: `/api/publik/laporan/${alamat.replace('/angka/', '')}` });
    const shown = (await open()).json<LaporanTerbuka>();
    const line = (...kelompok: string[]) =>
      shown.garis.find(each => each.kelompok.join('|') === kelompok.join('|'))?.sel[0];
    expect(shown).toMatchObject({ nama: 'Kepuasan untuk rektor', adaSedikit: true });
    expect(line('Ikut lagi?', 'Ya')).toEqual([8, 100, null]);
    // Two answered 1: the six others would tell them by difference.
    for (const step of ['1', '5']) expect(line('Seberapa puas?', step)).toEqual(['sedikit', 'sedikit', null]);
    expect(JSON.stringify(shown)).not.toMatch(/TandaTeks|Hanya untuk tim|Uji 1/);
    expect((await reader.get(path)).json()).toMatchObject({ tautan: [{ id: link, kunjungan: 1 }] });
    // Another reader neither sees nor ends it.
    const other = await world.as('HA01');
    expect((await other.get(path)).json()).toMatchObject({ tautan: [] });
    expect((await other.delete(`${path}/${link}`, {})).statusCode).toBe(404);

    expect((await team.put(`formulir/formulir/${id}`, { pembaca: ['HA10'] })).statusCode).toBe(200);
    expect((await open()).statusCode).toBe(404);
    expect((await team.put(`formulir/formulir/${id}`, { pembaca: ['HA05'] })).statusCode).toBe(200);
    expect((await open()).statusCode).toBe(200);
    expect((await reader.delete(`${path}/${link}`, {})).statusCode).toBe(200);
    expect((await open()).statusCode).toBe(404);
  });
});

describe('the download of own data', () => {
  it('has own answers in words, those of anonymous forms nowhere', async () => {
    const [named, unnamed] = [await survey({ judul: 'Bernama' }), await survey({ judul: 'Tanpa nama', anonim: true })];
    const name = names[9] ?? '';
    await send(name, named, { puas: 3, saran: 'TandaMilikSendiri', andal: { jadwal: 'kurang' } });
    await send(name, unnamed, { puas: 1, saran: 'TandaAnonim' });
    const who = await world.as(name);
    expect((await who.post('user/unduh-data')).statusCode).toBe(201);
    await archivesMade();
    const bytes = (await who.get('user/unduh-data/berkas')).rawPayload;
    const found = new Map<string, string>();
    for (const [file, entry] of openZip(bytes)) {
      const parts: Buffer[] = [];
      for await (const block of readEntry(bytes, entry, 50_000_000)) parts.push(block);
      found.set(file, Buffer.concat(parts).toString('utf8'));
    }
    const answers = [...found].find(([file]) => file.endsWith('Jawaban formulir.json'))?.[1] ?? '';
    expect(answers).toContain('Saran: TandaMilikSendiri');
    expect(answers).toContain('Keandalan: Sesuai jadwal: Kurang');
    for (const content of found.values()) expect(content).not.toContain('TandaAnonim');
  });
});
