import { messages, type Note, noteOf, term, uuid } from '../../../../resources/kit/index.ts';
import { type BarisKrs, bentrok } from '../../../../resources/pertukaran/bacaanKrs.ts';
import { krs, krsDetail, krsTerbuka } from '../../../../resources/pertukaran/krs.ts';
import { pertukaranRefusals } from '../../../../resources/pertukaran/refusals.ts';
import { role } from '../../../../resources/roles.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import type { DbRow } from '../../../platform/database/db.ts';
import { noteIn } from '../../../platform/engine/bodyWords.ts';
import { mustBeObject } from '../../../platform/engine/check.ts';
import type { Engine } from '../../../platform/engine/context.ts';
import { mustBeCurrent } from '../../../platform/engine/lockRow.ts';
import { findRow } from '../../../platform/engine/read.ts';
import { asSystem, count, read } from '../../../platform/engine/reading.ts';
import type { RuleContext } from '../../../platform/engine/rules.ts';
import { inTransaction } from '../../../platform/engine/transaction.ts';
import { conflict, forbidden, invalid, notFound } from '../../../platform/errors.ts';
import { isTeam } from '../../master/common.ts';
import { createByServer } from './createByServer.ts';
import { classColumns, headerOf, rowsOf } from './planRead.ts';
import { cancelRows, lockClasses, recountPlan, recountSeats } from './seats.ts';
import { type Student, studentOf } from './students.ts';
import { mustBeOpen, studyPeriod } from './windows.ts';

interface Offered extends DbRow, Omit<BarisKrs, 'id' | 'version' | 'linkDaring' | 'kuota' | 'terisi'> {
  idMasaStudi: string;
  status: string;
  kuota: number;
  terisi: number;
}

const clock = (text: string | null): string => (text ?? '').slice(0, 5).replace(':', '.');

/** Checks who changes a plan: its student, or Tim MBKM on behalf with a note. @throws HttpError 403, 422 */
function mustShape(caller: Caller, note: Note | null): void {
  if (caller.baseRole === role.inbound) return;
  if (!isTeam(caller)) throw forbidden();
  if (!note) throw invalid({ catatan: messages.noteRequired }, messages.noteRequired);
}

/** The student, held, so that two calls of one student take turns. */
async function heldStudent(ctx: RuleContext, npm: unknown): Promise<Student> {
  const student = await studentOf(ctx.engine, ctx.tx, ctx.caller, npm);
  await ctx.tx.query('select 1 from pertukaran_mhs_inbound where id = $1 for no key update', [student.id]);
  if (student.status !== 'disetujui' && student.status !== 'berjalan')
    throw conflict(pertukaranRefusals.krsBelumDiterima);
  return student;
}

/** The plan of the student's study period, begun where there is none. @throws HttpError 409 once it is handed in */
async function openPlan(ctx: RuleContext, student: Student): Promise<{ id: string }> {
  const known = await headerOf(ctx.tx, student.id, student.idMasaStudi);
  if (known && !krsTerbuka.some(state => state === known.status)) throw conflict(pertukaranRefusals.krsTertutup);
  if (known) return known;
  const before = await count(asSystem(ctx.tx), krs, { idMhsInbound: student.id });
  const made = await createByServer(ctx, krs, {
    idMhsInbound: student.id,
    idMasaStudi: student.idMasaStudi,
    npm: student.npm,
    status: 'draf',
    semesterKe: Math.min(2, before + 1),
  });
  return made;
}

/**
 * POST P/krs `{ npm?, idMkInbound, catatan? }`: takes a seat of a class. The class is held while it is decided, so that
 * the last seat goes to exactly one (docs/domain/50 §4 "Seats").
 * @returns the row with its version
 * @throws HttpError 403, 404, 409 with the reason, 422
 */
