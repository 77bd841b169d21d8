import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { asIssue, messages } from '../../../../resources/kit/index.ts';
import { daftarSesi } from '../../../../resources/pengaturan/panggilanAkun.ts';
import { refusals } from '../../../../resources/platformRefusals.ts';
import { forbidden, notFound, unauthenticated } from '../../errors.ts';
import { accountSql, readAccount } from '../account.ts';
import type { Access } from '../createAccess.ts';
import { mustSetUp } from '../factor/required.ts';
import { callerOf } from '../guard.ts';
import { serve } from '../serveCall.ts';
import type { Origin } from '../session.ts';
import { checked, deviceOf, idOf } from './input.ts';
import { loginAnswer } from './login.ts';
import { liveSessions } from './security.ts';

const switchBody = z.object({ idUserRole: z.uuid({ error: asIssue(messages.choice) }) });

/** Values that a role switch keeps. */
interface Continued extends Origin, Record<string, unknown> {
  berakhir: string;
}

/** The caller's own session: who am I, in which role, from where (docs/domain/10 §3.1). */
export function registerSession(app: FastifyInstance, access: Access): void {
  const { db, now, settings, sessions, log } = access;
  const sql = accountSql(access.registry);

  app.get('/api/user', { config: { access: 'firstSteps', roles: 'everybody' } }, async request => {
    const caller = callerOf(request);
    const user = await readAccount(db, sql, caller.userId, now(), await settings.read(), caller.idUserRole);
    if (!user) throw unauthenticated();
    return {
      ...user,
      wajibGantiSandi: caller.mustChangePassword,
      ...(caller.mustSetUpFactor ? { wajibDuaLangkah: true } : {}),
    };
  });

  app.post('/api/user/logout', { config: { access: 'firstSteps', roles: 'everybody' } }, async (request, reply) => {
    const caller = callerOf(request);
    await db.transaction(async tx => {
      await sessions.end(tx, caller.userId, caller.sessionId);
      await log(tx, {
        aksi: 'keluar',
        ringkasan: 'Keluar',
        waktu: now(),
        idUser: caller.userId,
        namaUser: caller.name,
        roleId: caller.roleId,
        alamatIp: request.ip,
      });
    });
    return reply.code(204).send();
  });

  app.post('/api/user/switch-akses', { config: { access: 'session', roles: 'everybody' } }, async request => {
    const caller = callerOf(request);
    const { idUserRole } = checked(switchBody, request.body);
    const user = await readAccount(db, sql, caller.userId, now(), await settings.read(), idUserRole);
    const role = user?.userRole.find(held => held.id === idUserRole);
    if (!user || !role) throw forbidden(refusals.noSuchRole);
    const { session, origin } = await db.transaction(async tx => {
      const old = await tx.one<Continued>(
        'select berakhir, id_identitas, sid_penyedia from internal_sesi where id = $1 and dicabut_pada is null for update',
        [caller.sessionId],
      );
      // Two switches at once: the second finds its session ended, as any later call would.
      if (!old) throw unauthenticated();
      await sessions.end(tx, caller.userId, caller.sessionId);
      await log(tx, {
        aksi: 'ganti_peran',
        ringkasan: `${caller.roleName} → ${role.name}`,
        waktu: now(),
        idUser: caller.userId,
        namaUser: caller.name,
        roleId: role.idRole,
        alamatIp: request.ip,
      });
      const going = { endsAt: new Date(old.berakhir), origin: old };
      const next = await sessions.create(tx, caller.userId, idUserRole, deviceOf(request), going);
      // Another role, the same person at the same device.
      await tx.execute('update internal_perangkat_push set id_sesi = $2 where id_sesi = $1', [
        caller.sessionId,
        next.sessionId,
      ]);
      return { session: next, origin: old };
    });
    const baseRole = user.role?.dasar;
    const byProvider = origin.idIdentitas !== null;
    const wajibDuaLangkah = await mustSetUp(db, await settings.read(), { userId: user.id, baseRole, byProvider });
    return loginAnswer(session, { ...user, wajibGantiSandi: caller.mustChangePassword, wajibDuaLangkah });
  });

  serve(app, daftarSesi, { access: 'session', roles: 'everybody' }, async ({ request }) => {
    const { userId, sessionId } = callerOf(request);
    return liveSessions(access, userId, sessionId);
  });

  app.delete('/api/user/sesi/:id', { config: { access: 'session', roles: 'everybody' } }, async (request, reply) => {
    const caller = callerOf(request);
    const id = idOf(request);
    const ended = await db.transaction(tx => sessions.end(tx, caller.userId, id));
    if (!ended) throw notFound();
    return reply.code(204).send();
  });

  app.delete('/api/user/sesi', { config: { access: 'session', roles: 'everybody' } }, async (request, reply) => {
    const caller = callerOf(request);
    await db.transaction(tx => sessions.endAll(tx, caller.userId, caller.sessionId));
    return reply.code(204).send();
  });
}
