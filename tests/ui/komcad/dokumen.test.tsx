import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openEveryArea } from '../support/everyArea.ts';
import { renderAdmin } from '../support/renderAdmin.tsx';
// Fetched before the first test, not in its time.
import '../../../src/platform/patterns/queue/QueueBulkDialog.tsx';
import '../../../src/platform/patterns/queue/QueueScreen.tsx';

/** Documents of many participants, one of each kind: a row is told from the next by its person (docs/domain/40 §1.1). */

openEveryArea();

const row = (end: string, namaMahasiswa: string) => ({
  id: `01900000-0000-7000-8000-0000000000${end}`,
  version: 1,
  npm: `230110100${end}`,
  namaMahasiswa,
  jenisDokumen: 'skck',
  status: 'menunggu',
  aksi: ['sahkan', 'tolak'],
  tanggalDokumen: '2026-11-01',
});

test('what is ticked is called by its thing and its person, also in the dialog', async () => {
  const { user } = renderAdmin('/komcad/unggah', {
    sebagai: 'HA03',
    rows: { 'komcad/dokumen': [row('a1', 'Ani Lestari'), row('a2', 'Bayu Saputra')] },
    on: { 'POST v6/komcad/upload-dokumen/aksi/sahkan': () => ({ berhasil: 2, gagal: [] }) },
  });
  await user.click(await screen.findByRole('checkbox', { name: /^Pilih .+ · Ani Lestari$/ }));
  await user.click(screen.getByRole('checkbox', { name: /^Pilih .+ · Bayu Saputra$/ }));
  const bar = within(screen.getByRole('toolbar', { name: 'Aksi untuk baris yang dipilih' }));
  await user.click(bar.getByRole('button', { name: 'Sahkan' }));
  const named = within(await screen.findByRole('group', { name: 'Yang dipilih' }));
  const words = named.getAllByRole('listitem').map(one => one.textContent ?? '');
  expect(words.map(each => each.split('Ani Lestari').length - 1)).toEqual([1, 0]);
  expect(words[1]).toMatch(/ · Bayu Saputra/);
  // The generic call says how many were done, the calls of an area say which.
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sahkan' }));
  expect(await screen.findByText('2 dokumen disahkan.')).toBeTruthy();
});

test('several documents go back with one note', async () => {
  const { user, server } = renderAdmin('/komcad/unggah', {
    sebagai: 'HA03',
    rows: { 'komcad/dokumen': [row('a1', 'Ani Lestari'), row('a2', 'Bayu Saputra')] },
    on: { 'POST v6/komcad/upload-dokumen/aksi/tolak': () => ({ berhasil: 2, gagal: [] }) },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Pilih semua di halaman ini' }));
  const bar = within(screen.getByRole('toolbar', { name: 'Aksi untuk baris yang dipilih' }));
  await user.click(bar.getByRole('button', { name: 'Tolak' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /^Catatan/ }), 'Tidak terbaca.');
  await user.click(dialog.getByRole('button', { name: 'Tolak' }));
  await screen.findByText('2 dokumen dikembalikan; mahasiswa mengunggah ulang.');
  expect(server.callsTo('POST', 'v6/komcad/upload-dokumen/aksi/tolak')[0]?.body).toMatchObject({
    catatan: 'Tidak terbaca.',
    items: [{ version: 1 }, { version: 1 }],
  });
});
