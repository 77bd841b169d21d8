import { describe, expect, it } from 'vitest';
import {
  costOfViolations,
  groupViolations,
  targetsOf,
  villageViolations,
  wishCost,
} from '../../../server/areas/kkn/distribution/composition.ts';
import type { Participant, Village } from '../../../server/areas/kkn/distribution/types.ts';
import { violationWords } from '../../../server/areas/kkn/distribution/violationWords.ts';

const rules = { ukuranMin: 8, ukuranMaks: 12, minFakultas: 3, maksPerProdi: 3, minPersenGender: 30 };

const people = (n: number, of: Partial<Participant> = {}): Participant[] =>
  Array.from({ length: n }, (_, nth) => ({
    id: `${of.idProdi ?? 'p'}${of.jenisKelamin ?? ''}${nth}`,
    idProdi: 'p',
    idFakultas: 'f',
    jenisKelamin: 'L',
    khusus: false,
    pilihan: [],
    sks: 110,
    bersediaJadiKetua: false,
    ...of,
  }));

const village: Village = {
  id: 'd',
  idKabupaten: null,
  adaFaskes: false,
  kuotaMahasiswa: 10,
  kuotaKelompok: 1,
  kuotaFakultas: [{ idFakultas: 'f', maksimal: 2 }],
};

const names = { desa: () => 'Sumbermanjing', fakultas: () => 'Teknik', prodi: () => 'Teknik Sipil' };

describe('Komposisi kelompok (docs/domain/30 §4.1)', () => {
  it('menyebut setiap aturan yang dilanggar dengan kata-kata dan biayanya', () => {
    const wave = [
      ...people(20),
      ...people(20, { idFakultas: 'g', idProdi: 'q', jenisKelamin: 'P' }),
      ...people(20, { idFakultas: 'h', idProdi: 'r', jenisKelamin: 'P' }),
    ];
    const members = [...people(4, { khusus: true }), ...people(2, { idFakultas: 'g', idProdi: 'q' })];
    const found = groupViolations(members, village, rules, targetsOf(rules, wave));
    expect(found.map(it => violationWords(it, names))).toEqual([
      'Anggota 6 orang, minimal 8.',
      'Prodi Teknik Sipil berisi 4 orang, maksimal 3.',
      'Anggota dari 2 fakultas, minimal 3.',
      'Perempuan 0 orang, minimal 1.',
      '4 mahasiswa berkebutuhan khusus atau memiliki riwayat penyakit di desa tanpa fasilitas kesehatan.',
    ]);
    expect(costOfViolations(found)).toBe(2 * 100 + 20 + 5 + 10 + 4 * 20);
  });

  it('menghitung kuota desa atas semua kelompok di sana', () => {
    const found = villageViolations(village, [people(8), people(4, { idFakultas: 'g' })]);
    expect(found.map(it => violationWords(it, names))).toEqual([
      'Desa Sumbermanjing berisi 12 mahasiswa, kuota 10.',
      'Desa Sumbermanjing berisi 2 kelompok, kuota 1.',
      'Desa Sumbermanjing berisi 8 mahasiswa fakultas Teknik, kuota 2.',
    ]);
    expect(costOfViolations(found)).toBe((2 + 1 + 6) * 100);
  });

  it('tidak meminta lebih dari yang dimungkinkan peserta gelombang', () => {
    const oneFaculty = targetsOf(rules, people(30));
    expect([oneFaculty.fakultas, oneFaculty.gender(10)]).toEqual([1, { L: 3, P: 0 }]);
    // Two women in 24: no group of 12 owes more than one. A faculty of one cannot be in both groups.
    const few = targetsOf(rules, [
      ...people(21),
      ...people(2, { jenisKelamin: 'P', idFakultas: 'g' }),
      ...people(1, { idFakultas: 'h' }),
    ]);
    expect([few.fakultas, few.gender(12)]).toEqual([2, { L: 3, P: 1 }]);
  });

  it('menilai pilihan desa 0, 1, 2, 3, dan 0 bagi yang tidak memilih', () => {
    const wishes = ['a', 'b', 'c'];
    expect(['a', 'b', 'c', 'd', null].map(id => wishCost(wishes, id))).toEqual([0, 1, 2, 3, 3]);
    expect(wishCost([], 'a')).toBe(0);
  });
});
