import { durationErrors } from '../../../resources/kit/duration.ts';
import {
  type ChangeOf,
  distinct,
  type FieldErrors,
  labelOfSource,
  type Message,
  messages,
  type Programme,
  registrationErrors,
  type Term,
  term,
  withWords,
} from '../../../resources/kit/index.ts';
import { type Pendaftar, pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { dayInZone } from '../../platform/day.ts';
import { handedInAnswers } from '../../platform/engine/extras/chosen.ts';
import type { RuleContext, Transition } from '../../platform/engine/rules.ts';
import { conflict, type HttpError, invalid } from '../../platform/errors.ts';
import { consentErrors, keepConsent } from './consent/consent.ts';
import { dateErrors } from './dateRules.ts';
import { type Beside, withDetail } from './detail.ts';
import {
  alreadyRegistered,
  clashing,
  requirementErrors,
  requirements,
  sameRegistration,
  stillActive,
} from './eligibility.ts';
import { mustHaveProgramme, type RulesByProgramme, rulesOfProgramme } from './programmes.ts';
import { takeSeat } from './quota.ts';
import { programFacts, type RegistrationFacts, registrationFacts } from './registrationFacts.ts';
import { nextNumber } from './registrationNumbers.ts';
import { ownFields, studyPlanOf } from './ruleParameters.ts';
import { openStage } from './stages.ts';

/** A registration's values by source: stored, and what is being saved with it. */
export async function registrationValues<T extends ChangeOf<typeof pendaftar>>(
  ctx: RuleContext,
  row: T,
): Promise<T & Beside> {
  const program = row.kodeJenisMbkm ? undefined : await programFacts(ctx.tx, row.idProgram);
  const programme = ctx.registry.programmeOf(row.kodeJenisMbkm ?? program?.kodeJenisMbkm);
  const values = await withDetail(ctx.tx, ctx.registry, programme, row);
  const key = programme?.detail?.key;
  const own = ownFields.of(ctx);
  return key && own ? { ...values, [key]: { ...Object(values[key]), ...own } } : values;
}

/** Registrations of one student take turns, so that two of them never pass the same check. */
export const lockStudent = (ctx: RuleContext, id: string | null | undefined): Promise<unknown> =>
  ctx.tx.query('select 1 from master_mahasiswa where id = $1 for no key update', [id]);

/**
 * Submits a registration: every check of docs/domain/20 §4.1 together, then number, snapshot and stage.
 * @throws HttpError 409 when the student already takes part, 422 with every failure by field
 */
export async function submit(
  ctx: RuleContext,
  programmes: RulesByProgramme,
  before: Pendaftar,
  transition: Transition<Pendaftar>,
): Promise<void> {
  const krs = studyPlanOf.of(ctx);
  if (!krs) throw new Error('Pendaftaran hanya dapat diajukan dengan data KRS.');
  await lockStudent(ctx, before.idMahasiswa);
  const values = await registrationValues(ctx, before);
  const facts = await mustHaveFacts(ctx, values);
  mustBeFree(facts);
  const resubmission = Boolean(before.nomorPendaftaran);
  const list = requirements(facts, { today: dayInZone(ctx.now), krs, resubmission });
  const programme = mustHaveProgramme(ctx.registry, facts.program.kodeJenisMbkm);
  const answered = await handedInAnswers(ctx, pendaftar, before);
  const errors = {
    ...answered.errors,
    ...requirementErrors(list),
    ...(await formErrors(ctx, programmes, values, facts)),
    ...(await consentErrors(ctx, before, facts.program.kodeJenisMbkm)),
  };
  if (Object.keys(errors).length) throw refusal(ctx, programme, errors, answered.labels);
  await keepConsent(ctx, before, facts.program.kodeJenisMbkm);
  await takeSeat(ctx.tx, ctx.registry, programme, values, 'diajukan');
  const { mahasiswa, program, periode } = facts;
  const first = resubmission
    ? {}
    : {
        nomorPendaftaran: await nextNumber(ctx, program, periode),
        tanggalDaftar: ctx.now.toISOString(),
        idProgramProdi: mahasiswa.idProgramProdi,
        // Answers to what another offer or wave asks, chosen before, are of no use.
        tambahan: answered.answers ?? null,
      };
  Object.assign(transition.data, first, {
    semester: mahasiswa.semester,
    ipk: mahasiswa.ipk,
    sksTempuh: mahasiswa.sksTempuh,
    sksKrs: krs.status === 'ada' ? krs.total : null,
    tahapAktif: programme.lead ? null : await openStage(ctx, before),
    catatanTerakhir: null,
  });
}

async function mustHaveFacts(ctx: RuleContext, values: Pendaftar & Beside): Promise<RegistrationFacts> {
  const facts = await registrationFacts(ctx.tx, ctx.registry, values, values.id);
  if (!facts) throw conflict(messages.wrongState);
  return facts;
}

/** @throws HttpError 409 with the words of docs/domain/20 §1.1 */
export function mustBeFree(facts: RegistrationFacts): void {
  if (sameRegistration(facts)) throw conflict(alreadyRegistered);
  const other = clashing(facts);
  if (other) throw conflict(stillActive(other));
}

/** Errors by field for values and files that the student still has to fill in, upload or correct. */
async function formErrors(
  ctx: RuleContext,
  programmes: RulesByProgramme,
  values: Pendaftar & Beside,
  facts: RegistrationFacts,
): Promise<FieldErrors> {
  const { program } = facts;
  const programme = mustHaveProgramme(ctx.registry, program.kodeJenisMbkm);
  return {
    ...durationErrors(values.tanggalMulai, values.tanggalSelesai, program.durasiMinHari),
    ...dateErrors(ctx.registry, values, facts),
    ...registrationErrors(ctx.registry.find, programme, values),
    ...(await rulesOfProgramme(programmes, programme).submissionErrors?.(ctx, values)),
  };
}

/** One failure is said by itself; several are shown at their fields, or all named where the programme says so. */
function refusal(
  ctx: RuleContext,
  programme: Programme,
  errors: FieldErrors,
  labels: Readonly<Record<string, string>>,
): HttpError {
  const sentences = distinct(Object.values(errors));
  if (!programme.lacking) return invalid(errors, sentences.length === 1 ? sentences[0] : messages.invalid);
  const named = Object.entries(errors).map(([source, message]): [string, Term | Message] => {
    const said =
      message === messages.required
        ? term(labels[source] ?? labelOfSource(ctx.registry.find, programme, source))
        : message;
    return [String(said), said];
  });
  return invalid(errors, withWords(programme.lacking, { daftar: [...new Map(named).values()] }));
}
