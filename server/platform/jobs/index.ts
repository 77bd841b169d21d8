export { partsOf } from '../database/parts.ts';
export { registerJobs } from './routes.ts';
export type { Scheduler } from './scheduler.ts';
export { standardJobs } from './standard.ts';
export type { Job, JobContext, JobResult } from './types.ts';
