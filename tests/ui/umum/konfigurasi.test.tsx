import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { messages } from '../../../resources/kit/index.ts';
import { forget } from '../../../src/platform/providers/session.ts';
import { Reply } from '../support/fakeApi.ts';
import { renderAdmin } from '../support/renderAdmin.tsx';

const path = '/pengaturan/konfigurasi-mbkm';
const stored = (kunci: string, nilai: unknown) => ({
  id: `set-${kunci}`,
  kunci,
  nilai: JSON.stringify(nilai),
  version: 3,
  updatedAt: '2026-11-20T03:00:00Z',
});

describe('settings', () => {
  test('a code for each kind stands under its name, and is saved with the others as they were', async () => {
    const { user, server } = renderAdmin(path, {
      sebagai: 'HA03',
      on: {
        'GET mbkm/konfigurasi': () => [stored('pddikti.jenisAktivitas', ['magang: 13', 'riset: 15'])],
        'PUT mbkm/konfigurasi/:kunci': ({ body }) => body,
      },
    });
    const kinds = await screen.findByRole('group', { name: /^Kode jenis aktivitas PDDikti/ });
    const of = (name: string) => within(kinds).getByRole('textbox', { name });
    expect(of('Magang')).toHaveProperty('value', '13');
    expect(of('Praktisi mengajar')).toHaveProperty('value', '');
    await user.type(of('Praktisi mengajar'), '14');
    await user.clear(of('Magang'));
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    await waitFor(() =>
      expect(server.callsTo('PUT', 'mbkm/konfigurasi/pddikti.jenisAktivitas')[0]?.body).toEqual({
        nilai: ['riset: 15', 'praktisi_mengajar: 14'],
        version: 3,
      }),
    );
  });

  test('what was typed when the session ended is offered after the login', async () => {
    const unauthenticated = () => new Reply(401, { statusCode: 401, message: messages.unauthenticated.text });
    const on = { 'GET mbkm/konfigurasi': () => [stored('pddikti.jenisAktivitas', ['magang: 13'])] };
    const codeOf = async (name: string) =>
      within(await screen.findByRole('group', { name: /^Kode jenis aktivitas PDDikti/ })).getByRole('textbox', {
        name,
      });
    const view = renderAdmin(path, { sebagai: 'HA03', on: { ...on, 'PUT mbkm/konfigurasi/:kunci': unauthenticated } });
    await view.user.type(await codeOf('Praktisi mengajar'), '14');
    await view.user.click(screen.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText(messages.unauthenticated.text)).toBeTruthy();
    expect(screen.queryByText('Konfigurasi disimpan.')).toBeNull();
    view.unmount();
    forget();
    const { user } = renderAdmin(path, { sebagai: 'HA03', on });
    await user.click(await screen.findByRole('button', { name: 'Lanjutkan isian' }));
    expect(await codeOf('Praktisi mengajar')).toHaveProperty('value', '14');
  });

  test('a code that cannot be one is told before it is sent, and the default is said in words', async () => {
    const { user, server } = renderAdmin(path, { sebagai: 'HA03', on: { 'GET mbkm/konfigurasi': () => [] } });
    const kinds = await screen.findByRole('group', { name: /^Kode jenis aktivitas PDDikti/ });
    expect(screen.getByText(/^Bawaan: Magang 13; KKN 19; /)).toBeTruthy();
    await user.type(within(kinds).getByRole('textbox', { name: 'Riset' }), 'x');
    expect(within(kinds).getByText('Periksa isian ini.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Simpan' })).toHaveProperty('disabled', true);
    expect(server.callsTo('PUT', 'mbkm/konfigurasi/pddikti.jenisAktivitas')).toHaveLength(0);
  });
});
