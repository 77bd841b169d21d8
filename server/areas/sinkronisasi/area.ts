import { sumberData } from '../../../resources/pengaturan/sumberData.ts';
import { sinkronisasiEvents } from '../../../resources/sinkronisasi/events.ts';
import { padananFeeder } from '../../../resources/sinkronisasi/feeder/padanan.ts';
import { pengirimanFeeder } from '../../../resources/sinkronisasi/feeder/pengiriman.ts';
import { rulesOf } from '../../platform/engine/rulesOf.ts';
import { serverArea } from '../area.ts';
import { mappingRules, sendingRules } from './feeder/rules.ts';
import { feederJob } from './feeder/run.ts';
import { registerSynchronisation, versionless } from './routes.ts';
import { registerAccountPerson } from './siamik/accountPerson.ts';
import { createSso, gradeSink, studyRecords } from './siamik/chooseSource.ts';
import { registerSources } from './siamik/routes.ts';
import { disconnectSamples, sourceRules } from './siamik/sourceRules.ts';

/** The academic system and its single sign-on, and reports to the ministry's Neo Feeder. */
export const area = serverArea({
  name: 'sinkronisasi',
  rules: {
    ...rulesOf(sumberData, sourceRules),
    ...rulesOf(pengirimanFeeder, sendingRules),
    ...rulesOf(padananFeeder, mappingRules),
  },
  jobs: [feederJob],
  events: sinkronisasiEvents,
  ports: { sso: createSso, studyRecords, gradeSink },
  versionless: [
    ...versionless,
    { why: 'tries a source, and changes no row', calls: ['POST /api/sumber-data/{kode}/uji'] },
  ],
  calls: (app, engine, { access, files }) => {
    registerSources(app, engine, files.storage);
    registerAccountPerson(app, engine, access);
    registerSynchronisation(app, engine);
  },
  afterDemo: disconnectSamples,
  demo: async () => (await import('./demo/index.ts')).demo,
});
