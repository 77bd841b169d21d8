import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry as MetricsRegistry } from 'prom-client';
import type { Config } from './config.ts';
import type { Db, Replicas } from './database/db.ts';
import type { Disk } from './disk.ts';
import { notFound } from './errors.ts';

/**
 * /healthz (the process answers), /readyz (the database answers and there is room to write), /metrics (Prometheus; this
 * machine or METRICS_TOKEN).
 */
export function registerHealth(app: FastifyInstance, db: Db, disk: Disk, config: Config): void {
  const metrics = new MetricsRegistry();
  collectDefaultMetrics({ register: metrics });
  // Its observer of garbage collection cannot be taken off, and would keep all of a closed server that metrics ask.
  app.addHook('onClose', async () => metrics.clear());
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of HTTP requests by kind of answer',
    labelNames: ['method', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
    registers: [metrics],
  });
  new Gauge({
    name: 'disk_free_bytes',
    help: 'Free bytes of the disk that holds DATA_DIR',
    registers: [metrics],
    async collect() {
      this.set((await disk.free()) ?? Number.NaN);
    },
  });
  const refused = new Counter({
    name: 'disk_full_refusals_total',
    help: 'Calls that were refused because a disk is full (507)',
    registers: [metrics],
    collect() {
      refused.reset();
      refused.inc(disk.refused());
    },
  });
  if (db.replicas) measureReplicas(metrics, db.replicas);
  app.addHook('onResponse', (request, reply, done) => {
    // Not by route: a thousand of them make a megabyte that every collection writes anew. The log has each path.
    duration.observe({ method: request.method, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  const open = { config: { access: 'public' } } as const;
  app.get('/healthz', open, async () => ({ status: 'ok' }));
  app.get('/readyz', open, async (_request, reply) => {
    try {
      await db.one('select 1 as ok');
    } catch {
      return reply.code(503).send({ status: 'basis data tidak menjawab' });
    }
    return (await disk.isFull()) ? reply.code(503).send({ status: 'penyimpanan penuh' }) : { status: 'ok' };
  });
  app.get('/metrics', open, async (request, reply) => {
    const local =
      ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.socket.remoteAddress ?? '') &&
      !request.headers['x-forwarded-for'];
    const byToken =
      config.metricsToken !== undefined && request.headers.authorization === `Bearer ${config.metricsToken}`;
    if (!(config.metricsToken ? byToken : local)) throw notFound();
    return reply.type(metrics.contentType).send(await metrics.metrics());
  });
}

/** How far behind each replica is and whether it is read from, by host and port. */
function measureReplicas(metrics: MetricsRegistry, replicas: Replicas): void {
  const of = { labelNames: ['replica'], registers: [metrics] };
  new Gauge({
    ...of,
    name: 'database_replica_lag_seconds',
    help: 'How far a replica is behind the primary; NaN where that is not known',
    collect() {
      for (const { name, behind } of replicas.states())
        this.set({ replica: name }, behind === undefined ? Number.NaN : behind / 1000);
    },
  });
  new Gauge({
    ...of,
    name: 'database_replica_reads',
    help: 'Whether a replica is read from (1) or left out (0)',
    collect() {
      for (const { name, state } of replicas.states()) this.set({ replica: name }, state === 'reads' ? 1 : 0);
    },
  });
  const answered = new Counter({
    ...of,
    name: 'database_replica_answers_total',
    help: 'Statements that a replica has answered to this process',
    collect() {
      answered.reset();
      for (const { name, reads } of replicas.states()) answered.inc({ replica: name }, reads);
    },
  });
  const late = new Counter({
    registers: [metrics],
    name: 'database_replica_late_total',
    help: 'Calls that read the primary because a replica had not come far enough',
    collect() {
      late.reset();
      late.inc(replicas.late());
    },
  });
}
