import { errorIf } from '../../../resources/checkHelpers.ts';
import { mingguanDikembalikan, mingguanDiputuskan } from '../../../resources/kegiatan/events.ts';
import { kegiatanRefusals } from '../../../resources/kegiatan/refusals.ts';
import type { Weekly, WeeklyReport } from '../../../resources/kegiatan/weeklyReportOf.ts';
import {
  type ChangeOf,
  type FieldErrors,
  isRecord,
  messages,
  noteOf,
  term,
  withWords,
} from '../../../resources/kit/index.ts';
import { masihBerjalan, setsNote, statusTerbuka } from '../../../resources/mbkm/alurPeriksa.ts';
import { column } from '../../platform/database/columns.ts';
import { textOf } from '../../platform/database/values.ts';
import { dayAfter, dayInZone } from '../../platform/day.ts';
import type { RuleContext, Transition } from '../../platform/engine/rules.ts';
import type { RulesFor } from '../../platform/engine/rulesOf.ts';
import { weekDays } from '../../platform/engine/weeks.ts';
import { conflict, invalid } from '../../platform/errors.ts';
import { type Telling, tell } from '../../platform/notify/index.ts';
import { copiesOf, participationOf, programmeOf, whileRunning } from './participation.ts';
import { daysToSend, participantsSql, reachedBefore } from './weekly.ts';

const onlyWhileRunning = kegiatanRefusals.weeklyWhileRunning;

/** Weekly reports, as they are declared (docs/domain/30 §1.10). */
export function weeklyRules(weekly: Weekly): RulesFor<Weekly> {
  const { weekly: facts } = weekly;
  return {
    conditions: {
      [masihBerjalan]: whileRunning(weekly, (registry, alias) =>
        participantsSql(registry, weekly, `${alias}.${column(facts.owner)}`),
      ),
    },

    beforeCreate: async (ctx, data) => {
      if (facts.owner === 'idPendaftarMbkm')
        Object.assign(data, copiesOf(await participationOf(ctx, weekly, { idPendaftarMbkm: ownerOf(weekly, data) })));
      if (!(await isRunning(ctx, weekly, data))) throw invalid({ [facts.owner]: onlyWhileRunning }, onlyWhileRunning);
      await mustNotFall(ctx, weekly, data);
    },

    beforeUpdate: async (ctx, before, data) => {
      await mustBeOpen(ctx, weekly, before);
      if (facts.progress && facts.progress.rows in data) await mustNotFall(ctx, weekly, { ...before, ...data });
    },

    beforeDelete: async (ctx, row) => {
      await mustBeOpen(ctx, weekly, row);
    },

    beforeTransition: async (ctx, before, transition) => {
      if (transition.action === 'ajukan') await submit(ctx, weekly, before, transition);
      else if (setsNote(transition.action)) transition.data[facts.note] = transition.note;
    },

    afterWrite: async (ctx, row, before) => {
      if (!row || before?.status !== 'diajukan') return;
      const minggu = row.mingguKe;
      if (row.status === 'revisi') await tellOf(ctx, weekly, row, { event: mingguanDikembalikan, words: { minggu } });
      // A group hears of every decision on its report (docs/domain/30 §4.10).
      const keadaan = row.status === 'disetujui' && facts.owner === 'idKelompok' ? row.status : undefined;
      if (keadaan) await tellOf(ctx, weekly, row, { event: mingguanDiputuskan, words: { minggu, keadaan } });
    },
  };
}

/** Id of the participation or group. */
const ownerOf = ({ weekly }: Weekly, row: ChangeOf<Weekly>): string => textOf(row[weekly.owner]) ?? '';

/** True if the programme runs for the participant, or for a member of the group. */
async function isRunning(ctx: RuleContext, weekly: Weekly, row: ChangeOf<Weekly>): Promise<boolean> {
  const found = await ctx.tx.one(
    `select 1 as ada from mbkm_pendaftar_program_mbkm t
     where t.id in (${participantsSql(ctx.registry, weekly, '$1')}) and t.status = 'berjalan' limit 1`,
    [ownerOf(weekly, row)],
  );
  return found !== undefined;
}

