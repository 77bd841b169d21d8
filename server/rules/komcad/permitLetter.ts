import { suratIzin } from '../../../resources/komcad/surat.ts';
import { conflict } from '../../errors.ts';
import type { RuleContext } from '../../rest/rules.ts';
import { compose, issueLetter, type LetterRules } from '../surat/index.ts';

/** The year in which somebody is selected, which the permit names. */
export const permitLetter: LetterRules = {
  kind: suratIzin,
  given: async ({ on }, id) => {
    const found = await on.one<{ tahun: string }>(
      `select extract(year from g.tanggal_mulai_seleksi)::text as tahun from komcad_pendaftaran d
       join komcad_program g on g.id = d.id_program_komcad where d.id = $1`,
      [id],
    );
    return { tahun: found?.tahun ?? null };
  },
};

/**
 * Issues the permit with the step that permits, in its transaction: where the step fails no number is consumed.
 * @throws HttpError 409 without an official, or where one stands already
 */
export async function issuePermit(ctx: RuleContext, id: string): Promise<void> {
  const known = await ctx.tx.one<{ nomor: string }>(
    `select nomor_surat as nomor from surat_surat where jenis_surat = $1 and id_baris = $2 and status = 'terbit' limit 1`,
    [suratIzin.name, id],
  );
  if (known) throw conflict(`Surat untuk mahasiswa ini sudah terbit dengan nomor ${known.nomor}.`);
  const composed = await compose({ on: ctx.tx, registry: ctx.registry }, permitLetter, id);
  if (typeof composed === 'string') throw conflict(composed);
  await issueLetter(ctx, permitLetter, id, composed);
}
