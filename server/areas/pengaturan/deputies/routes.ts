import type { FastifyInstance } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { wakilDicabut, wakilDitunjuk, wakilDitunjukkan } from '../../../../resources/pengaturan/events.ts';
import { cabutWakil, calonWakil, daftarWakil, tunjukWakil } from '../../../../resources/pengaturan/panggilanWakil.ts';
import { pengaturanRefusals } from '../../../../resources/pengaturan/refusals.ts';
import { user } from '../../../../resources/pengaturan/user.ts';
import { passwordKeepers } from '../../../../resources/roles.ts';
import { createActivityLog } from '../../../platform/access/activity.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import { ofUser } from '../../../platform/access/channel.ts';
import { mustActForOneself } from '../../../platform/access/deputy.ts';
import { callerOf } from '../../../platform/access/guard.ts';
import { mayDo } from '../../../platform/access/permission.ts';
import { idOf } from '../../../platform/access/routes/input.ts';
import { serve } from '../../../platform/access/serveCall.ts';
import { announce } from '../../../platform/access/session.ts';
import type { Queryable, Tx } from '../../../platform/database/db.ts';
import { dayInZone } from '../../../platform/day.ts';
import type { Engine } from '../../../platform/engine/context.ts';
import { conflict, invalid, notFound } from '../../../platform/errors.ts';
import { tellAccount } from '../../../platform/notify/index.ts';
import {
  appointmentOf,
  appointmentsOf,
  candidatesFor,
  daysInWords,
  lockRole,
  overlapping,
  rolesOf,
  roleToGive,
  shown,
} from './appointments.ts';

const words = pengaturanRefusals.deputy;

/** Days of an appointment. */
const longest = 184;

/** True if the caller looks after this account, beside its own. */
async function looksAfter(engine: Engine, on: Queryable, caller: Caller, userId: string): Promise<boolean> {
  if (caller.onBehalf || !passwordKeepers.includes(caller.baseRole) || !mayDo(caller, user, 'update')) return false;
  const values: unknown[] = [userId];
  const scope = engine.rowsOf(caller, user, 'write', 'u', values);
  return (await on.one(`select 1 as ada from pengaturan_user u where u.id = $1 and ${scope}`, values)) !== undefined;
}

interface Asked {
  idUserRole: string;
  idWakil: string;
  mulai: string;
  sampai: string;
  alasan: string;
}

