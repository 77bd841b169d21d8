import { serverArea } from '../area.ts';
import { rules } from './index.ts';
import { magangJobs } from './jobs.ts';
import { registerMagang } from './routes.ts';

/** Internships and the other kinds that run like them. */
export const area = serverArea({
  name: 'magang',
  rules,
  jobs: magangJobs,
  versionless: [{ why: 'makes something new', calls: ['POST /api/magang/pendaftar-program-mbkm/mandiri'] }],
  calls: (app, engine, { ports }) => registerMagang(app, engine, ports),
  demo: async () => (await import('./demo/index.ts')).demo,
});
