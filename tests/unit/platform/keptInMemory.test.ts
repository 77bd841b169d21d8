import { expect, it } from 'vitest';
import { keptInMemory } from '../../../server/platform/landing/keptInMemory.ts';

function store(bytes: number) {
  const clock = { now: 0 };
  let asked = 0;
  const kept = keptInMemory<string>({
    bytes,
    milliseconds: 1000,
    sizeOf: ({ length }) => length,
    now: () => clock.now,
  });
  const ask = (name: string, there = true) =>
    kept.get(name, async () => {
      asked++;
      return there ? name : undefined;
    });
  return { ask, clock, asked: () => asked };
}

it('asks once for what is kept, also where several ask at the same moment', async () => {
  const { ask, asked } = store(100);
  expect(await Promise.all([ask('satu'), ask('satu')])).toEqual(['satu', 'satu']);
  expect(await ask('satu')).toBe('satu');
  expect(asked()).toBe(1);
});

it('keeps nothing that is not there, and nothing longer than said', async () => {
  const { ask, asked, clock } = store(100);
  expect(await ask('satu', false)).toBeUndefined();
  expect(await ask('satu')).toBe('satu');
  clock.now = 1001;
  await ask('satu');
  expect(asked()).toBe(3);
});

it('lets the one go that was asked for longest ago where the room is full', async () => {
  const { ask, asked } = store(8);
  for (const name of ['satu', 'dua1', 'satu', 'tiga', 'satu']) await ask(name);
  expect(asked()).toBe(3);
  await ask('dua1');
  expect(asked()).toBe(4);
});

it('does not keep what is larger than the room', async () => {
  const { ask, asked } = store(3);
  await ask('besar');
  await ask('besar');
  expect(asked()).toBe(2);
});
