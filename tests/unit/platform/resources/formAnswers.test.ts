import { describe, expect, it } from 'vitest';
import { answersFitting, answersSchema } from '../../../../resources/kit/form/answers.ts';
import {
  emptyForm,
  type Form,
  type FormQuestion,
  formSchema,
  newQuestion,
  type QuestionKind,
  questionKinds,
} from '../../../../resources/kit/form/definition.ts';
import { answerAt, answerWords, formChanges, formColumns } from '../../../../resources/kit/form/versions.ts';
import { errorsByField } from '../../../../resources/kit/index.ts';

const ask = (id: string, kind: QuestionKind, more: Partial<FormQuestion> = {}): FormQuestion => ({
  ...newQuestion(id, kind),
  label: id,
  choices: newQuestion(id, kind).choices.length
    ? [
        { value: 'a', label: 'Apel' },
        { value: 'b', label: 'Belimbing' },
      ]
    : [],
  rows: kind === 'matrix' ? [{ value: 'r1', label: 'Rasa' }] : [],
  ...more,
});

const form = (...questions: FormQuestion[]): Form => ({
  sections: [{ id: 'bagian_1', title: '', help: '', repeat: null, when: null, questions }],
});

const errorsOf = (checked: Form, answers: Record<string, unknown>, partial = false) => {
  const read = answersSchema(checked, { partial }).safeParse(answers);
  return read.success ? {} : Object.fromEntries(Object.entries(errorsByField(read.error)).map(([k, m]) => [k, m.text]));
};

