import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  createRegistry,
  screen as declared,
  email,
  type Merging,
  read,
  resource,
  roles,
  text,
  write,
} from '../../../../resources/kit/index.ts';
import { role } from '../../../../resources/roles.ts';
import { Reply } from '../../support/fakeApi.ts';
import { renderAdmin } from '../../support/renderAdmin.tsx';
import { id } from './contoh.ts';

/** Two rows of one thing become one on the screen, and likeness is told while a new row is typed. */
const kawan = resource({
  name: 'uji/kawan',
  label: 'Kawan',
  fields: {
    nama: text(60, { required: true }),
    email: email({ label: 'E-mail' }),
    kota: text(40),
    nomor: text(20, { fixed: true }),
  },
  columns: ['nama', 'email', 'kota'],
  search: ['nama'],
  sort: ['nama'],
  merge: { by: ['HA03'] },
  alike: { fields: ['nama'] },
  access: { HA03: write(), HA10: read() },
});
const registry = createRegistry(
  [kawan],
  [
    declared({
      path: '/uji/kawan',
      title: 'Kawan',
      icon: 'label',
      pattern: 'crud',
      resource: 'uji/kawan',
      roles: roles([role.timMbkm, role.bakpk]),
      group: 'master-akademik',
    }),
  ],
);

const base = { version: 1, createdAt: '2026-11-01T01:00:00.000Z', updatedAt: '2026-11-01T01:00:00.000Z' };
const rows = () => ({
  'uji/kawan': [
    { id: id(1), ...base, nama: 'PT. Nusa', email: 'nusa@contoh.id', kota: null, nomor: 'A1' },
    { id: id(2), ...base, version: 4, nama: 'pt nusa', email: 'lain@contoh.id', kota: 'Gresik', nomor: 'A2' },
    { id: id(3), ...base, nama: 'CV. Bahari', email: null, kota: null, nomor: 'A3' },
  ],
});

const merging = (more: Partial<Merging> = {}): Merging => ({
  id: id(90),
  idTetap: id(1),
  idLebur: id(2),
  namaTetap: 'PT. Nusa',
  namaLebur: 'pt nusa',
  waktu: '2026-11-20T03:00:00.000Z',
  namaUser: 'Sari Wulandari',
  catatan: null,
  dibatalkanPada: null,
  pindah: [{ label: 'pendaftaran', jumlah: 40 }],
  halangan: [],
  ...more,
});

let undone = false;
beforeEach(() => {
  undone = false;
});

const plan = {
  pindah: [
    { label: 'kerja sama', jumlah: 12 },
    { label: 'pendaftaran', jumlah: 40 },
  ],
  tetap: [],
  halangan: [],
  dapatDiambil: ['nama', 'email', 'kota'],
};

const open = (path: string, on: Record<string, () => unknown> = {}, sebagai: 'HA03' | 'HA10' = 'HA03') =>
  renderAdmin(path, {
    sebagai,
    registry,
    rows: rows(),
    on: {
      'GET uji/kawan/gabung': () => plan,
      'POST uji/kawan/gabung': () => merging(),
      [`GET uji/kawan/gabung/${id(90)}`]: () => merging(undone ? { dibatalkanPada: '2026-11-20T04:00:00.000Z' } : {}),
      [`POST uji/kawan/gabung/${id(90)}/batalkan`]: () => {
        undone = true;
        return merging();
      },
      ...on,
    },
  });

