import { formulir } from '../../../resources/formulir/formulir.ts';
import { rulesOf } from '../../platform/engine/rulesOf.ts';
import { serverArea } from '../area.ts';
import { formRules } from './formRules.ts';
import { formJobs } from './jobs.ts';
import { registerResults } from './resultRoutes.ts';
import { registerForms } from './routes.ts';

/** Forms of the campus's own: versions of their questions, answers, results. */
export const area = serverArea({
  name: 'formulir',
  rules: rulesOf(formulir, formRules),
  demo: async () => (await import('./demo/index.ts')).demo,
  jobs: formJobs,
  calls: (app, engine) => {
    registerForms(app, engine);
    registerResults(app, engine);
  },
});
