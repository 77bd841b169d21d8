import type { Programme, Registry } from '../../../resources/kit/index.ts';
import type { RowData } from '../../database/db.ts';
import { conflict } from '../../errors.ts';
import type { RuleContext } from '../../rest/rules.ts';

/** A step that follows from the group's, or from the workflow that leads the participation. */
interface Along extends RuleContext {
  readonly along: true;
}

/** What stands in the context of such a step. */
export const along = { along: true } as const;

export const isAlong = (ctx: RuleContext): ctx is Along => 'along' in ctx;

const carried = ({ group }: Programme, action: string): boolean => Object.values(group?.carries ?? {}).includes(action);

/** Kinds whose participations take a step along with something else only. */
export const kindsLed = ({ programmes }: Pick<Registry, 'programmes'>, action: string): readonly string[] =>
  programmes.filter(programme => programme.lead || carried(programme, action)).flatMap(({ kinds }) => kinds);

/**
 * A programme whose own workflow leads the participation moves it there only; where groups are decided on, so are their
 * members.
 * @throws HttpError 409 (docs/domain/30 §1.17, 40 §1.1)
 */
export function mustBeTakenHere(ctx: RuleContext, row: RowData, action: string): void {
  const programme = ctx.registry.programmeOf(row.kodeJenisMbkm);
  if (!programme || isAlong(ctx)) return;
  mustNotBeLed(ctx.registry, row);
  if (carried(programme, action))
    throw conflict(`Pendaftaran ${programme.label} diajukan dan diputuskan untuk seluruh kelompok.`);
}

/**
 * Asked also before a step of W1 is looked at: whose it is says nothing of who may lead.
 * @throws HttpError 409 (docs/domain/40 §1.1)
 */
export function mustNotBeLed(registry: Pick<Registry, 'programmeOf'>, row: RowData): void {
  const programme = registry.programmeOf(row.kodeJenisMbkm);
  if (programme?.lead) throw conflict(`Status pendaftaran ${programme.label} diubah melalui menu ${programme.label}.`);
}

/** Whether any programme leads its participations. */
export const anyLed = ({ programmes }: Pick<Registry, 'programmes'>): boolean =>
  programmes.some(({ lead }) => lead !== undefined);
