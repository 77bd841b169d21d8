import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openDevice } from '../../../../src/areas/kegiatan/outbox/deviceDb.ts';
import {
  deviceFull,
  entriesOf,
  type KeptEntry,
  keepPhoto,
  photosOf,
  removeEntry,
  removePhoto,
  troubleOf,
  writeEntry,
} from '../../../../src/areas/kegiatan/outbox/deviceStore.ts';
import { newEntry } from '../../../../src/areas/kegiatan/outbox/newEntry.ts';
import '../../../../src/areas/kegiatan/outbox/outbox.ts';
import '../../../../src/areas/kegiatan/logbook/LogbookForm.tsx';
import '../../../../src/areas/kegiatan/logbook/LogbookHome.tsx';
import { Reply } from '../../support/fakeApi.ts';
import { answered, entry, fill, form, K, L, me, offline, open, sentIn } from './logbookWorld.ts';
import { uploadsThroughFetch } from './uploads.ts';

/** A device without room (docs/domain/30 §4.3): what is there goes out, what is written stays in the page until it does. */

beforeEach(async () => {
  window.localStorage.clear();
  for (const { id } of await entriesOf(me)) await removeEntry(id);
});

const { id: _i, version: _v, status: _s, durasiJam: _d, ...values } = entry('x');
const home = '/magang/log-kegiatan';
const D = `POST ${L}/dokumen/tambah`;

/** From now on nothing fits. @returns how room comes back */
function full(...what: ('put' | 'delete')[]) {
  const spies = what.map(name =>
    vi.spyOn(IDBObjectStore.prototype, name).mockImplementation(() => {
      throw new DOMException('penuh', 'QuotaExceededError');
    }),
  );
  return () => spies.forEach(spy => void spy.mockRestore());
}

const waiting = async (photos: number) => {
  const made: KeptEntry = { ...newEntry(me, L), values, wanted: 'ajukan', state: 'menunggu', next: 0 };
  await writeEntry(made);
  for (let n = 1; n <= photos; n++)
    await keepPhoto({
      id: `foto-${n}`,
      user: me,
      entry: made.id,
      name: `${n}.jpg`,
      type: 'image/jpeg',
      caption: null,
      bytes: new Uint8Array([n]).buffer,
      at: n,
    });
  return made;
};
const onDisk = async (id: string) => (await openDevice()).get('laporan', id);

describe('what the device has', () => {
  test('is sent all the same: text, photos, act, each once, in order; then it leaves', async () => {
    uploadsThroughFetch();
    const made = await waiting(2);
    full('put');
    const { server } = open(home, {
      on: { [K]: answered(), [D]: () => ({ id: 'baru-1', version: 2, dokumen: [] }) },
    });
    await screen.findAllByText('Terkirim');
    const acts = server.callsTo('POST', `${L}/kirim-banyak`).flatMap(sentIn);
    expect(acts.map(({ idKlien, aksi }) => [idKlien, aksi])).toEqual([
      [made.id, 'simpan'],
      [made.id, 'ajukan'],
    ]);
    const photos = server.callsTo('POST', `${L}/dokumen/tambah`).map(({ body }) => body as FormData);
    expect(photos.map(photo => photo.get('idKlien'))).toEqual(['foto-1', 'foto-2']);
    expect(await onDisk(made.id)).toBeUndefined();
    expect(await photosOf(made.id)).toEqual([]);
  });

  test('is tried again after a fault of the server, and goes on from where it stood', async () => {
    uploadsThroughFetch();
    await waiting(2);
    full('put');
    let connected = false;
    let photos = 0;
    const { server } = open(home, {
      on: {
        [K]: answered(),
        [D]: () => {
          photos++;
          return photos === 1 || connected ? { id: 'baru-1', version: 1 + photos, dokumen: [] } : offline();
        },
      },
    });
    await screen.findByText('Menunggu dikirim');
    await waitFor(async () =>
      expect(await entriesOf(me)).toMatchObject([{ state: 'menunggu', row: { id: 'baru-1' } }]),
    );
    connected = true;
    window.dispatchEvent(new Event('online'));
    await screen.findAllByText('Terkirim');
    const sent = server.callsTo('POST', `${L}/dokumen/tambah`).map(({ body }) => (body as FormData).get('idKlien'));
    expect(sent).toEqual(['foto-1', 'foto-2', 'foto-2']);
    const acts = server.callsTo('POST', `${L}/kirim-banyak`).flatMap(sentIn);
    expect(acts.map(({ id, aksi }) => [id, aksi])).toEqual([
      [undefined, 'simpan'],
      ['baru-1', 'simpan'],
      ['baru-1', 'ajukan'],
    ]);
    expect(await entriesOf(me)).toEqual([]);
  });

  test('shows what the server said of it', async () => {
    await waiting(0);
    full('put');
    open(home, { on: { [K]: answered({ hasil: 'ditolak', id: null, version: null, pesan: 'Terlalu lama.' }) } });
    await screen.findByText('Gagal: Terlalu lama.');
    await screen.findByText(deviceFull);
  });

  test('and cannot let go is not sent anew by this page, and goes when it can', async () => {
    const made = await waiting(0);
    const room = full('put', 'delete');
    const { server } = open(home, { on: { [K]: answered() } });
    await screen.findAllByText('Terkirim');
    const calls = () => server.callsTo('POST', `${L}/kirim-banyak`).flatMap(sentIn);
    expect(calls()).toHaveLength(2);
    expect(await entriesOf(me)).toEqual([]);
    expect(await onDisk(made.id)).toBeTruthy();
    room();
    const other = await waiting(0);
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(calls()).toHaveLength(4));
    expect(calls().map(({ idKlien }) => idKlien)).toEqual([made.id, made.id, other.id, other.id]);
    await waitFor(async () => expect(await onDisk(made.id)).toBeUndefined());
  });
});

