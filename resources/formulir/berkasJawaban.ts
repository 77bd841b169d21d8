import { answerFileKinds, type FileKind } from '../kit/form/kinds.ts';
import { files } from '../kit/index.ts';

/** Most files of one kind in all answers of one person to a form. */
const mostFiles = 50;
const kept = (kind: FileKind) => files(answerFileKinds[kind].types, answerFileKinds[kind].maxMb, mostFiles);

/** Fields of an answer that keep the files which it names (`jawaban`). */
export const answerFiles = { dokumen: kept('document'), gambar: kept('picture'), tandaTangan: kept('signature') };

/** Kinds of question whose answers are files, each with its field. */
export const answerFileField = {
  document: 'dokumen',
  picture: 'gambar',
  signature: 'tandaTangan',
} as const satisfies Record<FileKind, keyof typeof answerFiles>;

/** Resource of answers, as files are sent for it. */
export const answerResource = 'formulir/jawaban';

/** Resources whose rows a question may have chosen: everybody may look them up, in whatever programme. */
export const rowSources = {
  'master/program-prodi': 'Program studi',
  'master/pegawai': 'Dosen dan pegawai',
  'master/mitra': 'Mitra',
  'master/matakuliah': 'Mata kuliah',
  'master/periode': 'Periode',
  'master/program': 'Program',
  'master/kampus': 'Perguruan tinggi',
  'master/kabupaten': 'Kabupaten atau kota',
} as const;
