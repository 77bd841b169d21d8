/**
 * A name for one upload: sending it again under the same name after a lost answer makes no second file.
 * (`crypto.randomUUID` is missing where the portal is reached without HTTPS.)
 */
export const newUploadKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map(byte => byte.toString(16).padStart(2, '0')).join('');
