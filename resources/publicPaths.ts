import { isOnTheWay, linkOpens, type Screen } from './kit/index.ts';

/** Routes that need no login and no menu row (docs/domain/10 §5 "Public"); `:x` = one segment. */
export const publicPaths = [
  '/',
  '/login',
  '/login/choose',
  '/login/v2',
  '/login/penyedia',
  '/login/lupa',
  '/login/sandi',
  '/logout',
  '/mbkm/:program',
  '/berita',
  '/berita/:slug',
  '/pertukaran-mahasiswa/registrasi',
  '/verifikasi-surat',
  '/verifikasi-surat/:kode',
  '/angka/:token',
  '/isi',
] as const;

/**
 * Public addresses that are landing pages, also with what follows the question mark; the other public ones (login) are
 * the back office's code.
 */
const ofLanding = /^\/(mbkm|berita|verifikasi-surat|angka|isi|pertukaran-mahasiswa\/registrasi)(?=[/?]|$)|^\/(?=\?|$)/i;

/** Address of the page that the service worker shows at every address of the back office. */
export const appPage = '/aplikasi.html';

/** Links of the back office: its own public addresses, and every screen. */
const appLinks = (screens: readonly Screen[]): string[] => [
  ...publicPaths.filter(path => !ofLanding.test(path)),
  ...screens.map(({ path }) => path),
];

/** True if the back office has a screen at a path; for others the server answers 404 (spec §2). */
export function createIsAppPath(screens: readonly Screen[]): (path: string) => boolean {
  const links = appLinks(screens);
  return path => links.some(link => linkOpens(link, path)) || isOnTheWay(path, screens);
}

/** Addresses that the service worker answers with the back office's page, path and search. */
export interface WorkerAddresses {
  allow: RegExp;
  /** Goes before: a landing page may lie among screens. */
  deny: RegExp;
}

export function workerAddresses(screens: readonly Screen[]): WorkerAddresses {
  const words = [...new Set(appLinks(screens).map(path => path.split('/')[1] ?? ''))].filter(Boolean);
  return { allow: new RegExp(`^/(${words.join('|')})([/?]|$)`, 'i'), deny: ofLanding };
}
