import type { Bahasa } from '../pengaturan/bahasa.ts';
import type { TeksPersetujuan } from './panggilanPersetujuan.ts';

/** Title and words of a consent text. */
export interface BacaanPersetujuan {
  readonly judul: string;
  readonly isi: string;
}

/** Reading of a text in each language; falls back to the Indonesian one. */
const bacaan: Readonly<Record<Bahasa, (teks: TeksPersetujuan) => BacaanPersetujuan>> = {
  id: ({ judul, isi }) => ({ judul, isi }),
  en: ({ judul, isi, judulInggris, isiInggris }) => ({ judul: judulInggris ?? judul, isi: isiInggris ?? isi }),
};

/** A consent text as a reader of a language reads it. */
export const bacaanPersetujuan = (teks: TeksPersetujuan, bahasa: Bahasa): BacaanPersetujuan => bacaan[bahasa](teks);
