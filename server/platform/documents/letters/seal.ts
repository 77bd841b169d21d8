import { createHash, createPrivateKey, createPublicKey, hkdfSync, type KeyObject, sign, verify } from 'node:crypto';

/**
 * The seal of issued letters: an Ed25519 signature inside the file, over the file with the seal itself blanked out, so
 * that a copy proves itself without the portal (docs/domain/40 §2.2 "Seal").
 */
const mark = 'segel-ed25519:';
const signatureBytes = 64;
/** Placeholder of the seal, which is also what is signed: as many zeros as the signature has digits. */
export const unsealed = mark + '0'.repeat(signatureBytes * 2);

/** Ed25519 keys in DER, before their 32 bytes (RFC 8410). */
const privateHead = Buffer.from('302e020100300506032b657004220420', 'hex');
const publicHead = Buffer.from('302a300506032b6570032100', 'hex');

export interface Seal {
  /** The public key's 32 bytes as base64url: the key's name. */
  readonly key: string;
  /** @returns the sealed file and its signature in hex @throws Error where it has no place for a seal */
  seal(pdf: Buffer): { pdf: Buffer; signature: string };
}

/** The key of this installation follows from its secret, so that every process of it has the same one. */
export function createSeal(secret: string): Seal {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'segel surat', 32));
  const key = createPrivateKey({ key: Buffer.concat([privateHead, seed]), format: 'der', type: 'pkcs8' });
  const name = createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(publicHead.length);
  return {
    key: name.toString('base64url'),
    seal(pdf) {
      const at = placeOf(pdf);
      if (at === -1 || pdf.toString('latin1', at, at + signatureBytes * 2) !== '0'.repeat(signatureBytes * 2))
        throw new Error('Surat tanpa tempat segel.');
      const signature = sign(null, pdf, key).toString('hex');
      const sealed = Buffer.from(pdf);
      sealed.write(signature, at, 'latin1');
      return { pdf: sealed, signature };
    },
  };
}

/** Where the signature's digits begin; -1 where there is no seal. */
function placeOf(pdf: Buffer): number {
  const at = pdf.indexOf(mark, 0, 'latin1');
  return at === -1 || at + mark.length + signatureBytes * 2 > pdf.length ? -1 : at + mark.length;
}

/** True if a file carries a seal of the key and is byte for byte what was sealed. */
export function isSealed(pdf: Buffer, key: string): boolean {
  const at = placeOf(pdf);
  if (at === -1) return false;
  const digits = pdf.toString('latin1', at, at + signatureBytes * 2);
  if (!/^[0-9a-f]+$/.test(digits)) return false;
  const signed = Buffer.from(pdf);
  signed.fill('0', at, at + signatureBytes * 2, 'latin1');
  return verify(null, signed, publicKey(key), Buffer.from(digits, 'hex'));
}

const endMark = '%%EOF';

/**
 * True if a file was sealed before something was added to it as a further revision, such as a signature. What was added
 * the seal does not know: only for files whose addition is checked itself.
 */
export function isSealedBelow(pdf: Buffer, key: string): boolean {
  const end = pdf.indexOf(endMark, 0, 'latin1') + endMark.length;
  return [end, end + 1].some(length => isSealed(pdf.subarray(0, length), key));
}

/** A public key by its name. */
const publicKey = (key: string): KeyObject =>
  createPublicKey({ key: Buffer.concat([publicHead, Buffer.from(key, 'base64url')]), format: 'der', type: 'spki' });

/** The same as PEM, for tools such as openssl. */
export const publicPem = (key: string): string => String(publicKey(key).export({ format: 'pem', type: 'spki' }));

export const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
