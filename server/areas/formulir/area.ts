import { formulirEvents } from '../../../resources/formulir/events.ts';
import { formulir } from '../../../resources/formulir/formulir.ts';
import { rulesOf } from '../../platform/engine/rulesOf.ts';
import { serverArea } from '../area.ts';
import { waitingForms } from './answers.ts';
import { formRules } from './formRules.ts';
import { formJobs } from './jobs.ts';
import { registerParticipants } from './participantRoutes.ts';
import { registerResults } from './resultRoutes.ts';
import { registerForms } from './routes.ts';
import { registerXlsform } from './xlsform/routes.ts';

/** Forms of the campus's own: versions of their questions, answers, results. */
export const area = serverArea({
  name: 'formulir',
  rules: rulesOf(formulir, formRules),
  demo: async () => (await import('./demo/index.ts')).demo,
  events: formulirEvents,
  jobs: formJobs,
  versionless: [
    {
      why: 'stores nothing: what was read is kept by whoever saves it, with the version of what is there',
      calls: ['POST /api/formulir/formulir/{id}/xlsform'],
    },
    {
      why: 'stores nothing, adds people, tells them or takes out whoever has not answered: nothing is written over',
      calls: [
        'POST /api/formulir/formulir/{id}/peserta/coba',
        'POST /api/formulir/formulir/{id}/peserta',
        'POST /api/formulir/formulir/{id}/peserta/ingatkan',
        'POST /api/formulir/formulir/{id}/peserta/keluarkan',
      ],
    },
  ],
  tasks: async ({ db, now }, caller) => {
    const { jumlah, nama } = await waitingForms(db, { caller, now: now() });
    if (!jumlah) return [];
    const label = 'Formulir yang perlu diisi';
    return [{ label, jumlah, nama, link: '/formulir', tertua: null, keputusan: true, nanti: 0 }];
  },
  calls: (app, engine, { files }) => {
    registerForms(app, engine);
    registerXlsform(app, engine, files);
    registerResults(app, engine);
    registerParticipants(app, engine);
  },
});
