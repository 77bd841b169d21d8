import { catalogue } from '../kit/index.ts';

/** Refusals of the public pages and their news (docs/domain/60). */
export const publikRefusals = catalogue('publik', {
  dateStays: 'Tanggal terbit wajib diisi setelah berita terbit.',
  articleUnknown: 'Berita tidak ditemukan.',
  programUnknown: 'Program tidak ditemukan.',
  /** The step of the set-up (docs/domain/10 §3.6). */
  setup: {
    title: 'Buka pendaftaran',
    why: 'Halaman publik menampilkan program yang membuka pendaftaran; mahasiswa mendaftar dari sana.',
    open: 'Program yang menerima pendaftaran hari ini',
    coming: 'Program yang akan membuka pendaftaran',
    none: 'Belum ada program yang membuka atau akan membuka pendaftaran. Isi tanggal pendaftaran periode atau gelombangnya.',
    address:
      'Alamat portal belum diatur: tautan dalam surel dan surat menunjuk ke localhost. Pengelola server mengisi BASE_URL.',
  },
});
