import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ivBytes = 12;
const tagBytes = 16;

/** Encrypts short texts that the database keeps, so that a copy of it alone does not give them away. */
export interface SecretBox {
  close(text: string): string;
  /** @returns undefined for what was closed with another secret, or changed since */
  open(closed: string): string | undefined;
}

/**
 * AES-256-GCM with a key that follows from the server's secret, so that every process of the installation has the same.
 * @param use what the texts are for: another use has another key
 */
export function createSecretBox(secret: string, use: string): SecretBox {
  const key = Buffer.from(hkdfSync('sha256', secret, '', use, 32));
  return {
    close: text => {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', key, iv);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    open: closed => {
      const bytes = Buffer.from(closed, 'base64url');
      if (bytes.length < ivBytes + tagBytes) return undefined;
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes });
      decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      try {
        return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}
