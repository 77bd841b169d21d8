import { HttpError } from 'react-admin';
import { isOvertaken, messages } from '../../../resources/kit/index.ts';
import { isRecord } from '../providers/isRecord.ts';
import type { Phrase } from '../providers/language.ts';
import { inWords } from '../providers/reading.ts';

/** Sentence for the person; the server's own words when it sent some. */
export const messageOf = (error: unknown): string =>
  inWords(error instanceof Error && error.message ? error.message : messages.internal);

/** The newest version of the row, when a save was refused because somebody else saved meanwhile. */
export function latestOf(error: unknown): Record<string, unknown> | undefined {
  if (!(error instanceof HttpError) || error.status !== 409) return undefined;
  const latest: unknown = error.body?.terkini;
  return isRecord(latest) ? latest : undefined;
}

/** The row that one which is gone was merged into. */
export function mergedInto(error: unknown): string | undefined {
  if (!(error instanceof HttpError) || error.status !== 404) return undefined;
  const id: unknown = error.body?.digabungKe;
  return typeof id === 'string' ? id : undefined;
}

/** Code of a refusal, independent of the language; undefined for any other error. */
export const codeOf = (error: unknown): unknown => (error instanceof HttpError ? error.body?.code : undefined);

/** The same of what is said by field, by dotted path. */
export const fieldCodesOf = (error: unknown): Readonly<Record<string, unknown>> =>
  error instanceof HttpError && isRecord(error.body?.codes) ? error.body.codes : {};

/** True if a call was refused because somebody else was first. */
export const wasOvertaken = (error: unknown): boolean => isOvertaken(codeOf(error));

/** Hint after an overtaken decision. */
export const overtakenHint: Phrase = 'Mungkin orang lain lebih dahulu memutuskan; lihat riwayat di bawah.';

/** Messages by dotted path of a refused save (nested by `http`), without the form-wide one. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  const found: Record<string, string> = {};
  const walk = (tree: unknown, prefix: string) => {
    if (!isRecord(tree)) return;
    for (const [name, value] of Object.entries(tree))
      if (typeof value === 'string') found[prefix + name] = value;
      else if (!(prefix === '' && name === 'root')) walk(value, `${prefix}${name}.`);
  };
  if (error instanceof HttpError) walk(error.body?.errors, '');
  return found;
}
