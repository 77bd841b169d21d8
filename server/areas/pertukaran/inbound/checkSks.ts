import { messages } from '../../../../resources/kit/index.ts';
import { mahasiswa } from '../../../../resources/master/mahasiswa.ts';
import { mbkmRefusals } from '../../../../resources/mbkm/refusals.ts';
import { krs } from '../../../../resources/pertukaran/krs.ts';
import { pertukaranRefusals } from '../../../../resources/pertukaran/refusals.ts';
import { role } from '../../../../resources/roles.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import { mayDo } from '../../../platform/access/permission.ts';
import { saidTo } from '../../../platform/access/saidTo.ts';
import { dayInZone } from '../../../platform/day.ts';
import type { Engine } from '../../../platform/engine/context.ts';
import { badRequest, HttpError, notFound } from '../../../platform/errors.ts';
import { readPeriods, runningOf } from '../../master/periodStages.ts';
import { sksTooMany } from '../../mbkm/eligibility.ts';
import type { Ports } from '../../mbkm/ports.ts';
import { krsOf } from '../../mbkm/studyPlan.ts';
import { readSetting } from '../../pengaturan/settings.ts';
import { headerOf, periodOf } from './planRead.ts';
import { type SksCheck, sksMessage } from './sksWords.ts';
import { studentOf } from './students.ts';
import { studyPeriod } from './windows.ts';

type Query = Readonly<Record<string, unknown>>;

/** @throws HttpError 400 for what is no whole number of SKS */
function limitOf({ limit }: Query, otherwise: number): number {
  const wanted = limit === undefined || limit === '' ? otherwise : Number(limit);
  if (!Number.isInteger(wanted) || wanted < 0 || wanted > 200) throw badRequest(messages.badFilter);
  return wanted;
}

/** A student from elsewhere: the active rows of the plan; undefined for who is none within the caller's reach. */
async function inboundSks(engine: Engine, caller: Caller, query: Query): Promise<SksCheck | undefined> {
  if (!mayDo(caller, krs, 'read')) return undefined;
  const student = await studentOf(engine, engine.db, caller, query.npm).catch((error: unknown) => {
    if (error instanceof HttpError && (error.statusCode === 404 || error.statusCode === 400)) return undefined;
    throw error;
  });
  if (!student) return undefined;
  const period = await studyPeriod(engine.db, periodOf(query, student));
  const limit = limitOf(query, period.batasSks);
  const totalSks = (await headerOf(engine.db, student.id, period.id))?.totalSks ?? 0;
  const pesan = sksMessage(caller.baseRole === role.inbound ? 'mahasiswa' : 'pemutus', student.nama, totalSks, limit);
  return {
    npm: student.npm,
    sumber: 'pertukaran',
    totalSks,
    limit,
    lebih: pesan !== null,
    judul: saidTo(caller, pertukaranRefusals.maaf),
    pesan: pesan && saidTo(caller, pesan),
  };
}

/** An own student: the plan in SIAMIK of the period that runs. @throws HttpError 404 out of the caller's reach */
async function ownSks(engine: Engine, { siamik }: Ports, caller: Caller, query: Query): Promise<SksCheck> {
  if (!mayDo(caller, mahasiswa, 'read')) throw notFound();
  const values: unknown[] = [];
  const scope = engine.rowsOf(caller, mahasiswa, 'read', 't', values);
  const named = typeof query.npm === 'string' && query.npm.length > 0 && query.npm.length <= 20;
  if (!named && !caller.idMahasiswa)
    throw new HttpError(400, pertukaranRefusals.sertakanNpm, { npm: messages.required });
  const which = named ? `t.npm = $${values.push(query.npm)}` : `t.id = $${values.push(caller.idMahasiswa)}::uuid`;
  const found = await engine.db.one<{ npm: string }>(
    `select t.npm from master_mahasiswa t where ${which} and ${scope}`,
    values,
  );
  if (!found) throw notFound();
  const limit = limitOf(query, await readSetting(engine.db, 'sks.batasKrs'));
  const running = runningOf(await readPeriods(engine.db, engine.registry), dayInZone(engine.now()));
  const plan = running ? await krsOf(siamik, found.npm, running.kode) : ({ status: 'kosong' } as const);
  const totalSks = plan.status === 'ada' ? plan.total : 0;
  const lebih = totalSks > limit;
  const pesan = lebih
    ? saidTo(caller, sksTooMany(limit))
    : plan.status === 'gagal'
      ? saidTo(caller, mbkmRefusals.krsSkipped)
      : null;
  return {
    npm: found.npm,
    sumber: 'siamik',
    totalSks,
    limit,
    lebih,
    judul: saidTo(caller, pertukaranRefusals.maaf),
    pesan,
  };
}

/**
 * GET P/krs/cek-sks?npm=&limit=: the SKS of a plan against a limit, that of the study period or the general one where
 * none is named; equal passes (docs/domain/50 §4 "SKS check").
 * @throws HttpError 400 for a limit that is no whole number, 404
 */
export const checkSks = async (engine: Engine, ports: Ports, caller: Caller, query: Query): Promise<SksCheck> =>
  (await inboundSks(engine, caller, query)) ?? ownSks(engine, ports, caller, query);