describe('answers to a stored form', () => {
  it('are kept in their stored spelling, kind by kind', () => {
    const named = { id: '0195b1c0-1111-7111-8111-111111111111', nama: 'surat.pdf' };
    const right: Partial<Record<QuestionKind, readonly [typed: unknown, kept: unknown]>> = {
      text: ['  dua  kata ', 'dua  kata'],
      longtext: ['baris\r\nbaris', 'baris\nbaris'],
      choice: ['a', 'a'],
      several: [
        ['b', 'a'],
        ['b', 'a'],
      ],
      ranking: [
        ['b', 'a'],
        ['b', 'a'],
      ],
      matrix: [{ r1: 'a' }, { r1: 'a' }],
      yesno: [false, false],
      scale: [5, 5],
      integer: [12, 12],
      decimal: [1.25, 1.25],
      money: [15_000, 15_000],
      date: ['2026-11-28', '2026-11-28'],
      time: ['08.30', '08:30'],
      place: ['-7.2574719, 112.75209', '-7.257472, 112.752090'],
      phone: ['+62 812-3456-7890', '081234567890'],
      email: ['Ani@Kampus.ac.id', 'ani@kampus.ac.id'],
      url: ['https://Contoh.id/a', 'https://contoh.id/a'],
      agree: [true, true],
      document: [[named], [named]],
      picture: [[named], [named]],
      signature: [named, named],
      row: [named, named],
    };
    for (const [kind, [typed, kept]] of Object.entries(right)) {
      const one = form(ask('q', kind as QuestionKind, kind === 'row' ? { source: 'master/mitra' } : {}));
      expect(formSchema.safeParse(one).success, kind).toBe(true);
      expect(answersSchema(one).parse({ q: typed }), kind).toEqual({ q: kept });
    }
    expect(Object.keys(questionKinds).filter(kind => kind !== 'note' && !(kind in right))).toEqual([]);
  });

  it('are refused by field, all at once', () => {
    const asked = form(
      ask('nama', 'text', { required: true, min: 3 }),
      ask('umur', 'integer', { min: 17, max: 60 }),
      ask('buah', 'several', { min: 2, max: 2 }),
      ask('urut', 'ranking'),
      ask('tabel', 'matrix', { required: true }),
      ask('surel', 'email'),
      ask('setuju', 'agree'),
      ask('rumah', 'place'),
      ask('kota', 'place'),
    );
    expect(
      errorsOf(asked, {
        nama: 'ab',
        umur: 16,
        buah: ['a'],
        urut: ['a'],
        surel: 'x',
        lain: 1,
        setuju: false,
        rumah: 'sini',
        kota: '48.1, 11.5',
      }),
    ).toEqual({
      nama: 'Tulis minimal 3 karakter.',
      umur: 'Minimal 17.',
      buah: 'Pilih minimal 2.',
      urut: 'Urutkan semua pilihan.',
      tabel: 'Jawab setiap baris.',
      surel: 'Isi alamat surel lengkap, misalnya nama@kampus.ac.id.',
      rumah: 'Tulis lintang dan bujur dipisah koma, misalnya -7.257472, 112.752090.',
      kota: 'Koordinat berada di luar wilayah Indonesia.',
      setuju: 'Centang pernyataan ini untuk melanjutkan.',
      lain: 'Isian ini tidak dikenal portal.',
    });
    expect(errorsOf(asked, { buah: ['a', 'z'], tabel: { r1: 'z', r9: 'a' } })).toMatchObject({
      nama: 'Wajib diisi.',
      'buah.1': 'Pilih salah satu yang tersedia.',
      'tabel.r1': 'Pilih salah satu yang tersedia.',
      'tabel.r9': 'Isian ini tidak dikenal portal.',
    });
  });

  it('of a draft may lack what is required, but not be wrong', () => {
    const asked = form(
      ask('nama', 'text', { required: true }),
      ask('umur', 'integer', { max: 60 }),
      ask('ya', 'agree'),
    );
    expect(errorsOf(asked, {}, true)).toEqual({});
    expect(errorsOf(asked, { umur: 61 }, true)).toEqual({ umur: 'Maksimal 60.' });
  });

  it('to what is not asked are neither required nor kept, and hide what depends on them', () => {
    const asked = form(
      ask('motor', 'yesno', { required: true }),
      ask('plat', 'text', {
        required: true,
        when: { match: 'all', rules: [{ question: 'motor', is: 'equal', value: true }] },
      }),
      ask('warna', 'text', {
        required: true,
        when: { match: 'any', rules: [{ question: 'plat', is: 'filled', value: null }] },
      }),
    );
    expect(formSchema.safeParse(asked).success).toBe(true);
    expect(answersSchema(asked).parse({ motor: false, plat: 'AB 1', warna: 'biru' })).toEqual({ motor: false });
    expect(errorsOf(asked, { motor: true })).toEqual({ plat: 'Wajib diisi.' });
    expect(errorsOf(asked, { motor: true, plat: 'AB 1' })).toEqual({ warna: 'Wajib diisi.' });
  });

  it('of a repeated section are rows with conditions of their own', () => {
    const asked: Form = {
      sections: [
        {
          id: 'anak',
          title: 'Anak',
          help: '',
          repeat: { least: 1, most: 2 },
          when: null,
          questions: [
            ask('nama', 'text', { required: true }),
            ask('sekolah', 'yesno'),
            ask('kelas', 'integer', {
              required: true,
              when: { match: 'all', rules: [{ question: 'sekolah', is: 'equal', value: true }] },
            }),
          ],
        },
      ],
    };
    expect(formSchema.safeParse(asked).success).toBe(true);
    expect(errorsOf(asked, {})).toEqual({ anak: 'Isi minimal 1 kali.' });
    expect(errorsOf(asked, { anak: [{ nama: 'A', sekolah: true }, { sekolah: false }] })).toEqual({
      'anak.0.kelas': 'Wajib diisi.',
      'anak.1.nama': 'Wajib diisi.',
    });
    expect(answersSchema(asked).parse({ anak: [{ nama: 'A', sekolah: false, kelas: 3 }] })).toEqual({
      anak: [{ nama: 'A', sekolah: false }],
    });
    expect(errorsOf(asked, { anak: [{ nama: 'A' }, { nama: 'B' }, { nama: 'C' }] })).toEqual({
      anak: 'Isi maksimal 2 kali.',
    });
  });

  it('to a former version are taken over as far as they still fit', () => {
    const now = form(ask('buah', 'choice'), ask('umur', 'integer', { max: 60 }));
    expect(answersFitting(now, { buah: 'z', umur: 20, lama: 'x' })).toEqual({ umur: 20 });
    expect(answersFitting(now, { buah: 'b', umur: 99 })).toEqual({ buah: 'b' });
  });
});

