import { fixedList } from './codeList.ts';

/** Days of the week, 1 Senin … 7 Minggu (docs/domain/10 §2.3). */
export const hari = fixedList('master/hari', 'Hari');

/** Kinds of course as PDDikti names them (docs/domain/10 §2.3). */
export const jenisMatkul = fixedList('master/jenis-matkul', 'Jenis Mata Kuliah', 'v7/master/jenis-matkul');
