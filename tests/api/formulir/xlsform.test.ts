// biome-ignore-all lint/suspicious/noTemplateCurlyInString: expressions of XLSForm name answers like that
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { BacaanXlsform } from '../../../resources/formulir/panggilan.ts';
import {
  type Form,
  type FormQuestion,
  formSchema,
  type QuestionKind,
  questionKinds,
  questionsOf,
} from '../../../resources/kit/form/definition.ts';
import { writeXlsx } from '../../../server/platform/documents/spreadsheet/write.ts';
import { createWorld, type Person, type World } from '../support/world.ts';
import { ask, formOf, makeForm, releasedForm, write } from './support.ts';

let world: World;
let team: Person;

beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  team = await world.as('HA03');
});
afterAll(() => world.close());

type Rows = readonly (readonly (string | number)[])[];

/** A workbook whose sheets have their headings in the first row. */
async function workbook(sheets: Readonly<Record<string, Rows>>): Promise<Buffer> {
  const parts: Buffer[] = [];
  const written = Object.entries(sheets).map(([name, [headings = [], ...rows]]) => ({
    name,
    columns: headings.map(heading => ({ heading: String(heading), kind: 'text' as const })),
    rows: [rows],
  }));
  for await (const part of writeXlsx(written)) parts.push(part);
  return Buffer.concat(parts);
}

async function send(id: string, file: Buffer, who: Person = team) {
  const mark = '----uji';
  const head = `--${mark}\r\nContent-Disposition: form-data; name="file"; filename="form.xlsx"\r\nContent-Type: application/octet-stream\r\n\r\n`;
  return world.app.inject({
    method: 'POST',
    url: `/api/formulir/formulir/${id}/xlsform`,
    headers: { authorization: `Bearer ${who.token}`, 'content-type': `multipart/form-data; boundary=${mark}` },
    payload: Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${mark}--\r\n`)]),
  });
}

/** What a workbook becomes: its questions, and what is noted as `sheet row column: words`. */
async function taken(sheets: Readonly<Record<string, Rows>>) {
  const answer = await send(await makeForm(team), await workbook(sheets));
  expect(answer.statusCode, answer.body).toBe(200);
  const { rancangan, catatan, jumlahCatatan } = answer.json<BacaanXlsform>();
  return {
    form: rancangan,
    questions: questionsOf(rancangan).map(({ question }) => question),
    notes: catatan.map(({ lembar, baris, kolom, pesan }) => `${lembar} ${baris} ${kolom}: ${pesan}`),
    count: jumlahCatatan,
  };
}

const heading = ['type', 'name', 'label', 'relevant', 'constraint'];

const choices = [
  { value: 'a', label: 'Apel "hijau" & \'manis\'' },
  { value: '2', label: 'Belimbing' },
];
const bounds: Partial<Record<QuestionKind, [number, number]>> = {
  text: [2, 40],
  longtext: [1, 900],
  several: [1, 2],
  scale: [0, 7],
  integer: [-3, 8],
  decimal: [0.5, 9.25],
  money: [0, 1_000_000],
};
const kinds = Object.keys(questionKinds) as QuestionKind[];

/** A question of every kind, with everything that a question can have. */
const every: FormQuestion[] = kinds.map((kind, i) => {
  const [min, max] = bounds[kind] ?? [null, null];
  return ask(`t_${kind}`, kind, {
    label: `Pertanyaan ${i + 1}: ${kind}?`,
    help: i % 2 ? 'Baris satu\nbaris dua' : '',
    required: kind !== 'note' && i % 3 === 0,
    min,
    max,
    ...(i % 4 === 0 ? { seenBy: ['HA05' as const] } : {}),
    ...(i % 4 === 1 ? { inLetters: true } : {}),
    ...(kind === 'row' ? { source: 'master/mitra' } : {}),
    ...(kind === 'document' ? { min: 1, max: 3 } : {}),
    // Longer than two cells take.
    ...(kind === 'text' ? { picture: `data:image/png;base64,iVBORw0KGgo${'A'.repeat(70_000)}` } : {}),
    ...(['choice', 'several', 'ranking', 'matrix'].includes(kind) ? { choices } : {}),
    ...(kind === 'matrix'
      ? {
          rows: [
            { value: 'r1', label: 'Pagi' },
            { value: 'r2', label: 'Sore' },
          ],
        }
      : {}),
  });
});
const rules = (match: 'all' | 'any', ...of: NonNullable<FormQuestion['when']>['rules']) => ({ match, rules: of });
const whole: Form = {
  sections: [
    { id: 'awal', title: 'Semua jenis', help: 'Isi semuanya', repeat: null, when: null, questions: every },
    { id: 'kosong', title: '', help: '', repeat: null, when: null, questions: [] },
    {
      id: 'ya_tidak',
      title: 'Bersyarat',
      help: '',
      repeat: null,
      when: rules(
        'any',
        { question: 't_yesno', is: 'equal', value: true },
        { question: 't_agree', is: 'unequal', value: true },
      ),
      questions: [
        ask('s1', 'text', {
          when: rules(
            'all',
            { question: 't_several', is: 'equal', value: 'a' },
            { question: 't_several', is: 'unequal', value: '2' },
            { question: 't_choice', is: 'equal', value: '2' },
            { question: 't_integer', is: 'least', value: -2 },
            { question: 't_decimal', is: 'most', value: 1.5 },
            { question: 't_date', is: 'least', value: '2026-01-02' },
            { question: 't_time', is: 'most', value: '08:30' },
            { question: 't_text', is: 'equal', value: `dia's "kata"` },
            { question: 't_email', is: 'filled', value: null },
            { question: 't_phone', is: 'empty', value: null },
          ),
        }),
      ],
    },
    {
      id: 'anak',
      title: 'Anak',
      help: '',
      repeat: { least: 1, most: 7 },
      when: null,
      questions: [
        ask('nama_anak', 'text', { required: true }),
        ask('sekolah', 'text', { when: rules('all', { question: 'nama_anak', is: 'filled', value: null }) }),
      ],
    },
  ],
};

