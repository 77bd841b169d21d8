/** The seal of a letter inside its file: these signs, then an Ed25519 signature in hexadecimal digits. */
const mark = 'segel-ed25519:';
const digits = 128;

/** Result of comparing a file with the portal's copy. */
export interface ComparedFile {
  name: string;
  /** True if the SHA-256 is equal. */
  same: boolean;
  /** State of the file's own seal; `tidak-ada` without one, `tidak-dapat` if this browser cannot check it; null: it needs none. */
  seal: 'sah' | 'rusak' | 'tidak-ada' | 'tidak-dapat' | null;
}

const hex = (bytes: Uint8Array): string => Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');

/** Index of the signature's first digit; -1 without a seal. */
function placeOf(bytes: Uint8Array): number {
  const signs = Array.from(mark, sign => sign.charCodeAt(0));
  const last = bytes.length - mark.length - digits;
  for (let at = 0; at <= last; at++) if (signs.every((sign, i) => bytes[at + i] === sign)) return at + mark.length;
  return -1;
}

const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), sign => sign.charCodeAt(0));

async function sealOf(bytes: Uint8Array<ArrayBuffer>, key: string): Promise<NonNullable<ComparedFile['seal']>> {
  const at = placeOf(bytes);
  if (at === -1) return 'tidak-ada';
  const text = String.fromCharCode(...bytes.subarray(at, at + digits));
  const pairs = /^[0-9a-f]+$/.test(text) ? (text.match(/../g) ?? []) : [];
  const signed = bytes.slice();
  signed.fill('0'.charCodeAt(0), at, at + digits);
  try {
    const signature = Uint8Array.from(pairs, pair => Number.parseInt(pair, 16));
    const imported = await crypto.subtle.importKey('raw', fromBase64Url(key), { name: 'Ed25519' }, false, ['verify']);
    return (await crypto.subtle.verify({ name: 'Ed25519' }, imported, signature, signed)) ? 'sah' : 'rusak';
  } catch {
    return 'tidak-dapat';
  }
}

/**
 * Compares a file with the portal's copy of a letter, on this device: nothing is sent.
 * @param archive hash of that copy, the public key of its seal, and whether that copy's seal holds, which a signature added
 *   to the sealed file hides from a check of the whole file; without a seal, only the hash is compared
 * @returns null where the browser has no cryptography here (a page that is not served over https)
 */
export async function compareFile(
  file: File,
  archive: { sha256: string; segel: { kunci: string; utuh: boolean } | null },
): Promise<ComparedFile | null> {
  if (!globalThis.crypto?.subtle) return null;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const same = hex(sum) === archive.sha256;
  const { segel } = archive;
  if (!segel) return { name: file.name, same, seal: null };
  return { name: file.name, same, seal: same && segel.utuh ? 'sah' : await sealOf(bytes, segel.kunci) };
}
