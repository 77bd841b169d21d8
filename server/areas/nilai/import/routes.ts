import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type AssessorName, assessorsOf, type Programme } from '../../../../resources/kit/index.ts';
import { jenisPenilai } from '../../../../resources/nilai/penilai.ts';
import { penilaian } from '../../../../resources/nilai/penilaian.ts';
import { nilaiRefusals } from '../../../../resources/nilai/refusals.ts';
import { role } from '../../../../resources/roles.ts';
import { callerOf } from '../../../platform/access/guard.ts';
import { mustBeAllowed } from '../../../platform/access/permission.ts';
import type { Engine } from '../../../platform/engine/context.ts';
import { forbidden } from '../../../platform/errors.ts';
import { registerImportCalls } from '../../mbkm/imports/importCalls.ts';
import { readSetting } from '../../pengaturan/settings.ts';
import { assessorOf } from '../saveSheet.ts';
import { gradedRows, type ScoresOf } from './gradedRows.ts';
import { checkScores } from './importStore.ts';
import { saveScores, undoScores } from './saveScores.ts';
import { scoreSheet, scoreTemplate } from './scoreSheet.ts';

/**
 * `/template`, `/import`, `/save-import` beside the sheets of whole groups, for the assessor whose scores a programme
 * takes from a spreadsheet (docs/domain/30 §2), and `/import/{id}/batalkan`. Saved scores are drafts: they are submitted
 * from the sheet.
 */
export function registerScoreImport(
  app: FastifyInstance,
  engine: Engine,
  programme: Programme,
  base: string,
  jenis: AssessorName,
): void {
  const label = () => assessorsOf(programme)[jenis]?.label ?? jenisPenilai[jenis];
  const roles = (assessorsOf(programme)[jenis]?.by ?? []).flatMap(one =>
    one === role.timMbkm ? ([role.superAdmin, role.timMbkm] as const) : [one],
  );
  const access = (summary: string) =>
    ({ config: { access: 'session', roles, resource: penilaian.name, summary, long: true } }) as const;
  /** Accounts that grade as this assessor may import. @throws HttpError 403 */
  const of = (request: FastifyRequest): ScoresOf => {
    const caller = callerOf(request);
    mustBeAllowed(caller, penilaian, 'update');
    if (assessorOf(programme, caller, {}).jenis !== jenis) throw forbidden();
    return { engine, caller, programme, jenis };
  };
  registerImportCalls(app, {
    base,
    access,
    called: `nilai ${label()}`,
    templateName: () => `Templat nilai ${label()}`,
    importer: of,
    template: async scores => {
      const sheet = await scoreSheet(engine.db, engine.registry, programme, jenis);
      const most = await readSetting(engine.db, 'import.maksBaris');
      const open = (await gradedRows(engine.db, scores, null, { most, instead: nilaiRefusals.tooLong })).filter(
        ({ status }) => status !== 'terkirim',
      );
      return scoreTemplate(sheet, label(), open);
    },
    check: checkScores,
    // As drafts.
    save: saveScores,
    undo: undoScores,
  });
}
