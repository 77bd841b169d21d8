import { role } from '../../../resources/roles.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import { ruleContext } from '../../platform/engine/transaction.ts';

/**
 * Context in which consequences of a decision are written: by the same person but beyond their role's rights. A
 * coordinator who approves a scheme opens a student's registration (docs/domain/40 §1.2).
 */
export function onwards(ctx: RuleContext): RuleContext {
  const { engine, tx, caller } = ctx;
  return ruleContext(engine, tx, { ...caller, baseRole: role.superAdmin, system: true });
}

/** True if a write is the consequence of another one (`onwards`). */
export const isOnwards = ({ caller }: Pick<RuleContext, 'caller'>): boolean => caller.system === true;
