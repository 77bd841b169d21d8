import { vi } from 'vitest';
import type { SeenCall } from './fakeApi.ts';
import { type BackendOptions, createBackend } from './fakeBackend.ts';
import type { Rows } from './fakeRows.ts';

/** A fake server that stands in for `fetch`. */
export interface FakeServer {
  calls: SeenCall[];
  rows: Rows;
  /** Requests of one method to one path. */
  callsTo: (method: string, path: string) => SeenCall[];
}

/**
 * Milliseconds that each answer takes, by TEST_LATENCY: what a test must wait for is then never there by luck. Not by a
 * fake timer, were there one.
 */
const everyLatency = Number(process.env.TEST_LATENCY ?? 0);
const later = globalThis.setTimeout;

/**
 * Replaces `fetch` by an in-memory server speaking docs/api.md.
 * @param latency milliseconds that each answer takes, where a test is about what is on its way
 */
export function startFakeServer(options: BackendOptions, latency = everyLatency): FakeServer {
  const calls: SeenCall[] = [];
  const backend = createBackend(options);

  const fakeFetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(String(input), 'http://localhost');
    const call: SeenCall = {
      method: init.method ?? 'GET',
      path: url.pathname.replace(/^\/api\//, ''),
      query: Object.fromEntries(url.searchParams),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body,
      headers: new Headers(init.headers),
    };
    calls.push(call);
    const { status, body, headers } = await backend(call);
    if (latency) await new Promise(resolve => later(resolve, latency));
    const text = body === undefined ? null : JSON.stringify(body);
    return new Response(text, { status, headers: { 'content-type': 'application/json', ...headers } });
  };
  vi.stubGlobal('fetch', fakeFetch);
  return {
    calls,
    rows: options.rows,
    callsTo: (method, path) => calls.filter(call => call.method === method && call.path === path),
  };
}
