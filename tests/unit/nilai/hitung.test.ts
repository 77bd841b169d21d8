import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ipsKonversi, nilaiAkhir, nilaiPenilai, nilaiSementara } from '../../../resources/nilai/hitung.ts';
import { type BarisSkala, letterOf, tengahHuruf } from '../../../resources/nilai/letterOfGrade.ts';

/** Scale UNR-2024 of docs/domain/20 §4.2. */
const unr: BarisSkala[] = (
  [
    ['A', 85, 4],
    ['A-', 80, 3.75],
    ['B+', 75, 3.5],
    ['B', 70, 3],
    ['B-', 65, 2.75],
    ['C+', 60, 2.5],
    ['C', 55, 2],
    ['D', 40, 1],
    ['E', 0, 0],
  ] as const
).map(([huruf, batasBawah, mutu]) => ({ huruf, batasBawah, mutu, lulus: mutu >= 2 }));

/** Oracle: exact rationals written as text with two decimals, never a binary fraction. */
const cents = (text: string) => {
  const [whole = '0', rest = ''] = text.split('.');
  return BigInt(whole) * 100n + BigInt(rest.padEnd(2, '0'));
};
const halfUpText = (numerator: bigint, denominator: bigint) => {
  const quotient = numerator / denominator;
  const up = 2n * (numerator % denominator) >= denominator ? 1n : 0n;
  const hundredths = quotient + up;
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
};

/** A grade as people write it, 0.00 to 100.00. */
const gradeText = fc
  .integer({ min: 0, max: 100_00 })
  .map(n => `${Math.floor(n / 100)}.${String(n % 100).padStart(2, '0')}`);
/** Whole percents that total 100. */
const weights = (count: number) =>
  fc.array(fc.integer({ min: 0, max: 100 }), { minLength: count - 1, maxLength: count - 1 }).map(cuts => {
    const edges = [0, ...cuts.toSorted((a, b) => a - b), 100];
    return edges.slice(1).map((edge, i) => edge - (edges[i] ?? 0));
  });
const weighted = fc
  .integer({ min: 1, max: 8 })
  .chain(count => fc.tuple(fc.array(gradeText, { minLength: count, maxLength: count }), weights(count)))
  .map(([grades, shares]) => grades.map((grade, i) => ({ grade, bobot: shares[i] ?? 0 })));

describe('grade of an assessor and of the programme', () => {
  it('follows the example of docs/domain/20 §4.2', () => {
    const of = (grades: number[], shares: number[]) => grades.map((nilai, i) => ({ nilai, bobot: shares[i] ?? 0 }));
    const mitra = nilaiPenilai(of([85, 88, 90, 80, 84], [20, 25, 25, 15, 15]));
    const dosen = nilaiPenilai(of([80, 85, 78], [25, 40, 35]));
    expect([mitra, dosen]).toEqual([86.1, 81.3]);
    const akhir = nilaiAkhir([
      { nilai: mitra, bobot: 60 },
      { nilai: dosen, bobot: 40 },
      { nilai: null, bobot: 0 },
    ]);
    expect(akhir).toBe(84.18);
    expect(letterOf(unr, akhir)).toMatchObject({ huruf: 'A-', mutu: 3.75, lulus: true });
  });

  it('equals exact rational arithmetic, rounded half-up, for any grades and weights', () => {
    fc.assert(
      fc.property(weighted, items => {
        const exact = items.reduce((sum, { grade, bobot }) => sum + cents(grade) * BigInt(bobot), 0n);
        const components = items.map(({ grade, bobot }) => ({ nilai: Number(grade), bobot }));
        expect(nilaiPenilai(components)?.toFixed(2)).toBe(halfUpText(exact, 100n));
        expect(nilaiAkhir(components)?.toFixed(2)).toBe(halfUpText(exact, 100n));
      }),
      { numRuns: 500 },
    );
  });

  it('rounds a half up where binary fractions would lose it', () => {
    // 0.5 of 1.01 is 0.505; 1.005 is stored a little below its value.
    expect(
      nilaiPenilai([
        { nilai: 1.01, bobot: 50 },
        { nilai: 0, bobot: 50 },
      ]),
    ).toBe(0.51);
    expect(
      nilaiPenilai([
        { nilai: 2.01, bobot: 50 },
        { nilai: 0, bobot: 50 },
      ]),
    ).toBe(1.01);
    expect(
      nilaiPenilai([
        { nilai: 84.99, bobot: 50 },
        { nilai: 85, bobot: 50 },
      ]),
    ).toBe(85);
  });

  it('is empty until everything that counts is graded, while the live total already adds up', () => {
    const half = [
      { nilai: 80, bobot: 60 },
      { nilai: null, bobot: 40 },
    ];
    expect(nilaiPenilai(half)).toBeNull();
    expect(nilaiAkhir(half)).toBeNull();
    expect(nilaiSementara(half)).toBe(48);
    expect(nilaiAkhir([])).toBeNull();
    expect(nilaiAkhir([{ nilai: null, bobot: 0 }])).toBeNull();
  });
});

