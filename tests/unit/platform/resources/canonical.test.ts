import { expect, it, test } from 'vitest';
import { digitsOf, isSamePhone, phoneOf, urlOf } from '../../../../resources/kit/index.ts';

/** One spelling of each kind, whatever was typed. */

test.each([
  ['0812-3456-7890', '081234567890'],
  ['+62 812.3456.7890', '081234567890'],
  ['+62 (0)812 3456 7890', '081234567890'],
  ['6281234567890', '081234567890'],
  ['81234567890', '081234567890'],
  ['0062 21 1234567', '0211234567'],
  ['(022) 1234567', '0221234567'],
  ['0812\u00a03456\u00a07890', '081234567890'],
  ['+65 9123 4567', '+6591234567'],
  ['081234567890 (WA)', '081234567890 (WA)'],
])('telepon %s disimpan %s', (typed, stored) => {
  expect(phoneOf(typed)).toBe(stored);
  expect(phoneOf(stored)).toBe(stored);
});

test.each([
  ['HTTPS://Contoh.ID:443/Berita/?utm_source=x&b=2', 'https://contoh.id/Berita?b=2'],
  ['http://contoh.id/', 'http://contoh.id'],
  ['www.contoh.id/a?fbclid=1#atas', 'https://www.contoh.id/a#atas'],
  ['bukan alamat', 'bukan alamat'],
])('alamat %s disimpan %s', (typed, stored) => {
  expect(urlOf(typed)).toBe(stored);
  expect(urlOf(stored)).toBe(stored);
});

it('membandingkan menurut arti', () => {
  expect(isSamePhone('081234567890', '+62 812 3456 7890')).toBe(true);
  expect(isSamePhone(null, null)).toBe(false);
  expect(digitsOf('19800101 200501 1 999')).toBe('198001012005011999');
  expect(digitsOf('5.3E+15')).toBe('5.3E+15');
});
