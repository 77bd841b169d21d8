import { messages, type Note, noteOf, term } from '../../../resources/kit/index.ts';
import type { Kelompok } from '../../../resources/kkn/kelompok.ts';
import { kelompok, kelompokSelesai, kelompokTetap } from '../../../resources/kkn/kelompok.ts';
import { kknRefusals } from '../../../resources/kkn/refusals.ts';
import { jabatan } from '../../../resources/programme/groupMembers.ts';
import { role } from '../../../resources/roles.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { dayInZone } from '../../platform/day.ts';
import { mustBeObject } from '../../platform/engine/check.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { mustBeCurrent } from '../../platform/engine/lockRow.ts';
import { findRow } from '../../platform/engine/read.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import { storeChange } from '../../platform/engine/storeChange.ts';
import { inTransaction } from '../../platform/engine/transaction.ts';
import { updateIn } from '../../platform/engine/updateRow.ts';
import { conflict, forbidden, invalid, notFound } from '../../platform/errors.ts';
import { isTeam, takeTurns } from '../master/common.ts';
import { mustBeOpenWave } from './closedWave.ts';
import { judgesItself, mustFitTogether, overrideOf } from './compositionRules.ts';
import { tellMember, tellsItself } from './groupNotices.ts';
import { leaders, type MemberRow, memberRows, positions } from './waveFacts.ts';

/**
 * Locks the groups of a wave, so that nobody changes them while they are checked; proposals take the same lock. It is
 * taken before any row is locked: otherwise two callers could wait for each other.
 */
async function holdWaveOf(ctx: RuleContext, idKelompok: unknown): Promise<void> {
  const seen = await groupAt(ctx, idKelompok, false);
  await takeTurns(ctx, `kkn:${seen.idGelombang}`);
}

async function groupAt(ctx: RuleContext, id: unknown, locked = true): Promise<Kelompok> {
  const row = typeof id === 'string' && (await findRow(ctx.engine, ctx.tx, ctx.caller, kelompok, id, 'read', locked));
  if (!row) throw notFound();
  if (locked) await mustBeOpenWave(ctx, row);
  return row;
}

/**
 * PUT mengatur-kelompok/{id} `{ anggota, idDesa, idDpl, dikunci, version, abaikanPelanggaran?, catatan? }`: members and
 * place of a group at once (docs/domain/30 §2).
 * @returns the group as stored
 * @throws HttpError 403, 404, 409, 422 by field or with `pelanggaran`, 428
 */
export async function arrangeGroup(engine: Engine, caller: Caller, id: string, input: unknown): Promise<Kelompok> {
  if (!isTeam(caller)) throw forbidden();
  const { abaikanPelanggaran: _, catatan: __, ...fields } = mustBeObject(input);
  const override = overrideOf(mustBeObject(input));
  return inTransaction(engine, caller, kelompok, async ctx => {
    judgesItself(ctx);
    const saved = await updateIn(ctx, kelompok, id, fields, { note: override.note });
    await mustFitTogether(ctx, saved.idGelombang, [id], override);
    return saved;
  });
}

/**
 * PUT mengatur-kelompok/{id}/ketua `{ idKetua?, idSekretaris?, idBendahara?, divisi?, version }`, each a participation of
 * the group: who leads, writes and keeps the money. The former ones are plain members again. The leader gives the other roles.
 * @throws HttpError 403, 404, 409, 422 for somebody outside, 428
 */
export async function nameOfficers(engine: Engine, caller: Caller, id: string, input: unknown): Promise<Kelompok> {
  const { idKetua, idSekretaris, idBendahara, divisi, version } = mustBeObject(input);
  const divisions = divisionsOf(divisi);
  return inTransaction(engine, caller, kelompok, async ctx => {
    const row = await groupAt(ctx, id);
    mustBeCurrent(ctx, kelompok, row, version);
    mustStand(row);
    const known = await positions(ctx.tx);
    const rows = memberRows(row);
    const wanted = { [jabatan.ketua]: idKetua, [jabatan.sekretaris]: idSekretaris, [jabatan.bendahara]: idBendahara };
    if (!isTeam(caller) && caller.baseRole !== role.dosen) await mustLead(ctx, rows, known, idKetua);
    const anggota = Object.entries(wanted)
      .reduce<MemberRow[]>(
        (members, [position, person]) => (person === undefined ? members : named(members, known, position, person)),
        rows,
      )
      .map(one => (divisions.has(one.idPendaftarMbkm) ? { ...one, divisi: divisions.get(one.idPendaftarMbkm) } : one));
    return storeChange(
      ctx,
      kelompok,
      row,
      { anggota },
      { action: 'ubah', note: noteOf(kknRefusals.notes.structure) },
      'decided',
    );
  });
}

