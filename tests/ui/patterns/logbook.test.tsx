import 'fake-indexeddb/auto';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { registry } from '../../../resources/index.ts';
import type { SyaratPeserta } from '../../../resources/kegiatan/kelengkapan.ts';
import { logbookMagang } from '../../../resources/magang/logbookMagang.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { dayAfter, daysOfMonth, mondayOf, monthAfter } from '../../../src/patterns/logbook/entries.ts';
import { entriesOf, type KeptEntry, removeEntry, writeEntry } from '../../../src/patterns/outbox/deviceStore.ts';
import { newEntry } from '../../../src/patterns/outbox/newEntry.ts';
import { matched } from '../../../src/patterns/outputs/useOutputs.ts';
import { draftKey, newDraftId, readDraft, writeDraft } from '../../../src/patterns/register/deviceDraft.ts';
// The screens that are opened below: fetched before the first test, not in its time.
import '../../../src/patterns/outbox/outbox.ts';
import '../../../src/patterns/logbook/LogbookForm.tsx';
import '../../../src/patterns/logbook/LogbookHome.tsx';
import '../../../src/patterns/logbook/LogbookList.tsx';
import { Reply } from '../support/fakeApi.ts';
import { userAs } from '../support/fakeSession.ts';
import { shownMoment, typeMoment } from '../support/moment.ts';
import { renderAdmin, type WorldOptions } from '../support/renderAdmin.tsx';
import { masters, registration } from './world.ts';

// A busy machine draws the back office slowly the first time.
configure({ asyncUtilTimeout: 15_000 });

const L = logbookMagang.name;
const peserta = '01900000-0000-7000-8000-0000000000d1';
const form = '/magang/log-kegiatan/form';
const me = userAs('HA02').id;

const summary = (over: Record<string, unknown> = {}) => ({
  idPendaftarMbkm: peserta,
  ...{ npm: '22081010012', namaMahasiswa: 'Rizky', namaMitra: 'PT Nusa', status: 'berjalan' },
  ...{ tanggalMulai: '2026-09-19', tanggalSelesai: '2027-01-28', hariIni: '2026-11-21', maksDokumen: 5 },
  ...{
    satuan: 'jam',
    disetujui: 240,
    menunggu: 40,
    target: 900,
    kemajuan: null,
    sks: 20,
    persen: 27,
    persenMin: 80,
    cukup: false,
    pesan: null,
  },
  ...{ jumlah: { disetujui: 30, diajukan: 5 }, jumlahParaf: 3, minggu: [] },
  isi: { dari: '2026-11-14', sampai: '2026-11-21' },
  ...over,
});
const entry = (id: string, over: Record<string, unknown> = {}) => ({
  id,
  version: 2,
  idPendaftarMbkm: peserta,
  tanggal: '2026-11-19',
  jamMulai: '08:00',
  jamSelesai: '11:30',
  durasiJam: 3.5,
  tempat: 'kantor',
  kegiatan: `Kegiatan ${id}`,
  uraian: 'Menyusun laporan uji coba bersama rekan satu tim.',
  status: 'diajukan',
  idTerpilihFinal: [],
  dokumen: [],
  ...over,
});
const own = registration(peserta, { id: peserta, status: 'berjalan', tanggalMulai: '2026-09-19' });
const open = (at: string, { rows = {}, on = {} }: WorldOptions = {}) =>
  renderAdmin(at, {
    registry,
    sebagai: 'HA02',
    rows: { ...masters(), [pendaftar.name]: [own], [L]: [], ...rows },
    on: { [`GET ${L}/ringkasan`]: () => summary(), ...on },
  });
const offline = () => {
  throw new HttpError('Server tidak dapat dihubungi.', 0, { message: 'Server tidak dapat dihubungi.' });
};
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

interface SentEntry {
  idKlien: string;
  id?: string;
  version?: number;
  fields: Record<string, unknown>;
  aksi: string;
}
const sentIn = ({ body }: { body: unknown }): SentEntry[] => (body as { laporan: SentEntry[] }).laporan;
/** The server's answer to every entry of a call. */
const answered =
  (over: Record<string, unknown> = {}) =>
  (call: { body: unknown }) => ({
    hasil: sentIn(call).map(({ idKlien }) => ({
      ...{ idKlien, hasil: 'dibuat', id: 'baru-1', version: 1, pesan: null },
      ...over,
    })),
  });
