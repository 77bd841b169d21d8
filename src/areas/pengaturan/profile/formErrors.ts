import { HttpError } from 'react-admin';
import { messages } from '../../../../resources/kit/index.ts';
import { inWords } from '../../../platform/providers/reading.ts';

/** Refusal of a call: errors by field for the form, else a sentence for a toast. */
export interface Refusal {
  fields?: Record<string, unknown>;
  message: string;
}

/** Reads an error of the HTTP wrapper. */
export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof HttpError)) return { message: inWords(messages.internal) };
  const fields: Record<string, unknown> | undefined = error.body?.errors;
  return { fields, message: error.message };
}
