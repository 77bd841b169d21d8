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
  '/verifikasi-surat/:kode',
] as const;
