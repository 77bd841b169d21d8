import type { ChangeOf, Resource, RowOf } from '../../../../resources/kit/index.ts';
import { createIn } from '../../../platform/engine/createRow.ts';
import type { RuleContext } from '../../../platform/engine/rules.ts';

/** Creates a row that only the server makes, with its defaults and its history. */
export async function createByServer<R extends Resource>(ctx: RuleContext, r: R, data: ChangeOf<R>): Promise<RowOf<R>> {
  const defaults = Object.entries(r.fields).flatMap(([name, field]) =>
    field.default === undefined ? [] : [[name, field.default]],
  );
  return createIn(ctx, r, { ...Object.fromEntries(defaults), ...data });
}
