import { formulirEvents } from '../../../resources/formulir/events.ts';
import { formulir } from '../../../resources/formulir/formulir.ts';
import { jawaban } from '../../../resources/formulir/isi.ts';
import { laporanKepuasan } from '../../../resources/formulir/kepuasan.ts';
import { rulesOf } from '../../platform/engine/rulesOf.ts';
import { serverArea } from '../area.ts';
import { answerFiles } from './answerFiles.ts';
import { waitingForms } from './answers.ts';
import { contactsOfForms } from './contacts.ts';
import { forgetAnswerFiles } from './forgetFiles.ts';
import { formRules } from './formRules.ts';
import { formJobs } from './jobs.ts';
import { pageOfLink, registerLinked, registerLinks } from './linkRoutes.ts';
import { addressOfMail } from './links.ts';
import { readFigures, registerFigureLinks } from './openFigures.ts';
import { ownAnswers } from './ownAnswers.ts';
import { registerParticipants } from './participantRoutes.ts';
import { registerResults } from './resultRoutes.ts';
import { registerForms } from './routes.ts';
import { registerSamples } from './sampleRoutes.ts';
import { registerSatisfaction, satisfactionTable } from './satisfaction.ts';
import { registerSatisfactionOfRow } from './satisfactionOfRow.ts';
import { registerXlsform } from './xlsform/routes.ts';

/** Forms of the campus's own: versions of their questions, answers, results. */
export const area = serverArea({
  name: 'formulir',
  rules: { ...rulesOf(formulir, formRules), ...rulesOf(jawaban, { files: answerFiles }) },
  demo: async () => (await import('./demo/index.ts')).demo,
  events: formulirEvents,
  jobsOf: ({ secret, access }) => formJobs(secret, access.rights),
  mailLinks: ({ db }, { secret }) => addressOfMail(db, secret),
  versionless: [
    { why: 'makes a new form: nothing is written over', calls: ['POST /api/formulir/contoh/{kode}'] },
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
    {
      why: 'makes a link, or ends one for good; answers by a link are sent once',
      calls: [
        'POST /api/formulir/formulir/{id}/tautan',
        'POST /api/formulir/formulir/{id}/tautan/cabut',
        'POST /api/formulir/formulir/{id}/tautan/{tautan}/cabut',
        'POST /api/formulir/formulir/{id}/tautan/{tautan}/ganti',
        'POST /api/publik/formulir/buka',
        'POST /api/publik/formulir',
        'POST /api/formulir/hasil/{id}/tautan',
        'DELETE /api/formulir/hasil/{id}/tautan/{tautan}',
      ],
    },
  ],
  tasks: async ({ db, now, registry, rowsOf }, caller) => {
    const { jumlah, nama } = await waitingForms(db, { registry, rowsOf, caller, now: now() });
    if (!jumlah) return [];
    const label = 'Formulir yang perlu diisi';
    return [{ label, jumlah, nama, link: '/formulir', tertua: null, keputusan: true, nanti: 0 }];
  },
  ownData: ownAnswers,
  trimmed: [contactsOfForms],
  afterAnonymising: () => forgetAnswerFiles,
  figurePages: { [laporanKepuasan.name]: satisfactionTable },
  figures: engine => ({ [formulir.name]: readFigures(engine) }),
  calls: (app, engine, { secret, files, baseUrl }) => {
    registerForms(app, engine);
    registerXlsform(app, engine, files);
    registerResults(app, engine, baseUrl);
    registerParticipants(app, engine, secret);
    registerLinks(app, engine, secret);
    registerFigureLinks(app, engine);
    registerSamples(app, engine);
    registerSatisfaction(app, engine);
    registerSatisfactionOfRow(app, engine);
  },
  publicCalls: (app, engine) => {
    registerLinked(app, engine);
    return { forms: { form: pageOfLink(engine) } };
  },
});
