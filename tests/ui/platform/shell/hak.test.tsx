import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ResourcePermissions } from '../../../../resources/pengaturan/hakMenu.ts';
import { reloadSession } from '../../../../src/platform/providers/session.ts';
import { Reply } from '../../support/fakeApi.ts';
import { permissionsFor, userAs } from '../../support/fakeSession.ts';
import { renderAdmin } from '../../support/renderAdmin.tsx';
import * as contoh from '../ui/contoh.ts';

/** What changes the session without a page load changes at once what the screens offer (issue 34, A5). */

test('setelah sandi pertama diganti daftar menawarkan aksi tanpa muat ulang', async () => {
  let wajibGantiSandi = true;
  const { user, router, reload } = renderAdmin('/dashboard', {
    sebagai: 'HA01',
    user: { wajibGantiSandi },
    on: {
      'GET user': () => userAs('HA01', { wajibGantiSandi }),
      'PUT user/password/:id': () => {
        wajibGantiSandi = false;
        return new Reply(204);
      },
    },
  });
  await user.type(await screen.findByLabelText(/^Kata sandi lama/), 'Lama-2026');
  await user.type(screen.getByLabelText(/^Kata sandi baru/), 'Baru-2026');
  await user.type(screen.getByLabelText(/^Ulangi kata sandi baru/), 'Baru-2026');
  await user.click(screen.getByRole('button', { name: 'Ganti kata sandi' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  await act(() => router.navigate('/master/jenis-mitra'));
  expect(await screen.findByRole('link', { name: /^Tambah/ })).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
});

test('hak yang disimpan berlaku di daftar yang sedang terbuka', async () => {
  const all = permissionsFor(contoh.registry, 'HA03');
  let rights: ResourcePermissions = { resources: { 'uji/contoh': ['list', 'show'] }, fields: {} };
  renderAdmin('/uji/contoh', {
    sebagai: 'HA03',
    registry: contoh.registry,
    rows: { ...contoh.wilayah(), 'uji/contoh': [contoh.baris(1)] },
    on: { 'GET menu-user/permission': () => rights },
  });
  expect(await screen.findByText('C1')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Tambah/ })).toBeNull();
  rights = all;
  await act(() => reloadSession());
  expect(await screen.findByRole('link', { name: /^Tambah/ })).toBeTruthy();
});
