import type { FastifyInstance } from 'fastify';
import { mitra } from '../../../resources/master/mitra.ts';
import { picMitra } from '../../../resources/master/picMitra.ts';
import { undangKontak, undangKontakBaru } from '../../../resources/pengaturan/panggilanUndangan.ts';
import { pengaturanRefusals } from '../../../resources/pengaturan/refusals.ts';
import { user } from '../../../resources/pengaturan/user.ts';
import { passwordKeepers } from '../../../resources/roles.ts';
import { callerOf } from '../../platform/access/guard.ts';
import { mustBeAllowed } from '../../platform/access/permission.ts';
import { serve } from '../../platform/access/serveCall.ts';
import { checkCreate, mustBeObject } from '../../platform/engine/check.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { createIn } from '../../platform/engine/createRow.ts';
import { paramOf } from '../../platform/engine/http.ts';
import { lockRow, mustBeCurrent } from '../../platform/engine/lockRow.ts';
import { asSystem, read } from '../../platform/engine/reading.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import { inTransaction } from '../../platform/engine/transaction.ts';
import { conflict } from '../../platform/errors.ts';
import { invite } from '../pengaturan/invitations/invite.ts';
import { accountForContact, mustMakeContactAccounts } from './contactAccount.ts';

/** Contacts of partners who get an account for their partner, and its link by mail (docs/domain/10 §2.4 pic-mitra, §3.7). */
export function registerContactInvitation(app: FastifyInstance, engine: Engine): void {
  const config = { access: 'session', roles: passwordKeepers } as const;

  serve(app, undangKontak, config, ({ request, body }) => {
    const caller = callerOf(request);
    mustMakeContactAccounts(caller);
    return inTransaction(engine, caller, picMitra, async ctx => {
      const pic = await lockRow(ctx, picMitra, paramOf(request, 'id'));
      mustBeCurrent(ctx, picMitra, pic, body.version);
      const account = pic.idUser ? await waitingAccount(ctx, pic.idUser) : await accountForContact(ctx, pic);
      await invite(ctx.tx, account.idUser, true, ctx.now);
      return account;
    });
  });

  serve(app, undangKontakBaru, config, ({ request, body }) => {
    const caller = callerOf(request);
    mustMakeContactAccounts(caller);
    mustBeAllowed(caller, picMitra, 'create');
    return inTransaction(engine, caller, picMitra, async ctx => {
      const partner = await lockRow(ctx, mitra, paramOf(request, 'id'));
      const sent = checkCreate(engine, caller, picMitra, { ...mustBeObject(body), idMitra: partner.id });
      const contact = await createIn(ctx, picMitra, sent);
      const account = await accountForContact(ctx, contact);
      await invite(ctx.tx, account.idUser, true, ctx.now);
      return account;
    });
  });
}

/** @throws HttpError 409 for an account that needs no invitation (any more) */
async function waitingAccount(ctx: RuleContext, idUser: string): Promise<{ idUser: string; username: string }> {
  const account = await read(asSystem(ctx.tx), user, idUser, ['username', 'aktif', 'terakhirMasuk']);
  if (account?.aktif !== true) throw conflict(pengaturanRefusals.invitations.inactive);
  if (account.terakhirMasuk) throw conflict(pengaturanRefusals.invitations.entered);
  return { idUser, username: account.username };
}
