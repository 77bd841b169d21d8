import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openEveryArea } from '../support/everyArea.ts';
import { renderAdmin } from '../support/renderAdmin.tsx';
// Fetched before the first test, not in its time.
import '../../../src/areas/kkn/proposal/ProposalReview.tsx';
import '../../../src/platform/patterns/queue/QueueDetail.tsx';
import '../../../src/areas/mbkm/remarks/RemarkForm.tsx';

/** Remarks by part, written by who looks through a proposal (docs/domain/30 §3), by the keyboard alone. */

openEveryArea();

const id = '01900000-0000-7000-8000-0000000000b1';
const proposal = (over: object = {}) => ({
  id,
  version: 2,
  idKelompok: '01900000-0000-7000-8000-0000000000a1',
  judul: 'Desa Mandiri',
  status: 'diajukan',
  aksi: ['setujui', 'revisi'],
  komentar: [],
  programKerja: [],
  ...over,
});
const open = (over: object = {}) =>
  renderAdmin(`/kkn/verifikasi-proposal/detail/${id}`, {
    sebagai: 'HA04',
    rows: { 'kkn/proposal': [proposal(over)] },
  });

test('a remark without its part leads to what is missing, says how many, and goes with Ctrl and Enter', async () => {
  const { user, server } = open();
  const form = within(await screen.findByRole('region', { name: 'Tambah komentar' }));
  form.getByRole('textbox', { name: /^Komentar/ }).focus();
  await user.keyboard('Jelaskan sasarannya.{Control>}{Enter}{/Control}');
  expect(await form.findByRole('button', { name: '1 isian perlu diperbaiki' })).toBeTruthy();
  const part = form.getByRole('combobox', { name: /^Bagian/ });
  await waitFor(() => expect(document.activeElement).toBe(part));
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('option', { name: 'Analisis situasi' }));
  form.getByRole('textbox', { name: /^Komentar/ }).focus();
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Komentar ditambahkan.')).toBeTruthy();
  expect(server.rows['kkn/proposal']?.[0]?.komentar).toEqual([{ bagian: 'analisis', isi: 'Jelaskan sasarannya.' }]);
});

test('who may not change the row now is offered no remark', async () => {
  open({ bolehUbah: false });
  await screen.findByText('Belum ada komentar.');
  expect(screen.queryByRole('region', { name: 'Tambah komentar' })).toBeNull();
});
