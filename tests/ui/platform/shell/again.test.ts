import { HttpError } from 'react-admin';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { registry } from '../../../../resources/index.ts';
import { writeToken } from '../../../../src/platform/providers/cookies.ts';
import { type Call, http } from '../../../../src/platform/providers/http.ts';
import { Reply } from '../../support/fakeApi.ts';
import { startFakeServer } from '../../support/fakeServer.ts';
import { userAs } from '../../support/fakeSession.ts';

/** Another server takes over within seconds: who works meanwhile sees no error, and nothing is written twice. */

const lost = () =>
  new Reply(503, { statusCode: 503, message: 'Perubahan tidak tersimpan.', kode: 'BASIS_DATA_TERPUTUS' });
const maybe = () => new Reply(503, { statusCode: 503, message: 'Mungkin tersimpan.', kode: 'MUNGKIN_TERSIMPAN' });
const gateway = () => new Reply(502, '<html>Bad Gateway</html>');

/** The same refusal so often, then an answer. */
function server(refusal: () => Reply, times: number) {
  writeToken('token-palsu');
  let calls = 0;
  const answer = () => (++calls > times ? { baik: true } : refusal());
  startFakeServer({ registry, user: userAs('HA01'), rows: {}, on: { 'GET uji': answer, 'POST uji': answer } });
  return () => calls;
}

/** The outcome of a call, after all the time that it may take. */
async function outcome(call: Call): Promise<unknown> {
  const asked = http('uji', call).then(
    ({ data }) => data,
    (error: unknown) => (error instanceof HttpError ? error.status : error),
  );
  await vi.advanceTimersByTimeAsync(60_000);
  return asked;
}

const written = { method: 'POST', body: { nama: 'x' } } as const;

describe('a call that the server could not take', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  test.for([
    ['a change that was surely not saved', lost, written],
    ['a read without a database', lost, {}],
    ['a read without a portal behind the proxy', gateway, {}],
  ] as const)('is made again by itself: %s', async ([, refusal, call]) => {
    const calls = server(refusal, 2);
    expect(await outcome(call)).toEqual({ baik: true });
    expect(calls()).toBe(3);
  });

  test.for([
    ['a change that may have been saved', maybe, written, 503],
    ['a change that a portal had when it ended', gateway, written, 502],
    ['one made while the page is left', lost, { ...written, keepalive: true }, 503],
  ] as const)('is made once: %s', async ([, refusal, call, status]) => {
    const calls = server(refusal, 2);
    expect(await outcome(call)).toBe(status);
    expect(calls()).toBe(1);
  });

  test('ends with what the server said where it stays away', async () => {
    const calls = server(lost, 100);
    expect(await outcome(written)).toBe(503);
    expect(calls()).toBe(4);
  });

  test('is not made again once it was given up', async () => {
    const calls = server(lost, 100);
    const left = new AbortController();
    const asked = http('uji', { signal: left.signal }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(500);
    left.abort();
    expect(await asked).toMatchObject({ name: 'AbortError' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls()).toBe(1);
  });
});
