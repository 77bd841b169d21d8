import { role } from '../../../resources/roles.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import { ruleContext } from '../../platform/engine/transaction.ts';

/**
 * What follows from a decision is written in the name of who took it, whatever else that role may write: a coordinator
 * who approves a scheme opens a student's registration (docs/domain/40 §1.2).
 */
export function onwards(ctx: RuleContext): RuleContext {
  const { engine, tx, caller } = ctx;
  return ruleContext(engine, tx, { ...caller, baseRole: role.superAdmin, system: true });
}

/** Whether a write follows from another one (`onwards`). */
export const isOnwards = ({ caller }: Pick<RuleContext, 'caller'>): boolean => caller.system === true;
