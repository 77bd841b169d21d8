import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { deleteDB, openDB } from 'idb';
import Cookies from 'js-cookie';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { logbookOptions } from '../../../../resources/magang/kegiatanOptions.ts';
import {
  entriesOf,
  type KeptEntry,
  keepPhoto,
  photosOf,
  writeEntry,
} from '../../../../src/areas/kegiatan/outbox/deviceStore.ts';
import { newEntry } from '../../../../src/areas/kegiatan/outbox/newEntry.ts';
import { draftKey, newDraftId, readDraft, writeDraft } from '../../../../src/platform/patterns/register/deviceDraft.ts';
// The screens that are opened below: fetched before the first test, not in its time.
import '../../../../src/areas/kegiatan/outbox/outbox.ts';
import '../../../../src/areas/kegiatan/logbook/LogbookForm.tsx';
import '../../../../src/areas/kegiatan/logbook/LogbookHome.tsx';
import { type Handlers, Reply } from '../../support/fakeApi.ts';
import {
  answered,
  deviceDb,
  emptyDevice,
  entry,
  form,
  K,
  L,
  me,
  offline,
  open,
  put,
  refusing,
  sentIn,
  typed,
} from './logbookWorld.ts';
import { uploadsThroughFetch } from './uploads.ts';

/** What a logbook's entries live through on the device before they arrive (docs/domain/30 §4.3). */

beforeEach(emptyDevice);

const waiting = async (over: Partial<KeptEntry> = {}) => {
  const made: KeptEntry = { ...newEntry(me, L), values: typed, wanted: 'ajukan', state: 'menunggu', next: 0, ...over };
  await writeEntry(made);
  return made;
};
const panel = () => screen.findByText(/^Belum terkirim/);

