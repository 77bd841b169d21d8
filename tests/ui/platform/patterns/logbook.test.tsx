import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { SyaratPeserta } from '../../../../resources/kegiatan/kelengkapan.ts';
import { pendaftar } from '../../../../resources/mbkm/pendaftar.ts';
import { dayAfter, daysOfMonth, mondayOf, monthAfter } from '../../../../src/areas/kegiatan/logbook/entries.ts';
import { changeEntry, entriesOf, removeEntry, writeEntry } from '../../../../src/areas/kegiatan/outbox/deviceStore.ts';
import { newEntry } from '../../../../src/areas/kegiatan/outbox/newEntry.ts';
import { matched } from '../../../../src/areas/kegiatan/outputs/useOutputs.ts';
// The screens that are opened below: fetched before the first test, not in its time.
import '../../../../src/areas/kegiatan/outbox/outbox.ts';
import '../../../../src/areas/kegiatan/logbook/LogbookForm.tsx';
import '../../../../src/areas/kegiatan/logbook/LogbookHome.tsx';
import '../../../../src/areas/kegiatan/logbook/LogbookList.tsx';
import { shownMoment } from '../../support/moment.ts';
import {
  answered,
  entry,
  fill,
  form,
  K,
  L,
  me,
  open,
  own,
  peserta,
  put,
  refusing,
  sentIn,
  summary,
} from './logbookWorld.ts';

/** A window as narrow as a phone. */
const narrow = () => {
  const wide = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation(query =>
    Object.defineProperty(wide(query), 'matches', { value: query.includes('max-width') }),
  );
};
beforeEach(async () => {
  window.localStorage.clear();
  for (const { id } of [...(await entriesOf(me)), ...(await entriesOf('orang-lain'))]) await removeEntry(id);
});

describe('the calendar', () => {
  test('has whole weeks from Monday on', () => {
    const days = daysOfMonth('2026-11');
    expect([days[0], days.at(-1), days.length]).toEqual(['2026-10-26', '2026-12-06', 42]);
    expect(mondayOf('2026-11-22')).toBe('2026-11-16');
    expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
  });

  test('tells each day with its hours and its most urgent state, by mouse and keyboard', async () => {
    const { user } = open('/magang/log-kegiatan', {
      rows: {
        [L]: [
          entry('a'),
          entry('b', { status: 'revisi', jamMulai: '13:00', jamSelesai: '14:00', durasiJam: 1, catatan: 'Perjelas.' }),
        ],
      },
    });
    const day = await screen.findByRole('button', {
      name: /Kamis\s*19\s*November, 2 kegiatan, Perlu perbaikan,\s*4,5\s*jam/,
    });
    expect(screen.getByRole('button', { name: /Sabtu\s*21\s*November, hari ini, belum ada kegiatan/ })).toBeTruthy();
    await user.click(day);
    expect(await screen.findByRole('heading', { name: 'Kamis, 19 November' })).toBeTruthy();
    expect(screen.getByText('Perjelas.')).toBeTruthy();
    // What is still one's own opens to be changed, the rest to be read.
    expect(screen.getByRole('link', { name: 'Kegiatan b' }).getAttribute('href')).toBe(`${form}/edit?id=b`);
    expect(screen.getByRole('link', { name: 'Kegiatan a' }).getAttribute('href')).toBe(`${form}/view?id=a`);
    await user.keyboard('{ArrowRight}');
    expect(await screen.findByRole('heading', { name: 'Jumat, 20 November' })).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'Jam disetujui dari target' }).getAttribute('aria-valuenow')).toBe(
      '27',
    );
  });

  test('of what begins tomorrow says from when on it is written', async () => {
    open('/magang/log-kegiatan', {
      rows: { [pendaftar.name]: [{ ...own, status: 'disetujui', tanggalMulai: '2026-11-22' }] },
      on: { [`GET ${L}/ringkasan`]: () => summary({ status: 'disetujui', tanggalMulai: '2026-11-22', isi: null }) },
    });
    await screen.findByText('Kegiatan dapat dicatat mulai 22 November 2026, juga tanpa sinyal.');
    expect(screen.queryByRole('link', { name: /Catat kegiatan/ })).toBeNull();
  });

  test('of what is over offers no new entry', async () => {
    open('/magang/log-kegiatan', { on: { [`GET ${L}/ringkasan`]: () => summary({ isi: null }) } });
    await screen.findByRole('region', { name: 'Kalender kegiatan' });
    expect(screen.queryByRole('link', { name: /Catat kegiatan/ })).toBeNull();
  });
});