describe('what is written', () => {
  const pdf = new File(['%PDF-1.4'], 'surat.pdf', { type: 'application/pdf' });

  test('says that it is not kept, and is sent with its photo while there is a connection', async () => {
    uploadsThroughFetch();
    full('put');
    const { user, server } = open(`${form}/add`, {
      on: { [K]: answered(), [D]: () => ({ id: 'baru-1', version: 2, dokumen: [] }) },
    });
    await screen.findByRole('textbox', { name: /Uraian/ });
    await fill(user);
    fireEvent.change(screen.getByLabelText('Berkas Foto atau dokumen'), { target: { files: [pdf] } });
    await screen.findByText('surat.pdf · Belum tersimpan di perangkat');
    await screen.findByText(deviceFull);
    await user.click(screen.getByRole('button', { name: 'Ajukan' }));
    await screen.findByText('Kegiatan diajukan kepada dosen pembimbing.');
    const acts = server.callsTo('POST', `${L}/kirim-banyak`).flatMap(sentIn);
    expect(acts.map(({ aksi }) => aksi)).toEqual(['simpan', 'ajukan']);
    expect(server.callsTo('POST', `${L}/dokumen/tambah`)).toHaveLength(1);
    expect(await entriesOf(me)).toEqual([]);
  });

  test('stays before its author without a connection, asks before the page goes, and is kept once there is room', async () => {
    const old = { ...newEntry(me, L), values: { ...values, kegiatan: 'Yang lama' } };
    await writeEntry(old);
    const room = full('put');
    const { user, router } = open(`${form}/add`, { on: { [K]: offline } });
    await screen.findByRole('textbox', { name: /Uraian/ });
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Ajukan' }));
    await screen.findByText(deviceFull);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ajukan' })).toHaveProperty('disabled', false));
    expect(router.state.location.pathname).toBe(`${form}/add`);
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
    await router.navigate(home);
    const item = (await screen.findByText(/Rapat/)).closest('li');
    expect(within(item ?? document.body).getByText('Menunggu dikirim')).toBeTruthy();
    expect(screen.getByText(deviceFull)).toBeTruthy();
    room();
    const held = (await entriesOf(me)).find(({ id }) => id !== old.id)?.id ?? '';
    expect(await onDisk(held)).toBeUndefined();
    const last = screen.getByText(/Yang lama/).closest('li');
    await user.click(within(last ?? document.body).getByRole('button', { name: 'Hapus' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Hapus' }));
    await waitFor(async () => expect(await onDisk(held)).toMatchObject({ wanted: 'ajukan' }));
    expect(troubleOf(held)).toBeNull();
    await waitFor(() => expect(screen.queryByText(deviceFull)).toBeNull());
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
  });

  test('a photo that was not kept goes to the device when another is deleted', async () => {
    const made = await waiting(1);
    const room = full('put');
    await keepPhoto({
      id: 'foto-2',
      user: me,
      entry: made.id,
      name: '2.jpg',
      type: 'image/jpeg',
      caption: null,
      bytes: new Uint8Array([2]).buffer,
      at: 2,
    });
    expect(troubleOf('foto-2')).toBe(deviceFull);
    expect((await photosOf(made.id)).map(({ id }) => id)).toEqual(['foto-1', 'foto-2']);
    room();
    await removePhoto('foto-1');
    expect(troubleOf('foto-2')).toBeNull();
    expect(await (await openDevice()).getAllKeys('foto')).toEqual(['foto-2']);
  });

  test('is kept by the next word that is typed once there is room', async () => {
    const room = full('put');
    const made = { ...newEntry(me, L), values };
    await writeEntry(made);
    room();
    open(`${form}/add?draf=${made.id}`, { on: { [K]: () => new Reply(503, { statusCode: 503, message: 'x' }) } });
    fireEvent.change(await screen.findByRole('textbox', { name: /Uraian/ }), { target: { value: 'Lebih panjang.' } });
    await waitFor(async () => expect(await onDisk(made.id)).toMatchObject({ values: { uraian: 'Lebih panjang.' } }));
    expect(troubleOf(made.id)).toBeNull();
  });
});
