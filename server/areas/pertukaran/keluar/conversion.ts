import type { FastifyInstance } from 'fastify';
import { terpilihFinal } from '../../../../resources/konversi/terpilihFinal.ts';
import { callerOf } from '../../../platform/access/guard.ts';
import { rolesWith } from '../../../platform/access/permission.ts';
import { mustBeObject } from '../../../platform/engine/check.ts';
import type { Engine } from '../../../platform/engine/context.ts';
import { paramOf } from '../../../platform/engine/http.ts';
import { notFound } from '../../../platform/errors.ts';
import { saveConversion } from '../../konversi/gradeSave.ts';
import { gradeSheet } from '../../konversi/gradeSheet.ts';
import { mappingOf } from '../../konversi/mapping.ts';
import { oneParticipation } from '../../mbkm/readParticipations.ts';

const path = '/api/v2/pertukaran-mahasiswa/penilaian-konversi/:id';
const recognised = {
  config: { access: 'session', roles: rolesWith(terpilihFinal, 'read'), resource: terpilihFinal.name },
} as const;

/**
 * The conversion of an exchange by the name of the interface (docs/domain/50 §2.5): courses there and here with their
 * grades, and the same save as every programme's.
 */
export function registerConversion(app: FastifyInstance, engine: Engine): void {
  app.get(path, recognised, async request => {
    const caller = callerOf(request);
    const sheet = await gradeSheet(engine, caller, paramOf(request, 'id'));
    if (!mappingOf(engine.registry, sheet.pendaftar.kodeJenisMbkm)) throw notFound();
    return sheet;
  });
  // By hand: saves grades of several courses.
  app.put(path, recognised, async request => {
    const caller = callerOf(request);
    const id = paramOf(request, 'id');
    const row = await oneParticipation(engine, caller, id);
    if (!mappingOf(engine.registry, row.kodeJenisMbkm)) throw notFound();
    await saveConversion(engine, caller, { ...mustBeObject(request.body), idPendaftarMbkm: id });
    return gradeSheet(engine, caller, id);
  });
}
