import type { Failure, Resource } from '../../../resources/kit/index.ts';
import { role } from '../../../resources/roles.ts';
import type { Caller } from '../access/caller.ts';
import type { JobContext } from '../jobs/types.ts';
import { answerOf, eachOf, type NoText } from './bulk.ts';
import type { Engine } from './context.ts';
import type { RuleContext } from './rules.ts';
import { inTransaction } from './transaction.ts';

/** Dependencies of a job that goes through rows; called by hand it runs to its end. */
export type DueContext = Pick<JobContext<Engine>, 'engine'> &
  Partial<Pick<JobContext, 'signal' | 'rowsAtOnce' | 'progress'>>;

/** Refusals that a report names; of more it says how many. */
const mostNamed = 500;

/** Result of a job, for its log and for the person who ran it by hand. */
export interface DueReport {
  diperiksa: number;
  berhasil: number;
  gagal: Pick<Failure, 'id' | 'pesan'>[];
  /** Refused beside those that are named. */
  gagalLain?: number;
}

/** In whose name jobs act: the history says 'Sistem'. */
export const systemCaller: Caller = Object.freeze({
  userId: 'sistem',
  name: 'Sistem',
  sessionId: '',
  idUserRole: '',
  roleId: 'SYS',
  roleName: 'Sistem',
  baseRole: role.superAdmin,
  system: true,
  mustChangePassword: false,
  menuFlags: new Map(),
  idProgramProdi: null,
  idPegawai: null,
  idMahasiswa: null,
  idMitra: null,
  idMhsInbound: null,
});

/**
 * Does `work` for each row that is due, in the system's name and a transaction each: what is refused is reported and the
 * rest goes on. A stopping process ends after the row at hand; the next run finds the others.
 * @param due rows, or parts of them as they are found (`partsOf`), of which one at a time is held
 */
export async function forDue<D extends { readonly id: string }, R>(
  { engine, signal, progress }: DueContext,
  r: Resource,
  due: readonly D[] | AsyncIterable<readonly D[]>,
  work: (ctx: RuleContext, row: D) => Promise<NoText<R>>,
): Promise<DueReport> {
  const report: DueReport = { diperiksa: 0, berhasil: 0, gagal: [] };
  for await (const part of 'length' in due ? [due] : due) {
    const fared = await eachOf(
      engine,
      r,
      part,
      row => inTransaction(engine, systemCaller, r, ctx => work(ctx, row)),
      signal,
    );
    const { berhasil, gagal } = answerOf(fared);
    report.diperiksa += part.length;
    report.berhasil += berhasil.length;
    const named = gagal.slice(0, mostNamed - report.gagal.length);
    report.gagal.push(...named);
    if (gagal.length > named.length) report.gagalLain = (report.gagalLain ?? 0) + gagal.length - named.length;
    progress?.({ ...report });
  }
  return report;
}
