import type { Row } from '../../../resources/kit/index.ts';
import { dpl } from '../../../resources/kkn/dpl.ts';
import * as happened from '../../../resources/kkn/events.ts';
import type { Kelompok } from '../../../resources/kkn/kelompok.ts';
import type { perjalananDinas } from '../../../resources/kkn/perjalananDinas.ts';
import { kkn } from '../../../resources/kkn/programme.ts';
import type { Proposal } from '../../../resources/kkn/proposal.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import type { DbRow } from '../../platform/database/db.ts';
import { asSystem, read } from '../../platform/engine/reading.ts';
import type { RuleContext, Transition } from '../../platform/engine/rules.ts';
import { stepTeller, tell, tellDecided } from '../../platform/notify/index.ts';
import { isTeam } from '../master/common.ts';
import { takesPart } from '../mbkm/groupTables.ts';
import { team } from '../mbkm/team.ts';
import { groups, members } from './tables.ts';
import { live, memberRows } from './waveFacts.ts';

type Trip = Row<typeof perjalananDinas>;

/** Tells people of what becomes of groups, requests, proposals and trips (docs/domain/30 §4.10). */

interface Group extends DbRow {
  nama: string;
  dosen: string | null;
  anggota: string[];
  ketua: string[];
}

async function groupOf(ctx: RuleContext, id: string): Promise<Group | undefined> {
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
export async function tellOfGroup(ctx: RuleContext, row: Kelompok, step: Transition<Kelompok>): Promise<void> {
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

/** A proposal was handed in or decided on, first by the supervisor. */
export async function tellOfProposal(ctx: RuleContext, row: Proposal, step: Transition<Proposal>): Promise<void> {
  const group = await groupOf(ctx, row.idKelompok);
  if (!group) return;
  await tellDecided(say, ctx, row, step, {
    of: happened.proposalDiputus,
    words: { kelompok: group.nama, judul: row.judul },
    waits: { dosen: [{ pegawai: [group.dosen] }] },
    next: { at: 'disetujui_dpl', called: 'disetujui DPL', waits: team },
    decided: { anggota: [{ mahasiswa: group.anggota }] },
  });
}

/** A travel report was handed in or decided on. */
export async function tellOfTrip(ctx: RuleContext, row: Trip, step: Transition<Trip>): Promise<void> {
  const supervisor = await read(asSystem(ctx.tx), dpl, row.idDpl, ['nama', 'idPegawai']);
  if (!supervisor) return;
  const decided = { dosen: [{ pegawai: [supervisor.idPegawai] }] };
  await tellDecided(say, ctx, row, step, {
    of: happened.perjalananDiputus,
    words: { dpl: supervisor.nama ?? '' },
    waits: team,
    decided,
  });
}

/** Writes of a call that moves people: who leaves one group for another hears of the new one only. */
const moving = new WeakSet<RuleContext>();
/** Says that the call of this write tells its people by itself. */
export const tellsItself = (ctx: RuleContext): void => void moving.add(ctx);

/** Tells whom the team has put into a group, or taken out of it; members of one that ends are told of its end. */
export async function tellMembers(ctx: RuleContext, before: Kelompok, row: Kelompok): Promise<void> {
  if (moving.has(ctx) || !isTeam(ctx.caller) || row.status !== before.status) return;
  const [was, is] = [before, row].map(one => new Set(live(memberRows(one)).map(member => member.idPendaftarMbkm)));
  for (const person of is ?? []) if (!was?.has(person)) await tellMember(ctx, person, row, true);
  for (const person of was ?? []) if (!is?.has(person)) await tellMember(ctx, person, row, false);
}

/** Notice to a person who joined or left the group; sent once for each version of the row. */
export async function tellMember(ctx: RuleContext, person: string, row: Kelompok, there: boolean): Promise<void> {
  const student = await read(asSystem(ctx.tx), pendaftar, person, ['idMahasiswa']);
  await tell(ctx, {
    event: there ? happened.kelompokDipindah : happened.kelompokDilepas,
    key: `${row.id}:${person}:${row.version}`,
    words: { kelompok: `${row.kode} ${row.nama}` },
    people: { mahasiswa: [{ mahasiswa: [student?.idMahasiswa ?? null] }] },
    programme: kkn,
  });
}
