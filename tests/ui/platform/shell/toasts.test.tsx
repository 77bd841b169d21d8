import { render, screen, waitFor } from '@testing-library/react';
import { type NotificationType, useNotify } from 'react-admin';
import { expect, test, vi } from 'vitest';
import '../../../../src/areas/umum/DashboardWork.tsx';
import { ActionBar } from '../../../../src/platform/common/ActionBar.tsx';
import { heightAtBottom } from '../../../../src/platform/common/atBottom.ts';
import { http } from '../../../../src/platform/providers/http.ts';
import { Reply } from '../../support/fakeApi.ts';
import { renderAdmin } from '../../support/renderAdmin.tsx';
import { shellRegistry } from '../../support/shellRegistry.ts';

/** Any answer with an error body is a toast (portal-spec §8), whoever asked. */

const message = 'Sedang dirawat. Coba lagi pukul 10.00.';
const refused = () => new Reply(503, { statusCode: 503, message });

test('what a dashboard cannot read stands in its place and in a toast, and is read out once', async () => {
  renderAdmin('/dashboard', { registry: shellRegistry, sebagai: 'HA03', on: { 'GET dashboard': refused } });
  await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2));
  const aloud = screen.getAllByText(message).filter(each => each.closest('[role="alert"]') !== null);
  expect(aloud).toHaveLength(1);
});

test('the same sentence is one toast, however many calls were answered with it; a region is only logged', async () => {
  renderAdmin('/dashboard', {
    registry: shellRegistry,
    sebagai: 'HA03',
    on: {
      'GET satu': refused,
      'POST dua': refused,
      'GET master/kabupaten': () => new Reply(500, { statusCode: 500, message: 'Daerah tidak terbaca.' }),
    },
  });
  await screen.findByRole('navigation', { name: 'Menu utama' });
  const calls = [http('master/kabupaten'), http('satu'), http('satu'), http('dua', { method: 'POST' })];
  await Promise.allSettled(calls);
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.queryByText('Daerah tidak terbaca.')).toBeNull();
});

function Says({ type }: { type: NotificationType }) {
  const notify = useNotify();
  return (
    <button type="button" onClick={() => notify('Itu saja.', { type })}>
      Katakan
    </button>
  );
}

test.for([
  ['success', 'MuiSnackbar-anchorOriginBottomCenter'],
  ['warning', 'MuiSnackbar-anchorOriginBottomCenter'],
  ['error', 'MuiSnackbar-anchorOriginTopRight'],
] as const)('a toast of %s leaves the top bar free', async ([type, place]) => {
  const { user } = renderAdmin('/uji', { registry: shellRegistry, screens: <Says type={type} /> });
  await user.click(await screen.findByRole('button', { name: 'Katakan' }));
  const toast = (await screen.findByText('Itu saja.')).closest('.MuiSnackbar-root');
  expect(toast?.classList.contains(place)).toBe(true);
});

test('what stands at the bottom is not covered, what is scrolled away does not count', () => {
  render(
    <ActionBar>
      <button type="button">Setujui</button>
    </ActionBar>,
  );
  const bar = screen.getByRole('button').parentElement;
  if (!bar) throw new Error('no bar');
  const stands = vi.spyOn(bar, 'getBoundingClientRect');
  stands.mockReturnValue(new DOMRect(0, window.innerHeight - 64, 360, 64));
  expect(heightAtBottom()).toBe(64);
  stands.mockReturnValue(new DOMRect(0, 100, 360, 64));
  expect(heightAtBottom()).toBe(0);
  stands.mockReturnValue(new DOMRect(0, window.innerHeight + 40, 360, 64));
  expect(heightAtBottom()).toBe(0);
});
