import fc from 'fast-check';
import type { Participant, Wave } from '../../../server/areas/kkn/distribution/types.ts';

/** Waves of every odd shape: one faculty, no women, no village, quotas of one and none, groups that stay. */

const small = (most: number) => fc.integer({ min: 0, max: most });
const among = (prefix: string, n: number) => small(n).map(nth => `${prefix}-${nth}`);

const rules = fc
  .record({
    ukuranMin: fc.integer({ min: 2, max: 8 }),
    more: small(6),
    minFakultas: fc.integer({ min: 1, max: 5 }),
    maksPerProdi: fc.integer({ min: 1, max: 6 }),
    minPersenGender: fc.integer({ min: 0, max: 50 }),
  })
  .map(({ more, ...it }) => ({ ...it, ukuranMaks: it.ukuranMin + more }));

const participants = (prodis: number, faculties: number, genders: readonly ('L' | 'P')[]) =>
  fc
    .array(
      fc.record({
        prodi: small(prodis),
        jenisKelamin: fc.constantFrom(...genders),
        khusus: fc.boolean(),
        // Also villages that do not exist.
        pilihan: fc.uniqueArray(among('desa', 6), { maxLength: 3 }),
        sks: fc.integer({ min: 100, max: 144 }),
        bersediaJadiKetua: fc.boolean(),
      }),
      { maxLength: 40 },
    )
    .map(list =>
      list.map(
        ({ prodi, ...it }, nth): Participant => ({
          ...it,
          id: `mhs-${String(nth).padStart(2, '0')}`,
          idProdi: `prodi-${prodi}`,
          idFakultas: `fak-${prodi % (faculties + 1)}`,
        }),
      ),
    );

const villages = fc.uniqueArray(
  fc.record({
    id: among('desa', 5),
    idKabupaten: fc.option(among('kab', 1)),
    adaFaskes: fc.boolean(),
    kuotaMahasiswa: fc.oneof(fc.constantFrom(0, 1, 2), fc.integer({ min: 0, max: 30 })),
    kuotaKelompok: fc.integer({ min: 0, max: 3 }),
    kuotaFakultas: fc.uniqueArray(fc.record({ idFakultas: among('fak', 3), maksimal: small(5) }), {
      selector: it => it.idFakultas,
      maxLength: 4,
    }),
  }),
  { selector: it => it.id, maxLength: 6 },
);

const supervisors = fc.uniqueArray(
  fc.record({ id: among('dpl', 4), idKabupaten: fc.option(among('kab', 1)), maksKelompok: small(3) }),
  { selector: it => it.id, maxLength: 5 },
);

export const oddWave: fc.Arbitrary<Wave> = fc
  .record({
    rules,
    shape: fc.record({
      prodis: small(7),
      faculties: small(3),
      genders: fc.constantFrom<readonly ('L' | 'P')[]>(['L'], ['P'], ['L', 'P']),
    }),
    villages,
    supervisors,
    staying: fc.array(fc.record({ size: small(4), village: fc.option(small(5)), supervisor: fc.option(small(4)) }), {
      maxLength: 2,
    }),
  })
  .chain(({ shape, staying, ...it }) =>
    participants(shape.prodis, shape.faculties, shape.genders).map(list => {
      const waiting = list.map(one => one.id);
      const groups = staying.map(({ size, village, supervisor }, nth) => ({
        kunci: `KKN-${nth}`,
        idDesa: it.villages[village ?? 99]?.id ?? null,
        idDpl: it.supervisors[supervisor ?? 99]?.id ?? null,
        idKetua: null,
        anggota: waiting.splice(0, size),
      }));
      return { ...it, participants: list, groups };
    }),
  );
