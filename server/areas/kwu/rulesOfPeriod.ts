import { pengaturanKwu } from '../../../resources/kwu/pengaturan.ts';
import type { Queryable } from '../../platform/database/db.ts';
import { asSystem, type Columns, findOne } from '../../platform/engine/reading.ts';

const names = ['id', 'ukuranMin', 'ukuranMaks', 'minProdi', 'maksKelompokPerDpl', 'izinkanMandiri'] as const;

/** The rules of a period as its businesses look at them (docs/domain/30 §1.16). */
export type RulesOfPeriod = Columns<(typeof pengaturanKwu)['fields'], (typeof names)[number]>;

export const rulesOfPeriod = (on: Queryable, idPeriode: string): Promise<RulesOfPeriod | undefined> =>
  findOne(asSystem(on), pengaturanKwu, { idPeriode }, names);
