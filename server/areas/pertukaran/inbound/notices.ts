import { type Note, originOf, type Row } from '../../../../resources/kit/index.ts';
import { user } from '../../../../resources/pengaturan/user.ts';
import { alurInbound } from '../../../../resources/pertukaran/alurInbound.ts';
import * as happened from '../../../../resources/pertukaran/inboundEvents.ts';
import type { Krs } from '../../../../resources/pertukaran/krs.ts';
import type { MhsInbound } from '../../../../resources/pertukaran/mhsInbound.ts';
import { mkDosen } from '../../../../resources/pertukaran/mkDosen.ts';
import { role } from '../../../../resources/roles.ts';
import type { DbRow, Queryable } from '../../../platform/database/db.ts';
import { grouped } from '../../../platform/engine/grouped.ts';
import { asSystem, find } from '../../../platform/engine/reading.ts';
import type { RuleContext } from '../../../platform/engine/rules.ts';
import { ofRole, type Recipients, type TellContext, type Telling, tell } from '../../../platform/notify/index.ts';

/** Tells people of students from elsewhere, their plans and grades (docs/domain/50 §4 "Notifications"). */

const keyOf = (row: { id: string; version: number }, what = ''): string => `${row.id}:${what}${row.version}`;

/** Accounts of inbound students. */
async function accountsOf(on: Queryable, students: readonly string[]): Promise<readonly Recipients[]> {
  const found = await find(asSystem(on), user, { idMhsInbound: students }, ['id']);
  return [{ users: found.map(({ id }) => id) }];
}

const coordinators = (idProgramProdi: string): Recipients => ofRole(role.koordinator, { idProgramProdi });

export async function tellOfRegistration(ctx: RuleContext, row: MhsInbound): Promise<void> {
  await tell(ctx, {
    event: happened.inboundDiajukan,
    key: keyOf(row),
    words: { nama: row.namaLengkap, kampus: row.namaKampusAsal },
    people: { tim: [ofRole(role.timMbkm)], koordinator: [coordinators(row.idProgramProdi)] },
  });
}

/** Says what became of a registration or of the studies; handed in again, the office hears of it once more. */
export async function tellOfDecision(ctx: RuleContext, row: MhsInbound): Promise<void> {
  if (row.status === 'diajukan') return tellOfRegistration(ctx, row);
  const state = Object.entries(alurInbound.states).find(([code]) => code === row.status)?.[1].label ?? '';
  await tell(ctx, {
    event: happened.inboundDiputuskan,
    key: keyOf(row, `${row.status}:`),
    words: { keadaan: language => (language?.wordOf(originOf(state)) ?? state).toLowerCase() },
    people: { akun: await accountsOf(ctx.tx, [row.id]) },
  });
}

interface PlanFacts extends DbRow {
  nama: string;
  wali: string | null;
  prodi: string;
  masa: string;
  sks: number;
  idMhs: string;
}

const planFacts = (on: Queryable, id: string): Promise<PlanFacts | undefined> =>
  on.one<PlanFacts>(
    `select s.nama_lengkap as nama, s.id_dosen_wali as wali, s.id_program_prodi as prodi, m.nama as masa, k.total_sks as sks,
       s.id as id_mhs from pertukaran_krs k join pertukaran_mhs_inbound s on s.id = k.id_mhs_inbound
       join pertukaran_masa_studi m on m.id = k.id_masa_studi where k.id = $1`,
    [id],
  );

const planWords: Readonly<Record<string, string>> = { disetujui: 'disetujui', revisi: 'dikembalikan' };

