import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openEveryArea } from '../../support/everyArea.ts';
import { renderAdmin } from '../../support/renderAdmin.tsx';

openEveryArea();

const id = '01900000-0000-7000-8000-0000000000d1';
const open = () =>
  renderAdmin(`/kkn/verifikasi-mingguan/detail/${id}`, {
    sebagai: 'HA04',
    rows: { 'kkn/laporan-tugas-mingguan': [{ id, version: 1, status: 'diajukan', mingguKe: 2, ringkasan: 'Panen.' }] },
  });

/** Typing begins where a dialog asks first: at what its step takes, at the note of a step that takes nothing else. */
test('what a step takes has the focus before its note', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Setujui' }));
  const dialog = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: /^Skor/ })));
});

test('a step that takes nothing begins at its note', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /^Kembalikan|^Minta revisi|^Revisi/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: /^Catatan/ })));
});
