import type { QuestionKind } from '../kit/form/definition.ts';

/** Kinds that the page without an account asks (`landing/isian`). */
const openKinds: ReadonlySet<QuestionKind> = new Set<QuestionKind>([
  'text',
  'longtext',
  'choice',
  'several',
  'yesno',
  'scale',
  'ranking',
  'matrix',
  'integer',
  'decimal',
  'money',
  'date',
  'time',
  'phone',
  'email',
  'url',
  'agree',
  'note',
]);

/** True for a kind that a form with links may ask. */
export const isOpenKind = (kind: QuestionKind): boolean => openKinds.has(kind);
