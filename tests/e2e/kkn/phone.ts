import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { afterEach, beforeEach } from 'vitest';
import { cal } from '../../api/magang/place.ts';
import { logIn, portalTests } from '../support/browser.ts';
import { executablePath } from '../support/kept.ts';
import { type Line, openLine } from '../support/line.ts';
import { typeMoment } from '../support/moment.ts';
import { type RunningGroup, runningGroup } from './group.ts';
import type { TakenPhoto } from './photos.ts';

/** Every restart of the browser takes a while. */
export const timeout = 240_000;
export const fullWords = 'Penyimpanan perangkat penuh. Hapus foto atau kirim laporan lebih dahulu.';
/** Long enough for an entry to be judged. */
export const tale = 'Menanam seratus bibit mangrove bersama kelompok tani di pesisir.';

const home = '/kkn/log-harian';
const add = `${home}/add-edit/add`;

interface Stored extends Record<string, unknown> {
  judul: string;
  status: string;
  terlambat: boolean | null;
  tanggal: string;
  /** Days on which it was written and sent. */
  ditulis: string;
  dikirim: string;
  foto: number;
}

export type PhoneTests = ReturnType<typeof phoneTests>;

/** A phone of its own for each test, at the end of a line that can fail, and a running group of six. */
export function phoneTests() {
  let group: RunningGroup;
  const { portal } = portalTests(async given => {
    group = await runningGroup(given, 6);
  });
  let profile: string;
  let line: Line;
  let context: BrowserContext;
  let page: Page;

  /** The phone is switched on: the same browser, with whatever it kept. */
  const switchOn = async (offline = false): Promise<void> => {
    context = await chromium.launchPersistentContext(profile, {
      executablePath,
      args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
      viewport: { width: 360, height: 740 },
      locale: 'id-ID',
      reducedMotion: 'reduce',
      permissions: ['geolocation'],
      geolocation: { latitude: -7.25, longitude: 112.75 },
      offline,
    });
    page = context.pages()[0] ?? (await context.newPage());
  };
  const switchOff = () => context.close();
  const go = (path: string, on = page) => on.goto(`${line.url}${path}`);
  const enter = (who: string) => logIn(context, portal(), who);

  beforeEach(async () => {
    profile = mkdtempSync(join(tmpdir(), 'tanpa-sinyal-'));
    line = await openLine(portal().url);
    await switchOn();
  });
  afterEach(async () => {
    await switchOff();
    await line.close();
    rmSync(profile, { recursive: true, force: true });
  });

  return {
    home,
    add,
    portal,
    switchOn,
    switchOff,
    go,
    enter,
    // They change with every restart.
    get page() {
      return page;
    },
    get context() {
      return context;
    },
    get line() {
      return line;
    },
    group: () => group,
    student: (nth: number): string => group.anggota[nth] ?? '',
    waiting: (n: number) => page.getByText(`Belum terkirim (${n})`),
    nothingWaits: () => page.getByText(/^Belum terkirim/).waitFor({ state: 'hidden' }),

    /** The one visit with a connection: the app is installed, and what the log needs is kept under the student's name. */
    visit: async (who: string): Promise<void> => {
      await enter(who);
      await go(home);
      await page.getByRole('region', { name: 'Kalender kegiatan' }).waitFor();
      await page.evaluate(async () => {
        const { active } = await navigator.serviceWorker.ready;
        if (active && active.state !== 'activated')
          await new Promise(done => active.addEventListener('statechange', done, { once: true }));
      });
      await page.waitForFunction(async () => {
        const db = await new Promise<IDBDatabase>(done => {
          const asked = indexedDB.open('mbkm-luring');
          asked.onsuccess = () => done(asked.result);
        });
        const keys = await new Promise<IDBValidKey[]>(done => {
          const asked = db.transaction('jawaban').objectStore('jawaban').getAllKeys();
          asked.onsuccess = () => done(asked.result);
        });
        db.close();
        return JSON.stringify(keys).includes('kkn/desa');
      });
    },

    /** Writes an entry of so many days ago with photos, and hands it in. */
    write: async (daysAgo: number, hour: number, photos: readonly TakenPhoto[]): Promise<void> => {
      await go(`${add}?tanggal=${cal.day(-daysAgo)}`);
      await page.getByRole('textbox', { name: 'Kegiatan' }).waitFor();
      await typeMoment(page, 'Jam mulai', `${String(hour).padStart(2, '0')}:00`);
      await typeMoment(page, 'Jam selesai', `${String(hour + 1).padStart(2, '0')}:00`);
      await page.getByRole('textbox', { name: 'Kegiatan' }).fill(`Kegiatan hari ${daysAgo}`);
      await page.getByRole('textbox', { name: 'Uraian' }).fill(tale);
      await page.getByRole('textbox', { name: 'Hasil' }).fill('Seratus bibit');
      await page.locator('input[type=file][multiple]').setInputFiles([...photos]);
      await page.getByText(new RegExp(`\\(${photos.length}(?: dari 5)?, minimal 1\\)`)).waitFor();
      await page.getByRole('button', { name: 'Ajukan' }).click();
      await page.waitForURL(`**${home}?*`);
    },

    /** What the server has of a student, in the order in which it was written. */
    stored: (who: string) =>
      portal().db.query<Stored>(
        `select l.judul, l.status, l.terlambat, l.tanggal::text as tanggal,
           (l.ditulis_pada at time zone 'Asia/Jakarta')::date::text as ditulis,
           (l.created_at at time zone 'Asia/Jakarta')::date::text as dikirim,
           (select count(*)::int from kkn_laporan_harian_dokumen d where d.parent_id = l.id) as foto
         from kkn_laporan_harian l join mbkm_pendaftar_program_mbkm p on p.id = l.id_pendaftar_mbkm
           join pengaturan_user u on u.id_mahasiswa = p.id_mahasiswa
         where u.username = $1 order by l.ditulis_pada`,
        [who],
      ),
  };
}
