import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { asOfNow } from '../../../../src/areas/kegiatan/logbook/asOfNow.ts';
import { entriesOf, photosOf, writeEntry } from '../../../../src/areas/kegiatan/outbox/deviceStore.ts';
import { newEntry } from '../../../../src/areas/kegiatan/outbox/newEntry.ts';
import '../../../../src/areas/kegiatan/outbox/outbox.ts';
import '../../../../src/areas/kegiatan/logbook/LogbookForm.tsx';
import '../../../../src/areas/kegiatan/logbook/LogbookHome.tsx';
import '../../../../src/areas/kegiatan/logbook/LogbookList.tsx';
import { pendaftar } from '../../../../resources/mbkm/pendaftar.ts';
import { http } from '../../../../src/platform/providers/http.ts';
import { type Keeper, setKeeper } from '../../../../src/platform/providers/keptAnswers.ts';
import { answered, emptyDevice, entry, form, K, L, me, offline, open, summary } from './logbookWorld.ts';

/** Days without signal: the days go on, the line may be there and carry nothing (docs/domain/30 §4.3). */

beforeEach(emptyDevice);

describe('a summary that was asked for before the signal went', () => {
  const at = Date.parse('2026-11-21T03:00:00Z');
  const said = summary() as unknown as Parameters<typeof asOfNow>[0]['summary'];
  const inDays = (days: number) => asOfNow({ summary: said, at }, at + days * 86_400_000);

  test('lets every day be written that has come since, and none after the participation', () => {
    expect(inDays(0)).toEqual(said);
    expect(inDays(6)).toMatchObject({ hariIni: '2026-11-27', isi: { dari: '2026-11-14', sampai: '2026-11-27' } });
    expect(inDays(100)).toMatchObject({ hariIni: '2027-03-01', isi: { sampai: '2027-01-28' } });
  });

  test('opens the days of what had not begun then, from its first day on', () => {
    const coming = { ...said, status: 'disetujui', tanggalMulai: '2026-11-22', isi: null };
    const then = (days: number) => asOfNow({ summary: coming, at }, at + days * 86_400_000).isi;
    expect(then(0)).toBeNull();
    expect(then(1)).toEqual({ dari: '2026-11-22', sampai: '2026-11-22' });
    expect(then(5)).toEqual({ dari: '2026-11-22', sampai: '2026-11-26' });
    const over = { ...coming, status: 'selesai' };
    expect(asOfNow({ summary: over, at }, at + 5 * 86_400_000).isi).toBeNull();
  });

  test('and holds up nobody whose clock has gone back', () => {
    expect(inDays(-4000)).toMatchObject({ hariIni: '2027-01-28', isi: { sampai: '2027-01-28' } });
  });
});

