import type { Logbook } from '../../../resources/kegiatan/log.ts';
import { kegiatanRefusals } from '../../../resources/kegiatan/refusals.ts';
import { isDay, isRecord, messages } from '../../../resources/kit/index.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { role } from '../../../resources/roles.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { dayAfter, dayInZone } from '../../platform/day.ts';
import { noteIn } from '../../platform/engine/bodyWords.ts';
import { mustBeObject } from '../../platform/engine/check.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { findRow } from '../../platform/engine/read.ts';
import { storeChange } from '../../platform/engine/storeChange.ts';
import { inTransaction } from '../../platform/engine/transaction.ts';
import { conflict, forbidden, invalid, notFound } from '../../platform/errors.ts';
import { programmeWith } from '../mbkm/activities.ts';
import { membershipOf } from '../mbkm/group.ts';
import { readSetting } from '../pengaturan/settings.ts';

/** True if the caller may open late entries in a logbook: its supervisor and Tim MBKM. */
export const mayOpenLate = ({ baseRole }: Caller, { log }: Logbook): boolean =>
  log.late.openUntil !== undefined &&
  (baseRole === role.dosen || baseRole === role.timMbkm || baseRole === role.superAdmin);

/**
 * POST {logbook}/buka-terlambat `{ idPendaftarMbkm, bukaSampai, alasan }`: the supervisor or Tim MBKM lets a member of a
 * group fill in days that are too long ago. It stands in the group's history with its reason.
 * @throws HttpError 403, 404, 409 without a group, 422 by field
 */
export async function openLate(engine: Engine, caller: Caller, logbook: Logbook, input: unknown) {
  const { openUntil } = logbook.log.late;
  const programme = programmeWith(engine.registry, logbook);
  if (!openUntil || !programme.group) throw notFound(messages.unknownCall);
  if (!mayOpenLate(caller, logbook)) throw forbidden();
  const body = mustBeObject(input);
  const { idPendaftarMbkm, bukaSampai } = body;
  const reason = noteIn(body, 'alasan');
  if (!isDay(bukaSampai)) throw invalid({ bukaSampai: messages.date });
  if (!reason) throw invalid({ alasan: messages.required }, messages.required);
  const { group } = programme;
  const resource = engine.registry.get(group.resource);
  return inTransaction(engine, caller, resource, async ctx => {
    const own = await findRow(engine, ctx.tx, caller, pendaftar, String(idPendaftarMbkm), 'read');
    if (!own) throw notFound();
    // docs/domain/30 §2 buka-terlambat
    const longest = await readSetting(ctx.tx, 'logbook.hariBukaTerlambat');
    const most = dayAfter(own.tanggalSelesai ?? dayInZone(ctx.now), longest);
    if (bukaSampai < dayInZone(ctx.now)) throw invalid({ bukaSampai: kegiatanRefusals.todayOrLater });
    if (bukaSampai > most) throw invalid({ bukaSampai: kegiatanRefusals.openAtMost({ n: longest }) });
    const place = await membershipOf(ctx.tx, engine.registry, programme, own.id);
    const row = place && (await findRow(engine, ctx.tx, null, resource, place.idKelompok, 'read', true));
    if (!row) throw conflict(kegiatanRefusals.noGroupYet);
    const { [group.members.rows]: there } = row;
    const members: unknown[] = Array.isArray(there) ? there : [];
    const changed = members.map(each =>
      isRecord(each) && each[group.members.participation] === own.id ? { ...each, [openUntil]: bukaSampai } : each,
    );
    await storeChange(
      ctx,
      resource,
      row,
      { [group.members.rows]: changed },
      { action: 'ubah', note: reason },
      'decided',
    );
    return { idPendaftarMbkm: own.id, bukaSampai };
  });
}
