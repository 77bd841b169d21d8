import { screen, waitFor } from '@testing-library/react';
import type { RaRecord } from 'react-admin';
import { describe, expect, test } from 'vitest';
import type { UsahaMilik } from '../../../resources/kwu/usahaSaya.ts';
import { ids, N } from '../platform/patterns/world.ts';
import { Reply } from '../support/fakeApi.ts';
import { idDaftar, openKwu, own, usaha } from './world.ts';
// The screens that are opened below: fetched before the test, not in its time.
import '../../../src/platform/patterns/register/Register.tsx';
import '../../../src/areas/kwu/pendaftaran/BusinessStep.tsx';
import '../../../src/areas/kwu/pendaftaran/MembersStep.tsx';

const milik = 'GET v4/kwu/kelompok/milik';
const path = '/kwu/pendaftaran/kelompok';
const registration = (over: Record<string, unknown> = {}) => ({
  id: idDaftar,
  version: 1,
  status: 'draf',
  jalur: 'kelompok',
  kodeJenisMbkm: 'kwu',
  nomorPendaftaran: null,
  idProgram: ids.program,
  idPeriode: ids.periode,
  updatedAt: '2026-11-21T02:00:00.000Z',
  kwu: { noHp: null, motivasi: null },
  ...over,
});

describe('formulir pendaftaran kelompok', () => {
  test('dimulai dengan usahanya; setelah dibuat, langkah lain terbuka dan data sendiri tersimpan', async () => {
    let kelompok: UsahaMilik | null = null;
    const registered: RaRecord[] = [];
    const { user, server } = openKwu(path, {
      rows: { [N]: registered },
      on: {
        [milik]: () => own(kelompok),
        'POST v4/kwu/kelompok': () => {
          kelompok = usaha();
          registered.push(registration());
          return new Reply(201, { id: kelompok.id, version: 1 });
        },
        [`PUT v4/kwu/pendaftaran-kwu/${idDaftar}`]: () => registration({ version: 2 }),
      },
    });
    await user.type(await screen.findByLabelText(/^Nama kelompok/), 'Lereng Muda');
    await user.click(screen.getByRole('button', { name: 'Buat kelompok' }));
    expect((await screen.findAllByText('Wajib diisi.')).length).toBeGreaterThan(0);
    expect(server.callsTo('POST', 'v4/kwu/kelompok')).toHaveLength(0);
    expect(screen.queryByRole('button', { name: 'Lanjut' })).toBeNull();

    await user.type(screen.getByLabelText(/^Nama usaha/), 'Kopi Lereng Arjuna');
    for (const [label, choice] of [
      ['Kategori', 'Makanan dan minuman'],
      ['Tahap', 'Awal'],
    ] as const) {
      await user.click(screen.getByRole('combobox', { name: new RegExp(`^${label}`) }));
      await user.click(await screen.findByRole('option', { name: choice }));
    }
    await user.click(screen.getByRole('button', { name: 'Buat kelompok' }));
    await user.click(await screen.findByRole('button', { name: 'Lanjut' }));
    expect(server.callsTo('POST', 'v4/kwu/kelompok')[0]?.body).toMatchObject({
      jenis: 'kelompok',
      nama: 'Lereng Muda',
      kategori: 'makanan_minuman',
      tahap: 'awal',
      idPeriode: ids.periode,
      idProgram: ids.program,
    });
    expect(await screen.findByRole('heading', { level: 2, name: 'Anggota' })).toBeTruthy();
    expect(await screen.findByText('K7M2QX')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Lanjut' }));
    await user.type(await screen.findByLabelText(/^No. HP/), '081234567890');
    await waitFor(() =>
      expect(server.callsTo('PUT', `v4/kwu/pendaftaran-kwu/${idDaftar}`).at(-1)?.body).toMatchObject({
        jalur: 'kelompok',
        version: 1,
        kwu: { noHp: '081234567890' },
      }),
    );
  });

  test('menyimpan saja: yang lengkap kembali ke kartu kelompok, tanpa mengajukan siapa pun', async () => {
    const whole = registration({
      kwu: {
        noHp: '081234567890',
        motivasi: 'Membangun usaha yang bertahan. '.repeat(5),
        pernyataanBenar: true,
        berkasTranskrip: ids.berkas,
        berkasKrs: ids.berkas,
        berkasSuratPernyataan: ids.berkas,
      },
    });
    const { user, server, router } = openKwu(`${path}?id=${idDaftar}`, {
      rows: { [N]: [whole] },
      on: { [milik]: () => own(usaha({ memimpin: false })) },
    });
    expect(await screen.findByText('Data usaha diisi oleh ketua.')).toBeTruthy();
    expect(await screen.findByText('Data usaha diisi oleh ketua.')).toBeTruthy();
    for (const title of ['Anggota', 'Data saya', 'Dokumen', 'Tinjau']) {
      await user.click(screen.getByRole('button', { name: 'Lanjut' }));
      await screen.findByRole('heading', { level: 2, name: title });
    }
    await user.click(screen.getByRole('button', { name: 'Selesai' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/kwu/pendaftaran'));
    expect(server.calls.filter(call => call.path.includes('/aksi/'))).toEqual([]);
  });
});
