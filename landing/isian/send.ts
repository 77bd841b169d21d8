import type { kirimIsianTerbuka } from '../../resources/formulir/tautanPanggilan.ts';
import type { AnswerOf, BodyOf } from '../../resources/kit/call.ts';
import { isRecord } from './answers.ts';

/** How sending went. */
export type Outcome =
  | { readonly sent: true }
  | {
      readonly sent: false;
      /** Absent: nothing was answered. */
      readonly message?: string;
      readonly errors: Readonly<Record<string, string>>;
      readonly conflict: boolean;
    };

const saidIn = (told: unknown): string | undefined =>
  typeof told === 'string' ? told : isRecord(told) && typeof told.message === 'string' ? told.message : undefined;

/** Sends answers by a link. */
export async function sendAnswers(body: BodyOf<typeof kirimIsianTerbuka>, language: 'id' | 'en'): Promise<Outcome> {
  try {
    const response = await fetch(`/api/publik/formulir?bahasa=${language}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(60_000),
    });
    const answer: AnswerOf<typeof kirimIsianTerbuka> | unknown = await response.json().catch(() => null);
    if (response.ok && isRecord(answer) && answer.terkirim === true) return { sent: true };
    const told = isRecord(answer) && isRecord(answer.errors) ? answer.errors : {};
    const errors = Object.entries(told).flatMap(([name, each]) => {
      const said = saidIn(each);
      return said ? [[name.replace(/^isi\./, ''), said] as const] : [];
    });
    const message = isRecord(answer) ? saidIn(answer) : undefined;
    return {
      sent: false,
      ...(message === undefined ? {} : { message }),
      errors: Object.fromEntries(errors),
      conflict: response.status === 409,
    };
  } catch {
    return { sent: false, errors: {}, conflict: false };
  }
}
