import { v7 as uuidv7 } from 'uuid';
import { peranBerakhir, peranDiberikan } from '../../../resources/pengaturan/events.ts';
import type { role } from '../../../resources/roles.ts';
import { createActivityLog } from '../../platform/access/activity.ts';
import type { CallerChange, Change } from '../../platform/access/change.ts';
import { accessChannel, ofUser } from '../../platform/access/channel.ts';
import type { DbRow } from '../../platform/database/db.ts';
import { dayAfter, dayInZone } from '../../platform/day.ts';
import { tellAccount } from '../../platform/notify/index.ts';
import { refreshAccount } from '../pengaturan/userRoles.ts';
import { takeTurns } from './common.ts';

/**
 * Automatic roles of an account (docs/domain/10 §6): what master data gives, kept beside what people gave by hand.
 * Dates do the ending, so no role outlives what gave it, even when nothing runs on that day.
 */

/** Context in which roles are given: a rule, or a job without a caller. */
export type RoleContext = Change & Partial<Pick<CallerChange, 'caller'>>;

/** A role that an account should have. */
export interface WantedRole {
  idRole:
    | (typeof role)['dosen']
    | (typeof role)['koordinator']
    | (typeof role)['mitra']
    | (typeof role)['penilai']
    | (typeof role)['outbound'];
  idProgramProdi: string | null;
  idMitra: string | null;
  berlakuMulai: string | null;
  berlakuSampai: string | null;
}

interface Held extends WantedRole, DbRow {
  id: string;
  asal: string;
  isUtama: boolean;
}

const heldSql = `select id, id_role, id_program_prodi, id_mitra,
    berlaku_mulai, berlaku_sampai, asal, is_utama
  from pengaturan_user_role where id_user = $1 and id_role = any($2::text[]) for update`;

const keyOf = (role: WantedRole): string => [role.idRole, role.idProgramProdi, role.idMitra].join(':');

/**
 * Makes the automatic roles of an account, among `roles`, exactly the wanted ones. Roles given by hand stay untouched,
 * unless `alsoManual` says that they end with what they were for.
 */
export async function keepRoles(
  ctx: RoleContext,
  userId: string,
  roles: readonly WantedRole['idRole'][],
  wanted: readonly WantedRole[],
  alsoManual = false,
): Promise<void> {
  await takeTurns(ctx, `peran:${userId}`);
  const held = await ctx.tx.query<Held>(heldSql, [userId, roles]);
  const byKey = new Map(held.map(role => [keyOf(role), role]));
  const keys = new Set(wanted.map(keyOf));
  let touched = 0;
  for (const role of wanted) touched += await give(ctx, userId, role, byKey.get(keyOf(role)));
  for (const role of held)
    if (!keys.has(keyOf(role)) && (alsoManual || role.asal === 'otomatis')) touched += await end(ctx, userId, role);
  if (!touched) return;
  await chooseMain(ctx, userId);
  await refreshAccount(ctx.tx, userId);
  ctx.announce(accessChannel, ofUser(userId));
}

const sameDates = (a: WantedRole, b: WantedRole): boolean =>
  a.berlakuMulai === b.berlakuMulai && a.berlakuSampai === b.berlakuSampai;

/** @returns 1 when something was written */
async function give(ctx: RoleContext, userId: string, role: WantedRole, held: Held | undefined): Promise<0 | 1> {
  const today = dayInZone(ctx.now);
  const over = held?.berlakuSampai != null && held.berlakuSampai < today;
  if (held && (sameDates(held, role) || (held.asal !== 'otomatis' && !over))) return 0;
  const moment = ctx.now.toISOString();
  const { berlakuMulai, berlakuSampai } = role;
  if (held) {
    await ctx.tx.execute(
      `update pengaturan_user_role set berlaku_mulai = $2, berlaku_sampai = $3, asal = 'otomatis', updated_at = $4,
         updated_by = $5, version = version + 1 where id = $1`,
      [held.id, berlakuMulai, berlakuSampai, moment, ctx.caller?.userId ?? null],
    );
  } else {
    await ctx.tx.execute(
      `insert into pengaturan_user_role (id, id_user, id_role, id_program_prodi, id_mitra, is_utama, asal, berlaku_mulai,
         berlaku_sampai, created_at, updated_at, created_by, updated_by)
       values ($1, $2, $3, $4, $5, false, 'otomatis', $6, $7, $8, $8, $9, $9)`,
      [
        uuidv7({ msecs: ctx.now.getTime() }),
        userId,
        role.idRole,
        role.idProgramProdi,
        role.idMitra,
        berlakuMulai,
        berlakuSampai,
        moment,
        ctx.caller?.userId ?? null,
      ],
    );
  }
  if (!held || over) await tell(ctx, userId, role, 'diberikan');
  return 1;
}

/** Ends a role from today on; one that has ended already stays as it is. @returns 1 when something was written */
async function end(ctx: RoleContext, userId: string, role: Held): Promise<0 | 1> {
  const yesterday = dayAfter(dayInZone(ctx.now), -1);
  if (role.berlakuSampai !== null && role.berlakuSampai <= yesterday) return 0;
  await ctx.tx.execute(
    `update pengaturan_user_role set berlaku_mulai = least(berlaku_mulai, $2::date), berlaku_sampai = $2,
       updated_at = $3, updated_by = $4, version = version + 1 where id = $1`,
    [role.id, yesterday, ctx.now.toISOString(), ctx.caller?.userId ?? null],
  );
  await tell(ctx, userId, role, 'berakhir');
  return 1;
}

/** An account acts first in a role that is in force; the main one moves only when it is not. */
async function chooseMain(ctx: RoleContext, userId: string): Promise<void> {
  await ctx.tx.execute(
    `update pengaturan_user_role ur set is_utama = (ur.id = pilih.id)
     from (select id from pengaturan_user_role where id_user = $1
       order by (coalesce(berlaku_sampai, $2::date) >= $2::date and coalesce(berlaku_mulai, $2::date) <= $2::date) desc,
         is_utama desc, created_at, id limit 1) pilih
     where ur.id_user = $1 and ur.is_utama <> (ur.id = pilih.id)`,
    [userId, dayInZone(ctx.now)],
  );
}

/** The log of rights, and a notice to the account's person. */
async function tell(ctx: RoleContext, userId: string, role: WantedRole, what: 'diberikan' | 'berakhir'): Promise<void> {
  const found = await ctx.tx.one<{ name: string }>('select name from pengaturan_role where id = $1', [role.idRole]);
  const peran = found?.name ?? role.idRole;
  await createActivityLog(ctx.registry)(ctx.tx, {
    aksi: 'hak_akses',
    ringkasan: `Peran otomatis ${what}: ${role.idRole}`,
    waktu: ctx.now,
    idUser: ctx.caller?.userId ?? null,
    namaUser: ctx.caller?.name ?? null,
    roleId: ctx.caller?.roleId ?? null,
    resource: 'pengaturan/user',
    idBaris: userId,
  });
  const event = what === 'diberikan' ? peranDiberikan : peranBerakhir;
  await tellAccount(ctx, event, userId, { peran }, `${keyOf(role)}:${ctx.now.toISOString()}`);
}