/** The report is in its owner's hands and the programme runs. @throws HttpError 409 */
async function mustBeOpen(ctx: RuleContext, weekly: Weekly, row: WeeklyReport): Promise<void> {
  if (!statusTerbuka.some(state => state === row.status)) throw conflict(messages.wrongState);
  if (!(await isRunning(ctx, weekly, row))) throw conflict(onlyWhileRunning);
}

/** Cumulative percentages do not fall below those of an earlier week. @throws HttpError 422 by dotted path */
async function mustNotFall(ctx: RuleContext, weekly: Weekly, row: ChangeOf<Weekly>): Promise<void> {
  const { progress } = weekly.weekly;
  const rows = progress ? row[progress.rows] : undefined;
  if (!progress || !Array.isArray(rows)) return;
  const reached = await reachedBefore(ctx.tx, weekly, ownerOf(weekly, row), row.mingguKe ?? 0);
  const errors: FieldErrors = {};
  for (const [i, each] of rows.filter(isRecord).entries()) {
    const least = reached.get(String(each[progress.about])) ?? 0;
    Object.assign(
      errors,
      errorIf(
        Number(each[progress.field]) < least,
        `${progress.rows}.${i}.${progress.field}`,
        withWords(progress.message, { n: least }),
      ),
    );
  }
  const [first] = Object.values(errors);
  if (first) throw invalid(errors, first);
}

const lengthOf = (value: unknown): number => (typeof value === 'string' ? value.trim().length : 0);

/** A whole week, told at length; late after so many days. */
async function submit(
  ctx: RuleContext,
  weekly: Weekly,
  before: WeeklyReport,
  { data }: Transition<WeeklyReport>,
): Promise<void> {
  await mustBeOpen(ctx, weekly, before);
  const { weekly: facts, fields } = weekly;
  const { field, least } = facts.text;
  const ke = before.mingguKe;
  const weeks = await weekDays(ctx.registry, ctx.tx, weekly, facts.week, ownerOf(weekly, before));
  const last = weeks.find(each => each.ke === ke)?.selesai;
  const today = dayInZone(ctx.now);
  const errors: FieldErrors = {
    ...errorIf(
      lengthOf(before[field]) < least,
      field,
      messages.text.min({ label: term(fields[field]?.label ?? field), n: least }),
    ),
    ...errorIf(last === undefined || today < last, facts.week, withWords(facts.due.early, { n: ke })),
  };
  const [first] = Object.values(errors);
  if (first) throw invalid(errors, first);
  const days = await daysToSend(ctx.tx, ctx.registry, weekly, ownerOf(weekly, before));
  data.tanggalDiajukan = ctx.now.toISOString();
  data.terlambat = last !== undefined && today > dayAfter(last, days);
}

/** Report decided on → the student, or the members of the group (docs/domain/30 §4.10). */
async function tellOf<W extends string>(
  ctx: RuleContext,
  weekly: Weekly,
  row: WeeklyReport,
  { event, words }: Pick<Telling<W>, 'event' | 'words'>,
): Promise<number> {
  const note = row[weekly.weekly.note];
  const students = await ctx.tx.query<{ id: string }>(
    `select t.id_mahasiswa as id from mbkm_pendaftar_program_mbkm t where t.id in (${participantsSql(ctx.registry, weekly, '$1')})`,
    [ownerOf(weekly, row)],
  );
  return tell(ctx, {
    event,
    key: `${row.id}:${row.version}`,
    words,
    note: noteOf(textOf(note)),
    people: { mahasiswa: [{ mahasiswa: students.map(({ id }) => id) }] },
    programme: programmeOf(ctx, weekly),
  });
}
