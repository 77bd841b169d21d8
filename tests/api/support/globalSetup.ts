import type { TestProject } from 'vitest/node';
import { prepareTemplates } from './world.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Data folder of the filled embedded database. */
    template: string;
    /** Name of the filled database on the PostgreSQL server of TEST_DATABASE_URL. */
    templateDatabase: string;
  }
}

/** Fills one database with the demo university; every test file works on a copy of it. */
export default async function setup(project: TestProject): Promise<void> {
  const { template, templateDatabase } = await prepareTemplates();
  project.provide('template', template);
  project.provide('templateDatabase', templateDatabase);
}
