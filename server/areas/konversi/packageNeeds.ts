import type { Message } from '../../../resources/kit/index.ts';
import { konversiRefusals } from '../../../resources/konversi/refusals.ts';
import type { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { mbkmRefusals } from '../../../resources/mbkm/refusals.ts';
import { dayInZone } from '../../platform/day.ts';
import type { ConditionContext } from '../../platform/engine/rules.ts';
import type { RulesFor } from '../../platform/engine/rulesOf.ts';
import {
  deniedSql,
  hasPackageSql,
  mappedAtRegistrationSql,
  packageClosedSql,
  packageEnd,
} from '../mbkm/packageTime.ts';

type Today = Pick<ConditionContext, 'alias' | 'params' | 'now'>;

/** The condition that a participation's time to hand in its package is over today. */
export function closedToday({ alias, params, now }: Today): string {
  params.push(dayInZone(now));
  return packageClosedSql(alias, `$${params.length}::date`);
}

/** Refusal of a package whose deadline has passed. */
export const packageClosed = (end: string): Message => konversiRefusals.timeOver({ tanggal: end });

/** Conditions of the steps of a conversion beyond its workflow (docs/domain/20 §1.1, 40 §4.4, 50 §1.9). */
export const packageRules: RulesFor<typeof pendaftar> = {
  conditions: {
    dikonversi: {
      rows: ({ registry, alias }) => `not ${deniedSql(registry, alias)}`,
      says: ({ registry }, row) => registry.programmeOf(row.kodeJenisMbkm)?.conversion.denied?.says,
    },
    paketTersendiri: { rows: ({ registry, alias }) => `not ${mappedAtRegistrationSql(registry, alias)}` },
    masaKonversi: {
      rows: ctx => `not coalesce(${closedToday(ctx)}, false)`,
      says: async ({ tx }, row) => packageClosed(await packageEnd(tx, row.id)),
    },
    masaKonversiLewat: {
      rows: ctx => `(${ctx.alias}.status_konversi <> 'belum' or coalesce(${closedToday(ctx)}, false))`,
    },
    adaPaket: { rows: ({ alias }) => hasPackageSql(alias), says: () => mbkmRefusals.noPackage },
  },
};
