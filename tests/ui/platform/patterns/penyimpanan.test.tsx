import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import { deleteDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { copyOf } from '../../../../src/areas/kegiatan/outbox/copy.ts';
import { deviceClosed, entriesOf } from '../../../../src/areas/kegiatan/outbox/deviceStore.ts';
import { newEntry } from '../../../../src/areas/kegiatan/outbox/newEntry.ts';
import { storageAdvice } from '../../../../src/areas/kegiatan/outbox/storageAdvice.ts';
// The screens that are opened below: fetched before the first test, not in its time.
import '../../../../src/areas/kegiatan/outbox/outbox.ts';
import '../../../../src/areas/kegiatan/logbook/LogbookForm.tsx';
import '../../../../src/areas/kegiatan/logbook/LogbookHome.tsx';
import { Reply } from '../../support/fakeApi.ts';
import {
  answered,
  deviceDb,
  emptyDevice,
  fill,
  form,
  K,
  L,
  me,
  offline,
  open,
  peserta,
  sentIn,
  typed,
} from './logbookWorld.ts';

/** Where the browser promises nothing, and what leaves a device as a file (docs/domain/30 §4.3). */

beforeEach(emptyDevice);

describe('a browser that keeps nothing', () => {
  const closed = async () => {
    // The store that other tests have open closes itself.
    await deleteDB(deviceDb);
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('Ditolak.', 'SecurityError');
    });
  };

  test('says so before anything is written, and still sends what is written', async () => {
    await closed();
    const { user, server } = open(`${form}/add`, { on: { [K]: answered() } });
    await screen.findByText(
      'Peramban ini tidak dapat menyimpan laporan di perangkat. Tulis hanya selagi tersambung ke internet.',
    );
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Ajukan' }));
    await screen.findByText('Kegiatan diajukan kepada dosen pembimbing.');
    expect(
      server
        .callsTo('POST', `${L}/kirim-banyak`)
        .flatMap(sentIn)
        .map(({ aksi }) => aksi),
    ).toEqual(['simpan', 'ajukan']);
    expect(await entriesOf(me)).toEqual([]);
  });

  test('keeps what could not be sent before its author, and says what that means', async () => {
    await closed();
    let connected = false;
    const { user, router } = open(`${form}/add`, {
      on: { [K]: call => (connected ? answered()(call) : offline()) },
    });
    await screen.findByRole('textbox', { name: /Uraian/ });
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Ajukan' }));
    await screen.findByText(deviceClosed);
    expect(router.state.location.pathname).toBe(`${form}/add`);
    expect(screen.queryByText('Tersimpan di perangkat.')).toBeNull();
    connected = true;
    await user.click(screen.getByRole('button', { name: 'Ajukan' }));
    await screen.findByText('Kegiatan diajukan kepada dosen pembimbing.');
    expect(await entriesOf(me)).toEqual([]);
  });
});

describe('the browser is asked to keep what is written', () => {
  const storage = (over: Record<string, unknown>) =>
    Object.defineProperty(navigator, 'storage', {
      configurable: true,
      value: {
        getDirectory: async () => ({}),
        estimate: async () => ({ quota: 10 ** 12 }),
        persisted: async () => false,
        persist: async () => false,
        ...over,
      },
    });
  afterEach(() => Reflect.deleteProperty(navigator, 'storage'));

  test('and where it promises, nothing is said', async () => {
    storage({ persist: async () => true });
    expect(await storageAdvice()).toBeNull();
  });

  test('a refusal is told in the form once room is short, and not before', async () => {
    storage({});
    expect(await storageAdvice()).toBeNull();
    storage({ estimate: async () => ({ quota: 10 ** 9, usage: 10 ** 9 - 10 ** 7 }) });
    open(`${form}/add`);
    await screen.findByText(/^Ruang simpan perangkat ini hampir penuh/);
  });

  test('a private window is told before anybody writes', async () => {
    storage({ getDirectory: () => Promise.reject(new DOMException('', 'SecurityError')) });
    open(`${form}/add`);
    await screen.findByText(/^Jendela privat: laporan yang belum terkirim hilang saat jendela ditutup\./);
  });
});

describe('a copy of what a device could not send', () => {
  const copy = async () => {
    const made = { ...newEntry('mahasiswa', L), values: typed, wanted: 'ajukan' as const };
    return {
      made,
      file: new File([JSON.stringify(await copyOf([made]))], 'salinan.json', { type: 'application/json' }),
    };
  };
  const S = `POST ${L}/serah-salinan`;

  test.each([
    ['HA04', '/magang/log-kegiatan'],
    ['HA03', '/magang/log-kegiatan/daftar-kegiatan'],
  ] as const)('is handed in by %s at %s', async (sebagai, at) => {
    const { made, file } = await copy();
    const { user, server } = open(at, { sebagai, on: { [S]: answered() } });
    await screen.findByRole('button', { name: 'Serahkan salinan' });
    await user.upload(screen.getByLabelText('Berkas salinan laporan'), file);
    await screen.findByText(/1 dari 1 laporan terkirim/);
    const calls = server.callsTo('POST', `${L}/serah-salinan`);
    expect(calls.map(({ body }) => body)).toMatchObject([
      { idPendaftarMbkm: peserta, laporan: [{ idKlien: made.id, aksi: 'simpan' }] },
      { idPendaftarMbkm: peserta, laporan: [{ idKlien: made.id, aksi: 'ajukan' }] },
    ]);
  });

  test('the queue stands where nobody can say whose entries wait, and does not ask again and again', async () => {
    const { server } = open('/magang/log-kegiatan', {
      sebagai: 'HA04',
      on: { [`GET ${L}/menunggu`]: () => new Reply(503, { statusCode: 503, message: 'Coba lagi.' }) },
    });
    expect(await screen.findByText('Semua sudah Anda tangani')).toBeTruthy();
    await screen.findByRole('button', { name: 'Serahkan salinan' });
    expect(server.callsTo('GET', `${L}/menunggu`)).toHaveLength(1);
  });

  test('is not asked of who may not hand it in', async () => {
    open('/magang/log-kegiatan', { sebagai: 'HA06' });
    await screen.findByRole('tab', { name: /Belum diparaf/ });
    expect(screen.queryByText('Serahkan salinan')).toBeNull();
  });
});
