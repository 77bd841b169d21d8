import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  createRegistry,
  screen as page,
  ref,
  refs,
  resource,
  roles,
  rows,
  text,
  write,
} from '../../../../resources/kit/index.ts';
import { role } from '../../../../resources/roles.ts';
import { Reply } from '../../support/fakeApi.ts';
import { renderAdmin } from '../../support/renderAdmin.tsx';
import { id } from './contoh.ts';

/** A group with members, and a task that names one of them, in its child rows too. */
const access = { HA03: write() };
const kelompok = resource({
  name: 'uji/kelompok',
  label: 'Kelompok',
  fields: { nama: text(40, { required: true }), anggota: rows({ nama: text(40, { required: true }) }) },
  access,
  lookup: { columns: ['nama'] },
});
const tugas = resource({
  name: 'uji/tugas',
  label: 'Tugas',
  fields: {
    judul: text(40, { required: true }),
    idKelompok: ref('uji/kelompok', { required: true, label: 'Kelompok' }),
    idKetua: ref('uji/kelompok.anggota', { label: 'Ketua', dependsOn: { idKelompok: 'parentId' } }),
    penulis: refs('uji/kelompok.anggota', { label: 'Penulis', dependsOn: { idKelompok: 'parentId' } }),
    langkah: rows({
      uraian: text(40),
      idAnggota: ref('uji/kelompok.anggota', { label: 'Pelaksana', dependsOn: { '../idKelompok': 'parentId' } }),
    }),
  },
  access,
});
const screenOf = (name: string, title: string) =>
  page({
    path: `/${name}`,
    title,
    icon: 'label',
    pattern: 'crud',
    resource: name,
    roles: roles([role.timMbkm]),
    group: 'master',
  });
const registry = createRegistry(
  [kelompok, tugas],
  [screenOf('uji/kelompok', 'Kelompok'), screenOf('uji/tugas', 'Tugas')],
);

const members: Record<string, [string, string]> = { [id(1)]: [id(11), 'Galih'], [id(2)]: [id(21), 'Ratna'] };
const base = { version: 1, createdAt: '2026-11-01T01:00:00.000Z', updatedAt: '2026-11-01T01:00:00.000Z' };

const open = () =>
  renderAdmin('/uji/tugas/create', {
    sebagai: 'HA03',
    registry,
    rows: {
      'uji/kelompok': [
        { id: id(1), ...base, nama: 'KKN-01', anggota: [] },
        { id: id(2), ...base, nama: 'KKN-02', anggota: [] },
      ],
    },
    on: {
      'GET uji/kelompok/baris/anggota': ({ query }) => {
        const { parentId } = JSON.parse(query.filter ?? '{}') as { parentId?: string };
        const [own, nama] = members[parentId ?? ''] ?? [];
        return own === undefined
          ? new Reply(400, { statusCode: 400, message: 'tanpa kelompok' })
          : new Reply(200, [{ id: own, label: nama }], { 'content-range': 'items 0-0/1' });
      },
    },
  });

test('baris anak dipilih dari induk yang dipilih di formulir, juga di dalam baris, dan kosong bila induknya berganti', async () => {
  const { user, server } = open();
  const box = (name: string) => screen.findByRole<HTMLInputElement>('combobox', { name });
  await user.click(await box('Ketua'));
  expect(await screen.findByText('Pilih Kelompok lebih dahulu.')).toBeTruthy();
  await user.click(await box('Kelompok'));
  await user.click(await screen.findByRole('option', { name: 'KKN-01' }));
  await user.click(await box('Ketua'));
  await user.click(await screen.findByRole('option', { name: 'Galih' }));
  await user.click(await box('Penulis'));
  await user.click(await screen.findByRole('option', { name: 'Galih' }));
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Tambah baris' }));
  const row = within(screen.getByRole('group', { name: 'Langkah baris 1' }));
  await user.click(row.getByRole('combobox', { name: 'Pelaksana' }));
  await user.click(await screen.findByRole('option', { name: 'Galih' }));

  await user.click(await box('Kelompok'));
  await user.click(await screen.findByRole('option', { name: 'KKN-02' }));
  await waitFor(async () => expect((await box('Ketua')).value).toBe(''));
  expect(row.getByRole<HTMLInputElement>('combobox', { name: 'Pelaksana' }).value).toBe('');
  await user.click(row.getByRole('combobox', { name: 'Pelaksana' }));
  await user.click(await screen.findByRole('option', { name: 'Ratna' }));
  await user.type(screen.getByRole('textbox', { name: /Judul/ }), 'Survei');
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  await waitFor(() =>
    expect(server.callsTo('POST', 'uji/tugas')[0]?.body).toMatchObject({
      idKelompok: id(2),
      idKetua: null,
      penulis: [],
      langkah: [{ idAnggota: id(21) }],
    }),
  );
  expect(
    server.callsTo('GET', 'uji/kelompok/baris/anggota').every(({ query }) => query.filter?.includes('parentId')),
  ).toBe(true);
});
