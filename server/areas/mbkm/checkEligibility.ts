import { type Message, type Programme, splitSource } from '../../../resources/kit/index.ts';
import type { KelayakanDaftar } from '../../../resources/kit/requirement.ts';
import { mahasiswa } from '../../../resources/master/mahasiswa.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { mbkmRefusals } from '../../../resources/mbkm/refusals.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { mustBeAllowed } from '../../platform/access/permission.ts';
import { dayInZone } from '../../platform/day.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { findRow } from '../../platform/engine/read.ts';
import { badRequest, notFound } from '../../platform/errors.ts';
import { formsFor } from './askedForms.ts';
import type { Beside } from './detail.ts';
import { alreadyRegistered, clashing, requirements, sameRegistration, sksLimit, stillActive } from './eligibility.ts';
import type { Ports } from './ports.ts';
import { mustHaveProgramme, rulesOfProgramme } from './programmes.ts';
import { programFacts, registrationFacts } from './registrationFacts.ts';
import { krsOf } from './studyPlan.ts';
import { tiedRows } from './ties.ts';

/**
 * Checks whether a student may register; answers every reason against it. Students ask for themselves.
 * @throws HttpError 400 without programme and period, 404 for a student out of scope
 */
export async function checkEligibility(
  engine: Engine,
  ports: Ports,
  caller: Caller,
  query: Readonly<Record<string, unknown>>,
): Promise<KelayakanDaftar> {
  mustBeAllowed(caller, pendaftar, 'read');
  const { idProgram, idPeriode } = query;
  const idMahasiswa = typeof query.idMahasiswa === 'string' ? query.idMahasiswa : caller.idMahasiswa;
  if (typeof idProgram !== 'string' || typeof idPeriode !== 'string') throw badRequest(mbkmRefusals.programAndPeriod);
  if (!idMahasiswa) throw badRequest(mbkmRefusals.studentMissing);
  // The requirements tell study results: only who may read the student's row may ask.
  if (!(await findRow(engine, engine.db, caller, mahasiswa, idMahasiswa, 'read'))) throw notFound();
  const program = await programFacts(engine.db, idProgram);
  if (!program) throw notFound();
  const programme = mustHaveProgramme(engine.registry, program.kodeJenisMbkm);
  const chosen = { idMahasiswa, idProgram, idPeriode, ...(await visibleTies(engine, caller, programme, query)) };
  const facts = await registrationFacts(engine.db, engine.registry, chosen, null);
  if (!facts) throw notFound();
  const krs = await krsOf(ports.siamik, facts.mahasiswa.npm, facts.periode.kode);
  const own = rulesOfProgramme(ports.programmes ?? {}, programme);
  const list = [
    ...requirements(facts, { today: dayInZone(engine.now()), krs, resubmission: false }),
    ...((await own.requirements?.(engine.db, { ...chosen, idMitra: query.idMitra ?? null })) ?? []),
  ];
  const other = sameRegistration(facts) ?? clashing(facts);
  const taken = other ? [sameRegistration(facts) ? alreadyRegistered : stillActive(other)] : [];
  const alasan: Message[] = [...taken, ...list.flatMap(({ pesan }) => pesan ?? [])];
  return {
    bolehMendaftar: alasan.length === 0,
    alasan: alasan.map(({ text }) => text),
    pendaftaranAktif: other
      ? { idPendaftarMbkm: other.id, program: other.namaProgram, periode: other.namaPeriode, status: other.status }
      : null,
    sks: {
      total: krs.status === 'ada' ? krs.total : null,
      batas: sksLimit(facts),
      lolos: list.every(({ kode, lolos }) => kode !== 'sks' || lolos),
    },
    durasiMinHari: program.durasiMinHari,
    formulir: await formsFor(engine.db, engine.registry, programme, chosen),
    syarat: list.map(({ kode, label, lolos, nilai, batas }) => ({ kode, label, lolos, nilai, batas })),
  };
}

/** Rows that the registration would be tied to, by source, read in the caller's scope. @throws HttpError 404 */
async function visibleTies(
  engine: Engine,
  caller: Caller,
  programme: Programme,
  query: Readonly<Record<string, unknown>>,
): Promise<Beside> {
  const values: Record<string, unknown> = {};
  for (const tie of programme.ties.filter(({ of }) => !of)) {
    const { part, name } = splitSource(tie.field);
    const id = query[name];
    if (typeof id !== 'string' || !id) continue;
    const { resource } = tiedRows(engine.registry, programme, tie);
    if (!(await findRow(engine, engine.db, caller, resource, id, 'read'))) throw notFound();
    if (part) values[part] = { ...Object(values[part]), [name]: id };
    else values[name] = id;
  }
  return values;
}
