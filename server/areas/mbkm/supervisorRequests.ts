import { type ChangeOf, type Note, noteOf, type Programme, type Resource } from '../../../resources/kit/index.ts';
import { mbkmMessages } from '../../../resources/mbkm/messages.ts';
import { mbkmRefusals } from '../../../resources/mbkm/refusals.ts';
import {
  pengajuanDplDibuat,
  pengajuanDplDijawab,
  pengajuanDplHampirHabis,
} from '../../../resources/programme/groupEvents.ts';
import type { SupervisorRequest, SupervisorRequests } from '../../../resources/programme/supervisorRequest.ts';
import { column, labelSql, tableName } from '../../platform/database/columns.ts';
import type { DbRow } from '../../platform/database/db.ts';
import type { EngineJob, EngineJobContext } from '../../platform/engine/context.ts';
import { type DueContext, type DueReport, forDue } from '../../platform/engine/dueRows.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import type { RulesFor } from '../../platform/engine/rulesOf.ts';
import { transitionIn } from '../../platform/engine/transition.ts';
import { conflict } from '../../platform/errors.ts';
import { partsOf } from '../../platform/jobs/index.ts';
import type { JobResult } from '../../platform/jobs/types.ts';
import { tell, tellEach } from '../../platform/notify/index.ts';
import { asItIs } from '../../platform/versions.ts';
import { membersOf } from './group.ts';
import { daily } from './jobs.ts';

const day = 86_400_000;

/** Rules of a programme about its lecturers that its declaration cannot express. */
export interface Supervision {
  readonly programme: Programme;
  readonly requests: SupervisorRequests;
  readonly groups: Resource;
  /** SQL of the staff member whom a request `q` asks. */
  readonly staff: string;
  /** Days in which a request of the group is answered. */
  days(ctx: Pick<RuleContext, 'tx'>, idKelompok: string): Promise<number>;
  /** The lecturer may be given to the group: it holds the lecturer's places until the transaction ends. @throws HttpError 422 */
  mustFit(ctx: RuleContext, idKelompok: string, supervisor: unknown): Promise<void>;
  /** The lecturer answers requests at all. @throws HttpError 422 */
  mustTake?(ctx: RuleContext, supervisor: unknown): Promise<void>;
  /** Requests to a lecturer that can no longer be accepted: it has as many groups as it takes. */
  leftOver(ctx: RuleContext, request: SupervisorRequest): Promise<readonly string[]>;
}

/** @throws HttpError 409 unless the group, held until the transaction ends, still needs a DPL */
async function mustNeed(ctx: RuleContext, { groups, requests }: Supervision, id: unknown): Promise<string> {
  const found = await ctx.tx.one<{ id: string; status: string; given: boolean }>(
    `select id, status, ${column(requests.request.becomes)} is not null as given from ${tableName(groups)}
     where id = $1 for no key update`,
    [id],
  );
  if (found?.status !== 'disetujui') throw conflict(mbkmMessages.groupNotAccepted);
  if (found.given) throw conflict(mbkmMessages.groupHasSupervisor);
  return found.id;
}

/** A group's requests for a DPL (docs/domain/30 §1.7). */
export const requestRules = (of: Supervision): RulesFor<SupervisorRequests> => {
  const { supervisor, becomes } = of.requests.request;
  return {
    beforeCreate: async (ctx, data) => {
      const group = await mustNeed(ctx, of, data.idKelompok);
      await of.mustFit(ctx, group, data[supervisor]);
      await of.mustTake?.(ctx, data[supervisor]);
      const days = await of.days(ctx, group);
      data.batasJawaban = new Date(ctx.now.getTime() + days * day).toISOString();
    },

    beforeTransition: async (ctx, before, transition) => {
      if (transition.action !== 'batal') await tellOfAnswer(ctx, of, before, transition.to, transition.note);
      if (transition.action !== 'terima') return;
      const group = await mustNeed(ctx, of, before.idKelompok);
      await of.mustFit(ctx, group, before[supervisor]);
      await ctx.carry(
        of.groups,
        [{ id: group, values: { [becomes]: before[supervisor] } }],
        noteOf(mbkmRefusals.notes.requestAccepted),
      );
      const others = await of.leftOver(ctx, before);
      await expire(ctx, of.requests, others, noteOf(mbkmRefusals.notes.supervisorFull));
    },

    afterWrite: (ctx, row, before) => (row && !before ? tellOfRequest(ctx, of, row) : undefined),
  };
};

/** Requests that nobody can accept any more. */
export function expire(ctx: RuleContext, requests: SupervisorRequests, ids: readonly string[], note: Note) {
  const values: ChangeOf<SupervisorRequests> = { status: 'kedaluwarsa' };
  return ctx.carry(
    requests,
    ids.map(id => ({ id, values })),
    note,
  );
}

