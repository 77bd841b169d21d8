import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { BarisJawaban, HasilFormulir } from '../../../resources/formulir/panggilan.ts';
import type { Form } from '../../../resources/kit/form/definition.ts';
import { allRoles } from '../../../resources/roles.ts';
import { createWorld, type Person, type World } from '../support/world.ts';
import { ask, formOf, releasedForm, step, write } from './support.ts';

let world: World;
let team: Person;
let reader: Person;
let id: string;

const buah = [
  { value: 'a', label: 'Apel' },
  { value: 'b', label: 'Belimbing' },
];
const first = formOf(
  ask('suka', 'choice', { choices: buah, label: 'Buah kesukaan' }),
  ask('semua', 'several', { choices: buah }),
  ask('umur', 'integer'),
  ask('cerita', 'longtext', { label: 'Cerita' }),
  ask('nilai', 'matrix', { choices: buah, rows: [{ value: 'r1', label: 'Pagi' }] }),
);
const anak: Form['sections'][number] = {
  id: 'anak',
  title: 'Anak',
  help: '',
  repeat: { least: 0, most: 5 },
  when: null,
  questions: [ask('nama_anak', 'text', { label: 'Nama anak' })],
};
const start: Form = { sections: [...first.sections, anak] };
/** Without "Buah kesukaan", and with a choice less. */
const next: Form = {
  sections: [
    {
      ...(first.sections[0] ?? anak),
      questions: [
        ask('semua', 'several', { choices: [{ value: 'a', label: 'Apel merah' }] }),
        ask('umur', 'integer'),
        ask('cerita', 'longtext', { label: 'Cerita Anda' }),
        ask('baru', 'yesno'),
      ],
    },
    anak,
  ],
};

const send = async (role: string, version: number, isi: object) => {
  const who = await world.as(role);
  const answer = await who.put(`formulir/isian/${id}`, { version: 0, nomorVersi: version, isi, kirim: true });
  expect(answer.statusCode, answer.body).toBe(200);
};

beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  team = await world.as('HA03');
  reader = await world.as('HA05');
  id = await releasedForm(team, start, {
    judul: 'Buah',
    audiens: ['HA02', 'HA04', 'HA06', 'HA10'],
    pembaca: ['HA05'],
  });
  await send('HA02', 1, {
    suka: 'b',
    semua: ['a', 'b'],
    umur: 20,
    cerita: 'TandaRahasia satu',
    nilai: { r1: 'a' },
    anak: [{ nama_anak: 'Ani' }, { nama_anak: 'Budi' }],
  });
  await send('HA04', 1, { suka: 'a', semua: ['b'], umur: 50, cerita: '=1+1' });
  await write(team, id, next);
  await step(team, id, 'rilis');
  await send('HA06', 2, { semua: ['a'], umur: 30, baru: true });
  const draft = await (await world.as('HA10')).put(`formulir/isian/${id}`, {
    version: 0,
    nomorVersi: 2,
    isi: { umur: 99, cerita: 'Belum selesai' },
    kirim: false,
  });
  expect(draft.statusCode).toBe(200);
});
afterAll(() => world.close());

const path = () => `formulir/hasil/${id}`;

