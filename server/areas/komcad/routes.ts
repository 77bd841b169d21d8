import type { FastifyInstance } from 'fastify';
import { inTerms } from '../../../resources/kit/index.ts';
import { logBookKomcad } from '../../../resources/komcad/logBook.ts';
import { jadwalkanTes } from '../../../resources/komcad/panggilan.ts';
import { pendaftaranKomcad } from '../../../resources/komcad/pendaftaran.ts';
import { pembacaRekapLog, rekapLog } from '../../../resources/komcad/rekapLog.ts';
import { seleksiKompetensi } from '../../../resources/komcad/seleksi.ts';
import { callerOf } from '../../platform/access/guard.ts';
import { rolesWith } from '../../platform/access/permission.ts';
import { serve } from '../../platform/access/serveCall.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { parameter, parametersOf } from '../../platform/engine/parameters.ts';
import { registerRecap } from '../../platform/engine/recap.ts';
import { logRecap } from './logRecap.ts';
import { ownPlaces } from './ownPlaces.ts';
import { registerAddresses } from './shortAddresses.ts';
import { summaryOf } from './summary.ts';
import { scheduleTests } from './testRules.ts';

const { id, json } = parameter;

/** Calls of Komcad beside plain CRUD (docs/domain/40 §2.1). */
export function registerKomcad(app: FastifyInstance, engine: Engine): void {
  const session = {
    config: { access: 'session', roles: rolesWith(pendaftaranKomcad, 'read'), resource: pendaftaranKomcad.name },
  } as const;
  registerAddresses(app);
  app.get('/api/v6/komcad/mhs/saya', session, request => ownPlaces(engine, callerOf(request)));
  app.get('/api/v6/komcad/mhs/ringkasan', session, request =>
    summaryOf(engine, callerOf(request), parametersOf(request, { idPeriode: id, filter: json })),
  );
  registerRecap(app, engine, {
    name: inTerms('Rekap Log Komcad'),
    resource: logBookKomcad,
    readers: pembacaRekapLog,
    options: rekapLog,
    found: logRecap,
  });
  // By hand: makes appointments for several people.
  const schedules = { roles: rolesWith(seleksiKompetensi, 'create'), resource: seleksiKompetensi.name };
  serve(app, jadwalkanTes, { ...session.config, ...schedules }, ({ request, body }) =>
    scheduleTests(engine, callerOf(request), body),
  );
}
