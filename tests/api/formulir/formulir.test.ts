import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { FormulirRingkas, Isian, RancanganFormulir } from '../../../resources/formulir/panggilan.ts';
import { createWorld, type Person, type World } from '../support/world.ts';
import { ask, formOf, makeForm, releasedForm, step, write } from './support.ts';

let world: World;
let team: Person;
let student: Person;

beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  team = await world.as('HA03');
  student = await world.as('HA02');
});
afterAll(() => world.close());

const motor = ask('motor', 'yesno', { required: true });
const plat = ask('plat', 'text', {
  required: true,
  when: { match: 'all', rules: [{ question: 'motor', is: 'equal', value: true }] },
});

const open = async (who: Person, id: string) => (await who.get(`formulir/isian/${id}`)).json<Isian>();
const put = async (who: Person, id: string, isi: object, kirim: boolean, more: object = {}) => {
  const { version, nomorVersi } = await open(who, id);
  return who.put(`formulir/isian/${id}`, { version, nomorVersi, isi, kirim, ...more });
};

describe('a form', () => {
  it('is written, released as a version that stays, and released again with what changed', async () => {
    const id = await makeForm(team);
    const unfinished = formOf(ask('motor', 'choice', { label: '' }));
    expect((await write(team, id, unfinished)).statusCode).toBe(200);
    const refused = await step(team, id, 'rilis');
    expect(refused.statusCode).toBe(409);
    expect(refused.json().message).toContain('Pertanyaan belum dapat dirilis');

    expect((await write(team, id, formOf(motor))).statusCode).toBe(200);
    expect((await step(team, id, 'rilis')).json()).toMatchObject({ status: 'rilis', nomorVersi: 1 });
    const same = await step(team, id, 'rilis');
    expect(same.json()).toMatchObject({
      statusCode: 409,
      message: 'Tidak ada pertanyaan yang berubah sejak versi terakhir.',
    });

    await write(team, id, formOf(motor, plat));
    // What is only written is asked of nobody.
    expect((await open(student, id)).definisi).toEqual(formOf(motor));
    expect((await step(team, id, 'rilis')).json()).toMatchObject({ nomorVersi: 2 });
    expect((await open(student, id)).definisi).toEqual(formOf(motor, plat));
    const builder = (await team.get(`formulir/formulir/${id}/rancangan`)).json<RancanganFormulir>();
    expect(builder.versi.map(({ nomor }) => nomor)).toEqual([2, 1]);
    expect((await team.delete(`formulir/formulir/${id}`)).statusCode).toBe(409);
  });

  it('refuses questions that cannot be kept, and what somebody else wrote meanwhile', async () => {
    const id = await makeForm(team);
    const path = `formulir/formulir/${id}/rancangan`;
    const bad = await team.put(path, { version: 0, rancangan: formOf(ask('A B', 'text')) });
    expect(bad.json()).toMatchObject({
      statusCode: 422,
      errors: { 'rancangan.sections.0.questions.0.id': expect.stringContaining('Kode memakai huruf kecil') },
    });
    expect((await team.bare.put(path, { rancangan: formOf(motor) })).statusCode).toBe(428);
    expect((await team.put(path, { version: 0, rancangan: formOf(motor) })).statusCode).toBe(200);
    expect((await team.put(path, { version: 0, rancangan: formOf(plat) })).statusCode).toBe(409);
  });

  it('is written by Tim MBKM and Super Admin alone', async () => {
    const id = await makeForm(team);
    const path = `formulir/formulir/${id}/rancangan`;
    expect((await (await world.as('HA01')).get(path)).statusCode).toBe(200);
    for (const role of ['HA02', 'HA04', 'HA05', 'HA06', 'HA10'] as const) {
      const other = await world.as(role);
      expect((await other.get(path)).statusCode, role).toBe(403);
      expect((await other.put(path, { version: 0, rancangan: formOf(motor) })).statusCode, role).toBe(403);
      expect((await other.get('formulir/formulir')).statusCode, role).toBe(403);
    }
  });
});