describe('the list by weeks', () => {
  test('reaches every entry, page by page, beyond what one request gives', async () => {
    const day = (n: number) => dayAfter('2026-11-20', -n);
    const rows = { [L]: Array.from({ length: 205 }, (_, n) => entry(`${n}`, { tanggal: day(n) })) };
    const { user } = open(`/magang/log-kegiatan/daftar-kegiatan?id=${peserta}`, { rows });
    await screen.findByRole('link', { name: 'Kegiatan 0' });
    expect(screen.queryByText('Kegiatan 60')).toBeNull();
    for (const last of [119, 179, 204]) {
      await user.click(screen.getByRole('button', { name: 'Tampilkan minggu sebelumnya' }));
      await screen.findByText(`Kegiatan ${last}`);
    }
    expect(screen.getByText('Kegiatan 0')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Tampilkan minggu sebelumnya' })).toBeNull();
  });
});

describe('the form', () => {
  test('keeps what is typed on the device under a name of its own, and finds it again', async () => {
    const { router, unmount } = open(`${form}/add`);
    await screen.findByRole('textbox', { name: /Uraian/ });
    put(/Uraian/, 'Belum selesai');
    await screen.findByText('Tersimpan di perangkat.');
    const draft = new URLSearchParams(router.state.location.search).get('draf');
    const [kept] = await entriesOf(me);
    expect([kept?.id, kept?.row, kept?.wanted, kept?.values.uraian]).toEqual([draft, null, null, 'Belum selesai']);
    unmount();
    open(`${form}/add?draf=${draft}`);
    await waitFor(async () =>
      expect(await screen.findByRole('textbox', { name: /Uraian/ })).toHaveProperty('value', 'Belum selesai'),
    );
  });

  test('says that the device has it only once it has the last letters as well', async () => {
    open(`${form}/add`);
    await screen.findByRole('textbox', { name: /Uraian/ });
    put(/Uraian/, 'Pertama');
    expect(await screen.findByText('Menyimpan…')).toBeTruthy();
    await screen.findByText('Tersimpan di perangkat.');
    put(/Uraian/, 'Pertama dan kedua');
    expect(await screen.findByText('Menyimpan…')).toBeTruthy();
    expect(screen.queryByText('Tersimpan di perangkat.')).toBeNull();
    await screen.findByText('Tersimpan di perangkat.');
    expect((await entriesOf(me))[0]?.values.uraian).toBe('Pertama dan kedua');
  });

  test('shows what another tab writes of the entry, and overwrites none of it', async () => {
    const { unmount } = open(`${form}/add`);
    await screen.findByRole('textbox', { name: /Uraian/ });
    put(/^Kegiatan/, 'Rapat');
    await screen.findByText('Tersimpan di perangkat.');
    const [kept] = await entriesOf(me);
    const beside = 'Ditulis di tab lain, sementara tab ini terbuka.';
    await changeEntry(kept?.id ?? '', ({ values }) => ({ values: { ...values, uraian: beside }, at: Date.now() }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Uraian/ })).toHaveProperty('value', beside));
    put(/^Kegiatan/, 'Rapat desa');
    unmount();
    await waitFor(async () =>
      expect((await entriesOf(me)).map(({ values }) => values)).toMatchObject([
        { kegiatan: 'Rapat desa', uraian: beside },
      ]),
    );
  });

  test('keeps one entry of a row, however many tabs open it', async () => {
    const row = entry('01900000-0000-7000-8000-0000000000f1', { status: 'revisi' });
    for (const written of ['Di tab pertama, cukup panjang.', 'Di tab kedua, cukup panjang.']) {
      const { unmount } = open(`${form}/edit?id=${row.id}`, { rows: { [L]: [row] } });
      await screen.findByRole('textbox', { name: /Uraian/ });
      put(/Uraian/, written);
      unmount();
      await waitFor(async () =>
        expect(await entriesOf(me)).toMatchObject([{ id: row.id, values: { uraian: written } }]),
      );
    }
  });

  test('keeps the last letters when it is left at once', async () => {
    const { unmount } = open(`${form}/add`);
    await screen.findByRole('textbox', { name: /Uraian/ });
    put(/Uraian/, 'Ditinggalkan');
    unmount();
    await waitFor(async () => expect((await entriesOf(me))[0]?.values.uraian).toBe('Ditinggalkan'));
  });

  test('hands in: the entry first, then the action; nothing stays on the device', async () => {
    const { user, server } = open(`${form}/add`, { on: { [K]: answered() } });
    await fill(user);
    expect(screen.getByText('3,5 jam')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Ajukan' }));
    await screen.findByText('Kegiatan diajukan kepada dosen pembimbing.');
    const [text, act] = server.callsTo('POST', `${L}/kirim-banyak`).map(call => sentIn(call)[0]);
    expect(text).toMatchObject({
      aksi: 'simpan',
      fields: { idPendaftarMbkm: peserta, tanggal: '2026-11-21', jamMulai: '08:00', tempat: 'kantor' },
    });
    expect(act).toMatchObject({ idKlien: text?.idKlien, id: 'baru-1', version: 1, aksi: 'ajukan' });
    expect(await entriesOf(me)).toEqual([]);
  });

  test('refuses here what the server would refuse, at its field', async () => {
    const { user, server } = open(`${form}/add`);
    await fill(user, 'Singkat.');
    await user.click(screen.getByRole('button', { name: 'Ajukan' }));
    expect(await screen.findByText('Uraian minimal 30 karakter.')).toBeTruthy();
    expect(server.callsTo('POST', `${L}/kirim-banyak`)).toEqual([]);
  });

  test('shows at its field what the server refuses, and keeps what was typed', async () => {
    const message = 'Waktu bertumpukan dengan kegiatan lain.';
    const { user } = open(`${form}/add`, {
      on: { [K]: refusing(message, { jamMulai: message }) },
    });
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Simpan draf' }));
    expect(await screen.findByText(message)).toBeTruthy();
    // The form of the test before may still have kept what it was left with.
    expect(await entriesOf(me)).toContainEqual(expect.objectContaining({ state: 'gagal', message }));
  });

  test('takes over times and place of the entry before', async () => {
    const { user, server } = open(`${form}/add`, {
      rows: {
        [L]: [entry('lama', { tanggal: '2026-11-20', jamMulai: '07:30', jamSelesai: '15:00', tempat: 'daring' })],
      },
      on: { [K]: answered() },
    });
    await user.click(await screen.findByRole('button', { name: /^Seperti kemarin\s*:\s*07\.30–15\.00 · Daring$/ }));
    expect(await shownMoment(/Jam mulai/)).toBe('07.30');
    expect(screen.queryByRole('button', { name: /^Seperti/ })).toBeNull();
    // Its place stays, so that no field moves under the thumb.
    expect(screen.getByText('Sudah seperti kemarin.')).toBeTruthy();
    put(/^Kegiatan/, 'Rapat');
    put(/Uraian/, 'Belum lengkap');
    await user.click(screen.getByRole('button', { name: 'Simpan draf' }));
    const path = `${L}/kirim-banyak`;
    await waitFor(() => expect(server.callsTo('POST', path)).toHaveLength(1));
    expect(server.callsTo('POST', path).flatMap(sentIn)[0]?.fields).toMatchObject({
      tanggal: '2026-11-21',
      jamMulai: '07:30',
      jamSelesai: '15:00',
      tempat: 'daring',
      kegiatan: 'Rapat',
    });
  });

  test('on a phone folds what few fill in, opens it where something is wrong, and leads there', async () => {
    narrow();
    const { user } = open(`${form}/add`, {
      on: { [K]: refusing('x', { kendala: 'Terlalu singkat.' }) },
    });
    await fill(user);
    expect(screen.getByRole('button', { name: 'Isian lain (3)' }).getAttribute('aria-expanded')).toBe('false');
    const field = screen.getByRole('textbox', { name: /Kendala/, hidden: true });
    expect(field.closest('[aria-hidden="true"], .MuiCollapse-hidden')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Simpan draf' }));
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.closest('.MuiCollapse-hidden')).toBeNull();
    expect(screen.getByRole('button', { name: '1 isian perlu diperbaiki' })).toBeTruthy();
  });

  test('lets one choose when the entry has changed elsewhere since', async () => {
    await writeEntry({
      ...newEntry(me, L),
      row: { id: 'lama', version: 1 },
      values: { idPendaftarMbkm: peserta, uraian: 'Dari perangkat.' },
    });
    const { user } = open(`${form}/edit?id=lama`, {
      rows: { [L]: [entry('lama', { status: 'draf', uraian: 'Dari server.' })] },
    });
    expect(await screen.findByText('Dari perangkat.')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Pakai versi server' }));
    expect(await screen.findByRole('textbox', { name: /Uraian/ })).toHaveProperty('value', 'Dari server.');
    expect(await entriesOf(me)).toEqual([]);
  });
});

test('several demands of one kind take its outputs in order', () => {
  const need = (idSyaratLuaran: string, idJenisLuaran: string): SyaratPeserta => ({
    tingkat: 'individu',
    idSyaratLuaran,
    idJenisLuaran,
    kodeJenisLuaran: idJenisLuaran,
    nama: idSyaratLuaran,
    isi: 'berkas',
    wajib: true,
    wajibTautan: false,
    jenisBerkas: [],
    maksMb: null,
    petunjuk: null,
    terpenuhi: false,
    namaJenisLuaran: idJenisLuaran,
    jumlahMinimal: 1,
    tahap: 'akhir',
    menunggu: 0,
    disetujui: 0,
  });
  const output = (id: string, idJenisLuaran: string) => ({ id, idJenisLuaran });
  const { needs, rest } = matched(
    [need('akhir', 'laporan'), need('kemajuan', 'laporan'), need('sertifikat', 'sertifikat')],
    [output('1', 'laporan'), output('2', 'poster'), output('3', 'laporan')],
    'idJenisLuaran',
  );
  expect(needs.map(({ output: found }) => found?.id)).toEqual(['1', '3', undefined]);
  expect(rest.map(({ id }) => id)).toEqual(['2']);
});
