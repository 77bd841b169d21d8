import type { Registry } from '../../../resources/kit/index.ts';

/** Kinds whose programmes are graded by sheets of assessors; others have a table of grades of their own, or none. */
export const sheetKinds = ({ programmes }: Pick<Registry, 'programmes'>): string[] =>
  programmes.filter(({ grade }) => grade.from === 'sheets').flatMap(({ kinds }) => kinds);
