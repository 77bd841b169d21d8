import type { FastifyInstance } from 'fastify';
import { events } from '../resources/events.ts';
import { checkNotices, checkRegistry, type Registry } from '../resources/kit/index.ts';
import { peranTahap } from '../resources/mbkm/tahap.ts';
import { createAccess } from './access/context.ts';
import { registerGuard } from './access/guard.ts';
import { registerAccess } from './access/routes.ts';
import type { Config } from './config.ts';
import type { Db } from './database/db.ts';
import { registerLongWork } from './database/longWork.ts';
import { withDemoFiles } from './demo/drawnFiles.ts';
import { watchDisk } from './disk.ts';
import { registerDocs } from './docs.ts';
import { createFilePorts, type FilePorts, registerFiles } from './documents/files/index.ts';
import { createSeal } from './documents/letters/index.ts';
import { registerFront } from './front.ts';
import { registerHealth } from './health.ts';
import { createHttp } from './http.ts';
import { registerJobs, type Scheduler, standardJobs } from './jobs/index.ts';
import { createMailTransport, type MailTransport } from './notify/index.ts';
import { collectRoutes } from './openapiRoutes.ts';
import { registerAlike } from './rest/alike.ts';
import { registerBins } from './rest/bin/routes.ts';
import { emptyBin } from './rest/bin/sweep.ts';
import type { Engine } from './rest/context.ts';
import { registerWriters } from './rest/counts.ts';
import { createEngine } from './rest/engine.ts';
import { registerExport } from './rest/export/routes.ts';
import { registerImport } from './rest/import/routes.ts';
import { parseListQuery } from './rest/listQuery.ts';
import { registerMerging } from './rest/merge/routes.ts';
import { list } from './rest/read.ts';
import { registerResources } from './rest/routes.ts';
import type { RulesByResource } from './rest/rules.ts';
import { together } from './rest/together.ts';
import { create, remove, update } from './rest/write.ts';
import { participationRules, programmeAreas } from './rules/areas.ts';
import { registerSavedImports } from './rules/impor/resourceCalls.ts';
import { rulesWith } from './rules/index.ts';
import { kegiatanJobs, registerActivities } from './rules/kegiatan/index.ts';
import { registerConversionGrades } from './rules/konversi/gradeRoutes.ts';
import { registerPackages } from './rules/konversi/packageRoutes.ts';
import { accountEvents } from './rules/master/accountEvents.ts';
import { masterJobs, registerMaster } from './rules/master/index.ts';
import { mbkmJobs } from './rules/mbkm/daily.ts';
import { registerMbkm } from './rules/mbkm/index.ts';
import type { SiamikPort } from './rules/mbkm/siamik.ts';
import { registerMonitoring } from './rules/monitoring/routes.ts';
import { nilaiJobs } from './rules/nilai/jobs.ts';
import { registerGrading } from './rules/nilai/routes.ts';
import { registerSheetWeights } from './rules/nilai/sheetWeights.ts';
import { registerConfiguration, registerMapTiles } from './rules/pengaturan/index.ts';
import { registerParticipantImport } from './rules/peserta/routes.ts';
import type { ProgrammeArea } from './rules/programmeArea.ts';
import { registerPublic } from './rules/publik/index.ts';
import {
  checkLetter,
  lettersOf,
  registerIssue,
  registerLetters,
  registerPrints,
  registerRegister,
} from './rules/surat/index.ts';
import { registerAdmin } from './rules/umum/adminStatus.ts';
import { registerDashboard } from './rules/umum/dashboard.ts';
import { digestJob } from './rules/umum/digest.ts';
import { registerNotifications } from './rules/umum/notices.ts';
import { registerSearch } from './rules/umum/search.ts';
import type { ImageOrigin } from './securityHeaders.ts';
import { registerAccountPerson } from './siamik/accountPerson.ts';
import { registerSources } from './siamik/routes.ts';
import { createSso, gradeSink, studyRecords } from './siamik/select.ts';
import { registerSynchronisation } from './sinkronisasi/routes.ts';

export interface AppOptions {
  config: Config;
  db: Db;
  registry: Registry;
  /** Whether the demo university is inside; its accounts may then also use the sample single sign-on. */
  demo?: boolean;
  /** Rules to use instead of the product's; tests of the engine bring their own. */
  rulesByResource?: RulesByResource;
  /** What programmes add to their declarations; default: those of the product. */
  areas?: readonly ProgrammeArea[];
  /** The clock; tests stop it. */
  now?: () => Date;
  /** Folder of the built front ends, undefined = API only. */
  distDir?: string | undefined;
  /** Where uploads go; default: as configured. */
  files?: FilePorts;
  /** How mail goes out; default: as configured. */
  mail?: MailTransport;
  /** Where study plans come from; default: the source that `pengaturan/sumber-data` names. */
  siamik?: SiamikPort;
  /** Where log lines go; default: standard output. */
  logTo?: { write(line: string): void };
}

