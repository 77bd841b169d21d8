import { type ChangeOf, type FieldErrors, messages, noteOf } from '../../../../resources/kit/index.ts';
import { nilaiMessages } from '../../../../resources/nilai/messages.ts';
import { nilaiRefusals } from '../../../../resources/nilai/refusals.ts';
import { komponenKosong, nilaiAkhir } from '../../../../resources/pertukaran/hitungNilai.ts';
import { nilaiInbound } from '../../../../resources/pertukaran/krs.ts';
import { semuaKomponen } from '../../../../resources/pertukaran/mkInbound.ts';
import { pertukaranRefusals } from '../../../../resources/pertukaran/refusals.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import type { Queryable } from '../../../platform/database/db.ts';
import { noteIn } from '../../../platform/engine/bodyWords.ts';
import { mustBeObject } from '../../../platform/engine/check.ts';
import type { Engine } from '../../../platform/engine/context.ts';
import type { RuleContext } from '../../../platform/engine/rules.ts';
import { inTransaction } from '../../../platform/engine/transaction.ts';
import { badRequest, conflict, forbidden, invalid, notFound, versionMissing } from '../../../platform/errors.ts';
import { isTeam } from '../../master/common.ts';
import { letterFields, scaleOf } from '../../nilai/scale.ts';
import { readSetting } from '../../pengaturan/settings.ts';
import { type ClassFacts, gradedClass, gradingClosed, mustGrade, participantsOf, sheetVersion } from './grades.ts';
import { tellOfFinal } from './notices.ts';
import { studyPeriod } from './windows.ts';

const scored = ['kehadiran', ...semuaKomponen.map(({ nilai }) => nilai)] as const;
const most = 200;

type Marks = Record<string, number | string | null>;

/**
 * Checks typed marks: two decimals, 0 to 100, may be empty; fields that are not given stay. @throws HttpError 422 by
 * field below `at`
 */
export function marksOf(given: Readonly<Record<string, unknown>>, at = ''): Marks {
  const errors: FieldErrors = {};
  const found: Marks = {};
  for (const name of scored) {
    if (!Object.hasOwn(given, name)) continue;
    const value = given[name];
    if (value === null || value === '') found[name] = null;
    else if (typeof value !== 'number' || !Number.isFinite(value) || value < 0 || value > 100)
      errors[at + name] = nilaiMessages.range;
    else if (Math.abs(Math.round(value * 100) - value * 100) > 1e-6)
      errors[at + name] = messages.number.scale({ n: 2 });
    else found[name] = value;
  }
  if (Object.hasOwn(given, 'catatan')) {
    const note = given.catatan === null || given.catatan === '' ? null : given.catatan;
    if (note !== null && (typeof note !== 'string' || note.length > 300))
      errors[`${at}catatan`] = messages.text.max({ n: 300 });
    else found.catatan = note;
  }
  if (Object.keys(errors).length) throw invalid(errors);
  return found;
}

interface Given {
  idKrsDetail: string;
  version: number;
  marks: Marks;
}

/** @throws HttpError 400, 422, 428 */
function itemsOf(body: unknown): Given[] {
  const { items } = mustBeObject(body);
  if (!Array.isArray(items) || !items.length || items.length > most) throw badRequest(messages.badBody);
  return items.map((item: unknown, i) => {
    const one = mustBeObject(item);
    if (typeof one.idKrsDetail !== 'string') throw badRequest(messages.badBody);
    if (typeof one.version !== 'number') throw versionMissing();
    return { idKrsDetail: one.idKrsDetail, version: one.version, marks: marksOf(one, `items.${i}.`) };
  });
}

/** The one class that rows of study plans are in. @throws HttpError 404 */
async function classOf(on: Queryable, ids: readonly string[]): Promise<string> {
  const found = await on.query<{ id: string }>(
    'select distinct id_mk_inbound as id from pertukaran_krs_detail where id::text = any($1)',
    [ids],
  );
  if (found.length !== 1 || !found[0]) throw notFound();
  return found[0].id;
}

