import { suratRefusals } from '../../../../resources/surat/refusals.ts';
import { stampRequest, tokenOf } from '../../../platform/documents/signing/timeStamp.ts';
import { isInside } from '../../../platform/outsideHosts.ts';
import { SigningRefused } from './port.ts';

const { tandaTangan: says } = suratRefusals;
const seconds = 30;
/** A token has some certificates; more is no answer of an authority. */
const mostBytes = 64 * 1024;

/** Gives a time stamp token (RFC 3161) for a hash. @throws SigningRefused where none is to be had */
export type Stamp = (hash: Buffer) => Promise<Buffer>;

/** Time stamps of an authority over HTTP; without one nothing is signed, so that all letters have the same worth. */
export const stampsOf =
  (url: string): Stamp =>
  async hash => {
    const address = new URL(url);
    if (await isInside(address.hostname)) throw new SigningRefused(says.inside({ host: address.hostname }), true);
    try {
      const { body, nonce } = stampRequest(hash);
      const response = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/timestamp-query', accept: 'application/timestamp-reply' },
        body: new Uint8Array(body),
        redirect: 'manual',
        signal: AbortSignal.timeout(seconds * 1000),
      });
      const answer = response.ok ? await bounded(response) : undefined;
      if (!answer) throw new Error(`status ${response.status}`);
      return tokenOf(answer, { hash, nonce });
    } catch (error) {
      if (error instanceof Error) throw new SigningRefused(says.noStamp, true);
      throw error;
    }
  };

/** The bytes of an answer; undefined where there are too many. */
async function bounded(response: Response): Promise<Buffer | undefined> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > mostBytes) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
