// Only this class comes along: react-admin is free of side effects, so the light login page stays light.
import { HttpError } from 'react-admin';
import { pause, pauseBefore } from './again.ts';
import { readTenant, readToken } from './cookies.ts';
import { isRecord } from './isRecord.ts';
import { type Keeper, keeper } from './keptAnswers.ts';
import { inWords } from './reading.ts';
import { tellRefusal } from './refusals.ts';

/** `body` of the HttpError thrown here, in the form that react-admin's forms read. */
interface ErrorBody {
  message: string;
  /** Messages by field, and `root.serverError` for what belongs to no field. */
  errors?: Record<string, unknown>;
  /** Codes of the errors, by dotted path. */
  codes?: Record<string, unknown>;
  /** 409 on a stale version: the row as it is now. */
  terkini?: Record<string, unknown>;
}

/** Options of a call. */
export interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  query?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
  /** A 401 here means a wrong password or a session that ended anyway: nobody is told that it ended. */
  quiet401?: boolean;
  /** A refusal shows no toast. */
  quiet?: boolean;
  /** Goes on when the page is left. */
  keepalive?: boolean;
}

export interface Answer<T> {
  data: T;
  headers: Headers;
  status: number;
  /** When the server said it, by the device's clock: long ago, where it is what the device keeps. */
  at: number;
}

const unreachable = 'Server tidak dapat dihubungi. Periksa koneksi internet Anda, lalu coba lagi.';
const unknown = 'Terjadi kesalahan pada server. Coba lagi nanti.';

const unreached = (): HttpError => {
  const message = inWords(unreachable);
  return new HttpError(message, 0, { message });
};

type EndListener = (message?: string) => void;
const endListeners = new Set<EndListener>();

/** Calls back when the session has ended: the server says so (401), or nobody was at work for too long. Returns how to stop. */
export function onSessionEnded(listener: EndListener): () => void {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
}

/** Says that the session is over, and why where somebody is to be told. */
export function endSession(message?: string): void {
  for (const listener of endListeners) listener(message);
}

/** Reports, by their addresses; `…/laporan` is one where a format is asked for, elsewhere a list of students' reports. */
const isReport = (path: string, { query }: Call) =>
  /(^|\/)(rpt-|laporan\/cetak|report)/.test(path) || (path.endsWith('/laporan') && query?.format !== undefined);

function headersFor(path: string, call: Call): Headers {
  // Refusals are said in the language of the page, whatever the browser prefers.
  const language = document.documentElement.lang || 'id';
  const headers = new Headers({ Accept: 'application/json', 'Accept-Language': language, ...call.headers });
  const token = readToken();
  if (token) headers.set('Authorization', `Bearer ${token}`);
  const tenant = readTenant();
  if (tenant && isReport(path, call)) headers.set('x-tenant-id', tenant);
  if (call.body !== undefined) headers.set('Content-Type', 'application/json');
  return headers;
}

const urlOf = (path: string, query: Call['query']) => {
  const search = new URLSearchParams(query).toString();
  return `/api/${path.replace(/^\/+/, '')}${search ? `?${search}` : ''}`;
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The code of each message by field. */
const codesIn = (errors: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(errors).map(([path, told]) => [path, isRecord(told) ? told.code : undefined]));

/** `jadwal.0.mulai` → nested, as react-hook-form keeps the errors of child rows. */
function nested(errors: Record<string, unknown>): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const [path, message] of Object.entries(errors)) {
    const steps = path.split('.');
    const last = steps.pop() ?? path;
    let at = result;
    for (const step of steps) {
      const known = at[step];
      const next = isRecord(known) ? known : {};
      at[step] = next;
      at = next;
    }
    at[last] = isRecord(message) ? message.message : message;
  }
  return result;
}

function errorFrom(status: number, text: string): HttpError {
  const json = parse(text);
  const body = isRecord(json) ? json : {};
  const message = typeof body.message === 'string' && body.message ? body.message : inWords(unknown);
  const { errors, ...rest } = body;
  // Without a message of its own a form would say only "invalid"; the server's sentence goes to the root.
  const byField = isRecord(errors)
    ? { errors: { ...nested(errors), root: { serverError: message } }, codes: codesIn(errors) }
    : {};
  const shaped: ErrorBody = { ...rest, message, ...byField };
  return new HttpError(message, status, shaped);
}

function failure(status: number, text: string, path: string, { quiet401, quiet }: Call = {}): HttpError {
  const error = errorFrom(status, text);
  const json = parse(text);
  if (status === 401) {
    // That page tells it.
    if (!quiet401) endSession(error.message);
  } else if (!quiet && isRecord(json) && json.message === error.message) tellRefusal(path, error.message);
  return error;
}

/** Makes a call; one that lost the database on its way is made again, except while the page is being left. */
async function send(path: string, call: Call): Promise<Response> {
  for (let tries = 0; ; tries++) {
    const response = await sendOnce(path, call);
    if (response.ok || response.status < 500 || call.keepalive) return response;
    const wait = pauseBefore(tries, call.method ?? 'GET', response.status, await bodyOf(response.clone()));
    if (wait === undefined) return response;
    await pause(wait, call.signal);
  }
}

async function sendOnce(path: string, call: Call): Promise<Response> {
  try {
    return await fetch(urlOf(path, call.query), {
      method: call.method ?? 'GET',
      headers: headersFor(path, call),
      body: call.body === undefined ? undefined : JSON.stringify(call.body),
      signal: call.signal,
      keepalive: call.keepalive,
    });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw unreached();
  }
}

