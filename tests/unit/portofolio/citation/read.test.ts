import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Citation, CitationFormat } from '../../../../resources/kit/index.ts';
import { penulisDalamSel } from '../../../../resources/portofolio/penulisDalamSel.ts';
import { readBibtex } from '../../../../server/platform/documents/citation/bibtex.ts';
import type { Entry } from '../../../../server/platform/documents/citation/entry.ts';
import { citationFormatOf } from '../../../../server/platform/documents/citation/format.ts';
import { readRis } from '../../../../server/platform/documents/citation/ris.ts';
import { writeCitations } from '../../../../server/platform/documents/citation/write.ts';

/** Lists of references as other programs write them (docs/domain/40 §1.3). */

const citation = (entry: Entry | undefined): Citation => {
  if (!entry || !('citation' in entry)) throw new Error(entry?.error ?? 'tidak ada');
  return entry.citation;
};
const bib = (text: string): Entry[] => [...readBibtex(text)];
const ris = (text: string): Entry[] => [...readRis(text)];

describe('BibTeX', () => {
  it('puts an accent into the letter that LaTeX has taken the dot off', () => {
    const [one] = bib(
      String.raw`@article{a, title = {Na\"{\i}ve d{\'\i}as, caf\'{e}}, author = {Garc{\'{\i}}a, Luc{\'\i}a}, year = {2024}}`,
    );
    expect(citation(one)).toMatchObject({ parts: { title: 'Naïve días, café' }, authors: ['Lucía García'] });
  });

  it('reads accents, braces, macros and the names of BibLaTeX', () => {
    const [one, two] = bib(String.raw`
      % dari Mendeley
      @string{jtk = {Jurnal Teknologi Kelautan}}
      @Article{santoso2024, author = {Santoso, Budi and {\'E}cole, Ren\'{e} and {Badan Riset and Inovasi}},
        title = {Sistem {Informasi} \& Data \textit{in vitro}: caf\'{e} \"{u}}, journal = jtk, year = 2024, month = mar,
        volume = {9}, number = 2, pages = {10--20}, doi = {10.1234/Ab\_c}, issn = {2088-3714, 2338-1234}, abstract = {Naik 50\%}}
      @inproceedings(c, title = "Makalah", booktitle = {Seminar Pesisir}, date = {2023-05-06}, eventdate = {2023-05-06/2023-05-07})`);
    expect(citation(one)).toEqual({
      kind: 'article',
      called: '@article',
      parts: {
        title: 'Sistem Informasi & Data in vitro: café ü',
        container: 'Jurnal Teknologi Kelautan',
        year: '2024',
        month: '3',
        volume: '9',
        issue: '2',
        pages: '10-20',
        doi: '10.1234/Ab_c',
        url: 'https://doi.org/10.1234/Ab_c',
        issn: '2088-3714',
        eissn: '2338-1234',
        abstract: 'Naik 50%',
      },
      authors: ['Budi Santoso', 'René École', 'Badan Riset and Inovasi'],
    });
    expect(citation(two)).toMatchObject({
      kind: 'paper',
      parts: { title: 'Makalah', event: 'Seminar Pesisir', year: '2023', start: '2023-05-06', end: '2023-05-07' },
    });
  });

  it('loses one entry that is broken, and no other', () => {
    const found = bib(
      '@article{a, title={Satu}}\n@article{b, title={Dua\n@article{c title={x}}\n@book{d, title={Empat}}',
    );
    expect(found.map(entry => ['error' in entry, entry.line])).toEqual([
      [false, 1],
      [true, 2],
      [true, 3],
      [false, 4],
    ]);
    expect(citation(found[3])).toMatchObject({ kind: null, called: '@book' });
  });

  it('survives what nobody wrote', () => {
    expect(bib(`@article{a, title={${'{'.repeat(40_000)}${'}'.repeat(40_000)}}}`)).toMatchObject([
      { error: expect.any(String) },
    ]);
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('@', 'a', '{', '}', '"', ',', '=', '\\', '\n', '$', '(', ')', '#') }),
        text => {
          expect(Array.isArray(bib(`@article{${text}`))).toBe(true);
        },
      ),
    );
  });
});

describe('RIS', () => {
  it('reads journals and conferences, with lines that go on', () => {
    const [one, two] = ris(
      'TY  - JOUR\r\nAU  - Santoso, Budi\r\nAU  - Rahma, Siti\r\nTI  - Judul - bagian  - satu\r\n  yang panjang\r\nT2  - Jurnal\r\nPY  - 2024/03/05\r\nSP  - 10\r\nEP  - 20\r\nSN  - 2088-3714\r\nPB  - Penerbit\r\nER  - \r\n' +
        'TY  - CPAPER\nTI  - Makalah\nT2  - Seminar\nPY  - 2023\nDA  - 2023/05/06\nSN  - 978-602-8519-93-9\nER  -\n',
    );
    expect(citation(one)).toMatchObject({
      authors: ['Budi Santoso', 'Siti Rahma'],
      parts: {
        title: 'Judul - bagian  - satu yang panjang'.replace(/\s+/g, ' '),
        container: 'Jurnal',
        month: '3',
        pages: '10-20',
        publisher: 'Penerbit',
      },
    });
    expect(citation(two)).toMatchObject({
      kind: 'paper',
      parts: { event: 'Seminar', start: '2023-05-06', isbn: '978-602-8519-93-9' },
    });
  });

  it('says which record is not closed', () => {
    expect(ris('TY  - JOUR\nTI  - Satu\nTY  - JOUR\nTI  - Dua\nER  - \n')).toMatchObject([
      { line: 1, error: expect.stringContaining('tidak ditutup') },
      { line: 3, citation: { parts: { title: 'Dua' } } },
    ]);
  });
});

