import type { FastifyInstance } from 'fastify';
import { allRoles, messages } from '../../../resources/kit/index.ts';
import { works } from '../../../resources/portofolio/index.ts';
import type { KetersediaanCrossref } from '../../../resources/portofolio/rincian.ts';
import { callerOf } from '../../platform/access/guard.ts';
import { mustBeAllowed, rolesWith } from '../../platform/access/permission.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { paramOf, sendPage } from '../../platform/engine/http.ts';
import { parameter, parametersOf } from '../../platform/engine/parameters.ts';
import { invalid } from '../../platform/errors.ts';
import type { AreaPlace } from '../area.ts';
import { detailsOf } from './crossref.ts';
import { figuresOf } from './figures.ts';
import { participationsOf } from './participations.ts';
import { peopleOf, personKinds, personOf } from './portfolioOf.ts';
import { printPerson } from './printPerson.ts';
import { worksBehind } from './worksBehind.ts';

const { id, json, words } = parameter;
/** Parameters that select works for figures. */
const choice = { tahunMulai: words, tahunSelesai: words, idProgramProdi: id, jenisPemilik: words } as const;

/** Calls of the portfolio beside plain CRUD. */
export function registerPortfolio(app: FastifyInstance, engine: Engine, place: AreaPlace): void {
  const readers = allRoles.filter(role => works.some(kind => rolesWith(kind, 'read').includes(role)));
  const reading = { config: { access: 'session', roles: readers } } as const;
  app.get('/api/v9/dashboard/statistik', reading, request =>
    figuresOf(engine, callerOf(request), parametersOf(request, choice)),
  );
  // The specification's bare address.
  app.get('/api/v9/dashboard', reading, request => figuresOf(engine, callerOf(request), parametersOf(request, choice)));
  app.get('/api/v9/dashboard/list', reading, async (request, reply) => {
    const page = await worksBehind(
      engine,
      callerOf(request),
      parametersOf(request, { ...choice, jenis: words, status: words, range: json }),
    );
    return sendPage(reply, { json: JSON.stringify(page.rows), total: page.total }, page.query);
  });
  for (const kind of personKinds) {
    app.get(`/api/v9/dashboard/${kind}`, reading, async (request, reply) => {
      const page = await peopleOf(
        engine,
        callerOf(request),
        kind,
        parametersOf(request, { ...choice, q: words, range: json }),
      );
      return sendPage(reply, { json: JSON.stringify(page.rows), total: page.total }, page.query);
    });
    app.get(`/api/v9/dashboard/${kind}/:id`, reading, request =>
      personOf(engine, callerOf(request), kind, paramOf(request, 'id')),
    );
  }
  app.get('/api/v9/dashboard/mahasiswa/:id/cetak', reading, (request, reply) =>
    printPerson(engine, callerOf(request), paramOf(request, 'id'), reply),
  );
  app.get('/api/v9/mbkm-mhs', reading, async (request, reply) => {
    const page = await participationsOf(
      engine,
      callerOf(request),
      parametersOf(request, { idMahasiswa: id, idPeriode: id, jenis: words, range: json, sort: json }),
    );
    return sendPage(reply, { json: JSON.stringify(page.rows), total: page.total }, page.query);
  });
  registerDetails(app, place);
}

/** Details of a publication by its DOI, where the portal may ask for them (docs/domain/40 §2.4). */
function registerDetails(app: FastifyInstance, { crossrefUrl }: AreaPlace): void {
  const told = works.filter(({ bibliography }) => bibliography !== null);
  const writers = allRoles.filter(role => told.some(kind => rolesWith(kind, 'create').includes(role)));
  const session = { config: { access: 'session', roles: writers } } as const;
  app.get('/api/v9/crossref', session, (): KetersediaanCrossref => ({ tersedia: crossrefUrl !== undefined }));
  app.get('/api/v9/crossref/rincian', session, request => {
    const { jenis, doi } = parametersOf(request, { jenis: words, doi: words });
    const kind = told.find(({ name }) => name === `portofolio/${String(jenis)}`);
    if (!kind?.bibliography) throw invalid({ jenis: messages.choice });
    mustBeAllowed(callerOf(request), kind, 'create');
    return detailsOf(crossrefUrl, kind, kind.bibliography, doi);
  });
}