const refusing = (pesan: string, errors: Record<string, string> = {}) =>
  answered({ hasil: 'ditolak', id: null, version: null, pesan, errors });
const K = `POST ${L}/kirim-banyak`;

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
    const day = await screen.findByRole('button', { name: /Kamis\s*19\s*November, 2 kegiatan, Revisi,\s*4,5\s*jam/ });
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
      await user.click(screen.getByRole('button', { name: 'Tampilkan pekan sebelumnya' }));
      await screen.findByText(`Kegiatan ${last}`);
    }
    expect(screen.getByText('Kegiatan 0')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Tampilkan pekan sebelumnya' })).toBeNull();
  });
});

describe('the form', () => {
  const put = (name: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(name, { selector: 'input, textarea' }), { target: { value } });
  const fill = async (
    user: ReturnType<typeof open>['user'],
    uraian = 'Menyusun laporan uji coba bersama rekan satu tim.',
  ) => {
    await typeMoment(/Jam mulai/, '08:00');
    await typeMoment(/Jam selesai/, '11:30');
    await user.click(screen.getByRole('combobox', { name: /Tempat/ }));
    await user.click(await screen.findByRole('option', { name: 'Kantor' }));
    put(/^Kegiatan/, 'Rapat');
    put(/Uraian/, uraian);
  };

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
    await user.click(await screen.findByRole('button', { name: 'Seperti kemarin: 07.30–15.00 · Daring' }));
    expect(await shownMoment(/Jam mulai/)).toBe('07.30');
    expect(screen.queryByRole('button', { name: /^Seperti/ })).toBeNull();
    put(/^Kegiatan/, 'Rapat');
    put(/Uraian/, 'Belum lengkap');
    await user.click(screen.getByRole('button', { name: 'Simpan draf' }));
    const path = `${L}/kirim-banyak`;
    await waitFor(() => expect(server.callsTo('POST', path)).toHaveLength(1));
    expect(server.callsTo('POST', path).flatMap(sentIn)[0]?.fields).toMatchObject({
      ...{ tanggal: '2026-11-21', jamMulai: '07:30', jamSelesai: '15:00', tempat: 'daring', kegiatan: 'Rapat' },
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
      ...{ row: { id: 'lama', version: 1 }, values: { idPendaftarMbkm: peserta, uraian: 'Dari perangkat.' } },
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

describe('what was not sent', () => {
  const values = { ...entry('x'), id: undefined, status: undefined, version: undefined, idPendaftarMbkm: peserta };
  const waiting = async (over: Partial<KeptEntry> = {}) => {
    const made: KeptEntry = { ...newEntry(me, L), values, wanted: 'ajukan', state: 'menunggu', next: 0, ...over };
    await writeEntry(made);
    return made;
  };
  const panel = () => screen.findByText(/^Belum terkirim/);

  test('is shown, and goes when there is a connection again', async () => {
    await waiting();
    let connected = false;
    const { server } = open('/magang/log-kegiatan', {
      on: { [K]: call => (connected ? answered()(call) : offline()) },
    });
    expect((await panel()).textContent).toBe('Belum terkirim (1)');
    await waitFor(() => expect(server.callsTo('POST', `${L}/kirim-banyak`).length).toBeGreaterThan(0));
    await screen.findByText('Menunggu dikirim');
    connected = true;
    window.dispatchEvent(new Event('online'));
    await screen.findAllByText('Terkirim');
    expect(screen.queryByText('Belum terkirim (1)')).toBeNull();
    expect(await entriesOf(me)).toEqual([]);
  });

  test('goes by itself five seconds after a fault of the server, and then waits longer', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    await waiting();
    let tries = 0;
    open('/magang/log-kegiatan', {
      on: {
        [K]: call => {
          tries++;
          return tries < 2 ? new Reply(503, { statusCode: 503, message: 'Sedang tidak tersedia.' }) : answered()(call);
        },
      },
    });
    await waitFor(async () => expect((await entriesOf(me))[0]?.tries).toBe(1));
    const [kept] = await entriesOf(me);
    expect((kept?.next ?? 0) - Date.now()).toBeGreaterThan(3000);
    await vi.advanceTimersByTimeAsync(5000);
    await waitFor(async () => expect(await entriesOf(me)).toEqual([]));
  });

  test('and what the server refuses stays, with its words, and does not hold up the others', async () => {
    const message = 'Batas pengisian logbook 7 hari sudah lewat.';
    const late = await waiting({ values: { ...values, tanggal: '2026-10-01', kegiatan: 'Lama sekali' } });
    await waiting();
    open('/magang/log-kegiatan', {
      on: {
        [K]: call => ({
          hasil: sentIn(call).flatMap(({ idKlien }) => {
            const one = { body: { laporan: [{ idKlien }] } };
            return (idKlien === late.id ? refusing(message) : answered())(one).hasil;
          }),
        }),
      },
    });
    expect(await screen.findByText(`Gagal: ${message}`)).toBeTruthy();
    await screen.findByText('Terkirim');
    expect(await entriesOf(me)).toMatchObject([{ id: late.id, state: 'gagal' }]);
  });

  test('of which both changed shows both versions, and sends on as a correction only when asked', async () => {
    const mine = await waiting();
    const theirs = entry('x', { status: 'revisi', uraian: 'Dari server.', version: 5 });
    let asked = false;
    const { user, server } = open('/magang/log-kegiatan', {
      on: {
        [K]: call =>
          asked
            ? answered({ id: 'x', hasil: 'diperbarui' })(call)
            : answered({ hasil: 'konflik', id: 'x', version: 5, pesan: 'Berubah.', baris: theirs })(call),
      },
    });
    const versions = await screen.findByRole('region', { name: 'Dua versi laporan' });
    expect(within(versions).getByText('Dari server.')).toBeTruthy();
    asked = true;
    await user.click(within(versions).getByRole('button', { name: 'Kirim sebagai perbaikan' }));
    await waitFor(async () => expect(await entriesOf(me)).toEqual([]));
    const improved = server.callsTo('POST', `${L}/kirim-banyak`).flatMap(sentIn)[1];
    expect(improved).toMatchObject({ idKlien: mine.id, id: 'x', version: 5 });
  });

  test('of another person at this device is neither shown nor sent', async () => {
    await waiting({ user: 'orang-lain' });
    const { server } = open('/magang/log-kegiatan', { on: { [K]: answered() } });
    await screen.findByRole('region', { name: 'Kalender kegiatan' });
    expect(screen.queryByText(/^Belum terkirim/)).toBeNull();
    expect(server.callsTo('POST', `${L}/kirim-banyak`)).toEqual([]);
    expect(await entriesOf('orang-lain')).toHaveLength(1);
  });

  test('by a release before the outbox is taken over and sent', async () => {
    const key = draftKey(me, form, newDraftId('x1'));
    writeDraft(key, { values, version: null, sent: false, at: Date.now(), wanted: 'ajukan' });
    const { server } = open('/magang/log-kegiatan', { on: { [K]: answered() } });
    await screen.findAllByText('Terkirim');
    expect(
      server
        .callsTo('POST', `${L}/kirim-banyak`)
        .flatMap(sentIn)
        .map(({ aksi }) => aksi),
    ).toEqual(['simpan', 'ajukan']);
    expect(readDraft(key)).toBeNull();
  });
});

test('several demands of one kind take its outputs in order', () => {
  const need = (idSyaratLuaran: string, idJenisLuaran: string): SyaratPeserta => ({
    tingkat: 'individu',
    ...{ idSyaratLuaran, idJenisLuaran, kodeJenisLuaran: idJenisLuaran, nama: idSyaratLuaran, isi: 'berkas' },
    ...{ wajib: true, wajibTautan: false, jenisBerkas: [], maksMb: null, petunjuk: null, terpenuhi: false },
    ...{ namaJenisLuaran: idJenisLuaran, jumlahMinimal: 1, tahap: 'akhir', menunggu: 0, disetujui: 0 },
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
