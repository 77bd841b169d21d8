import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import '../../../../src/areas/umum/DashboardWork.tsx';
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
