/** Routes that need no login and no menu row (docs/domain/10 §5 "Public"); `*` = anything below, `:x` = one segment. */
export const publicPaths = [
  '/',
  '/login',
  '/login/choose',
  '/login/v2',
  '/logout',
  '/mbkm/*',
  '/berita',
  '/berita/:slug',
  '/pertukaran-mahasiswa/registrasi',
  '/verifikasi-surat/:kode',
] as const;