/** Writes marks of a class: the server works out grade and letter; one row that may not be written stops all. */
export async function writeMarks(ctx: RuleContext, one: ClassFacts, given: readonly Given[]): Promise<void> {
  const period = await studyPeriod(ctx.tx, one.idMasaStudi);
  const closed = gradingClosed(period, ctx.now);
  if (closed) throw conflict(closed);
  const rows = new Map((await participantsOf(ctx.tx, one.id, 'for update of n')).map(row => [row.idKrsDetail, row]));
  const scale = await scaleOf(ctx.tx, period.idPeriode);
  const changes = given.map(({ idKrsDetail, version, marks }) => {
    const row = rows.get(idKrsDetail);
    if (!row) throw notFound();
    if (row.status === 'final') throw conflict(nilaiRefusals.sheetFinal);
    if (row.version !== version) throw conflict(messages.stale);
    const total = nilaiAkhir({ ...row, ...marks }, one.bobot);
    const written: ChangeOf<typeof nilaiInbound> = {
      ...marks,
      nilaiAkhir: total,
      ...letterFields(scale, total),
      status: 'draf',
    };
    return { id: row.idNilai, values: written };
  });
  await ctx.carry(nilaiInbound, changes, noteOf(pertukaranRefusals.notes.gradesSaved));
}

/**
 * PUT P/krs/nilai-massal `{ items: [{ idKrsDetail, version, …marks }] }`, all of one class, all or none.
 * @throws HttpError 400, 403, 404, 409 outside the window, when final or old, 422 by field, 428
 */
export async function saveMarks(engine: Engine, caller: Caller, body: unknown): Promise<{ disimpan: number }> {
  const given = itemsOf(body);
  return inTransaction(engine, caller, nilaiInbound, async ctx => {
    const one = await gradedClass(
      ctx.tx,
      caller,
      await classOf(
        ctx.tx,
        given.map(({ idKrsDetail }) => idKrsDetail),
      ),
    );
    mustGrade(caller, one);
    await writeMarks(ctx, one, given);
    return { disimpan: given.length };
  });
}

interface LowAttendance {
  npm: string;
  nama: string;
  kehadiran: number;
}

/** @throws HttpError 409 with those whose attendance is low, until it is confirmed */
function mustConfirm(low: readonly LowAttendance[], least: number, confirmed: unknown): void {
  if (low.length && confirmed !== true)
    throw conflict(pertukaranRefusals.kehadiranRendah({ n: low.length, least }), {
      kehadiranRendah: low,
    });
}

/**
 * PUT P/krs/nilai-final/{idMkInbound} `{ version, konfirmasiKehadiran? }`: the lecturer who answers for the class makes
 * its grades final (docs/domain/50 §2.3).
 * @throws HttpError 403, 404, 409 outside the window, old, or with low attendance, 422 naming the first empty mark, 428
 */
