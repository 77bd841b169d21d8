import type { FastifyInstance } from 'fastify';
import type { Registry } from '../resources/kit/index.ts';
import type { AreaPlace, AreaPorts, ServerArea } from './areas/area.ts';
import { demosOf, frontOf, lettersOf, portsOf, programmesOf, rulesWith } from './areas/gatherAreas.ts';
import { serverAreas } from './areas/index.ts';
import { lookUpTxt } from './areas/pengaturan/mail/dns.ts';
import { chooseSigner } from './areas/surat/tandaTangan/chooseSigner.ts';
import { checkDeclarations } from './checkDeclarations.ts';
import { withDemoFiles } from './demo/drawnFiles.ts';
import { backUp } from './ops/backup.ts';
import { backupJobs } from './ops/backupJobs.ts';
import { createAccess } from './platform/access/createAccess.ts';
import { registerFactor } from './platform/access/factor/routes.ts';
import { registerGuard } from './platform/access/guard.ts';
import { createIdentity } from './platform/access/identity.ts';
import { registerOidc } from './platform/access/oidc/routes.ts';
import { firstLoginPath } from './platform/access/recovery/links.ts';
import { registerRecovery } from './platform/access/recovery/routes.ts';
import { registerAccess } from './platform/access/routes.ts';
import { withCallTable } from './platform/callTable.ts';
import { registerCheckCalls } from './platform/checkCalls.ts';
import type { Config } from './platform/config.ts';
import type { Db } from './platform/database/db.ts';
import { registerLongWork } from './platform/database/longWork.ts';
import { registerPositions } from './platform/database/positions.ts';
import { watchDisk } from './platform/disk.ts';
import { registerDocs } from './platform/docs.ts';
import { createFilePorts, type FilePorts, registerFiles } from './platform/documents/files/index.ts';
import { createSeal } from './platform/documents/letters/index.ts';
import { registerAlike } from './platform/engine/alike.ts';
import { registerAsOf } from './platform/engine/asOf/routes.ts';
import { registerBins } from './platform/engine/bin/routes.ts';
import { emptyBin } from './platform/engine/bin/sweep.ts';
import type { Engine } from './platform/engine/context.ts';
import { registerCopying } from './platform/engine/copy/routes.ts';
import { registerWriters } from './platform/engine/counts.ts';
import { createEngine } from './platform/engine/engine.ts';
import { registerExport } from './platform/engine/export/routes.ts';
import { registerExtras } from './platform/engine/extras/routes.ts';
import { extended, extrasFor, withSeenExtras } from './platform/engine/extras/seen.ts';
import { registerImport } from './platform/engine/import/routes.ts';
import { parseListQuery } from './platform/engine/listQuery.ts';
import { registerMerging } from './platform/engine/merge/routes.ts';
import { together } from './platform/engine/oneTransaction.ts';
import { registerOwnDownload } from './platform/engine/ownData/routes.ts';
import { registerPivots } from './platform/engine/pivot/routes.ts';
import { list } from './platform/engine/read.ts';
import { registerResources } from './platform/engine/routes.ts';
import type { RulesByResource } from './platform/engine/rules.ts';
import { create, remove, update } from './platform/engine/write.ts';
import { registerFront } from './platform/frontEnds.ts';
import { registerHealth } from './platform/health.ts';
import { createHttp } from './platform/http.ts';
import { registerJobs, type Scheduler, standardJobs } from './platform/jobs/index.ts';
import { createSiteTexts } from './platform/landing/siteTexts.ts';
import { createMailbox, type MailTransport } from './platform/notify/index.ts';
import { collectRoutes } from './platform/openapiRoutes.ts';
import type { ImageOrigin } from './platform/securityHeaders.ts';
import type { System } from './platform/system.ts';
import { portalVersion } from './platform/version.ts';

export interface AppOptions {
  config: Config;
  db: Db;
  registry: Registry;
  /** True if the demo university is inside; its accounts may then also use the sample single sign-on. */
  demo?: boolean;
  /** The declarations were checked before, by the build. */
  checked?: boolean;
  /** Rules to use instead of the product's; tests of the engine bring their own. */
  rulesByResource?: RulesByResource;
  /** Server parts of the areas; default: those of the product. */
  areas?: readonly ServerArea[];
  /** The clock; tests stop it. */
  now?: () => Date;
  /** Folder of the built front ends, undefined = API only. */
  distDir?: string | undefined;
  /** How long a page waits for its first screen, in milliseconds; tests wait until it is there. */
  patience?: number;
  /** Where uploads go; default: as configured. */
  files?: FilePorts;
  /** How mail goes out; default: as configured. */
  mail?: MailTransport;
  /** Looks up TXT records; default: DNS of this machine. */
  lookUpTxt?: System['lookUpTxt'];
  /** Writes a backup before the demo university is taken out; default: into the data folder. */
  backup?: () => Promise<string>;
  /** Replacements for ports of the areas, such as the source of study plans. */
  ports?: Partial<AreaPorts>;
  /** Rows that a job holds at once; tests have few. */
  rowsAtOnce?: number;
  /** Where log lines go; default: standard output. */
  logTo?: { write(line: string): void };
}

