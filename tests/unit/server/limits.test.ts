import { expect, it } from 'vitest';
import { createCallLimit } from '../../../server/callLimit.ts';
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
