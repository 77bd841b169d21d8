import type { RuleContext } from '../../../platform/engine/rules.ts';
import { takeTurns } from '../../master/common.ts';

type On = Pick<RuleContext, 'tx'>;

/** The number after the largest of a prefix, four digits at least; who asks at once takes turns. */
async function next(on: On, field: 'nomor_registrasi' | 'npm', prefix: string): Promise<string> {
  await takeTurns(on, `inbound:${field}:${prefix}`);
  const found = await on.tx.one<{ n: number }>(
    `select coalesce(max(substr(${field}, $2::int)::int), 0)::int + 1 as n from pertukaran_mhs_inbound
     where starts_with(${field}, $1)`,
    [prefix, prefix.length + 1],
  );
  return `${prefix}${String(found?.n ?? 1).padStart(4, '0')}`;
}

/** `REG-IN-20261-0001` (docs/domain/50 §1.2). */
export const registrationNumber = (on: On, kodePeriode: string): Promise<string> =>
  next(on, 'nomor_registrasi', `REG-IN-${kodePeriode}-`);

/** `IN2610001`: year and semester of the period, then a running number (docs/domain/50 §1.2). */
export const inboundNumber = (on: On, kodePeriode: string): Promise<string> =>
  next(on, 'npm', `IN${kodePeriode.slice(2)}`);
