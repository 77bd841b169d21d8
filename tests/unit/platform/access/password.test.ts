import argon2 from '@node-rs/argon2';
import { describe, expect, it, vi } from 'vitest';
import {
  hashPassword,
  isUsedBefore,
  passwordProblem,
  temporaryPassword,
  verifyNothing,
  verifyPassword,
} from '../../../../server/platform/access/password.ts';
import { bearerToken, hashToken, newToken, sameSecret } from '../../../../server/platform/access/token.ts';

const problem = (password: string) =>
  passwordProblem(password, { minLength: 8, personal: ['budi.santoso', '2110511001', null] })?.text;
const weak = 'Kata sandi terlalu mudah ditebak.';
const short = 'Kata sandi minimal 8 karakter, memuat huruf dan angka.';

describe('passwordProblem', () => {
  it.each(['Nusantara#2026', 'kopi pahit 3 cangkir', 'Ünïcode99x', `${'a9'.repeat(4)}bcd`])('takes %s', password => {
    expect(problem(password)).toBeUndefined();
  });
  it.each(['abc1234', 'hanyahuruf', '1234567890', ''])('wants length, letter and digit: %s', password => {
    expect(problem(password)).toBe(short);
  });
  it('says how long a password may be', () => {
    expect(problem('a1'.repeat(65))).toBe('Kata sandi maksimal 128 karakter.');
  });
  it.each([
    'Password123',
    'rahasia2024!',
    'QWERTY12345',
    'p4ssw0rd',
    '1q2w3e4r',
    'mahasiswa01',
    'aaaaaaa1',
    'P@ssw0rd1',
  ])('refuses what anybody would try: %s', password => expect(problem(password)).toBe(weak));
  it.each(['x-Budi.Santoso-9', 'npm2110511001x'])('refuses names and numbers of the person: %s', password => {
    expect(problem(password)).toBe(weak);
  });
});

/** What a hash says of its work, without salt and digest. */
const costOf = (stored: unknown) => String(stored).split('$').slice(0, 4).join('$');

describe('hashing', () => {
  it('is argon2id with the agreed cost, salted', async () => {
    const [one, two] = await Promise.all([hashPassword('kopi pahit 3'), hashPassword('kopi pahit 3')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
    expect(await verifyPassword(one, 'kopi pahit 3')).toBe(true);
    expect(await verifyPassword(one, 'kopi pahit 4')).toBe(false);
    expect(await verifyPassword('rusak', 'kopi pahit 3')).toBe(false);
    expect(await isUsedBefore('kopi pahit 3', [two])).toBe(true);
    expect(await isUsedBefore('kopi pahit 3', [])).toBe(false);
  });

  it('does the same work for an account that does not exist', async () => {
    const verify = vi.spyOn(argon2, 'verify');
    try {
      await verifyPassword(await hashPassword('kopi pahit 3'), 'salah');
      expect(await verifyNothing('salah')).toBe(false);
      const work = verify.mock.calls.map(([stored, password]) => [costOf(stored), password]);
      expect(work).toEqual([
        ['$argon2id$v=19$m=19456,t=2,p=1', 'salah'],
        ['$argon2id$v=19$m=19456,t=2,p=1', 'salah'],
      ]);
    } finally {
      verify.mockRestore();
    }
  });

  it('makes temporary passwords that pass the rules and differ', () => {
    const made = Array.from({ length: 50 }, temporaryPassword);
    expect(new Set(made).size).toBe(50);
    for (const password of made) expect(problem(password)).toBeUndefined();
  });
});

describe('tokens', () => {
  it('are 256 random bits, kept as a digest', () => {
    const token = newToken();
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(hashToken(token)).toMatch(/^[0-9a-f]{64}$/);
    expect(bearerToken(`Bearer ${token}`)).toBe(token);
  });
  it.each([undefined, '', 'Bearer', 'Basic abcdefghijklmnopqrstuvwxyz', 'Bearer kurang', `Bearer ${'x'.repeat(200)}`])(
    'are not read from %s',
    header => expect(bearerToken(header)).toBeUndefined(),
  );
  it('are compared whatever their length', () => {
    expect(sameSecret('kunci', 'kunci')).toBe(true);
    expect(sameSecret('kunc', 'kunci')).toBe(false);
    expect(sameSecret('', 'kunci')).toBe(false);
  });
});
