import type { FastifyInstance } from 'fastify';
import {
  aturRetensi,
  bacaRetensi,
  batalkanAnonimisasi,
  cariOrang,
  hitungRetensi,
  lepasData,
  rencanakanAnonimisasi,
  tahanData,
} from '../../../../resources/pengaturan/panggilanRetensi.ts';
import { role } from '../../../../resources/roles.ts';
import { callerOf } from '../../../platform/access/guard.ts';
import { serve } from '../../../platform/access/serveCall.ts';
import type { FilePorts } from '../../../platform/documents/files/index.ts';
import type { Engine, EngineJob } from '../../../platform/engine/context.ts';
import { paramOf } from '../../../platform/engine/http.ts';
import type { TrimmedKind } from '../../../platform/engine/retention/kinds.ts';
import { type AfterAnonymising, goOnAnonymising, runsDue } from '../../../platform/engine/retention/run.ts';
import { findPersons, hold, letGo } from './holds.ts';
import { callOff, countDue, planRun, setYears, stateOf } from './plan.ts';
import { trimSeenLog } from './seenLog.ts';

/** `/api/pengaturan/retensi`: how long personal data is kept, and runs that make people unknown (docs/domain/10 §9). */
export function registerRetention(app: FastifyInstance, engine: Engine, trimmed: readonly TrimmedKind[]): void {
  const only = { access: 'session', roles: [role.superAdmin] } as const;

  serve(app, bacaRetensi, only, () => stateOf(engine, trimmed));
  serve(app, hitungRetensi, { ...only, long: true }, ({ request }) => countDue(engine, callerOf(request)));
  serve(app, cariOrang, only, ({ query }) => findPersons(engine, query.q));

  // By hand: a kind has its row from the first number on.
  serve(app, aturRetensi, only, async ({ request, body }) => {
    await setYears(engine, trimmed, callerOf(request), body);
    return stateOf(engine, trimmed);
  });
  // By hand: writes down who is due, after the portal was named.
  serve(app, rencanakanAnonimisasi, { ...only, long: true }, async ({ request, body }) => {
    await planRun(engine, callerOf(request), body, request.ip);
    return stateOf(engine, trimmed);
  });
  // By hand: ends a run, no row of a resource.
  serve(app, batalkanAnonimisasi, only, async ({ request, body }) => {
    await callOff(engine, callerOf(request), paramOf(request, 'id'), body.catatan, request.ip);
    return stateOf(engine, trimmed);
  });
  // By hand: keeps what the person is called beside the id.
  serve(app, tahanData, only, async ({ request, body }) => {
    await hold(engine, callerOf(request), body);
    return stateOf(engine, trimmed);
  });
  // By hand: letting go wants a reason.
  serve(app, lepasData, only, async ({ request, body }) => {
    await letGo(engine, callerOf(request), paramOf(request, 'id'), body);
    return stateOf(engine, trimmed);
  });
}

export const anonymiseJob = (files: FilePorts, after: readonly AfterAnonymising[]): EngineJob => ({
  name: 'anonimkan',
  title: 'Menganonimkan data yang masa simpannya habis',
  schedule: { everyMinutes: 10 },
  due: runsDue,
  run: ({ engine, signal }) => goOnAnonymising({ engine, files, after, signal }),
});

export const trimSeenLogJob: EngineJob = {
  name: 'ringkas-akses-data',
  title: 'Menghapus log akses data yang masa simpannya habis',
  schedule: { at: '02:55' },
  run: async ({ engine, signal }) => ({ dihapus: await trimSeenLog(engine, signal) }),
};
