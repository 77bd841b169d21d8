import type { FastifyInstance } from 'fastify';
import type { ImportColumn, Programme } from '../../../resources/kit/index.ts';
import type { KolomTanggal, PratinjauPendaftar } from '../../../resources/mbkm/imporPeserta.ts';
import { urutanTanggalImpor } from '../../../resources/mbkm/panggilanImpor.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { role } from '../../../resources/roles.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { callerOf } from '../../platform/access/guard.ts';
import { mustBeAllowed, rolesWith } from '../../platform/access/permission.ts';
import { serve } from '../../platform/access/serveCall.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { fileName, formatOf, sendSheets } from '../../platform/engine/export/send.ts';
import { paramOf } from '../../platform/engine/http.ts';
import { batchSizes, findImport, loadBatch } from '../../platform/engine/import/store.ts';
import { parameter, parametersOf } from '../../platform/engine/parameters.ts';
import { forbidden } from '../../platform/errors.ts';
import { registerImportCalls } from '../mbkm/imports/importCalls.ts';
import { previewOf } from '../mbkm/imports/preview.ts';
import type { SheetUpload } from '../mbkm/imports/upload.ts';
import { type RulesByProgramme, rulesOfProgramme } from '../mbkm/programmes.ts';
import { readSetting } from '../pengaturan/settings.ts';
import { sheetOf } from './columns.ts';
import { importFacts, targetFacts } from './importFacts.ts';
import { keepParticipants, pastImports, shownImport, storedAs } from './importStore.ts';
import { judgeRows } from './judgeRows.ts';
import { orderDates } from './orderDates.ts';
import { draftsOf, readRows } from './readRows.ts';
import { saveParticipants } from './saveParticipants.ts';
import { findingsSheet, importTemplate } from './template.ts';
import type { Importing, ImportOf } from './types.ts';
import { undoParticipants } from './undoImport.ts';

const access = (summary: string) =>
  ({
    config: { access: 'session', roles: rolesWith(pendaftar, 'create'), resource: pendaftar.name, summary, long: true },
  }) as const;
/** So many past imports are listed. */
const mostPast = 50;

/** Tim MBKM imports. @throws HttpError 403 */
function mustBeTeam(caller: Caller): Caller {
  if (caller.baseRole !== role.timMbkm && caller.baseRole !== role.superAdmin) throw forbidden();
  mustBeAllowed(caller, pendaftar, 'create');
  return caller;
}

const isImporting = (programme: Programme): programme is Importing => programme.participants !== undefined;

/** The calls of every programme that declares an import of participants. */
export function registerParticipantImport(app: FastifyInstance, engine: Engine, rules: RulesByProgramme): void {
  for (const programme of engine.registry.programmes.filter(isImporting))
    registerFor(app, { engine, rules: rulesOfProgramme(rules, programme), programme });
}

/**
 * Import of participants in two steps (docs/domain/20 §2): upload and preview, which saves no participation, then
 * save-import; with the template, past imports and the rows to correct.
 */
function registerFor(app: FastifyInstance, of: ImportOf): void {
  const { engine, programme } = of;
  const { participants } = programme;
  // Asked for anew each time: what things are called may change while the process runs.
  const sheet = () => sheetOf(engine.registry, programme);
  const named = (what: string) => `${what} impor ${participants.title.toLowerCase()}`;
  const base = `/api/${programme.endpoint}`;
  app.get(`${base}/import`, access('Daftar impor mahasiswa'), async request => {
    mustBeTeam(callerOf(request));
    return pastImports(engine.db, programme, mostPast);
  });
  app.get(`${base}/import/:idImport`, access('Pratinjau impor mahasiswa'), request => {
    mustBeTeam(callerOf(request));
    return preview(engine, programme, paramOf(request, 'idImport'));
  });
  serve(
    app,
    urutanTanggalImpor(programme.endpoint),
    { access: 'session', roles: rolesWith(pendaftar, 'create'), resource: pendaftar.name, long: true },
    ({ request, body }) =>
      orderDates(of, mustBeTeam(callerOf(request)), paramOf(request, 'idImport'), body.urutanTanggal),
  );
  app.get(
    `${base}/import/:idImport/salah`,
    access('Unduh baris impor yang perlu diperbaiki'),
    async (request, reply) => {
      mustBeTeam(callerOf(request));
      const format = formatOf(parametersOf(request, { format: parameter.format }).format);
      const { baris } = await preview(engine, programme, paramOf(request, 'idImport'));
      return sendSheets(reply, format, fileName(named('Perbaikan'), format), [findingsSheet(sheet(), baris)]);
    },
  );
  registerImportCalls(app, {
    base,
    access,
    called: 'mahasiswa',
    templateName: () => named('Templat'),
    importer: request => mustBeTeam(callerOf(request)),
    template: () => importTemplate(participants, sheet()),
    check: (caller, sent) => check(of, caller, sent),
    save: (caller, body) => saveParticipants(of, caller, body),
    undo: (caller, idImport) => undoParticipants(of, caller, idImport),
  });
}

async function preview(engine: Engine, programme: Importing, id: string): Promise<PratinjauPendaftar> {
  const stored = await findImport(engine.db, null, storedAs(programme), id);
  const shown = await shownImport(engine.db, programme, stored.id);
  const sizes = await batchSizes(engine.db, stored.id);
  const batches = await Promise.all(sizes.map(({ bagian }) => loadBatch(engine.db, stored.id, bagian, true)));
  return { ...shown, tanggal: datesOf(stored.kolom), baris: batches.flatMap(batch => previewOf(batch, stored)) };
}

/** Columns whose dates were not read by days first as a matter of course. */
const datesOf = (kolom: readonly ImportColumn[]): KolomTanggal[] =>
  kolom.flatMap(({ judul, urutanTanggal, dasarUrutan, contohTanggal }) =>
    urutanTanggal && dasarUrutan && contohTanggal ? [{ judul, urutanTanggal, dasarUrutan, contohTanggal }] : [],
  );

async function check(of: ImportOf, caller: Caller, { name, bytes, said }: SheetUpload): Promise<PratinjauPendaftar> {
  const { engine, programme } = of;
  const { db } = engine;
  const sasaran = { idProgram: said.get('idProgram') ?? '', idPeriode: said.get('idPeriode') ?? '' };
  const target = await targetFacts(db, sasaran.idProgram, sasaran.idPeriode, programme);
  const sheet = sheetOf(engine.registry, programme);
  const { kolom, rows } = await readRows(sheet, bytes, await readSetting(db, 'import.maksBaris'));
  const drafts = draftsOf(sheet, kolom, rows);
  const facts = await importFacts(db, engine.registry, programme, target, drafts);
  const more = await of.rules.importedRows?.(db, sasaran, drafts);
  const judged = judgeRows({ engine, caller, programme }, facts, drafts, more);
  const file = { name, kolom, sasaran };
  const id = await db.transaction(tx => keepParticipants(tx, programme, caller, file, rows, judged, engine.now()));
  return preview(engine, programme, id);
}
