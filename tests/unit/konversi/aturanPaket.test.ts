import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  alasanTerkunci,
  batasSks,
  type MatkulPilihan,
  masalahAlasan,
  periksaPaket,
} from '../../../resources/konversi/aturanPaket.ts';
import { simulasiNilai } from '../../../resources/konversi/simulasi.ts';

const matkul = (id: string, over: Partial<MatkulPilihan> = {}): MatkulPilihan => ({
  id,
  idMatkul: `m-${id}`,
  kode: id.toUpperCase(),
  nama: `Mata ${id}`,
  sks: 3,
  wajib: false,
  adalahMatkulKkn: false,
  capaian: null,
  diKrs: true,
  hurufLulus: null,
  dikonversiPada: null,
  ...over,
});
const batas = { min: 2, maks: 20, asal: 'semester' } as const;
const pesan = (courses: MatkulPilihan[], chosen: string[]) =>
  periksaPaket(courses, chosen, batas).masalah.map(masalah => masalah.pesan.text);

describe('batas SKS paket (docs/domain/20 §4.3)', () => {
  it('adalah yang terkecil dari paket, program, dan semester, dengan asalnya', () => {
    const umum = { minUmum: 2, sksMin: null, sksPerSemester: 20 };
    expect(batasSks({ ...umum, sksMaks: null, sksMaksProgram: null })).toEqual({ min: 2, maks: 20, asal: 'semester' });
    expect(batasSks({ ...umum, sksMaks: 24, sksMaksProgram: 12 })).toEqual({ min: 2, maks: 12, asal: 'program' });
    expect(batasSks({ ...umum, sksMin: 6, sksMaks: 9, sksMaksProgram: 12 })).toEqual({
      min: 6,
      maks: 9,
      asal: 'paket',
    });
  });

  it('tidak pernah melebihi salah satunya', () => {
    const sks = fc.integer({ min: 1, max: 30 });
    const maybe = fc.option(sks, { nil: null });
    fc.assert(
      fc.property(sks, maybe, maybe, (sksPerSemester, sksMaks, sksMaksProgram) => {
        const { maks } = batasSks({ minUmum: 1, sksMin: null, sksMaks, sksMaksProgram, sksPerSemester });
        const all = [sksPerSemester, sksMaks, sksMaksProgram].filter(value => value !== null);
        expect(all).toContain(maks);
        for (const value of all) expect(maks).toBeLessThanOrEqual(value);
      }),
    );
  });
});