export async function takeSeat(
  engine: Engine,
  caller: Caller,
  body: unknown,
): Promise<{ id: string; version: number }> {
  const input = mustBeObject(body);
  const { npm, idMkInbound } = input;
  const note = noteIn(input);
  mustShape(caller, note);
  const wanted = uuid.safeParse(idMkInbound);
  if (!wanted.success) throw invalid({ idMkInbound: messages.required });
  return inTransaction(engine, caller, krsDetail, async ctx => {
    const student = await heldStudent(ctx, npm);
    const period = await studyPeriod(ctx.tx, student.idMasaStudi);
    mustBeOpen(period, 'krs', ctx.now, isTeam(caller));
    const plan = await openPlan(ctx, student);
    await lockClasses(ctx.tx, [wanted.data]);
    const one = await ctx.tx.one<Offered>(
      `select ${classColumns}, c.id_masa_studi, c.status, c.kuota,
         (select count(*)::int from pertukaran_krs_detail d where d.id_mk_inbound = c.id and d.keadaan = 'aktif') as terisi
       from pertukaran_mk_inbound c left join master_hari h on h.id = c.id_hari where c.id = $1`,
      [wanted.data],
    );
    if (!one || one.idMasaStudi !== student.idMasaStudi) throw notFound();
    if (one.status !== 'dibuka') throw conflict(pertukaranRefusals.kelasTutup);
    const chosen = await rowsOf(ctx.tx, plan.id);
    if (chosen.some(({ kodeMk }) => kodeMk === one.kodeMk))
      throw conflict(pertukaranRefusals.krsAda({ nama: one.namaMk }));
    const other = chosen.find(each => bentrok(each, one));
    if (other)
      throw conflict(
        pertukaranRefusals.krsBentrok({
          a: one.namaMk,
          b: other.namaMk,
          hari: term(one.hari ?? ''),
          jam: clock(one.jamMulai),
        }),
      );
    if (one.terisi >= one.kuota)
      throw conflict(
        pertukaranRefusals.krsPenuh({
          kelas: `${one.kodeMk}-${one.kelas}`,
          terisi: one.terisi,
          kuota: one.kuota,
        }),
      );
    const { kodeMk, namaMk, sks } = one;
    const made = await createByServer(ctx, krsDetail, {
      idKrs: plan.id,
      idMkInbound: wanted.data,
      kodeMk,
      namaMk,
      sks,
    });
    await recountSeats(ctx.tx, [wanted.data]);
    await recountPlan(ctx, plan.id, note ?? noteOf(pertukaranRefusals.notes.chosen({ nama: namaMk })));
    return { id: made.id, version: made.version };
  });
}

/**
 * DELETE P/krs/{idDetail} `{ version, catatan? }`: gives the seat up.
 * @throws HttpError 403, 404, 409 once handed in or with an old version, 422, 428
 */
export async function giveUpSeat(engine: Engine, caller: Caller, id: string, body: unknown): Promise<{ id: string }> {
  const input = mustBeObject(body ?? {});
  const { version } = input;
  const note = noteIn(input);
  return inTransaction(engine, caller, krsDetail, async ctx => {
    const seen = await findRow(engine, ctx.tx, caller, krsDetail, id, 'read');
    if (!seen) throw notFound();
    if (caller.baseRole !== role.inbound && !isTeam(caller)) throw forbidden();
    const owner = await read(asSystem(ctx.tx), krs, seen.idKrs, ['npm']);
    const student = await heldStudent(ctx, owner?.npm);
    const row = await findRow(engine, ctx.tx, caller, krsDetail, id, 'read', true);
    if (row?.keadaan !== 'aktif') throw notFound();
    const plan = await openPlan(ctx, student);
    if (plan.id !== row.idKrs) throw conflict(pertukaranRefusals.krsTertutup);
    mustBeCurrent(ctx, krsDetail, row, version);
    mustShape(caller, note);
    mustBeOpen(await studyPeriod(ctx.tx, student.idMasaStudi), 'krs', ctx.now, isTeam(caller));
    await cancelRows(ctx, [row], note ?? noteOf(pertukaranRefusals.notes.removed));
    return { id };
  });
}
