import type { HasilSimpanImpor } from '../../../resources/mbkm/imporPeserta.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { pesertaRefusals } from '../../../resources/peserta/refusals.ts';
import { createActivityLog } from '../../platform/access/activity.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Queryable } from '../../platform/database/db.ts';
import type { RawRow } from '../../platform/documents/spreadsheet/rawRow.ts';
import { mustKnowOrders } from '../../platform/engine/import/dates.ts';
import { inOneMoment, type OneMoment } from '../../platform/engine/import/oneMoment.ts';
import { closeImport, findImport, type Import, updateBatch } from '../../platform/engine/import/store.ts';
import { stagedRows } from '../../platform/engine/import/uploadAndCheck.ts';
import { invalid } from '../../platform/errors.ts';
import { chosenRows, importNamed, mustBeSavable, nothingToSave } from '../mbkm/imports/preview.ts';
import { tellOfPlaced } from '../mbkm/notices.ts';
import type { ImportedRow, ImportTarget } from '../mbkm/programmes.ts';
import { sheetOf } from './columns.ts';
import { importFacts, targetFacts } from './importFacts.ts';
import { shownImport, storedAs } from './importStore.ts';
import { judgeRows, togetherOf } from './judgeRows.ts';
import { draftsOf } from './readRows.ts';
import type { Importing, ImportOf, JudgedParticipant } from './types.ts';
import { makePartners, type Written, writeRows } from './writeRows.ts';

/**
 * Saves a preview: its rows are judged once more, and the good and the warned ones become approved participations, all
 * of them at one moment (docs/domain/20 §2 POST M/save-import).
 * @param body `{ idImport, nomorBaris? }`; without row numbers every row that can be saved is
 * @throws HttpError 404, 409 'Impor ini sudah disimpan.', 410 once the preview is too old, 422 when nothing can be saved
 */
export async function saveParticipants(
  of: ImportOf,
  caller: Caller,
  body: Readonly<Record<string, unknown>>,
): Promise<HasilSimpanImpor> {
  const { engine, programme } = of;
  const wanted = chosenRows(body.nomorBaris);
  const idImport = importNamed(body);
  const { jumlah } = await findImport(engine.db, null, storedAs(programme), idImport);
  return inOneMoment(engine, caller, pendaftar, { idImport, rows: jumlah.total, pace: 'sets' }, async moment => {
    const stored = await findImport(moment.read, null, storedAs(programme), idImport);
    const now = engine.now();
    mustBeSavable(stored, (await shownImport(moment.read, programme, stored.id)).kedaluwarsa, now);
    mustKnowOrders(stored.kolom);
    const judged = await judgeAgain(moment.read, of, caller, stored);
    const chosen = judged.filter(({ row }) => !wanted || wanted.has(row.nomor));
    const good = chosen.filter(({ ready }) => ready);
    if (!good.length) throw nothingToSave();
    mustBeWhole(programme, judged, good);
    const ids = await writeAll(of, moment, stored, good, now);
    const answer = { jumlahTersimpan: ids.length, jumlahDilewati: judged.length - ids.length, ids };
    await moment.finish(async ({ tx }) => {
      if (judged.length) await updateBatch(tx, stored.id, { bagian: 0, rows: judged.map(({ row }) => row) });
      await closeImport(tx, stored.id, { ...stored.jumlah, diterapkan: ids.length }, null);
      await createActivityLog(engine.registry)(tx, {
        aksi: 'impor',
        ringkasan: `Impor ${programme.participants.title.toLowerCase()} dari ${stored.namaBerkas}: ${ids.length} pendaftar disimpan.`,
        waktu: now,
        idUser: caller.userId,
        namaUser: caller.name,
        roleId: caller.roleId,
        resource: pendaftar.name,
        idBaris: stored.id,
      });
    });
    return answer;
  });
}

/** Writes the rows, those that stand together in one part. @returns the ids of the participations */
async function writeAll(
  { programme, rules }: ImportOf,
  moment: OneMoment,
  stored: Import,
  rows: readonly JudgedParticipant[],
  now: Date,
): Promise<string[]> {
  const sasaran = targetOf(stored);
  const target = await targetFacts(moment.read, sasaran.idProgram, sasaran.idPeriode, programme);
  const shared = { programme, target, idImport: stored.id, now };
  let partners: ReadonlyMap<string, string> = new Map();
  const ids: string[] = [];
  const parts = moment.each(
    unitsOf(programme, rows),
    async (ctx, units) => {
      const some = units.flat();
      const known = await makePartners(ctx, some, partners);
      const written = await writeRows(ctx, shared, some, known);
      await rules.imported?.(ctx, sasaran, written.map(importedRow));
      await tellOfPlaced(ctx, written);
      return { known, written: written.map(({ id }) => id) };
    },
    unit => unit.length,
  );
  for await (const { known, written } of parts) {
    partners = known;
    ids.push(...written);
  }
  return ids;
}

/** Rows that stand together as one, every other row alone, in the order of the file. */
function unitsOf(programme: Importing, rows: readonly JudgedParticipant[]): (readonly JudgedParticipant[])[] {
  const unitOf = new Map(
    [...togetherOf(programme, rows).values()].flatMap(unit => unit.map(row => [row, unit] as const)),
  );
  return [...new Set(rows.map(row => unitOf.get(row) ?? [row]))];
}

const importedRow = ({ id, idMahasiswa, draft }: Written): ImportedRow => ({
  draft,
  idPendaftarMbkm: id,
  idMahasiswa,
});

/** Rows that stand together are taken together. @throws HttpError 422 */
function mustBeWhole(
  programme: Importing,
  judged: readonly JudgedParticipant[],
  chosen: readonly JudgedParticipant[],
): void {
  const wanted = new Set(chosen);
  for (const all of togetherOf(programme, judged).values()) {
    const left = all.filter(one => !wanted.has(one));
    if (!left.length || left.length === all.length) continue;
    const message = pesertaRefusals.wholeGroup({ baris: all.map(({ row: { nomor } }) => `${nomor}`) });
    throw invalid({ nomorBaris: message }, message);
  }
}

/**
 * Checks the rows again with current data. In a transaction the students are locked in a fixed order; under a shadow
 * the table of participations is closed to others (`shadow.ts`), so that nobody registers meanwhile.
 */
export async function judgeAgain(
  on: Queryable,
  of: ImportOf,
  caller: Caller,
  stored: Import,
): Promise<JudgedParticipant[]> {
  const { engine, programme, rules } = of;
  const rows: RawRow[] = [];
  for await (const some of stagedRows(on, stored.id)) rows.push(...some);
  const drafts = draftsOf(sheetOf(engine.registry, programme), stored.kolom, rows);
  const sasaran = targetOf(stored);
  const target = await targetFacts(on, sasaran.idProgram, sasaran.idPeriode, programme);
  const before = await importFacts(on, engine.registry, programme, target, drafts);
  await on.query('select 1 from master_mahasiswa where id = any($1::uuid[]) order by id for no key update', [
    [...before.students.values()].map(({ id }) => id),
  ]);
  const facts = await importFacts(on, engine.registry, programme, target, drafts);
  const more = await rules.importedRows?.(on, sasaran, drafts);
  return judgeRows({ engine, caller, programme }, facts, drafts, more);
}

const targetOf = ({ sasaran: { idProgram = '', idPeriode = '' } }: Import): ImportTarget => ({ idProgram, idPeriode });