describe('pilihan mata kuliah', () => {
  it('menyebut batas atas dan bawah dengan jumlahnya; tepat di batas boleh', () => {
    const courses = [...'abcdefg'].map(id => matkul(id));
    expect(pesan(courses, [...'abcdefg'])).toEqual(['Total SKS 21 melebihi batas 20.']);
    expect(pesan(courses, [])).toEqual(['Total SKS minimal 2.']);
    const exact = [...'abcdef'].map(id => matkul(id)).concat(matkul('g', { sks: 2 }));
    expect(pesan(exact, [...'abcdefg'])).toEqual([]);
  });

  it('menuntut yang wajib, kecuali yang sudah lulus atau sudah dikonversi', () => {
    expect(pesan([matkul('a', { wajib: true }), matkul('b')], ['b'])).toEqual(['Mata kuliah Mata a wajib dipilih.']);
    expect(pesan([matkul('a', { wajib: true, hurufLulus: 'B' }), matkul('b')], ['b'])).toEqual([]);
    expect(pesan([matkul('a', { wajib: true, dikonversiPada: 'KKN' }), matkul('b')], ['b'])).toEqual([]);
  });

  it('menolak yang sudah lulus, sudah dikonversi, ganda, dan bukan dari paket', () => {
    const courses = [matkul('a', { hurufLulus: 'B+' }), matkul('b', { dikonversiPada: 'Magang Mandiri' }), matkul('c')];
    expect(pesan(courses, ['a', 'b'])).toEqual([
      'Mata kuliah Mata a sudah lulus dengan nilai B+.',
      'Mata kuliah Mata b sudah dikonversi pada Magang Mandiri.',
    ]);
    expect(pesan(courses, ['c', 'c', 'x'])).toEqual([
      'Mata kuliah Mata c dipilih dua kali.',
      'Pilih mata kuliah dari daftar.',
    ]);
    expect(alasanTerkunci(matkul('c'))).toBeNull();
  });

  it('hanya memperingatkan yang tidak ada di KRS, dan diam bila KRS tidak terbaca', () => {
    const result = periksaPaket([matkul('a', { diKrs: false }), matkul('b', { diKrs: null })], ['a', 'b'], batas);
    expect(result.masalah).toEqual([]);
    expect(result.peringatan.map(({ id, pesan }) => [id, pesan.text])).toEqual([
      ['a', 'Mata kuliah Mata a tidak ada di KRS mahasiswa.'],
    ]);
  });

  it('jumlah SKS tidak bergantung pada urutan, dan melanggar batas tepat saat di luarnya', () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(sizes, values => {
        const courses = values.map((sks, i) => matkul(`k${i}`, { sks }));
        const ids = courses.map(({ id }) => id);
        const there = periksaPaket(courses, ids, batas);
        const back = periksaPaket(courses, ids.toReversed(), batas);
        const sum = values.reduce((total, sks) => total + sks, 0);
        expect(there.totalSks).toBe(sum);
        expect(back.totalSks).toBe(sum);
        expect(there.masalah.length === 0).toBe(sum >= batas.min && sum <= batas.maks);
        expect(there.selisih > 0).toBe(sum > batas.maks);
      }),
    );
  });

  it('kaitan dengan kegiatan minimal 20 karakter', () => {
    expect(String(masalahAlasan('  '))).toBe('Wajib diisi.');
    expect(String(masalahAlasan('Terkait tugas saya.'))).toBe('Kaitan dengan kegiatan minimal 20 karakter.');
    expect(masalahAlasan('Terkait tugas saya..')).toBeNull();
  });
});

describe('simulasi nilai (docs/domain/20 §4.2)', () => {
  const skala = [
    { huruf: 'A', batasBawah: 85, mutu: 4, lulus: true },
    { huruf: 'A-', batasBawah: 80, mutu: 3.75, lulus: true },
    { huruf: 'C', batasBawah: 55, mutu: 2, lulus: true },
    { huruf: 'E', batasBawah: 0, mutu: 0, lulus: false },
  ];

  it('nilai program menjadi huruf setiap mata kuliah; nilai sendiri menggantikannya', () => {
    const result = simulasiNilai(skala, {
      penilai: [
        { bobot: 60, nilai: 86.1 },
        { bobot: 40, nilai: 81.3 },
        { bobot: 0, nilai: null },
      ],
      matkul: [
        { id: 'a', sks: 3, nilai: null },
        { id: 'b', sks: 2, nilai: 90 },
        { id: 'c', sks: 3, nilai: 20 },
      ],
    });
    expect(result.nilaiAkhir).toBe(84.18);
    expect(result.matkul.map(({ huruf }) => huruf)).toEqual(['A-', 'A', 'E']);
    expect(result).toMatchObject({ sksDiakui: 5, sksTidakLulus: 3, ips: 2.41 });
  });

  it('diam sampai perkiraan lengkap', () => {
    const result = simulasiNilai(skala, {
      penilai: [
        { bobot: 60, nilai: 86 },
        { bobot: 40, nilai: null },
      ],
      matkul: [{ id: 'a', sks: 3, nilai: null }],
    });
    expect(result).toMatchObject({ nilaiAkhir: null, sksDiakui: 0, ips: null });
    expect(result.matkul[0]).toMatchObject({ huruf: null, lulus: null });
  });
});