describe('a form as an XLSForm', () => {
  it('of our own comes back as the same form, every kind with all that it says', async () => {
    expect(formSchema.safeParse(whole).success).toBe(true);
    const id = await makeForm(team, { judul: 'Semua jenis' });
    expect((await write(team, id, whole)).statusCode).toBe(200);
    const file = await team.get(`formulir/formulir/${id}/xlsform`);
    expect(file.headers['content-disposition']).toContain('XLSForm Semua jenis.xlsx');
    const back = (await send(id, file.rawPayload)).json<BacaanXlsform>();
    expect(back.catatan).toEqual([]);
    expect(back.rancangan).toEqual(whole);
    // Nothing was written: it is the one who agrees that saves it.
    expect((await team.get(`formulir/formulir/${id}/rancangan`)).json().version).toBe(1);
  });

  it('is downloaded as any version asked, and by those alone who write forms', async () => {
    const id = await releasedForm(team, formOf(ask('lama', 'text')));
    await write(team, id, formOf(ask('baru', 'text')));
    const read = async (query: object) =>
      (
        await send(id, (await team.get(`formulir/formulir/${id}/xlsform`, { ...query })).rawPayload)
      ).json<BacaanXlsform>();
    expect(questionsOf((await read({ versi: 1 })).rancangan)[0]?.question.id).toBe('lama');
    expect(questionsOf((await read({})).rancangan)[0]?.question.id).toBe('baru');
    expect((await team.get(`formulir/formulir/${id}/xlsform`, { versi: 9 })).statusCode).toBe(404);
    const file = await workbook({ survey: [heading, ['text', 'a', 'A']] });
    for (const role of ['HA02', 'HA04', 'HA05', 'HA06']) {
      const other = await world.as(role);
      expect((await other.get(`formulir/formulir/${id}/xlsform`)).statusCode, role).toBe(403);
      expect((await send(id, file, other)).statusCode, role).toBe(403);
    }
  });

  it('of others is read with groups, repetitions, conditions, limits and "something else"', async () => {
    const { form, questions, notes } = await taken({
      survey: [
        [
          'type',
          'name',
          'label::English (en)',
          'label::Bahasa Indonesia (id)',
          'relevant',
          'constraint',
          'required',
          'appearance',
          'parameters',
        ],
        ['integer', 'umur', 'Age', 'Umur', '', '. > 16 and .<= 99', 'true()'],
        ['begin group', 'Kota-Asal', 'City', 'Kota', "${umur} >= 17 and (${umur} != '20')"],
        ['select_one kota_list or_other', 'kota', 'City', 'Kota asal', ''],
        ['text', 'cerita', 'Story', '', "selected(${kota}, 'b c')", 'string-length(.) < 10', '', 'multiline'],
        ['range', 'puas', 'Happy', 'Puas', '', '', '', '', 'start=0 end=10 step=1'],
        ['end group'],
        ['begin_repeat', 'anak', 'Children', 'Anak'],
        ['begin_group', 'dalam', 'Inner', 'Dalam', '${umur} > 20'],
        ['text', 'nama', 'Name', 'Nama', ''],
        ['end_group'],
        ['end_repeat'],
      ],
      choices: [
        ['list name', 'name', 'label'],
        ['kota_list', 'b c', 'Bandung'],
        ['kota_list', 2, 'Surabaya'],
      ],
    });
    expect(formSchema.safeParse(form).success).toBe(true);
    expect(form.sections.map(({ id, title, repeat }) => [id, title, repeat])).toEqual([
      ['bagian_1', '', null],
      ['kota_asal', 'Kota', null],
      ['anak', 'Anak', { least: 0, most: 50 }],
    ]);
    expect(form.sections[1]?.when).toEqual(
      rules('all', { question: 'umur', is: 'least', value: 17 }, { question: 'umur', is: 'unequal', value: 20 }),
    );
    expect(questions.map(({ id, kind, label }) => [id, kind, label])).toEqual([
      ['umur', 'integer', 'Umur'],
      ['kota', 'choice', 'Kota asal'],
      ['kota_lain', 'text', 'Lainnya, sebutkan'],
      ['cerita', 'longtext', 'Story'],
      ['puas', 'scale', 'Puas'],
      ['nama', 'text', 'Nama'],
    ]);
    const [umur, kota, lain, cerita, puas, nama] = questions;
    expect(umur).toMatchObject({ min: 17, max: 99, required: true });
    expect(kota?.choices.map(({ value }) => value)).toEqual(['b_c', '2', 'other']);
    expect(lain?.when).toEqual(rules('all', { question: 'kota', is: 'equal', value: 'other' }));
    expect(cerita).toMatchObject({ max: 9, when: rules('all', { question: 'kota', is: 'equal', value: 'b_c' }) });
    expect(puas).toMatchObject({ min: 0, max: 10 });
    expect(nama?.when).toEqual(rules('all', { question: 'umur', is: 'least', value: 21 }));
    expect(notes).toEqual([
      'survey 1 label: Teks berbahasa “english (en)” tidak diambil; yang dipakai “bahasa indonesia (id)”.',
      'survey 3 name: Kode “Kota-Asal” menjadi “kota_asal”.',
      'survey 9 label: Kelompok di dalam pengulangan melebur ke dalamnya; judulnya tidak diambil.',
      'choices 2 name: Kode “b c” menjadi “b_c”.',
    ]);
  });

  it('says line by line what cannot be kept', async () => {
    const { notes, questions } = await taken({
      survey: [
        [...heading, 'choice_filter', 'required', 'kolom lain'],
        ['start', 'mulai', ''],
        ['geoshape', 'batas', 'Batas tanah'],
        ['melukis', 'x', 'Lukis'],
        ['calculate', 'hitung', ''],
        ['text', 'a', 'A', "${b} = 'x'", "regex(., '[a-z]+')", '', 'string-length(${b}) > 3', 'isi'],
        ['text', 'b', 'B', "${a} = 'x' and ${a} != 'y' or ${a} = 'z'"],
        ['select_one kota', 'c', 'C', '', '', 'prov=${a}'],
        ['integer', 'd', 'D', "${c} = 'tidak_ada'", '. >= 1 and . <= ${a}'],
        ['begin_repeat', 'luar', 'Luar'],
        ['begin_repeat', 'dalam', 'Dalam'],
        ['text', 'e', 'E'],
        ['end_repeat'],
        ['text', 'f', 'F'],
        ['end_repeat'],
        ['text', 'g', 'G', "${f} = '1'"],
        ['text', 'a', 'A lagi'],
      ],
      choices: [
        ['list_name', 'name', 'label'],
        ['kota', 'k', 'Kediri'],
        ['kota', 'k', 'Kediri lagi'],
      ],
    });
    expect(questions.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'f', 'g', 'a_2']);
    expect(questions.every(({ when }) => when === null)).toBe(true);
    expect(questions[3]).toMatchObject({ min: 1, max: null });
    const places = notes.map(note => note.split(':')[0]);
    expect(places).toEqual([
      'survey 1 kolom_lain',
      'survey 2 type',
      'survey 3 type',
      'survey 4 type',
      'survey 5 type',
      'survey 6 relevant',
      'survey 6 required',
      'survey 6 constraint',
      'survey 7 relevant',
      'survey 8 choice_filter',
      'survey 9 relevant',
      'survey 9 constraint',
      'survey 11 type',
      'survey 12 type',
      'survey 16 relevant',
      'survey 17 name',
      'choices 3 name',
    ]);
  });
});