/** A study plan was handed in, approved, given back or opened again. */
export async function tellOfPlan(ctx: RuleContext, row: Krs, note: Note | null): Promise<void> {
  const facts = await planFacts(ctx.tx, row.id);
  if (!facts) return;
  const { nama, masa, sks, wali, prodi } = facts;
  if (row.status === 'diajukan') {
    await tell(ctx, {
      event: happened.krsDiajukan,
      key: keyOf(row),
      words: { nama, sks },
      people: { dosen: [{ pegawai: [wali] }], koordinator: [coordinators(prodi)] },
    });
    return;
  }
  const keadaan = planWords[row.status];
  if (!keadaan) return;
  await tell(ctx, {
    event: happened.krsDiputuskan,
    key: keyOf(row),
    words: { masa, keadaan, sks },
    people: { akun: await accountsOf(ctx.tx, [facts.idMhs]) },
    note,
  });
}

async function classNames(on: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await on.query<{ id: string; kelas: string }>(
    'select id, nama_mk || $2 || kelas as kelas from pertukaran_mk_inbound where id = any($1::uuid[])',
    [ids, ' – '],
  );
  return new Map(rows.map(({ id, kelas }) => [id, kelas]));
}

const className = async (on: Queryable, id: string): Promise<string> => (await classNames(on, [id])).get(id) ?? '';

export async function tellOfClass(ctx: RuleContext, row: Row<typeof mkDosen>): Promise<void> {
  const kelas = await className(ctx.tx, row.idMkInbound);
  await tell(ctx, {
    event: happened.kelasDitugaskan,
    key: `${row.id}:${row.idPegawai}`,
    words: { kelas },
    people: { dosen: [{ pegawai: [row.idPegawai] }] },
  });
}

/** Notices of how the grading of classes stands, to those who answer for them; of one occasion once. */
export async function openGrading(
  on: Queryable,
  classes: readonly { id: string; keadaan: string }[],
  occasion: string,
): Promise<Telling[]> {
  const ids = classes.map(({ id }) => id);
  const named = await classNames(on, ids);
  const teachers = await find(asSystem(on), mkDosen, { idMkInbound: ids, peran: 'pengampu' }, [
    'idMkInbound',
    'idPegawai',
  ]);
  const byClass = grouped(teachers, ({ idMkInbound }) => idMkInbound);
  return classes.map(({ id, keadaan }) => ({
    event: happened.nilaiDiingatkan,
    key: `${id}:${occasion}`,
    words: { kelas: named.get(id) ?? '', keadaan },
    people: { dosen: [{ pegawai: (byClass.get(id) ?? []).map(({ idPegawai }) => idPegawai) }] },
  }));
}

/** The students of a class hear that their grade is final. */
export async function tellOfFinal(ctx: RuleContext, idMkInbound: string, students: readonly string[]): Promise<void> {
  const mk = await className(ctx.tx, idMkInbound);
  await tell(ctx, {
    event: happened.nilaiFinal,
    key: `${idMkInbound}:${ctx.now.toISOString()}`,
    words: { mk },
    people: { akun: await accountsOf(ctx.tx, students) },
  });
}

/** A day has had as many registrations as it may: the office hears of it once. */
export const tellOfFlood = (ctx: TellContext, day: string, jumlah: number): Promise<number> =>
  tell(ctx, { event: happened.inboundPenuh, key: day, words: { jumlah }, people: { tim: [ofRole(role.timMbkm)] } });

/** Notices to students whose plan, `rencana`, is not handed in and has so many days left. */
export async function openPlans(
  on: Queryable,
  students: readonly { id: string; rencana: string; masa: string }[],
  hari: number,
): Promise<Telling[]> {
  const found = await find(asSystem(on), user, { idMhsInbound: students.map(({ id }) => id) }, ['id', 'idMhsInbound']);
  const byStudent = grouped(found, ({ idMhsInbound }) => idMhsInbound ?? '');
  return students.map(({ id, rencana, masa }) => ({
    event: happened.krsBelumDiajukan,
    key: `${rencana}:${hari}`,
    words: { masa, hari },
    people: { akun: [{ users: (byStudent.get(id) ?? []).map(account => account.id) }] },
  }));
}
