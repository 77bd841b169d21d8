import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { writableFields } from '../../../../resources/kit/index.ts';
import { Reply } from '../../support/fakeApi.ts';
import { renderAdmin } from '../../support/renderAdmin.tsx';
import { baris, contoh, id, registry, wilayah } from './contoh.ts';

const refusing = (errors: Record<string, string>) => ({
  [`PUT uji/contoh/${id(1)}`]: () =>
    new Reply(422, { statusCode: 422, message: 'Periksa kembali isian Anda.', errors }),
});
const edit = (errors: Record<string, string>, more: Record<string, unknown> = {}) =>
  renderAdmin(`/uji/contoh/${id(1)}`, {
    sebagai: 'HA03',
    registry,
    rows: { ...wilayah(), 'uji/contoh': [baris(1, { idKabupaten: id(201), version: 3, ...more })] },
    on: refusing(errors),
  });
const change = async (user: ReturnType<typeof edit>['user']) => {
  await user.type(await screen.findByRole('textbox', { name: /Nama/ }), '!');
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
};

describe('a refused form', () => {
  test('says at the field of every kind what the server has against it, and how many there are', async () => {
    const names = writableFields(contoh)
      .map(([name]) => name)
      // Fixed and moved by actions: text in this form.
      .filter(name => name !== 'kode' && name !== 'status');
    expect(names.length).toBeGreaterThan(15);
    const { user } = edit(Object.fromEntries(names.map(name => [name, `Salah: ${name}.`])));
    await change(user);
    for (const name of names) expect(await screen.findByText(`Salah: ${name}.`)).toBeTruthy();
    expect(screen.getByRole('button', { name: `${names.length} isian perlu diperbaiki` })).toBeTruthy();
  });

  test('names what is wrong with a field that has no input here', async () => {
    const { user } = edit({ kode: 'Kode tidak cocok dengan provinsi.' });
    await change(user);
    const said = await screen.findByText('Kode: Kode tidak cocok dengan provinsi.');
    await waitFor(() => expect(said.closest('[role="alert"]')).toBe(document.activeElement));
    expect(screen.getByRole('button', { name: '1 isian perlu diperbaiki' })).toBeTruthy();
  });

  test('leads to the first wrong input in the order of the form, also in a child row, and counts down', async () => {
    const { user } = edit(
      { 'jadwal.0.tempat': 'Tempat penuh.', telepon: 'Nomor tidak aktif.' },
      { jadwal: [{ id: id(900), mulai: '2026-12-01', tempat: 'Aula' }] },
    );
    await change(user);
    const telepon = screen.getByRole('textbox', { name: /Telepon/ });
    await waitFor(() => expect(document.activeElement).toBe(telepon));
    const count = within(screen.getByRole('button', { name: 'Simpan' }).parentElement as HTMLElement);
    await user.type(telepon, '081234567890');
    await user.click(await count.findByRole('button', { name: '1 isian perlu diperbaiki' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Tempat' }));
  });

  test('a dialog leads to the note that it lacks', async () => {
    const { user } = renderAdmin(`/uji/contoh/${id(1)}/show`, {
      sebagai: 'HA03',
      registry,
      rows: { ...wilayah(), 'uji/contoh': [baris(1, { status: 'diajukan' })] },
    });
    await user.click(await screen.findByRole('button', { name: 'Tolak' }));
    const dialog = await screen.findByRole('dialog', { name: 'Tolak' });
    await user.click(within(dialog).getByRole('button', { name: 'Tolak' }));
    expect(await within(dialog).findByRole('button', { name: '1 isian perlu diperbaiki' })).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(within(dialog).getByRole('textbox', { name: /Catatan/ })));
  });
});