describe('a workbook that means no good', () => {
  it('is refused in words: no workbook, no survey, too large, too many rows', async () => {
    const id = await makeForm(team);
    const words = async (file: Buffer) => {
      const answer = await send(id, file);
      return [answer.statusCode, answer.json<{ message: string }>().message];
    };
    expect(await words(Buffer.from('%PDF-1.7'))).toEqual([422, expect.any(String)]);
    expect(await words(Buffer.from('type,name,label\ntext,a,A'))).toEqual([422, expect.any(String)]);
    const [status, said] = await words(await workbook({ data: [['NPM', 'Nama']] }));
    expect([status, said]).toEqual([422, expect.stringContaining('bukan XLSForm')]);
    expect((await words(Buffer.alloc(5 * 1024 * 1024 + 1, 80)))[0]).toBe(413);
    const rows = Array.from({ length: 20_001 }, (_, i) => ['text', `t${i}`, 'T']);
    expect(await words(await workbook({ survey: [heading, ...rows] }))).toEqual([
      422,
      expect.stringContaining('20.000'),
    ]);
    expect((await team.get(`formulir/formulir/${id}/rancangan`)).json().version).toBe(0);
  });

  it('with 10,000 choices, rings of conditions, errors of formulas and endless names is read within bounds', async () => {
    const many = Array.from({ length: 10_000 }, (_, i) => ['desa', `d${i}`, `Desa ${i}`]);
    const deep = `${'('.repeat(400)}\${a} = 'x'${')'.repeat(400)}`;
    const { questions, notes, form } = await taken({
      survey: [
        heading,
        ['select_one desa', 'desa', 'Desa'],
        ['text', 'p', 'P', "${q} != ''"],
        ['text', 'q', 'Q', "${p} != '' and ${q} != ''"],
        ['text', 'x'.repeat(500), '#REF!', deep],
        ['integer', 'r', 'R'.repeat(5000), '', `. >= ${'9'.repeat(900)}`],
      ],
      choices: [['list_name', 'name', 'label'], ...many],
    });
    expect(formSchema.safeParse(form).success).toBe(true);
    expect(questions.map(({ kind, when }) => [kind, when])).toEqual([
      ['text', null],
      ['text', null],
      ['text', null],
      ['text', null],
      ['integer', null],
    ]);
    expect(notes).toContain(
      'survey 2 type: Daftar “desa” punya 10000 pilihan, melebihi 200. Diambil sebagai teks singkat.',
    );
    expect(notes.filter(note => / relevant: /.test(note))).toHaveLength(3);
    expect(notes.some(note => note.includes('galat rumus'))).toBe(true);
  });
});

