import { noteOf } from '../../../../resources/kit/index.ts';
import { type Krs, type krs, nilaiInbound } from '../../../../resources/pertukaran/krs.ts';
import { mhsInbound } from '../../../../resources/pertukaran/mhsInbound.ts';
import { pertukaranRefusals } from '../../../../resources/pertukaran/refusals.ts';
import type { DbRow } from '../../../platform/database/db.ts';
import { dayInZone } from '../../../platform/day.ts';
import { asSystem, read } from '../../../platform/engine/reading.ts';
import type { RuleContext, Transition } from '../../../platform/engine/rules.ts';
import type { RulesFor } from '../../../platform/engine/rulesOf.ts';
import { escapeLike } from '../../../platform/engine/where.ts';
import { conflict, invalid } from '../../../platform/errors.ts';
import { isTeam } from '../../master/common.ts';
import { createByServer } from './createByServer.ts';
import { tellOfPlan } from './notices.ts';
import { type Said, sksMessage, sksOf } from './sksWords.ts';
import { closedReason, mustBeOpen, type StudyPeriod, studyPeriod } from './windows.ts';

/** Study plans: what may be handed in, approved, opened again (docs/domain/50 §1.5, §2.3). */
export const planRules: RulesFor<typeof krs> = {
  filters: {
    // Also by whose plan it is (`alsoSearched`).
    q: ({ alias, params }, value) => {
      const words = typeof value === 'string' ? value.trim().split(/\s+/).slice(0, 6) : [];
      const found = words.map(word => {
        const at = `$${params.push(`%${escapeLike(word)}%`)}`;
        return `(${alias}.npm ilike ${at} or exists (select 1 from pertukaran_mhs_inbound qs
          where qs.id = ${alias}.id_mhs_inbound and (qs.nama_lengkap ilike ${at} or qs.nama_kampus_asal ilike ${at})))`;
      });
      return found.length ? `(${found.join(' and ')})` : 'true';
    },
  },

  shown: async ({ db }, rows) => {
    const found = await db.query<DbRow & { id: string }>(
      `select k.id, s.nama_kampus_asal as kampus, p.nama_prodi as prodi, m.batas_sks from pertukaran_krs k
         join pertukaran_mhs_inbound s on s.id = k.id_mhs_inbound join master_program_prodi p on p.id = s.id_program_prodi
         join pertukaran_masa_studi m on m.id = k.id_masa_studi where k.id = any($1)`,
      [rows.map(({ id }) => id)],
    );
    const known = new Map(found.map(({ id, ...told }) => [id, told]));
    for (const row of rows) Object.assign(row, known.get(row.id ?? ''));
  },

  conditions: {
    jendelaKrs: {
      rows: ({ alias, params, now }) =>
        `exists (select 1 from pertukaran_masa_studi w where w.id = ${alias}.id_masa_studi
           and $${params.push(dayInZone(now))}::date between w.krs_mulai and w.krs_selesai)`,
      says: async ({ tx, now }, row) => closedReason(await studyPeriod(tx, row.idMasaStudi), 'krs', now) ?? undefined,
    },
  },

  beforeTransition: async (ctx, before, transition) => {
    const { action, data, note } = transition;
    const period = await studyPeriod(ctx.tx, before.idMasaStudi);
    if (action === 'ajukan') await submit(ctx, before, period, transition);
    if (action === 'setujui') {
      await mustFitLimit(ctx, before, period, 'pemutus');
      data.idPenyetuju = ctx.caller.userId;
      data.tanggalSetuju = ctx.now.toISOString();
    }
    if (action === 'buka') await mustBeUnfinished(ctx, before);
    if (action !== 'ajukan') data.catatan = note;
  },

  afterWrite: async (ctx, row, before) => {
    if (!row || !before || row.status === before.status) return;
    await tellOfPlan(ctx, row, row.status === 'diajukan' ? null : noteOf(row.catatan));
    if (row.status !== 'disetujui') return;
    await beginGrades(ctx, row);
    const student = await read(asSystem(ctx.tx), mhsInbound, row.idMhsInbound, ['status'], { lock: 'no key update' });
    if (student?.status === 'disetujui')
      await ctx.step(mhsInbound, row.idMhsInbound, 'mulai', noteOf(pertukaranRefusals.notes.planApproved));
  },
};

async function submit(ctx: RuleContext, before: Krs, period: StudyPeriod, { data }: Transition<Krs>): Promise<void> {
  mustBeOpen(period, 'krs', ctx.now, isTeam(ctx.caller));
  const total = await sksOf(ctx.tx, before.id);
  if (!total) throw invalid({ totalSks: pertukaranRefusals.krsKosong }, pertukaranRefusals.krsKosong);
  const least = pertukaranRefusals.krsMinimal({ n: period.minSks });
  if (total < period.minSks) throw invalid({ totalSks: least }, least);
  await mustFitLimit(ctx, before, period, 'mahasiswa');
  data.tanggalAjukan = ctx.now.toISOString();
}

/** @throws HttpError 422 with the sentence of the dialog 'Maaf' */
async function mustFitLimit(ctx: RuleContext, before: Krs, period: StudyPeriod, said: Said): Promise<void> {
  const student = await read(asSystem(ctx.tx), mhsInbound, before.idMhsInbound, ['namaLengkap']);
  const message = sksMessage(said, student?.namaLengkap ?? '', await sksOf(ctx.tx, before.id), period.batasSks);
  if (message) throw invalid({ totalSks: message, judul: pertukaranRefusals.maaf }, message);
}

/** @throws HttpError 409 once a grade of the plan is final */
async function mustBeUnfinished(ctx: RuleContext, before: Krs): Promise<void> {
  const found = await ctx.tx.one(
    `select 1 as ada from pertukaran_krs_detail d join pertukaran_nilai_inbound n on n.id_krs_detail = d.id
     where d.id_krs = $1 and n.status = 'final' limit 1`,
    [before.id],
  );
  if (found) throw conflict(pertukaranRefusals.krsBukaFinal);
}

/** Each class of an approved plan has a row for its grade. */
async function beginGrades(ctx: RuleContext, row: Krs): Promise<void> {
  const open = await ctx.tx.query<{ id: string }>(
    `select d.id from pertukaran_krs_detail d left join pertukaran_nilai_inbound n on n.id_krs_detail = d.id
     where d.id_krs = $1 and d.keadaan = 'aktif' and n.id is null order by d.id`,
    [row.id],
  );
  for (const { id } of open) await createByServer(ctx, nilaiInbound, { idKrsDetail: id, status: 'belum' });
}
