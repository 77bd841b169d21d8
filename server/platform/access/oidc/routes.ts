import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { messageIn } from '../../../../resources/kit/index.ts';
import type { LoginAnswer } from '../../../../resources/pengaturan/akun.ts';
import {
  daftarPenyedia,
  keluarPenyedia,
  kembaliMasuk,
  mulaiMasuk,
  tautkanAkun,
  tukarTiket,
} from '../../../../resources/pengaturan/panggilanMasuk.ts';
import { refusals } from '../../../../resources/platformRefusals.ts';
import { badRequest, forbidden, HttpError, invalid } from '../../errors.ts';
import type { Access } from '../createAccess.ts';
import { isElsewhere, isOwnPassword } from '../ownPassword.ts';
import { type PasswordOwner, passwordOwner } from '../passwords.ts';
import { attempt, idOf } from '../routes/input.ts';
import { createLogin } from '../routes/login.ts';
import { serve } from '../serveCall.ts';
import { bindingOf } from './browser.ts';
import { registerProviderCare } from './care.ts';
import { exchange, readLogout } from './exchange.ts';
import { type Entry, entryOf, logTie, tie } from './identities.ts';
import { endSessionsAt } from './logout.ts';
import { createOidcPlace, faultOf, type OidcOptions, type OidcPlace, returnAddress, setOut } from './place.ts';
import { activeProvider, findProvider, type Provider } from './providers.ts';

/** The page that fetches how a login at a provider ended; the ticket stands behind #, which no server is told. */
const page = '/login/penyedia';

/** Login at providers by OpenID Connect (docs/domain/10 §3.1 "Providers"). */
export function registerOidc(app: FastifyInstance, access: Access, options: OidcOptions): void {
  const place = createOidcPlace(access, options);
  registerWay(app, place);
  registerTicket(app, place);
  registerLogout(app, place);
  registerProviderCare(app, place);
}

const open = { access: 'public' } as const;

/** To the provider and back. */
function registerWay(app: FastifyInstance, place: OidcPlace): void {
  const { access, attempts } = place;
  const { db } = access;

  serve(app, daftarPenyedia, open, () =>
    db.query<{ id: string; nama: string }>(
      'select id, nama from pengaturan_penyedia_masuk where aktif order by urut, nama, id limit 20',
    ),
  );

  serve(app, mulaiMasuk, open, async ({ request, reply, query }) => {
    const provider = await activeProvider(db, idOf(request));
    const began = { tujuan: place.target(query.tujuan), ingat: query.ingat === '1', idPencoba: null };
    const gone = await setOut(place, request, reply, provider, began);
    return reply.redirect('address' in gone ? gone.address : `${page}#${gone.ticket}`, 303);
  });

  serve(app, kembaliMasuk, open, async ({ request, reply, query }) => {
    const { id } = await findProvider(db, idOf(request));
    const binding = bindingOf(request);
    const { state = '' } = query;
    const begun = binding === undefined ? undefined : await attempts.takeState(id, state, binding);
    if (!begun) return reply.redirect(page, 303);
    const ticket = await attempts.end(
      begun.id,
      await (async () => {
        const provider = begun.idPencoba ? await findProvider(db, id) : await activeProvider(db, id);
        const address = new URL(returnAddress(place, id));
        address.search = new URL(request.url, place.baseUrl).search;
        return exchange(provider, await place.known(provider), address, { ...begun, state });
      })().catch(faultOf),
    );
    const target = begun.idPencoba ? `/pengaturan/penyedia-masuk/${id}/show#coba=` : `${page}#`;
    return reply.redirect(target + ticket, 303);
  });
}

/** Whose ticket it is, and by which provider. */
interface Redeemed extends Entry {
  idUpaya: string;
  provider: Provider;
  tujuan: string | null;
  ingat: boolean;
  sid: string | null;
}

