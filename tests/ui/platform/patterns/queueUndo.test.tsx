import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { logbookOptions } from '../../../../resources/magang/kegiatanOptions.ts';
import { renderAdmin } from '../../support/renderAdmin.tsx';
import { daysAgo, masters, registry } from './world.ts';

const L = 'magang/logbook-magang';
const entry = (id: string) => ({
  id,
  version: 4,
  tanggal: daysAgo(3).slice(0, 10),
  npm: `2208101000${id}`,
  namaMahasiswa: `Mahasiswa ${id}`,
  kegiatan: `Kegiatan ${id}`,
  uraian: 'Menulis layanan pembayaran dan mengujinya.',
  durasiJam: 3,
  dokumen: [],
  status: 'diajukan',
  aksi: ['setujui', 'revisi'],
});

test('banyak log yang disetujui dapat diurungkan dari pemberitahuannya, versi demi versi', async () => {
  const { user, server } = renderAdmin(logbookOptions.paths.home, {
    registry,
    sebagai: 'HA04',
    rows: { ...masters(), [L]: [entry('1'), entry('2')] },
    on: {
      [`POST ${L}/aksi/setujui`]: () => ({ berhasil: ['1', '2'], gagal: [] }),
      [`POST ${L}/aksi/batalkan`]: () => ({ berhasil: ['1'], gagal: [{ id: '2', pesan: 'Data ini sudah berubah.' }] }),
    },
  });
  await screen.findByText('Mahasiswa 1');
  await user.click(await screen.findByRole('checkbox', { name: 'Pilih semua di halaman ini' }));
  await user.click(screen.getByRole('button', { name: 'Setujui' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Setujui' }));
  await user.click(await screen.findByRole('button', { name: 'Urungkan' }));
  expect(await screen.findByText('1 diurungkan, 1 tidak: sudah berubah lagi.')).toBeTruthy();
  await waitFor(() =>
    expect(server.callsTo('POST', `${L}/aksi/batalkan`)[0]?.body).toEqual({
      items: [
        { id: '1', version: 5 },
        { id: '2', version: 5 },
      ],
    }),
  );
});
