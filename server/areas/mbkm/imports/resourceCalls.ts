import type { FastifyInstance } from 'fastify';
import type { Resource } from '../../../../resources/kit/index.ts';
import type { HasilSimpanImpor, PratinjauImpor } from '../../../../resources/mbkm/imporPeserta.ts';
import { mbkmRefusals } from '../../../../resources/mbkm/refusals.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import { callerOf } from '../../../platform/access/guard.ts';
import { keptSaid } from '../../../platform/access/keptSaid.ts';
import { rolesWith } from '../../../platform/access/permission.ts';
import type { Engine } from '../../../platform/engine/context.ts';
import { applied, apply } from '../../../platform/engine/import/apply.ts';
import {
  batchSizes,
  findImport,
  type Import,
  loadBatch,
  recount,
  updateBatch,
} from '../../../platform/engine/import/store.ts';
import { template } from '../../../platform/engine/import/template.ts';
import { mustBeImporter, upload } from '../../../platform/engine/import/uploadAndCheck.ts';
import { conflict, HttpError } from '../../../platform/errors.ts';
import { readSetting } from '../../pengaturan/settings.ts';
import { registerImportCalls } from './importCalls.ts';
import {
  chosenRows,
  countsOf,
  expiryOfImport,
  importNamed,
  mustBeSavable,
  nothingToSave,
  previewOf,
  shownCounts,
} from './preview.ts';
import { type SheetUpload, tooManyRows } from './upload.ts';

/**
 * `/template`, `/import` and `/save-import` of the resources that declare them (`savedImport`): the contract of
 * docs/domain/20 §2 over the one import engine, whose own calls (`/impor/{id}/…`: rows, wrong rows, undo) take the same id.
 */
export function registerSavedImports(app: FastifyInstance, engine: Engine): void {
  for (const r of engine.registry.resources) if (r.savedImport) registerFor(app, engine, r);
}

function registerFor(app: FastifyInstance, engine: Engine, r: Resource): void {
  const base = `/api/${r.endpoint}`;
  const access = (summary: string) =>
    ({ config: { access: 'session', roles: rolesWith(r, 'create'), resource: r.name, summary, long: true } }) as const;
  registerImportCalls(app, {
    base,
    access,
    called: r.label,
    templateName: () => `Templat ${r.label}`,
    importer: request => {
      const caller = callerOf(request);
      mustBeImporter(caller, r);
      return caller;
    },
    template: caller => template(engine, caller, r),
    check: (caller, sent) => check(engine, caller, r, sent),
    save: (caller, body, request) =>
      save(engine, caller, r, body, error => request.log.error({ err: error }, 'impor gagal')),
  });
}

/** @throws HttpError 403, 422 for another kind of file, a column that rows need, no rows or too many */
async function check(
  engine: Engine,
  caller: Caller,
  r: Resource,
  { name, bytes }: SheetUpload,
): Promise<PratinjauImpor> {
  const stored = await upload(engine, caller, r, { name, bytes }, undefined);
  const most = await readSetting(engine.db, 'import.maksBaris');
  if (stored.jumlah.total > most) throw tooManyRows(most);
  if (!stored.jumlah.total) throw new HttpError(422, mbkmRefusals.fileEmpty);
  return preview(engine, stored);
}

async function preview(engine: Engine, stored: Import): Promise<PratinjauImpor> {
  const batches = await batchesOf(engine, stored, true);
  return {
    idImport: stored.id,
    ...shownCounts(countsOf(batches.flatMap(({ rows }) => rows))),
    kedaluwarsa: await expiryOfImport(engine.db, stored.id),
    baris: batches.flatMap(batch => previewOf(batch, stored)),
  };
}

async function batchesOf(engine: Engine, { id }: Import, withCells: boolean) {
  const sizes = await batchSizes(engine.db, id);
  return Promise.all(sizes.map(({ bagian }) => loadBatch(engine.db, id, bagian, withCells)));
}

/**
 * @param body `{ idImport, nomorBaris? }`; without row numbers every row that can be saved is
 * @throws HttpError 403, 404, 409 'Impor ini sudah disimpan.', 410 once the preview is too old, 422 when nothing can be saved
 */
async function save(
  engine: Engine,
  caller: Caller,
  r: Resource,
  body: Readonly<Record<string, unknown>>,
  failed: (error: unknown) => void,
): Promise<HasilSimpanImpor> {
  const chosen = chosenRows(body.nomorBaris);
  const stored = await findImport(engine.db, caller, r, importNamed(body));
  mustBeSavable(stored, await expiryOfImport(engine.db, stored.id), engine.now());
  if (!(await leaveOut(engine, stored, chosen))) throw nothingToSave();
  await apply(engine, caller, r, stored.id, false, failed);
  await applied(stored.id);
  const after = await findImport(engine.db, caller, r, stored.id);
  if (after.status !== 'selesai')
    throw conflict(
      after.pesan === null
        ? mbkmRefusals.importFailed
        : mbkmRefusals.importFailedBy({ pesan: keptSaid(after.pesan, caller) }),
    );
  const written = await engine.db.query<{ id: string }>(
    `select distinct id_baris as id from internal_riwayat where id_impor = $1 and aksi = 'impor' and resource = $2 order by id_baris`,
    [stored.id, r.name],
  );
  const { total, diterapkan } = after.jumlah;
  return { jumlahTersimpan: diterapkan, jumlahDilewati: total - diterapkan, ids: written.map(({ id }) => id) };
}

/** Marks the rows that were not chosen as not to be written. @returns how many rows are left to write */
async function leaveOut(engine: Engine, stored: Import, chosen: ReadonlySet<unknown> | null): Promise<number> {
  let left = 0;
  for (const batch of await batchesOf(engine, stored, false)) {
    const wanted = batch.rows.filter(({ status }) => status === 'baru' || status === 'berubah');
    const dropped = chosen ? wanted.filter(({ nomor }) => !chosen.has(nomor)) : [];
    left += wanted.length - dropped.length;
    if (!dropped.length) continue;
    for (const row of dropped) Object.assign(row, { status: 'salah', pesan: { root: 'Baris ini tidak dipilih.' } });
    await updateBatch(engine.db, stored.id, batch);
  }
  if (chosen) await recount(engine.db, stored.id);
  return left;
}
