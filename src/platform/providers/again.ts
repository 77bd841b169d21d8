/** Waits before a call that the server could not take is made again, in milliseconds. */
const pauses = [1_000, 2_000, 5_000] as const;

/**
 * How long to wait before a refused call is made again, in milliseconds; undefined where it is not made again.
 * With this `kode` the server promises that nothing was saved (docs/api.md); a proxy without a portal behind it says 502,
 * also to a POST that may have been carried out.
 * @param tries how often it was made again already
 */
export function pauseBefore(tries: number, method: string, status: number, text: string): number | undefined {
  const lost = status === 503 && text.includes('"kode":"BASIS_DATA_TERPUTUS"');
  return lost || (status === 502 && method === 'GET') ? pauses[tries] : undefined;
}

/** Waits, or until the call is given up. @throws the reason of the signal */
export async function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  await new Promise<void>(resolve => {
    setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => resolve(), { once: true });
  });
  signal?.throwIfAborted();
}