const mostOfDivision = 60;

/** `[{ idPendaftarMbkm, divisi }]` by participation; empty ones take the division away. @throws HttpError 422 */
function divisionsOf(input: unknown): ReadonlyMap<string, string | null> {
  const found = new Map<string, string | null>();
  for (const one of Array.isArray(input) ? input : []) {
    const { idPendaftarMbkm, divisi } = mustBeObject(one);
    const text = typeof divisi === 'string' ? divisi.trim() : '';
    if (text.length > mostOfDivision) throw invalid({ divisi: kknRefusals.divisionMost({ n: mostOfDivision }) });
    if (typeof idPendaftarMbkm === 'string') found.set(idPendaftarMbkm, text || null);
  }
  return found;
}

/** The calling student leads the group, and gives that away to nobody. @throws HttpError 403 */
async function mustLead(
  ctx: RuleContext,
  rows: readonly MemberRow[],
  known: ReadonlyMap<string, string>,
  idKetua: unknown,
): Promise<void> {
  const [leader] = leaders(rows, known);
  const own = leader
    ? await ctx.tx.one('select 1 as ada from mbkm_pendaftar_program_mbkm where id = $1 and id_mahasiswa = $2', [
        leader.idPendaftarMbkm,
        ctx.caller.idMahasiswa,
      ])
    : undefined;
  if (!own || (idKetua !== undefined && idKetua !== leader?.idPendaftarMbkm)) throw forbidden();
}

const field: Readonly<Record<string, string>> = {
  ketua: 'idKetua',
  sekretaris: 'idSekretaris',
  bendahara: 'idBendahara',
};

/** Members with one person in a position; whoever had it is a plain member. @throws HttpError 422 */
function named(
  rows: readonly MemberRow[],
  known: ReadonlyMap<string, string>,
  position: string,
  person: unknown,
): MemberRow[] {
  const [place, plain] = [known.get(position), known.get(jabatan.anggota)];
  const there = rows.some(one => one.idPendaftarMbkm === person && one.statusAnggota === 'bergabung');
  const message = messages.reference({ label: term('Anggota') });
  if (person !== null && !there) throw invalid({ [field[position] ?? position]: message }, message);
  return rows.map(one => {
    if (one.idPendaftarMbkm === person) return { ...one, idJenisAnggota: place ?? one.idJenisAnggota };
    return one.idJenisAnggota === place ? { ...one, idJenisAnggota: plain ?? one.idJenisAnggota } : one;
  });
}

/** A person on the way from one group to another; null = to or from nowhere. */
interface Way {
  person: string;
  from: Kelompok | null;
  to: Kelompok | null;
}

/**
 * PUT mengatur-kelompok/pindah `{ idPendaftarMbkm, keKelompok, tukarDengan?, catatan, abaikanPelanggaran? }`: moves a
 * student into another group, out of all of them (`keKelompok: null`), or in exchange for somebody of the other one. From
 * `ditetapkan` on it must say why.
 * @returns ids of the groups that changed
 * @throws HttpError 403, 404, 409 for two waves, 422
 */
