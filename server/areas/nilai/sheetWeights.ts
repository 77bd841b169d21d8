import type { FastifyInstance } from 'fastify';
import { type Resource, type SheetWeights, sheetSums } from '../../../resources/kit/index.ts';
import { bobotDari } from '../../../resources/pengaturan/bobot.ts';
import { type SettingKey, settings } from '../../../resources/pengaturan/konfigurasi.ts';
import { callerOf } from '../../platform/access/guard.ts';
import { mustBeAllowed, rolesWith } from '../../platform/access/permission.ts';
import type { Queryable } from '../../platform/database/db.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { readSetting } from '../pengaturan/settings.ts';

const isSetting = (key: string): key is SettingKey => Object.hasOwn(settings, key);

/** Weights that the totals of a sheet are summed up by today, in percent; a total whose setting says nothing has none. */
export async function weightsOfSheet(on: Queryable, r: Pick<Resource, 'sheet'>): Promise<SheetWeights> {
  const weights: Record<string, Readonly<Record<string, number>>> = {};
  for (const { field, setting, of } of r.sheet?.totals ?? []) {
    const text = isSetting(setting) ? await readSetting(on, setting) : '';
    const read = bobotDari(String(text), Object.keys(of));
    if (read) weights[field] = read;
  }
  return weights;
}

/** Weighted sums of a sheet's row, by today's weights (docs/domain/40 §4.4). */
export const sumsOfSheet = async (on: Queryable, r: Pick<Resource, 'sheet'>, row: Parameters<typeof sheetSums>[2]) =>
  sheetSums(r.sheet?.totals ?? [], await weightsOfSheet(on, r), row);

/** GET `{endpoint}/lembar/bobot`: the weights that a sheet sums up by, for whoever reads its rows. */
export function registerSheetWeights(app: FastifyInstance, engine: Engine): void {
  for (const r of engine.registry.resources) {
    if (!r.sheet) continue;
    const config = { access: 'session', roles: rolesWith(r, 'read'), resource: r.name } as const;
    app.get(`/api/${r.endpoint}/lembar/bobot`, { config }, async request => {
      mustBeAllowed(callerOf(request), r, 'read');
      return weightsOfSheet(engine.db, r);
    });
  }
}
