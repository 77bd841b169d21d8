import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openEveryArea } from '../support/everyArea.ts';
import { renderAdmin } from '../support/renderAdmin.tsx';

import '../../../src/platform/ui/bulk/BulkDeleteDialog.tsx';
import '../../../src/platform/ui/list/ResourceList.tsx';
import '../../../src/platform/ui/show/ResourceShow.tsx';

openEveryArea();

/** A form that was released is closed, not deleted: nowhere is offered what the server refuses. */

const idOf = (n: number) => `0195b1c0-1111-7111-8111-11111111111${n}`;
const rowOf = (n: number, judul: string, status: string) => ({
  id: idOf(n),
  version: 3,
  createdAt: '2026-11-01T01:00:00.000Z',
  judul,
  momen: 'sendiri',
  peserta: 'peran',
  audiens: ['HA02'],
  pembaca: [],
  nomorVersi: status === 'draf' ? 0 : 1,
  status,
});
const open = (path: string) =>
  renderAdmin(path, {
    sebagai: 'HA03',
    rows: { 'formulir/formulir': [rowOf(1, 'Masih ditulis', 'draf'), rowOf(2, 'Sudah rilis', 'rilis')] },
  });

test('the page of a draft offers to delete it, that of a released form to close it', async () => {
  const { router } = open(`/pengaturan/formulir/${idOf(1)}/show`);
  expect(await screen.findByRole('button', { name: 'Hapus' })).toBeTruthy();
  await router.navigate(`/pengaturan/formulir/${idOf(2)}/show`);
  expect(await screen.findByRole('button', { name: 'Tutup' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Hapus' })).toBeNull();
});

test('of ticked forms only drafts go, and the dialog says how the others end', async () => {
  const { user, server } = open('/pengaturan/formulir');
  const tick = async (name: RegExp) =>
    user.click(within(await screen.findByRole('row', { name })).getByRole('checkbox'));
  await tick(/Sudah rilis/);
  const bar = within(await screen.findByRole('toolbar', { name: 'Aksi untuk baris yang dipilih' }));
  expect(bar.getByRole('button', { name: 'Tutup' })).toBeTruthy();
  expect(bar.queryByRole('button', { name: 'Hapus' })).toBeNull();
  await tick(/Masih ditulis/);
  await user.click(await bar.findByRole('button', { name: 'Hapus' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hapus 1 formulir?' }));
  expect(dialog.getByText(/1 tidak ikut dihapus\. Formulir yang sudah dirilis.*Tutup/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Hapus' }));
  await waitFor(() =>
    expect(server.callsTo('DELETE', 'formulir/formulir').map(({ body }) => body)).toContainEqual({
      items: [{ id: idOf(1), version: 3 }],
    }),
  );
});
