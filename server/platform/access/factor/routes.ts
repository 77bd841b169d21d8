import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  bacaDuaLangkah,
  gantiKodePemulihan,
  masukDenganKode,
  matikanDuaLangkah,
  mulaiDuaLangkah,
  nyalakanDuaLangkah,
} from '../../../../resources/pengaturan/panggilanFaktor.ts';
import { user } from '../../../../resources/pengaturan/user.ts';
import { refusals } from '../../../../resources/platformRefusals.ts';
import { factorRoles } from '../../../../resources/roles.ts';
import { conflict, forbidden, HttpError, invalid, unauthenticated } from '../../errors.ts';
import { createSecretBox, type SecretBox } from '../../secretBox.ts';
import type { Caller } from '../caller.ts';
import type { Access } from '../createAccess.ts';
import { callerOf } from '../guard.ts';
import { readIdentity } from '../identity.ts';
import { isElsewhere, mustKnowPassword } from '../ownPassword.ts';
import { type PasswordOwner, passwordOwner } from '../passwords.ts';
import { attempt, by } from '../routes/input.ts';
import { createLogin } from '../routes/login.ts';
import { serve } from '../serveCall.ts';
import { isDemanded } from './required.ts';
import {
  acceptCode,
  countCodes,
  findFactor,
  keepSecret,
  makeCodes,
  type Passed,
  removeFactor,
  storeCodes,
} from './store.ts';
import { findTicket, redeemTicket } from './tickets.ts';
import { newSecret, setUpAddress } from './totp.ts';

const own = { access: 'firstSteps', roles: 'everybody' } as const;
/** Key under which wrong codes of an account are counted. */
const codeGuess = (userId: string): string => `kode:${userId}`;

/** The second factor: at the login, and in one's own profile (docs/domain/10 §3.1 "Second factor"). */
export function registerFactor(app: FastifyInstance, access: Access, { secret }: { secret: string }): void {
  const box = createSecretBox(secret, 'faktor kedua');
  registerCode(app, access, box);
  registerSetUp(app, access, box);
  registerKeeping(app, access, box);
}

/** @throws HttpError 422 at `kode`, 429 */
async function mustPass(
  { db, throttle, now }: Access,
  box: SecretBox,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
  typed: string,
): Promise<Passed> {
  await attempt(throttle, { name: codeGuess(userId), known: false }, request, reply);
  const passed = await acceptCode(db, box, userId, typed, now());
  if (!passed) throw invalid({ kode: refusals.factor.wrongCode });
  // Forgotten rather than counted as a success: nobody gets more guesses for being at home.
  await throttle.clear(db, codeGuess(userId));
  return passed;
}

/** From the ticket of a right password to a session. */
function registerCode(app: FastifyInstance, access: Access, box: SecretBox): void {
  const { db, now, log } = access;
  const login = createLogin(access);

  // By hand: a login, no row.
  serve(app, masukDenganKode, { access: 'public' }, async ({ request, reply, body: { tiket, kode } }) => {
    const ticket = await findTicket(db, tiket, now());
    if (!ticket) throw forbidden(refusals.factor.ticketOver);
    const { idUser, aktif } = ticket;
    const passed = await mustPass(access, box, request, reply, idUser, kode).catch(async error => {
      // One that came too soon was not looked at.
      if (!(error instanceof HttpError) || error.statusCode !== 422) throw error;
      const wrong = { aksi: 'gagal_masuk', ringkasan: 'Kode verifikasi salah', waktu: now() } as const;
      await log(db, { ...wrong, idUser, alamatIp: request.ip });
      throw error;
    });
    if (!(await redeemTicket(db, tiket))) throw forbidden(refusals.factor.ticketOver);
    const left = passed === 'pemulihan' ? ` dengan kode pemulihan (sisa ${await countCodes(db, idUser)})` : '';
    const ringkasan = left ? `Masuk${left}` : 'Masuk dengan verifikasi dua langkah';
    const { token, user: account } = await login(request, reply, idUser, aktif, { ringkasan, passed: true });
    return { token, user: { ...account } };
  });
}

/** @throws HttpError 409 for an account that no password opens */
async function ownerOf({ db }: Access, { userId }: Caller): Promise<PasswordOwner> {
  const owner = await passwordOwner(db, userId);
  if (!owner) throw unauthenticated();
  if (owner.hash === null && !isElsewhere(owner)) throw conflict(refusals.factor.noPassword);
  return owner;
}

