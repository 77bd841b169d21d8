import type { LetterKind } from '../kit/index.ts';
import { suratTugasKkn } from '../kkn/surat.ts';
import { suratKomcad } from '../komcad/surat.ts';
import { suratPengantarMagang, suratRekapKonversi } from '../mbkm/surat.ts';
import { suratPengakuan } from '../pertukaran/keluar/surat.ts';

/** Every kind of letter that the portal issues. */
export const letterKinds: readonly LetterKind[] = [
  ...[suratPengantarMagang, suratRekapKonversi, suratTugasKkn],
  ...suratKomcad,
  suratPengakuan,
];

/** Their titles by name. */
export const letterTitles: Readonly<Record<string, string>> = Object.fromEntries(
  letterKinds.map(({ name, title }) => [name, title]),
);
