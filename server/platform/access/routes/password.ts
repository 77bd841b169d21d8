import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ResetAnswer } from '../../../../resources/pengaturan/akun.ts';
import {
  aturUlangSandi,
  aturUlangSandiBanyak,
  bukaKunci,
  gantiSandi,
  tetapkanSandi,
} from '../../../../resources/pengaturan/panggilanAkun.ts';
import { refusals } from '../../../../resources/platformRefusals.ts';
import { passwordKeepers } from '../../../../resources/roles.ts';
import { forbidden, HttpError, invalid, notFound, reasonOf } from '../../errors.ts';
import type { Caller } from '../caller.ts';
import type { Access } from '../createAccess.ts';
import { callerOf } from '../guard.ts';
import { hashPassword, temporaryPassword, verifyNothing, verifyPassword } from '../password.ts';
import { mustBeGood, mustBeLocal, type PasswordOwner, passwordOwner, storePassword } from '../passwords.ts';
import { serve } from '../serveCall.ts';
import { attempt, by, checked, idOf } from './input.ts';
import { mustReach } from './profile.ts';

const keepers = { access: 'session', roles: passwordKeepers } as const;

/** Passwords: own change, reset and setting by Tim MBKM, and taking back a block (docs/domain/10 §3.1). */
export function registerPassword(app: FastifyInstance, access: Access): void {
  const { db, now, settings, throttle } = access;

  // By hand: the password is hashed, in a table that nobody reads.
  serve(app, gantiSandi, { access: 'firstSteps', roles: 'everybody' }, async ({ request, reply }) => {
    const caller = callerOf(request);
    if (idOf(request) !== caller.userId) throw forbidden();
    const { oldPassword, newPassword } = checked(gantiSandi.documented, request.body);
    const owner = await mustFind(access, caller.userId);
    mustBeLocal(owner, 'oldPassword');
    // A stolen session must not become a way to guess the password.
    const tried = await attempt(throttle, { name: `ganti:${caller.userId}`, known: false }, request, reply);
    const right = owner.hash ? await verifyPassword(owner.hash, oldPassword) : await verifyNothing(oldPassword);
    if (!right) throw invalid({ oldPassword: refusals.wrongOldPassword });
    await tried.succeeded();
    await mustBeGood(db, owner, newPassword, 'newPassword', await settings.read());
    await replace(access, request, owner, newPassword, { mustChange: false, keep: caller.sessionId });
    return { id: owner.id };
  });

  const reset = async (request: FastifyRequest, id: string) => {
    const owner = await mustFindReachable(access, callerOf(request), id);
    mustBeLocal(owner, 'id');
    const password = temporaryPassword();
    await replace(access, request, owner, password, { mustChange: true });
    return { username: owner.username, kataSandiSementara: password };
  };

  // By hand: a temporary password is told once.
  serve(app, aturUlangSandi, keepers, async ({ request }) => {
    const { kataSandiSementara } = await reset(request, idOf(request));
    return { kataSandiSementara };
  });

  // By hand: temporary passwords are told once.
  serve(app, aturUlangSandiBanyak, keepers, async ({ request }) => {
    const { ids } = checked(aturUlangSandiBanyak.documented, request.body);
    const answer: ResetAnswer = { berhasil: [], gagal: [] };
    for (const id of new Set(ids)) {
      try {
        answer.berhasil.push({ id, ...(await reset(request, id)) });
      } catch (error) {
        if (!(error instanceof HttpError)) throw error;
        answer.gagal.push({
          id,
          pesan: reasonOf(error),
        });
      }
    }
    return answer;
  });

  // By hand: the password is hashed, in a table that nobody reads.
  serve(app, tetapkanSandi, keepers, async ({ request }) => {
    const owner = await mustFindReachable(access, callerOf(request), idOf(request));
    const { password } = checked(tetapkanSandi.documented, request.body);
    mustBeLocal(owner, 'password');
    await mustBeGood(db, owner, password, 'password', await settings.read());
    await replace(access, request, owner, password, { mustChange: true });
    return { id: owner.id };
  });

  // By hand: also forgets failed attempts, which are no rows of a resource.
  serve(app, bukaKunci, keepers, async ({ request }) => {
    const caller = callerOf(request);
    const owner = await mustFindReachable(access, caller, idOf(request));
    await db.transaction(async tx => {
      for (const name of [owner.username, `sso:${owner.username}`, `ganti:${owner.id}`, `kode:${owner.id}`])
        await throttle.clear(tx, name);
      await tx.execute('update pengaturan_user set terkunci_sampai = null where id = $1', [owner.id]);
      await access.log(tx, {
        ...by(caller, request),
        aksi: 'akun',
        ringkasan: 'Kunci dibuka',
        waktu: now(),
        resource: 'pengaturan/user',
        idBaris: owner.id,
      });
    });
    return { id: owner.id };
  });
}

async function mustFind(access: Access, userId: string): Promise<PasswordOwner> {
  const owner = await passwordOwner(access.db, userId);
  if (!owner) throw notFound();
  return owner;
}

async function mustFindReachable(access: Access, caller: Caller, userId: string): Promise<PasswordOwner> {
  await mustReach(access, caller, userId, 'write');
  return mustFind(access, userId);
}

/** Stores a password, ends the sessions that the old one opened, and forgets failed attempts. */
async function replace(
  access: Access,
  request: FastifyRequest,
  owner: PasswordOwner,
  password: string,
  { mustChange, keep }: { mustChange: boolean; keep?: string },
): Promise<void> {
  const { db, now, settings, sessions, throttle } = access;
  const remember = (await settings.read())['sandi.riwayat'];
  const hash = await hashPassword(password);
  await db.transaction(async tx => {
    await storePassword(tx, owner, hash, { mustChange, now: now(), remember });
    await sessions.endAll(tx, owner.id, keep);
    await throttle.clear(tx, owner.username);
    await tx.execute('update pengaturan_user set terkunci_sampai = null where id = $1', [owner.id]);
    await access.log(tx, {
      ...by(callerOf(request), request),
      aksi: 'kata_sandi',
      ringkasan: mustChange ? 'Kata sandi diatur ulang' : 'Kata sandi diganti',
      waktu: now(),
      resource: 'pengaturan/user',
      idBaris: owner.id,
    });
    if (mustChange) await access.events.passwordReset({ tx, now: now(), registry: access.registry }, owner.id);
  });
}
