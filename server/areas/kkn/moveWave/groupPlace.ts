import type { Note } from '../../../../resources/kit/index.ts';
import { type Kelompok, kelompok, kelompokSelesai } from '../../../../resources/kkn/kelompok.ts';
import { kknRefusals } from '../../../../resources/kkn/refusals.ts';
import { jabatan } from '../../../../resources/programme/groupMembers.ts';
import { dayInZone } from '../../../platform/day.ts';
import { findRow } from '../../../platform/engine/read.ts';
import type { RuleContext } from '../../../platform/engine/rules.ts';
import { storeChange } from '../../../platform/engine/storeChange.ts';
import { conflict } from '../../../platform/errors.ts';
import { takesPart } from '../../mbkm/groupTables.ts';
import { judgesItself } from '../compositionRules.ts';
import { tellsItself } from '../groupNotices.ts';
import { members } from '../tables.ts';
import { leaders, type MemberRow, memberRows, positions } from '../waveFacts.ts';

/** The place in a group of a participant who moves to another wave, or back. */

/** The group that somebody takes part in, locked: groups are locked before their members. */
export async function ownGroupHeld(ctx: RuleContext, idPendaftarMbkm: string): Promise<Kelompok | undefined> {
  const found = await ctx.tx.one<{ id: string }>(
    `select m.parent_id as id from ${members} m where m.id_pendaftar_mbkm = $1 and ${takesPart('m')} limit 1`,
    [idPendaftarMbkm],
  );
  return found && findRow(ctx.engine, ctx.tx, null, kelompok, found.id, 'read', true);
}

interface Written {
  note: Note;
  importId: string;
}

/** What the move breaks in the composition of a group was told before, and has the reason of the move. */
const store = (ctx: RuleContext, group: Kelompok, anggota: MemberRow[], audit: Written): Promise<Kelompok> => {
  judgesItself(ctx);
  tellsItself(ctx);
  return storeChange(ctx, kelompok, group, { anggota }, { action: 'ubah', ...audit }, 'decided');
};

/** @param why is kept with the member's row */
export const leaveGroup = (
  ctx: RuleContext,
  group: Kelompok,
  person: string,
  why: Note,
  audit: Written,
): Promise<Kelompok> =>
  store(
    ctx,
    group,
    memberRows(group).map(one =>
      one.idPendaftarMbkm === person ? { ...one, statusAnggota: 'keluar', alasanKeluar: why } : one,
    ),
    audit,
  );

/**
 * Somebody takes the former place again, as a plain member where another leads by now.
 * @throws HttpError 409 where the group is over or full
 */
export async function rejoinGroup(ctx: RuleContext, id: string, person: string, audit: Written): Promise<void> {
  const group = await findRow(ctx.engine, ctx.tx, null, kelompok, id, 'read', true);
  if (!group || kelompokSelesai.some(state => state === group.status)) throw conflict(kknRefusals.groupOver);
  const known = await positions(ctx.tx);
  const [leader, plain] = [known.get(jabatan.ketua), known.get(jabatan.anggota)];
  const rows = memberRows(group);
  const led = leaders(rows, known).length > 0;
  const anggota = rows.map((one): MemberRow => {
    if (one.idPendaftarMbkm !== person) return one;
    const idJenisAnggota = led && one.idJenisAnggota === leader ? (plain ?? one.idJenisAnggota) : one.idJenisAnggota;
    return {
      ...one,
      idJenisAnggota,
      statusAnggota: 'bergabung',
      tanggalGabung: one.tanggalGabung ?? dayInZone(ctx.now),
      alasanKeluar: null,
    };
  });
  await store(ctx, group, anggota, audit);
}
