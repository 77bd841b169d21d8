import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import prepareDatabase from '../../api/support/globalSetup.ts';
import { distDir } from './portal.ts';

/**
 * Builds what changed and fills the database that every file starts from a copy of. With E2E_DIST the front ends of
 * that folder are used as they are.
 */
export default async function setup(project: TestProject): Promise<void> {
  if (!process.env.E2E_DIST) execFileSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
  for (const built of ['app/index.html', 'landing/assets.json'])
    if (!existsSync(`${distDir}/${built}`))
      throw new Error(`${distDir}/${built} is missing: run node scripts/build.mjs`);
  await prepareDatabase(project);
}