describe('a copy of a form', () => {
  it('is a new draft with the same questions under new ids, and without answers and days', async () => {
    const id = await releasedForm(team, whole, {
      judul: 'Asal',
      pembaca: ['HA05'],
      tanggalBuka: '2026-11-01',
      tanggalTutup: '2026-12-31',
    });
    const plan = await team.post(`formulir/formulir/${id}/salin/rencana`, { nilai: {} });
    expect(plan.statusCode, plan.body).toBe(200);
    const { nilai } = plan.json();
    expect(nilai).toMatchObject({ judul: 'Asal (salinan)', pembaca: ['HA05'], audiens: ['HA02'] });
    const made = await team.post(`formulir/formulir/${id}/salin`, { nilai });
    expect(made.statusCode, made.body).toBe(201);
    const { baris } = made.json();
    expect(baris).toMatchObject({ status: 'draf', nomorVersi: 0, tanggalBuka: null, tanggalTutup: null });
    const draft: Form = (await team.get(`formulir/formulir/${baris.id}/rancangan`)).json().rancangan;
    const ids = (form: Form) =>
      form.sections.flatMap(({ id: own, questions }) => [own, ...questions.map(each => each.id)]);
    const old = new Set(ids(whole));
    expect(ids(draft).filter(each => old.has(each))).toEqual([]);
    expect(ids(draft)).toHaveLength(old.size);
    const plain = (form: Form) =>
      questionsOf(form).map(({ question: { id: _, when, ...rest } }) => ({ ...rest, rules: when?.rules.length }));
    expect(plain(draft)).toEqual(plain(whole));
    expect(formSchema.safeParse(draft).success).toBe(true);
  });
});
