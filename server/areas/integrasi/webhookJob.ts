import type { EngineJob } from '../../platform/engine/context.ts';
import { collect, type Hook } from './collect.ts';
import { deliver } from './deliver.ts';
import { webhookBox } from './sign.ts';

/** Days after which a delivery that went through is no longer kept. */
const keptDays = 30;
/** And one that nobody ever took: a receiver gone for a quarter has to read everything anew. */
const keptUnsentDays = 90;
const dayMs = 86_400_000;

const hooksSql = `select id, id_kunci, peristiwa, sumber, dibaca_sampai, sejak from integrasi_webhook order by id`;

/** Notes what changed for each webhook and sends it; one process at a time, as every job. */
export const webhookJob = (secret: string): EngineJob => ({
  name: 'kirim-webhook',
  title: 'Mencatat perubahan dan mengirim webhook',
  schedule: { everyMinutes: 1 },
  due: async ({ db }) => (await db.one('select 1 as ada from integrasi_webhook limit 1')) !== undefined,
  run: async ({ engine, signal, now }) => {
    let dicatat = 0;
    for (const hook of await engine.db.query<Hook>(hooksSql)) {
      if (signal.aborted) break;
      dicatat += await collect(engine, hook);
    }
    const terkirim = await deliver(engine, webhookBox(secret), signal);
    const before = (days: number) => new Date(now.getTime() - days * dayMs).toISOString();
    await engine.db.execute(
      `delete from integrasi_kiriman where id in (select id from integrasi_kiriman
        where terjadi < $1 and (status = 'terkirim' or terjadi < $2) limit 10000)`,
      [before(keptDays), before(keptUnsentDays)],
    );
    return { dicatat, terkirim };
  },
});
