import { setTimeout as wait } from 'node:timers/promises';
import { withoutSlashes } from '../../../../resources/kit/index.ts';
import { keyVariable } from '../../../../resources/pengaturan/sumberData.ts';
import { mappingOf, type SourcePath } from '../../../../resources/sinkronisasi/sourceFields.ts';
import { boundedText } from '../../../platform/boundedText.ts';
import { mustBeOutside } from './outsideHosts.ts';
import { type SourceRow, unavailable } from './port.ts';
import type { SourceSettings } from './source.ts';

/** One call: below `baseUrl`, with further steps after the path (`mahasiswa/2208…`, `dosen/1985…/penelitian`). */
export interface SourceCall {
  path: SourcePath;
  rest?: readonly string[];
  query?: Readonly<Record<string, string>>;
  /** A POST with this body. */
  body?: unknown;
  /** Does not ask the breaker: somebody wants to know right now. */
  probe?: boolean;
  /** True for one attempt only: somebody is waiting, and the last known data is good enough. */
  once?: boolean;
}

/** Answer of a source: its JSON, nothing there (404), or refused (401, 403). */
export interface SourceAnswer {
  status: number;
  json: unknown;
}

/** Two retries after the first try (docs/domain/10 §3.5). */
const pauses = [200, 600];
const mostRedirects = 3;
const mostBytes = 64 * 1024 * 1024;

/**
 * Circuit breaker: a source that failed so often in a row is left alone for a while, so that nobody waits for its
 * time-outs. Per process; nothing depends on the others knowing.
 */
const mostFailures = 3;
const restMs = 20_000;
const breakers = new Map<string, { failures: number; until: number }>();

const breakerKey = ({ kode, baseUrl }: SourceSettings) => `${kode} ${baseUrl}`;

/** Forgets that sources failed; for tests. */
export const closeBreakers = (): void => breakers.clear();

/**
 * Calls a source: bearer key, time-out, two retries, no redirect to another host.
 * @throws SiamikUnavailable '{nama} sedang tidak dapat dihubungi. Coba lagi nanti.'
 */
export async function callSource(settings: SourceSettings, call: SourceCall): Promise<SourceAnswer> {
  await mustBeOutside(addressOf(settings, call).hostname, settings.nama);
  const key = breakerKey(settings);
  const breaker = breakers.get(key);
  const open = breaker !== undefined && breaker.failures >= mostFailures && breaker.until > Date.now();
  if (open && !call.probe) throw unavailable(settings.nama);
  for (let attempt = 0; ; attempt++) {
    const answer = await tryOnce(settings, call);
    if (answer) {
      breakers.delete(key);
      return answer;
    }
    const pause = pauses[attempt];
    if (pause === undefined || call.once) break;
    await wait(pause);
  }
  breakers.set(key, { failures: (breaker?.failures ?? 0) + 1, until: Date.now() + restMs });
  throw unavailable(settings.nama);
}

/** undefined = no usable answer, worth another try. */
async function tryOnce(settings: SourceSettings, call: SourceCall): Promise<SourceAnswer | undefined> {
  try {
    const response = await follow(settings, call);
    if (!response) return undefined;
    if (response.status >= 500 || response.status === 429 || response.status === 408) return undefined;
    const text = await boundedText(response, mostBytes);
    if (text === undefined) return undefined;
    return { status: response.status, json: response.ok ? JSON.parse(text) : null };
  } catch (error) {
    // Down, too slow, cut off, or not JSON: all the same to whoever asked.
    if (error instanceof Error) return undefined;
    throw error;
  }
}

/** Follows redirects on the same host only: the key must not travel elsewhere. */
async function follow(settings: SourceSettings, call: SourceCall): Promise<Response | undefined> {
  const signal = AbortSignal.timeout(settings.timeoutDetik * 1000);
  const start = addressOf(settings, call);
  let url = start;
  for (let i = 0; i <= mostRedirects; i++) {
    const response = await fetch(url, {
      method: call.body === undefined ? 'GET' : 'POST',
      headers: headersOf(settings, call),
      body: call.body === undefined ? null : JSON.stringify(call.body),
      redirect: 'manual',
      signal,
    });
    const location = response.headers.get('location');
    if (response.status < 300 || response.status >= 400 || !location) return response;
    await response.body?.cancel();
    url = new URL(location, url);
    if (url.host !== start.host || url.protocol !== start.protocol) return undefined;
  }
  return undefined;
}

function addressOf({ baseUrl, pemetaan }: SourceSettings, { path, rest = [], query }: SourceCall): URL {
  const mapped = mappingOf(pemetaan, path).path ?? path;
  const tail = rest.map(step => `/${encodeURIComponent(step)}`).join('');
  const url = new URL(`${withoutSlashes(baseUrl ?? '')}/${mapped.replace(/^\/+/, '')}${tail}`);
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
  return url;
}

/** The secret that a source names; undefined where it names none, or one that is not a source's. */
export const secretOf = (variable: string | null): string | undefined =>
  variable && keyVariable.test(variable) ? process.env[variable] : undefined;

function headersOf({ namaVariabelKunci }: SourceSettings, { body }: SourceCall): Record<string, string> {
  const secret = secretOf(namaVariabelKunci);
  return {
    accept: 'application/json',
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(secret ? { authorization: `Bearer ${secret}` } : {}),
  };
}

/** A row of the source under our names. */
export function renamed(settings: SourceSettings, path: SourcePath, row: SourceRow): SourceRow {
  const { kolom } = mappingOf(settings.pemetaan, path);
  if (!kolom) return row;
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [kolom[name] ?? name, value]));
}
