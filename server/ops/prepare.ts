import { randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { Registry } from '../../resources/kit/index.ts';
import { unfilledMail } from '../../resources/pengaturan/firstAccount.ts';
import { demosOf } from '../areas/gatherAreas.ts';
import { keepAllCopies } from '../areas/master/participationCopies.ts';
import { regionSources } from '../areas/master/regionSource.ts';
import { loadRegions, type RegionOptions } from '../areas/master/regions.ts';
import { keepConsent } from '../areas/pesan/wa/consent.ts';
import { seed } from '../demo/seed.ts';
import type { InStage, Supervisor } from '../demo/stageAccounts.ts';
import type { Portion } from '../demo/types.ts';
import { hashPassword } from '../platform/access/password.ts';
import { seedIdentity } from '../platform/access/seedIdentity.ts';
import { seedMenu } from '../platform/access/seedMenu.ts';
import type { Config } from '../platform/config.ts';
import { tableName } from '../platform/database/columns.ts';
import type { Db, Tx } from '../platform/database/db.ts';
import { keepMonths } from '../platform/database/months.ts';
import { createProgress } from '../platform/database/progress.ts';
import { withoutIndexes } from '../platform/database/unindexed.ts';
import { createEngine } from '../platform/engine/engine.ts';
import { contentOf } from '../platform/engine/examples/content.ts';
import { bulkLoad } from '../platform/engine/import/bulkLoad.ts';
import { mustBeWhole } from './magnify.ts';

export interface PrepareOptions extends RegionOptions {
  /** The day that demo dates are relative to. */
  today?: Date;
  /** How many demo students. */
  students?: number;
  /** Accounts of students in each state and stage (default). Tests give students accounts of their own. */
  stageAccounts?: boolean;
}

/** Arbitrary but fixed: processes that start together on an empty database take turns, and only the first fills it. */
const fillLock = 7_207_002;

/**
 * Fills an empty database: what every installation needs, then, on an embedded one that is not in production, the
 * demo university and the regions; all in one transaction, so that a start that was interrupted begins anew. On a
 * database with data the menu learns new screens, and what is kept in parts by month gets the next ones.
 * @returns whether the demo university is inside, and whether it was filled now
 * @throws Error in production on a database with the demo university, and on one in which copying it broke off
 */
export async function prepareData(
  db: Db,
  registry: Registry,
  config: Config,
  options: PrepareOptions = {},
): Promise<{ demo: boolean; filled: boolean }> {
  const before = await contentOf(db);
  const found = before ?? (await db.unhurried(0, () => fillEmpty(db, registry, config, options)));
  if (found === 'demo' && config.production)
    throw new Error(
      'Basis data ini berisi data contoh; mode production menolaknya. Pakai DATA_DIR atau DATABASE_URL lain.',
    );
  await mustBeWhole(db);
  await db.unhurried(0, () => keepMonths(db, new Date()));
  await seedMenu(db, registry);
  await seedIdentity(db);
  return { demo: found === 'demo', filled: before === undefined };
}

async function fillEmpty(
  db: Db,
  registry: Registry,
  config: Config,
  options: PrepareOptions,
): Promise<'demo' | 'kosong'> {
  const withDemo = !config.production && (db.embedded || options.today !== undefined);
  return db.transaction(async tx => {
    await tx.query('select pg_advisory_xact_lock($1)', [fillLock]);
    const meanwhile = await contentOf(tx);
    if (meanwhile) return meanwhile;
    const whole = inside(db, tx);
    await load(whole, registry, seed(registry, withDemo ? 'contoh' : 'belum'), options.quiet);
    await seedMenu(whole, registry);
    await seedIdentity(whole);
    await withoutIndexes(tx, largeTables(registry), async () => {
      await loadRegions(whole, registry, options);
      if (withDemo) await loadDemo(whole, registry, config, options);
    });
    if (!withDemo) await createFirstAdmin(whole);
    const content = withDemo ? 'demo' : 'kosong';
    await tx.execute(`insert into _portal (kunci, nilai) values ('isi', $1)`, [content]);
    await tx.execute('analyze');
    return content;
  });
}

/** The database as seen from inside a transaction, for loaders that open transactions of their own. */
const inside = (db: Db, tx: Tx): Db => ({
  ...db,
  query: tx.query,
  one: tx.one,
  execute: tx.execute,
  transaction: work => tx.savepoint(() => work(tx)),
});

/** Tables that get tens of thousands of rows. */
const largeTables = (registry: Registry): string[] =>
  [
    ...regionSources.map(source => source.resource),
    'master/mahasiswa',
    ...registry.programmes.flatMap(({ log }) => log?.resource ?? []),
  ].map(name => tableName(registry.get(name)));

async function load(db: Db, registry: Registry, portions: Iterable<Portion>, quiet = false): Promise<void> {
  const engine = createEngine(db, registry);
  for (const { resource, rows, total } of portions) {
    const r = registry.get(resource);
    await bulkLoad(engine, r, rows, {
      upsert: true,
      audit: false,
      onProgress: quiet ? undefined : createProgress(r.label, total),
    });
  }
}

/** The demo university and one account per role. @throws Error in production */
async function loadDemo(db: Db, registry: Registry, config: Config, options: PrepareOptions = {}): Promise<void> {
  if (config.production) throw new Error('Data contoh ditolak dalam mode production.');
  const { today = new Date() } = options;
  const { demo } = await import('../demo/demo.ts');
  const { demoLetters } = await import('./demoLetters.ts');
  const areas = await demosOf();
  await load(db, registry, demo({ today, students: options.students ?? 160 }, areas), options.quiet);
  await keepAllCopies(db);
  await demoLetters(db, registry, areas, today);
  await agreeVersions(db, registry);
  await givePasswords(db, config);
  if (options.stageAccounts === false) return;
  await loadStageAccounts(db, registry, config);
  await allowWhatsApp(db, config, today);
}

/** Accounts for students in each state of each programme, lecturers of each, and partners. */
export async function loadStageAccounts(db: Db, registry: Registry, config: Config): Promise<void> {
  const { participantsByStage, stageAccounts, supervisorsByKind } = await import('../demo/stageAccounts.ts');
  const areas = await demosOf();
  const students = await db.query<InStage>(participantsByStage(areas));
  const lecturers = await db.query<Supervisor>(supervisorsByKind);
  await load(db, registry, stageAccounts(students, lecturers, areas), true);
  await givePasswords(db, config);
}

/** The demo's password for every account that has none. */
async function givePasswords(db: Db, config: Config): Promise<void> {
  const hash = await hashPassword(config.demoPassword);
  await db.execute(
    `insert into internal_sandi (id, id_user, hash, dibuat) select gen_random_uuid(), u.id, $1, now() from pengaturan_user u
     where not exists (select 1 from internal_sandi s where s.id_user = u.id)`,
    [hash],
  );
}

/** Most students of the demo allow messages by the stand-in of WhatsApp's service, so that a wave can be reached by it. */
async function allowWhatsApp(db: Db, { secret }: Config, today: Date): Promise<void> {
  const students = await db.query<{ noHp: string }>(
    `select no_hp from master_mahasiswa where no_hp is not null and ascii(right(no_hp, 1)) <> ascii('9')`,
  );
  for (const { noHp } of students) await keepConsent(db, secret, noHp, { boleh: true, sumber: 'profil', now: today });
}

/** Rows are as often changed as their history says: the loaders make them as they are, and write what came before beside. */
async function agreeVersions(db: Db, registry: Registry): Promise<void> {
  const told = await db.query<{ resource: string }>('select distinct resource from internal_riwayat');
  for (const { resource } of told)
    await db.execute(
      `update ${tableName(registry.get(resource))} t set version = h.versi
       from (select id_baris, max(versi) as versi from internal_riwayat where resource = $1 group by id_baris) h
       where t.id::text = h.id_baris and t.version < h.versi`,
      [resource],
    );
}

/** The account that a new installation starts with; its password is printed once and must be changed. */
async function createFirstAdmin(db: Db): Promise<void> {
  const password = `Mbkm-${randomBytes(9).toString('base64url')}`;
  const id = uuidv7();
  await db.transaction(async tx => {
    await tx.execute(
      `insert into pengaturan_user (id, username, email, first_name, last_name, name, sumber, role_id, aktif, wajib_ganti_sandi, super_admin)
       values ($1, 'superadmin', $2, 'Super', 'Admin', 'Super Admin', 'lokal', 'HA01', true, true, true)`,
      [id, unfilledMail],
    );
    await tx.execute(
      `insert into pengaturan_user_role (id, id_user, id_role, is_utama, asal) values ($1, $2, 'HA01', true, 'manual')`,
      [uuidv7(), id],
    );
    await tx.execute('insert into internal_sandi (id, id_user, hash, dibuat) values ($1, $2, $3, now())', [
      uuidv7(),
      id,
      await hashPassword(password),
    ]);
  });
  console.log(`Akun pertama: superadmin, kata sandi sementara: ${password} (wajib diganti saat masuk)`);
}
