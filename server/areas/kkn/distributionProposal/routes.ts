import type { FastifyInstance } from 'fastify';
import { term } from '../../../../resources/kit/index.ts';
import { kelompok, pembacaSusunan } from '../../../../resources/kkn/kelompok.ts';
import {
  buatUsulan,
  bukaUsulan,
  hapusUsulan,
  periksaKelompok,
  terapkanUsulan,
  ubahUsulan,
  urungkanUsulan,
} from '../../../../resources/kkn/panggilan.ts';
import { programmeRefusals } from '../../../../resources/programme/refusals.ts';
import { role } from '../../../../resources/roles.ts';
import { callerOf } from '../../../platform/access/guard.ts';
import { serve } from '../../../platform/access/serveCall.ts';
import type { Engine } from '../../../platform/engine/context.ts';
import { paramOf } from '../../../platform/engine/http.ts';
import { isOn } from '../../../platform/engine/listQuery.ts';
import { parameter, parametersOf } from '../../../platform/engine/parameters.ts';
import { badRequest, notFound } from '../../../platform/errors.ts';
import { answerOf, groupsAnswer, shortAnswer } from './answer.ts';
import { applyProposal } from './applyProposal.ts';
import { changeProposal, undoProposal } from './changeProposal.ts';
import { makeProposal, stopAll } from './makeProposal.ts';
import { openBoard } from './openBoard.ts';
import { contentOf, endSilent, findProposal, mustBeLatest, proposalsOf } from './proposalStore.ts';
import { tryGroup } from './tryGroup.ts';
import { waveDataOf } from './waveData.ts';

const { flag, id } = parameter;

/** Routes of proposed groups, for Tim MBKM only, because they contain special needs (docs/domain/30 §2). */
export function registerProposals(app: FastifyInstance, engine: Engine): void {
  const path = '/api/v3/kkn/mengatur-kelompok/usulan';
  const config = { access: 'session', roles: [role.superAdmin, role.timMbkm], resource: kelompok.name } as const;
  const team = { config };
  app.addHook('onClose', async () => stopAll());
  // A DPL sees its own, BAKPK nothing of anybody's health.
  const readers = {
    config: { access: 'session', roles: [role.superAdmin, ...pembacaSusunan], resource: kelompok.name },
  } as const;
  app.get('/api/v3/kkn/mengatur-kelompok', readers, async request => {
    const { anggota, ...of } = parametersOf(request, { idGelombang: id, anggota: flag });
    const data = await waveDataOf(engine.db, mustBeWave(of), true);
    if (!data) throw notFound();
    const { baseRole, idPegawai } = callerOf(request);
    return groupsAnswer(data, {
      ...(baseRole === role.dosen ? { dpl: idPegawai ?? '' } : {}),
      health: baseRole !== role.bakpk,
      members: isOn(anggota),
    });
  });
  // By hand: works out what a change would mean, and writes nothing.
  serve(app, periksaKelompok, config, ({ request, body }) =>
    tryGroup(engine, callerOf(request), paramOf(request, 'id'), body),
  );
  // By hand: begins a computation that goes on after the answer.
  serve(app, buatUsulan, config, async ({ request, reply, body }) => {
    const made = await makeProposal(engine, callerOf(request), body);
    return reply.code(made.status === 'menghitung' ? 202 : 201).send(made);
  });
  app.get(path, team, async request => {
    const idGelombang = mustBeWave(parametersOf(request, { idGelombang: id }));
    await endSilent(engine.db, engine.now());
    return (await proposalsOf(engine.db, idGelombang)).map(shortAnswer);
  });
  app.get(`${path}/:id`, team, async request => {
    await endSilent(engine.db, engine.now());
    const row = await findProposal(engine.db, paramOf(request, 'id'));
    const data = row.isi && (await waveDataOf(engine.db, row.idGelombang, row.pertahankanMandiri));
    return data ? answerOf(row, data, callerOf(request)) : shortAnswer(row);
  });
  // Of one that is being computed it ends the computation.
  // By hand: throws away rows that only the computation knows.
  serve(app, hapusUsulan, config, ({ request, body: { version } }) => {
    const id = paramOf(request, 'id');
    return engine.db.transaction(async tx => {
      const row = await findProposal(tx, id, true);
      mustBeLatest(row, version);
      if (row.status === 'diterapkan') contentOf(row);
      if ((await tx.execute('delete from kkn_usulan_kelompok where id = $1', [id])) === 0) throw notFound();
      return shortAnswer(row);
    });
  });
  // By hand: moves a student between two proposed groups.
  serve(app, ubahUsulan, config, ({ request, body }) =>
    changeProposal(engine, callerOf(request), paramOf(request, 'id'), body),
  );
  // By hand: takes back the last move of a proposal.
  serve(app, urungkanUsulan, config, ({ request, body }) =>
    undoProposal(engine, callerOf(request), paramOf(request, 'id'), body),
  );
  // By hand: tells people who work on one proposal of each other.
  serve(app, bukaUsulan, config, ({ request, body: { sejak } }) =>
    openBoard(engine, callerOf(request), paramOf(request, 'id'), sejak),
  );
  // By hand: makes all groups of a proposal.
  serve(app, terapkanUsulan, config, ({ request, body }) =>
    applyProposal(engine, callerOf(request), paramOf(request, 'id'), body),
  );
}

/** @throws HttpError 400 without a wave */
function mustBeWave({ idGelombang }: { idGelombang?: string | undefined }): string {
  if (!idGelombang) throw badRequest(programmeRefusals.choose({ label: term('Gelombang') }));
  return idGelombang;
}