describe('what is written', () => {
  const word = fc
    .string({ minLength: 1, maxLength: 12, unit: fc.constantFrom(...'aBé ñ&%$#_{}~^\\"-–\'<>:,1') })
    .map(text => `K${text.replace(/\s+/g, ' ').trim()}z`);
  const article: fc.Arbitrary<Citation> = fc.record({
    kind: fc.constant<'article'>('article'),
    called: fc.constant('@article'),
    parts: fc.record({
      title: word,
      container: word,
      publisher: word,
      abstract: word,
      year: fc.constant('2024'),
      month: fc.constantFrom('1', '12'),
      issue: fc.constant('2'),
      doi: fc.constant('10.1234/a_b(c)%'),
      url: fc.constant('https://a.example/x_y?z=%20&q=1#k'),
      issn: fc.constant('2088-3714'),
      eissn: fc.constant('2338-1234'),
      pages: fc.constant('10-20'),
    }),
    authors: fc.constant(['Budi Adi Santoso', 'Madonna', 'René École']),
  });

  it.each(['bib', 'ris'] as const)('is read as it was: %s', format => {
    const read = (text: string) => (format === 'bib' ? bib(text) : ris(text));
    fc.assert(
      fc.property(fc.array(article, { minLength: 1, maxLength: 3 }), list => {
        const parts = read(writeCitations(format, list, 1)).map(entry => ({ ...citation(entry), called: '@article' }));
        expect(parts).toEqual(list);
      }),
    );
  });

  it('gives every entry a key of its own', () => {
    const one: Citation = { kind: 'article', called: '', parts: { title: 'A', year: '2024' }, authors: ['Ünal Öz'] };
    const keys = [...writeCitations('bib', [one, one], 7).matchAll(/@article\{(\S+),/g)].map(([, key]) => key);
    expect(keys).toEqual(['Oz2024-7', 'Oz2024-8']);
  });
});

it.each<[CitationFormat | undefined, string, string]>([
  ['bib', 'unduhan.txt', '% x\n@article{a,'],
  ['ris', 'unduhan.txt', '\ufeffTY  - JOUR\n'],
  ['bib', 'kosong.bib', ''],
  [undefined, 'data.csv', 'Judul;Tahun\nSurel a@b.id (x);2024'],
])('tells %s by the content of %s', (format, name, text) => {
  expect(citationFormatOf(name, Buffer.from(text))).toBe(format);
});

describe('who is no person', () => {
  it('leaves out "and others", "et al." and "dkk"', () => {
    expect(citation(bib('@article{a, title={A}, author={Santoso, Budi and others}}')[0]).authors).toEqual([
      'Budi Santoso',
    ]);
    const record = 'TY  - JOUR\nTI  - A\nAU  - Santoso, Budi\nAU  - dkk.\nAU  - et al.\nER  - ';
    expect(citation(ris(record)[0]).authors).toEqual(['Budi Santoso']);
    expect(penulisDalamSel.read('Budi Santoso dkk.; et al; Siti Rahma')).toMatchObject([
      { nama: 'Budi Santoso' },
      { nama: 'Siti Rahma' },
    ]);
  });

  it('keeps the order of authors whichever tag they have, and titles with their name', () => {
    const record =
      'TY  - JOUR\nTI  - A\nA1  - Santoso, Budi\nAU  - Dr. Siti Rahma, M.T.\nA1  - Wati, S. A.\nAU  - Ayu Lestari, S.Kom., M.Kom.\nER  - ';
    expect(citation(ris(record)[0]).authors).toEqual([
      'Budi Santoso',
      'Dr. Siti Rahma, M.T.',
      'S. A. Wati',
      'Ayu Lestari, S.Kom., M.Kom.',
    ]);
    expect(citation(bib('@article{a, title={A}, author={Dr. Siti Rahma, M.T. and Wati, Sri}}')[0]).authors).toEqual([
      'Dr. Siti Rahma, M.T.',
      'Sri Wati',
    ]);
  });

  it('takes the marks of HTML out of texts', () => {
    const record =
      'TY  - JOUR\nTI  - Fish &amp;amp; Chips &lt;i&gt;in vitro&lt;/i&gt;\nT2  - R&amp;D &#8211; B\nER  - ';
    expect(citation(ris(record)[0]).parts).toMatchObject({ title: 'Fish & Chips in vitro', container: 'R&D – B' });
  });
});
