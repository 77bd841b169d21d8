import type { FastifyInstance } from 'fastify';
import { messages, uuid } from '../../../resources/kit/index.ts';
import { isKodeJenisMbkm } from '../../../resources/mbkm/jenis.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { ingatkanPeserta, tetapkanDospem } from '../../../resources/monitoring/panggilan.ts';
import type { Saring } from '../../../resources/monitoring/ringkasan.ts';
import { callerOf } from '../../platform/access/guard.ts';
import { mustBeAllowed } from '../../platform/access/permission.ts';
import { serve } from '../../platform/access/serveCall.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { isOn } from '../../platform/engine/listQuery.ts';
import { parameter, parametersOf } from '../../platform/engine/parameters.ts';
import { badRequest } from '../../platform/errors.ts';
import { session } from '../mbkm/routes.ts';
import { summaryOf } from './figures.ts';
import { mustWatch, periodsOf } from './period.ts';
import { remind } from './remind.ts';
import { assignSupervisor, loadsOf, ownSupervisors } from './supervisor.ts';

const { words, flag } = parameter;

const M = '/api/magang/pendaftar-program-mbkm';

/** A parameter that is an id, or nothing. @throws HttpError 400 */
function idOf(value: unknown): string | undefined {
  if (value === undefined || value === '' || value === 'semua') return undefined;
  if (!uuid.safeParse(value).success) throw badRequest(messages.badFilter);
  return String(value);
}

/** Codes of kinds, separated by commas. @throws HttpError 400 */
function kindsOf(value: unknown): string[] | undefined {
  if (value === undefined || value === '' || value === 'semua') return undefined;
  const codes = String(value).split(',');
  if (!codes.every(isKodeJenisMbkm)) throw badRequest(messages.badFilter);
  return codes;
}

/** The filter that the parameters of GET …/ringkasan stand for (docs/domain/20 §2); the running period by default. */
async function asked(engine: Engine, query: Readonly<Record<string, unknown>>): Promise<Saring> {
  const idPeriode = query.idPeriode === undefined ? (await periodsOf(engine)).periode?.id : idOf(query.idPeriode);
  const filter = {
    idPeriode,
    kodeJenisMbkm: kindsOf(query.jenis),
    idProgramProdi: idOf(query.prodi),
    idMitra: idOf(query.mitra),
  };
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
}

/** Registers figures, reminders and supervisors (docs/domain/20 §2, §4.7). Call it after `registerMagang`. */
export function registerMonitoring(app: FastifyInstance, engine: Engine): void {
  app.get('/api/mbkm/monitoring/periode', session, async request => {
    const caller = callerOf(request);
    mustBeAllowed(caller, pendaftar, 'read');
    mustWatch(caller);
    return periodsOf(engine);
  });
  app.get('/api/mbkm/monitoring/ringkasan', session, async request => {
    const { segar, ...filter } = parametersOf(request, {
      idPeriode: words,
      jenis: words,
      prodi: words,
      mitra: words,
      segar: flag,
    });
    return summaryOf(engine, callerOf(request), await asked(engine, filter), isOn(segar));
  });
  // By hand: reminds people, and changes no row.
  serve(app, ingatkanPeserta, session.config, ({ request, body }) => remind(engine, callerOf(request), body));
  // By hand: names the supervisor of many participations and counts their places together.
  serve(app, tetapkanDospem, session.config, ({ request, body }) => assignSupervisor(engine, callerOf(request), body));
  app.get(`${M}/dospem`, session, request =>
    ownSupervisors(engine, callerOf(request), kindsOf(parametersOf(request, { jenis: words }).jenis)),
  );
  app.get(`${M}/dospem/beban`, session, request =>
    loadsOf(engine, callerOf(request), parametersOf(request, { q: words }).q),
  );
}
