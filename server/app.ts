import type { FastifyInstance } from 'fastify';
import { events } from '../resources/events.ts';
import { checkNotices, checkRegistry, type Registry } from '../resources/kit/index.ts';
import { knownNames } from '../resources/known.ts';
import { peranTahap } from '../resources/mbkm/tahap.ts';
import { participationRules, programmeAreas } from './areas/areas.ts';
import { rulesWith } from './areas/index.ts';
import { kegiatanJobs, registerActivities } from './areas/kegiatan/index.ts';
import { registerConversionGrades } from './areas/konversi/gradeRoutes.ts';
import { registerPackages } from './areas/konversi/packageRoutes.ts';
import { accountEvents } from './areas/master/accountEvents.ts';
import { masterJobs, registerMaster } from './areas/master/index.ts';
import { mbkmJobs } from './areas/mbkm/daily.ts';
import { registerSavedImports } from './areas/mbkm/imports/resourceCalls.ts';
import { registerMbkm } from './areas/mbkm/index.ts';
import type { SiamikPort } from './areas/mbkm/siamik.ts';
import { registerMonitoring } from './areas/monitoring/routes.ts';
import { nilaiJobs } from './areas/nilai/jobs.ts';
import { registerGrading } from './areas/nilai/routes.ts';
import { registerSheetWeights } from './areas/nilai/sheetWeights.ts';
import { registerConfiguration, registerMapTiles } from './areas/pengaturan/index.ts';
import { registerParticipantImport } from './areas/peserta/routes.ts';
import type { ProgrammeArea } from './areas/programmeArea.ts';
import { registerPublic } from './areas/publik/index.ts';
import { registerSynchronisation } from './areas/sinkronisasi/routes.ts';
import { registerAccountPerson } from './areas/sinkronisasi/siamik/accountPerson.ts';
import { registerSources } from './areas/sinkronisasi/siamik/routes.ts';
import { createSso, gradeSink, studyRecords } from './areas/sinkronisasi/siamik/select.ts';
import {
  checkLetter,
  lettersOf,
  registerIssue,
  registerLetters,
  registerPrints,
  registerRegister,
} from './areas/surat/index.ts';
import { registerAdmin } from './areas/umum/adminStatus.ts';
import { registerDashboard } from './areas/umum/dashboard.ts';
import { digestJob } from './areas/umum/digest.ts';
import { registerNotifications } from './areas/umum/notices.ts';
import { registerSearch } from './areas/umum/search.ts';
import { withDemoFiles } from './demo/drawnFiles.ts';
import { createAccess } from './platform/access/context.ts';
import { registerGuard } from './platform/access/guard.ts';
import { registerAccess } from './platform/access/routes.ts';
import type { Config } from './platform/config.ts';
import type { Db } from './platform/database/db.ts';
import { registerLongWork } from './platform/database/longWork.ts';
import { watchDisk } from './platform/disk.ts';
import { registerDocs } from './platform/docs.ts';
import { createFilePorts, type FilePorts, registerFiles } from './platform/documents/files/index.ts';
import { createSeal } from './platform/documents/letters/index.ts';
import { registerAlike } from './platform/engine/alike.ts';
import { registerBins } from './platform/engine/bin/routes.ts';
import { emptyBin } from './platform/engine/bin/sweep.ts';
import type { Engine } from './platform/engine/context.ts';
import { registerWriters } from './platform/engine/counts.ts';
import { createEngine } from './platform/engine/engine.ts';
import { registerExport } from './platform/engine/export/routes.ts';
import { registerImport } from './platform/engine/import/routes.ts';
import { parseListQuery } from './platform/engine/listQuery.ts';
import { registerMerging } from './platform/engine/merge/routes.ts';
import { list } from './platform/engine/read.ts';
import { registerResources } from './platform/engine/routes.ts';
import type { RulesByResource } from './platform/engine/rules.ts';
import { together } from './platform/engine/together.ts';
import { create, remove, update } from './platform/engine/write.ts';
import { registerFront } from './platform/front.ts';
import { registerHealth } from './platform/health.ts';
import { createHttp } from './platform/http.ts';
import { registerJobs, type Scheduler, standardJobs } from './platform/jobs/index.ts';
import { createMailTransport, type MailTransport } from './platform/notify/index.ts';
import { collectRoutes } from './platform/openapiRoutes.ts';
import type { ImageOrigin } from './platform/securityHeaders.ts';

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
  checkRegistry(registry, knownNames);
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
