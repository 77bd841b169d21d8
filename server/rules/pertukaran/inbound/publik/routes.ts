import type { FastifyInstance } from 'fastify';
import { mhsInbound } from '../../../../../resources/pertukaran/mhsInbound.ts';
import { callerOf } from '../../../../access/guard.ts';
import { rolesWith } from '../../../../access/permission.ts';
import { forbidden } from '../../../../errors.ts';
import { mustBeObject } from '../../../../rest/check.ts';
import { paramOf, queryOf } from '../../../../rest/http.ts';
import { inTransaction, lockRow, mustBeCurrent } from '../../../../rest/write.ts';
import { isTeam } from '../../../master/common.ts';
import { checkDocument } from './documents.ts';
import type { PublicPorts } from './ports.ts';
import { register, registrationForm } from './register.ts';
import { accessCode } from './secrets.ts';
import { activate, confirmEmail, countLook, registrationStatus, repair, resend } from './status.ts';

const M = `/api/${mhsInbound.endpoint}`;

/** What anybody on the internet may call: registration of students from elsewhere (docs/domain/50 §2.1). */
export function registerPublicInbound(app: FastifyInstance, ports: PublicPorts): void {
  const open = { config: { access: 'public' } } as const;
  app.get(`${M}/register/form`, open, (_, reply) => {
    reply.header('cache-control', 'no-store');
    return registrationForm(ports);
  });
  app.post(`${M}/register`, open, async (request, reply) => reply.code(201).send(await register(ports, request)));
  app.post(`${M}/register/status`, open, request => registrationStatus(ports, request));
  app.post(`${M}/register/kirim-ulang`, open, request => resend(ports, request));
  app.post(`${M}/register/konfirmasi-email`, open, request => confirmEmail(ports, request));
  app.post(`${M}/register/aktivasi`, open, request => activate(ports, request));
  app.put(`${M}/register/:id`, open, request => repair(ports, request, paramOf(request, 'id')));
  app.get(`${M}/cek-dokumen`, open, async request => {
    await countLook(ports, request);
    return checkDocument(ports, queryOf(request).kode);
  });

  const { engine, secrets } = ports;
  const session = {
    config: { access: 'session', roles: rolesWith(mhsInbound, 'create'), resource: mhsInbound.name },
  } as const;
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
      await ctx.carry(mhsInbound, [{ id, values }], 'Kode akses baru.');
      return { kodeAkses };
    });
  });
}
