import { type BulkAnswer, type Message, messages, type Role } from '../../../resources/kit/index.ts';
import { pengingatKegiatan } from '../../../resources/mbkm/events.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { type Peringatan, peringatan } from '../../../resources/mbkm/peringatan.ts';
import { monitoringRefusals } from '../../../resources/monitoring/refusals.ts';
import { role } from '../../../resources/roles.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { mustBeAllowed } from '../../platform/access/permission.ts';
import { dayInZone } from '../../platform/day.ts';
import { forItems } from '../../platform/engine/bulk.ts';
import { mustBeObject } from '../../platform/engine/check.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { findRow } from '../../platform/engine/read.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import { forbidden, invalid, notFound } from '../../platform/errors.ts';
import { tellOf } from '../mbkm/notices.ts';
import { warningsOf } from '../mbkm/warnings.ts';

/** The person who can act on a warning; the others are the office's own. */
const concerns: Readonly<Partial<Record<Peringatan, 'mahasiswa' | 'dosen' | 'mitra'>>> = {
  LOG_KOSONG_7H: 'mahasiswa',
  LUARAN_TERLAMBAT: 'mahasiswa',
  PAKET_BELUM: 'mahasiswa',
  KRS_LEBIH: 'mahasiswa',
  LOG_MENUNGGU_7H: 'dosen',
  NILAI_DOSEN_KOSONG: 'dosen',
  NILAI_MITRA_KOSONG: 'mitra',
};

/** Roles that remind: those whose screens watch a programme or its students (docs/domain/20 §3 /magang/monitoring). */
const reminders: readonly Role[] = [role.superAdmin, role.timMbkm, role.dosen, role.koordinator];

const mayRemind = ({ baseRole }: Caller): boolean => reminders.includes(baseRole);

/** Sent to each who is concerned, about what concerns them. @returns why nobody was told, null when somebody was */
async function remindIn(ctx: RuleContext, id: string, codes: readonly Peringatan[]): Promise<Message | null> {
  const row = await findRow(ctx.engine, ctx.tx, ctx.caller, pendaftar, id, 'read');
  if (!row) throw notFound();
  const key = `${id}:${dayInZone(ctx.now)}`;
  let told = 0;
  let letters = 0;
  for (const who of ['mahasiswa', 'dosen', 'mitra'] as const) {
    const own = codes.filter(code => concerns[code] === who);
    if (!own.length) continue;
    letters++;
    const words = { peringatan: own.map(code => peringatan[code]).join('; ') };
    told += await tellOf(ctx, row, pengingatKegiatan, { words, holds: [who], key });
  }
  if (!letters) return monitoringRefusals.nothingToRemind;
  return told ? null : monitoringRefusals.remindedToday;
}

/**
 * Reminds whoever can act on the chips of the given participations; each person once per day and participation.
 * @param body `{ ids }`, at most 200
 * @throws HttpError 403 for roles that watch nobody, 422 without ids
 */
export async function remind(engine: Engine, caller: Caller, body: unknown): Promise<BulkAnswer> {
  mustBeAllowed(caller, pendaftar, 'action');
  if (!mayRemind(caller)) throw forbidden();
  const { ids: given } = mustBeObject(body);
  const ids = Array.isArray(given) ? given.filter(id => typeof id === 'string') : [];
  if (!ids.length || ids.length > 200) throw invalid({ ids: messages.required });
  const chips = await warningsOf(engine, caller, ids);
  const items = ids.map(id => ({ id }));
  return forItems(engine, caller, pendaftar, items, (ctx, { id }) => remindIn(ctx, id, chips.get(id) ?? []));
}