export async function finalise(engine: Engine, caller: Caller, id: string, body: unknown): Promise<{ final: number }> {
  const { version, konfirmasiKehadiran } = mustBeObject(body ?? {});
  return inTransaction(engine, caller, nilaiInbound, async ctx => {
    const one = await gradedClass(ctx.tx, caller, id);
    mustGrade(caller, one, true);
    if (typeof version !== 'number') throw versionMissing();
    const period = await studyPeriod(ctx.tx, one.idMasaStudi);
    const closed = gradingClosed(period, ctx.now);
    if (closed) throw conflict(closed);
    const rows = await participantsOf(ctx.tx, one.id, 'for update of n');
    if (sheetVersion(rows) !== version) throw conflict(messages.stale);
    const open = rows.filter(({ status }) => status !== 'final');
    if (!open.length) throw conflict(rows.length ? nilaiRefusals.sheetFinal : pertukaranRefusals.tanpaPeserta);
    for (const row of open) {
      const [empty] = komponenKosong(row, one.bobot);
      if (!empty) continue;
      const message = pertukaranRefusals.nilaiKosong({ bagian: empty, nama: row.nama });
      throw invalid({ [row.idKrsDetail]: message }, message);
    }
    const least = await readSetting(ctx.tx, 'pertukaran.kehadiranMin');
    const low = open.flatMap(({ npm, nama, kehadiran }) =>
      kehadiran !== null && kehadiran < least ? [{ npm, nama, kehadiran }] : [],
    );
    mustConfirm(low, least, konfirmasiKehadiran);
    const scale = await scaleOf(ctx.tx, period.idPeriode);
    const changes = open.map(row => {
      const total = nilaiAkhir(row, one.bobot);
      const written: ChangeOf<typeof nilaiInbound> = {
        nilaiAkhir: total,
        ...letterFields(scale, total),
        status: 'final',
      };
      return { id: row.idNilai, values: written };
    });
    await ctx.carry(nilaiInbound, changes, noteOf(nilaiRefusals.notes.final));
    const students = await ctx.tx.query<{ id: string }>(
      `select k.id_mhs_inbound as id from pertukaran_krs_detail d join pertukaran_krs k on k.id = d.id_krs
       where d.id_mk_inbound = $1 and d.keadaan = 'aktif'`,
      [one.id],
    );
    await tellOfFinal(
      ctx,
      one.id,
      students.map(student => student.id),
    );
    return { final: open.length };
  });
}

/**
 * PUT P/krs/nilai-buka/{idMkInbound} `{ catatan, version }`: Tim MBKM opens final grades again; printed results count no
 * more, since they say something else than the grades will.
 * @throws HttpError 403, 404, 409, 422 without a note, 428
 */
export async function reopen(engine: Engine, caller: Caller, id: string, body: unknown): Promise<{ dibuka: number }> {
  const input = mustBeObject(body ?? {});
  const { version } = input;
  if (!isTeam(caller)) throw forbidden();
  return inTransaction(engine, caller, nilaiInbound, async ctx => {
    const one = await gradedClass(ctx.tx, caller, id);
    const rows = await participantsOf(ctx.tx, one.id, 'for update of n');
    const final = rows.filter(({ status }) => status === 'final');
    if (typeof version !== 'number') throw versionMissing();
    if (!final.length) throw conflict(messages.wrongState);
    if (sheetVersion(rows) !== version) throw conflict(messages.stale);
    const note = noteIn(input);
    if (!note) throw invalid({ catatan: messages.noteRequired }, messages.noteRequired);
    await ctx.carry(
      nilaiInbound,
      final.map(row => ({ id: row.idNilai, values: { status: 'draf' } })),
      note,
    );
    return { dibuka: final.length };
  });
}

/** Students whose classes are all final and whose lectures have ended before the day $1 (docs/domain/50 §1.2 "selesaikan"). */
export const dueToEndSql = `select s.id from pertukaran_mhs_inbound s join pertukaran_masa_studi m on m.id = s.id_masa_studi
  where s.status = 'berjalan' and m.kuliah_selesai < $1::date
    and not exists (select 1 from pertukaran_krs k where k.id_mhs_inbound = s.id and k.status <> 'disetujui'
      and k.id_masa_studi = s.id_masa_studi)
    and exists (select 1 from pertukaran_krs k join pertukaran_krs_detail d on d.id_krs = k.id and d.keadaan = 'aktif'
      where k.id_mhs_inbound = s.id and k.id_masa_studi = s.id_masa_studi)
    and not exists (select 1 from pertukaran_krs k join pertukaran_krs_detail d on d.id_krs = k.id and d.keadaan = 'aktif'
      left join pertukaran_nilai_inbound n on n.id_krs_detail = d.id
      where k.id_mhs_inbound = s.id and n.status is distinct from 'final')`;
