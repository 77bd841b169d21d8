import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { messages } from '../../../../resources/kit/index.ts';
import { forget } from '../../../../src/platform/providers/session.ts';
import { Reply } from '../../support/fakeApi.ts';
import { renderAdmin, type WorldOptions } from '../../support/renderAdmin.tsx';
import { daysAgo, eligible, M, registry as magang, masters, N, registration } from '../patterns/world.ts';
import { baris, id, registry, wilayah } from '../ui/contoh.ts';

/**
 * The session has ended elsewhere when somebody deletes, decides or sends: nothing is called done, no page is left but
 * for the logout, and what was typed is there again after the next login (issue 34, A2). Forms stand in isian.test.tsx,
 * grading sheets with theirs.
 */

const ended = () => new Reply(401, { statusCode: 401, message: messages.unauthenticated.text });
type View = ReturnType<typeof renderAdmin>;

/** Does something that is answered 401, and goes as the page would go after it. */
async function lose(view: View, act: () => Promise<unknown>, done: RegExp): Promise<void> {
  const here = view.router.state.location.pathname;
  const elsewhere = new Set<string>();
  view.router.subscribe(({ location }) => {
    if (location.pathname !== here) elsewhere.add(location.pathname);
  });
  await act();
  await waitFor(() => expect([...elsewhere]).toEqual(['/logout']));
  expect(await screen.findByText(messages.unauthenticated.text)).toBeTruthy();
  expect(screen.queryByText(done)).toBeNull();
  view.unmount();
  forget();
}

describe('baris sebuah daftar', () => {
  const open = (path: string, status: string, on: WorldOptions['on'] = {}) =>
    renderAdmin(path, {
      sebagai: 'HA03',
      registry,
      rows: { ...wilayah(), 'uji/contoh': [1, 2, 3].map(n => baris(n, { status })) },
      on,
    });
  const show = `/uji/contoh/${id(1)}/show`;
  const dialog = async () => within(await screen.findByRole('dialog'));
  const note = async () => (await dialog()).getByRole<HTMLInputElement>('textbox', { name: /Catatan/ });

  test('yang dihapus tidak disebut terhapus, dan masih ada', async () => {
    const view = open(show, 'draf', { [`DELETE uji/contoh/${id(1)}`]: ended });
    await view.user.click(await screen.findByRole('button', { name: 'Hapus' }));
    await lose(
      view,
      async () => view.user.click((await dialog()).getByRole('button', { name: 'Hapus' })),
      /dihapus\.$/,
    );
    open(show, 'draf');
    expect(await screen.findByRole('heading', { name: /Contoh 1/ })).toBeTruthy();
  });

  test('catatan sebuah langkah ada lagi ketika langkah itu dibuka', async () => {
    const view = open(show, 'diajukan', { [`POST uji/contoh/${id(1)}/aksi/tolak`]: ended });
    await view.user.click(await screen.findByRole('button', { name: 'Tolak' }));
    await view.user.type(await note(), 'Berkas kurang.');
    await lose(
      view,
      async () => view.user.click((await dialog()).getByRole('button', { name: 'Tolak' })),
      /diperbarui/,
    );
    const { user } = open(show, 'diajukan');
    expect(await screen.findByText(/belum disimpan saat sesi berakhir/)).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Tolak' }));
    await waitFor(async () => expect((await note()).value).toBe('Berkas kurang.'));
  });

  const tickAll = async ({ user }: View) => {
    await user.click(await screen.findByRole('checkbox', { name: 'Pilih semua di halaman ini' }));
    return within(await screen.findByRole('toolbar', { name: 'Aksi untuk baris yang dipilih' }));
  };

  test('catatan untuk beberapa baris ada lagi', async () => {
    const view = open('/uji/contoh', 'diajukan', { 'POST uji/contoh/aksi/tolak': ended });
    await view.user.click((await tickAll(view)).getByRole('button', { name: 'Tolak' }));
    await view.user.type(await note(), 'Tidak satu pun lengkap.');
    await lose(
      view,
      async () => view.user.click((await dialog()).getByRole('button', { name: 'Tolak' })),
      /diperbarui/,
    );
    const again = open('/uji/contoh', 'diajukan');
    await again.user.click((await tickAll(again)).getByRole('button', { name: 'Tolak' }));
    await waitFor(async () => expect((await note()).value).toBe('Tidak satu pun lengkap.'));
  });

  test('isian ubah beberapa baris ada lagi', async () => {
    const view = open('/uji/contoh', 'draf', { 'PUT uji/contoh': ended });
    await view.user.click((await tickAll(view)).getByRole('button', { name: 'Ubah' }));
    await view.user.click((await dialog()).getByRole('checkbox', { name: 'Angkatan' }));
    await view.user.type((await dialog()).getByRole('textbox', { name: 'Angkatan' }), '2031');
    await lose(
      view,
      async () => view.user.click((await dialog()).getByRole('button', { name: 'Lanjut' })),
      /contoh diubah\.$/,
    );
    const again = open('/uji/contoh', 'draf');
    await again.user.click((await tickAll(again)).getByRole('button', { name: 'Ubah' }));
    const year = async () => (await dialog()).getByRole<HTMLInputElement>('textbox', { name: 'Angkatan' });
    await waitFor(async () => expect((await year()).value).toBe('2031'));
  });
});

test('keputusan dalam antrean tidak disebut diambil; catatannya ada lagi', async () => {
  const rows = () => ({ ...masters(), [N]: [registration('1', { tanggalDaftar: daysAgo(9) })] });
  const open = (on: WorldOptions['on'] = {}) =>
    renderAdmin('/magang/approval/detail/1?tab=menunggu', {
      registry: magang,
      sebagai: 'HA05',
      rows: rows(),
      on: { [`GET ${M}/cek-pendaftar-magang`]: eligible, ...on },
    });
  const dialog = async () => within(await screen.findByRole('dialog'));
  const view = open({ [`POST ${N}/:id/aksi/:aksi`]: ended });
  await view.user.click(await screen.findByRole('button', { name: 'Kembalikan' }));
  await view.user.type((await dialog()).getByLabelText(/Catatan/), 'Surat belum ditandatangani');
  await lose(
    view,
    async () => view.user.click((await dialog()).getByRole('button', { name: 'Kembalikan' })),
    /dikembalikan/,
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Kembalikan' }));
  const note = async () => (await dialog()).getByLabelText<HTMLInputElement>(/Catatan/);
  await waitFor(async () => expect((await note()).value).toBe('Surat belum ditandatangani'));
});