/** The whole server without a port: `inject` requests into it, or let `main.ts` listen. */
export async function createApp(
  options: AppOptions,
): Promise<{ app: FastifyInstance; engine: Engine; scheduler: Scheduler }> {
  const { config, db, registry } = options;
  const { areas = programmeAreas, now = () => new Date() } = options;
  const ports = { siamik: options.siamik ?? studyRecords(db), programmes: participationRules(areas) };
  const { rulesByResource = rulesWith(registry, areas, ports.siamik) } = options;
  checkRegistry(registry);
  checkNotices(registry, events, peranTahap);
  const engine = createEngine(db, registry, rulesByResource, now);
  const access = createAccess({
    db,
    registry,
    now,
    config: {
      apiKey: config.apiKey,
      demoPassword: options.demo ? config.demoPassword : undefined,
      sessionIdleSeconds: config.sessionIdleSeconds,
      sessionMaxHours: config.sessionMaxHours,
    },
    sso: createSso(db, options.demo ? config.demoPassword : undefined),
    events: accountEvents,
    operations: {
      list: (caller, resource, query) => list(engine, caller, resource, parseListQuery(query)),
      create: (caller, resource, body) => create(engine, caller, resource, body),
      update: (caller, resource, id, body) => update(engine, caller, resource, id, body),
      remove: (caller, resource, id, body) => remove(engine, caller, resource, id, body),
      together: (caller, work) => together(engine, caller, work),
    },
  });
  const images: ImageOrigin = { origin: null };
  const app = await createHttp(config, registry, images, options.logTo);
  const routes = collectRoutes(app);
  registerGuard(app, access);
  registerWriters(app, engine.counts);
  registerLongWork(app, db);
  registerHealth(app, db, watchDisk(app, { dataDir: config.dataDir, embedded: db.embedded }), config);
  registerAccess(app, access);
  const stored = options.files ?? createFilePorts(config);
  const files = options.demo ? withDemoFiles(stored) : stored;
  const mail = options.mail ?? createMailTransport(config);
  registerFiles(app, engine, files);
  registerNotifications(app, engine);
  const book = lettersOf(registry, areas);
  const letterPorts = { db, registry, now, files, seal: createSeal(config.secret), baseUrl: config.baseUrl };
  registerLetters(app, letterPorts, book);
  const scheduler = registerJobs(app, engine, [
    ...standardJobs({ files, mail, baseUrl: config.baseUrl }),
    emptyBin,
    ...mbkmJobs,
    ...areas.flatMap(({ jobs }) => jobs ?? []),
    ...masterJobs,
    ...kegiatanJobs,
    ...nilaiJobs,
    digestJob(access.rights),
  ]);
  registerResources(app, engine);
  registerBins(app, engine);
  registerMerging(app, engine);
  registerAlike(app, engine);
  registerMbkm(app, engine, ports);
  const { secret, baseUrl, crossrefUrl } = config;
  const place = { files, mail, secret, baseUrl, crossrefUrl };
  for (const area of areas) area.register?.(app, engine, ports, place);
  registerSavedImports(app, engine);
  registerParticipantImport(app, engine, participationRules(areas));
  registerPackages(app, engine, ports);
  registerConversionGrades(app, engine, { ...ports, grades: gradeSink(db) });
  registerPrints(app, engine, letterPorts, book);
  registerRegister(app, engine, letterPorts);
  registerIssue(app, engine, letterPorts, book);
  registerActivities(app, engine, files);
  registerMonitoring(app, engine);
  registerGrading(app, engine);
  registerSheetWeights(app, engine);
  registerImport(app, engine);
  registerExport(app, engine);
  registerConfiguration(app, engine);
  registerMapTiles(app, engine, images);
  registerMaster(app, engine);
  registerDashboard(app, engine, areas);
  registerSearch(app, engine);
  registerAdmin(app, engine);
  registerSources(app, engine, files.storage);
  registerAccountPerson(app, engine, access);
  registerSynchronisation(app, engine);
  await registerDocs(app, engine, config, routes);
  const news = registerPublic(app, engine, files.storage);
  const letters = { letter: (kode: string) => checkLetter(letterPorts, book, kode) };
  await registerFront(app, { registry, config, distDir: options.distDir, news, letters });
  return { app, engine, scheduler };
}
