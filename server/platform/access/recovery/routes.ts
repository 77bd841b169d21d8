import type { FastifyInstance } from 'fastify';
import {
  bukaLupaSandi,
  kirimTautanMasuk,
  lihatTautan,
  mintaSandi,
  pakaiTautan,
} from '../../../../resources/pengaturan/panggilanSandi.ts';
import { user } from '../../../../resources/pengaturan/user.ts';
import { refusals } from '../../../../resources/platformRefusals.ts';
import { passwordKeepers } from '../../../../resources/roles.ts';
import type { Queryable } from '../../database/db.ts';
import { conflict, HttpError, notFound } from '../../errors.ts';
import type { Access } from '../createAccess.ts';
import { callerOf } from '../guard.ts';
import { readIdentity } from '../identity.ts';
import { hashPassword } from '../password.ts';
import { mustBeGood, mustBeLocal, passwordOwner, storePassword } from '../passwords.ts';
import { by, idOf } from '../routes/input.ts';
import { mustReach } from '../routes/profile.ts';
import { serve } from '../serveCall.ts';
import { findLink, type LiveLink, takeLink } from './links.ts';
import { type MailAccount, mailLink } from './mails.ts';
import { keepRequest } from './requests.ts';

interface RecoveryOptions {
  /** The server's secret, from which tokens follow. */
  secret: string;
  /** The mail server is a setting, so it is looked up at each call. */
  mail: { transport(): Promise<object | undefined> };
}

const open = { access: 'public' } as const;
const over = () => new HttpError(410, refusals.linkOver);

const accountOf = (on: Queryable, id: string): Promise<(MailAccount & { aktif: boolean }) | undefined> =>
  on.one('select id, username, name, email, bahasa, aktif from pengaturan_user where id = $1', [id]);

/** Ways back into an account by mail (docs/domain/10 §3.1 "Forgotten password"). */
export function registerRecovery(app: FastifyInstance, access: Access, { secret, mail }: RecoveryOptions): void {
  const { db, now, settings } = access;

  const goesOut = async () => (await mail.transport()) !== undefined;
  serve(app, bukaLupaSandi, open, async () => ({ surel: await goesOut() }));

  // By hand: keeps a request that no row may tell.
  serve(app, mintaSandi, open, async ({ request, body }) => {
    if (!(await goesOut()))
      throw new HttpError(503, refusals.noMail({ kontak: (await readIdentity(db)).identity.email }));
    await keepRequest(db, secret, body.username, request.ip, now());
    return {};
  });

  // By hand: reads by a token, which no address may hold.
  serve(app, lihatTautan, open, async ({ body }) => {
    const link = await findLink(db, body.token, now());
    const account = link && (await accountOf(db, link.idUser));
    if (!account) throw over();
    const { untuk, berakhir } = link;
    const minPanjang = (await settings.read())['sandi.minPanjang'];
    return { username: account.username, nama: account.name, untuk, berakhir, minPanjang };
  });

  // By hand: the password stands in a table that nobody reads.
  serve(app, pakaiTautan, open, async ({ request, body: { token, password } }) => {
    const link = await findLink(db, token, now());
    const owner = link && (await passwordOwner(db, link.idUser));
    if (!owner) throw over();
    const values = await settings.read();
    await mustBeGood(db, owner, password, 'password', values);
    const hash = await hashPassword(password);
    const used = await db.transaction(async tx => {
      const taken = await takeLink(tx, token, now());
      if (taken) await choose(access, tx, taken, { hash, remember: values['sandi.riwayat'], alamatIp: request.ip });
      return taken !== undefined;
    });
    if (!used) throw over();
    return { username: owner.username };
  });

  // By hand: sends a mail, no value of a row.
  serve(app, kirimTautanMasuk, { access: 'session', roles: passwordKeepers }, async ({ request }) => {
    const caller = callerOf(request);
    const id = idOf(request);
    await mustReach(access, caller, id, 'write');
    const [account, owner] = [await accountOf(db, id), await passwordOwner(db, id)];
    if (!account || !owner) throw notFound();
    mustBeLocal(owner, 'id');
    if (!account.aktif) throw conflict(refusals.accountOff);
    if (!(await goesOut())) throw conflict(refusals.linkNeedsMail);
    const until = await db.transaction(async tx => {
      const end = await mailLink(tx, account, 'pertama', { secret, now: now() });
      await access.log(tx, {
        ...by(caller, request),
        aksi: 'kata_sandi',
        ringkasan: 'Tautan masuk pertama dikirim lewat surel',
        waktu: now(),
        resource: user.name,
        idBaris: id,
      });
      return end;
    });
    return { email: account.email, berakhir: until.toISOString() };
  });
}

/** Stores the password that somebody chose by a link; whoever was in by the old one is out. */
async function choose(
  access: Access,
  tx: Parameters<typeof storePassword>[0],
  { idUser, untuk }: LiveLink,
  { hash, remember, alamatIp }: { hash: string; remember: number; alamatIp: string },
): Promise<void> {
  const { now, registry, sessions, throttle, events, log } = access;
  const owner = await passwordOwner(tx, idUser);
  if (!owner) throw over();
  await storePassword(tx, owner, hash, { mustChange: false, now: now(), remember });
  await sessions.endAll(tx, idUser);
  for (const name of [owner.username, `ganti:${idUser}`]) await throttle.clear(tx, name);
  await tx.execute('update pengaturan_user set terkunci_sampai = null where id = $1', [idUser]);
  await log(tx, {
    aksi: 'kata_sandi',
    ringkasan:
      untuk === 'pertama' ? 'Kata sandi pertama dibuat lewat tautan' : 'Kata sandi baru dibuat lewat tautan surel',
    waktu: now(),
    idUser,
    resource: user.name,
    idBaris: idUser,
    alamatIp,
  });
  if (untuk === 'lupa') await events.passwordChosen({ tx, now: now(), registry }, idUser);
}