export async function moveMember(engine: Engine, caller: Caller, input: unknown): Promise<{ kelompok: string[] }> {
  if (!isTeam(caller)) throw forbidden();
  const body = mustBeObject(input);
  const { idPendaftarMbkm, keKelompok, tukarDengan } = body;
  const override = overrideOf(body);
  if (typeof idPendaftarMbkm !== 'string') throw invalid({ idPendaftarMbkm: messages.required });
  return inTransaction(engine, caller, kelompok, async ctx => {
    const there = await groupOf(ctx, idPendaftarMbkm);
    if (keKelompok !== null || there) await holdWaveOf(ctx, keKelompok ?? there);
    const to = keKelompok === null ? null : await groupAt(ctx, keKelompok);
    const own = await groupOf(ctx, idPendaftarMbkm);
    const from = own ? await groupAt(ctx, own) : null;
    const wave = (to ?? from)?.idGelombang;
    if (wave === undefined || from?.id === to?.id) throw invalid({ keKelompok: kknRefusals.otherGroup });
    if (to && from && from.idGelombang !== to.idGelombang) throw conflict(kknRefusals.groupOfOtherWave);
    for (const row of [from, to]) if (row) mustStand(row);
    const fixed = [from, to].some(row => kelompokTetap.some(state => state === row?.status));
    if (fixed && !override.note) throw invalid({ catatan: messages.noteRequired }, messages.noteRequired);
    const back = tukarDengan === undefined ? [] : [exchanged(tukarDengan, to, from)];
    const touched = await walk(ctx, [{ person: idPendaftarMbkm, from, to }, ...back], override.note);
    await mustFitTogether(ctx, wave, touched, override);
    return { kelompok: touched };
  });
}

function exchanged(person: unknown, from: Kelompok | null, to: Kelompok | null): Way {
  const there =
    from && memberRows(from).some(one => one.idPendaftarMbkm === person && one.statusAnggota === 'bergabung');
  if (!there || !to || typeof person !== 'string')
    throw invalid({ tukarDengan: messages.reference({ label: term('Anggota') }) });
  return { person, from, to };
}

/** Nobody is moved or named in a group that is no more. @throws HttpError 409 */
function mustStand({ status }: Kelompok): void {
  if (kelompokSelesai.some(state => state === status)) throw conflict(kknRefusals.groupOver);
}

/** Id of the group that somebody takes part in. */
async function groupOf(ctx: RuleContext, idPendaftarMbkm: string): Promise<string | null> {
  const found = await ctx.tx.one<{ id: string }>(
    `select m.parent_id as id from kkn_kkn_kelompok_anggota m where m.id_pendaftar_mbkm = $1 and m.status_anggota = 'bergabung' limit 1`,
    [idPendaftarMbkm],
  );
  return found?.id ?? null;
}

/** Everybody leaves first, then everybody arrives: nobody is in two groups in between. */
async function walk(ctx: RuleContext, ways: readonly Way[], note: Note | null): Promise<string[]> {
  tellsItself(ctx);
  const plain = (await positions(ctx.tx)).get(jabatan.anggota) ?? '';
  const rows = new Map<string, Kelompok>();
  for (const { from, to } of ways) for (const row of [from, to]) if (row) rows.set(row.id, row);
  const write = async (id: string | undefined, change: (members: MemberRow[]) => MemberRow[]) => {
    const row = id === undefined ? undefined : rows.get(id);
    if (!row) return;
    const audit = { action: 'ubah', note: note ?? noteOf(kknRefusals.notes.moved) } as const;
    rows.set(row.id, await storeChange(ctx, kelompok, row, { anggota: change(memberRows(row)) }, audit, 'decided'));
  };
  for (const { person, from } of ways)
    await write(from?.id, all =>
      all.map(one =>
        one.idPendaftarMbkm === person ? { ...one, statusAnggota: 'keluar' as const, alasanKeluar: note } : one,
      ),
    );
  for (const { person, from, to } of ways) {
    if (!to) {
      if (from) await tellMember(ctx, person, rows.get(from.id) ?? from, false);
      continue;
    }
    const joined = { statusAnggota: 'bergabung' as const, tanggalGabung: dayInZone(ctx.now), idJenisAnggota: plain };
    await write(to.id, all => {
      const known = all.some(one => one.idPendaftarMbkm === person);
      if (!known) return [...all, { idPendaftarMbkm: person, ...joined }];
      return all.map(one => (one.idPendaftarMbkm === person ? { ...one, ...joined } : one));
    });
    await tellMember(ctx, person, rows.get(to.id) ?? to, true);
  }
  return [...rows.keys()];
}
