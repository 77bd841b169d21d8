import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import '../../../src/areas/kwu/profil/ProfilePage.tsx';
import { openKwu, own, usaha } from './world.ts';

const idProfil = '01900000-0000-7000-8000-0000000000f9';
const group = usaha({ status: 'disetujui' });
const remark = {
  id: '01900000-0000-7000-8000-0000000000fa',
  bagian: 'saluran',
  isi: 'Sebutkan tokonya.',
  penulis: 'Dr. Ratna',
  waktu: '2026-11-01T03:00:00Z',
  selesai: false,
};

const open = (profile: NonNullable<NonNullable<Parameters<typeof openKwu>[1]>['rows']>[string]) =>
  openKwu('/kwu/daftar-ulang/mengisi-provil', {
    rows: { 'kwu/profile': profile },
    on: {
      'GET v4/kwu/kelompok/milik': () => own(group, { status: 'disetujui' }),
      'POST v4/kwu/profile': () => ({ id: idProfil, version: 1, idKelompok: group.id, status: 'draf' }),
    },
  });

describe('/kwu/daftar-ulang/mengisi-provil', () => {
  test('saves what there is as a draft; handing in names what is missing', async () => {
    const { user, server } = open([]);
    await user.type(await screen.findByRole('textbox', { name: 'Segmen pelanggan' }), 'Mahasiswa');
    await user.click(screen.getByRole('button', { name: 'Ajukan' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Ajukan' }));
    await waitFor(() => expect(screen.getAllByText('Wajib diisi.').length).toBeGreaterThan(5));
    // Only its own calls: what the screen of an earlier test still sends arrives here too.
    expect(server.callsTo('POST', 'v4/kwu/profile')).toEqual([]);
    // Nothing behind the dialog can be reached before it is gone.
    await user.click(await screen.findByRole('button', { name: 'Simpan' }));
    await waitFor(() =>
      expect(server.callsTo('POST', 'v4/kwu/profile')[0]?.body).toEqual(
        expect.objectContaining({ idKelompok: group.id, segmenPelanggan: 'Mahasiswa' }),
      ),
    );
  });

  test('shows a remark at its block and marks it as answered', async () => {
    const { user, server } = open([
      { id: idProfil, version: 2, idKelompok: group.id, status: 'revisi', saluran: 'Kedai', komentar: [remark] },
    ]);
    const block = await screen.findByRole('region', { name: 'Saluran *' });
    await within(block).findByText('Sebutkan tokonya.');
    await user.click(within(block).getByRole('checkbox', { name: /^Sudah ditanggapi: ./ }));
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    await waitFor(() =>
      expect(server.calls.find(({ method }) => method === 'PUT')?.body).toEqual(
        expect.objectContaining({ komentar: [expect.objectContaining({ id: remark.id, selesai: true })] }),
      ),
    );
  });
});
