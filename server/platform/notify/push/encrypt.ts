import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** Keys of a subscription, base64url: its browser's public key, and the secret between both. */
export interface SubscriptionKeys {
  readonly p256dh: string;
  readonly auth: string;
}

/** What makes one message differ from the next; the tests of RFC 8291 bring theirs. */
interface Once {
  readonly salt: Buffer;
  /** Private key (P-256, 32 bytes) that is used once. */
  readonly privateKey: Buffer;
}

const curve = 'prime256v1';
const recordSize = 4096;
/** After the text of the last record (RFC 8188 §2). */
const lastRecord = Buffer.from([2]);

const derive = (key: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, bytes));

const freshOnce = (): Once => {
  const pair = createECDH(curve);
  pair.generateKeys();
  return { salt: randomBytes(16), privateKey: pair.getPrivateKey() };
};

/**
 * Encrypts a text so that only the browser of a subscription reads it: one record of `aes128gcm` (RFC 8188) by the keys of
 * RFC 8291.
 * @throws Error for keys that are none
 */
export function encryptPush(text: string, keys: SubscriptionKeys, once: Once = freshOnce()): Buffer {
  const theirs = Buffer.from(keys.p256dh, 'base64url');
  const pair = createECDH(curve);
  pair.setPrivateKey(once.privateKey);
  const own = pair.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, own]);
  const shared = derive(pair.computeSecret(theirs), Buffer.from(keys.auth, 'base64url'), info, 32);
  const key = derive(shared, once.salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(shared, once.salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.update(lastRecord), cipher.final()]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(recordSize);
  return Buffer.concat([once.salt, size, Buffer.from([own.length]), own, body, cipher.getAuthTag()]);
}

/** True if something can be encrypted for these keys. */
export function areKeys(keys: SubscriptionKeys): boolean {
  try {
    return encryptPush('', keys).length > 0;
  } catch {
    return false;
  }
}