describe('a line that is there and carries nothing', () => {
  const at = Date.parse('2026-11-20T00:00:00Z');
  const told: unknown[] = [];
  const keeper: Keeper = {
    keeps: path => path === 'jawaban',
    keep: (_path, _query, { data }) => void told.push(data),
    recall: async () => ({ data: 'dulu', range: null, at }),
  };
  let stop: () => void;
  beforeEach(() => {
    told.length = 0;
    stop = setKeeper(keeper);
    vi.useFakeTimers();
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const answer = (text: string) => new Response(JSON.stringify(text));
  /** @returns how to answer what was asked, in its order; what is called "lain" is answered at once, as it was just now */
  const lineTo = async () => {
    const pending: ((response: Response) => void)[] = [];
    vi.stubGlobal('fetch', (url: string) =>
      url.includes('lain') ? Promise.resolve(answer('lain')) : new Promise<Response>(done => pending.push(done)),
    );
    await http('lain');
    return pending;
  };

  test('is waited for eight seconds, then the device tells what it keeps; what comes late is kept', async () => {
    const pending = await lineTo();
    const asked = http<string>('jawaban');
    await vi.advanceTimersByTimeAsync(8_100);
    expect(await asked).toMatchObject({ data: 'dulu', at });
    pending[0]?.(answer('kini'));
    await expect.poll(() => told).toEqual(['kini']);
  });

  test('but not while others are answered: it is slow, and what it brings is newer', async () => {
    const pending = await lineTo();
    const asked = http<string>('jawaban');
    await vi.advanceTimersByTimeAsync(5_000);
    await http('lain');
    await vi.advanceTimersByTimeAsync(6_000);
    pending[0]?.(answer('kini'));
    expect((await asked).data).toBe('kini');
  });

  test('keeps nothing under the name of who has logged out meanwhile', async () => {
    const pending = await lineTo();
    const asked = http<string>('jawaban');
    stop();
    pending[0]?.(answer('kini'));
    expect((await asked).data).toBe('kini');
    expect(told).toEqual([]);
  });
});

describe('several files chosen at once', () => {
  const pdf = (name: string) => new File(['%PDF-1.4'], name, { type: 'application/pdf' });
  const choose = async (files: File[]) => {
    open(`${form}/add`, { on: { [K]: answered() } });
    fireEvent.change(await screen.findByLabelText('Berkas Foto atau dokumen'), { target: { files } });
  };
  const keptNames = async () => {
    const [kept] = await entriesOf(me);
    return (kept ? await photosOf(kept.id) : []).map(({ name }) => name).toSorted();
  };

  test('one that cannot be read does not take the others along, and is told by name', async () => {
    await choose([pdf('satu.pdf'), new File(['x'], 'IMG_1.heic', { type: 'image/heic' }), pdf('dua.pdf')]);
    await screen.findByText(/^IMG_1\.heic: /);
    await waitFor(async () => expect(await keptNames()).toEqual(['dua.pdf', 'satu.pdf']));
  });

  test('a photo that this device cannot decode is told so, whatever it is called', async () => {
    await choose([new File([new Uint8Array(5000).fill(7)], 'IMG_2.JPG', { type: 'image/jpeg' })]);
    await screen.findByText('Foto tidak dapat dibaca. Pilih foto lain, atau ambil ulang dengan kamera.');
    expect(await keptNames()).toEqual([]);
  });

  test('more than an entry may have are not kept, and told by name', async () => {
    await choose(['1', '2', '3', '4', '5', '6'].map(n => pdf(`${n}.pdf`)));
    await screen.findByText(/^6\.pdf: Maksimal 5 /);
    expect(await keptNames()).toEqual(['1.pdf', '2.pdf', '3.pdf', '4.pdf', '5.pdf']);
  });
});

describe('what waits', () => {
  const { id: _i, version: _v, status: _s, durasiJam: _d, ...values } = entry('x');
  const waits = () => writeEntry({ ...newEntry(me, L), values, wanted: 'ajukan', state: 'menunggu', next: null });

  test('goes when the app is brought to the front again', async () => {
    await waits();
    let connected = false;
    open('/magang/log-kegiatan', { on: { [K]: call => (connected ? answered()(call) : offline()) } });
    await screen.findByText('Menunggu dikirim');
    // By itself it is tried again after some seconds, which pass on a busy machine before anybody looks.
    await waitFor(async () => expect((await entriesOf(me))[0]?.tries).toBeGreaterThan(0));
    connected = true;
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(async () => expect(await entriesOf(me)).toEqual([]));
  });

  test.each(['/magang/log-kegiatan', '/magang/log-kegiatan/daftar-kegiatan'])(
    'is before who takes part no more, at %s',
    async at => {
      await waits();
      open(at, {
        rows: { [pendaftar.name]: [] },
        on: { [K]: offline, [`GET ${L}/ringkasan`]: () => null },
      });
      await screen.findByText('Belum terkirim (1)');
      await screen.findByText('Belum ada program yang berjalan');
      expect(screen.getByRole('button', { name: 'Simpan salinan' })).toBeTruthy();
    },
  );
});