interface Involved extends DbRow {
  kelompok: string;
  dpl: string;
  idPegawai: string;
  ketua: string[];
}

/** People concerned by a request: the group by name, its leader, the lecturer. */
async function involvedIn(ctx: Pick<RuleContext, 'tx' | 'registry'>, of: Supervision, row: SupervisorRequest) {
  const { programme, groups, requests } = of;
  const members = membersOf(ctx.registry, programme);
  if (!members) return undefined;
  return ctx.tx.one<Involved>(
    `select ${labelSql(groups, 'g', ctx.registry)} as kelompok, s.nama_lengkap as dpl, s.id::text as id_pegawai,
       coalesce((select array_agg(t.id_mahasiswa::text) from ${members.table} m
         join mbkm_pendaftar_program_mbkm t on t.id = m.${members.participation}
         join master_jenis_anggota j on j.id = m.${members.position} and j.kode = $2
         where m.parent_id = g.id and ${members.isLive('m')}), '{}') as ketua
     from ${tableName(requests)} q join ${tableName(groups)} g on g.id = q.id_kelompok
     join master_pegawai s on s.id = ${of.staff} where q.id = $1`,
    [row.id, programme.group?.leader],
  );
}

const keyOf = ({ id, version }: SupervisorRequest, step: string): string => `${id}:${step}:${version}`;

async function tellOfRequest(ctx: RuleContext, of: Supervision, row: SupervisorRequest): Promise<void> {
  const found = await involvedIn(ctx, of, row);
  if (!found) return;
  await tell(ctx, {
    event: pengajuanDplDibuat,
    key: keyOf(row, 'buat'),
    words: { kelompok: found.kelompok },
    people: { dosen: [{ pegawai: [found.idPegawai] }] },
    programme: of.programme,
  });
}

async function tellOfAnswer(
  ctx: RuleContext,
  of: Supervision,
  row: SupervisorRequest,
  jawaban: string,
  note: Note | null,
): Promise<void> {
  const found = await involvedIn(ctx, of, row);
  if (!found) return;
  await tell(ctx, {
    event: pengajuanDplDijawab,
    key: keyOf(row, jawaban),
    words: { dpl: found.dpl, jawaban },
    people: { ketua: [{ mahasiswa: found.ketua }] },
    note,
    programme: of.programme,
  });
}

/** Requests that no lecturer has answered in time (docs/domain/30 §1.7 `kedaluwarsa`). */
async function expireRequests(context: DueContext, { requests }: Supervision): Promise<DueReport> {
  const { engine } = context;
  const due = partsOf<{ id: string }>(
    context,
    `select id from ${tableName(requests)} where status = 'diajukan' and batas_jawaban < $1`,
    [engine.now().toISOString()],
  );
  return forDue(context, requests, due, (ctx, { id }) =>
    transitionIn(ctx, requests, id, 'kedaluwarsa', { version: asItIs }),
  );
}

/** A request that is about to expire → the lecturer who was asked, once (docs/domain/30 §4.10). */
async function remindRequests(context: EngineJobContext, of: Supervision): Promise<JobResult> {
  const { programme, requests, groups } = of;
  const tomorrow = new Date(context.now.getTime() + day).toISOString();
  const open = partsOf<DbRow & { id: string; kelompok: string; idPegawai: string }>(
    context,
    `select q.id, ${labelSql(groups, 'g', context.engine.registry)} as kelompok, ${of.staff}::text as id_pegawai from ${tableName(requests)} q
     join ${tableName(groups)} g on g.id = q.id_kelompok
     where q.status = 'diajukan' and q.batas_jawaban between $1 and $2`,
    [context.now.toISOString(), tomorrow],
  );
  return tellEach(context, open, part =>
    part.map(({ id, kelompok, idPegawai }) => ({
      event: pengajuanDplHampirHabis,
      key: id,
      words: { kelompok },
      people: { dosen: [{ pegawai: [idPegawai] }] },
      programme,
    })),
  );
}

/** The daily jobs of a programme's requests. */
export const requestJobs = (of: Supervision): readonly EngineJob[] => {
  const { name, label } = of.programme;
  return [
    daily(`${name}-pengajuan-dpl`, `Menutup pengajuan DPL ${label} yang tidak dijawab`, { at: '00:20' }, context =>
      expireRequests(context, of),
    ),
    {
      name: `${name}-pengajuan-dpl-habis`,
      title: `Mengingatkan permintaan DPL ${label} yang hampir kedaluwarsa`,
      schedule: { at: '07:10' },
      run: context => remindRequests(context, of),
    },
  ];
};