describe('letter of a grade', () => {
  it('is the row with the greatest bound that the grade reaches', () => {
    fc.assert(
      fc.property(gradeText, fc.shuffledSubarray(unr, { minLength: unr.length }), (grade, shuffled) => {
        const found = letterOf(shuffled, Number(grade));
        const expected = [...unr].find(row => cents(String(row.batasBawah)) <= cents(grade));
        expect(found?.huruf).toBe(expected?.huruf);
      }),
    );
  });

  it('changes exactly at the bound', () => {
    expect([79.99, 80, 84.99, 85, 54.99, 55, 0, 100].map(value => letterOf(unr, value)?.huruf)).toEqual([
      'B+',
      'A-',
      'A-',
      'A',
      'D',
      'C',
      'E',
      'A',
    ]);
    expect(letterOf(unr, 54.99)?.lulus).toBe(false);
    expect(letterOf(unr, null)).toBeUndefined();
    expect(letterOf([], 80)).toBeUndefined();
  });

  it('has a middle that gives the same letter again', () => {
    expect(['A', 'A-', 'd', 'E'].map(huruf => tengahHuruf(unr, huruf))).toEqual([92.5, 82.5, 47.5, 20]);
    expect(tengahHuruf(unr, 'F')).toBeUndefined();
    const bounds = fc.uniqueArray(fc.integer({ min: 1, max: 100_00 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(bounds, found => {
        const scale = [0, ...found].map((bound, i) => ({
          huruf: `H${i}`,
          batasBawah: bound / 100,
          mutu: 0,
          lulus: true,
        }));
        for (const row of scale) expect(letterOf(scale, tengahHuruf(scale, row.huruf))?.huruf).toBe(row.huruf);
      }),
    );
  });
});

describe('IPS of converted courses', () => {
  it('equals Σ(sks×mutu)/Σsks exactly, rounded half-up', () => {
    const course = fc.record({ sks: fc.integer({ min: 1, max: 8 }), row: fc.constantFrom(...unr) });
    fc.assert(
      fc.property(fc.array(course, { minLength: 1, maxLength: 12 }), courses => {
        const credits = courses.reduce((sum, { sks }) => sum + BigInt(sks), 0n);
        const sum = courses.reduce((all, { sks, row }) => all + BigInt(sks) * cents(String(row.mutu)), 0n);
        const ips = ipsKonversi(courses.map(({ sks, row }) => ({ sks, mutu: row.mutu })));
        expect(ips?.toFixed(2)).toBe(halfUpText(sum, credits));
      }),
    );
    expect(ipsKonversi([])).toBeNull();
    expect(
      ipsKonversi([
        { sks: 3, mutu: 3.75 },
        { sks: 3, mutu: 4 },
        { sks: 2, mutu: 3.5 },
      ]),
    ).toBe(3.78);
  });
});
