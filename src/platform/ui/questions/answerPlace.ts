import { createContext, useContext } from 'react';
import type { FieldOf } from '../../../../resources/kit/index.ts';

/** Kinds of question whose answers are files. */
export type FileKind = 'document' | 'picture' | 'signature';

/** A field of files, by the name that the server knows. */
export interface FilePlace {
  readonly name: string;
  readonly field: FieldOf<'files'>;
}

/** Where answers with files are kept. */
export interface AnswerPlace {
  /** Resource of the answers. */
  readonly resource: string;
  readonly files: Readonly<Record<FileKind, FilePlace>>;
}

/** Undefined in a preview: what is answered there goes nowhere. */
export const AnswerPlaceContext = createContext<AnswerPlace | undefined>(undefined);

export const useAnswerPlace = (): AnswerPlace | undefined => useContext(AnswerPlaceContext);
