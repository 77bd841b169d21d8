import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { registry } from '../../../resources/index.ts';
import { callsOf, createRegistry } from '../../../resources/kit/index.ts';
import { createApp } from '../../../server/app.ts';
import { rulesWith } from '../../../server/areas/gatherAreas.ts';
import type { Db } from '../../../server/platform/database/db.ts';
import { migrationsFolder } from '../../../server/platform/database/migrationsFolder.ts';
import { pendingStatements } from '../../../server/platform/database/schemaDiff.ts';
import { besides } from '../../fixtures/besides.ts';
import { lomba, lombaResources, lombaScreens } from '../../fixtures/lomba.ts';
import { openTestDb, testConfig } from '../support/world.ts';

/** Every call that a screen's options name is one that the server answers; the invented programme's as well. */

const whole = createRegistry(
  [...registry.resources, ...lombaResources],
  [...registry.screens, ...lombaScreens],
  [...besides(registry.programmes, lomba), lomba],
  registry.letters,
);
let db: Db;
const apps: Awaited<ReturnType<typeof createApp>>['app'][] = [];
const known = new Set<string>();

beforeAll(async () => {
  db = await openTestDb({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  for (const statement of (await pendingStatements(whole, migrationsFolder)).statements) await db.execute(statement);
  // The invented programme stands in the place of one of the product's: both are asked.
  for (const served of [registry, whole]) {
    const rulesByResource = rulesWith(served);
    const { app } = await createApp({ config: testConfig, db, registry: served, rulesByResource, demo: true });
    apps.push(app);
    await app.ready();
    const { paths } = (await app.inject('/api/docs/json')).json<{ paths: Record<string, Record<string, unknown>> }>();
    for (const [path, methods] of Object.entries(paths))
      for (const method of Object.keys(methods))
        known.add(`${method.toUpperCase()} ${path.replace(/\{[^}]+\}/g, '{}')}`);
  }
});
afterAll(async () => {
  for (const app of apps) await app.close();
  await db?.close();
});

const called = whole.screens.flatMap(screen =>
  [screen, ...Object.values(screen.byRole ?? {})].flatMap(content =>
    callsOf(content).map(({ method, path, place }) => [`${screen.path}: ${place}`, method, path] as const),
  ),
);

describe('panggilan yang disebut opsi layar', () => {
  it.each(called)('%s → %s %s', (_place, method, path) => {
    expect(known).toContain(`${method} /api/${path.replace(/\{[^}]+\}/g, '{}')}`);
  });
  it('yang tidak ada akan diketahui', () => {
    expect(called.length).toBeGreaterThan(50);
    expect(known).not.toContain('PUT /api/lomba/pendaftaran/aproval');
  });
});
