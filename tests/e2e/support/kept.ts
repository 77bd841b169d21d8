import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright';

/** The browser of this worker, and pages that stay alive from test to test, as clean as new ones. */

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';

let browser: Promise<Browser> | undefined;

/** One browser for all files of a worker; it ends with the worker. */
export const sharedBrowser = (): Promise<Browser> => {
  browser ??= chromium.launch({ executablePath, args: flags });
  return browser;
};

/** Emulated media and connection of a page; can be changed while it is open. */
export interface Look {
  width: number;
  height: number;
  colorScheme: 'light' | 'dark';
  reducedMotion: 'reduce' | 'no-preference';
}

interface Kept {
  context: BrowserContext;
  page: Page;
  tools: CDPSession;
}

/** Everything that a page may tell a test's listener about. */
const told = [
  'console',
  'dialog',
  'download',
  'load',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
] as const;

const storage = 'cookies,local_storage,indexeddb,service_workers,cache_storage';

const idle: Kept[] = [];
const taken = new Map<Page, Kept>();

/**
 * A page at nothing, without cookies and storage, with scripts and files of this worker's portal still in its memory:
 * loading the product there takes half of what it takes in a new profile.
 */
export async function takePage({ width, height, colorScheme, reducedMotion }: Look): Promise<Page> {
  const kept = idle.pop() ?? (await newPage());
  taken.set(kept.page, kept);
  await kept.page.setViewportSize({ width, height });
  await kept.page.emulateMedia({ colorScheme, reducedMotion });
  return kept.page;
}

async function newPage(): Promise<Kept> {
  const context = await (await sharedBrowser()).newContext({ locale: 'id-ID', serviceWorkers: 'block' });
  const page = await context.newPage();
  return { context, page, tools: await context.newCDPSession(page) };
}

/** Takes a page back: leaves the product and forgets everything that the test did to it. */
export async function giveBack(page: Page, origin: string): Promise<void> {
  const kept = taken.get(page);
  taken.delete(page);
  if (!kept || page.isClosed()) return;
  for (const event of told) page.removeAllListeners(event);
  // A form that is left unsaved asks first.
  page.on('dialog', dialog => dialog.accept());
  for (const extra of kept.context.pages()) if (extra !== page) await extra.close();
  await page.unrouteAll();
  await kept.context.unrouteAll();
  await kept.context.setOffline(false);
  await page.goto(`${origin}/robots.txt`);
  page.removeAllListeners('dialog');
  await page.evaluate(() => sessionStorage.clear());
  await kept.tools.send('Storage.clearDataForOrigin', { origin, storageTypes: storage });
  await kept.context.clearCookies();
  idle.push(kept);
}
