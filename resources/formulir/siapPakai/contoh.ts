import {
  type Form,
  type FormQuestion,
  type FormSection,
  newQuestion,
  type QuestionKind,
} from '../../kit/form/definition.ts';
import { declared } from '../../kit/terms.ts';
import type { Role } from '../../roles.ts';

/** A ready-made survey: a draft is made out of it, in which everything may be changed. */
export interface FormulirContoh {
  /** Never changes: forms made of it are compared by it. */
  readonly kode: string;
  readonly judul: string;
  /** Above the questions, for whoever answers. */
  readonly keterangan: string;
  /** What it is for and where it is used, for whoever makes a form of it. */
  readonly kegunaan: string;
  /** Proposed: whom it asks, who reads the answers, and whether it is anonymous. */
  readonly audiens: readonly Role[];
  readonly pembaca: readonly Role[];
  readonly anonim: boolean;
  /** Proposed: asked of people who are chosen for it. */
  readonly terpilih: boolean;
  readonly form: Form;
}

/** Declares a ready-made survey; its words follow what the campus calls things. */
export const contoh = (survey: FormulirContoh): FormulirContoh => declared(survey);

type More = Partial<Omit<FormQuestion, 'id' | 'kind' | 'label'>>;

export const tanya = (id: string, kind: QuestionKind, label: string, more: More = {}): FormQuestion => ({
  ...newQuestion(id, kind),
  label,
  ...more,
});

export const bagian = (id: string, title: string, questions: FormQuestion[], help = ''): FormSection => ({
  id,
  title,
  help,
  repeat: null,
  when: null,
  questions,
});

const pairs = (said: Readonly<Record<string, string>>) =>
  Object.entries(said).map(([value, label]) => ({ value, label }));

/** One of several answers, by their codes. */
export const pilih = (id: string, label: string, said: Readonly<Record<string, string>>, more: More = {}) =>
  tanya(id, 'choice', label, { choices: pairs(said), ...more });

/** Several of some answers, by their codes. */
export const centang = (id: string, label: string, said: Readonly<Record<string, string>>, more: More = {}) =>
  tanya(id, 'several', label, { choices: pairs(said), ...more });

/** The four degrees that tables of satisfaction in accreditation count. */
export const mutu = { sangat_baik: 'Sangat baik', baik: 'Baik', cukup: 'Cukup', kurang: 'Kurang' };

/** Statements of one dimension of satisfaction, each judged in four degrees. */
export const nilai = (id: string, label: string, statements: Readonly<Record<string, string>>) =>
  tanya(id, 'matrix', label, { required: true, choices: pairs(mutu), rows: pairs(statements) });

export const jika = (question: string, value: string | number | boolean): FormSection['when'] => ({
  match: 'all',
  rules: [{ question, is: 'equal', value }],
});

/** The five dimensions by which services are judged. */
export const dimensi = {
  keandalan: 'Keandalan: layanan sesuai dengan yang dijanjikan',
  tanggap: 'Daya tanggap: kesediaan membantu dan kecepatan',
  kepastian: 'Kepastian: pengetahuan petugas dan kejelasan aturan',
  empati: 'Empati: perhatian terhadap keadaan Anda',
  berwujud: 'Berwujud: sarana, sistem, dan dokumen',
} as const;

/** Closing questions of every survey of satisfaction. */
export const penutup = (whole: string): FormSection =>
  bagian('penutup', 'Secara keseluruhan', [
    tanya('keseluruhan', 'scale', whole, { required: true, help: '1 sangat tidak puas, 5 sangat puas' }),
    tanya('baik', 'longtext', 'Apa yang sudah baik dan perlu dipertahankan?', { max: 2000 }),
    tanya('perbaikan', 'longtext', 'Apa yang paling perlu diperbaiki?', { max: 2000 }),
  ]);