describe('answering', () => {
  it('is kept half way, checked by question, sent once, and then stays', async () => {
    const id = await releasedForm(team, formOf(motor, plat));
    const list = (await student.get('formulir/isian')).json<FormulirRingkas[]>();
    expect(list.find(form => form.id === id)).toMatchObject({ keadaan: 'belum', buka: true, hasil: false });

    const draft = await put(student, id, { motor: true }, false);
    expect(draft.json()).toMatchObject({ keadaan: 'draf', isi: { motor: true }, version: 1 });
    const lacking = await put(student, id, { motor: true, lain: 1 }, true);
    expect(lacking.json()).toMatchObject({
      statusCode: 422,
      errors: { 'isi.plat': 'Wajib diisi.', 'isi.lain': 'Isian ini tidak dikenal portal.' },
    });

    // What is not asked is not kept.
    const sent = await put(student, id, { motor: false, plat: 'AB 1 CD' }, true);
    expect(sent.json()).toMatchObject({ keadaan: 'terkirim', isi: { motor: false } });
    const twice = await put(student, id, { motor: true, plat: 'AB 1 CD' }, true);
    expect(twice.json()).toMatchObject({ statusCode: 409, message: expect.stringContaining('sudah dikirim') });
  });

  it('may be changed where the form says so, and never over what was sent from elsewhere', async () => {
    const id = await releasedForm(team, formOf(motor), { dapatDiubah: true });
    await put(student, id, { motor: false }, true);
    expect((await put(student, id, { motor: true }, true)).json()).toMatchObject({ isi: { motor: true }, version: 2 });
    expect((await put(student, id, { motor: false }, true, { version: 1 })).statusCode).toBe(409);
    expect((await student.bare.put(`formulir/isian/${id}`, { nomorVersi: 1, isi: {}, kirim: true })).statusCode).toBe(
      428,
    );
  });

  it('asks nobody else, before its day or after it', async () => {
    const later = await releasedForm(team, formOf(motor), { tanggalBuka: '2026-12-01' });
    expect(await open(student, later)).toMatchObject({ buka: false });
    expect((await put(student, later, { motor: true }, true)).json()).toMatchObject({
      statusCode: 409,
      message: 'Formulir ini sedang tidak dibuka.',
    });
    const over = await releasedForm(team, formOf(motor), { tanggalTutup: '2026-11-21' });
    await world.db.execute(`update formulir_formulir set tanggal_tutup = '2026-11-20' where id = $1`, [over]);
    expect((await put(student, over, { motor: true }, true)).statusCode).toBe(409);

    const id = await releasedForm(team, formOf(motor));
    const lecturer = await world.as('HA04');
    expect((await lecturer.get(`formulir/isian/${id}`)).statusCode).toBe(404);
    const body = { version: 0, nomorVersi: 1, isi: { motor: true }, kirim: true };
    expect((await lecturer.put(`formulir/isian/${id}`, body)).statusCode).toBe(404);
    await step(team, id, 'tutup');
    expect((await student.put(`formulir/isian/${id}`, body)).statusCode).toBe(409);
    await step(team, id, 'buka');
    expect((await student.put(`formulir/isian/${id}`, body)).statusCode).toBe(200);
  });

  it('takes over a draft into the next version, and keeps what was sent with its own', async () => {
    const first = formOf(motor, ask('umur', 'integer'), ask('hobi', 'text'));
    const id = await releasedForm(team, first, { audiens: ['HA02', 'HA04'] });
    const lecturer = await world.as('HA04');
    await put(lecturer, id, { motor: true, umur: 41, hobi: 'catur' }, true);
    await put(student, id, { motor: true, umur: 20, hobi: 'bola' }, false);
    await write(team, id, formOf(ask('umur', 'integer', { max: 19 }), ask('hobi', 'text')));
    const before = await open(student, id);
    await step(team, id, 'rilis');
    expect(await open(student, id)).toMatchObject({ nomorVersi: 2, isi: { hobi: 'bola' } });
    const old = await student.put(`formulir/isian/${id}`, {
      version: before.version,
      nomorVersi: 1,
      isi: { motor: true },
      kirim: true,
    });
    expect(old.json()).toMatchObject({ statusCode: 409, message: expect.stringContaining('sudah diperbarui') });
    expect(await open(lecturer, id)).toMatchObject({ nomorVersi: 1, isi: { motor: true, umur: 41, hobi: 'catur' } });
  });
});
