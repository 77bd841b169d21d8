import { catalogue } from '../kit/index.ts';

/** What the public pages and their news refuse (docs/domain/60). */
export const publikRefusals = catalogue('publik', {
  dateStays: 'Tanggal terbit wajib diisi setelah berita terbit.',
  articleUnknown: 'Berita tidak ditemukan.',
  programUnknown: 'Program tidak ditemukan.',
});
