import { noteOf } from '../../../../resources/kit/index.ts';
import type { HasilSimpanImpor } from '../../../../resources/mbkm/imporPeserta.ts';
import { pendaftar } from '../../../../resources/mbkm/pendaftar.ts';
import { nilaiPenilai } from '../../../../resources/nilai/hitung.ts';
import { penilaian } from '../../../../resources/nilai/penilaian.ts';
import { nilaiRefusals } from '../../../../resources/nilai/refusals.ts';
import { refusals } from '../../../../resources/platformRefusals.ts';
import { createActivityLog } from '../../../platform/access/activity.ts';
import { keep } from '../../../platform/access/keptSaid.ts';
import { mustBeAllowed } from '../../../platform/access/permission.ts';
import type { RowData } from '../../../platform/database/db.ts';
import { inOneMoment } from '../../../platform/engine/import/oneMoment.ts';
import {
  batchSizes,
  closeImport,
  closeUndone,
  findImport,
  type Import,
  loadBatch,
  updateBatch,
} from '../../../platform/engine/import/store.ts';
import type { JudgedRow } from '../../../platform/engine/import/types.ts';
import { stagedRows } from '../../../platform/engine/import/uploadAndCheck.ts';
import { lockRow } from '../../../platform/engine/lockRow.ts';
import { removeIn } from '../../../platform/engine/removeRow.ts';
import type { RuleContext } from '../../../platform/engine/rules.ts';
import { storeChange } from '../../../platform/engine/storeChange.ts';
import { conflict } from '../../../platform/errors.ts';
import { chosenRows, expiryOfImport, importNamed, mustBeSavable, nothingToSave } from '../../mbkm/imports/preview.ts';
import { storedRincian } from '../gradeDetail.ts';
import { saveIn, sheetRow } from '../saveSheet.ts';
import type { ScoresOf } from './gradedRows.ts';
import { judgeFile, storedAs } from './importStore.ts';
import type { ReadyScores } from './judgeScores.ts';

/**
 * Saves a preview of scores as drafts, all of them at one moment: its rows are judged once more.
 * @param body `{ idImport, nomorBaris? }`
 * @throws HttpError 403, 404, 409 'Impor ini sudah disimpan.', 410, 422 when nothing can be saved
 */
export async function saveScores(of: ScoresOf, body: Readonly<Record<string, unknown>>): Promise<HasilSimpanImpor> {
  const { engine, caller, programme } = of;
  mustBeAllowed(caller, penilaian, 'update');
  const wanted = chosenRows(body.nomorBaris);
  const idImport = importNamed(body);
  const { jumlah } = await findImport(engine.db, caller, storedAs(programme), idImport);
  return inOneMoment(engine, caller, penilaian, { idImport, rows: jumlah.total, pace: 'rows' }, async moment => {
    const { read } = moment;
    const stored = await findImport(read, caller, storedAs(programme), idImport);
    mustBeSavable(stored, await expiryOfImport(read, idImport), engine.now());
    const rows = [];
    for await (const some of stagedRows(read, idImport)) rows.push(...some);
    const { judged } = await judgeFile(read, of, stored.kolom, rows);
    const seen = new Map((await loadBatch(read, idImport, 0, false)).rows.map(({ nomor, versi }) => [nomor, versi]));
    const good = judged
      .flatMap(({ row, ready }) => (ready && (!wanted || wanted.has(row.nomor)) ? [{ row, ready }] : []))
      // Everybody locks in the order of their ids.
      .toSorted((a, b) => (a.row.id ?? '').localeCompare(b.row.id ?? ''));
    const parts = moment.each(good, async (ctx, part) => {
      const written: string[] = [];
      for (const { row, ready } of part)
        if (await write(ctx, of, row, ready, seen.get(row.nomor))) written.push(row.id ?? '');
      return written;
    });
    const ids: string[] = [];
    for await (const written of parts) ids.push(...written);
    if (!ids.length) throw nothingToSave();
    // `undoScores` finds the written rows by their version.
    const saved = new Set(ids);
    for (const { row } of judged) if (!saved.has(row.id ?? '') || row.status === 'salah') delete row.versi;
    await moment.finish(async ctx => {
      await updateBatch(ctx.tx, idImport, { bagian: 0, rows: judged.map(({ row }) => row) });
      await closeImport(ctx.tx, idImport, { ...stored.jumlah, diterapkan: ids.length }, null);
      await note(
        ctx,
        stored,
        `Impor nilai ${programme.label} dari ${stored.namaBerkas}: ${ids.length} lembar disimpan.`,
      );
    });
    return { jumlahTersimpan: ids.length, jumlahDilewati: judged.length - ids.length, ids };
  });
}

/**
 * Writes one student's grades as a draft, and stores the sheet before and after in the row of the import.
 * @param seen version of the sheet in the preview; undefined if there was none
 * @returns false if the sheet has changed since
 */
