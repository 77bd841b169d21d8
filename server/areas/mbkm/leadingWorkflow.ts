import {
  type Arrow,
  type ChangeOf,
  carriedTo,
  fits,
  isState,
  type Lead,
  messages,
  noteOf,
  type Programme,
  type Registry,
  type Resource,
  type RowOf,
  uuid,
  valueAt,
} from '../../../resources/kit/index.ts';
import { alurPendaftaran } from '../../../resources/mbkm/alurPendaftaran.ts';
import { type Pendaftar, pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { mbkmRefusals } from '../../../resources/mbkm/refusals.ts';
import { tableName } from '../../platform/database/columns.ts';
import type { DbRow } from '../../platform/database/db.ts';
import { textOf } from '../../platform/database/values.ts';
import { findRow } from '../../platform/engine/read.ts';
import type { RuleContext, RulesByResource, Transition } from '../../platform/engine/rules.ts';
import type { RulesFor } from '../../platform/engine/rulesOf.ts';
import { conflict } from '../../platform/errors.ts';
import type { KrsResult } from './eligibility.ts';
import { tellOfTransition } from './notices.ts';
import { stateToReach, studyPlanOf, takenAlong } from './ruleParameters.ts';
import { type Plans, unanswered } from './siamik.ts';
import { krsOf } from './studyPlan.ts';

/** The state of a participation that is handed in: whoever carries it there brings its study plan along. */
const handedIn = 'diajukan';

/** True if a step of the leading workflow hands the participation in. */
export const leadsIn = (lead: Lead, action: string): boolean => lead.carries[action] === handedIn;

/** A row whose workflow leads its participation. */
type Led = RowOf<Resource>;

/** Fields that the leading row repeats of its participation. */
const repeated = ({ repeats }: Lead, row: Pendaftar): ChangeOf<Resource> =>
  Object.fromEntries(Object.entries(repeats).map(([own, name]) => [own, valueAt(row, name) ?? null]));

/**
 * The step of the registration workflow that leads a participation to a state.
 * @throws HttpError 409 where none does
 */
function stepTo(row: Pendaftar, to: string): string {
  const steps = Object.entries(alurPendaftaran.actions);
  const leads = (arrow: Arrow, reached: string | undefined) =>
    arrow.from.some(state => state === row.status) && reached === to && fits(arrow, row);
  const found =
    steps.find(([, { arrows }]) => arrows.some(arrow => leads(arrow, arrow.to[0]))) ??
    steps.find(([, { arrows }]) => arrows.some(arrow => arrow.to.some(reached => leads(arrow, reached))));
  if (!found) throw conflict(messages.wrongState);
  return found[0];
}

interface Student extends DbRow {
  npm: string;
  periode: string;
}

/** The participation, locked: its own row says in which state the leading one finds it. */
const participationOf = async ({ engine, tx }: RuleContext, id: unknown): Promise<Pendaftar | undefined> => {
  const known = uuid.safeParse(id).data;
  return known === undefined ? undefined : findRow(engine, tx, null, pendaftar, known, 'read', true);
};

/**
 * Takes the participation along: the rules of the registration workflow are asked, its notices sent. Both move in one
 * transaction, or none does.
 */
async function carryAlong(ctx: RuleContext, lead: Lead, before: Led, transition: Transition<Led>): Promise<void> {
  const { action, note, data } = transition;
  const to = carriedTo(lead, action, textOf(data[lead.field]) ?? '');
  if (to === undefined || !isState(alurPendaftaran, to)) return;
  const row = await participationOf(ctx, before.idPendaftarMbkm);
  if (!row) throw conflict(messages.wrongState);
  const step = stepTo(row, to);
  const krs: KrsResult | undefined = to === handedIn ? (studyPlanOf.of(ctx) ?? { status: 'gagal' }) : undefined;
  const said = krs?.status === 'gagal' ? noteOf(mbkmRefusals.krsSkipped) : note;
  const moved = await ctx.step(pendaftar, row.id, step, said, [
    takenAlong.with(true),
    stateToReach.with(to),
    ...(krs ? [studyPlanOf.with(krs)] : []),
  ]);
  Object.assign(data, repeated(lead, moved));
  await tellOfTransition(ctx, step, moved, note, row);
}

const leadingOf = (lead: Lead, resource: Resource, siamik: Plans): RulesFor<Resource> => ({
  outside: async ({ db }, _caller, id, { field, name }) => {
    if (field !== lead.field || !leadsIn(lead, name) || !uuid.safeParse(id).success) return [];
    const found = await db.one<Student>(
      `select p.npm, d.kode as periode from ${tableName(resource)} t
       join mbkm_pendaftar_program_mbkm p on p.id = t.id_pendaftar_mbkm join master_periode d on d.id = p.id_periode
       where t.id = $1`,
      [id],
    );
    return found ? [studyPlanOf.with(await krsOf(siamik, found.npm, found.periode))] : [];
  },
  beforeCreate: async (ctx, data) => {
    const row = await participationOf(ctx, data.idPendaftarMbkm);
    // One address for both: screens, notices and letters name the participation.
    if (row) Object.assign(data, { id: row.id }, repeated(lead, row));
  },
  beforeTransition: async (ctx, before, transition) => {
    if (transition.field === lead.field) await carryAlong(ctx, lead, before, transition);
  },
});

/** Copies changes of supervisor and student to the leading row. */
const repeating: RulesFor<typeof pendaftar> = {
  afterWrite: async (ctx, row, before) => {
    if (!row || !before || takenAlong.of(ctx)) return;
    const programme = ctx.registry.programmeOf(row.kodeJenisMbkm);
    const { lead, detail } = programme ?? {};
    if (!lead || !detail) return;
    const changed = Object.values(lead.repeats).some(name => valueAt(row, name) !== valueAt(before, name));
    const resource = ctx.registry.get(detail.resource);
    const known =
      changed &&
      (await ctx.tx.one(`select 1 as ada from ${tableName(resource)} where id_pendaftar_mbkm = $1`, [row.id]));
    if (known)
      await ctx.carry(resource, [{ id: row.id, values: repeated(lead, row) }], noteOf(mbkmRefusals.notes.follows));
  },
};

const ledBy = ({ lead, detail }: Programme) => (lead && detail ? { lead, detail } : undefined);

/**
 * Rules of details whose own workflow leads the participation (`Programme.lead`). They run last, so that the
 * programme's own refusals are reported before those of the registration workflow.
 */
export function rulesOfLeading(registry: Registry, siamik: Plans = unanswered): RulesByResource {
  const led = registry.programmes.flatMap(programme => ledBy(programme) ?? []);
  return {
    ...(led.length ? { [pendaftar.name]: repeating } : {}),
    ...Object.fromEntries(
      led.map(({ lead, detail }) => [detail.resource, leadingOf(lead, registry.get(detail.resource), siamik)]),
    ),
  };
}
