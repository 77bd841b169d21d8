import { catalogue } from '../kit/index.ts';

/** What declarations of exchange say about bad input (docs/domain/50 §2). */
export const pertukaranMessages = catalogue('pertukaran', {
  nik: 'NIK harus 16 digit angka.',
  rencanaTerlalu: 'Maksimal 7 mata kuliah.',
  hurufLatin: 'Gunakan huruf Latin, seperti pada paspor.',
  motivasiPendek: 'Minimal 50 karakter.',
});
