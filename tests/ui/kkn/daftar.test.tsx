import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { eligible, masters, N } from '../platform/patterns/world.ts';
import { userAs } from '../support/fakeSession.ts';
import { renderAdmin } from '../support/renderAdmin.tsx';
// Fetched before the first test, not in its time.
import '../../../src/platform/patterns/register/Register.tsx';

test('gelombang yang diklik terpilih, dan langkah berikutnya terbuka dengan nomor HP dari profil', async () => {
  const wave = {
    id: '01900000-0000-7000-8000-0000000000d1',
    version: 1,
    nama: 'KKN Gelombang IV',
    status: 'pendaftaran',
    tema: 'Desa wisata',
    minSks: 100,
    minIpk: 2,
    minSemester: 6,
    tanggalTutup: '2199-01-01',
    idProgram: '01900000-0000-7000-8000-0000000000e1',
    idPeriode: '01900000-0000-7000-8000-0000000000e2',
  };
  const bare = { ...wave, id: '01900000-0000-7000-8000-0000000000d2', nama: 'KKN Gelombang V', tema: null };
  const { user, server } = renderAdmin('/kkn/pendaftaran', {
    sebagai: 'HA02',
    rows: { ...masters(), [N]: [], 'kkn/gelombang': [wave, bare] },
    on: {
      'GET v3/kkn/pendaftaran/syarat': eligible,
      'POST v3/kkn/pendaftaran': () => ({ id: 'p1', version: 1 }),
      [`GET user/profile/${userAs('HA02').id}`]: () => ({
        noHp: '081234567890',
        orang: { isian: { alamat: 'Jl. Melati 5' } },
      }),
    },
  });
  const card = await screen.findByRole('radio', { name: /Gelombang IV/ });
  // A wave without theme has no line that says nothing.
  expect(screen.getByRole('radio', { name: 'KKN Gelombang V' }).closest('label')?.textContent).not.toContain('–');
  await user.click(card);
  await waitFor(() => expect(card).toHaveProperty('checked', true));
  await user.click(screen.getByRole('button', { name: 'Lanjut' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Data diri dan kesehatan' })).toBeDefined();
  expect(screen.getByRole('textbox', { name: /^No. HP(?! kontak)/ })).toHaveProperty('value', '081234567890');
  expect(screen.getByRole('textbox', { name: /^Alamat domisili/ })).toHaveProperty('value', 'Jl. Melati 5');
  // Programme and period follow from the wave and are asked for nowhere.
  await waitFor(() => expect(server.callsTo('POST', 'v3/kkn/pendaftaran')).toHaveLength(1));
  const { idProgram, idPeriode } = wave;
  expect(server.callsTo('POST', 'v3/kkn/pendaftaran')[0]?.body).toMatchObject({
    idProgram,
    idPeriode,
    kkn: { idGelombang: wave.id, noHp: '081234567890' },
  });
});
