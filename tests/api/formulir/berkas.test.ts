import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { BarisJawaban, Isian } from '../../../resources/formulir/panggilan.ts';
import { createWorld, type Person, type World } from '../support/world.ts';
import { ask, formOf, makeForm, pdf, png, releasedForm, send, step, write } from './support.ts';

let world: World;
let team: Person;
let student: Person;
let reader: Person;

beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  team = await world.as('HA03');
  student = await world.as('HA02');
  reader = await world.as('HA05');
});
afterAll(() => world.close());

const picture = `data:image/png;base64,${png.toString('base64')}`;

const upload = (who: Person, field: string, name: string, bytes: Buffer) =>
  send(world, who, { resource: 'formulir/jawaban', field }, name, bytes);
const uploaded = async (who: Person, field: string, name: string, bytes: Buffer): Promise<string> => {
  const answer = await upload(who, field, name, bytes);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<{ id: string }>().id;
};
const open = async (who: Person, id: string) => (await who.get(`formulir/isian/${id}`)).json<Isian>();
const put = async (who: Person, id: string, isi: object, kirim: boolean) => {
  const { version, nomorVersi } = await open(who, id);
  return who.put(`formulir/isian/${id}`, { version, nomorVersi, isi, kirim });
};
const fetched = async (who: Person, file: string) => (await who.get(`files?id=${file}`)).statusCode;

const surat = ask('surat', 'document', { required: true, max: 2 });
const foto = ask('foto', 'picture', { seenBy: ['HA03'] });
const tanda = ask('tanda', 'signature');
const prodi = ask('prodi', 'row', { source: 'master/program-prodi', picture });