test('dua baris dicentang, digabungkan dengan nilai pilihan, lalu dibatalkan dengan catatan', async () => {
  const { user, server } = open('/uji/kawan');
  await user.click(await screen.findByRole('checkbox', { name: /PT\. Nusa/ }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Gabungkan' })).toBeNull());
  await user.click(screen.getByRole('checkbox', { name: /pt nusa/ }));
  await user.click(await screen.findByRole('link', { name: 'Gabungkan' }));
  expect(await screen.findByText('12 kerja sama, 40 pendaftaran')).toBeTruthy();
  // What the staying row does not have comes from the other; what is fixed follows it.
  const cities = within(screen.getByRole('radiogroup', { name: 'Kota' })).getAllByRole('radio');
  expect(cities.map(radio => (radio as HTMLInputElement).checked)).toEqual([false, true]);
  const numbers = within(screen.getByRole('radiogroup', { name: 'Nomor' })).getAllByRole('radio');
  expect(numbers.map(radio => (radio as HTMLInputElement).disabled)).toEqual([false, true]);
  const [, other] = within(screen.getByRole('radiogroup', { name: 'E-mail' })).getAllByRole('radio');
  if (other) await user.click(other);
  await user.type(screen.getByRole('textbox', { name: /Catatan/ }), 'Tercatat dua kali');
  await user.click(screen.getByRole('button', { name: 'Gabungkan' }));
  const dialog = await screen.findByRole('dialog', { name: 'Gabungkan Kawan?' });
  expect(dialog.textContent).toContain('pt nusa dilebur ke PT. Nusa');
  await user.click(within(dialog).getByRole('button', { name: 'Gabungkan' }));
  expect(await screen.findByText('40 pendaftaran sudah pindah.')).toBeTruthy();
  expect(server.callsTo('POST', 'uji/kawan/gabung')[0]?.body).toEqual({
    idTetap: id(1),
    idLebur: id(2),
    versiTetap: 1,
    versiLebur: 4,
    ambil: ['email', 'kota'],
    catatan: 'Tercatat dua kali',
  });
  await user.click(screen.getByRole('button', { name: 'Batalkan penggabungan' }));
  const asking = await screen.findByRole('dialog', { name: 'Batalkan penggabungan?' });
  await user.click(within(asking).getByRole('button', { name: 'Batalkan penggabungan' }));
  expect(server.callsTo('POST', `uji/kawan/gabung/${id(90)}/batalkan`)).toHaveLength(0);
  await user.type(within(asking).getByRole('textbox', { name: /Catatan/ }), 'Dua hal berbeda');
  await user.click(within(asking).getByRole('button', { name: 'Batalkan penggabungan' }));
  expect(await screen.findByText('Penggabungan dibatalkan')).toBeTruthy();
});

test('yang menghalangi disebut dengan barisnya, dan tombolnya tidak dapat ditekan', async () => {
  open(`/uji/kawan/gabung?a=${id(1)}&b=${id(2)}`, {
    'GET uji/kawan/gabung': () => ({
      ...plan,
      halangan: [
        { pesan: 'Kawan: kedua data memilikinya.', baris: [{ resource: 'uji/kawan', id: id(3), nama: 'CV. Bahari' }] },
      ],
    }),
  });
  const link = await screen.findByRole('link', { name: 'CV. Bahari' });
  expect(link.getAttribute('href')).toContain(`/uji/kawan/${id(3)}/show`);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Gabungkan' }).disabled).toBe(true);
});

test('yang ditolak server dikatakan per kolom, dan pilihan tetap ada', async () => {
  const { user } = open(`/uji/kawan/gabung?a=${id(1)}&b=${id(2)}`, {
    'POST uji/kawan/gabung': () =>
      new Reply(422, { message: 'Periksa kembali isian Anda.', errors: { email: 'Surel sudah digunakan.' } }),
  });
  await screen.findByText('12 kerja sama, 40 pendaftaran');
  await user.click(screen.getByRole('button', { name: 'Gabungkan' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Gabungkan' }));
  expect(await screen.findByText('E-mail: Surel sudah digunakan.')).toBeTruthy();
});

test('peran lain tidak ditawari', async () => {
  open(`/uji/kawan/${id(1)}/show`, {}, 'HA10');
  expect(await screen.findByRole('heading', { name: 'PT. Nusa' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Gabungkan…' })).toBeNull();
});

test('tautan lama menuju data yang tetap', async () => {
  open(`/uji/kawan/${id(2)}/show`, {
    [`GET uji/kawan/${id(2)}`]: () =>
      new Reply(404, { message: 'Data ini sudah digabungkan ke “PT. Nusa”.', digabungKe: id(1) }),
  });
  expect(await screen.findByRole('heading', { name: 'PT. Nusa' })).toBeTruthy();
  expect(await screen.findByText('Data ini sudah digabungkan ke “PT. Nusa”.')).toBeTruthy();
});

test('yang mirip disebut selagi mengetik, dan tidak menahan', async () => {
  const { user, server } = open('/uji/kawan/create', {
    'GET uji/kawan/mirip': () => [{ id: id(1), nama: 'PT. Nusa', beside: 'Gresik', sama: ['nama'] }],
  });
  await user.type(await screen.findByRole('textbox', { name: /Nama/ }), 'pt nusa');
  const link = await screen.findByRole('link', { name: 'PT. Nusa' });
  expect(link.getAttribute('href')).toContain(`/uji/kawan/${id(1)}/show`);
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(server.callsTo('POST', 'uji/kawan')).toHaveLength(1));
});

test('semua penggabungan: siapa, kapan, dan yang dibatalkan; satu dibuka', async () => {
  const { pindah: _, halangan: __, ...told } = merging({ catatan: 'Tercatat dua kali' });
  const undoneOne = { ...told, id: id(91), namaLebur: 'CV Lama', dibatalkanPada: '2026-11-21T04:00:00.000Z' };
  const { user } = open('/uji/kawan/gabung', {
    'GET uji/kawan/penggabungan': () => ({ jumlah: 2, baris: [undoneOne, told] }),
  });
  const list = await screen.findByRole('list', { name: 'Penggabungan' });
  const [first, second] = within(list).getAllByRole('listitem');
  expect(first?.textContent).toContain('Dibatalkan 21 Nov 2026');
  expect(second?.textContent).toContain('Sari Wulandari, 20 Nov 2026');
  await user.click(within(list).getByRole('link', { name: 'pt nusa dilebur ke PT. Nusa' }));
  expect(await screen.findByRole('button', { name: 'Batalkan penggabungan' })).toBeTruthy();
});
