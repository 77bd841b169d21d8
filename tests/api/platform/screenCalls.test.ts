import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { registry } from '../../../resources/index.ts';
import { allRoles, callsOf, createRegistry } from '../../../resources/kit/index.ts';
import { createApp } from '../../../server/app.ts';
import { rulesWith } from '../../../server/areas/gatherAreas.ts';
import type { Db } from '../../../server/platform/database/db.ts';
import { migrationsFolder } from '../../../server/platform/database/migrationsFolder.ts';
import { pendingStatements } from '../../../server/platform/database/schemaDiff.ts';
import { besides } from '../../fixtures/besides.ts';
import { lomba, lombaResources, lombaScreens } from '../../fixtures/lomba.ts';
import { createWorld, openTestDb, testConfig, type World } from '../support/world.ts';

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

describe('what a screen asks of itself is not refused to a role that has it', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  });
  afterAll(() => world.close());

  it.each(allRoles)('%s: calls without a row that the options of its screens name', async role => {
    const person = await world.as(role);
    const asked = new Set(
      registry.screens
        .filter(({ roles }) => roles[role])
        .flatMap(screen =>
          callsOf(screen.byRole?.[role] ?? screen)
            // Who reads only is offered no import.
            .filter(({ path }) => screen.roles[role] === 'full' || !path.endsWith('/template')),
        )
        .filter(({ method, path }) => method === 'GET' && !path.includes('{'))
        .map(({ path }) => path),
    );
    const refused: string[] = [];
    for (const path of asked) if ((await person.get(path)).statusCode === 403) refused.push(path);
    expect(refused).toEqual([]);
  });

  // The screens ask for extra fields where these words are there (src/platform/ui/extras/extended.tsx).
  it.each(allRoles)('%s: extra fields, wherever the role is told that it reads or adds rows', async role => {
    const person = await world.as(role);
    const { resources } = (await person.get('menu-user/permission')).json<{ resources: Record<string, string[]> }>();
    const wrong: string[] = [];
    for (const { name } of registry.resources) {
      const told = resources[name]?.some(word => word === 'list' || word === 'create') ?? false;
      const { statusCode } = await person.get(`kolom-tambahan?sumber=${encodeURIComponent(name)}`);
      if ((statusCode === 200) !== told) wrong.push(`${name}: ${statusCode}`);
    }
    expect(wrong).toEqual([]);
  });
});

describe('panggilan yang disebut opsi layar', () => {
  it.each(called)('%s → %s %s', (_place, method, path) => {
    expect(known).toContain(`${method} /api/${path.replace(/\{[^}]+\}/g, '{}')}`);
  });
  it('yang tidak ada akan diketahui', () => {
    expect(called.length).toBeGreaterThan(50);
    expect(known).not.toContain('PUT /api/lomba/pendaftaran/aproval');
  });
});
