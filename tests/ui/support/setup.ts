import { cleanup, configure } from '@testing-library/react';
import Cookies from 'js-cookie';
import { afterEach, beforeEach, vi } from 'vitest';
import { forget } from '../../../src/providers/session.ts';

// The first screen of a file is drawn while the machine is still busy importing.
configure({ asyncUtilTimeout: 15_000 });

beforeEach(() => {
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
