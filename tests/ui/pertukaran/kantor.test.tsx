import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAdmin } from '../support/renderAdmin.tsx';

/** What staff do beside the rows of inbound exchange (docs/domain/50 §3). */

test('menu inbound menyebut berapa yang menunggu pada tiap antrean', async () => {
  renderAdmin('/pertukaran-mahasiswa/menu/inbond', {
    sebagai: 'HA03',
    on: {
      'GET v2/mhs-luar-upn': () => ({ total: 5, jumlah: {} }),
      'GET v2/pertukaran-mahasiswa/krs/daftar': () => ({ total: 0, jumlah: {} }),
    },
  });
  const pages = await screen.findByRole('list', { name: 'Halaman inbound' });
  await within(pages).findByText('5 menunggu');
  expect(within(pages).queryByText('0 menunggu')).toBeNull();
});
