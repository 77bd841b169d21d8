import { nilaiEvents } from '../../../resources/nilai/events.ts';
import { serverArea } from '../area.ts';
import { rules } from './index.ts';
import { nilaiJobs } from './jobs.ts';
import { registerGrading } from './routes.ts';
import { registerSheetWeights } from './sheetWeights.ts';

/** Grades and weights. */
export const area = serverArea({
  name: 'nilai',
  rules,
  events: nilaiEvents,
  jobs: nilaiJobs,
  versionless: [
    {
      why: 'an import remembers the versions that its preview saw and leaves rows that changed since',
      calls: ['POST {scores}/import', 'POST {scores}/save-import', 'POST {scores}/import/{idImport}/batalkan'],
    },
  ],
  calls: (app, engine) => {
    registerGrading(app, engine);
    registerSheetWeights(app, engine);
  },
});
