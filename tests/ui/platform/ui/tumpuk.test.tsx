import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { krs } from '../../../../resources/pertukaran/krs.ts';
import { addKknExtensions } from '../../../../src/areas/kkn/extensions.ts';
import { addInboundExtensions } from '../../../../src/areas/pertukaran/inbound/extensions.ts';
import { renderAdmin } from '../../support/renderAdmin.tsx';
import { baris, registry, wilayah } from './contoh.ts';

/** The screens of these tests have no layout: every element is as wide, and has as much room, as this says. */
const measures = (wide: number, room: number) => {
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(wide);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(room);
};
const open = () =>
  renderAdmin('/uji/contoh', {
    sebagai: 'HA03',
    registry,
    rows: { ...wilayah(), 'uji/contoh': [baris(1), baris(2)] },
  });

test('tabel yang terlalu lebar: kode di bawah nama, keduanya terbaca dan mengurutkan; yang disembunyikan tidak ikut', async () => {
  measures(1400, 974);
  const { user, server } = open();
  const heading = await screen.findByRole('columnheader', { name: /Nama.*Kode/ });
  const row = screen.getByRole('row', { name: /Contoh 1/ });
  const cell = within(row).getByText('C1').closest('td');
  expect(cell?.textContent).toBe('Contoh 1C1');
  // Not at the edge, where a column is drawn.
  fireEvent.click(within(heading).getByRole('button', { name: 'Kode' }), { clientX: -100 });
  await waitFor(() => expect(server.callsTo('GET', 'uji/contoh').at(-1)?.query.sort).toBe('["kode","DESC"]'));

  await user.click(screen.getByRole('button', { name: 'Tampilan' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Nama' }));
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('columnheader', { name: /^Kode$/ })).toBeDefined();
});

test('tabel yang muat tetap satu kolom untuk satu isian', async () => {
  measures(900, 974);
  open();
  expect(await screen.findByRole('columnheader', { name: /^Kode$/ })).toBeDefined();
  expect(screen.getByRole('columnheader', { name: /^Nama$/ })).toBeDefined();
});

test('kolom yang ditambahkan suatu bidang juga bertumpuk', async () => {
  addInboundExtensions();
  const rows = {
    [krs.name]: [{ id: 'k1', version: 1, npm: '1', status: 'diajukan', kampus: 'Udayana', prodi: 'Sastra' }],
  };
  const path = '/pertukaran-mahasiswa/inbound/approve-krs';
  measures(900, 974);
  const { unmount } = renderAdmin(path, { sebagai: 'HA03', rows });
  expect(await screen.findByRole('columnheader', { name: 'Program studi' })).toBeDefined();
  unmount();
  measures(1400, 974);
  renderAdmin(path, { sebagai: 'HA03', rows });
  expect(await screen.findByRole('columnheader', { name: /PT Asal.*Program studi/ })).toBeDefined();
  expect((await screen.findByText('Sastra')).closest('td')?.textContent).toBe('UdayanaSastra');
});

test('kolom yang menunggu di Tampilan tetap ikut diekspor', async () => {
  addKknExtensions();
  const { user } = renderAdmin('/kkn/setting-dpl', {
    sebagai: 'HA03',
    rows: {
      'kkn/gelombang': [],
      'kkn/dpl': [{ id: 'd1', version: 1, nama: 'Bambang', idGelombang: 'w1', maksKelompok: 3 }],
    },
  });
  await screen.findByText('Bambang');
  expect(screen.queryByRole('columnheader', { name: 'Kelompok maksimal' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Ekspor' }));
  const box = within(await screen.findByRole('dialog')).getByRole('checkbox', { name: 'Kelompok maksimal' });
  expect(box).toHaveProperty('checked', true);
});
