import { expect, it } from 'vitest';
import { createCallLimit, networkOf } from '../../../server/callLimit.ts';
import { createTurns } from '../../../server/turns.ts';

const tooMany = (work: () => void): number | undefined => {
  try {
    work();
    return undefined;
  } catch (error) {
    return error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : Number.NaN;
  }
};

it('satu alamat dibatasi sendiri, dan menit berikutnya boleh lagi', () => {
  let now = 0;
  const limit = createCallLimit(2, () => now);
  expect(tooMany(() => limit.count('a'))).toBeUndefined();
  expect(tooMany(() => limit.count('a'))).toBeUndefined();
  expect(tooMany(() => limit.count('a'))).toBe(429);
  expect(tooMany(() => limit.count('b'))).toBeUndefined();
  now = 60_000;
  expect(tooMany(() => limit.count('a'))).toBeUndefined();
});

it('yang bekerja bersamaan terbatas; yang lain menunggu gilirannya, dan antrean penuh ditolak dengan 429', async () => {
  const turns = createTurns({ atOnce: 1, waiting: 1, refused: 'Penuh.' });
  const first = await turns.take();
  const done: string[] = [];
  const second = turns.take().then(end => {
    done.push('kedua');
    end();
  });
  await expect(turns.take()).rejects.toMatchObject({ statusCode: 429, message: 'Penuh.' });
  expect(done).toEqual([]);
  first();
  first();
  await second;
  expect(done).toEqual(['kedua']);
  (await turns.take())();
});

it('sebuah jaringan IPv6 dihitung satu alamat, juga bila ditulis dengan cara lain; IPv4 tetap sendiri', () => {
  expect(networkOf('2001:db8:0:7::1')).toBe(networkOf('2001:0db8::7:ffff:1:2:3'));
  expect(networkOf('2001:db8:0:8::1')).not.toBe(networkOf('2001:db8:0:7::1'));
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  expect(networkOf('::1')).toBe('0:0:0:0::/64');
  expect(networkOf('::ffff:10.0.0.1')).toBe('10.0.0.1');
  expect(networkOf('10.0.0.1')).toBe('10.0.0.1');
  expect(networkOf('bukan alamat')).toBe('bukan alamat');
});
