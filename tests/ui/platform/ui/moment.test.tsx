import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { beginMoment, shownMoment, typeMoment } from '../../support/moment.ts';
import { renderAdmin } from '../../support/renderAdmin.tsx';
import { baris, id, registry, wilayah } from './contoh.ts';

const edit = (more: Record<string, unknown>) =>
  renderAdmin(`/uji/contoh/${id(1)}`, {
    sebagai: 'HA03',
    registry,
    rows: { ...wilayah(), 'uji/contoh': [baris(1, { version: 3, ...more })] },
  });

test('days and times are written as Indonesians write them, and travel as the API speaks', async () => {
  const { user, server } = edit({
    tanggal: '2026-08-17',
    jamMulai: '07:05',
    waktu: '2026-01-02T02:30:00.000Z',
  });
  expect(await shownMoment(/^Tanggal/)).toBe('17/08/2026');
  expect(await shownMoment(/^Jam mulai/)).toBe('07.05');
  expect([await shownMoment('Waktu'), await shownMoment('Waktu: Jam (WIB)')]).toEqual(['02/01/2026', '09.30']);
  await typeMoment(/^Tanggal/, '2026-12-01');
  await typeMoment(/^Jam mulai/, '08:30');
  await typeMoment('Waktu: Jam (WIB)', '10:00');
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(server.callsTo('PUT', `uji/contoh/${id(1)}`)).toHaveLength(1));
  expect(server.callsTo('PUT', `uji/contoh/${id(1)}`)[0]?.body).toEqual({
    tanggal: '2026-12-01',
    jamMulai: '08:30',
    waktu: '2026-01-02T03:00:00.000Z',
    version: 3,
  });
});

test('a day that was begun and not finished is refused, not forgotten', async () => {
  const { user, server } = edit({});
  await beginMoment(user, /^Tanggal/, '2');
  await user.click(screen.getByRole('textbox', { name: /Nama/ }));
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Isi tanggal seperti 21/11/2026.')).toBeTruthy();
  expect(server.callsTo('PUT', `uji/contoh/${id(1)}`)).toHaveLength(0);
});
