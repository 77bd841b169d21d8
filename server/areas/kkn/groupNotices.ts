import * as happened from '../../../resources/kkn/events.ts';
import { kkn } from '../../../resources/kkn/programme.ts';
import type { DbRow, RowData } from '../../platform/database/db.ts';
import type { RuleContext, Transition } from '../../platform/engine/rules.ts';
import { stepTeller, tell, tellDecided } from '../../platform/notify/index.ts';
import { isTeam } from '../master/common.ts';
import { team } from '../mbkm/team.ts';
import { groups, members, takesPart } from './tables.ts';
import { live, memberRows } from './waveFacts.ts';

/** Tells people of what becomes of groups, requests, proposals and trips (docs/domain/30 §4.10). */

interface Group extends DbRow {
  nama: string;
  dosen: string | null;
  anggota: string[];
  ketua: string[];
}

async function groupOf(ctx: RuleContext, id: unknown): Promise<Group | undefined> {
  const students = (only: string) =>
    `coalesce((select array_agg(t.id_mahasiswa::text) from ${members} m
       join mbkm_pendaftar_program_mbkm t on t.id = m.id_pendaftar_mbkm
       join master_jenis_anggota j on j.id = m.id_jenis_anggota
       where m.parent_id = g.id and ${takesPart('m')}${only}), '{}')`;
  return ctx.tx.one<Group>(
    `select g.kode || ' ' || g.nama as nama, d.id_pegawai::text as dosen, ${students('')} as anggota,
       ${students(` and j.kode = 'ketua'`)} as ketua
     from ${groups} g left join kkn_dpl d on d.id = g.id_dpl where g.id = $1`,
    [id],
  );
}

const say = stepTeller(kkn);

/** A group was handed in or decided on. */
export async function tellOfGroup(ctx: RuleContext, row: RowData, step: Transition): Promise<void> {
  const group = await groupOf(ctx, row.id);
  if (!group) return;
  const decided = { anggota: [{ mahasiswa: group.anggota }] };
  await tellDecided(say, ctx, row, step, {
    of: happened.kelompokDiputus,
    words: { kelompok: group.nama },
    waits: team,
    decided,
  });
}

const supervisorOf = async (ctx: RuleContext, idDpl: unknown): Promise<{ nama: string; id: string } | undefined> =>
  ctx.tx.one<{ nama: string; id: string }>('select nama, id_pegawai::text as id from kkn_dpl where id = $1', [idDpl]);

/** A proposal was handed in or decided on, first by the supervisor. */
export async function tellOfProposal(ctx: RuleContext, row: RowData, step: Transition): Promise<void> {
  const group = await groupOf(ctx, row.idKelompok);
  if (!group) return;
  await tellDecided(say, ctx, row, step, {
    of: happened.proposalDiputus,
    words: { kelompok: group.nama, judul: String(row.judul) },
    waits: { dosen: [{ pegawai: [group.dosen] }] },
    next: { at: 'disetujui_dpl', called: 'disetujui DPL', waits: team },
    decided: { anggota: [{ mahasiswa: group.anggota }] },
  });
}

/** A travel report was handed in or decided on. */
export async function tellOfTrip(ctx: RuleContext, row: RowData, step: Transition): Promise<void> {
  const dpl = await supervisorOf(ctx, row.idDpl);
  if (!dpl) return;
  const decided = { dosen: [{ pegawai: [dpl.id] }] };
  await tellDecided(say, ctx, row, step, {
    of: happened.perjalananDiputus,
    words: { dpl: dpl.nama },
    waits: team,
    decided,
  });
}

/** Writes of a call that moves people: who leaves one group for another hears of the new one only. */
const moving = new WeakSet<RuleContext>();
/** Says that the call of this write tells its people by itself. */
export const tellsItself = (ctx: RuleContext): void => void moving.add(ctx);

/** Tells whom the team has put into a group, or taken out of it; members of one that ends are told of its end. */
export async function tellMembers(ctx: RuleContext, before: RowData, row: RowData): Promise<void> {
  if (moving.has(ctx) || !isTeam(ctx.caller) || row.status !== before.status) return;
  const [was, is] = [before, row].map(one => new Set(live(memberRows(one)).map(member => member.idPendaftarMbkm)));
  for (const person of is ?? []) if (!was?.has(person)) await tellMember(ctx, person, row, true);
  for (const person of was ?? []) if (!is?.has(person)) await tellMember(ctx, person, row, false);
}

/** Somebody is in this group now, or no longer; nobody hears of the same row and version twice. */
export async function tellMember(ctx: RuleContext, person: string, row: RowData, there: boolean): Promise<void> {
  const student = await ctx.tx.one<{ id: string }>(
    'select id_mahasiswa::text as id from mbkm_pendaftar_program_mbkm where id = $1',
    [person],
  );
  await tell(ctx, {
    event: there ? happened.kelompokDipindah : happened.kelompokDilepas,
    key: `${String(row.id)}:${person}:${String(row.version)}`,
    words: { kelompok: `${String(row.kode)} ${String(row.nama)}` },
    people: { mahasiswa: [{ mahasiswa: [student?.id ?? null] }] },
    programme: kkn,
  });
}
