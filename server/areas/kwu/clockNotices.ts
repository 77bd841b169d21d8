import { type BulkAnswer, inLanguage, messages } from '../../../resources/kit/index.ts';
import { daftarUlangDekat } from '../../../resources/kwu/events.ts';
import { kelompokKwu } from '../../../resources/kwu/kelompok.ts';
import { kwu } from '../../../resources/kwu/programme.ts';
import { kwuRefusals } from '../../../resources/kwu/refusals.ts';
import { monitoringRefusals } from '../../../resources/monitoring/refusals.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { mustBeAllowed } from '../../platform/access/permission.ts';
import type { DbRow, Queryable } from '../../platform/database/db.ts';
import { isIdOf } from '../../platform/database/ids.ts';
import { dayInZone } from '../../platform/day.ts';
import { forItems } from '../../platform/engine/bulk.ts';
import { mustBeObject } from '../../platform/engine/check.ts';
import type { Engine, EngineJob, EngineJobContext } from '../../platform/engine/context.ts';
import { forbidden, invalid, notFound } from '../../platform/errors.ts';
import { partsOf } from '../../platform/jobs/index.ts';
import type { JobResult } from '../../platform/jobs/types.ts';
import { type Telling, tell, tellEach } from '../../platform/notify/index.ts';
import { isTeam } from '../master/common.ts';
import { takesPart } from '../mbkm/groupTables.ts';
import { lastDayOf, stepsOfEach } from './reRegistration.ts';
import { businesses, members } from './tables.ts';

/** Days before the end of re-registration on which a business is told (docs/domain/30 §4.10). */
const before = [7, 1] as const;
const { steps: stepNames, ...said } = kwuRefusals.reminder;

/** Steps that must be finished before a business begins. */
const isNeeded = (kode: string): kode is keyof typeof stepNames => Object.hasOwn(stepNames, kode);

interface Unfinished extends DbRow {
  id: string;
  usaha: string;
  batas: string;
  hari: number;
  anggota: string[];
}

const unfinishedSql = (which: string): string =>
  `select * from (select g.id, g.nama_usaha as usaha, ${lastDayOf('g', 'a')}::text as batas,
       ${lastDayOf('g', 'a')} - $1::date as hari,
       array(select m.id_mahasiswa::text from ${members} m where m.parent_id = g.id and ${takesPart('m')}) as anggota
     from ${businesses} g join kwu_pengaturan a on a.id = g.id_pengaturan where g.status = 'disetujui') x
   where ${which}`;

/** Notices about open steps to the members of a business; empty when none is open. */
async function tellings(
  on: Queryable,
  open: readonly Unfinished[],
  keyOf: (one: Unfinished) => string,
): Promise<Telling[]> {
  const steps = await stepsOfEach(
    on,
    open.map(({ id }) => id),
  );
  return open.flatMap(one => {
    const langkah = steps(one.id).flatMap(({ kode, status }) =>
      isNeeded(kode) && status !== 'selesai' ? [stepNames[kode]] : [],
    );
    if (!langkah.length) return [];
    const kapan = one.hari === 0 ? said.today : said.inDays({ n: one.hari });
    const kurang = said.left({ langkah });
    return [
      {
        event: daftarUlangDekat,
        key: keyOf(one),
        words: {
          usaha: one.usaha,
          kapan: language => inLanguage(kapan, language),
          kurang: language => inLanguage(kurang, language),
        },
        people: { anggota: [{ mahasiswa: one.anggota }] },
        programme: kwu,
      },
    ];
  });
}

/** Reminds members of approved businesses of open steps, some days before their re-registration ends. */
export async function remindReRegistration(context: EngineJobContext): Promise<JobResult> {
  const open = partsOf<Unfinished>(context, unfinishedSql('x.hari = any($2::int[])'), [dayInZone(context.now), before]);
  return tellEach(context, open, part =>
    tellings(context.engine.db, part, ({ id, batas, hari }) => `${id}:${batas}:${hari}`),
  );
}

/**
 * POST {kelompok}/daftar-ulang/ingatkan: Tim MBKM reminds the members of businesses that are not finished, each once a day.
 * @param body `{ ids }`, at most 200
 * @throws HttpError 403, 422 without ids
 */
export async function remindNow(engine: Engine, caller: Caller, body: unknown): Promise<BulkAnswer> {
  mustBeAllowed(caller, kelompokKwu, 'action');
  if (!isTeam(caller)) throw forbidden();
  const { ids: given } = mustBeObject(body);
  const ids = Array.isArray(given) ? given.filter(id => typeof id === 'string') : [];
  if (!ids.length || ids.length > 200) throw invalid({ ids: messages.required });
  return forItems(
    engine,
    caller,
    kelompokKwu,
    ids.map(id => ({ id })),
    async (ctx, { id }) => {
      if (!isIdOf(kelompokKwu, id)) throw notFound();
      const day = dayInZone(ctx.now);
      const [one] = await ctx.tx.query<Unfinished>(unfinishedSql('x.id = $2::uuid'), [day, id]);
      if (!one) return kwuRefusals.notReRegistering;
      if (one.hari < 0) return kwuRefusals.reRegistrationOver;
      const [telling] = await tellings(ctx.tx, [one], () => `${id}:diingatkan:${day}`);
      if (!telling) return monitoringRefusals.nothingToRemind;
      return (await tell(ctx, telling)) ? null : monitoringRefusals.remindedToday;
    },
  );
}

export const clockNotices: readonly EngineJob[] = [
  {
    name: 'kwu-daftar-ulang',
    title: 'Mengingatkan daftar ulang KWU yang hampir berakhir',
    schedule: { at: '07:00' },
    run: remindReRegistration,
  },
];