describe('results of a form', () => {
  it('count every question over all versions, what was removed among them', async () => {
    const told = (await reader.get(path())).json<HasilFormulir>();
    expect(told).toMatchObject({ terkirim: 3, draf: 1, nomorVersi: 2 });
    const of = (key: string) => told.kolom.find(({ kunci }) => kunci === key);
    expect(told.kolom.map(({ kunci }) => kunci)).toEqual([
      'suka',
      'semua',
      'umur',
      'cerita',
      'nilai.r1',
      'baru',
      'nama_anak',
    ]);
    expect(of('suka')).toMatchObject({
      dihapus: true,
      terjawab: 2,
      batang: [
        { label: 'Apel', jumlah: 1 },
        { label: 'Belimbing', jumlah: 1 },
      ],
    });
    expect(of('semua')?.batang).toEqual([
      { nilai: 'a', label: 'Apel merah', jumlah: 2 },
      { nilai: 'b', label: 'Belimbing', jumlah: 2 },
    ]);
    expect(of('umur')).toMatchObject({ terjawab: 3, angka: { terkecil: 20, terbesar: 50 } });
    expect(of('nilai.r1')?.batang).toMatchObject([{ jumlah: 1 }, { jumlah: 0 }]);
    expect(of('baru')?.batang).toMatchObject([
      { label: 'Ya', jumlah: 1 },
      { label: 'Tidak', jumlah: 0 },
    ]);
    expect(of('nama_anak')).toMatchObject({ berulang: true, terjawab: 2 });
  });

  it('count whole numbers in classes of whole numbers, and others in eight even parts', async () => {
    const form = await releasedForm(team, formOf(ask('porsi', 'integer'), ask('jarak', 'decimal')), {
      judul: 'Makan siang',
      audiens: ['HA02', 'HA04', 'HA06'],
      pembaca: ['HA05'],
    });
    const answers = {
      HA02: { porsi: 1, jarak: 0.5 },
      HA04: { porsi: 3, jarak: 2.25 },
      HA06: { porsi: 10, jarak: 4.5 },
    };
    for (const [role, isi] of Object.entries(answers)) {
      const who = await world.as(role);
      const sent = await who.put(`formulir/isian/${form}`, { version: 0, nomorVersi: 1, isi, kirim: true });
      expect(sent.statusCode, sent.body).toBe(200);
    }
    const { kolom } = (await reader.get(`formulir/hasil/${form}`)).json<HasilFormulir>();
    expect(kolom.map(({ batang }) => batang.map(({ label, jumlah }) => `${label}: ${jumlah}`))).toEqual([
      ['1: 1', '2 – 3: 1', '4 – 5: 0', '6 – 7: 0', '8 – 9: 0', '10: 1'],
      ['0,5 – 1: 1', '1 – 1,5: 0', '1,5 – 2: 0', '2 – 2,5: 1', '2,5 – 3: 0', '3 – 3,5: 0', '3,5 – 4: 0', '4 – 4,5: 1'],
    ]);
  });

  it('find free texts by their words', async () => {
    const found = await reader.get(`${path()}/teks`, { kolom: 'cerita', q: 'rahasia' });
    expect(found.json()).toEqual({ jumlah: 1, teks: ['TandaRahasia satu'] });
    expect((await reader.get(`${path()}/teks`, { kolom: 'nama_anak' })).json()).toMatchObject({ jumlah: 2 });
    expect((await reader.get(`${path()}/teks`, { kolom: 'umur' })).statusCode).toBe(400);
    expect((await reader.get(`${path()}/teks`, { kolom: "cerita' or 1=1" })).statusCode).toBe(400);
  });

  it('stand in a table that is filtered and sorted by an answer', async () => {
    const rows = async (query: Record<string, string>) =>
      (await reader.get(`${path()}/jawaban`, query)).json<{ jumlah: number; baris: BarisJawaban[] }>();
    const sorted = await rows({ urut: 'umur', arah: 'naik' });
    expect(sorted.baris.map(({ isi }) => isi.umur)).toEqual([20, 30, 50]);
    expect(sorted.baris.map(({ nomorVersi }) => nomorVersi)).toEqual([1, 2, 1]);
    expect(sorted.baris[0]?.isi).toMatchObject({
      suka: 'Belimbing',
      semua: 'Apel merah; Belimbing',
      'nilai.r1': 'Apel',
    });
    expect((await rows({ kolom: 'semua', nilai: 'b' })).jumlah).toBe(2);
    expect((await rows({ kolom: 'baru', nilai: 'true' })).jumlah).toBe(1);
    expect((await rows({ kolom: 'umur', nilai: '50' })).baris).toMatchObject([{ isi: { suka: 'Apel' } }]);
  });

  it('are exported with a column for every question, labels or codes, and the version beside', async () => {
    const sheet = async (bentuk: string, name: string | number) => {
      const answer = await reader.get(`${path()}/ekspor`, { bentuk });
      expect(answer.statusCode, answer.body).toBe(200);
      return readSheet(answer.rawPayload, name);
    };
    const labels = await sheet('label', 1);
    expect(labels[0]).toEqual([
      'No.',
      'Nama',
      'Dikirim',
      'Versi',
      'Buah kesukaan (dihapus)',
      'Pertanyaan semua',
      'Pertanyaan umur',
      'Cerita Anda',
      'Pertanyaan nilai: Pagi (dihapus)',
      'Pertanyaan baru',
    ]);
    expect(labels.slice(1).map(row => row.slice(3))).toEqual([
      [1, 'Belimbing', 'Apel merah; Belimbing', 20, 'TandaRahasia satu', 'Apel', null],
      [1, 'Apel', 'Belimbing', 50, '=1+1', null, null],
      [2, null, 'Apel merah', 30, null, null, 'Ya'],
    ]);
    const codes = await sheet('kode', 1);
    expect(codes[0]?.slice(4)).toEqual(['suka', 'semua', 'umur', 'cerita', 'nilai.r1', 'baru']);
    expect(codes[1]?.slice(4)).toEqual(['b', 'a b', 20, 'TandaRahasia satu', 'a', null]);
    expect(await sheet('label', 2)).toEqual([
      ['No.', 'Urutan', 'Nama anak'],
      [1, 1, 'Ani'],
      [1, 2, 'Budi'],
    ]);
  });

  it('are read by the roles that the form names and Super Admin, and by nobody else at any door', async () => {
    const doors = ['', '/teks?kolom=cerita', '/jawaban', '/ekspor'].map(end => path() + end);
    const others = [
      `formulir/isian/${id}`,
      'formulir/isian',
      `formulir/formulir/${id}`,
      `formulir/formulir/${id}/riwayat`,
      `formulir/formulir/${id}/rancangan`,
      'formulir/formulir/export',
      'formulir/jawaban',
      'formulir/versi',
    ];
    for (const role of allRoles) {
      const who = await world.as(role);
      const may = role === 'HA05' || role === 'HA01';
      for (const door of doors) expect((await who.get(door)).statusCode, `${role} ${door}`).toBe(may ? 200 : 404);
      if (role === 'HA02') continue;
      for (const door of others) expect((await who.get(door)).body, `${role} ${door}`).not.toContain('TandaRahasia');
    }
  });
});
