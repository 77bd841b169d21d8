import { createContext, useContext } from 'react';
import { answerFileKinds, type FileKind } from '../../../../resources/kit/form/kinds.ts';
import type { FieldOf } from '../../../../resources/kit/index.ts';

/** A field of files, by the names that the server knows. */
export interface FilePlace {
  readonly resource: string;
  readonly field: string;
  /** What it takes. */
  readonly takes: FieldOf<'files'>;
}

/** Where the files of an answer are kept. @param source name of the answer in the form */
export type AnswerPlace = (kind: FileKind, source: string) => FilePlace;

/** Each answer as a field of its own, as extra fields of a resource are. */
export const placeIn =
  (resource: string): AnswerPlace =>
  (kind, source) => ({
    resource,
    field: source,
    takes: { kind: 'files', ...answerFileKinds[kind], most: 1, required: false, readOnly: false },
  });

/** Undefined in a preview: what is answered there goes nowhere. */
export const AnswerPlaceContext = createContext<AnswerPlace | undefined>(undefined);

export const useAnswerPlace = (): AnswerPlace | undefined => useContext(AnswerPlaceContext);
