import type { Row } from '../../../resources/kit/index.ts';
import { pendaftaranKomcad } from '../../../resources/komcad/pendaftaran.ts';
import { lamaHari, programKomcad } from '../../../resources/komcad/program.ts';
import { komcadRefusals } from '../../../resources/komcad/refusals.ts';
import { suratIzin, suratTugas, suratTugasLatsarmil } from '../../../resources/komcad/surat.ts';
import { asSystem, find } from '../../platform/engine/reading.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import { conflict } from '../../platform/errors.ts';
import { changes } from '../master/common.ts';
import { readSetting } from '../pengaturan/settings.ts';
import {
  issueOne,
  keepLetters,
  keepLettersOfAll,
  type LetterBook,
  type LetterRules,
  type LetterSource,
  letterIssuedBeside,
  standingLetter,
} from '../surat/index.ts';
import { tellOfLetter } from './notices.ts';

/** Days of the opening of a participant, `YYYY-MM-DD`. */
const daysOf = ({ on }: LetterSource, id: string) =>
  on.one<{ seleksi: string; mulai: string; selesai: string }>(
    `select g.tanggal_mulai_seleksi::text as seleksi, g.tanggal_mulai_latsarmil::text as mulai,
       g.tanggal_selesai_latsarmil::text as selesai
     from komcad_pendaftaran d join komcad_program g on g.id = d.id_program_komcad where d.id = $1`,
    [id],
    { prepare: true },
  );

/** Tells the person that a letter about them was issued. */
const issued =
  ({ title }: LetterRules['kind']): NonNullable<LetterRules['issued']> =>
  (ctx, { id, nomor }, about) =>
    tellOfLetter(ctx, { id, nomor, surat: title }, about);

/** The year in which somebody is selected, which the permit names. */
const permit: LetterRules = {
  kind: suratIzin,
  given: async (source, id) => ({ tahun: (await daysOf(source, id))?.seleksi.slice(0, 4) ?? null }),
  issued: issued(suratIzin),
};

/**
 * Values of the letters of assignment that are no fields of rows: guideline, length of training, days for the report.
 */
const assigned: NonNullable<LetterRules['given']> = async (source, id) => {
  const days = await daysOf(source, id);
  return {
    tahun: days?.seleksi.slice(0, 4) ?? null,
    hari: days ? lamaHari(days.mulai, days.selesai) : null,
    pedoman: await readSetting(source.on, 'komcad.pedomanMbkm'),
    batas: await readSetting(source.on, 'komcad.batasLaporan'),
  };
};

export const komcadLetters: readonly LetterRules[] = [
  permit,
  { kind: suratTugas, given: assigned, issued: issued(suratTugas) },
  { kind: suratTugasLatsarmil, given: assigned, issued: issued(suratTugasLatsarmil) },
];

const book: LetterBook = new Map(komcadLetters.map(rules => [rules.kind.name, rules]));

/**
 * Issues the permit with the step that permits, in its transaction: where the step fails no number is consumed. A call
 * that issues it itself (POST v6/generate-surat/surat-ijin) is left to it.
 * @throws HttpError 409 without an official, or where one stands already
 */
export async function issuePermit(ctx: RuleContext, id: string): Promise<void> {
  if (!letterIssuedBeside.of(ctx)) await issueOne(ctx, permit, id);
}

/** @throws HttpError 409 where nobody was sent to training yet (docs/domain/40 §1.1 mulai_latsarmil) */
export async function mustBeAssigned({ tx }: Pick<RuleContext, 'tx'>, id: string): Promise<void> {
  if (!(await standingLetter(tx, { kind: suratTugasLatsarmil }, id))) throw conflict(komcadRefusals.notAssigned);
}

/** Letters of a participant whose stage moved: those that do not count any more are taken back with it. */
export async function keepParticipantLetters(
  ctx: RuleContext,
  row: Row<typeof pendaftaranKomcad> | undefined,
  before: Row<typeof pendaftaranKomcad> | undefined,
): Promise<void> {
  if (row && before) await keepLetters(ctx, book, suratIzin.resource, row.id);
}

type Opening = Row<typeof programKomcad>;

const throughOpening = 'idProgramKomcad.';
/** Fields of an opening that any of its letters quotes. */
const quoted = [
  ...new Set(
    komcadLetters.flatMap(({ kind }) =>
      Object.values(kind.words)
        .filter(path => path.startsWith(throughOpening))
        .map(path => path.slice(throughOpening.length).split('.')[0] ?? ''),
    ),
  ),
].filter((name): name is keyof typeof programKomcad.fields => Object.hasOwn(programKomcad.fields, name));

/**
 * Marks letters as 'Perlu diterbitkan ulang' after an opening's days or places changed (§4.2). Each letter is compared
 * with the values that it prints.
 */
export async function markOpeningLetters(ctx: RuleContext, row: Opening, before: Opening): Promise<void> {
  if (!changes(before, row, ...quoted)) return;
  const found = await find(asSystem(ctx.tx), pendaftaranKomcad, { idProgramKomcad: row.id }, ['id']);
  const ids = found.map(({ id }) => id);
  await keepLettersOfAll(ctx, book, suratIzin.resource, ids);
}
