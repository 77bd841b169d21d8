import type { Resource } from '../../../../resources/kit/index.ts';
import type { RowData } from '../../../platform/database/db.ts';
import type { RuleContext } from '../../../platform/engine/rules.ts';
import { createIn } from '../../../platform/engine/write.ts';

/** Creates a row that only the server makes, with its defaults and its history. */
export async function createByServer(ctx: RuleContext, r: Resource, data: RowData): Promise<RowData> {
  const defaults = Object.entries(r.fields).flatMap(([name, field]) =>
    field.default === undefined ? [] : [[name, field.default]],
  );
  return createIn(ctx, r, { ...Object.fromEntries(defaults), ...data });
}
