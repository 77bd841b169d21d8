import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { lazyScreen, loadChunk } from '../../../../src/platform/common/lazyScreen.ts';
import { ScreenBoundary } from '../../../../src/platform/layout/ScreenBoundary.tsx';
import { browser } from '../../../../src/platform/providers/browser.ts';

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'));

const server = (answers: boolean) =>
  vi.stubGlobal('fetch', () => (answers ? Promise.resolve(new Response('')) : Promise.reject(new TypeError('-'))));

describe('a piece of the app that cannot be loaded', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    window.sessionStorage.clear();
    vi.spyOn(browser, 'reload').mockImplementation(() => undefined);
    server(true);
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

  test('without a connection the page says so, stays, and asks again when told to', async () => {
    server(false);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const load = vi.fn(gone as () => Promise<{ default: () => string }>);
    const Piece = lazyScreen(load);
    render(
      <ScreenBoundary path="/x">
        <Suspense fallback={null}>
          <Piece />
        </Suspense>
      </ScreenBoundary>,
    );
    await screen.findByText(/Periksa koneksi Anda/);
    expect(browser.reload).not.toHaveBeenCalled();
    expect(load).toHaveBeenCalledTimes(1);

    load.mockResolvedValue({ default: () => 'isi halaman' });
    await userEvent
      .setup({ advanceTimers: vi.advanceTimersByTime })
      .click(screen.getByRole('button', { name: 'Coba lagi' }));
    await screen.findByText('isi halaman');
  });
});