describe('a stored form', () => {
  it('is refused by path where its parts do not go together', () => {
    const wrong = form(
      ask('a', 'choice', { choices: [] }),
      ask('a', 'text', { min: 9, max: 3 }),
      ask('b', 'text', { when: { match: 'all', rules: [{ question: 'c', is: 'filled', value: null }] } }),
      ask('c', 'scale', { max: 11 }),
      ask('d', 'text', { when: { match: 'all', rules: [{ question: 'c', is: 'equal', value: 'x' }] } }),
    );
    const read = formSchema.safeParse(wrong);
    const at = 'sections.0.questions';
    expect(read.success ? {} : Object.keys(errorsByField(read.error)).sort()).toEqual([
      `${at}.0.choices`,
      `${at}.1.id`,
      `${at}.1.max`,
      `${at}.2.when.rules.0.question`,
      `${at}.3.max`,
      `${at}.4.when.rules.0.value`,
    ]);
    expect(formSchema.safeParse(emptyForm).success).toBe(false);
    expect(formSchema.safeParse(form(ask('n', 'note'))).success).toBe(false);
  });

  it('does not ask outside about an answer inside a repeated section', () => {
    const repeated = form(ask('x', 'yesno')).sections[0];
    if (!repeated) throw new Error('no section');
    const asked = (questions: FormQuestion[]): Form => ({
      sections: [
        { ...repeated, id: 'anak', repeat: { least: 0, most: 3 } },
        { ...repeated, id: 'lain', questions },
      ],
    });
    const when = { match: 'all', rules: [{ question: 'x', is: 'equal', value: true }] } as const;
    expect(formSchema.safeParse(asked([ask('y', 'text')])).success).toBe(true);
    expect(formSchema.safeParse(asked([ask('y', 'text', { when: { ...when, rules: [...when.rules] } })])).success).toBe(
      false,
    );
  });
});

describe('columns over versions', () => {
  const first = form(ask('a', 'text'), ask('lama', 'choice'), ask('b', 'text'));
  const second = form(
    ask('b', 'text', { label: 'B baru' }),
    ask('a', 'text', { required: true }),
    ask('baru', 'choice', { choices: [{ value: 'a', label: 'Anggur' }] }),
  );

  it('keep what was removed where it stood, and say so', () => {
    expect(formColumns([first, second]).map(({ key, removed }) => [key, removed])).toEqual([
      ['b', false],
      ['a', false],
      ['lama', true],
      ['baru', false],
    ]);
  });

  it('read a choice that was removed by the words that it had', () => {
    const [column] = formColumns([
      form(ask('q', 'choice')),
      form(ask('q', 'choice', { choices: [{ value: 'a', label: 'Anggur' }] })),
    ]);
    if (!column) throw new Error('no column');
    expect(answerWords(column, 'a')).toBe('Anggur');
    expect(answerWords(column, 'b')).toBe('Belimbing');
    expect(answerWords(column, 'b', true)).toBe('b');
  });

  it('give each line of a table of choices one of its own', () => {
    const [column] = formColumns([form(ask('t', 'matrix'))]);
    expect(column).toMatchObject({ key: 't.r1', heading: 't: Rasa' });
    expect(column && answerAt(column, { t: { r1: 'a' } })).toBe('a');
  });

  it('say what a release changes', () => {
    expect(formChanges(first, second).map(({ question, what }) => [question, what])).toEqual([
      ['lama', 'removed'],
      ['b', 'words'],
      ['a', 'required'],
      ['baru', 'added'],
    ]);
    const shown = form(ask('b', 'text', { inLetters: true }));
    const hidden = form(ask('b', 'text', { seenBy: ['HA03'] }));
    expect(formChanges(shown, hidden).map(({ what }) => what)).toEqual(['sight', 'letters']);
  });
});
