import type { FastifyInstance } from 'fastify';
import { messages } from '../../../resources/kit/index.ts';
import { logBookKomcad } from '../../../resources/komcad/logBook.ts';
import { pendaftaranKomcad } from '../../../resources/komcad/pendaftaran.ts';
import { pembacaRekapLog, rekapLog } from '../../../resources/komcad/rekapLog.ts';
import { seleksiKompetensi } from '../../../resources/komcad/seleksi.ts';
import { alurTahap } from '../../../resources/komcad/tahap.ts';
import { callerOf } from '../../platform/access/guard.ts';
import { rolesWith } from '../../platform/access/permission.ts';
import { mustBeObject } from '../../platform/engine/check.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { history } from '../../platform/engine/history.ts';
import { paramOf } from '../../platform/engine/http.ts';
import { parameter, parametersOf } from '../../platform/engine/parameters.ts';
import { presented } from '../../platform/engine/present.ts';
import { registerRecap } from '../../platform/engine/recap.ts';
import { transition } from '../../platform/engine/transition.ts';
import { invalid } from '../../platform/errors.ts';
import { logRecap } from './logRecap.ts';
import { ownPlaces } from './ownPlaces.ts';
import { registerAddresses } from './shortAddresses.ts';
import { summaryOf } from './summary.ts';
import { scheduleTests } from './testRules.ts';

const { id, json } = parameter;

/** A step of the stages, by the name that the call gives. @throws HttpError 422 */
function stepOf(aksi: unknown): string {
  if (typeof aksi !== 'string' || !Object.hasOwn(alurTahap.actions, aksi)) throw invalid({ aksi: messages.choice });
  return aksi;
}

/** Calls of Komcad beside plain CRUD (docs/domain/40 §2.1). */
export function registerKomcad(app: FastifyInstance, engine: Engine): void {
  const session = {
    config: { access: 'session', roles: rolesWith(pendaftaranKomcad, 'read'), resource: pendaftaranKomcad.name },
  } as const;
  registerAddresses(app);
  app.put('/api/v6/komcad/update-status/:id', session, async request => {
    const caller = callerOf(request);
    const { aksi, ...input } = mustBeObject(request.body);
    const id = paramOf(request, 'id');
    const row = await transition(engine, caller, pendaftaranKomcad, id, stepOf(aksi), input);
    return {
      ...presented(caller, pendaftaranKomcad, row),
      riwayat: await history(engine, caller, pendaftaranKomcad, id),
    };
  });
  app.get('/api/v6/komcad/mhs/saya', session, request => ownPlaces(engine, callerOf(request)));
  app.get('/api/v6/komcad/mhs/ringkasan', session, request =>
    summaryOf(engine, callerOf(request), parametersOf(request, { idPeriode: id, filter: json })),
  );
  registerRecap(app, engine, {
    name: 'Rekap Log Komcad',
    resource: logBookKomcad,
    readers: pembacaRekapLog,
    options: rekapLog,
    found: logRecap,
  });
  app.post(
    `/api/${seleksiKompetensi.endpoint}/jadwal`,
    { config: { ...session.config, roles: rolesWith(seleksiKompetensi, 'create'), resource: seleksiKompetensi.name } },
    request => scheduleTests(engine, callerOf(request), request.body),
  );
}
