import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createRegistry, roles, screen as screenOf } from '../../../../resources/kit/index.ts';
import { role } from '../../../../resources/roles.ts';
import type { Ditunda } from '../../../../resources/umum/panggilanTunda.ts';
import { renderAdmin } from '../../support/renderAdmin.tsx';
import { baris, contoh, id, registry, wilayah } from './contoh.ts';

const path = '/uji/contoh';
const waiting = { status: 'diajukan' };

/** The invented world, where examples that are handed in wait for Tim MBKM. */
const world = createRegistry(registry.resources, [
  ...registry.screens.filter(one => one.path !== path),
  screenOf({
    path,
    title: 'Contoh',
    icon: 'label',
    pattern: 'crud',
    resource: contoh.name,
    roles: roles([role.timMbkm]),
    group: 'master-akademik',
    options: {
      tabs: {
        tabs: [
          {
            key: 'menunggu',
            label: 'Menunggu',
            filter: waiting,
            task: { label: { [role.timMbkm]: 'Contoh menunggu' }, decides: true },
          },
          { key: 'beres', label: 'Beres', filter: { status: 'disetujui' } },
        ],
      },
    },
  }),
]);

/** Two examples wait, or as many as `beside` says more, the third does not; `ditunda` is what the server would answer the filter of that name by. */
function open(at: string, off: readonly Ditunda[] = [], beside: readonly number[] = []) {
  const rows = [1, 2, ...beside].map(n => baris(n, { ...waiting, ditunda: off.some(one => one.id === id(n)) }));
  let known = off;
  const view = renderAdmin(at, {
    sebagai: role.timMbkm,
    registry: world,
    rows: { ...wilayah(), [contoh.name]: [...rows, baris(3, { status: 'disetujui', ditunda: false })] },
    on: {
      'GET tunda': () => ({ baris: known }),
      'POST tunda': () => {
        known = [{ id: id(1), sampai: '2027-03-14', alasan: 'Menunggu berkas' }];
        for (const row of view.server.rows[contoh.name] ?? []) row.ditunda = row.id === id(1);
        return { jumlah: 1 };
      },
      'POST tunda/kembali': () => {
        known = [];
        for (const row of view.server.rows[contoh.name] ?? []) row.ditunda = false;
        return { jumlah: 1 };
      },
    },
  });
  return view;
}

const tick = async (user: ReturnType<typeof open>['user'], n: number) =>
  user.click(within(await screen.findByRole('row', { name: new RegExp(`Contoh ${n}`) })).getByRole('checkbox'));

test('ticked rows of a list that waits are put off, found behind the chip, and taken back', async () => {
  const { user, server } = open(`${path}?filter=${encodeURIComponent(JSON.stringify(waiting))}`);
  await tick(user, 1);
  await user.click(await screen.findByRole('button', { name: 'Tunda' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /Alasan/ }), 'Menunggu berkas');
  await user.click(dialog.getByRole('button', { name: 'Tunda' }));
  await waitFor(() =>
    expect(server.callsTo('POST', 'tunda')[0]?.body).toMatchObject({ resource: contoh.name, ids: [id(1)] }),
  );
  await waitFor(() => expect(screen.queryByText('Contoh 1')).toBeNull());
  expect(screen.getByRole('button', { name: 'Tanpa yang Anda tunda' })).toBeTruthy();
  expect(await screen.findByRole('tab', { name: 'Menunggu (1)', selected: true })).toBeTruthy();

  await user.click(await screen.findByRole('button', { name: 'Ditunda (1)', pressed: false }));
  await waitFor(() => expect(screen.queryByText('Contoh 2')).toBeNull());
  await tick(user, 1);
  await user.click(await screen.findByRole('button', { name: 'Kembali ke antrean' }));
  await waitFor(() =>
    expect(server.callsTo('POST', 'tunda/kembali')[0]?.body).toEqual({ resource: contoh.name, ids: [id(1)] }),
  );
  await user.click(await screen.findByRole('button', { name: 'Ditunda (0)', pressed: true }));
  expect(await screen.findByText('Contoh 1')).toBeTruthy();
});

test('the page of a row that waits puts it off and says so; that of another row does not offer it', async () => {
  const { user, server, router } = open(`${path}/${id(1)}/show`);
  await user.click(await screen.findByRole('button', { name: 'Tunda' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /Alasan/ }), 'Menunggu berkas');
  await user.click(dialog.getByRole('button', { name: 'Tunda' }));
  expect(await screen.findByText('Anda tunda sampai 14 Maret 2027: Menunggu berkas')).toBeTruthy();
  expect(server.callsTo('POST', 'tunda')[0]?.body).toMatchObject({ ids: [id(1)], alasan: 'Menunggu berkas' });
  expect(screen.queryByRole('button', { name: 'Tunda' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Kembali ke antrean' }));
  expect(await screen.findByRole('button', { name: 'Tunda' })).toBeTruthy();
  await router.navigate(`${path}/${id(3)}/show`);
  expect(await screen.findByRole('heading', { name: /Contoh 3/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Tunda' })).toBeNull();
});

test('a filter from before the putting off leaves out what was put off, until it is taken away', async () => {
  const off = [{ id: id(1), sampai: '2027-03-14', alasan: 'Menunggu berkas' }];
  const { user, router } = open(`${path}?filter=${encodeURIComponent(JSON.stringify(waiting))}`, off);
  const narrowed = await screen.findByRole('button', { name: 'Tanpa yang Anda tunda' });
  await waitFor(() => expect(screen.queryByText('Contoh 1')).toBeNull());
  // In the place of the address: back leads where one came from.
  expect(router.state.historyAction).toBe('REPLACE');
  await user.click(narrowed);
  expect(await screen.findByText('Contoh 1')).toBeTruthy();
});

test('all rows that match are put off at once, where the filter says that they wait', async () => {
  const more = Array.from({ length: 9 }, (_, i) => i + 11);
  const narrowed = (filter: object) =>
    `${path}?${new URLSearchParams({ filter: JSON.stringify(filter), page: '1', perPage: '10', sort: 'nama', order: 'ASC' })}`;
  const { user, server, router } = open(narrowed(waiting), [], more);
  const tickAll = async (n: number) => {
    await user.click(await screen.findByRole('checkbox', { name: 'Pilih semua di halaman ini' }));
    await user.click(await screen.findByRole('button', { name: `Pilih semua ${n} hasil` }));
  };
  await tickAll(11);
  await user.click(await screen.findByRole('button', { name: 'Tunda' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('11 baris')).toBeTruthy();
  await user.type(dialog.getByRole('textbox', { name: /Alasan/ }), 'Menunggu berkas');
  await user.click(dialog.getByRole('button', { name: 'Tunda' }));
  const wanted = [1, 2, ...more].map(n => id(n));
  await waitFor(() =>
    expect(server.callsTo('POST', 'tunda')[0]?.body).toMatchObject({ ids: expect.arrayContaining(wanted) }),
  );

  await router.navigate(narrowed({}));
  await tickAll(12);
  expect(screen.getByText('Untuk menunda, pilih dahulu bagian daftar yang menunggu Anda.')).toBeTruthy();
});
