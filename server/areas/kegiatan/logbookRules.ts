import { errorIf } from '../../../resources/checkHelpers.ts';
import { logDikembalikan } from '../../../resources/kegiatan/events.ts';
import { handInErrors, type Logbook, type LogEntry } from '../../../resources/kegiatan/log.ts';
import { aksiParaf } from '../../../resources/kegiatan/logbookOf.ts';
import { kegiatanMessages } from '../../../resources/kegiatan/messages.ts';
import {
  type ChangeOf,
  dayInWords,
  type FieldErrors,
  messages,
  noteOf,
  term,
  withWords,
} from '../../../resources/kit/index.ts';
import { masihBerjalan, setsNote, statusTerbuka } from '../../../resources/mbkm/alurPeriksa.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { column, tableName } from '../../platform/database/columns.ts';
import { textOf } from '../../platform/database/values.ts';
import { dayAfter, dayInZone } from '../../platform/day.ts';
import type { RuleContext, Transition } from '../../platform/engine/rules.ts';
import type { RulesFor } from '../../platform/engine/rulesOf.ts';
import { conflict, invalid } from '../../platform/errors.ts';
import { tell } from '../../platform/notify/index.ts';
import { membershipOf } from '../mbkm/group.ts';
import { lockStudent } from '../mbkm/submission.ts';
import { amountOf } from './amount.ts';
import { dayErrors, hourErrors } from './entryTime.ts';
import { copiesOf, type Participation, participationOf, programmeOf, whileRunning } from './participation.ts';

/** Facts that the checks of an entry use. */
interface Writing {
  readonly ctx: RuleContext;
  readonly logbook: Logbook;
  readonly participation: Participation;
  /** As it will be, as it is stored, and what is given. */
  readonly row: ChangeOf<Logbook>;
  readonly before: LogEntry | undefined;
  readonly data: ChangeOf<Logbook>;
}

/** Entries of a logbook, as it is declared (docs/domain/20 §1.10, 30 §1.9 and §1.20, 40 §1.1 and §1.2). */
export function logbookRules(logbook: Logbook): RulesFor<Logbook> {
  const { log } = logbook;
  return {
    sentBefore: (ctx, data) => sentBefore(ctx, logbook, data),
    conditions: { [masihBerjalan]: whileRunning(logbook, (_, alias) => `select ${alias}.id_pendaftar_mbkm`) },

    beforeCreate: async (ctx, data) => {
      const participation = await participationOf(ctx, logbook, data);
      if (participation.status !== 'berjalan')
        throw invalid({ idPendaftarMbkm: kegiatanMessages.logWhileRunning }, kegiatanMessages.logWhileRunning);
      Object.assign(data, copiesOf(participation), await groupOf(ctx, logbook, participation.id));
      await mustFit({ ctx, logbook, participation, row: data, before: undefined, data });
    },

    beforeUpdate: async (ctx, before, data) => {
      const participation = await mustBeOpen(ctx, logbook, before);
      await mustFit({ ctx, logbook, participation, row: { ...before, ...data }, before, data });
      // The partner signed what stood there.
      const { signed } = log;
      if (signed && before[signed.field]) Object.assign(data, { [signed.field]: false, [signed.at]: null });
    },

    beforeDelete: async (ctx, row) => {
      await mustBeOpen(ctx, logbook, row);
    },

    beforeTransition: async (ctx, before, transition) => {
      if (transition.action === 'ajukan') await submit(ctx, logbook, before, transition);
      else if (setsNote(transition.action)) Object.assign(transition.data, { [log.note]: transition.note });
      else if (transition.action === aksiParaf && log.signed)
        Object.assign(transition.data, { [log.signed.field]: true, [log.signed.at]: ctx.now.toISOString() });
    },

    afterWrite: async (ctx, row, before) => {
      if (row?.status === 'revisi' && before?.status === 'diajukan') await tellOfReturn(ctx, logbook, row);
    },
  };
}

/** The entry that the same sending has made already, while the participation is locked. */
async function sentBefore(ctx: RuleContext, logbook: Logbook, data: ChangeOf<Logbook>): Promise<string | undefined> {
  const { clientId } = logbook.log;
  if (typeof data[clientId] !== 'string') return undefined;
  const participation = await participationOf(ctx, logbook, data);
  const found = await ctx.tx.one<{ id: string }>(
    `select id from ${tableName(logbook)} where ${column(clientId)} = $1 and id_pendaftar_mbkm = $2`,
    [data[clientId], participation.id],
  );
  return found?.id;
}

/** The entry is in its owner's hands and the programme runs. @throws HttpError 409 */
async function mustBeOpen(ctx: RuleContext, logbook: Logbook, row: LogEntry): Promise<Participation> {
  if (!statusTerbuka.some(state => state === row.status)) throw conflict(messages.wrongState);
  const participation = await participationOf(ctx, logbook, row);
  if (participation.status !== 'berjalan') throw conflict(kegiatanMessages.logWhileRunning);
  return participation;
}

