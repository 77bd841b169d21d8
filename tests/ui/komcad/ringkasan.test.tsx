import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { RingkasanKomcad } from '../../../resources/komcad/ringkasan.ts';
import '../../../src/areas/komcad/StageOverview.tsx';
import '../../../src/areas/monitoring/monitor/Monitor.tsx';
import '../../../src/areas/monitoring/monitor/MonitorFigures.tsx';
import { ids } from '../platform/patterns/world.ts';
import { openEveryArea } from '../support/everyArea.ts';
import { renderAdmin } from '../support/renderAdmin.tsx';

/** /komcad for those who watch: figures per stage, branch and quota (docs/domain/40 §3). */

openEveryArea();

const summary: RingkasanKomcad = {
  perTahap: [
    { kunci: 'seleksi', jumlah: 2 },
    { kunci: 'administrasi', jumlah: 3 },
  ],
  perMatra: [{ kunci: 'laut', jumlah: 5 }],
  perProdi: [],
  kuota: 30,
  terisi: 30,
  perGelombang: [{ kunci: 'g-1', nama: 'Matra Laut I', kuota: 30, terisi: 30 }],
};
const open = (answer: RingkasanKomcad) =>
  renderAdmin('/komcad', {
    sebagai: 'HA03',
    on: {
      'GET mbkm/monitoring/periode': () => {
        const periode = { id: ids.periode, nama: 'Gasal' };
        return { periode, pilihan: [periode] };
      },
      'GET mbkm/monitoring/ringkasan': () => ({ angka: [], tindakan: [], bagan: [] }),
      'GET v6/komcad/mhs/ringkasan': () => answer,
    },
  });

test('peserta menurut tahap dalam urutannya dan kursi gelombang pada periode yang dipilih; satu matra tanpa grafik', async () => {
  const { user, server } = open(summary);
  const part = await screen.findByRole('region', { name: 'Tahap dan kuota' });
  const stages = await within(part).findByRole('region', { name: 'Peserta menurut tahap' });
  await user.click(within(stages).getByRole('button', { name: 'Lihat tabel Peserta menurut tahap' }));
  const rows = (await within(stages).findAllByRole('row')).map(({ textContent }) => textContent);
  expect(rows.slice(-2)).toEqual(['Administrasi3', 'Seleksi2']);
  expect(within(part).queryByText('Peserta menurut matra')).toBeNull();
  expect(within(part).getByText('Matra Laut I')).toBeTruthy();
  expect(within(part).getByText('30 dari 30 · penuh')).toBeTruthy();
  const [call] = server.callsTo('GET', 'v6/komcad/mhs/ringkasan');
  expect(call?.query.idPeriode).toBe(ids.periode);
});

test('tidak mengatakan apa pun tentang periode tanpa gelombang dan peserta', async () => {
  const { server } = open({ ...summary, perTahap: [], perMatra: [], perGelombang: [] });
  await waitFor(() => expect(server.callsTo('GET', 'v6/komcad/mhs/ringkasan').length).toBeGreaterThan(0));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Tahap dan kuota' })).toBeNull());
});
