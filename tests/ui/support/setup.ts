import { cleanup, configure } from '@testing-library/react';
import Cookies from 'js-cookie';
import { afterEach, beforeEach, vi } from 'vitest';
import { forget } from '../../../src/providers/session.ts';

// The first screen of a file is drawn while the machine is still busy importing.
configure({ asyncUtilTimeout: 15_000 });

/**
 * Only what stands in `style=""`: working out the cascade of every rule for each element that `getByRole` passes took
 * half of these tests' time. What a stylesheet hides or shows is for the browser tests to prove.
 */
const inlineStyle: typeof window.getComputedStyle = (element, pseudo) =>
  pseudo ? document.createElement('i').style : (element as HTMLElement).style;

beforeEach(() => {
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
});
