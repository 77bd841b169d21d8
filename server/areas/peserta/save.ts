import { v7 as uuidv7 } from 'uuid';
import { type Resource, splitSource } from '../../../resources/kit/index.ts';
import { mitra } from '../../../resources/master/mitra.ts';
import type { HasilSimpanImpor } from '../../../resources/mbkm/imporPeserta.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { createActivityLog } from '../../platform/access/activity.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { RowData } from '../../platform/database/db.ts';
import type { RawRow } from '../../platform/documents/spreadsheet/rawRow.ts';
import { diff } from '../../platform/engine/audit.ts';
import type { WriteContext } from '../../platform/engine/context.ts';
import { lock } from '../../platform/engine/import/apply.ts';
import { stagedRows } from '../../platform/engine/import/check.ts';
import { mustKnowOrders } from '../../platform/engine/import/dates.ts';
import type { Draft } from '../../platform/engine/import/draft.ts';
import { insertSet } from '../../platform/engine/import/setWrite.ts';
import { closeImport, findImport, type Import, updateBatch } from '../../platform/engine/import/store.ts';
import { createIn, writeContext } from '../../platform/engine/write.ts';
import { invalid } from '../../platform/errors.ts';
import { keepCopiesOf } from '../master/participation.ts';
import { chosenRows, importNamed, mustBeSavable, nothingToSave } from '../mbkm/imports/preview.ts';
import { numbersFrom } from '../mbkm/numbers.ts';
import type { ImportedRow, ImportTarget } from '../mbkm/programmes.ts';
import { tellOfPlaced } from '../mbkm/tell.ts';
import { sheetOf } from './columns.ts';
import { importFacts, partnerKey, targetFacts } from './facts.ts';
import { judgeRows, togetherOf } from './judge.ts';
import { draftsOf } from './read.ts';
import { shownImport, storedAs } from './store.ts';
import type { Importing, ImportOf, JudgedParticipant, ReadyRow } from './types.ts';

const audit = (importId: string) => ({ action: 'impor', importId }) as const;

/**
 * Saves a preview: its rows are judged once more, and the good and the warned ones become approved participations, all
 * in one transaction (docs/domain/20 §2 POST M/save-import).
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
  return engine.db.transaction(async tx => {
    // Two who save it take turns.
    await lock(tx, idImport, '');
    const stored = await findImport(tx, null, storedAs(programme), idImport);
    const now = engine.now();
    mustBeSavable(stored, (await shownImport(tx, programme, stored.id)).kedaluwarsa, now);
    mustKnowOrders(stored.kolom);
    const ctx = writeContext(engine, tx, caller);
    const judged = await judgeAgain(ctx, of, stored);
    const chosen = judged.filter(({ row }) => !wanted || wanted.has(row.nomor));
    const good = chosen.filter(({ ready }) => ready);
    if (!good.length) throw nothingToSave();
    mustBeWhole(programme, judged, good);
    const written = await writeRows(ctx, programme, stored, good);
    await of.rules.imported?.(ctx, targetOf(stored), written.map(importedRow));
    await tellOfPlaced(ctx, written);
    const ids = written.map(({ id }) => id);
    const answer = { jumlahTersimpan: ids.length, jumlahDilewati: judged.length - ids.length, ids };
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
    return answer;
  });
}

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
    const message = `Pilih semua baris satu kelompok (baris ${all.map(({ row }) => row.nomor).join(', ')}).`;
    throw invalid({ nomorBaris: message }, message);
  }
}

/** The same judgement with what is so now. Students are held in one order, so that nobody registers meanwhile. */
export async function judgeAgain(ctx: WriteContext, of: ImportOf, stored: Import): Promise<JudgedParticipant[]> {
  const { tx, engine, caller } = ctx;
  const { programme, rules } = of;
  const rows: RawRow[] = [];
  for await (const some of stagedRows(tx, stored.id)) rows.push(...some);
  const drafts = draftsOf(sheetOf(engine.registry, programme), stored.kolom, rows);
  const sasaran = targetOf(stored);
  const target = await targetFacts(tx, sasaran.idProgram, sasaran.idPeriode, programme);
  const before = await importFacts(tx, engine.registry, programme, target, drafts);
  await tx.query('select 1 from master_mahasiswa where id = any($1::uuid[]) order by id for no key update', [
    [...before.students.values()].map(({ id }) => id),
  ]);
  const facts = await importFacts(tx, engine.registry, programme, target, drafts);
  const more = await rules.importedRows?.(tx, sasaran, drafts);
  return judgeRows({ engine, caller, programme }, facts, drafts, more);
}

