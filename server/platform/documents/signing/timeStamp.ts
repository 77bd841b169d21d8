import { randomBytes } from 'node:crypto';
import {
  bytesOf,
  children,
  contentOf,
  dateOf,
  derOf,
  integer,
  octets,
  oid,
  oidOf,
  readDer,
  sequence,
  sha256Algorithm,
  yes,
} from './der.ts';
import { readCms } from './readCms.ts';

/** What a time stamp says, where it is intact. */
export interface TimeStamp {
  readonly at: Date;
  /** Hash (SHA-256) of what was stamped. */
  readonly imprint: Buffer;
  readonly nonce: Buffer;
}

/** A question to a time stamping authority (RFC 3161), with the number that its answer must repeat. */
export function stampRequest(hash: Buffer): { readonly body: Buffer; readonly nonce: Buffer } {
  const nonce = randomBytes(8);
  // Neither a leading zero nor a sign: as the authority writes it again.
  nonce[0] = ((nonce[0] ?? 0) & 0x3f) | 0x40;
  const imprint = sequence(sha256Algorithm(), octets(hash));
  return { nonce, body: derOf(sequence(integer(Buffer.from([1])), imprint, integer(nonce), yes())) };
}

/** A token read and checked against its own signature. @throws Error for what is none, or is not intact */
export function readStamp(token: Buffer): TimeStamp {
  const cms = readCms(token);
  if (cms.contentType !== oid.timeStampInfo || !cms.content || !cms.isSigned(cms.content))
    throw new Error('Cap waktu yang tidak utuh.');
  const [, , imprint, , at, ...rest] = children(readDer(cms.content));
  const [algorithm, hash] = children(imprint);
  if (oidOf(children(algorithm)[0]) !== oid.sha256 || !at) throw new Error('Cap waktu yang tidak dapat dibaca.');
  // Accuracy (a sequence) and ordering (a boolean) may stand before the number.
  const nonce = rest.find(({ type, tagClass }) => Number(type) === 2 && Number(tagClass) === 0);
  return { at: dateOf(at), imprint: contentOf(hash), nonce: bytesOf(nonce) };
}

/**
 * The token of an authority's answer.
 * @throws Error where the authority refuses, or answered another question
 */
export function tokenOf(answer: Buffer, asked: { readonly hash: Buffer; readonly nonce: Buffer }): Buffer {
  const [status, token] = children(readDer(answer));
  const granted = [0, 1].includes(bytesOf(children(status)[0]).readUInt8(0));
  if (!granted || !token) throw new Error('Layanan cap waktu menolak.');
  const der = derOf(token);
  const { imprint, nonce } = readStamp(der);
  if (!imprint.equals(asked.hash) || !nonce.equals(asked.nonce)) throw new Error('Cap waktu untuk berkas lain.');
  return der;
}
