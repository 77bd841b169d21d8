import type { Failure, Resource } from '../../../resources/kit/index.ts';
import { role } from '../../../resources/roles.ts';
import type { Caller } from '../access/caller.ts';
import type { JobContext } from '../jobs/types.ts';
import { answerOf, eachOf, type NoText } from './bulk.ts';
import type { Engine } from './context.ts';
import type { RuleContext } from './rules.ts';
import { inTransaction } from './transaction.ts';

/** Dependencies of a job that goes through rows; called by hand it runs to its end. */
export type DueContext = Pick<JobContext<Engine>, 'engine'> & Partial<Pick<JobContext, 'signal'>>;

/** Result of a job, for its log and for the person who ran it by hand. */
export interface DueReport {
  diperiksa: number;
  berhasil: number;
  gagal: Pick<Failure, 'id' | 'pesan'>[];
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
 */
export async function forDue<D extends { readonly id: string }, R>(
  { engine, signal }: DueContext,
  r: Resource,
  due: readonly D[],
  work: (ctx: RuleContext, row: D) => Promise<NoText<R>>,
): Promise<DueReport> {
  const fared = await eachOf(
    engine,
    r,
    due,
    row => inTransaction(engine, systemCaller, r, ctx => work(ctx, row)),
    signal,
  );
  const { berhasil, gagal } = answerOf(fared);
  return { diperiksa: due.length, berhasil: berhasil.length, gagal };
}