describe('what was not sent', () => {
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
    const late = await waiting({ values: { ...typed, tanggal: '2026-10-01', kegiatan: 'Lama sekali' } });
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
    writeDraft(key, { values: typed, version: null, sent: false, at: Date.now(), wanted: 'ajukan' });
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

  test('and what the server stumbles over does not hold up the others, and is corrected or removed alone', async () => {
    const broken = await waiting({ values: { ...typed, tanggal: '2026-11-18', kegiatan: 'Yang rusak' } });
    await waiting({ values: { ...typed, kegiatan: 'Yang baik' } });
    const { user, server, router } = open('/magang/log-kegiatan', {
      on: {
        [K]: call =>
          sentIn(call).some(({ fields }) => fields.kegiatan === 'Yang rusak')
            ? new Reply(400, { statusCode: 400, message: 'Data yang dikirim tidak terbaca.' })
            : answered()(call),
      },
    });
    expect(await screen.findByText('Gagal: Data yang dikirim tidak terbaca.')).toBeTruthy();
    await screen.findByText('Terkirim');
    expect(await entriesOf(me)).toMatchObject([{ id: broken.id, state: 'gagal' }]);
    const item = screen.getByText(/Yang rusak/).closest('li');
    await user.click(within(item ?? document.body).getByRole('link', { name: 'Lanjutkan' }));
    await screen.findByRole('textbox', { name: /Uraian/ });
    put(/^Kegiatan/, 'Yang diperbaiki');
    await user.click(screen.getByRole('button', { name: 'Ajukan' }));
    await waitFor(async () => expect(await entriesOf(me)).toEqual([]));
    const last = server.callsTo('POST', `${L}/kirim-banyak`).flatMap(sentIn).at(-1);
    expect(last).toMatchObject({ idKlien: broken.id, aksi: 'ajukan', fields: { kegiatan: 'Yang diperbaiki' } });

    await waiting({ state: 'gagal', message: 'Ditolak.', values: { ...typed, kegiatan: 'Yang dibuang' } });
    await router.navigate('/magang/log-kegiatan');
    const row = (await screen.findByText(/Yang dibuang/)).closest('li');
    await user.click(within(row ?? document.body).getByRole('button', { name: 'Hapus' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Hapus' }));
    await waitFor(async () => expect(await entriesOf(me)).toEqual([]));
  });

  test('stays when the session has ended, for after the next login', async () => {
    const made = await waiting();
    const { server } = open('/magang/log-kegiatan', {
      on: { [K]: () => new Reply(401, { statusCode: 401, message: 'Sesi Anda sudah berakhir.' }) },
    });
    await screen.findByText('Ada 1 laporan yang belum terkirim. Laporan tetap tersimpan di perangkat ini.');
    expect(server.callsTo('POST', `${L}/kirim-banyak`)).toHaveLength(1);
    expect(await entriesOf(me)).toMatchObject([{ id: made.id, state: 'menunggu', tries: 0 }]);
  });

  test('is told of whoever comes back without a session, wherever that shows first', async () => {
    await waiting({ state: 'gagal', next: null, message: 'Ditolak.' });
    const { router, leave } = open('/magang/log-kegiatan', { on: { [K]: refusing('Ditolak.') } });
    await screen.findByRole('region', { name: 'Kalender kegiatan' });
    Cookies.remove('mbkm_token');
    await router.navigate(logbookOptions.paths.history);
    await screen.findByText('Ada 1 laporan yang belum terkirim. Laporan tetap tersimpan di perangkat ini.');
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/'));
    expect(await entriesOf(me)).toHaveLength(1);
  });

  test('by the first release of the store is there after an update of the app, with its photos', async () => {
    await deleteDB(deviceDb);
    // As that release wrote it; what later releases add is not in it.
    const old = await openDB(deviceDb, 1, {
      upgrade: db => {
        db.createObjectStore('laporan', { keyPath: 'id' }).createIndex('user', 'user');
        const photos = db.createObjectStore('foto', { keyPath: 'id' });
        photos.createIndex('entry', 'entry');
        photos.createIndex('user', 'user');
        db.createObjectStore('jawaban', { keyPath: ['user', 'address'] }).createIndex('user', 'user');
      },
    });
    const id = '01900000-0000-7000-8000-0000000000e1';
    await old.put('laporan', {
      id,
      user: me,
      logbook: L,
      row: null,
      values: typed,
      changedFiles: false,
      wanted: 'ajukan',
      state: 'menunggu',
      message: null,
      errors: {},
      theirs: null,
      tries: 4,
      next: null,
      written: 1,
      at: 1,
    });
    const bytes = new Uint8Array([1, 2, 3]).buffer;
    await old.put('foto', {
      id: 'foto-1',
      user: me,
      entry: id,
      name: 'f.jpg',
      type: 'image/jpeg',
      caption: 'Bibit',
      bytes,
      at: 1,
    });
    old.close();
    uploadsThroughFetch();
    const { server } = open('/magang/log-kegiatan', {
      on: { [K]: answered(), [`POST ${L}/dokumen/tambah`]: () => ({ id: 'baru-1', version: 2, dokumen: [] }) },
    });
    await screen.findAllByText('Terkirim');
    const [photo] = server.callsTo('POST', `${L}/dokumen/tambah`).map(({ body }) => body as FormData);
    expect([photo?.get('idKlien'), photo?.get('keterangan'), photo?.get('idLogbookMagang')]).toEqual([
      'foto-1',
      'Bibit',
      'baru-1',
    ]);
    const acts = server.callsTo('POST', `${L}/kirim-banyak`).flatMap(sentIn);
    expect(acts.map(({ idKlien, aksi }) => [idKlien, aksi])).toEqual([
      [id, 'simpan'],
      [id, 'ajukan'],
    ]);
    expect(await entriesOf(me)).toEqual([]);
  });
});

describe('an entry of a release that asked for more', () => {
  const refusesUnknown = (call: { body: unknown }) => {
    const unknown = sentIn(call).some(({ fields }) => 'cuaca' in fields);
    return unknown ? refusing('Periksa kembali isian Anda.', { cuaca: 'Tidak dikenal.' })(call) : answered()(call);
  };

  test('is sent without what is asked for no more, and shows its author what stayed behind', async () => {
    await waiting({ values: { ...typed, cuaca: 'Hujan deras sejak subuh' } });
    const { server } = open('/magang/log-kegiatan', { on: { [K]: refusesUnknown } });
    await screen.findAllByText('Terkirim');
    expect(await screen.findByText(/tidak ikut dikirim: Hujan deras sejak subuh$/)).toBeTruthy();
    expect(server.callsTo('POST', `${L}/kirim-banyak`).flatMap(sentIn)[0]?.fields).toMatchObject({
      kegiatan: 'Kegiatan x',
    });
    expect(await entriesOf(me)).toEqual([]);
  });

  test('goes also after the server has refused it for that', async () => {
    const refusal = { state: 'gagal' as const, next: null, message: 'Periksa kembali isian Anda.' };
    await waiting({ ...refusal, errors: { cuaca: 'Tidak dikenal.' }, values: { ...typed, cuaca: 'Hujan' } });
    open('/magang/log-kegiatan', { on: { [K]: refusesUnknown } });
    await screen.findAllByText('Terkirim');
    expect(await entriesOf(me)).toEqual([]);
  });

  test('is written on in the form of this release', async () => {
    const made = await waiting({ wanted: null, state: 'perangkat', next: null, values: { ...typed, cuaca: 'Hujan' } });
    const { user } = open(`${form}/add?draf=${made.id}`, { on: { [K]: refusesUnknown } });
    await user.click(await screen.findByRole('button', { name: 'Ajukan' }));
    await waitFor(async () => expect(await entriesOf(me)).toEqual([]));
  });
});

describe('a photo larger than a piece', () => {
  const bytes = Uint8Array.from({ length: 130_000 }, (_, n) => n % 251);
  const withPhoto = async () => {
    const made = await waiting();
    await keepPhoto({
      id: 'foto-1',
      user: me,
      entry: made.id,
      name: 'f.jpg',
      type: 'image/jpeg',
      caption: null,
      bytes: bytes.buffer,
      at: 1,
    });
  };

  test('goes on where the line broke off, and is asked for once', async () => {
    uploadsThroughFetch();
    await withPhoto();
    const got: number[] = [];
    let has = 0;
    let drops = 1;
    const { server } = open('/magang/log-kegiatan', {
      on: {
        [K]: answered(),
        'GET files/potongan': () => ({ diterima: has }),
        'POST files/potongan': async ({ body }) => {
          const sent = body as FormData;
          const piece = sent.get('file') as Blob;
          got.push(Number(sent.get('mulai')));
          if (has > 0 && drops-- > 0) return offline();
          expect(new Uint8Array(await piece.arrayBuffer())).toEqual(bytes.slice(has, has + piece.size));
          has += piece.size;
          return { diterima: has };
        },
        [`POST ${L}/dokumen/tambah`]: () => ({ id: 'baru-1', version: 2, dokumen: [] }),
      },
    });
    await screen.findByText('Menunggu dikirim');
    // Something has arrived: the next try counts as the first.
    await waitFor(async () => expect(await entriesOf(me)).toMatchObject([{ tries: 1, state: 'menunggu' }]));
    expect(await photosOf((await entriesOf(me))[0]?.id ?? '')).toHaveLength(1);
    window.dispatchEvent(new Event('online'));
    await screen.findAllByText('Terkirim');
    expect(got).toEqual([0, 49_152, 49_152, 98_304]);
    const [form] = server.callsTo('POST', `${L}/dokumen/tambah`).map(({ body }) => body as FormData);
    expect([form?.get('ukuran'), form?.get('nama'), form?.get('file')]).toEqual(['130000', 'f.jpg', null]);
  });

  test('arrives whole at a server that answers every third call with an error', async () => {
    uploadsThroughFetch();
    await withPhoto();
    let calls = 0;
    const third =
      (answer: Handlers[string]): Handlers[string] =>
      request =>
        ++calls % 3 === 0 ? new Reply(503, { statusCode: 503, message: 'Sedang tidak tersedia.' }) : answer(request);
    let has = 0;
    open('/magang/log-kegiatan', {
      on: {
        [K]: third(answered()),
        'GET files/potongan': third(() => ({ diterima: has })),
        'POST files/potongan': third(({ body }) => {
          has += ((body as FormData).get('file') as Blob).size;
          return { diterima: has };
        }),
        [`POST ${L}/dokumen/tambah`]: third(() => ({ id: 'baru-1', version: 2, dokumen: [] })),
      },
    });
    // The act was the ninth call; the photo is the server's by then. The entry may have gone by itself before anybody looks.
    await waitFor(() => expect(calls).toBeGreaterThanOrEqual(9));
    expect(has).toBe(bytes.length);
    expect(await photosOf((await entriesOf(me))[0]?.id ?? '')).toEqual([]);
    window.dispatchEvent(new Event('online'));
    await screen.findAllByText('Terkirim');
  });

  test('begins anew where the server has lost its pieces', async () => {
    uploadsThroughFetch();
    await withPhoto();
    let has = bytes.length;
    const { server } = open('/magang/log-kegiatan', {
      on: {
        [K]: answered(),
        'GET files/potongan': () => ({ diterima: has }),
        'POST files/potongan': ({ body }) => {
          has += ((body as FormData).get('file') as Blob).size;
          return { diterima: has };
        },
        [`POST ${L}/dokumen/tambah`]: () => {
          if (server.callsTo('POST', 'files/potongan').length) return { id: 'baru-1', version: 2, dokumen: [] };
          has = 0;
          return new Reply(409, { statusCode: 409, message: 'Potongan berkas tidak berurutan.', diterima: 0 });
        },
      },
    });
    await screen.findAllByText('Terkirim');
    expect(server.callsTo('POST', 'files/potongan')).toHaveLength(3);
    expect(await entriesOf(me)).toEqual([]);
  });
});