/** From the ticket to a session. */
function registerTicket(app: FastifyInstance, place: OidcPlace): void {
  const { access, attempts } = place;
  const { db, throttle } = access;
  const login = createLogin(access);

  /** @throws HttpError 403 for a ticket that is none, and whatever kept the person out */
  async function redeem(request: FastifyRequest, tiket: string): Promise<Redeemed> {
    const binding = bindingOf(request) ?? '';
    const found = await db.transaction(async tx => {
      const row = await attempts.findTicket(tx, tiket, binding);
      if (!row || row.idPencoba) return undefined;
      if (row.galat) {
        await attempts.done(tx, row.id);
        return new HttpError(row.galat.status, messageIn({ message: row.galat.pesan }) ?? refusals.oidc.lost);
      }
      if (!row.vouched) return undefined;
      const provider = await activeProvider(tx, row.idPenyedia);
      const entry = await entryOf(tx, access, provider, row.vouched);
      if (entry.tied) await attempts.done(tx, row.id);
      return { ...entry, idUpaya: row.id, provider, tujuan: row.tujuan, ingat: row.ingat, sid: row.vouched.sid };
    });
    if (!found) throw forbidden(refusals.oidc.lost);
    if (found instanceof HttpError) throw found;
    return found;
  }

  async function enter(
    request: FastifyRequest,
    reply: FastifyReply,
    { account, provider, idIdentitas, sid, tujuan, ingat }: Redeemed,
  ): Promise<LoginAnswer<{ [name: string]: unknown; id: string }> & { tujuan: string | null; ingat: boolean }> {
    const origin = { idIdentitas, sidPenyedia: sid };
    const { token, user } = await login(request, reply, account.id, account.aktif, {
      ringkasan: `Masuk lewat ${provider.nama}`,
      origin,
    });
    return { token, user: { ...user }, tujuan, ingat };
  }

  const ownAccount = (id: string): Promise<PasswordOwner | undefined> => passwordOwner(db, id);

  // By hand: a login, no row.
  serve(app, tukarTiket, open, async ({ request, reply, body }) => {
    const redeemed = await redeem(request, body.tiket);
    if (redeemed.tied) return enter(request, reply, redeemed);
    const own = await ownAccount(redeemed.account.id);
    const denganSandi = own?.sumber === 'silaturahmi' || own?.hash !== null;
    return { tautkan: { penyedia: redeemed.provider.nama, username: own?.username ?? '', denganSandi } };
  });

  // By hand: ties an account by its password, and logs in.
  serve(app, tautkanAkun, open, async ({ request, reply, body }) => {
    const redeemed = await redeem(request, body.tiket);
    const own = await ownAccount(redeemed.account.id);
    if (!own) throw forbidden(refusals.oidc.lost);
    if (own.sumber !== 'silaturahmi' && own.hash === null) throw invalid({ password: refusals.oidc.noPassword });
    const name = isElsewhere(own) ? `sso:${own.username}` : own.username;
    const tried = await attempt(throttle, { name, known: true }, request, reply);
    if (!(await isOwnPassword(access, own, body.password))) throw invalid({ password: refusals.wrongOldPassword });
    await tried.succeeded();
    const tied = await db.transaction(async tx => {
      if (!redeemed.tied && !(await tie(tx, access, redeemed.idIdentitas, own.id))) return false;
      await attempts.done(tx, redeemed.idUpaya);
      await logTie(tx, access, own.id, `Ditautkan dengan ${redeemed.provider.nama} oleh pemiliknya`);
      return true;
    });
    if (!tied) throw forbidden(refusals.oidc.lost);
    return enter(request, reply, redeemed);
  });
}

/** A logout token has a few hundred bytes. */
const mostLogout = 16 * 1024;

/** The provider tells that somebody has logged out there (back-channel logout). */
function registerLogout(app: FastifyInstance, place: OidcPlace): void {
  const { access } = place;
  app.register(async scope => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: mostLogout },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    // By hand: ends sessions, as OpenID Connect Back-Channel Logout 1.0 has it.
    serve(scope, keluarPenyedia, open, async ({ request, reply }) => {
      const provider = await findProvider(access.db, idOf(request));
      const { body } = request;
      const token = typeof body === 'object' && body !== null && 'logout_token' in body ? body.logout_token : undefined;
      const read =
        typeof token === 'string' ? await readLogout(provider, await place.known(provider), token) : undefined;
      if (!read) throw badRequest(refusals.oidc.badLogout);
      await endSessionsAt(access, provider, read, request.ip);
      reply.header('cache-control', 'no-store');
      return {};
    });
  });
}
