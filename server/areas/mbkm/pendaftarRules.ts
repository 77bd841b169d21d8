import {
  type ChangeOf,
  labelOfSource,
  type Message,
  matchesFilter,
  messages,
  noteOf,
  type Programme,
  type Registry,
  splitSource,
  term,
  uuid,
  valueAt,
  wayOf,
} from '../../../resources/kit/index.ts';
import { pegawai } from '../../../resources/master/pegawai.ts';
import { picMitra } from '../../../resources/master/picMitra.ts';
import { alurPendaftaran } from '../../../resources/mbkm/alurPendaftaran.ts';
import { dospemDitetapkan, pendaftaranDihapus } from '../../../resources/mbkm/events.ts';
import { type Pendaftar, pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { mbkmRefusals } from '../../../resources/mbkm/refusals.ts';
import type { Queryable } from '../../platform/database/db.ts';
import { dayInZone } from '../../platform/day.ts';
import { findRow } from '../../platform/engine/read.ts';
import { asSystem, findOne, read } from '../../platform/engine/reading.ts';
import type { RuleContext, Transition } from '../../platform/engine/rules.ts';
import type { RulesFor } from '../../platform/engine/rulesOf.ts';
import { isSomebodys } from '../../platform/engine/steps.ts';
import { conflict, invalid } from '../../platform/errors.ts';
import { isTeam } from '../master/common.ts';
import { keepParticipation } from '../master/participationCopies.ts';
import { askedForms } from './askedForms.ts';
import { decide } from './decideRegistration.ts';
import { alreadyRegistered, requirementErrors, requirements, sameRegistration } from './eligibility.ts';
import { pendaftarFilters } from './filters.ts';
import { gradeTimeSql } from './gradeTime.ts';
import { mustNotBeLed, takenForItself } from './movedAlong.ts';
import { tellOf, tellOfTransition } from './notices.ts';
import { packageMissing } from './packageTime.ts';
import { mustHaveProgramme, type RulesByProgramme, rulesOfProgramme } from './programmes.ts';
import { keepSeats } from './quota.ts';
import { type RegistrationFacts, registrationFacts } from './registrationFacts.ts';
import { studyPlanOf } from './ruleParameters.ts';
import { type Plans, unanswered } from './siamik.ts';
import { isDecision } from './stages.ts';
import { krsFor } from './studyPlan.ts';
import { lockStudent, registrationValues, submit } from './submission.ts';
import { takeBack } from './takeBack.ts';
import { given } from './ties.ts';

/** Fields chosen once, on which the others depend. */
const choosing = ['idMahasiswa', 'idProgram', 'idPeriode', 'jalur', 'idProgramDitawarkan', 'idMitra'] as const;

/** Reason why the activity keeps a participation from being finished; null if there is none. */
type Unfinished = (on: Queryable, registry: Registry, kind: unknown, id: string) => Promise<Message | null>;

/** Rules of areas that build on participations. */
export interface ParticipationHooks {
  readonly unfinished: Unfinished;
  /** After a write: letters that no longer say what the participation says. */
  keepLetters(ctx: RuleContext, row: Pendaftar | undefined, before: Pendaftar | undefined): Promise<void>;
}

/** Participations (docs/domain/20 §1.1, §4.1, §4.10); `programmes` are what single programmes add. */
export const pendaftarRules = (
  { unfinished, keepLetters }: ParticipationHooks,
  programmes: RulesByProgramme,
  plans: Plans = unanswered,
): RulesFor<typeof pendaftar> => ({
  extraForms: askedForms,
  filters: pendaftarFilters,
  groups: { ketepatanNilai: gradeTimeSql },
  conditions: { sendiri: takenForItself },

  outside: async (engine, caller, id, step, given) => {
    const hands = step.field === 'status' && step.name === 'ajukan';
    // Nobody else's study plan is fetched for somebody who may not submit.
    if (step.field !== 'status' || (hands && !isSomebodys(caller, alurPendaftaran.actions.ajukan))) return [];
    const row = await findRow(engine, engine.db, caller, pendaftar, id, 'read');
    if (!row) return [];
    mustNotBeLed(engine.registry, row);
    const own = rulesOfProgramme(programmes, engine.registry.programmeOf(row.kodeJenisMbkm));
    return [
      ...(own.saidWithDecision?.(given) ?? []),
      ...(hands ? [studyPlanOf.with(await krsFor(engine, plans, row))] : []),
    ];
  },

  beforeCreate: async (ctx, data) => {
    await lockStudent(ctx, data.idMahasiswa);
    const facts = await mustBeValid(ctx, data, null);
    if (!isTeam(ctx.caller)) mustBeOpen(ctx, facts);
    await copyInto(ctx, data, data, facts);
    data.tanggalDaftar = ctx.now.toISOString();
  },

  beforeUpdate: async (ctx, before, data) => {
    if (!isTeam(ctx.caller) && before.status !== 'draf' && before.status !== 'revisi')
      throw conflict(messages.wrongState);
    const changed = choosing.filter(name => name in data);
    if (!changed.length) return;
    const fixed = changed.filter(name => name !== 'idMitra' && before.nomorPendaftaran);
    if (fixed.length) throw invalid(Object.fromEntries(fixed.map(name => [name, messages.fixed])));
    await lockStudent(ctx, before.idMahasiswa);
    const after = { ...before, ...data };
    await copyInto(ctx, data, after, await mustBeValid(ctx, after, before.id));
  },

  beforeTransition: async (ctx, before, transition) => {
    if (transition.field !== 'status') return;
    const led = ctx.registry.programmeOf(before.kodeJenisMbkm)?.lead !== undefined;
    if (transition.action === 'ajukan') {
      await submit(ctx, programmes, before, transition);
      // A check of credits that was skipped stands in the history.
      if (transition.alone)
        transition.note = studyPlanOf.of(ctx)?.status === 'gagal' ? noteOf(mbkmRefusals.krsSkipped) : null;
      return;
    }
    if (isDecision(transition.action)) return decide(ctx, before, transition, transition.action);
    if (transition.action === 'batalkan') return takeBack(ctx, before, transition);
    if (transition.action === 'mulai') mustHaveSupervisor(before);
    // For led participations the leading workflow checks this itself.
    if (transition.action === 'selesaikan' && !led) await mustBeFinished(ctx, before, transition, unfinished);
    if (transition.to === 'mengundurkan_diri') withdraw(transition);
  },

  // A step that another row takes along is told by that row.
  afterTransition: async (ctx, row, { field, action, note, alone }, before) => {
    if (field !== 'status' || !alone) return;
    await tellOfTransition(ctx, action, row, note, before);
    if (action === 'setujui' && namesSupervisor(ctx, row)) await tellOfSupervisor(ctx, row);
  },

  afterWrite: async (ctx, row, before) => {
    await keepSeats(ctx.tx, ctx.registry, row, before);
    await keepParticipation(ctx.tx, row, before);
    await keepLetters(ctx, row, before);
    if (!row && before && before.idMahasiswa !== ctx.caller.idMahasiswa)
      await tellOf(ctx, before, pendaftaranDihapus, { words: { oleh: ctx.caller.name } });
    const approved = row?.status === 'disetujui' && before && before.status !== 'disetujui';
    if (approved)
      await rulesOfProgramme(programmes, ctx.registry.programmeOf(row.kodeJenisMbkm)).afterApproval?.(ctx, row);
  },
});

/** True if this approval names the supervisor. */
const namesSupervisor = ({ registry }: RuleContext, row: Pendaftar): boolean =>
  row.status === 'disetujui' && Boolean(registry.programmeOf(row.kodeJenisMbkm)?.supervisorAtApproval);

/** Student and lecturer hear of each other (docs/domain/20 §4.9). */
async function tellOfSupervisor(ctx: RuleContext, row: Pendaftar): Promise<void> {
  const found = await read(asSystem(ctx.tx), pegawai, row.idDosenPembimbing, ['namaLengkap']);
  await tellOf(ctx, row, dospemDitetapkan, { words: { dosen: found?.namaLengkap ?? '' } });
}

/** The choices fit together and are free. @throws HttpError 409, 422 */
async function mustBeValid(
  ctx: RuleContext,
  row: ChangeOf<typeof pendaftar>,
  except: string | null,
): Promise<RegistrationFacts> {
  const values = await registrationValues(ctx, row);
  const facts = await registrationFacts(ctx.tx, ctx.registry, values, except);
  if (!facts) throw invalid({ idMahasiswa: wrong('idMahasiswa') });
  const { program, periode, ties } = facts;
  const programme = mustHaveProgramme(ctx.registry, program.kodeJenisMbkm);
  if (periode.status !== 'aktif') throw invalid({ idPeriode: wrong('idPeriode') });
  if (!leadsTo(programme, row.jalur, program)) throw invalid({ jalur: wrong('jalur') });
  for (const { tie, same } of ties) {
    const label = labelOfSource(ctx.registry.find, programme, tie.field);
    if (Object.entries(same).some(([name, value]) => value !== values[name]))
      throw invalid({ [tie.field]: messages.reference({ label: term(label) }) });
  }
  if (sameRegistration(facts)) throw conflict(alreadyRegistered);
  return facts;
}

/** Values that a draft takes from an offer or opening chosen since. @throws HttpError 409, 422 */
export async function retied(ctx: RuleContext, row: Pendaftar): Promise<ChangeOf<typeof pendaftar>> {
  await lockStudent(ctx, row.idMahasiswa);
  const data: ChangeOf<typeof pendaftar> = {};
  await copyInto(ctx, data, row, await mustBeValid(ctx, row, row.id));
  return data;
}

const wrong = (name: keyof typeof pendaftar.fields): Message =>
  messages.reference({ label: term(pendaftar.fields[name].label ?? name) });

/**
 * True if the way in fits the row of `master/program` (docs/domain/10 §2.4 polaPendaftaran); a row that no way of the
 * programme names fits all.
 */
function leadsTo(programme: Programme, jalur: unknown, program: RegistrationFacts['program']): boolean {
  const way = wayOf(programme, jalur);
  const named = Object.values(programme.ways).some(({ programs }) => matchesFilter(program, programs));
  return way !== undefined && (!named || matchesFilter(program, way.programs));
}

function mustBeOpen(ctx: RuleContext, facts: RegistrationFacts): void {
  const options = { today: dayInZone(ctx.now), krs: { status: 'kosong' }, resubmission: false } as const;
  const window = requirements(facts, options).filter(({ kode }) => kode === 'jendela');
  const errors = requirementErrors(window);
  if (Object.keys(errors).length) throw invalid(errors, Object.values(errors)[0]);
}

/** Puts into a change what the row repeats of the rows that it points at, so that lists search and sort it. */
async function copyInto(
  ctx: RuleContext,
  data: ChangeOf<typeof pendaftar>,
  row: ChangeOf<typeof pendaftar>,
  facts: RegistrationFacts,
): Promise<void> {
  const { mahasiswa, program, ties } = facts;
  const own = given(ties);
  const idMitra = uuid.safeParse(own.idMitra).data ?? row.idMitra ?? null;
  const mitra = idMitra ? await partner(ctx, idMitra) : undefined;
  const pic = await contact(ctx, idMitra, row.idPicMitra);
  const idPicMitra = pic ?? uuid.safeParse(own.idPicMitra).data ?? mitra?.idPicMitra ?? null;
  // A value of the tied row replaces the own one; an empty one leaves it.
  for (const [name, value] of Object.entries(own))
    Object.assign(data, { [splitSource(name).name]: value ?? valueAt(row, name) ?? null });
  Object.assign(data, {
    idProgramProdi: row.nomorPendaftaran ? row.idProgramProdi : mahasiswa.idProgramProdi,
    npm: mahasiswa.npm,
    namaMahasiswa: mahasiswa.nama,
    idJenisMbkm: program.idJenisMbkm,
    kodeJenisMbkm: program.kodeJenisMbkm,
    idMitra,
    namaMitra: mitra?.nama ?? null,
    idPicMitra,
  } satisfies ChangeOf<typeof pendaftar>);
}

const partner = (ctx: RuleContext, id: string) =>
  ctx.tx.one<{ nama: string; idPicMitra: string | null }>(
    `select m.nama, (select p.id from master_pic_mitra p where p.id_mitra = m.id and p.aktif
       order by p.is_utama desc, p.id limit 1) as "idPicMitra" from master_mitra m where m.id = $1`,
    [id],
  );

/** The named contact, if it belongs to the partner; a contact of the former partner goes. */
async function contact(
  { tx }: RuleContext,
  idMitra: string | null,
  idPicMitra: string | null | undefined,
): Promise<string | undefined> {
  if (!idMitra || !idPicMitra) return undefined;
  const found = await findOne(asSystem(tx), picMitra, { id: idPicMitra, idMitra }, ['id']);
  return found?.id;
}

function mustHaveSupervisor(row: Pick<Pendaftar, 'idDosenPembimbing'>): void {
  if (!row.idDosenPembimbing) throw conflict(mbkmRefusals.supervisorMissing);
}

/**
 * No log waits and required outputs are approved; the programme's grade is there where it has one. The end date has
 * passed and the package was handed in, or a note says why not.
 */
async function mustBeFinished(
  ctx: RuleContext,
  row: Pendaftar,
  { note }: Pick<Transition, 'note'>,
  unfinished: Unfinished,
): Promise<void> {
  const ended = row.tanggalSelesai !== null && row.tanggalSelesai < dayInZone(ctx.now);
  if (!ended && !note) throw invalid({ catatan: messages.noteRequired }, messages.noteRequired);
  const open = await unfinished(ctx.tx, ctx.registry, row.kodeJenisMbkm, row.id);
  if (open) throw conflict(open);
  const graded = mustHaveProgramme(ctx.registry, row.kodeJenisMbkm).grade.from !== 'none';
  if (row.nilaiAkhir === null && graded) {
    throw conflict(mbkmRefusals.gradeMissing);
  }
  const missing = note ? null : await packageMissing(ctx.tx, ctx.registry, row, ctx.now);
  if (missing) throw invalid({ catatan: missing }, missing);
}

function withdraw({ note, data }: Transition<Pendaftar>): void {
  data.alasanMundur = note;
  data.tahapAktif = null;
}
