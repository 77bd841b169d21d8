import type { FastifyInstance } from 'fastify';
import type { Session } from '../../../../resources/pengaturan/panggilanAkun.ts';
import { akhiriSesi, bacaKeamanan, hapusDuaLangkah } from '../../../../resources/pengaturan/panggilanFaktor.ts';
import { user } from '../../../../resources/pengaturan/user.ts';
import { refusals } from '../../../../resources/platformRefusals.ts';
import { role } from '../../../../resources/roles.ts';
import { conflict, forbidden, notFound } from '../../errors.ts';
import type { Access } from '../createAccess.ts';
import { countCodes, findFactor, removeFactor } from '../factor/store.ts';
import { callerOf } from '../guard.ts';
import { serve } from '../serveCall.ts';
import { by, idOf } from './input.ts';
import { mustReach } from './profile.ts';

const sessionsSql = `select id, coalesce(perangkat, '') as perangkat, coalesce(alamat_ip, '') as alamat_ip, dibuat, terakhir_aktif,
    id = $2 as saat_ini
  from internal_sesi
  where id_user = $1 and dicabut_pada is null and berakhir > $3::timestamptz and terakhir_aktif > $4::timestamptz
  order by terakhir_aktif desc, id desc limit 100`;

/** Sessions of an account that are alive, the newest first. @param asking the session that asks */
export async function liveSessions(
  { db, now, settings }: Pick<Access, 'db' | 'now' | 'settings'>,
  userId: string,
  asking: string,
): Promise<Session[]> {
  const idle = (await settings.read())['sesi.idleDetik'];
  const since = new Date(now().getTime() - idle * 1000);
  return db.query<Session>(sessionsSql, [userId, asking, now().toISOString(), since.toISOString()]);
}

/**
 * Registers the calls by which Super Admin manages the security of an account; each leaves a note in the activity log.
 */
export function registerSecurity(app: FastifyInstance, access: Access): void {
  const { db, now, sessions, registry, events } = access;
  const superAdmin = { access: 'session', roles: [role.superAdmin] } as const;

  serve(app, bacaKeamanan, superAdmin, async ({ request }) => {
    const caller = callerOf(request);
    const id = idOf(request);
    await mustReach(access, caller, id, 'read');
    const sejak = (await findFactor(db, id))?.aktifSejak ?? null;
    return {
      duaLangkah: { aktif: sejak !== null, sejak, sisa: await countCodes(db, id) },
      sesi: await liveSessions(access, id, caller.sessionId),
    };
  });

  // By hand: sessions are no rows that anybody reads.
  serve(app, akhiriSesi, superAdmin, async ({ request, body: { catatan, idSesi } }) => {
    const caller = callerOf(request);
    const id = idOf(request);
    await mustReach(access, caller, id, 'write');
    const diakhiri = await db.transaction(async tx => {
      const n = idSesi
        ? Number(await sessions.end(tx, id, idSesi))
        : await sessions.endAll(tx, id, caller.userId === id ? caller.sessionId : undefined);
      if (n)
        await access.log(tx, {
          ...by(caller, request),
          aksi: 'akun',
          ringkasan: `Sesi diakhiri (${n}): ${catatan}`,
          waktu: now(),
          resource: user.name,
          idBaris: id,
        });
      return n;
    });
    if (idSesi && !diakhiri) throw notFound();
    return { diakhiri };
  });

  // By hand: the second factor is no row that anybody reads.
  serve(app, hapusDuaLangkah, superAdmin, async ({ request, body: { catatan } }) => {
    const caller = callerOf(request);
    const id = idOf(request);
    await mustReach(access, caller, id, 'write');
    if (id === caller.userId) throw forbidden(refusals.factor.notOwn);
    const removed = await db.transaction(async tx => {
      if (!(await removeFactor(tx, id))) return false;
      await sessions.endAll(tx, id);
      await access.log(tx, {
        ...by(caller, request),
        aksi: 'akun',
        ringkasan: `Verifikasi dua langkah dihapus: ${catatan}`,
        waktu: now(),
        resource: user.name,
        idBaris: id,
      });
      await events.factorRemoved({ tx, now: now(), registry }, id);
      return true;
    });
    if (!removed) throw conflict(refusals.factor.off);
    return {};
  });
}
