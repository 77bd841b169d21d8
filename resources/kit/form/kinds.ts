/** Kinds of question, each with what people call it. */
export const questionKinds = {
  text: 'Teks singkat',
  longtext: 'Teks panjang',
  choice: 'Pilihan tunggal',
  several: 'Pilihan ganda',
  yesno: 'Ya atau tidak',
  scale: 'Skala',
  ranking: 'Urutan',
  matrix: 'Tabel pilihan',
  integer: 'Bilangan bulat',
  decimal: 'Bilangan desimal',
  money: 'Rupiah',
  date: 'Tanggal',
  time: 'Jam',
  phone: 'Nomor telepon',
  email: 'Surel',
  url: 'Tautan',
  place: 'Tempat di peta',
  document: 'Dokumen',
  picture: 'Foto atau gambar',
  signature: 'Tanda tangan',
  row: 'Pilihan dari data portal',
  agree: 'Persetujuan',
  note: 'Keterangan saja',
} as const;
export type QuestionKind = keyof typeof questionKinds;

/** Bounds of one form. */
export const formLimits = {
  sections: 50,
  questions: 200,
  choices: 200,
  matrixRows: 30,
  rules: 10,
  label: 300,
  help: 2000,
  choice: 200,
  text: 500,
  longtext: 10_000,
  rows: 50,
  /** Files that one answer may have. */
  files: 10,
  /** Letters of a picture in a question, as it is kept; and pictures of one form. */
  picture: 90_000,
  pictures: 10,
} as const;

const pictures = ['jpg', 'png', 'webp'] as const;

/** What a file as an answer may be: its kinds, and its size in megabytes. */
export const answerFileKinds = {
  document: { types: ['pdf', 'docx', 'xlsx', ...pictures], maxMb: 10 },
  picture: { types: pictures, maxMb: 10 },
  signature: { types: ['png'], maxMb: 1 },
} as const satisfies Partial<Record<QuestionKind, { types: readonly string[]; maxMb: number }>>;

/** Kinds of question whose answers are files. */
export type FileKind = keyof typeof answerFileKinds;

const chosen: ReadonlySet<QuestionKind> = new Set(['choice', 'several', 'ranking', 'matrix']);
const bounded: ReadonlySet<QuestionKind> = new Set([
  'text',
  'longtext',
  'several',
  'scale',
  'integer',
  'decimal',
  'money',
  'document',
  'picture',
]);

/** True if a kind has choices. */
export const hasChoices = (kind: QuestionKind): boolean => chosen.has(kind);
/** True if `min` and `max` apply: to characters, chosen options, files, ends of the scale, or the number itself. */
export const hasBounds = (kind: QuestionKind): boolean => bounded.has(kind);
/** True for answers that are files: a document, pictures, a signature. */
export const isFiled = (kind: QuestionKind): kind is FileKind => Object.hasOwn(answerFileKinds, kind);
/** True for answers that name a file or a row of the portal. */
export const isNamed = (kind: QuestionKind): boolean => isFiled(kind) || kind === 'row';
/** True for answers that tell who somebody is by themselves, whatever they are asked for. */
export const isTelling = (kind: QuestionKind): boolean => kind === 'place' || isFiled(kind);
/** True for questions that take an answer; notes do not. */
export const isAnswered = (kind: QuestionKind): boolean => kind !== 'note';

/** Kinds whose answers are numbers. */
export const isNumeric = (kind: QuestionKind): boolean =>
  kind === 'integer' || kind === 'decimal' || kind === 'money' || kind === 'scale';

/** Kinds that a condition can ask about. */
export const isComparable = (kind: QuestionKind): boolean =>
  isAnswered(kind) && kind !== 'matrix' && kind !== 'ranking' && kind !== 'place' && !isNamed(kind);
