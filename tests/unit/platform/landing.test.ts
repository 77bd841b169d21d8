import { expect, test } from 'vitest';
import { whileHere } from '../../../landing/hooks/whileHere.ts';

test('an answer that was overtaken by a later one is dropped, and so is its refusal', async () => {
  const shown: string[] = [];
  let answerLate: (words: string) => void = () => undefined;
  let refuseLate: (problem: Error) => void = () => undefined;
  const late = new Promise<string>(resolve => {
    answerLate = resolve;
  });
  const refused = new Promise<string>((_, reject) => {
    refuseLate = reject;
  });
  const show = (asked: Promise<string>) =>
    whileHere(
      asked,
      answer => shown.push(answer),
      () => shown.push('gagal'),
    );
  show(late)();
  show(refused)();
  show(Promise.resolve('English'));
  await Promise.resolve();
  answerLate('Indonesia');
  refuseLate(new Error('gagal'));
  await Promise.allSettled([late, refused]);
  expect(shown).toEqual(['English']);
});
