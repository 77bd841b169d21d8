import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Account, LoginAnswer } from '../../../../resources/pengaturan/akun.ts';
import { refusals } from '../../../../resources/platformRefusals.ts';
import { badRequest, forbidden, HttpError, unauthenticated } from '../../errors.ts';
import { accountSql, readAccount } from '../account.ts';
import type { Access } from '../createAccess.ts';
import { mustSetUp } from '../factor/required.ts';
import { hasFactor } from '../factor/store.ts';
import { makeTicket, ticketSeconds } from '../factor/tickets.ts';
import { verifyNothing, verifyPassword } from '../password.ts';
import type { NewSession, Origin } from '../session.ts';
import type { SsoPerson } from '../sso.ts';
import { accountOfPerson } from '../ssoAccount.ts';
import { sendTenant } from '../tenant.ts';
import { sameSecret } from '../token.ts';
import { attempt, deviceOf } from './input.ts';

const credentials = z.object({ username: z.string().min(1).max(200), password: z.string().min(1).max(1000) });
type Credentials = z.infer<typeof credentials>;

/** Login with a local account or through Silaturahmi (docs/domain/10 §3.1). */
export function registerLogin(app: FastifyInstance, access: Access): void {
  const { db, log, now, throttle, sso } = access;
  const login = createLogin(access);

  app.post('/api/user/login', { config: { access: 'public' } }, async (request, reply) => {
    mustHaveApiKey(request, access.config.apiKey);
    const { username, password } = credentialsOf(request.body);
    const account = await findAccount(access, username);
    const tried = await attempt(throttle, { name: username, known: account !== undefined }, request, reply);
    const right = account?.hash ? await verifyPassword(account.hash, password) : await verifyNothing(password);
    if (!account || !right) {
      await failed(access, request, username, account?.id);
      throw unauthenticated(refusals.wrongLogin);
    }
    await tried.succeeded();
    return login(request, reply, account.id, account.aktif);
  });

  app.post('/api/silaturahmi/auth', { config: { access: 'public' } }, async (request, reply) =>
    personBehind(request, reply),
  );

  app.post('/api/user/validasi-login-silaturahmi', { config: { access: 'public' } }, async (request, reply) => {
    mustHaveApiKey(request, access.config.apiKey);
    const person = await personBehind(request, reply);
    const account = await db.transaction(tx => accountOfPerson(tx, access, person));
    return login(request, reply, account.id, account.aktif);
  });

  async function personBehind(request: FastifyRequest, reply: FastifyReply): Promise<SsoPerson> {
    const { username, password } = credentialsOf(request.body);
    // Guesses at the two kinds of account are counted apart: they are two different passwords.
    const known = (await findAccount(access, username)) !== undefined;
    const tried = await attempt(throttle, { name: `sso:${username}`, known }, request, reply);
    const person = await sso.check(username, password);
    if (!person) {
      await log(db, {
        aksi: 'gagal_masuk',
        ringkasan: 'Gagal masuk lewat Silaturahmi',
        waktu: now(),
        alamatIp: request.ip,
      });
      throw unauthenticated(refusals.wrongLogin);
    }
    await tried.succeeded();
    return person;
  }
}

/** @throws HttpError 403 refusals.badApiKey */
function mustHaveApiKey(request: FastifyRequest, apiKey: string): void {
  const given = request.headers['x-api-key'];
  if (typeof given !== 'string' || !sameSecret(given, apiKey)) throw forbidden(refusals.badApiKey);
}

/** @throws HttpError 400 refusals.loginEmpty */
function credentialsOf(body: unknown): Credentials {
  const result = credentials.safeParse(body);
  const username = result.data?.username.trim();
  if (!result.success || !username) throw badRequest(refusals.loginEmpty);
  return { username, password: result.data.password };
}

interface FoundAccount extends Record<string, unknown> {
  id: string;
  aktif: boolean;
  hash: string | null;
}

/** Silaturahmi accounts have no password of ours, so nobody can log in with one. */
const findAccount = ({ db }: Access, username: string): Promise<FoundAccount | undefined> =>
  db.one<FoundAccount>(
    `select u.id, u.aktif, s.hash from pengaturan_user u left join internal_sandi s on s.id_user = u.id
     where u.username = lower($1)`,
    [username],
    { prepare: true },
  );

/** An unknown name is not logged, since somebody may have typed the password there. */
async function failed(access: Access, request: FastifyRequest, username: string, userId?: string): Promise<void> {
  const { db, log, now, throttle } = access;
  await log(db, {
    aksi: 'gagal_masuk',
    ringkasan: 'Kata sandi salah',
    waktu: now(),
    idUser: userId ?? null,
    alamatIp: request.ip,
  });
  // The same work whether the account exists or not.
  const until = await throttle.blockedUntil(db, username, request.ip);
  await db.execute(
    'update pengaturan_user set terkunci_sampai = $2 where username = lower($1) and $2::timestamptz is not null',
    [username, until?.toISOString() ?? null],
  );
}

/** How somebody came in: what the log says, the identity of a provider where it was one, or that a code was right. */
interface Way {
  ringkasan: string;
  origin?: Origin;
  passed?: boolean;
}

/** Opens a session for somebody whose password was right, or for whom a provider vouched. */
export function createLogin(
  access: Access,
): (request: FastifyRequest, reply: FastifyReply, userId: string, active: boolean, way?: Way) => Promise<LoginAnswer> {
  const { db, now, settings, sessions, log } = access;
  const sql = accountSql(access.registry);
  return async (request, reply, userId, active, { ringkasan, origin, passed = false } = { ringkasan: 'Masuk' }) => {
    const values = await settings.read();
    const user = active ? await readAccount(db, sql, userId, now(), values) : undefined;
    const first = user?.userRole[0];
    if (!user || !first) throw forbidden(refusals.inactiveAccount);
    // Where a provider vouched, its own second factor counts.
    if (!origin && !passed && (await hasFactor(db, userId)))
      throw new HttpError(403, refusals.factor.needed, undefined, {
        tiket: await makeTicket(db, userId, now()),
        berlakuDetik: ticketSeconds,
      });
    const session = await db.transaction(async tx => {
      await tx.execute('update pengaturan_user set terakhir_masuk = $2, terkunci_sampai = null where id = $1', [
        userId,
        now().toISOString(),
      ]);
      await log(tx, {
        aksi: 'masuk',
        ringkasan,
        waktu: now(),
        idUser: userId,
        namaUser: user.name,
        roleId: first.idRole,
        alamatIp: request.ip,
      });
      return sessions.create(tx, userId, first.id, deviceOf(request), origin ? { origin } : {});
    });
    sendTenant(request, reply);
    const entered = { userId, baseRole: user.role?.dasar, byProvider: origin !== undefined };
    const wajibDuaLangkah = await mustSetUp(db, values, entered);
    return loginAnswer(session, { ...user, wajibDuaLangkah, ...(origin ? { wajibGantiSandi: false } : {}) });
  };
}

/** `wajibDuaLangkah` is told only where it is so: the answer of everybody else is that of the specification. */
export const loginAnswer = (
  { token, expiresIn }: NewSession,
  { wajibDuaLangkah, ...user }: Omit<Account, 'wajibDuaLangkah'> & { wajibDuaLangkah: boolean },
): LoginAnswer => ({
  token: { AccessToken: token, expiresIn },
  user: wajibDuaLangkah ? { ...user, wajibDuaLangkah } : user,
});
