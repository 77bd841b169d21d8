import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { messages } from '../../../../resources/kit/index.ts';
import { forget } from '../../../../src/platform/providers/session.ts';
import { Reply } from '../../support/fakeApi.ts';
import { renderAdmin, type WorldOptions } from '../../support/renderAdmin.tsx';
import { baris, id, registry, wilayah } from '../ui/contoh.ts';

/** The session ends while somebody writes: nothing is called saved, and nothing that was typed is lost (issue 34, A2). */

const ended = () => new Reply(401, { statusCode: 401, message: messages.unauthenticated.text });
const rows = () => ({ ...wilayah(), 'uji/contoh': [baris(1, { idKabupaten: id(201), version: 3 }), baris(2)] });
const open = (path: string, more: WorldOptions = {}) =>
  renderAdmin(path, { sebagai: 'HA03', registry, rows: rows(), ...more });
const name = () => screen.findByRole<HTMLInputElement>('textbox', { name: /Nama/ });
const edit = `/uji/contoh/${id(1)}`;
const other = { id: '01900000-0000-7000-8000-000000000002' };

/** Types into the form and saves it after the session has ended elsewhere. */
async function loseSession(): Promise<void> {
  const view = open(edit, { on: { [`PUT uji/contoh/${id(1)}`]: ended } });
  await view.user.clear(await name());
  await view.user.type(await name(), 'Ditulis lama sekali');
  await view.user.click(screen.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText(messages.unauthenticated.text)).toBeTruthy();
  await waitFor(() => expect(view.router.state.location.pathname).toBe('/logout'));
  expect(screen.queryByText('Perubahan disimpan.')).toBeNull();
  expect(await screen.findByText(/Isian yang belum disimpan tetap di perangkat ini/)).toBeTruthy();
  view.unmount();
  forget();
}

describe('simpan setelah sesi berakhir', () => {
  test('isian tetap di perangkat, ditawarkan setelah masuk lagi, dan hilang setelah diambil', async () => {
    await loseSession();
    const { user, router } = open('/uji/contoh');
    await user.click(await screen.findByRole('button', { name: 'Lanjutkan isian' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(edit));
    await waitFor(async () => expect((await name()).value).toBe('Ditulis lama sekali'));
    expect(screen.queryByRole('button', { name: 'Lanjutkan isian' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`${edit}/show`));
    expect(await screen.findByText('Perubahan disimpan.')).toBeTruthy();
    expect((await screen.findAllByText(/Ditulis lama sekali/)).length).toBeGreaterThan(0);
  });

  test('orang lain di perangkat yang sama tidak ditawari', async () => {
    await loseSession();
    open(edit, { user: other });
    expect((await name()).value).not.toBe('Ditulis lama sekali');
    expect(screen.queryByText(/belum disimpan saat sesi berakhir/)).toBeNull();
  });

  test('yang dibuang tidak ditawarkan lagi', async () => {
    await loseSession();
    const { user, unmount } = open('/uji/contoh');
    await user.click(await screen.findByRole('button', { name: 'Buang isian' }));
    await waitFor(() => expect(screen.queryByText(/belum disimpan saat sesi berakhir/)).toBeNull());
    unmount();
    open('/uji/contoh');
    expect(await screen.findByRole('heading', { name: /Contoh/, level: 1 })).toBeTruthy();
    expect(screen.queryByText(/belum disimpan saat sesi berakhir/)).toBeNull();
  });

  test('data baru tidak disebut tersimpan', async () => {
    const { user, router } = open('/uji/contoh/create', { on: { 'POST uji/contoh': ended } });
    await user.type(await screen.findByRole('textbox', { name: /Kode/ }), 'C9');
    await user.type(await name(), 'Baru');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/logout'));
    expect(screen.queryByText('Data ditambahkan.')).toBeNull();
  });
});

test('setelah lama tidak ada kegiatan isian disimpan di perangkat, tanpa bertanya', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const view = open(edit, { user: { sesi: { idleDetik: 120, ingatkanDetik: 30 } } });
  await view.user.clear(await name());
  await view.user.type(await name(), 'Setengah jadi');
  await act(() => vi.advanceTimersByTimeAsync(125_000));
  await waitFor(() => expect(view.router.state.location.pathname).toBe('/logout'));
  vi.useRealTimers();
  view.unmount();
  forget();
  const { user } = open(edit);
  const bar = (await screen.findByText(/belum disimpan saat sesi berakhir/)).closest('[role="status"]');
  if (!(bar instanceof HTMLElement)) throw new Error('nothing is offered');
  await user.click(within(bar).getByRole('button', { name: 'Lanjutkan isian' }));
  expect((await name()).value).toBe('Setengah jadi');
});
