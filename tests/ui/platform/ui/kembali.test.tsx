import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderAdmin } from '../../support/renderAdmin.tsx';
import { baris, id, registry, wilayah } from './contoh.ts';

afterEach(() => vi.restoreAllMocks());

const rows = () => ({
  ...wilayah(),
  'uji/contoh': [baris(1), baris(2, { aktif: false, idProvinsi: id(102) }), baris(3)],
});

test('back from a row the list has the filter, the ticks and the place that it had', async () => {
  // happy-dom lays nothing out.
  const long = (value: number) =>
    Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, value });
  long(0);
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const filter = encodeURIComponent(JSON.stringify({ aktif: true }));
  const { user, router } = renderAdmin(`/uji/contoh?filter=${filter}`, { sebagai: 'HA03', registry, rows: rows() });
  const row = await screen.findByRole('row', { name: /Contoh 1/ });
  await user.click(within(row).getByRole('checkbox'));
  Object.defineProperty(window, 'scrollY', { configurable: true, value: 700 });
  window.dispatchEvent(new Event('scroll'));
  row.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe(`/uji/contoh/${id(1)}/show`));
  await screen.findByRole('heading', { level: 1, name: /Contoh 1/ });

  await router.navigate('/uji/contoh');
  const again = await screen.findByRole('row', { name: /Contoh 1/ });
  expect(within(again).getByRole('checkbox')).toHaveProperty('checked', true);
  expect(screen.queryByText('Contoh 2')).toBeNull();
  // Not before the list is as long as it was.
  expect(scrolled).not.toHaveBeenCalledWith({ top: 700 });
  long(5000);
  await waitFor(() => expect(scrolled).toHaveBeenCalledWith({ top: 700 }));
});