describe('answers that are files or rows', () => {
  it('are named as the portal knows them, and opened by whoever may read the answer', async () => {
    const id = await releasedForm(team, formOf(surat, foto, tanda, prodi), {
      audiens: ['HA02'],
      pembaca: ['HA05'],
      dapatDiubah: true,
    });
    expect((await put(student, id, {}, true)).json().errors).toEqual({ 'isi.surat': 'Wajib diisi.' });

    const letter = await uploaded(student, 'dokumen', 'surat paroki.pdf', pdf);
    const photo = await uploaded(student, 'gambar', 'rumah.png', png);
    const drawn = await uploaded(student, 'tandaTangan', 'ttd.png', png);
    const [chosen] = (await student.get('master/program-prodi?rujukan=1')).json<{ id: string; label: string }[]>();
    const isi = {
      surat: [{ id: letter, nama: 'lain.exe' }],
      foto: [{ id: photo, nama: '' }],
      tanda: { id: drawn, nama: 'x' },
      prodi: { id: chosen?.id, nama: 'Kedokteran Palsu' },
    };
    expect(await fetched(reader, letter)).toBe(404);
    // What is half way is nobody else's either.
    expect((await put(student, id, isi, false)).statusCode).toBe(200);
    expect(await fetched(reader, letter)).toBe(404);
    const sent = await put(student, id, isi, true);
    expect(sent.json<Isian>().isi).toEqual({
      surat: [{ id: letter, nama: 'surat paroki.pdf' }],
      foto: [{ id: photo, nama: 'rumah.png' }],
      tanda: { id: drawn, nama: 'ttd.png' },
      prodi: { id: chosen?.id, nama: chosen?.label },
    });
    expect(await fetched(student, photo)).toBe(200);
    expect(await fetched(reader, letter)).toBe(200);
    // A question for some roles has files for some roles.
    expect(await fetched(reader, photo)).toBe(404);
    expect(await fetched(await world.as('HA01'), photo)).toBe(200);
    for (const role of ['HA03', 'HA04', 'HA06', 'HA10'] as const)
      expect(await fetched(await world.as(role), letter), role).toBe(404);
    expect((await world.app.inject({ url: `/api/files?id=${letter}` })).statusCode).toBe(401);

    const table = (await reader.get(`formulir/hasil/${id}/jawaban`)).json<{ baris: BarisJawaban[] }>();
    expect(table.baris[0]?.isi).toEqual({ surat: 'surat paroki.pdf', tanda: 'ttd.png', prodi: chosen?.label });
    expect(table.baris[0]?.berkas.surat).toEqual([{ id: letter, nama: 'surat paroki.pdf' }]);
    const bars = (await reader.get(`formulir/hasil/${id}`))
      .json()
      .kolom.find((k: { kunci: string }) => k.kunci === 'prodi');
    expect(bars.batang).toEqual([{ nilai: chosen?.label, label: chosen?.label, jumlah: 1 }]);
    const file = (await reader.get(`formulir/hasil/${id}/ekspor`)).rawPayload;
    expect((await readSheet(file)).flat().join('\n')).toMatch(
      new RegExp(`surat paroki\\.pdf: http.+/formulir/${id}/berkas/${letter}`),
    );

    // An answer that is changed takes its file back.
    const other = await uploaded(student, 'dokumen', 'baru.pdf', pdf);
    expect((await put(student, id, { surat: [{ id: other, nama: '' }] }, true)).statusCode).toBe(200);
    expect(await fetched(reader, other)).toBe(200);
    expect(await fetched(reader, letter)).toBe(404);
    expect(await fetched(student, photo)).toBe(404);
  });

  it('name no file of somebody else, of another kind, or twice, and no row that is not there', async () => {
    const id = await releasedForm(team, formOf(surat, ask('lagi', 'document'), prodi), { audiens: ['HA02', 'HA04'] });
    const lecturer = await world.as('HA04');
    const theirs = await uploaded(lecturer, 'dokumen', 'punya dosen.pdf', pdf);
    const photo = await uploaded(student, 'gambar', 'rumah.png', png);
    const own = await uploaded(student, 'dokumen', 'surat.pdf', pdf);
    const named = (file: string) => [{ id: file, nama: '' }];
    const gone = 'Berkas ini tidak ada lagi. Unggah ulang.';
    const errorsOf = async (isi: object) => (await put(student, id, isi, true)).json().errors;
    expect(await errorsOf({ surat: named(theirs) })).toEqual({ 'isi.surat': gone });
    expect(await errorsOf({ surat: named(photo) })).toEqual({ 'isi.surat': gone });
    expect(await errorsOf({ surat: named(own), lagi: named(own) })).toEqual({ 'isi.lagi': gone });
    expect(await errorsOf({ surat: [...named(own), ...named(theirs), ...named(photo)] })).toEqual({
      'isi.surat': 'Maksimal 2 berkas.',
    });
    expect(await errorsOf({ surat: named(own), prodi: { id: theirs, nama: 'x' } })).toEqual({
      'isi.prodi': 'Pilihan ini tidak ada lagi. Pilih yang lain.',
    });
    expect(await fetched(student, theirs)).toBe(404);
    expect((await upload(student, 'dokumen', 'x.pdf', Buffer.from('bukan pdf'))).statusCode).toBe(422);
    expect((await upload(student, 'isi', 'x.pdf', pdf)).statusCode).toBe(422);
  });

  it('are asked of nobody whom they would betray, who has no account, or who may not look the rows up', async () => {
    const refusal = async (more: object, question = surat) => {
      const id = await makeForm(team, more as Record<string, unknown>);
      await write(team, id, formOf(question));
      return (await step(team, id, 'rilis')).json().message;
    };
    expect(await refusal({ anonim: true })).toContain('jawabannya menunjukkan orangnya');
    expect(await refusal({ peserta: 'tautan', audiens: null })).toContain('Pertanyaan surat');
    expect(await refusal({}, ask('akun', 'row', { source: 'pengaturan/user' }))).toContain('tidak ada lagi');

    const lecturers = ask('dosen', 'row', { source: 'master/pegawai', required: true });
    const id = await releasedForm(team, formOf(lecturers, ask('kata', 'text')), { audiens: ['HA02', 'HA06'] });
    const partner = await world.as('HA06');
    expect((await open(partner, id)).definisi.sections[0]?.questions.map(each => each.id)).toEqual(['kata']);
    expect((await put(partner, id, { kata: 'ya' }, true)).statusCode).toBe(200);
    expect((await put(student, id, { kata: 'ya' }, true)).json().errors).toEqual({ 'isi.dosen': 'Wajib diisi.' });
  });

  it('stand beside pictures that are pictures', async () => {
    const id = await makeForm(team);
    for (const bad of ['data:image/svg+xml;base64,PHN2Zz4=', 'data:image/png;base64,PHN2Zz4=', `${picture}"><script>`])
      expect((await write(team, id, formOf(ask('a', 'text', { picture: bad })))).json().errors).toEqual({
        'rancangan.sections.0.questions.0.picture': 'Gambar harus berupa PNG, JPG, atau WebP.',
      });
    expect((await write(team, id, formOf(ask('a', 'text', { picture })))).statusCode).toBe(200);
  });
});
