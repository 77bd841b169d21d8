import type { FastifyInstance } from 'fastify';
import { terpilihAwal } from '../../../resources/konversi/terpilihAwal.ts';
import { terpilihFinal } from '../../../resources/konversi/terpilihFinal.ts';
import { callerOf } from '../../platform/access/guard.ts';
import { rolesWith } from '../../platform/access/permission.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { paramOf } from '../../platform/engine/http.ts';
import { parameter, parametersOf } from '../../platform/engine/parameters.ts';
import type { Ports } from '../mbkm/ports.ts';
import { packageView, proposedOf, recognisedOf } from './packageRead.ts';
import { propose } from './proposePackage.ts';
import { recommend } from './recommendPackage.ts';
import { verifyPackage } from './verifyPackage.ts';

const { id } = parameter;

const A = `/api/${terpilihAwal.endpoint}`;
const F = `/api/${terpilihFinal.endpoint}`;

/** Calls of packages: choose, advise, decide (docs/domain/20 §2). Writes answer the whole view of the participation. */
export function registerPackages(app: FastifyInstance, engine: Engine, ports: Ports): void {
  const proposed = {
    config: { access: 'session', roles: rolesWith(terpilihAwal, 'read'), resource: terpilihAwal.name },
  } as const;
  const recognised = {
    config: { access: 'session', roles: rolesWith(terpilihFinal, 'read'), resource: terpilihFinal.name },
  } as const;
  app.get(`${A}/pilihan`, proposed, request =>
    packageView(
      engine,
      ports,
      callerOf(request),
      parametersOf(request, { idPendaftarMbkm: id, idProgram: id, idPeriode: id }),
    ),
  );
  app.get(`${A}/by-pendaftar-mbkm/:id`, proposed, request =>
    proposedOf(engine, ports, callerOf(request), paramOf(request, 'id')),
  );
  app.get(`${F}/by-pendaftar-mbkm/:id`, recognised, request =>
    recognisedOf(engine, ports, callerOf(request), paramOf(request, 'id')),
  );
  // By hand: saves all proposed courses of a package.
  app.post(`${A}/bulk`, proposed, async request => {
    const caller = callerOf(request);
    const idPendaftarMbkm = await propose(engine, ports, caller, request.body);
    return packageView(engine, ports, caller, { idPendaftarMbkm });
  });
  // By hand: advises on a course, which has no workflow, under the state of the package.
  app.put(`${A}/:id/rekomendasi`, proposed, async request => {
    const caller = callerOf(request);
    const idPendaftarMbkm = await recommend(engine, caller, paramOf(request, 'id'), request.body);
    return packageView(engine, ports, caller, { idPendaftarMbkm });
  });
  // By hand: decides on all courses of a package.
  app.post(`${F}/bulk`, recognised, async request => {
    const caller = callerOf(request);
    const idPendaftarMbkm = await verifyPackage(engine, ports, caller, request.body);
    return packageView(engine, ports, caller, { idPendaftarMbkm });
  });
}