async function write(
  ctx: RuleContext,
  { jenis }: ScoresOf,
  row: JudgedRow,
  ready: ReadyScores,
  seen: number | undefined,
): Promise<boolean> {
  const head = await lockRow(ctx, pendaftar, ready.of.id);
  const before = await sheetRow(ctx, ready.of.id, jenis);
  if ((before ? Number(before.version) : undefined) !== seen) {
    Object.assign(row, { status: 'salah', pesan: { root: keep(nilaiRefusals.changedSince) } });
    return false;
  }
  const saved = await saveIn(
    ctx,
    head,
    {
      jenis,
      onBehalf: false,
      submit: false,
      version: before?.version ?? null,
      items: ready.items,
      words: ready.catatan === undefined ? {} : { catatan: ready.catatan },
    },
    { whole: true },
  );
  row.versi = Number(saved.version);
  row.perubahan = {
    rincian: { dari: before ? storedRincian(before) : null, ke: storedRincian(saved) },
    catatan: { dari: before?.catatan ?? null, ke: saved.catatan ?? null },
    idPenilai: { dari: before?.idPenilai ?? null, ke: saved.idPenilai ?? null },
  };
  return true;
}

const note = ({ engine, tx, now, caller }: RuleContext, { id }: Import, ringkasan: string) =>
  createActivityLog(engine.registry)(tx, {
    aksi: 'impor',
    ringkasan,
    waktu: now,
    resource: penilaian.name,
    idBaris: id,
    idUser: caller.userId,
    namaUser: caller.name,
    roleId: caller.roleId,
  });

/** Student whose grade was not taken back, with the reason. */
interface Kept {
  id: string;
  nomor: number;
  pesan: string;
}

/**
 * Takes saved scores back: sheets that the import began go, others have their former grades, each only where nobody
 * touched it since.
 * @throws HttpError 403, 404, 409 unless it is saved
 */
export async function undoScores(of: ScoresOf, idImport: string): Promise<{ dikembalikan: number; gagal: Kept[] }> {
  const { engine, caller, programme } = of;
  mustBeAllowed(caller, penilaian, 'update');
  const { jumlah } = await findImport(engine.db, caller, storedAs(programme), idImport);
  return inOneMoment(engine, caller, penilaian, { idImport, rows: jumlah.total, pace: 'rows' }, async moment => {
    const { read } = moment;
    const stored = await findImport(read, caller, storedAs(programme), idImport);
    if (stored.status !== 'selesai') throw conflict(refusals.imports.notApplied);
    const [size] = await batchSizes(read, idImport);
    const batch = size && (await loadBatch(read, idImport, size.bagian, false));
    const written = (batch?.rows ?? [])
      .filter(({ id: sheet, versi }) => sheet && versi !== undefined)
      .toSorted((a, b) => (a.id ?? '').localeCompare(b.id ?? ''));
    const parts = moment.each(written, async (ctx, part) => {
      const kept: Kept[] = [];
      for (const row of part) {
        const pesan = await takeBack(ctx, of, row);
        if (pesan) kept.push({ id: row.id ?? '', nomor: row.nomor, pesan });
      }
      return kept;
    });
    const gagal: Kept[] = [];
    for await (const kept of parts) gagal.push(...kept);
    const stay = new Set(gagal.map(({ nomor }) => nomor));
    for (const row of written) if (!stay.has(row.nomor)) delete row.versi;
    const dikembalikan = written.length - gagal.length;
    const left = gagal.length ? `${dikembalikan} lembar dikembalikan, ${gagal.length} tidak dapat dibatalkan.` : null;
    await moment.finish(async ctx => {
      if (batch) await updateBatch(ctx.tx, idImport, batch);
      await closeUndone(ctx.tx, idImport, gagal.length === 0, left);
      await note(
        ctx,
        stored,
        `Impor nilai ${programme.label} dari ${stored.namaBerkas} dibatalkan: ${dikembalikan} lembar.`,
      );
    });
    return { dikembalikan, gagal };
  });
}

/** @returns why the sheet stays as it is */
async function takeBack(ctx: RuleContext, { jenis }: ScoresOf, row: JudgedRow): Promise<string | undefined> {
  const { id = '' } = row;
  await lockRow(ctx, pendaftar, id);
  const sheet = await sheetRow(ctx, id, jenis);
  if (!sheet) return keep(refusals.imports.deleted);
  if (sheet.version !== row.versi || sheet.status !== 'draf') return keep(refusals.imports.changedSince);
  const former = row.perubahan.rincian?.dari;
  if (!former) {
    await removeIn(ctx, penilaian, sheet.id, sheet.version);
    return undefined;
  }
  const rincian = storedRincian({ rincian: former });
  const data: RowData = {
    rincian,
    nilaiAngka: nilaiPenilai(rincian),
    catatan: row.perubahan.catatan?.dari ?? null,
    idPenilai: row.perubahan.idPenilai?.dari ?? null,
  };
  await storeChange(ctx, penilaian, sheet, data, { action: 'ubah', note: noteOf(nilaiRefusals.notes.importUndone) });
  return undefined;
}