const logFactor = (
  { log, now }: Access,
  on: Parameters<Access['log']>[0],
  caller: Caller,
  request: FastifyRequest,
  ringkasan: string,
): Promise<void> =>
  log(on, {
    ...by(caller, request),
    aksi: 'akun',
    ringkasan,
    waktu: now(),
    resource: user.name,
    idBaris: caller.userId,
  });

/** From nothing to a second factor that is in force. */
function registerSetUp(app: FastifyInstance, access: Access, box: SecretBox): void {
  const { db, now, settings, sessions } = access;

  serve(app, bacaDuaLangkah, own, async ({ request }) => {
    const { userId, baseRole } = callerOf(request);
    const sejak = (await findFactor(db, userId))?.aktifSejak ?? null;
    const wajib = isDemanded(await settings.read(), baseRole);
    const boleh = factorRoles.includes(baseRole);
    return { aktif: sejak !== null, sejak, sisa: await countCodes(db, userId), boleh, wajib };
  });

  // By hand: the secret stands in a table that nobody reads.
  serve(app, mulaiDuaLangkah, { ...own, roles: factorRoles }, async ({ request, reply, body }) => {
    const owner = await ownerOf(access, callerOf(request));
    await mustKnowPassword(access, request, reply, owner, body.password);
    const rahasia = newSecret();
    if (!(await keepSecret(db, owner.id, box.close(rahasia), now()))) throw conflict(refusals.factor.alreadyOn);
    const { identity } = await readIdentity(db);
    return { rahasia, uri: setUpAddress(rahasia, owner.username, identity.namaPortal) };
  });

  // By hand: what is told is told once.
  serve(app, nyalakanDuaLangkah, { ...own, roles: factorRoles }, async ({ request, reply, body }) => {
    const caller = callerOf(request);
    const begun = await findFactor(db, caller.userId);
    if (!begun) throw conflict(refusals.factor.notBegun);
    if (begun.aktifSejak !== null) throw conflict(refusals.factor.alreadyOn);
    await mustPass(access, box, request, reply, caller.userId, body.kode);
    const { shown, hashes } = await makeCodes();
    await db.transaction(async tx => {
      const sql = 'update internal_faktor_kedua set aktif_sejak = $2 where id_user = $1 and aktif_sejak is null';
      if (!(await tx.execute(sql, [caller.userId, now().toISOString()]))) throw conflict(refusals.factor.alreadyOn);
      await storeCodes(tx, caller.userId, hashes, now());
      // Whoever is in elsewhere came in without a code.
      await sessions.endAll(tx, caller.userId, caller.sessionId);
      await logFactor(access, tx, caller, request, 'Verifikasi dua langkah dinyalakan');
    });
    return { kodePemulihan: shown };
  });
}

/** New recovery codes, and the way out; both want the password and a code. */
function registerKeeping(app: FastifyInstance, access: Access, box: SecretBox): void {
  const { db, now, sessions } = access;

  const mustProve = async (request: FastifyRequest, reply: FastifyReply, body: { password: string; kode: string }) => {
    const caller = callerOf(request);
    if ((await findFactor(db, caller.userId))?.aktifSejak == null) throw conflict(refusals.factor.off);
    await mustKnowPassword(access, request, reply, await ownerOf(access, caller), body.password);
    await mustPass(access, box, request, reply, caller.userId, body.kode);
    return caller;
  };

  // By hand: what is told is told once.
  serve(app, gantiKodePemulihan, own, async ({ request, reply, body }) => {
    const caller = await mustProve(request, reply, body);
    const { shown, hashes } = await makeCodes();
    await db.transaction(async tx => {
      await storeCodes(tx, caller.userId, hashes, now());
      await logFactor(access, tx, caller, request, 'Kode pemulihan diganti');
    });
    return { kodePemulihan: shown };
  });

  // By hand: the second factor is no row that anybody reads.
  serve(app, matikanDuaLangkah, own, async ({ request, reply, body }) => {
    const caller = await mustProve(request, reply, body);
    await db.transaction(async tx => {
      await removeFactor(tx, caller.userId);
      await sessions.endAll(tx, caller.userId, caller.sessionId);
      await logFactor(access, tx, caller, request, 'Verifikasi dua langkah dimatikan');
    });
    return {};
  });
}
