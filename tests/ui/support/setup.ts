import { format } from 'node:util';
import { cleanup, configure, prettyDOM } from '@testing-library/react';
import Cookies from 'js-cookie';
import * as React from 'react';
import { HttpError } from 'react-admin';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { forget } from '../../../src/platform/providers/session.ts';

// Only a test that fails waits so long: the first screen of a file is drawn while the machine is still busy importing.
configure({
  asyncUtilTimeout: 30_000,
  // Whoever waits looks often: writing the whole page out each time in vain took a twentieth of these tests' time. It is
  // written once, after a test that failed.
  getElementError: message => new Error(message ?? 'not found'),
});

/**
 * React's development build keeps a stack for each element, for its warnings: a fifth of these tests' time. It stops
 * after ten thousand in a second; here from the first, and warnings only lack where the element was written.
 */
Object.defineProperty(
  Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'),
  'recentlyCreatedOwnerStacks',
  { get: () => 10_000, set: () => undefined, configurable: true },
);

/**
 * Only what stands in `style=""`: working out the cascade of every rule for each element that `getByRole` passes took
 * half of these tests' time. What a stylesheet hides or shows is for the browser tests to prove.
 */
const inlineStyle: typeof window.getComputedStyle = (element, pseudo) =>
  pseudo ? document.createElement('i').style : (element as HTMLElement).style;

// Work that continues after its test (an outbox that tries again) finds no server.
window.fetch = () => Promise.reject(new TypeError('no server in this test'));

/**
 * Errors and warnings on the console: of MUI and React, and errors from which React recovered. They fail the test, also
 * if they come after its end (then the next test, or the file).
 */
const said: string[] = [];

/** react-admin logs every refused call outside of production; the answer is the test's own. */
const isRefusal = ([first, ...rest]: readonly unknown[]): boolean => first instanceof HttpError && rest.length === 0;

/** Messages that no test can avoid, with the reason. */
const unavoidable = [
  // Nothing has a size without a layout; a real browser gives the chart one.
  /^MUI X Charts: ChartsContainer does not have `width` prop, and its container has no `width` defined\.$/,
];

// Not by a spy: `restoreAllMocks` would take it away before what is still under way speaks.
for (const level of ['error', 'warn'] as const) {
  console[level] = (...words: unknown[]) => {
    const text = format(...words);
    if (!isRefusal(words) && !unavoidable.some(each => each.test(text))) said.push(text);
  };
}

/** Each is reported once. */
const expectSilence = () => expect(said.splice(0)).toEqual([]);

beforeEach(() => {
  window.getComputedStyle = inlineStyle;
  // As browsers answer. happy-dom writes the whole subtree out, and popper asks every element on its way up.
  Element.prototype.toString = function (this: Element) {
    return `[object ${this.constructor.name}]`;
  };
  window.scrollTo = () => undefined;
  Object.defineProperty(document, 'fullscreenEnabled', { value: false, configurable: true });
});

afterEach(({ task }) => {
  if (task.result?.state === 'fail') console.log(prettyDOM());
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  forget();
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name, { path: '/' });
  window.localStorage.clear();
  window.sessionStorage.clear();
  document.title = '';
  expectSilence();
});

// A screen's code that is still on its way would be looked for in an environment that is gone.
afterAll(async () => {
  await vi.dynamicImportSettled();
  expectSilence();
});
