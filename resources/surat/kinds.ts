import type { LetterKind } from '../kit/index.ts';
import { suratTugasKkn } from '../kkn/surat.ts';
import { suratKomcad } from '../komcad/surat.ts';
import { suratPengantarMagang, suratRekapKonversi } from '../mbkm/surat.ts';

/** Every kind of letter that the portal issues. */
export const letterKinds: readonly LetterKind[] = [
  ...[suratPengantarMagang, suratRekapKonversi, suratTugasKkn],
  ...suratKomcad,
];

/** Their titles by name. */
export const letterTitles: Readonly<Record<string, string>> = Object.fromEntries(
  letterKinds.map(({ name, title }) => [name, title]),
);
