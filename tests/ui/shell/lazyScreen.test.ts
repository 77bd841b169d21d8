import { beforeEach, describe, expect, test, vi } from 'vitest';
import { loadChunk } from '../../../src/layout/lazyScreen.ts';
import { browser } from '../../../src/providers/browser.ts';

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'));

describe('a piece of the app that cannot be loaded', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(browser, 'reload').mockImplementation(() => undefined);
  });

  test('reloads the page, at most once per 60 s', async () => {
    loadChunk(gone);
    await vi.advanceTimersByTimeAsync(0);
    expect(browser.reload).toHaveBeenCalledTimes(1);

    await vi.advanceTimersByTimeAsync(59_000);
    await expect(loadChunk(gone)).rejects.toThrow('dynamically imported');
    expect(browser.reload).toHaveBeenCalledTimes(1);

    await vi.advanceTimersByTimeAsync(2_000);
    loadChunk(gone);
    await vi.advanceTimersByTimeAsync(0);
    expect(browser.reload).toHaveBeenCalledTimes(2);
  });

  test('an error inside the piece is no reason to reload', async () => {
    await expect(loadChunk(() => Promise.reject(new Error('x is undefined')))).rejects.toThrow('x is undefined');
    expect(browser.reload).not.toHaveBeenCalled();
  });
});
