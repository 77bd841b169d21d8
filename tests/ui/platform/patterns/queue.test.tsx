import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { approvalOptions } from '../../../../resources/magang/approvalOptions.ts';
import { daysSince, linkedFilter, narrowed, rightOf } from '../../../../src/platform/patterns/queue/queueFilter.ts';
import { Reply } from '../../support/fakeApi.ts';
import { renderAdmin, type WorldOptions } from '../../support/renderAdmin.tsx';
import { daysAgo, eligible, M, masters, N, registration, registry } from './world.ts';

const rows = () => ({
  ...masters(),
  [N]: [
    registration('1', { tanggalDaftar: daysAgo(9), namaMahasiswa: 'Ani Lestari' }),
    registration('2', { tanggalDaftar: daysAgo(1), namaMahasiswa: 'Budi Santoso' }),
    registration('3', { tahapAktif: 'mbkm', namaMahasiswa: 'Citra Dewi' }),
    registration('4', { status: 'revisi', tahapAktif: 'prodi', namaMahasiswa: 'Dodi Wijaya' }),
  ],
});
const open = (path: string, options: WorldOptions = {}) =>
  renderAdmin(path, {
    registry,
    sebagai: 'HA05',
    rows: rows(),
    ...options,
    on: { [`GET ${M}/cek-pendaftar-magang`]: eligible, ...options.on },
  });

describe('whose turn it is', () => {
  const row = { status: 'diajukan', tahapAktif: 'prodi' };
  test('follows the stage', () => {
    expect(rightOf(approvalOptions, 'HA05', row)).toBe('own');
    expect(rightOf(approvalOptions, 'HA03', row)).toBeNull();
    expect(rightOf(approvalOptions, 'HA03', { ...row, tahapAktif: 'mitra' })).toBe('behalf');
    expect(rightOf(approvalOptions, 'HA06', { ...row, tahapAktif: 'mitra' })).toBe('own');
    expect(rightOf(approvalOptions, 'HA05', { ...row, status: 'revisi' })).toBeNull();
    expect(rightOf(approvalOptions, 'HA04', row)).toBeNull();
  });
  test('a link narrows a tab and never widens it', () => {
    const tab = { status: ['disetujui', 'berjalan'] };
    expect(narrowed(tab, { status: 'berjalan', idPeriode: 'p' })).toEqual({ status: 'berjalan', idPeriode: 'p' });
    expect(narrowed(tab, { status: 'draf' })).toEqual(tab);
    expect(linkedFilter('{rusak')).toEqual({});
    expect(daysSince(daysAgo(4.5))).toBe(4);
  });
});