/** Appoints; refused by field. @returns id of the appointment */
async function appoint(engine: Engine, tx: Tx, caller: Caller, asked: Asked): Promise<string> {
  const { registry } = engine;
  const now = engine.now();
  const today = dayInZone(now);
  const { idUserRole, idWakil, mulai, sampai, alasan } = asked;
  await lockRole(tx, idUserRole);
  const given = await roleToGive(tx, registry, idUserRole, today);
  const own = given?.idUser === caller.userId;
  if (!given || !(own || (await looksAfter(engine, tx, caller, given.idUser))))
    throw invalid({ idUserRole: words.notYours });
  const wrong: Record<string, ReturnType<typeof words.long>> = {};
  // Nobody who looks after accounts gives a role to themselves in this way either.
  const [deputy] = idWakil === caller.userId ? [] : await candidatesFor(tx, given, today, { id: idWakil });
  if (idWakil === given.idUser) wrong.idWakil = words.self;
  else if (!deputy) wrong.idWakil = words.cannot;
  const days = (Date.parse(sampai) - Date.parse(mulai)) / 86_400_000 + 1;
  if (mulai < today) wrong.mulai = words.past;
  if (sampai < mulai) wrong.sampai = words.order;
  else if (days > longest) wrong.sampai = words.long({ hari: longest });
  else if (given.berlakuSampai && given.berlakuSampai < sampai) wrong.sampai = words.roleEnds;
  else {
    const other = await overlapping(tx, registry, idUserRole, mulai, sampai);
    if (other) wrong.mulai ??= words.overlaps({ wakil: other.wakil, masa: daysInWords(other.mulai, other.sampai) });
  }
  if (Object.keys(wrong).length || !deputy) throw invalid(wrong);
  const id = uuidv7();
  await tx.execute(
    `insert into internal_wakil (id, created_at, updated_at, created_by, updated_by, id_user_role, id_pemberi, id_wakil, mulai,
       sampai, alasan, ditunjuk_oleh) values ($1, $2, $2, $3, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [id, now.toISOString(), caller.userId, idUserRole, given.idUser, idWakil, mulai, sampai, alasan, caller.name],
  );
  const told = { tx, now, registry };
  const masa = daysInWords(mulai, sampai);
  const { pemberi, peran } = given;
  await tellAccount(told, wakilDitunjuk, idWakil, { pemberi, peran, masa }, id);
  if (!own) {
    const inWords = { wakil: deputy.nama, peran, masa, oleh: caller.name };
    await tellAccount(told, wakilDitunjukkan, given.idUser, inWords, id);
  }
  await noted(engine, tx, caller, given.idUser, `Wakil ditunjuk: ${deputy.nama}, ${peran}, ${masa}`);
  tx.afterCommit(() => announce(engine.db, ofUser(idWakil)));
  return id;
}

/** A line in the activity log, at the account whose role it is. */
const noted = ({ registry, now }: Engine, tx: Tx, caller: Caller, idBaris: string, ringkasan: string) =>
  createActivityLog(registry)(tx, {
    aksi: 'hak_akses',
    ringkasan,
    waktu: now(),
    idUser: caller.userId,
    namaUser: caller.name,
    roleId: caller.roleId,
    resource: user.name,
    idBaris,
  });

/** Ends an appointment before its time: its giver, its deputy, or who looks after the giver's account. */
async function revoke(engine: Engine, tx: Tx, caller: Caller, id: string): Promise<void> {
  const { registry } = engine;
  const now = engine.now();
  const found = await appointmentOf(tx, registry, id);
  const involved = found && [found.idPemberi, found.idWakil].includes(caller.userId);
  if (!found || !(involved || (await looksAfter(engine, tx, caller, found.idPemberi)))) throw notFound();
  if (found.dicabutPada || found.sampai < dayInZone(now)) throw conflict(words.over);
  await tx.execute(
    `update internal_wakil set dicabut_pada = $2, dicabut_oleh = $3, updated_at = $2, updated_by = $4, version = version + 1
     where id = $1`,
    [id, now.toISOString(), caller.name, caller.userId],
  );
  const { pemberi, peran, wakil } = found;
  const other = caller.userId === found.idWakil ? found.idPemberi : found.idWakil;
  await tellAccount({ tx, now, registry }, wakilDicabut, other, { pemberi, peran, wakil, oleh: caller.name }, id);
  await noted(engine, tx, caller, found.idPemberi, `Wakil dicabut: ${wakil}, ${peran}`);
  tx.afterCommit(() => announce(engine.db, ofUser(found.idWakil)));
}

/** `/api/user/wakil`: appointing deputies and revoking them (docs/domain/80 §8). */
export function registerDeputies(app: FastifyInstance, engine: Engine): void {
  const { db, registry, now } = engine;
  const session = { access: 'session', roles: 'everybody' } as const;

  serve(app, daftarWakil, session, async ({ request, query: { akun } }) => {
    const caller = callerOf(request);
    const whose = akun ?? caller.userId;
    if (whose !== caller.userId && !(await looksAfter(engine, db, caller, whose))) throw notFound();
    const today = dayInZone(now());
    const all = await appointmentsOf(db, registry, whose);
    return {
      peran: await rolesOf(db, registry, whose, today),
      diberikan: all.filter(row => row.idPemberi === whose).map(row => shown(row, today)),
      diterima: all.filter(row => row.idWakil === whose).map(row => shown(row, today)),
    };
  });

  serve(app, calonWakil, session, async ({ request, query: { idUserRole, q } }) => {
    const caller = callerOf(request);
    const today = dayInZone(now());
    const given = await roleToGive(db, registry, idUserRole, today);
    const allowed = given && (given.idUser === caller.userId || (await looksAfter(engine, db, caller, given.idUser)));
    if (!allowed) throw notFound();
    return { calon: (await candidatesFor(db, given, today, { q })).filter(({ id }) => id !== caller.userId) };
  });

  serve(app, tunjukWakil, session, async ({ request, body }) => {
    const caller = callerOf(request);
    mustActForOneself(caller);
    return { id: await db.transaction(tx => appoint(engine, tx, caller, body)) };
  });

  // By hand: ends a right, whose row nobody lists or edits.
  serve(app, cabutWakil, session, async ({ request }) => {
    const caller = callerOf(request);
    mustActForOneself(caller);
    const id = idOf(request);
    await db.transaction(tx => revoke(engine, tx, caller, id));
    return { id };
  });
}
