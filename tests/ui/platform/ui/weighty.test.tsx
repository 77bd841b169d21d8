import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  createRegistry,
  date,
  screen as declared,
  isRecord,
  resource,
  roles,
  text,
  write,
} from '../../../../resources/kit/index.ts';
import { role } from '../../../../resources/roles.ts';
import { Reply } from '../../support/fakeApi.ts';
import { typeMoment } from '../../support/moment.ts';
import { renderAdmin } from '../../support/renderAdmin.tsx';
import { id } from './contoh.ts';

/** A change that touches people is asked about with its numbers; what was typed stays. */
const musim = resource({
  name: 'uji/musim',
  label: 'Musim',
  fields: { nama: text(60, { required: true }), selesai: date({ required: true }) },
  columns: ['nama', 'selesai'],
  access: { HA03: write() },
});
const registry = createRegistry(
  [musim],
  [
    declared({
      path: '/uji/musim',
      title: 'Musim',
      icon: 'label',
      pattern: 'crud',
      resource: 'uji/musim',
      roles: roles([role.timMbkm]),
      group: 'master-akademik',
    }),
  ],
);
const row = {
  id: id(1),
  version: 1,
  createdAt: '2026-01-01T01:00:00.000Z',
  updatedAt: '2026-01-01T01:00:00.000Z',
  nama: 'Musim 2026',
  selesai: '2026-06-26',
};
const at = `uji/musim/${id(1)}`;

test('the numbers, a note and the name are asked for before it is saved', async () => {
  const { user, server } = renderAdmin(`/uji/musim/${id(1)}`, {
    sebagai: 'HA03',
    registry,
    rows: { 'uji/musim': [row] },
    on: {
      [`PUT ${at}`]: ({ body }) =>
        isRecord(body) && body.ketikNama === 'Musim 2026'
          ? { ...row, selesai: '2026-07-03', version: 2 }
          : new Reply(422, {
              code: 'together',
              message: '12 kegiatan sedang berjalan.',
              errors: { ketikNama: 'Ketik “Musim 2026” untuk melanjutkan.' },
            }),
    },
  });
  await typeMoment(/Selesai/, '2026-07-03');
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  const dialog = await screen.findByRole('dialog', { name: 'Perubahan ini berdampak' });
  expect(dialog.textContent).toContain('12 kegiatan sedang berjalan.');
  await user.type(within(dialog).getByRole('textbox', { name: /Catatan/ }), 'Libur bersama');
  const name = within(dialog).getByRole('textbox', { name: /Ketik/ });
  await user.type(name, 'Musim');
  await user.click(within(dialog).getByRole('button', { name: 'Ubah' }));
  await waitFor(() => expect(server.callsTo('PUT', at)).toHaveLength(2));
  expect(await within(dialog).findByText('Ketik “Musim 2026” untuk melanjutkan.')).toBeTruthy();
  expect(name).toHaveProperty('value', 'Musim');
  await user.type(name, ' 2026');
  await user.click(within(dialog).getByRole('button', { name: 'Ubah' }));
  await waitFor(() => expect(server.callsTo('PUT', at)).toHaveLength(3));
  expect(server.callsTo('PUT', at)[2]?.body).toEqual({
    selesai: '2026-07-03',
    catatan: 'Libur bersama',
    ketikNama: 'Musim 2026',
    version: 1,
  });
});
