import { type ChangeOf, type Message, type Note, noteOf, type Row } from '../../../resources/kit/index.ts';
import { type Pendaftar, pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import type { LembarDosen } from '../../../resources/nilai/lembarDosen.ts';
import { nilaiRefusals } from '../../../resources/nilai/refusals.ts';
import type { DbRow, Queryable } from '../../platform/database/db.ts';
import { textOf } from '../../platform/database/values.ts';
import type { ResourceRules, RuleContext } from '../../platform/engine/rules.ts';
import { conflict } from '../../platform/errors.ts';
import { isProcessed } from './gradingWindow.ts';
import { letterFields, scaleOf } from './scale.ts';

/** A grade waits for the package that it is for (docs/domain/40 §4.3). */
export const packageMissing = (row: Graded): Message | null =>
  row.statusKonversi === 'disetujui' || isProcessed(row) ? null : nilaiRefusals.packageNotAccepted;

/** A participation as its grade looks at it. */
export interface Graded extends DbRow {
  id: string;
  idMahasiswa: string;
  npm: string;
  namaMahasiswa: string;
  idPeriode: string;
  statusKonversi: Pendaftar['statusKonversi'];
}

/** Context in which a rule computes a grade. */
export type Reading = Pick<RuleContext, 'tx' | 'registry'>;

/** A lecturer's sheet, as far as all of them are the same. */
type SheetRow = Row<{ fields: LembarDosen }>;

/** Differences between the supervising lecturers' sheets of programmes (`resources/nilai/lembarDosen.ts`). */
export interface LecturerSheet<P extends Graded, S extends SheetRow> {
  /** Name of the grade in histories: 'Nilai riset'. */
  lock(ctx: RuleContext, id: string | undefined): Promise<P>;
  /** Reason why nothing can be written yet. */
  closed?(participant: P): Message | null;
  /** The same for listed rows, by their id. */
  closedRows?(on: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, Message | null>>;
  totals(ctx: Reading, row: Partial<S>, participant: P): Promise<Partial<S>>;
  /** Reason why it may not be final yet; null if there is none. */
  lacks(ctx: Reading, row: S, participant: P): Promise<Message | null>;
  /** Grades of partner and lecturer that are written to the participation. */
  parts(row: S): Pick<Pendaftar, 'nilaiMitra' | 'nilaiDosen'>;
  finished(ctx: RuleContext, participant: P, before: S, note: Note | null): Promise<void>;
}

/** Writes a grade into its participation. */
const keep = (ctx: RuleContext, id: string, values: ChangeOf<typeof pendaftar>, note: Note) =>
  ctx.carry(pendaftar, [{ id, values }], note);

/** The life of a lecturer's sheet: written while it is open, summed up, final once, opened again (docs/domain/40 §4.4). */
export const lecturerSheetRules = <P extends Graded, S extends SheetRow>(
  sheet: LecturerSheet<P, S>,
): ResourceRules<S> => ({
  beforeCreate: async (ctx, data) => {
    const participant = await sheet.lock(ctx, data.idPendaftarMbkm);
    const { id, idMahasiswa, npm, namaMahasiswa } = participant;
    // One address for both: screens and notices name the participation.
    Object.assign(data, { idMahasiswa, npm, namaMahasiswa, id });
    Object.assign(data, await sheet.totals(ctx, data, participant));
  },

  beforeUpdate: async (ctx, before, data) => {
    const participant = await sheet.lock(ctx, before.idPendaftarMbkm);
    const why = before.status === 'final' ? nilaiRefusals.sheetFinal : (sheet.closed?.(participant) ?? null);
    if (why) throw conflict(why);
    Object.assign(data, await sheet.totals(ctx, { ...before, ...data }, participant));
  },

  beforeTransition: async (ctx, before, { action, note, data }) => {
    const participant = await sheet.lock(ctx, before.idPendaftarMbkm);
    const { id, idPeriode } = participant;
    if (action === 'finalkan') {
      const sums = await sheet.totals(ctx, before, participant);
      const row = { ...before, ...sums };
      const lacks = await sheet.lacks(ctx, row, participant);
      if (lacks) throw conflict(lacks);
      const nilaiAkhir = row.nilaiAkhir ?? 0;
      const letter = letterFields(await scaleOf(ctx.tx, idPeriode), nilaiAkhir);
      Object.assign(data, sums, { nilaiHuruf: letter.nilaiHuruf });
      await keep(ctx, id, { ...sheet.parts(row), nilaiAkhir, ...letter }, noteOf(nilaiRefusals.notes.final));
      await sheet.finished(ctx, participant, before, note);
    }
    if (action === 'buka') {
      const none = { nilaiMitra: null, nilaiDosen: null, nilaiAkhir: null, nilaiHuruf: null, nilaiMutu: null };
      Object.assign(data, { nilaiAkhir: null, nilaiHuruf: null });
      await keep(ctx, id, none, note ?? noteOf(nilaiRefusals.notes.reopened));
    }
  },

  shown: async ({ db }, rows) => {
    const closed = await sheet.closedRows?.(
      db,
      rows.flatMap(({ id }) => textOf(id) ?? []),
    );
    for (const row of rows)
      Object.assign(row, {
        terkunci: row.status === 'final' ? nilaiRefusals.sheetFinal : (closed?.get(textOf(row.id) ?? '') ?? null),
        terlambat: null,
      });
  },
});
