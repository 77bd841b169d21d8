/** Routes that need no login and no menu row (docs/domain/10 §5 "Public"); `:x` = one segment. */
export const publicPaths = [
  '/',
  '/login',
  '/login/choose',
  '/login/v2',
  '/logout',
  '/mbkm/:program',
  '/berita',
  '/berita/:slug',
  '/pertukaran-mahasiswa/registrasi',
  '/verifikasi-surat',
  '/verifikasi-surat/:kode',
] as const;

/** Public addresses that are landing pages; the other public ones (login) are the back office's code. */
export const ofLanding = /^\/(mbkm|berita|verifikasi-surat|pertukaran-mahasiswa\/registrasi)(\/|$)|^\/$/;

/** Where the service worker fetches the page that it shows at every address of the back office. */
export const appPage = '/aplikasi.html';