describe('the list', () => {
  test('shows what waits for the role first, oldest first, with counts by state', async () => {
    open('/magang/approval');
    const first = await screen.findByText('Ani Lestari');
    const second = screen.getByText('Budi Santoso');
    expect(first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(screen.queryByText('Citra Dewi')).toBeNull();
    await waitFor(() => expect(screen.getByRole('tab', { name: 'Menunggu Anda 2' })).toBeTruthy());
    expect(screen.getByRole('tab', { name: 'Tahap lain 1' })).toBeTruthy();
    expect(screen.getByText('9 hari')).toBeTruthy();
  });

  test('keeps the tab in the address', async () => {
    const { user, router } = open('/magang/approval');
    await user.click(await screen.findByRole('tab', { name: /^Perlu perbaikan/ }));
    expect(await screen.findByText('Dodi Wijaya')).toBeTruthy();
    await waitFor(() => expect(router.state.location.search).toBe('?tab=revisi'));
  });

  test('has no filter for what the screen, the tab or the scope fixes, nor the same one twice', async () => {
    const { user } = open('/magang/approval');
    await screen.findByText('Ani Lestari');
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Filter' }));
    expect(panel.getByRole('combobox', { name: 'Program' })).toBeTruthy();
    expect(panel.queryByRole('combobox', { name: 'Jenis MBKM' })).toBeNull();
    expect(panel.queryByText('Kode jenis MBKM')).toBeNull();
    expect(panel.queryByRole('group', { name: 'Status pendaftaran' })).toBeNull();
    expect(panel.queryByRole('combobox', { name: 'Program studi' })).toBeNull();
    expect(screen.queryByRole('columnheader', { name: 'Program studi' })).toBeNull();
  });

  test('approves several at once and names those that could not be', async () => {
    const { user, server } = open('/magang/approval', {
      on: {
        [`PUT ${M}/approval`]: () => ({
          berhasil: ['1'],
          gagal: [{ id: '2', pesan: 'Kuota Analis Data sudah penuh (5/5).' }],
        }),
      },
    });
    await screen.findByText('Ani Lestari');
    await user.click(await screen.findByRole('checkbox', { name: 'Pilih semua di halaman ini' }));
    await user.click(screen.getByRole('button', { name: 'Setujui' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Setujui' }));
    expect(await screen.findByText('Kuota Analis Data sudah penuh (5/5).')).toBeTruthy();
    expect(within(dialog).getByText('1 pendaftaran disetujui.')).toBeTruthy();
    const [call] = server.callsTo('PUT', `${M}/approval`);
    expect(call?.body).toMatchObject({
      aksi: 'setujui',
      items: [
        { id: '1', version: 3 },
        { id: '2', version: 3 },
      ],
    });
  });
});

describe('several at once', () => {
  const tickAll = async (user: ReturnType<typeof open>['user']) => {
    await screen.findByText('Ani Lestari');
    await user.click(await screen.findByRole('checkbox', { name: 'Pilih semua di halaman ini' }));
    return within(screen.getByRole('toolbar', { name: 'Aksi untuk baris yang dipilih' }));
  };

  test('returns them with one note, names them before and is done without a report to close', async () => {
    const { user, server } = open('/magang/approval', {
      on: { [`PUT ${M}/approval`]: () => ({ berhasil: ['1', '2'], gagal: [] }) },
    });
    const bar = await tickAll(user);
    await user.click(bar.getByRole('button', { name: 'Kembalikan' }));
    const dialog = within(await screen.findByRole('dialog'));
    const named = within(dialog.getByRole('group', { name: 'Yang dipilih' }));
    expect(named.getAllByRole('listitem').map(one => one.textContent)).toEqual([
      expect.stringContaining('Ani Lestari'),
      expect.stringContaining('Budi Santoso'),
    ]);
    await user.click(dialog.getByRole('button', { name: 'Kembalikan' }));
    expect(await dialog.findByText('Catatan wajib diisi.')).toBeTruthy();
    await user.type(dialog.getByRole('textbox', { name: /Catatan/ }), 'Lampirkan transkrip.');
    let reports = 0;
    const watcher = new MutationObserver(() => {
      reports += screen.queryAllByRole('dialog', { name: 'Hasil' }).length;
    });
    watcher.observe(document.body, { childList: true, subtree: true, characterData: true });
    await user.click(dialog.getByRole('button', { name: 'Kembalikan' }));
    expect(await screen.findByText('2 pendaftaran dikembalikan untuk diperbaiki.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    watcher.disconnect();
    expect(reports).toBe(0);
    expect(server.callsTo('PUT', `${M}/approval`)[0]?.body).toMatchObject({
      aksi: 'revisi',
      catatan: 'Lampirkan transkrip.',
      items: [
        { id: '1', version: 3 },
        { id: '2', version: 3 },
      ],
    });
  });

  test('offers only what the role may do with one of them', async () => {
    const world = rows();
    for (const row of world[N] ?? []) Object.assign(row, { aksi: ['setujui'] });
    const { user } = open('/magang/approval', { rows: world });
    const bar = await tickAll(user);
    expect(bar.getByRole('button', { name: 'Setujui' })).toBeTruthy();
    expect(bar.queryByRole('button', { name: 'Tolak' })).toBeNull();
  });
});

describe('the detail', () => {
  const path = '/magang/approval/detail/1?tab=menunggu';

  test('will not return an applicant without a note', async () => {
    const { user, server } = open(path, {
      on: { [`POST ${N}/:id/aksi/:aksi`]: () => registration('1', { status: 'revisi', version: 4 }) },
    });
    await user.click(await screen.findByRole('button', { name: 'Kembalikan' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Kembalikan' }));
    expect(await within(dialog).findByText('Catatan wajib diisi.')).toBeTruthy();
    expect(server.callsTo('POST', `${N}/1/aksi/revisi`)).toHaveLength(0);
    await user.type(within(dialog).getByLabelText(/Catatan/), 'Surat belum ditandatangani');
    await user.click(within(dialog).getByRole('button', { name: 'Kembalikan' }));
    await waitFor(() =>
      expect(server.callsTo('POST', `${N}/1/aksi/revisi`)[0]?.body).toEqual({
        catatan: 'Surat belum ditandatangani',
        version: 3,
      }),
    );
  });

  test('offers the notes that were kept for returning, and keeps this one', async () => {
    const kept = [{ id: 'n1', teks: 'Lampirkan transkrip.', milikSaya: true, idRole: null, pemilik: 'Saya' }];
    const { user, server } = open(path, {
      on: {
        'GET catatan-siap': () => ({ catatan: kept, peran: [] }),
        'POST catatan-siap': ({ body }) => new Reply(201, { ...kept[0], ...Object(body), id: 'n2' }),
        'DELETE catatan-siap/:id': () => ({ id: 'n1' }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Kembalikan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Kembalikan' }));
    await user.type(dialog.getByLabelText(/Catatan/), 'Surat belum ditandatangani.');
    await user.click(await dialog.findByRole('button', { name: 'Catatan tersimpan (1)' }));
    await user.click(await screen.findByRole('button', { name: 'Lampirkan transkrip.' }));
    const both = 'Surat belum ditandatangani.\nLampirkan transkrip.';
    expect(dialog.getByLabelText(/Catatan/)).toHaveProperty('value', both);
    await user.click(dialog.getByRole('button', { name: 'Simpan catatan ini' }));
    await screen.findByText('Catatan disimpan untuk dipakai lagi pada langkah ini.');
    expect(server.callsTo('POST', 'catatan-siap')[0]?.body).toEqual({
      antrean: N,
      langkah: 'revisi',
      teks: both,
      idRole: null,
    });
    await user.click(dialog.getByRole('button', { name: 'Catatan tersimpan (1)' }));
    await user.click(await screen.findByRole('button', { name: 'Aksi untuk Lampirkan transkrip.' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Hapus' }));
    await user.click(await screen.findByRole('button', { name: 'Urungkan' }));
    await waitFor(() =>
      expect(server.callsTo('POST', 'catatan-siap')[1]?.body).toMatchObject({ teks: 'Lampirkan transkrip.' }),
    );
  });

  test('offers none where a step only goes on', async () => {
    const { user, server } = open(path);
    await user.click(await screen.findByRole('button', { name: 'Setujui' }));
    await screen.findByRole('dialog', { name: 'Setujui' });
    expect(server.callsTo('GET', 'catatan-siap')).toHaveLength(0);
  });

  test('opens the next row by itself after a decision, and the list after the last', async () => {
    const { user, router } = open(path, {
      on: {
        [`POST ${N}/1/aksi/revisi`]: () => registration('1', { status: 'revisi', version: 4 }),
        [`POST ${N}/2/aksi/revisi`]: () => registration('2', { status: 'revisi', version: 4 }),
      },
    });
    const giveBack = async () => {
      await user.click(await screen.findByRole('button', { name: 'Kembalikan' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Kembalikan' }));
      await user.type(dialog.getByLabelText(/Catatan/), 'Lengkapi.');
      await user.click(dialog.getByRole('button', { name: 'Kembalikan' }));
    };
    await screen.findByText('1 dari 2');
    await giveBack();
    await waitFor(() => expect(router.state.location.pathname).toBe('/magang/approval/detail/2'));
    await screen.findByText('2 dari 2');
    await giveBack();
    await waitFor(() => expect(router.state.location.pathname).toBe('/magang/approval'));
  });

  test('lists with ? the keys that work here, and only those', async () => {
    const { user } = open(path);
    await screen.findByText('1 dari 2');
    await user.keyboard('?');
    const dialog = within(await screen.findByRole('dialog', { name: 'Tombol pintas halaman ini' }));
    const does = () => dialog.getAllByRole('term').map(one => one.textContent);
    expect(does()).toEqual([
      'Baris berikutnya di antrean',
      'Cari di seluruh portal',
      'Tekan tombol utama dialog',
      'Tampilkan tombol pintas',
    ]);
    await user.click(dialog.getByRole('button', { name: 'Tutup' }));
    await user.click(await screen.findByRole('button', { name: 'Kembalikan' }));
    const note = within(await screen.findByRole('dialog', { name: 'Kembalikan' })).getByLabelText(/Catatan/);
    await user.type(note, '?');
    expect(note).toHaveProperty('value', '?');
  });

  test('leads on with J and back with K', async () => {
    const { user, router } = open(path);
    expect(await screen.findByText('1 dari 2')).toBeTruthy();
    await user.keyboard('j');
    await waitFor(() => expect(router.state.location.pathname).toBe('/magang/approval/detail/2'));
    await screen.findByText('2 dari 2');
    await user.keyboard('k');
    await waitFor(() => expect(router.state.location.pathname).toBe('/magang/approval/detail/1'));
  });

  test('says kindly that somebody else was first, and shows what is now', async () => {
    const world = rows();
    const { user } = open(path, {
      rows: world,
      on: {
        [`POST ${N}/:id/aksi/:aksi`]: () => {
          Object.assign(world[N]?.[0] ?? {}, { status: 'ditolak', tahapAktif: null, version: 4 });
          return new Reply(409, {
            statusCode: 409,
            message: 'Status data ini sudah berubah. Muat ulang halaman, lalu periksa lagi.',
          });
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Setujui' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Setujui' }));
    expect(await screen.findByText(/Mungkin orang lain lebih dahulu memutuskan/)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Setujui' })).toBeNull());
    expect(screen.getByText('Ditolak')).toBeTruthy();
  });

  test('a rule that refuses is read as it is, in the dialog that keeps what was typed', async () => {
    const { user } = open(path, {
      on: {
        [`POST ${N}/:id/aksi/:aksi`]: () =>
          new Reply(409, { statusCode: 409, message: 'Kuota lowongan ini sudah penuh.' }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Setujui' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByRole('textbox'), 'Baik sekali');
    await user.click(within(dialog).getByRole('button', { name: 'Setujui' }));
    const refused = await within(dialog).findByRole('alert');
    expect(refused.textContent).toBe('Kuota lowongan ini sudah penuh.');
    expect(within(dialog).getByDisplayValue('Baik sekali')).toBeTruthy();
    expect(screen.queryByText(/Mungkin orang lain/)).toBeNull();
  });

  test('offers no decision at another stage', async () => {
    open('/magang/approval/detail/3?tab=tahap-lain');
    expect(await screen.findByText('22083 Citra Dewi')).toBeTruthy();
    expect(await screen.findByText(/^Menunggu persetujuan Tim MBKM\.$/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Setujui' })).toBeNull();
  });

  test('tells that a registration is not to be found', async () => {
    open('/magang/approval/detail/99');
    expect((await screen.findAllByText(/Data tidak ditemukan/)).length).toBeGreaterThan(0);
  });
});