const targetOf = ({ sasaran: { idProgram = '', idPeriode = '' } }: Import): ImportTarget => ({ idProgram, idPeriode });

/** A participation as it was written. */
type Written = RowData & { id: string; draft: Draft };

const importedRow = ({ id, idMahasiswa, draft }: Written): ImportedRow => ({
  draft,
  idPendaftarMbkm: id,
  idMahasiswa: String(idMahasiswa),
});

/** Writes the participations with their details and history, some statements for all of them. */
async function writeRows(
  ctx: WriteContext,
  programme: Importing,
  stored: Import,
  rows: readonly JudgedParticipant[],
): Promise<Written[]> {
  const partners = await makePartners(ctx, rows);
  const proposed = programme.proposedPartner?.nama && splitSource(programme.proposedPartner.nama).name;
  const { program, periode } = await targetFacts(
    ctx.tx,
    targetOf(stored).idProgram,
    targetOf(stored).idPeriode,
    programme,
  );
  const numberAt = await numbersFrom(ctx, program, periode);
  const at = ctx.now.toISOString();
  const made = rows.flatMap(({ ready, draft }, i) => {
    if (!ready) return [];
    const own = partners.get(partnerKey(String(ready.pendaftar.namaMitra)));
    const partner = own && !ready.pendaftar.idMitra ? { idMitra: own } : {};
    const id = uuidv7({ msecs: ctx.now.getTime() });
    const values = { ...ready.pendaftar, ...partner, nomorPendaftaran: numberAt(i), tanggalDaftar: at };
    const detail = { ...ready.detail, idPendaftarMbkm: id, ...(own && proposed ? { [proposed]: null } : {}) };
    return [{ id, values, detail, draft }];
  });
  const written = await insertSet(
    ctx,
    pendaftar,
    made.map(({ id, values }) => ({ id, values, changes: diff(pendaftar, undefined, values) })),
    audit(stored.id),
  );
  if (programme.detail) {
    const resource = ctx.registry.get(programme.detail.resource);
    const unticked = untickedOf(resource);
    const details = made
      .filter(({ id }) => written.has(id))
      .map(({ detail }) => {
        const values = { ...unticked, ...detail };
        return { id: uuidv7({ msecs: ctx.now.getTime() }), values, changes: diff(resource, undefined, values) };
      });
    await insertSet(ctx, resource, details, audit(stored.id));
  }
  const known = (name: 'idMahasiswa' | 'idMitra') => [
    ...new Set(made.flatMap(({ values }: { values: RowData }) => values[name] ?? [])),
  ];
  await keepCopiesOf(ctx.tx, known('idMahasiswa'), known('idMitra'));
  return made
    .filter(({ id }) => written.has(id))
    .map(({ id, values, draft }) => ({ ...values, id, version: 1, draft }));
}

/** Boxes that no file ticks: a column always says yes or no. */
const untickedOf = ({ fields }: Resource): RowData =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.kind === 'boolean' ? [[name, field.default ?? false]] : [],
    ),
  );

/** The partners that rows bring along, each once, by name. */
async function makePartners(
  ctx: WriteContext,
  rows: readonly JudgedParticipant[],
): Promise<ReadonlyMap<string, string>> {
  const made = new Map<string, string>();
  const brought = rows.flatMap(({ ready }) => (ready?.mitraBaru ? [ready.mitraBaru] : ([] as ReadyRow['mitraBaru'][])));
  for (const data of brought) {
    const key = partnerKey(String(data?.nama));
    if (!data || made.has(key)) continue;
    const row = await createIn(ctx, mitra, { ...data });
    made.set(key, String(row.id));
  }
  return made;
}
