import { type BulkAnswer, type Message, messages, noteOf, together } from '../../../resources/kit/index.ts';
import type { FinalCourse } from '../../../resources/konversi/lembarKonversi.ts';
import { konversiMessages } from '../../../resources/konversi/messages.ts';
import { konversiRefusals } from '../../../resources/konversi/refusals.ts';
import { terpilihFinal } from '../../../resources/konversi/terpilihFinal.ts';
import { type Pendaftar, pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { role } from '../../../resources/roles.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { mustBeAllowed } from '../../platform/access/permission.ts';
import { answerOf, eachOf } from '../../platform/engine/bulk.ts';
import type { Engine } from '../../platform/engine/context.ts';
import type { BulkItem } from '../../platform/engine/http.ts';
import { lockRow } from '../../platform/engine/lockRow.ts';
import { findRow } from '../../platform/engine/read.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import { storeChange } from '../../platform/engine/storeChange.ts';
import { inTransaction } from '../../platform/engine/transaction.ts';
import { conflict, forbidden, notFound } from '../../platform/errors.ts';
import { type GradeSink, type SiamikPort, SiamikUnavailable } from '../mbkm/siamik.ts';
import { scaleOf } from '../nilai/scale.ts';
import { lockParticipation } from './conversionSteps.ts';
import { finalCourses } from './finalCourses.ts';

/** Where grades go and how the study plan is known. */
export interface SendPorts {
  readonly siamik: SiamikPort;
  readonly grades: GradeSink;
}

/** How one course fared; `pesan` only where it was not taken. */
interface Outcome {
  terkirim: boolean;
  adaDiKrs: boolean;
  pesan: Message | null;
}

/**
 * Sends final grades to the academic system, each participation by itself: all courses taken → `terkirim`, else `gagal`
 * with the reason (docs/domain/20 §2 N/kirim-siamik).
 * @param items participations, as they were seen
 * @throws HttpError 403 but for HA10
 */
export async function sendGrades(
  engine: Engine,
  ports: SendPorts,
  caller: Caller,
  items: readonly BulkItem[],
): Promise<BulkAnswer> {
  mustBeAllowed(caller, pendaftar, 'read');
  if (caller.baseRole !== role.bakpk) throw forbidden();
  const fared = await eachOf(engine, pendaftar, items, async item => {
    try {
      return await sendOne(engine, ports, caller, item);
    } catch (error) {
      if (error instanceof SiamikUnavailable) return error.said;
      throw error;
    }
  });
  return answerOf(fared);
}

/** @returns what went wrong, null when everything was taken */
async function sendOne(engine: Engine, ports: SendPorts, caller: Caller, item: BulkItem): Promise<Message | null> {
  const { id, version } = item;
  const seen = await findRow(engine, engine.db, caller, pendaftar, id, 'read');
  if (!seen) throw notFound();
  mustBeSendable(seen);
  if (seen.version !== version) throw conflict(messages.stale);
  const scale = await scaleOf(engine.db, seen.idPeriode);
  const courses = await finalCourses(engine.db, engine.registry, seen, scale);
  const periode = await engine.db.one<{ kode: string }>('select kode from master_periode where id = $1::uuid', [
    seen.idPeriode,
  ]);
  // Asked before the transaction: a slow source must not hold locks.
  const outcomes = await ask(ports, String(seen.npm), periode?.kode ?? '', courses);
  return inTransaction(engine, caller, pendaftar, async ctx => {
    // Grades that changed meanwhile were not the ones that were sent.
    const row = await lockParticipation(ctx, id, version);
    mustBeSendable(row);
    for (const course of courses) await noteCourse(ctx, course, outcomes.get(course.id));
    return noteParticipation(ctx, row, courses, outcomes);
  });
}

/** @throws HttpError 409 before `final`, while a revision waits, and when everything was sent already */
function mustBeSendable(row: Pendaftar): void {
  if (row.statusKonversi !== 'final' || row.statusSiamik === 'terkirim') throw conflict(messages.wrongState);
}

async function ask(
  ports: SendPorts,
  npm: string,
  periode: string,
  courses: readonly FinalCourse[],
): Promise<ReadonlyMap<string, Outcome>> {
  const plan = new Set((await ports.siamik.krs(npm, periode)).map(({ kodeMk }) => kodeMk));
  const sendable = courses.flatMap(course => {
    const { kode, nama, sks, nilaiAngka, nilaiHuruf, nilaiMutu } = course;
    if (!plan.has(kode) || nilaiAngka === null || nilaiHuruf === null || nilaiMutu === null) return [];
    return [{ kodeMk: kode, namaMk: nama, sks, nilaiAngka, nilaiHuruf, nilaiMutu }];
  });
  const answers = sendable.length ? await ports.grades.sendGrades(npm, periode, sendable) : [];
  return new Map(
    courses.map(({ id, kode }): [string, Outcome] => {
      if (!plan.has(kode))
        return [id, { terkirim: false, adaDiKrs: false, pesan: konversiMessages.notInPlan({ nama: kode }) }];
      const found = answers.find(({ kodeMk }) => kodeMk === kode);
      const refused = found?.pesan
        ? konversiRefusals.saidBySource({ pesan: found.pesan })
        : konversiRefusals.notTaken({ kode });
      return [id, { terkirim: found?.diterima === true, adaDiKrs: true, pesan: found?.diterima ? null : refused }];
    }),
  );
}

async function noteCourse(ctx: RuleContext, course: FinalCourse, outcome: Outcome | undefined): Promise<void> {
  if (!outcome) return;
  const statusSiamik = outcome.terkirim ? ('terkirim' as const) : ('gagal' as const);
  const before = await lockRow(ctx, terpilihFinal, course.id);
  const data = { adaDiKrs: outcome.adaDiKrs, statusSiamik, pesanSiamik: outcome.pesan && noteOf(outcome.pesan) };
  await storeChange(ctx, terpilihFinal, before, data, { action: 'ubah' });
}

async function noteParticipation(
  ctx: RuleContext,
  row: Pendaftar,
  courses: readonly FinalCourse[],
  outcomes: ReadonlyMap<string, Outcome>,
): Promise<Message | null> {
  const wrong = courses.map(({ id }) => outcomes.get(id)?.pesan).filter(pesan => pesan != null);
  const reason = wrong.length ? together(wrong) : null;
  const pesan = reason && noteOf(reason);
  const data = {
    statusSiamik: pesan ? ('gagal' as const) : ('terkirim' as const),
    tanggalKirimSiamik: ctx.now.toISOString(),
    pesanSiamik: pesan,
  };
  await storeChange(ctx, pendaftar, row, data, { action: 'ubah', note: pesan });
  return reason;
}
