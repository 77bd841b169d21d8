import { configure, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openEveryArea } from '../support/everyArea.ts';
import { renderAdmin } from '../support/renderAdmin.tsx';
// Fetched before the first test, not in its time.
import '../../../src/patterns/queue/QueueBulkDialog.tsx';
import '../../../src/patterns/queue/QueueScreen.tsx';

/** Documents of many participants, one of each kind: a row is told from the next by its person (docs/domain/40 §1.1). */

configure({ asyncUtilTimeout: 25_000 });
vi.setConfig({ testTimeout: 60_000 });
openEveryArea();

const row = (end: string, namaMahasiswa: string) => ({
  ...{ id: `01900000-0000-7000-8000-0000000000${end}`, version: 1, npm: `230110100${end}`, namaMahasiswa },
  ...{ jenisDokumen: 'skck', status: 'menunggu', aksi: ['sahkan', 'tolak'], tanggalDokumen: '2026-11-01' },
});

test('what is ticked is called by its thing and its person, also in the dialog', async () => {
  const { user } = renderAdmin('/komcad/unggah', {
    sebagai: 'HA03',
    rows: { 'komcad/dokumen': [row('a1', 'Ani Lestari'), row('a2', 'Bayu Saputra')] },
  });
  await user.click(await screen.findByRole('checkbox', { name: /^Pilih .+ · Ani Lestari$/ }));
  await user.click(screen.getByRole('checkbox', { name: /^Pilih .+ · Bayu Saputra$/ }));
  const bar = within(screen.getByRole('toolbar', { name: 'Aksi untuk baris yang dipilih' }));
  await user.click(bar.getByRole('button', { name: 'Sahkan' }));
  const named = within(await screen.findByRole('group', { name: 'Yang dipilih' }));
  const words = named.getAllByRole('listitem').map(one => one.textContent ?? '');
  expect(words.map(each => each.split('Ani Lestari').length - 1)).toEqual([1, 0]);
  expect(words[1]).toMatch(/ · Bayu Saputra/);
});