/** Time, documents, figures and references of the entry as it will be; only what `data` touches. @throws HttpError 422 by field */
async function mustFit(writing: Writing): Promise<void> {
  const { ctx, logbook, participation, row, before, data } = writing;
  const { day, time, documents, progress, money } = logbook.log;
  const errors: FieldErrors = {};
  // A draft that was filled in too late stays as it is: its day is judged with every change.
  Object.assign(errors, await dayErrors(ctx, logbook, participation, row, before));
  const timed = time.by === 'clock' ? [day, time.begin, time.end] : time.by === 'duration' ? [day, time.hours] : [];
  if (timed.some(name => name in data)) {
    await lockStudent(ctx, participation.idMahasiswa);
    Object.assign(errors, await hourErrors(ctx, logbook, row));
  }
  if (documents.field in data) Object.assign(errors, await documentErrors(writing));
  if (progress && progress.field in data) Object.assign(errors, await progressErrors(writing, progress));
  if (money?.fields.some(name => has(data[name]))) Object.assign(errors, await moneyErrors(writing, money));
  Object.assign(errors, await foreignErrors(writing));
  const [first] = Object.values(errors);
  if (first) throw invalid(errors, first);
}

const has = (value: unknown): boolean => value !== null && value !== undefined;

async function documentErrors({ ctx, logbook, participation, data }: Writing): Promise<FieldErrors> {
  const { documents } = logbook.log;
  const most = await amountOf(ctx.tx, ctx.registry, programmeOf(ctx, logbook), documents.most, participation.id);
  const given = data[documents.field];
  const count = Array.isArray(given) ? given.length : 0;
  return errorIf(most !== null && count > most, documents.field, withWords(documents.tooMany, { n: most ?? 0 }));
}

/** Progress does not fall below what the supervisor has approved already. */
async function progressErrors(
  { ctx, logbook, participation, row }: Writing,
  { field, message }: NonNullable<Logbook['log']['progress']>,
): Promise<FieldErrors> {
  const last = await ctx.tx.one<{ n: number | null }>(
    `select max(${column(field)})::float8 as n from ${tableName(logbook)}
     where id_pendaftar_mbkm = $1 and status = 'disetujui' and id is distinct from $2::uuid`,
    [participation.id, row.id ?? null],
  );
  const least = last?.n ?? 0;
  return errorIf(Number(row[field]) < least, field, withWords(message, { n: least }));
}

/** Figures of the whole group come from those who keep them. */
async function moneyErrors(
  { ctx, logbook, participation, data }: Writing,
  { fields, members, message }: NonNullable<Logbook['log']['money']>,
): Promise<FieldErrors> {
  const own = await membershipOf(ctx.tx, ctx.registry, programmeOf(ctx, logbook), participation.id);
  if (own && members.includes(own.jabatan)) return {};
  return Object.fromEntries(fields.filter(name => has(data[name])).map(name => [name, message]));
}

/** Errors of references to rows of another participation, e.g. to its recognised courses. */
async function foreignErrors({ ctx, logbook, participation, data }: Writing): Promise<FieldErrors> {
  const errors: FieldErrors = {};
  for (const [name, field] of Object.entries(logbook.fields)) {
    if ((field.kind !== 'ref' && field.kind !== 'refs') || !(name in data)) continue;
    const target = ctx.registry.get(field.to);
    if (target.name === pendaftar.name || !Object.hasOwn(target.fields, 'idPendaftarMbkm')) continue;
    const given = [data[name]].flat().filter(id => typeof id === 'string');
    if (!given.length) continue;
    const foreign = await ctx.tx.one(
      `select 1 as ada from ${tableName(target)} where id = any($1::uuid[]) and id_pendaftar_mbkm <> $2 limit 1`,
      [given, participation.id],
    );
    if (foreign) errors[name] = messages.reference({ label: term(field.label ?? name) });
  }
  return errors;
}

/** An entry that was filled in in time may be handed in later. */
async function submit(
  ctx: RuleContext,
  logbook: Logbook,
  before: LogEntry,
  { data }: Transition<LogEntry>,
): Promise<void> {
  const { log } = logbook;
  const participation = await participationOf(ctx, logbook, before);
  if (participation.status !== 'berjalan') throw conflict(kegiatanMessages.logWhileRunning);
  const errors = handInErrors(logbook, before);
  if (Object.keys(errors).length) throw invalid(errors, Object.values(errors)[0]);
  data.tanggalDiajukan = ctx.now.toISOString();
  if (!log.lateMark) return;
  const days = await amountOf(ctx.tx, ctx.registry, programmeOf(ctx, logbook), log.lateMark.days, participation.id);
  const last = days === null ? null : dayAfter(before.tanggal, days);
  data[log.lateMark.field] = last !== null && dayInZone(ctx.now) > last;
}

/** Log returned → student (docs/domain/20 §4.9). */
const tellOfReturn = (ctx: RuleContext, logbook: Logbook, row: LogEntry): Promise<number> => {
  const note = row[logbook.log.note];
  return tell(ctx, {
    event: logDikembalikan,
    key: `${row.id}:${row.version}`,
    id: row.id,
    words: { tanggal: dayInWords(row.tanggal), type: 'edit' },
    note: noteOf(textOf(note)),
    people: { mahasiswa: [{ mahasiswa: [row.idMahasiswa] }] },
    programme: programmeOf(ctx, logbook),
  });
};

/** An entry carries the group that its writer is in while it is written, where the logbook refers to groups. */
async function groupOf(ctx: RuleContext, logbook: Logbook, idPendaftar: string): Promise<ChangeOf<Logbook>> {
  const programme = programmeOf(ctx, logbook);
  const name = Object.entries(logbook.fields).find(
    ([, field]) => field.kind === 'ref' && field.readOnly && field.to === programme.group?.resource,
  )?.[0];
  if (!name) return {};
  return { [name]: (await membershipOf(ctx.tx, ctx.registry, programme, idPendaftar))?.idKelompok ?? null };
}
