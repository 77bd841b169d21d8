import { dayInZone } from '../../platform/day.ts';
import type { Engine } from '../../platform/engine/context.ts';
import type { DataBeranda, DataLanding, InboundDates, MitraPublik, ProgramCode } from '../../platform/landing/types.ts';
import { readPeriods } from '../master/periodStages.ts';
import { programDocuments } from './documents.ts';
import { figuresOf } from './figures.ts';
import { pageNews } from './news.ts';
import { ownRules } from './ownRules.ts';
import { publicPartners } from './partners.ts';
import { jenisIds, jenisOfProgram, offeredJenisIds, programCodes } from './programs.ts';
import { requirementsOf } from './requirements.ts';
import { datesOf, registrationOf, scheduleOf, statusOf } from './schedule.ts';

/** Logos of a landing page. */
const logos = 24;
/** More partners than any university shows. */
const allPartners = 500;

/** GET /api/publik/beranda (docs/domain/60 §2). */
export async function indexData({ db, registry, now }: Engine): Promise<DataBeranda> {
  const moment = now();
  return {
    statistik: await figuresOf(db, registry, null, null),
    mitra: await publicPartners(db, registry, null, logos),
    ...(await pageNews(db, moment, null)),
    program: await programStates({ db, registry, now }),
  };
}

/** Registration dates of each programme with a public page. */
export async function programStates({
  db,
  registry,
  now,
}: Pick<Engine, 'db' | 'registry' | 'now'>): Promise<DataBeranda['program']> {
  const today = dayInZone(now());
  const periods = await readPeriods(db, registry);
  const program: DataBeranda['program'] = [];
  for (const code of programCodes) {
    const rules = await ownRules(db, registry, jenisOfProgram[code]);
    program.push(statusOf(code, registrationOf(periods, await offeredJenisIds(db, code), today, rules), today));
  }
  return program;
}

/** GET /api/publik/landing/{kode} (docs/domain/60 §2). */
export async function landingData({ db, registry, now }: Engine, code: ProgramCode): Promise<DataLanding> {
  const moment = now();
  const today = dayInZone(moment);
  const jenis = await jenisIds(db, code);
  const rules = await ownRules(db, registry, jenisOfProgram[code]);
  const offered = await offeredJenisIds(db, code);
  const registration = registrationOf(await readPeriods(db, registry), offered, today, rules);
  return {
    program: { ...(await requirementsOf(db, jenis, registration?.own?.least)), ...datesOf(registration, today) },
    jadwal: scheduleOf(registration),
    statistik: await figuresOf(db, registry, code, jenis),
    mitra: await publicPartners(db, registry, jenis, logos),
    ...(await pageNews(db, moment, code)),
    dokumen: await programDocuments(db, jenis),
  };
}

/** Registration dates for students of other universities, from the study periods; without days if none has any. */
export async function inboundDates({ db, now }: Engine): Promise<InboundDates> {
  const today = dayInZone(now());
  const found = await db.one<InboundDates & Record<string, unknown>>(
    `select pendaftaran_mulai <= $1::date as terbuka, pendaftaran_mulai::text as buka_pada,
       pendaftaran_selesai::text as tutup_pada from pertukaran_masa_studi
     where skema = 'inbound' and pendaftaran_selesai >= $1::date order by pendaftaran_mulai limit 1`,
    [today],
  );
  return found ?? { terbuka: false, bukaPada: null, tutupPada: null };
}

/** GET /api/publik/mitra (docs/domain/60 §2). */
export async function partnerData({ db, registry }: Engine, code: ProgramCode | undefined): Promise<MitraPublik[]> {
  return publicPartners(db, registry, code ? await jenisIds(db, code) : null, allPartners);
}
