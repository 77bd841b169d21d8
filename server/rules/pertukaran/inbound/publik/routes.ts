import type { FastifyInstance } from 'fastify';
import { type Bahasa, isBahasa } from '../../../../../resources/pengaturan/bahasa.ts';
import { mhsInbound } from '../../../../../resources/pertukaran/mhsInbound.ts';
import { callerOf } from '../../../../access/guard.ts';
import { rolesWith } from '../../../../access/permission.ts';
import { forbidden } from '../../../../errors.ts';
import { mustBeObject } from '../../../../rest/check.ts';
import { paramOf, queryOf } from '../../../../rest/http.ts';
import { inTransaction, lockRow, mustBeCurrent } from '../../../../rest/write.ts';
import { isTeam } from '../../../master/common.ts';
import { formChoices } from './choices.ts';
import { checkDocument } from './documents.ts';
import type { PublicPorts } from './ports.ts';
import { printReceipt } from './receipt.ts';
import { register, registrationForm } from './register.ts';
import { accessCode } from './secrets.ts';
import { activate, confirmEmail, countLook, registrationStatus, repair, resend } from './status.ts';

const M = `/api/${mhsInbound.endpoint}`;

/** `?bahasa=` of a stranger's call; Indonesian where it says nothing. */
const languageOf = ({ bahasa }: Readonly<Record<string, unknown>>): Bahasa => (isBahasa(bahasa) ? bahasa : 'id');

/** What anybody on the internet may call: registration of students from elsewhere (docs/domain/50 §2.1). */
export function registerPublicInbound(app: FastifyInstance, ports: PublicPorts): void {
  const open = { config: { access: 'public' } } as const;
  app.get(`${M}/register/form`, open, (request, reply) => {
    reply.header('cache-control', 'no-store');
    return registrationForm(ports, languageOf(queryOf(request)));
  });
  app.post(`${M}/register`, open, async (request, reply) => reply.code(201).send(await register(ports, request)));
  app.post(`${M}/register/status`, open, request => registrationStatus(ports, request, languageOf(queryOf(request))));
  app.post(`${M}/register/bukti`, open, (request, reply) =>
    printReceipt(ports, request, reply, languageOf(queryOf(request))),
  );
  app.get(`${M}/register/pilihan`, open, request => formChoices(ports, queryOf(request)));
  app.post(`${M}/register/kirim-ulang`, open, request => resend(ports, request));
  app.post(`${M}/register/konfirmasi-email`, open, request => confirmEmail(ports, request));
  app.post(`${M}/register/aktivasi`, open, request => activate(ports, request));
  app.put(`${M}/register/:id`, open, request => repair(ports, request, paramOf(request, 'id')));
  app.get(`${M}/cek-dokumen`, open, async request => {
    await countLook(ports, request);
    return checkDocument(ports, queryOf(request).kode, languageOf(queryOf(request)));
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
