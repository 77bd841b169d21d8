import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asTexts } from '../../../../resources/kit/index.ts';
import { doiOf, isIsbn, isIssn, issnOf } from '../../../../resources/numbers.ts';
import { authorErrors, sharesOf } from '../../../../resources/portofolio/penulis.ts';

const digit = fc.integer({ min: 0, max: 9 });

describe('check digits of publications', () => {
  it('known numbers are taken however they are written', () => {
    expect(['2088-3714', '20883714', '0317-8471', '2434-561X', '2434-561x'].map(isIssn)).toEqual([
      true,
      true,
      true,
      true,
      true,
    ]);
    expect(['978-602-03-3295-6', '9780306406157', '0-306-40615-2', '080442957X'].map(isIsbn)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(issnOf('2434561x')).toBe('2434-561X');
  });

  it('one wrong digit is told, of every ISSN and ISBN', () => {
    const issn = (seven: readonly number[]) => {
      const rest = seven.reduce((sum, each, i) => sum + each * (8 - i), 0) % 11;
      return `${seven.join('')}${rest === 0 ? 0 : rest === 1 ? 'X' : 11 - rest}`;
    };
    const isbn = (nine: readonly number[]) => {
      const plain = `978${nine.join('')}`;
      const sum = [...plain].reduce((total, each, i) => total + Number(each) * (i % 2 ? 3 : 1), 0);
      return `${plain}${(10 - (sum % 10)) % 10}`;
    };
    const wrong = (text: string, at: number, by: number) =>
      text.slice(0, at) + ((Number(text[at]) + by) % 10) + text.slice(at + 1);
    const by = fc.integer({ min: 1, max: 9 });
    fc.assert(
      fc.property(fc.array(digit, { minLength: 7, maxLength: 7 }), fc.nat(6), by, (seven, at, more) => {
        expect(isIssn(issn(seven))).toBe(true);
        expect(isIssn(wrong(issn(seven), at, more))).toBe(false);
      }),
    );
    fc.assert(
      fc.property(
        fc.array(digit, { minLength: 9, maxLength: 9 }),
        fc.integer({ min: 3, max: 12 }),
        by,
        (nine, at, more) => {
          expect(isIsbn(isbn(nine))).toBe(true);
          expect(isIsbn(wrong(isbn(nine), at, more))).toBe(false);
        },
      ),
    );
  });

  it('a DOI is its name, whatever stands before it', () => {
    expect(doiOf('https://doi.org/10.12345/JTK.v9i2.101')).toBe('10.12345/jtk.v9i2.101');
    expect(doiOf('doi:10.1000/182')).toBe('10.1000/182');
    expect(['10.12/x', '10.12345', 'jurnal.example/10', `${'x'.repeat(40)}10.1000/182`].map(doiOf)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});

describe('authors', () => {
  const owner = { jenisPemilik: 'mahasiswa', nomorPemilik: '22081010001' };
  const student = (nomorInduk: string) => ({ kategori: 'mahasiswa', nomorInduk });
  const self = student('22081010001');
  it('name the owner, and nobody twice', () => {
    expect(
      asTexts(authorErrors({ ...owner, penulis: [self, { kategori: 'dosen', nomorInduk: '22081010001' }] })),
    ).toEqual({});
    expect(asTexts(authorErrors({ ...owner, penulis: [student('22081010002')] }))).toEqual({
      penulis: 'Pemilik harus tercantum sebagai penulis.',
    });
    expect(asTexts(authorErrors({ ...owner, penulis: [self, self] }))).toEqual({
      penulis: 'Penulis tercantum lebih dari sekali.',
    });
    const outside = { kategori: 'eksternal', nama: 'Ayu  Lestari' };
    expect(
      asTexts(authorErrors({ ...owner, penulis: [self, outside, { ...outside, nama: ' ayu lestari ' }] })),
    ).toEqual({
      penulis: 'Penulis tercantum lebih dari sekali.',
    });
    expect(asTexts(authorErrors({ ...owner, penulis: [self, { kategori: 'dosen' }] }))).toEqual({
      'penulis.1.nomorInduk': 'Isi NIP dosen.',
    });
  });

  it('share the points of a work: alone all, else 60 % and equal parts of 40 %', () => {
    expect(sharesOf(4000, 1)).toEqual([4000]);
    expect(sharesOf(4000, 2)).toEqual([2400, 1600]);
    expect(sharesOf(2500, 4)).toEqual([1500, 333, 333, 333]);
    fc.assert(
      fc.property(fc.nat(100_000), fc.integer({ min: 2, max: 50 }), (points, authors) => {
        const total = sharesOf(points, authors).reduce((sum, each) => sum + each, 0);
        expect(Math.abs(total - points)).toBeLessThanOrEqual(authors);
      }),
    );
  });
});
