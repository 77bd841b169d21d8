import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import shipped from '../../../config/identitas.json' with { type: 'json' };
import { fromFile } from '../../../resources/identity.ts';
import { messages } from '../../../resources/kit/index.ts';
import { Reply } from '../support/fakeApi.ts';
import { renderAdmin } from '../support/renderAdmin.tsx';

const path = '/pengaturan/identitas';
const { sosial: _, versi: __, logo: ___, logoGelap: ____, favicon: _____, ...first } = fromFile(shipped);
const row = {
  ...first,
  id: 'identitas-1',
  version: 4,
  kunci: 'portal',
  produk: '{namaPortal} {namaUniversitas}',
  domainSurel: null,
  logo: null,
  logoGelap: null,
  logoSurat: null,
  favicon: null,
  ikonAplikasi: null,
  instagram: null,
  youtube: null,
  facebook: null,
  x: null,
  createdAt: '2026-11-20T03:00:00Z',
  updatedAt: '2026-11-20T03:00:00Z',
};
const on = {
  'GET pengaturan/identitas': () => [row],
  'GET pengaturan/identitas/:id': () => row,
  'GET publik/identitas': () => fromFile(shipped),
};

describe('the identity form', () => {
  test('shows how well a colour reads in both modes while it is chosen', async () => {
    renderAdmin(path, { sebagai: 'HA01', on });
    const light = within(await screen.findByRole('group', { name: 'Mode terang' }));
    const dark = within(screen.getByRole('group', { name: 'Mode gelap' }));
    expect(light.getByRole('status').textContent).toMatch(/^Kontras 7,\d:1\.$/);
    expect(dark.getByRole('status').textContent).toMatch(/di bawah 4,5:1: sulit dibaca\. Portal memakai rona #/);
    fireEvent.change(screen.getByRole('textbox', { name: /Warna utama/ }), { target: { value: '#FFD54F' } });
    await waitFor(() =>
      expect(light.getByRole('status').textContent).toMatch(/di bawah 4,5:1: sulit dibaca\. Portal memakai rona #/),
    );
    expect(dark.getByRole('status').textContent).not.toContain('sulit dibaca');
  });

  test('shows names in the head as they are typed', async () => {
    const { user } = renderAdmin(path, { sebagai: 'HA01', on });
    const light = within(await screen.findByRole('group', { name: 'Mode terang' }));
    const name = screen.getByRole('textbox', { name: /Nama portal/ });
    await user.clear(name);
    await user.type(name, 'Gerbang');
    expect(light.getByText('Gerbang')).toBeTruthy();
    expect(light.getByText('Gerbang Universitas Nusantara Raya')).toBeTruthy();
  });

  test('sends only what was changed, with the version that was seen', async () => {
    const { user, server } = renderAdmin(path, {
      sebagai: 'HA01',
      on: { ...on, 'PUT pengaturan/identitas/:id': ({ body }) => ({ ...row, ...(body as object), version: 5 }) },
    });
    const motto = await screen.findByRole('textbox', { name: /Motto/ });
    await user.clear(motto);
    await user.type(motto, 'Maju bersama');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    await waitFor(() =>
      expect(server.callsTo('PUT', 'pengaturan/identitas/identitas-1')[0]?.body).toEqual({
        motto: 'Maju bersama',
        version: 4,
      }),
    );
  });

  test('has its own way back: what was typed is undone, and the page stays', async () => {
    const { user, router } = renderAdmin(path, { sebagai: 'HA01', on });
    const motto = await screen.findByRole('textbox', { name: /Motto/ });
    const back = screen.getByRole('button', { name: 'Batalkan perubahan' });
    expect(back).toHaveProperty('disabled', true);
    await user.type(motto, ' dan maju');
    await user.click(back);
    await waitFor(() => expect(motto).toHaveProperty('value', row.motto));
    expect(router.state.location.pathname).toBe(path);
  });

  test('keeps what was typed when the server refuses it, and says why by the field', async () => {
    const refused = () =>
      new Reply(422, { statusCode: 422, message: messages.invalid.text, errors: { telepon: 'Nomor tidak dikenal.' } });
    const { user } = renderAdmin(path, { sebagai: 'HA01', on: { ...on, 'PUT pengaturan/identitas/:id': refused } });
    const phone = await screen.findByRole('textbox', { name: /Telepon/ });
    await user.clear(phone);
    await user.type(phone, '0800');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    expect((await screen.findAllByText('Nomor tidak dikenal.')).length).toBeGreaterThan(0);
    expect(phone).toHaveProperty('value', '0800');
  });

  test('does not send a colour that is none', async () => {
    const { user, server } = renderAdmin(path, { sebagai: 'HA01', on });
    const color = await screen.findByRole('textbox', { name: /Warna utama/ });
    await user.clear(color);
    await user.type(color, 'biru');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    expect((await screen.findAllByText('Tulis warna seperti #0D47A1.')).length).toBeGreaterThan(0);
    expect(server.callsTo('PUT', 'pengaturan/identitas/identitas-1')).toHaveLength(0);
  });
});
