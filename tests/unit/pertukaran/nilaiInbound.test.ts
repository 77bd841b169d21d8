import { describe, expect, test } from 'vitest';
import { bentrok } from '../../../resources/pertukaran/bacaanKrs.ts';
import { indeksPrestasi, komponenKosong, nilaiAkhir } from '../../../resources/pertukaran/hitungNilai.ts';
import { sksMessage } from '../../../server/areas/pertukaran/inbound/sksWords.ts';

/** Arithmetic of inbound exchange (docs/domain/50 §4). */

const bobot = { bobotPartisipasi: 10, bobotTugas: 30, bobotUts: 30, bobotUas: 30 };
const marks = (nilaiPartisipasi: number, nilaiTugas: number, nilaiUts: number, nilaiUas: number | null) => ({
  nilaiPartisipasi,
  nilaiTugas,
  nilaiUts,
  nilaiUas,
});

describe('nilai akhir', () => {
  test.each([
    [marks(80, 90, 70, 85), 81.5],
    [marks(100, 100, 100, 100), 100],
    // 33.335: a binary fraction would round it down.
    [marks(33.35, 33.33, 33.33, 33.34), 33.34],
    [marks(80, 90, 70, null), 56],
  ])('%j: %d', (nilai, wanted) => {
    expect(nilaiAkhir(nilai, bobot)).toBe(wanted);
  });

  test('yang kosong disebut hanya bila berbobot', () => {
    expect(komponenKosong(marks(80, 90, 70, null), bobot)).toEqual(['UAS']);
    expect(komponenKosong(marks(80, 90, 70, null), { ...bobot, bobotUas: 0 })).toEqual([]);
  });
});

test('indeks prestasi ditimbang SKS, tanpa yang belum dinilai, dibulatkan setengah ke atas', () => {
  expect(
    indeksPrestasi([
      { sks: 3, nilaiMutu: 4 },
      { sks: 2, nilaiMutu: 2.75 },
      { sks: 4, nilaiMutu: null },
    ]),
  ).toBe(3.5);
  expect(
    indeksPrestasi([
      { sks: 3, nilaiMutu: 3.75 },
      { sks: 3, nilaiMutu: 4 },
    ]),
  ).toBe(3.88);
  expect(indeksPrestasi([{ sks: 3, nilaiMutu: null }])).toBeNull();
});

test('bentrok: hari yang sama dan waktu yang bertindih; yang bersambung tidak', () => {
  const at = (urutHari: number | null, jamMulai: string | null, jamSelesai: string | null) => ({
    urutHari,
    jamMulai,
    jamSelesai,
  });
  const monday = at(1, '08:00', '09:40');
  expect(bentrok(monday, at(1, '09:00', '10:00'))).toBe(true);
  expect(bentrok(monday, at(1, '09:40', '11:00'))).toBe(false);
  expect(bentrok(monday, at(2, '08:00', '09:40'))).toBe(false);
  expect(bentrok(monday, at(null, null, null))).toBe(false);
});

test('batas SKS: yang tepat sama lolos, yang lebih disebut menurut pembacanya', () => {
  expect(sksMessage('mahasiswa', 'Indra', 20, 20)).toBeNull();
  expect(sksMessage('mahasiswa', 'Indra', 21, 20)?.text).toBe(
    'SKS Anda lebih dari 20, harap sesuaikan terlebih dahulu di Aplikasi Siamik !',
  );
  expect(sksMessage('pemutus', 'Indra', 21, 20)?.text).toBe(
    'SKS mahasiswa Indra 21, lebih dari 20. Kembalikan KRS untuk disesuaikan.',
  );
});
