import type { FastifyInstance } from 'fastify';
import type { FieldErrors, Row } from '../../../../resources/kit/index.ts';
import { type Pendaftar, pendaftar } from '../../../../resources/mbkm/pendaftar.ts';
import { pertukaranMessages } from '../../../../resources/pertukaran/messages.ts';
import { permadiDetail } from '../../../../resources/pertukaran/permadi/detail.ts';
import { permadiEvents } from '../../../../resources/pertukaran/permadi/events.ts';
import { permadi } from '../../../../resources/pertukaran/permadi/programme.ts';
import { callerOf } from '../../../platform/access/guard.ts';
import type { RowData } from '../../../platform/database/db.ts';
import { mustBeObject } from '../../../platform/engine/check.ts';
import type { Engine } from '../../../platform/engine/context.ts';
import { paramOf } from '../../../platform/engine/http.ts';
import type { RuleContext } from '../../../platform/engine/rules.ts';
import { rulesOf } from '../../../platform/engine/rulesOf.ts';
import type { AreaPlace, ServerArea } from '../../area.ts';
import { courseDecisions, mappingErrors, putusanOf, settleMapping } from '../../konversi/settleMapping.ts';
import { oneParticipation } from '../../mbkm/readParticipations.ts';
import { session } from '../../mbkm/routes.ts';
import { updateKhs } from '../keluar/khs.ts';
import { leavingOf } from '../keluar/leaving.ts';
import { detailRules, leavingRules, mustHaveRoom } from '../keluar/leavingRules.ts';
import { registerLeaving } from '../keluar/routes.ts';

const leaving = leavingOf('permadi', permadi, permadiDetail, permadiEvents);

/** Within the own university it is another study programme; the mapping is handed in with the registration. */
async function submissionErrors(ctx: RuleContext, values: Pendaftar & RowData): Promise<FieldErrors> {
  const own: Partial<Row<typeof permadiDetail>> = Object(values[leaving.detail.key]);
  const same = own.bentuk === 'antar_prodi' && own.idProgramProdiTujuan === values.idProgramProdi;
  return {
    ...(same ? { [`${leaving.detail.key}.idProgramProdiTujuan`]: pertukaranMessages.prodiLain } : {}),
    ...(await mappingErrors(ctx, values)),
  };
}

/** The one approval is that of the mapping as well (docs/domain/50 §1.9). */
async function afterApproval(ctx: RuleContext, row: Pendaftar): Promise<void> {
  await mustHaveRoom(ctx, leaving, row);
  await settleMapping(ctx, row, courseDecisions.of(ctx) ?? []);
}

export const permadiPart = {
  rules: {
    [permadiDetail.name]: detailRules,
    ...rulesOf(pendaftar, leavingRules(leaving, ['outbound', 'permadi'])),
  },
  programmes: {
    [permadi.name]: {
      submissionErrors,
      // Decisions on each course; none when many registrations are approved at once.
      saidWithDecision: ({ items }) => (items === undefined ? [] : [courseDecisions.with(putusanOf(items))]),
      afterApproval,
    },
  },
  calls: (app: FastifyInstance, engine: Engine, { ports }: AreaPlace) => {
    registerLeaving(app, engine, ports, leaving, { status: 'status', upload: 'upload-khs' });
    // By hand: keeps grades of several courses with the step of the KHS.
    app.put(`/api/${permadi.endpoint}/nilai/:id`, session, async request => {
      const caller = callerOf(request);
      const body = { ...mustBeObject(request.body), idPendaftarMbkm: paramOf(request, 'id') };
      return oneParticipation(engine, caller, await updateKhs(engine, caller, leaving, body));
    });
  },
} satisfies Omit<ServerArea, 'name'>;
