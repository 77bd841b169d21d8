import { format } from 'node:util';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';

/**
 * Errors and warnings on the console, and warnings of Node (misused libraries, growing numbers of listeners); they fail
 * the test, as in UI tests.
 */
const said: string[] = [];

/** Of Node's own flags Vitest chooses some; what Node says of them is no test's doing. */
const warned = ({ name, message }: Error): void => {
  if (name !== 'ExperimentalWarning') said.push(`${name}: ${message}`);
};

for (const level of ['error', 'warn'] as const) console[level] = (...words: unknown[]) => said.push(format(...words));

/** Each is reported once. */
const expectSilence = () => expect(said.splice(0)).toEqual([]);

beforeAll(() => void process.on('warning', warned));
afterEach(expectSilence);
afterAll(() => {
  process.off('warning', warned);
  expectSilence();
});
