import { createHmac, hkdfSync, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** Letters and digits that nobody mistakes for each other: A–Z without I and O, 2–9. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const codeLength = 8;

/** Purpose of a token; one kind is not accepted as another. */
type TokenKind = 'formulir' | 'status' | 'email';

/** A token that was made here and is not altered. */
export interface ReadToken {
  /** Subject: random name of a form, or id of a registration. */
  about: string;
  issued: number;
}

/** Signs tokens and hashes what strangers hold; keys follow from the installation's secret. */
export interface Secrets {
  token(kind: TokenKind, about: string, now: Date): string;
  /** Undefined for what was not made here; age is judged by the caller. */
  read(kind: TokenKind, token: unknown): ReadToken | undefined;
  /** Of an access code and the registration that it opens. */
  codeHash(id: string, code: string): string;
  /** Random bytes that belong to a form: whoever sends it again is answered the same. */
  ofForm(name: string): Buffer;
  /** Of an address or an e-mail, as the counters of attempts know it. */
  blind(text: string): string;
}

export function createSecrets(secret: string): Secrets {
  const key = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', `inbound ${use}`, 32));
  const keys = { formulir: key('formulir'), status: key('status'), email: key('email') } as const;
  const [codes, blinds, forms] = [key('kode'), key('alamat'), key('isi formulir')];
  const signed = (kind: TokenKind, payload: string) =>
    createHmac('sha256', keys[kind]).update(payload).digest('base64url');
  return {
    token: (kind, about, now) => {
      const payload = Buffer.from(`${about}|${now.getTime()}`).toString('base64url');
      return `${payload}.${signed(kind, payload)}`;
    },
    read: (kind, token) => {
      if (typeof token !== 'string' || token.length > 300) return undefined;
      const [payload = '', signature = ''] = token.split('.');
      if (!same(signature, signed(kind, payload))) return undefined;
      const [about = '', issued] = Buffer.from(payload, 'base64url').toString().split('|');
      return { about, issued: Number(issued) };
    },
    codeHash: (id, code) => createHmac('sha256', codes).update(`${id}:${code}`).digest('hex'),
    ofForm: name => createHmac('sha256', forms).update(name).digest(),
    blind: text => createHmac('sha256', blinds).update(text).digest('hex').slice(0, 40),
  };
}

/** Compares without telling by its time how much is alike. */
export function same(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** A code of eight signs, to be written down. */
export const accessCode = (): string =>
  Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)] ?? '').join('');

/** The code that a form's registration opens with; `bytes` are the form's own. */
export const accessCodeOf = (bytes: Buffer): string =>
  Array.from(bytes.subarray(0, codeLength), byte => alphabet[byte % alphabet.length] ?? '').join('');

/** A code as somebody types it: small letters and spaces are forgiven. */
export const typedCode = (code: unknown): string =>
  typeof code === 'string' ? code.replace(/[\s-]/g, '').toUpperCase().slice(0, 20) : '';

export const formName = (): string => randomBytes(16).toString('hex');
/** Signs of a document's code, in groups that are easily typed from paper: unguessable. */
const documentLength = 16;

/** A code of a printed document. */
export const documentCode = (): string =>
  inGroups(Array.from({ length: documentLength }, () => alphabet[randomInt(alphabet.length)] ?? '').join(''));

const inGroups = (signs: string): string => signs.match(/.{1,4}/g)?.join('-') ?? '';

/**
 * Codes that the typed text may mean: without regard to case, spaces and dashes, and exactly as typed, because codes of
 * older documents are case-sensitive.
 */
export const typedDocumentCodes = (code: string): string[] => {
  const bare = code.trim().replace(/\s/g, '').slice(0, 60);
  return [bare, inGroups(bare.toUpperCase().replace(/[^A-Z0-9]/g, ''))];
};
