import { messages } from '../../../resources/kit/index.ts';
import { role } from '../../../resources/roles.ts';
import type { WriteContext } from '../../platform/engine/context.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import { writeContext } from '../../platform/engine/write.ts';

const isWrite = (ctx: RuleContext): ctx is WriteContext => 'engine' in ctx;

/** The context as a write, which every rule of the engine has. */
export function writing(ctx: RuleContext): WriteContext {
  if (!isWrite(ctx)) throw new Error(messages.wrongState);
  return ctx;
}

/**
 * What follows from a decision is written in the name of who took it, whatever else that role may write: a coordinator
 * who approves a scheme opens a student's registration (docs/domain/40 §1.2).
 */
export function onwards(ctx: RuleContext): WriteContext {
  const { engine, tx, caller } = writing(ctx);
  return writeContext(engine, tx, { ...caller, baseRole: role.superAdmin, system: true });
}

/** Whether a write follows from another one (`onwards`). */
export const isOnwards = ({ caller }: Pick<RuleContext, 'caller'>): boolean => caller.system === true;
