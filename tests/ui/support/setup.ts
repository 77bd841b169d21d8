import { format } from 'node:util';
import { cleanup, configure } from '@testing-library/react';
import Cookies from 'js-cookie';
import { HttpError } from 'react-admin';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { forget } from '../../../src/platform/providers/session.ts';

// Only a test that fails waits so long: the first screen of a file is drawn while the machine is still busy importing.
configure({ asyncUtilTimeout: 30_000 });

/**
 * Only what stands in `style=""`: working out the cascade of every rule for each element that `getByRole` passes took
 * half of these tests' time. What a stylesheet hides or shows is for the browser tests to prove.
 */
const inlineStyle: typeof window.getComputedStyle = (element, pseudo) =>
  pseudo ? document.createElement('i').style : (element as HTMLElement).style;

// What goes on after its test (an outbox that tries again) asks nobody.
window.fetch = () => Promise.reject(new TypeError('no server in this test'));

/**
 * What was written to the console during the test: warnings of MUI and React, errors that React recovered from. With
 * `KONSOL=gagal` it fails the test.
 */
const said: string[] = [];
const strict = process.env.KONSOL === 'gagal';

/** react-admin logs every refused call outside of production; the answer is the test's own. */
const isRefusal = ([first, ...rest]: readonly unknown[]): boolean => first instanceof HttpError && rest.length === 0;

beforeEach(() => {
  said.length = 0;
  for (const level of ['error', 'warn'] as const) {
    const write = console[level];
    vi.spyOn(console, level).mockImplementation((...words) => {
      if (isRefusal(words)) return;
      if (strict) said.push(format(...words));
      else write(...words);
    });
  }
  window.getComputedStyle = inlineStyle;
  // As browsers answer. happy-dom writes the whole subtree out, and popper asks every element on its way up.
  Element.prototype.toString = function (this: Element) {
    return `[object ${this.constructor.name}]`;
  };
  window.scrollTo = () => undefined;
  Object.defineProperty(document, 'fullscreenEnabled', { value: false, configurable: true });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  forget();
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name, { path: '/' });
  window.localStorage.clear();
  window.sessionStorage.clear();
  document.title = '';
  // Filled where `strict`: what a person would find in the console is a failure.
  expect(said).toEqual([]);
});
