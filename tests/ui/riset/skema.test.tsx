import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { eligible, ids, masters, N } from '../platform/patterns/world.ts';
import { renderAdmin } from '../support/renderAdmin.tsx';
// Fetched before the first test, not in its time.
import '../../../src/platform/patterns/register/Register.tsx';

test('pilihan dibacakan seperti yang terlihat: mitra dengan namanya', async () => {
  const scheme = {
    id: '01900000-0000-7000-8000-0000000000d1',
    version: 1,
    namaSkema: 'Kesuburan Tanah Pesisir',
    idMitra: ids.mitra,
    status: 'disetujui',
    sumber: 'mitra',
    kuota: 4,
    terisi: 1,
    tanggalBuka: '2020-01-01',
    tanggalTutup: '2199-01-01',
    idPeriode: ids.periode,
  };
  renderAdmin(`/riset/pendaftaran/list-program?idProgram=${ids.program}&idPeriode=${ids.periode}`, {
    sebagai: 'HA02',
    rows: { ...masters(), [N]: [], 'riset/skema-mitra': [scheme] },
    on: { 'GET v5/riset/pendaftaran/kelayakan': eligible },
  });
  expect(await screen.findByRole('radio', { name: 'Kesuburan Tanah Pesisir PT Nusa Digital Teknologi' })).toBeDefined();
});
