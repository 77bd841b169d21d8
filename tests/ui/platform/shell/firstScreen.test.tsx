import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
// Read before the first test, which would else wait for a busy machine to do it.
import '../../../../src/areas/umum/DashboardPage.tsx';
import { renderAdmin } from '../../support/renderAdmin.tsx';

const Unknown = (): never => {
  throw new Error('Layar ini butuh deklarasi, yang belum datang');
};

/** The dashboard's heading; the page's own is empty there, and a stylesheet hides it. */
const greeting = { level: 1, name: /^Selamat/ } as const;

describe('the first screen after a login', () => {
  test('stands without the declarations of the other screens', async () => {
    renderAdmin('/dashboard', { screens: <Unknown /> });
    expect(await screen.findByRole('heading', greeting)).toBeTruthy();
    expect(await screen.findByRole('navigation', { name: 'Menu utama' })).toBeTruthy();
  });

  test('has its time before the other screens are fetched ahead; when that fails nobody notices', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const prepare = vi.fn(() => Promise.reject(new Error('tidak ada sambungan')));
    renderAdmin('/dashboard', { screens: <Unknown />, prepare });
    expect(prepare).not.toHaveBeenCalled();
    await screen.findByRole('heading', greeting);
    await act(() => vi.advanceTimersByTimeAsync(5000));
    // A part of the dashboard that is still on its way goes first.
    await waitFor(() => expect(prepare).toHaveBeenCalledTimes(1));
    expect(screen.getByRole('heading', greeting)).toBeTruthy();
    vi.useRealTimers();
  });
});
