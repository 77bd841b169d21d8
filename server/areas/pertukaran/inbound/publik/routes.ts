import type { FastifyInstance } from 'fastify';
import { noteOf } from '../../../../../resources/kit/index.ts';
import { mhsInbound } from '../../../../../resources/pertukaran/mhsInbound.ts';
import {
  aktivasiInbound,
  buktiInbound,
  cekDokumenInbound,
  daftarInbound,
  formulirInbound,
  hasilInbound,
  kirimUlangInbound,
  konfirmasiEmailInbound,
  perbaikanInbound,
  pilihanInbound,
  statusInbound,
} from '../../../../../resources/pertukaran/panggilanPublik.ts';
import { pertukaranRefusals } from '../../../../../resources/pertukaran/refusals.ts';
import { callerOf } from '../../../../platform/access/guard.ts';
import { rolesWith } from '../../../../platform/access/permission.ts';
import { serve } from '../../../../platform/access/serveCall.ts';
import { mustBeObject } from '../../../../platform/engine/check.ts';
import { paramOf } from '../../../../platform/engine/http.ts';
import { lockRow, mustBeCurrent } from '../../../../platform/engine/lockRow.ts';
import { inTransaction } from '../../../../platform/engine/transaction.ts';
import { forbidden } from '../../../../platform/errors.ts';
import { isTeam } from '../../../master/common.ts';
import { formChoices } from './choices.ts';
import { checkDocument } from './documents.ts';
import type { PublicPorts } from './ports.ts';
import { printReceipt } from './receipt.ts';
import { answerAgain, register } from './register.ts';
import { registrationForm } from './registrationForm.ts';
import { accessCode } from './secrets.ts';
import { activate, confirmEmail, countLook, registrationStatus, repair, resend } from './status.ts';

const M = `/api/${mhsInbound.endpoint}`;

/** Public routes of inbound registration (docs/domain/50 §2.1). */
export function registerPublicInbound(app: FastifyInstance, ports: PublicPorts): void {
  const open = { access: 'public' } as const;
  serve(app, formulirInbound, open, ({ reply, query }) => {
    reply.header('cache-control', 'no-store');
    return registrationForm(ports, query.bahasa);
  });
  serve(app, daftarInbound, open, ({ request }) => register(ports, request));
  serve(app, hasilInbound, open, async ({ request, body }) => {
    await countLook(ports, request);
    return answerAgain(ports, body.formToken);
  });
  serve(app, statusInbound, open, ({ request, body, query }) =>
    registrationStatus(ports, request, { body, bahasa: query.bahasa }),
  );
  serve(app, buktiInbound, open, ({ request, reply, body, query }) =>
    printReceipt(ports, request, reply, { body, bahasa: query.bahasa }),
  );
  serve(app, pilihanInbound, open, ({ query }) => formChoices(ports, query));
  serve(app, kirimUlangInbound, open, ({ request, body }) => resend(ports, request, body));
  serve(app, konfirmasiEmailInbound, open, ({ request, body }) => confirmEmail(ports, request, body.token));
  serve(app, aktivasiInbound, open, ({ request, body }) => activate(ports, request, body));
  serve(app, perbaikanInbound, open, ({ request }) => repair(ports, request, paramOf(request, 'id')));
  serve(app, cekDokumenInbound, open, async ({ request, query }) => {
    await countLook(ports, request);
    return checkDocument(ports, query);
  });

  const { engine, secrets } = ports;
  const session = {
    config: { access: 'session', roles: rolesWith(mhsInbound, 'create'), resource: mhsInbound.name },
  } as const;
  // By hand: makes a secret that is told once.
  app.post(`${M}/:id/kode-akses`, session, async request => {
    const caller = callerOf(request);
    if (!isTeam(caller)) throw forbidden();
    const id = paramOf(request, 'id');
    const { version } = mustBeObject(request.body ?? {});
    const kodeAkses = accessCode();
    return inTransaction(engine, caller, mhsInbound, async ctx => {
      const row = await lockRow(ctx, mhsInbound, id);
      mustBeCurrent(ctx, mhsInbound, row, version);
      const values = { kodeAksesHash: secrets.codeHash(id, kodeAkses) };
      await ctx.carry(mhsInbound, [{ id, values }], noteOf(pertukaranRefusals.notes.newCode));
      return { kodeAkses };
    });
  });
}