const isUnreachable = (error: unknown): boolean => error instanceof HttpError && error.status === 0;

/** So long a line may say nothing before it counts as dead, in milliseconds: one without throughput fails only after minutes. */
const silenceMs = 8_000;
/** When the server was last heard, in milliseconds since the page was opened. */
let heard = 0;

/**
 * One JSON call below `/api`. Where the server cannot be reached, or the line has gone silent, what the device keeps of it.
 * T is what docs/api.md promises for the path.
 * @throws HttpError with the server's Indonesian message and the errors by field
 */
export async function http<T>(given: string, call: Call = {}): Promise<Answer<T>> {
  const path = given.replace(/^\/+/, '');
  const keeping = (call.method ?? 'GET') === 'GET' && keeper()?.keeps(path) ? keeper() : undefined;
  return keeping ? askKeeping<T>(path, call, keeping) : ask<T>(path, call);
}

async function askKeeping<T>(path: string, call: Call, keeping: Keeper): Promise<Answer<T>> {
  const query = call.query ?? {};
  const recalled = async (): Promise<Answer<T> | undefined> => {
    const kept = await keeping.recall(path, query);
    if (!kept) return undefined;
    const headers = new Headers(kept.range ? { 'content-range': kept.range } : {});
    return { data: kept.data as T, headers, status: 200, at: kept.at };
  };
  const asked = ask<T>(path, call).then(
    answer => {
      // Not under the name of who has logged out meanwhile.
      if (keeper() === keeping) keeping.keep(path, query, { data: answer.data, range: rangeOf(answer) });
      return answer;
    },
    async (error: unknown) => {
      const kept = isUnreachable(error) ? await recalled() : undefined;
      if (!kept) throw error;
      return kept;
    },
  );
  let timer: ReturnType<typeof setTimeout> | undefined;
  const began = performance.now();
  const silent = new Promise<Answer<T>>(resolve => {
    const look = () => {
      // While others are answered the line is slow, not dead: what it brings is newer.
      const quiet = performance.now() - Math.max(heard, began);
      if (quiet < silenceMs) timer = setTimeout(look, silenceMs - quiet);
      else void recalled().then(kept => kept && resolve(kept));
    };
    timer = setTimeout(look, silenceMs);
  });
  return Promise.race([asked, silent]).finally(() => clearTimeout(timer));
}

const rangeOf = ({ headers }: Answer<unknown>): string | null => headers.get('content-range');

async function ask<T>(path: string, call: Call): Promise<Answer<T>> {
  const response = await send(path, call);
  const text = await bodyOf(response);
  heard = performance.now();
  if (!response.ok) throw failure(response.status, text, path, call);
  return { data: parse(text) as T, headers: response.headers, status: response.status, at: Date.now() };
}

/** @throws HttpError 0 where the connection broke in the middle of the answer */
async function bodyOf(response: Response): Promise<string> {
  try {
    return await response.text();
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw unreached();
  }
}

const fileNameOf = (headers: Headers) => {
  const disposition = headers.get('content-disposition') ?? '';
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  return extended ? decodeURIComponent(extended) : /filename="?([^";]+)"?/i.exec(disposition)?.[1];
};

/** A file that a GET answers, for showing it on the page. */
export async function fileAt(path: string, signal?: AbortSignal): Promise<Blob> {
  const response = await send(path, { headers: { Accept: '*/*' }, ...(signal ? { signal } : {}) });
  if (!response.ok) throw failure(response.status, await response.text(), path);
  return response.blob();
}

/** Saves the answer of a GET, or of a POST where there is a body, as a file on the person's disk. */
export async function download(path: string, query: Call['query'], fileName: string, body?: unknown): Promise<void> {
  const posted = body === undefined ? {} : ({ method: 'POST', body } as const);
  const response = await send(path, { query, headers: { Accept: '*/*' }, ...posted });
  if (!response.ok) throw failure(response.status, await response.text(), path);
  const url = URL.createObjectURL(await response.blob());
  const link = Object.assign(document.createElement('a'), {
    href: url,
    download: fileNameOf(response.headers) ?? fileName,
  });
  link.click();
  // Safari reads the blob after the click returns.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** How an upload may be told apart from another, and given up. */
export interface UploadOptions {
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
  /** It goes by itself, and a refusal is part of how it goes on: told to nobody. */
  quiet?: boolean;
}

/** Posts a form with a file; `onProgress` hears 0..1 while it travels (fetch cannot tell). */
export function upload<T>(
  path: string,
  form: FormData,
  onProgress?: (share: number) => void,
  { headers = {}, signal, quiet = false }: UploadOptions = {},
): Promise<T> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', urlOf(path, undefined));
    for (const [name, value] of headersFor(path, { headers })) request.setRequestHeader(name, value);
    request.upload.onprogress = event => event.lengthComputable && onProgress?.(event.loaded / event.total);
    request.onerror = () => reject(unreached());
    request.onabort = () => reject(new DOMException('Dibatalkan', 'AbortError'));
    request.onload = () => {
      heard = performance.now();
      if (request.status >= 200 && request.status < 300) resolve(parse(request.responseText) as T);
      else reject(failure(request.status, request.responseText, path, { quiet }));
    };
    signal?.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}
