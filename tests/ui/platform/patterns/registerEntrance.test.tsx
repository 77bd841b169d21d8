import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { Reply } from '../../support/fakeApi.ts';
// The screens that are opened below: fetched before the first test, not in its time.
import '../../../../src/platform/patterns/register/Register.tsx';
import '../../../../src/platform/patterns/register/RegisterHub.tsx';
import { draft, open, path } from './registering.ts';
import { eligible, ids, M, N } from './world.ts';

describe('the entrance', () => {
  test('after handing in, nothing of it stands until it knows of the registration: that comes above the ways in', async () => {
    const handedIn = draft({ status: 'diajukan', tahapAktif: 'prodi', version: 5 });
    let answer = (_: unknown) => {};
    let done = false;
    const { user } = open('/magang/pendaftaran', {
      rows: { [N]: [draft()] },
      on: {
        [`GET ${N}`]: () =>
          done ? new Promise(resolve => (answer = resolve)) : new Reply(200, [draft()], { 'content-range': 'x 0-0/1' }),
        [`POST ${N}/7/aksi/ajukan`]: () => {
          done = true;
          return handedIn;
        },
      },
    });
    await user.click(await screen.findByRole('link', { name: 'Lanjutkan mengisi' }));
    for (const _ of [1, 2, 3]) await user.click(await screen.findByRole('button', { name: 'Lanjut' }));
    await user.click(await screen.findByRole('button', { name: 'Ajukan' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Ajukan' }));
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Berhasil !' })).getByRole('button', { name: 'OK' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('status', { name: 'Memuat data' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Daftar program baru' })).toBeNull();
    answer(new Reply(200, [handedIn], { 'content-range': 'x 0-0/1' }));
    expect(await screen.findByRole('heading', { name: 'Pendaftaran Anda' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Daftar program baru' })).toBeTruthy();
  });

  test('shows the way in with its requirements, and the draft to go on with', async () => {
    const { user } = open('/magang/pendaftaran', { rows: { [N]: [draft()] } });
    const link = await screen.findByRole('link', { name: 'Lanjutkan mengisi' });
    expect(link.getAttribute('href')).toBe(`${path}?id=7`);
    const enter = await screen.findByRole('link', { name: 'Daftar' });
    expect(enter.getAttribute('href')).toBe(`${path}?idProgram=${ids.program}&idPeriode=${ids.periode}`);
    await user.click(screen.getByRole('button', { name: 'Lihat persyaratan' }));
    expect(await screen.findByText(/3,61 \(minimal 2,75\)/)).toBeTruthy();
  });

  test('says why one may not register', async () => {
    open('/magang/pendaftaran', {
      on: {
        [`GET ${M}/cek-pendaftar-magang`]: () => ({
          ...eligible(),
          bolehMendaftar: false,
          alasan: ['Status mahasiswa tidak aktif.'],
        }),
      },
    });
    expect(await screen.findByText('Status mahasiswa tidak aktif.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Daftar' })).toBeNull();
  });

  test('shows the note of a returned registration as a banner', async () => {
    open('/magang/pendaftaran', { rows: { [N]: [draft({ status: 'revisi', catatanTerakhir: 'Perjelas tugas.' })] } });
    expect(await screen.findByText('Perjelas tugas.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Perbaiki' })).toBeTruthy();
  });
});
