import { format } from 'node:util';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';

/**
 * What was written to the console as an error or a warning, and what Node warns of (a library that is used as it should
 * not be, listeners that grow): it fails the test, as it does in the UI tests.
 */
const said: string[] = [];

/** Of Node's own flags Vitest chooses some; what Node says of them is no test's doing. */
const warned = ({ name, message }: Error): void => {
  if (name !== 'ExperimentalWarning') said.push(`${name}: ${message}`);
};

for (const level of ['error', 'warn'] as const) console[level] = (...words: unknown[]) => said.push(format(...words));

/** What was said is told once. */
const expectSilence = () => expect(said.splice(0)).toEqual([]);

beforeAll(() => void process.on('warning', warned));
afterEach(expectSilence);
afterAll(() => {
  process.off('warning', warned);
  expectSilence();
});
