import { format } from 'node:util';
import { afterAll, afterEach, expect } from 'vitest';

/** What was written to the console as an error or a warning: it fails the test, as it does in the UI tests. */
const said: string[] = [];

for (const level of ['error', 'warn'] as const) console[level] = (...words: unknown[]) => said.push(format(...words));

/** What was said is told once. */
const expectSilence = () => expect(said.splice(0)).toEqual([]);

afterEach(expectSilence);
afterAll(expectSilence);
