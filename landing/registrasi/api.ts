import type { AnswerOf, BodyOf, Call, QueryOf } from '../../resources/kit/call.ts';
import type { PanggilanInbound } from '../../resources/pertukaran/panggilanPublik.ts';

/** The public calls of inbound registration, as they are declared (docs/domain/50 §2.1). */
type Calls = PanggilanInbound;

export type RegistrationForm = AnswerOf<Calls['formulir']>;
export type FormStep = RegistrationForm['langkah'][number];
export type FormField = FormStep['fields'][number];
export type Registered = AnswerOf<Calls['daftar']>;
export type StatusAnswer = AnswerOf<Calls['status']>;
export type DocumentAnswer = AnswerOf<Calls['cekDokumen']>;

/** Refusal by the server: its sentence, and sentences by field. */
export class Refused extends Error {
  override name = 'Refused';
  constructor(
    message: string,
    readonly fields: Readonly<Record<string, string>>,
    /** 0 where nothing was answered. */
    readonly status: number,
  ) {
    super(message);
  }

  /** True if the result of a call is unknown: the answer was lost, or was not the portal's. */
  get unanswered(): boolean {
    return this.status === 0 || this.status >= 500;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

type Language = 'id' | 'en';
const unreachable: Readonly<Record<Language, string>> = {
  id: 'Server tidak dapat dihubungi. Periksa koneksi internet Anda, lalu coba lagi.',
  en: 'The server cannot be reached. Check your internet connection and try again.',
};

/** Calls the API in a language and parses the answer. @throws Refused with the server's sentences */
async function answerOf(language: Language, path: string, init: RequestInit = {}): Promise<Response> {
  const url = `${path}${path.includes('?') ? '&' : '?'}bahasa=${language}`;
  const answer = await fetch(url, init).catch(() => {
    throw new Refused(unreachable[language], {}, 0);
  });
  if (answer.ok) return answer;
  const body: unknown = await answer.json().catch(() => null);
  const said = isRecord(body) && typeof body.message === 'string' ? body.message : unreachable[language];
  const errors = isRecord(body) && isRecord(body.errors) ? body.errors : {};
  const fields = Object.entries(errors).flatMap(([name, told]) =>
    isRecord(told) && typeof told.message === 'string' ? [[name, told.message] as const] : [],
  );
  throw new Refused(said, Object.fromEntries(fields), answer.status);
}

/** A form of several parts, with the words that a call names. */
function formOf<C extends Call>(
  data: unknown,
  words: { readonly [W in Words<C>]: string },
  files: ReadonlyMap<string, File>,
): FormData {
  const form = new FormData();
  form.set('data', JSON.stringify(data));
  for (const [name, value] of Object.entries<string>(words)) form.set(name, value);
  for (const [name, file] of files) form.set(name, file);
  return form;
}
type Words<C extends Call> = C extends { readonly form: { readonly words: { readonly shape: infer S } } }
  ? keyof S
  : never;

/** A declared path with its parameter filled in. */
type Filled<P extends string> = P extends `${infer Before}:id` ? `${Before}${string}` : P;

/** Input of a call. */
interface Sent<C extends Call> {
  query?: QueryOf<C>;
  body?: BodyOf<C>;
  form?: FormData;
}

const base = '/api/v2/mhs-luar-upn';

/** The calls of the page, answered in its language. */
export function apiIn(language: Language) {
  const send = <C extends Call>(method: C['method'], path: string, { query, body, form }: Sent<C>) => {
    const asked: [string, unknown][] = Object.entries(query ?? {});
    const words = asked.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    const search = words.length ? `?${new URLSearchParams(words)}` : '';
    const json = body === undefined ? {} : { headers: { 'content-type': 'application/json' } };
    return answerOf(language, `${path}${search}`, {
      ...json,
      method,
      ...(form || body === undefined ? { body: form ?? null } : { body: JSON.stringify(body) }),
    });
  };
  /** One call; what is answered is what its declaration says, which the server keeps to. */
  const ask = async <C extends Call>(
    method: C['method'],
    path: Filled<C['path']>,
    sent: Sent<C> = {},
  ): Promise<AnswerOf<C>> => (await send<C>(method, path, sent)).json();
  return {
    readForm: () => ask<Calls['formulir']>('GET', `${base}/register/form`),
    sendForm: (
      data: unknown,
      words: { formToken: string; situsWeb: string; persetujuan?: string },
      files: ReadonlyMap<string, File>,
    ) =>
      ask<Calls['daftar']>('POST', `${base}/register`, {
        form: formOf<Calls['daftar']>(data, { persetujuan: '', ...words }, files),
      }),
    /** The answer to a form that was sent, once more. */
    readAnswer: (formToken: string) => ask<Calls['hasil']>('POST', `${base}/register/hasil`, { body: { formToken } }),
    readStatus: (nomorRegistrasi: string, kodeAkses: string) =>
      ask<Calls['status']>('POST', `${base}/register/status`, { body: { nomorRegistrasi, kodeAkses } }),
    /** The receipt as a PDF. */
    readReceipt: async (nomorRegistrasi: string, kodeAkses: string): Promise<Blob> => {
      const sent: Sent<Calls['bukti']> = { body: { nomorRegistrasi, kodeAkses } };
      return (await send<Calls['bukti']>('POST', `${base}/register/bukti`, sent)).blob();
    },
    sendRepair: (id: string, data: unknown, statusToken: string, files: ReadonlyMap<string, File>) =>
      ask<Calls['perbaikan']>('PUT', `${base}/register/${id}`, {
        form: formOf<Calls['perbaikan']>(data, { statusToken }, files),
      }),
    activateAccount: (statusToken: string, password: string, konfirmasiPassword: string) =>
      ask<Calls['aktivasi']>('POST', `${base}/register/aktivasi`, {
        body: { statusToken, password, konfirmasiPassword },
      }),
    confirmEmail: (token: string) =>
      ask<Calls['konfirmasiEmail']>('POST', `${base}/register/konfirmasi-email`, { body: { token } }),
    readDocument: (kode: string) => ask<Calls['cekDokumen']>('GET', `${base}/cek-dokumen`, { query: { kode } }),
    /** Choices of a field that are asked for while the form is filled in. */
    readChoices: (query: QueryOf<Calls['pilihan']>) =>
      ask<Calls['pilihan']>('GET', `${base}/register/pilihan`, { query }),
  };
}
export type Api = ReturnType<typeof apiIn>;