/** The whole server without a port: `inject` requests into it, or let `main.ts` listen. */
export async function createApp(
  options: AppOptions,
): Promise<{ app: FastifyInstance; engine: Engine; scheduler: Scheduler }> {
  const { config, db, registry } = options;
  const { areas = serverAreas, now = () => new Date() } = options;
  const given = { ...portsOf(areas), ...options.ports };
  const ports = { siamik: given.studyRecords(db), programmes: programmesOf(areas) };
  const { rulesByResource = rulesWith(registry, areas, ports.siamik) } = options;
  if (!options.checked) checkDeclarations(registry, areas);
  const stored = options.files ?? createFilePorts(config);
  const files = options.demo ? withDemoFiles(stored, () => demosOf(areas)) : stored;
  const identity = createIdentity(db, registry, files.storage);
  // The clock is the identity's, also for jobs that run before a page is asked for.
  await identity.read();
  const site = createSiteTexts(db, registry);
  const engine = createEngine(db, registry, rulesByResource, now, identity);
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
    sso: given.sso(db, options.demo ? config.demoPassword : undefined),
    events: given.accountEvents,
    operations: {
      list: (caller, resource, query) => list(engine, caller, resource, parseListQuery(query)),
      create: (caller, resource, body) => create(engine, caller, resource, body),
      update: (caller, resource, id, body) => update(engine, caller, resource, id, body),
      remove: (caller, resource, id, body) => remove(engine, caller, resource, id, body),
      together: (caller, work) => together(engine, caller, work),
      extras: async (caller, resource, stored) => ({
        seen: await withSeenExtras(engine, caller, resource, stored),
        asked: (await extrasFor(engine, caller, resource)).form !== null,
      }),
    },
  });
  const images: ImageOrigin = { origin: null };
  const app = withCallTable(await createHttp(config, registry, images, options.logTo));
  const routes = collectRoutes(app);
  // Refusals and labels are in the words of the moment, whoever asks; where the database cannot be had, in the last ones.
  app.addHook('onRequest', async () => {
    await identity.read().catch(() => undefined);
  });
  registerGuard(app, access, given.systemKeys(db, registry, now));
  registerWriters(app, engine.counts);
  registerLongWork(app, db);
  registerPositions(app, db, config.baseUrl.startsWith('https://'));
  const disk = watchDisk(app, { dataDir: config.dataDir, embedded: db.embedded });
  registerHealth(app, db, disk, config);
  registerAccess(app, access);
  registerFactor(app, access, { secret: config.secret });
  registerOidc(app, access, { secret: config.secret, baseUrl: config.baseUrl });
  const mail = createMailbox(db, config, options.mail);
  registerRecovery(app, access, { secret: config.secret, mail });
  registerFiles(app, engine, files, {
    filesOf: r => engine.rulesOf(r).files,
    withExtras: (caller, r) => extended(engine, caller, r),
  });
  const { secret, baseUrl, crossrefUrl, whatsapp } = config;
  const signer = chooseSigner(config.signing, now);
  const letterPorts = { db, registry, now, files, identity, seal: createSeal(secret), signer, baseUrl };
  const letters = { book: lettersOf(registry, areas), ports: letterPorts };
  const grades = given.gradeSink(db);
  const place: AreaPlace = {
    areas,
    ports,
    grades,
    access,
    files,
    site,
    mail,
    secret,
    baseUrl,
    crossrefUrl,
    whatsapp,
    images,
    letters,
    system: {
      version: portalVersion(),
      startedAt: new Date(),
      dataDir: config.dataDir,
      disk,
      backup: config.backup,
      jobs: () => scheduler.jobs,
      lookUpTxt: options.lookUpTxt ?? lookUpTxt,
    },
    firstLoginLink: (tx, id) => firstLoginPath(tx, id, { secret, now: now() }),
    backup: options.backup ?? (() => backUp(config)),
  };
  const attach = areas.flatMap(area => area.mailAttachments?.(engine, place) ?? [])[0];
  const linkOf = areas.flatMap(area => area.mailLinks?.(engine, place) ?? [])[0];
  const jobs = [
    ...standardJobs({ files, mail, baseUrl, secret, attach, linkOf }),
    emptyBin,
    ...backupJobs(config),
    ...areas.flatMap(({ jobs = [], jobsOf }) => [...jobs, ...(jobsOf?.(place) ?? [])]),
  ];
  const scheduler: Scheduler<Engine> = registerJobs(app, engine, jobs, options.rowsAtOnce);
  registerResources(app, engine);
  registerBins(app, engine);
  registerMerging(app, engine);
  registerCopying(app, engine);
  registerAlike(app, engine);
  registerExtras(app, engine);
  registerImport(app, engine);
  registerExport(app, engine);
  registerOwnDownload(app, engine, files, caller => areas.flatMap(area => area.ownData?.(engine, caller) ?? []));
  for (const area of areas) area.calls?.(app, engine, place);
  registerPivots(app, engine);
  registerAsOf(app, engine);
  const front = frontOf(areas.map(area => area.publicCalls?.(app, engine, place) ?? {}));
  registerCheckCalls(app, registry, routes);
  await registerDocs(app, engine, config, routes);
  const firstScreens = areas.flatMap(area => area.firstScreens?.(engine, place) ?? []);
  const { distDir, patience } = options;
  await registerFront(app, { registry, config, db, access, identity, site, distDir, firstScreens, patience, ...front });
  return { app, engine, scheduler };
}
