/** Before a unit among the words of a language: behind a number it is another word than as a heading. */
export const unitKey = 'satuan ';

/** Units of numbers, Indonesian → English. */
export const unitsEnglish: Readonly<Record<string, string>> = {
  SKS: 'credits',
  'SKS diajukan': 'credits proposed',
  'SKS diakui': 'credits recognised',
  jam: 'hours',
  hari: 'days',
  kegiatan: 'entries',
  tahun: 'years',
  peserta: 'participants',
  mahasiswa: 'students',
};
