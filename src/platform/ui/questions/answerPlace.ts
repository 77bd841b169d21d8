import { createContext, useContext } from 'react';
import type { FieldOf } from '../../../../resources/kit/index.ts';

/** Kinds of question whose answers are files. */
type FileKind = 'document' | 'picture' | 'signature';

/** A field of files, by the names that the server knows. */
export interface FilePlace {
  readonly resource: string;
  readonly field: string;
  /** What it takes. */
  readonly takes: FieldOf<'files'>;
}

/** Where answers with files are kept. */
export type AnswerPlace = Readonly<Record<FileKind, FilePlace>>;

/** Undefined in a preview: what is answered there goes nowhere. */
export const AnswerPlaceContext = createContext<AnswerPlace | undefined>(undefined);

export const useAnswerPlace = (): AnswerPlace | undefined => useContext(AnswerPlaceContext);
