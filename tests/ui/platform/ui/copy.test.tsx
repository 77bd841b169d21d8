import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  type CopyPlan,
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
import type { Rows } from '../../support/fakeRows.ts';
import { chooseInListMenu, openListMenu } from '../../support/listMenu.ts';
import { typeMoment } from '../../support/moment.ts';
import { renderAdmin } from '../../support/renderAdmin.tsx';
import { id } from './contoh.ts';

/** A row is copied for another term on the form of a new one. */
const musim = resource({
  name: 'uji/musim',
  label: 'Musim',
  fields: {
    nama: text(60, { required: true, unique: true }),
    mulai: date({ required: true }),
    selesai: date({ required: true }),
  },
  columns: ['nama', 'mulai', 'selesai'],
  search: ['nama'],
  sort: ['nama'],
  copy: { start: 'mulai', names: ['nama'] },
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
const base = { version: 1, createdAt: '2026-01-01T01:00:00.000Z', updatedAt: '2026-01-01T01:00:00.000Z' };
const rows = () => ({
  'uji/musim': [{ id: id(1), ...base, nama: 'Musim 2026', mulai: '2026-02-02', selesai: '2026-06-26' }],
});

const planned = (mulai: string, selesai: string, geser: number): CopyPlan => ({
  id: id(1),
  nama: 'Musim 2026',
  mulai: 'mulai',
  dalam: null,
  geser,
  nilai: { nama: 'Musim 2027', mulai, selesai },
  tanggal: [
    { field: 'mulai', label: 'Mulai', dari: '2026-02-02', ke: mulai },
    { field: 'selesai', label: 'Selesai', dari: '2026-06-26', ke: selesai },
  ],
  anak: [
    {
      resource: 'uji/desa',
      label: 'Desa',
      induk: null,
      jumlah: 2,
      baris: [
        { id: id(71), nama: 'Sukamaju', tanggal: [], pesan: 'Dosen tidak aktif.' },
        { id: id(72), nama: 'Mekarsari', tanggal: [] },
      ],
    },
  ],
  halangan: {},
});

const source = `uji/musim/${id(1)}/salin`;
let refused = false;
beforeEach(() => {
  refused = false;
});

const open = (path: string, there: Rows = rows()) =>
  renderAdmin(path, {
    sebagai: 'HA03',
    registry,
    rows: there,
    on: {
      [`POST ${source}/rencana`]: ({ body }) => {
        const nilai = isRecord(body) && isRecord(body.nilai) ? body.nilai : {};
        return typeof nilai.mulai === 'string'
          ? planned(nilai.mulai, '2027-06-27', 366)
          : planned('2027-02-01', '2027-06-25', 364);
      },
      [`POST ${source}`]: () =>
        refused
          ? new Reply(422, { code: 'invalid', message: 'Periksa.', errors: { nama: 'Nama sudah digunakan.' } })
          : new Reply(201, { baris: rows()['uji/musim'][0], disalin: [], dilewati: [] }),
    },
  });

test('a row is proposed again with its days moved, and saved as it then stands', async () => {
  const { user, server } = open(`/uji/musim/${id(1)}/show`);
  await user.click(await screen.findByRole('link', { name: 'Salin untuk periode berikutnya' }));
  const name = await screen.findByRole('textbox', { name: /Nama/ });
  expect(name).toHaveProperty('value', 'Musim 2027');
  expect(screen.getByText('Semula Sen, 2 Feb 2026 → Sen, 1 Feb 2027')).toBeTruthy();
  expect(screen.getByText(/Tanggal lain bergeser 52 minggu/)).toBeTruthy();
  expect(screen.getByText('Tidak ikut: Sukamaju. Dosen tidak aktif.')).toBeTruthy();
  await user.clear(name);
  await user.type(name, 'Musim Depan');
  await typeMoment(/^Mulai/, '2027-02-03');
  // The other day follows; what was typed stays.
  expect(await screen.findByText(/Tanggal lain bergeser 366 hari/)).toBeTruthy();
  expect(screen.getByText('Semula Jum, 26 Jun 2026 → Min, 27 Jun 2027')).toBeTruthy();
  expect(name).toHaveProperty('value', 'Musim Depan');
  await user.click(screen.getByRole('checkbox', { name: 'Desa (2)' }));
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(server.callsTo('POST', source)).toHaveLength(1));
  expect(server.callsTo('POST', source)[0]?.body).toEqual({
    nilai: { nama: 'Musim Depan', mulai: '2027-02-03', selesai: '2027-06-27' },
    anak: [],
  });
});

test('a refusal stands by its field and leaves the form as it was typed', async () => {
  refused = true;
  const { user } = open(`/uji/musim/create?salin=${id(1)}`);
  await screen.findByRole('textbox', { name: /Nama/ });
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Nama sudah digunakan.')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: /Nama/ })).toHaveProperty('value', 'Musim 2027');
});

test('from the list the source is chosen first', async () => {
  const { user } = open('/uji/musim');
  await chooseInListMenu(user, 'Salin dari…');
  const picker = await screen.findByRole('combobox', { name: 'Salin dari' });
  await user.click(picker);
  await user.click(await screen.findByRole('option', { name: 'Musim 2026' }));
  expect(await screen.findByText('Dari Musim 2026')).toBeTruthy();
});

test('a list without rows offers nothing to copy from', async () => {
  const { server, user } = open('/uji/musim', { 'uji/musim': [] });
  await screen.findByRole('link', { name: /^Tambah/ });
  await waitFor(() => expect(server.callsTo('GET', 'uji/musim').length).toBeGreaterThan(1));
  expect(await openListMenu(user)).not.toContain('Salin dari…');
});

test('a list whose filter hides all rows still offers them to copy from', async () => {
  const { user } = open('/uji/musim?filter={"q":"Tahun Lain"}');
  await openListMenu(user);
  expect(await screen.findByRole('menuitem', { name: 'Salin dari…' })).toBeTruthy();
  expect(screen.queryByText('Musim 2026')).toBeNull();
});
