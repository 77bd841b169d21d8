import type { FastifyInstance } from 'fastify';
import { type InputOf, messages, noteOf, type Row } from '../../../resources/kit/index.ts';
import { picMitra } from '../../../resources/master/picMitra.ts';
import { masterRefusals } from '../../../resources/master/refusals.ts';
import type { MadeAccount } from '../../../resources/pengaturan/akun.ts';
import { akunDibuat } from '../../../resources/pengaturan/events.ts';
import { user } from '../../../resources/pengaturan/user.ts';
import { role } from '../../../resources/roles.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { callerOf } from '../../platform/access/guard.ts';
import { temporaryPassword } from '../../platform/access/password.ts';
import { setPassword } from '../../platform/access/passwords.ts';
import { mustBeAllowed, rolesWith } from '../../platform/access/permission.ts';
import type { Queryable } from '../../platform/database/db.ts';
import { checkCreate, mustBeObject } from '../../platform/engine/check.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { createIn } from '../../platform/engine/createRow.ts';
import { dbErrorsOf } from '../../platform/engine/dbErrors.ts';
import { paramOf } from '../../platform/engine/http.ts';
import { lockRow, mustBeCurrent } from '../../platform/engine/lockRow.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import { storeChange } from '../../platform/engine/storeChange.ts';
import { inTransaction } from '../../platform/engine/transaction.ts';
import { conflict, forbidden } from '../../platform/errors.ts';
import { tellAccount } from '../../platform/notify/index.ts';
import { exists, isTeam } from './common.ts';
import { keepContactRole } from './contactRules.ts';

/** A free username from the e-mail: `andi.kurniawan`, `andi.kurniawan2`, … */
async function freeUsername(on: Queryable, email: string): Promise<string> {
  const local = (email.split('@')[0] ?? '')
    .toLowerCase()
    .replace(/[^a-z0-9._-]/g, '')
    .slice(0, 40);
  const base = local.length < 4 ? `pic.${local}` : local;
  for (let n = 1; ; n++) {
    const username = n === 1 ? base : `${base}${n}`;
    if (!(await exists(on, 'select 1 as ada from pengaturan_user where username = $1', [username]))) return username;
  }
}

function accountOf(pic: Row<typeof picMitra>, username: string): InputOf<typeof user> {
  const [firstName = '', ...rest] = pic.nama.split(/\s+/);
  return {
    username,
    email: pic.email,
    firstName: firstName.slice(0, 100),
    lastName: rest.join(' ').slice(0, 100) || null,
    noHp: pic.noHp,
    bahasa: pic.bahasa ?? 'id',
    roleId: role.mitra,
    idPicMitra: pic.id,
    wajibGantiSandi: true,
  };
}

/**
 * 'Buatkan akun': an account with HA06 for the contact's partner and a temporary password (docs/domain/10 §2.4
 * pic-mitra).
 * @throws HttpError 403 but for Tim MBKM, 404, 409 'PIC ini sudah memiliki akun.', 422 for an e-mail that is taken
 */
async function makeContactAccount(engine: Engine, caller: Caller, id: string, body: unknown): Promise<MadeAccount> {
  mustMakeContactAccounts(caller);
  const { version } = mustBeObject(body ?? {});
  return inTransaction(engine, caller, picMitra, async ctx => {
    const pic = await lockRow(ctx, picMitra, id);
    mustBeCurrent(ctx, picMitra, pic, version);
    const { idUser, username } = await accountForContact(ctx, pic);
    const kataSandiSementara = temporaryPassword();
    await setPassword(ctx.tx, idUser, kataSandiSementara, ctx.now, true);
    await tellAccount(ctx, akunDibuat, idUser, { username }, 'dibuat');
    return { idUser, username, kataSandiSementara };
  });
}

/** @throws HttpError 403 but for Tim MBKM with the right to make accounts */
export function mustMakeContactAccounts(caller: Caller): void {
  if (!isTeam(caller)) throw forbidden();
  mustBeAllowed(caller, picMitra, 'action');
  mustBeAllowed(caller, user, 'create');
}

/**
 * An account with HA06 for the contact's partner, still without a password.
 * @throws HttpError 409 for a contact that has one or is not active, 422 for an e-mail that is taken
 */
export async function accountForContact(
  ctx: RuleContext,
  pic: Row<typeof picMitra>,
): Promise<{ idUser: string; username: string }> {
  const { engine, caller } = ctx;
  const known = await exists(ctx.tx, 'select 1 as ada from pengaturan_user where id_pic_mitra = $1', [pic.id]);
  if (pic.idUser || known) throw conflict(masterRefusals.contactHasAccount);
  if (pic.aktif !== true) throw conflict(messages.wrongState);
  const username = await freeUsername(ctx.tx, pic.email);
  const data = checkCreate(engine, caller, user, accountOf(pic, username));
  const made = await dbErrorsOf(engine.registry, user, () => createIn(ctx, user, data));
  const idUser = made.id;
  await ctx.tx.execute(`update pengaturan_user_role set asal = 'otomatis' where id_user = $1`, [idUser]);
  await keepContactRole(ctx, pic);
  await storeChange(ctx, picMitra, pic, { idUser }, { action: 'ubah', note: noteOf(masterRefusals.notes.accountMade) });
  return { idUser, username };
}

export function registerContactAccount(app: FastifyInstance, engine: Engine): void {
  const session = {
    config: { access: 'session', roles: rolesWith(picMitra, 'create'), resource: picMitra.name },
  } as const;
  // By hand: makes an account with a password that is told once.
  app.post(`/api/${picMitra.endpoint}/:id/buatkan-akun`, session, async (request, reply) =>
    reply.code(201).send(await makeContactAccount(engine, callerOf(request), paramOf(request, 'id'), request.body)),
  );
}
