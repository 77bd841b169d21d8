import { pejabat } from '../../../resources/surat/pejabat.ts';
import { tandaTangan } from '../../../resources/surat/tandaTangan.ts';
import { rulesOf } from '../../platform/engine/rulesOf.ts';
import { serverArea } from '../area.ts';
import { afterAnonymising } from './afterAnonymising.ts';
import { checkLetter } from './checkLetter.ts';
import { keepParticipationLetters, participationLetters } from './index.ts';
import { registerIssue } from './issueRoutes.ts';
import { letterRules } from './letterRules.ts';
import { registerRegister } from './registerRoutes.ts';
import { registerLetters, registerPrints } from './routes.ts';
import { setup } from './setup.ts';
import { registerRequests } from './tandaTangan/requestRoutes.ts';
import { registerSigning, signingJob } from './tandaTangan/routes.ts';
import { endingSignatures } from './tandaTangan/rowFile.ts';
import { officialRules, signatureRules } from './tandaTangan/rules.ts';

/** Letters: issued, printed, checked by their code, kept in the register. */
export const area = serverArea({
  name: 'surat',
  rulesOf: ({ letters }) => ({
    ...letterRules(letters),
    ...rulesOf(tandaTangan, signatureRules),
    ...rulesOf(pejabat, officialRules),
  }),
  aroundRules: endingSignatures,
  jobs: [signingJob],
  letters: participationLetters,
  setup,
  afterAnonymising: ({ letters: { book } }) => afterAnonymising(book),
  ports: { keepLetters: keepParticipationLetters },
  versionless: [
    {
      why: 'names the version of each letter in its items, and takes all of them or none',
      calls: ['POST /api/surat/tanda-tangan/tandatangani'],
    },
  ],
  calls: (app, engine, { access, letters: { book, ports } }) => {
    registerPrints(app, engine, ports, book);
    registerRegister(app, engine, ports, book);
    registerIssue(app, engine, ports, book);
    registerSigning(app, engine, access, ports);
    registerRequests(app, engine, ports);
  },
  publicCalls: (app, _engine, { letters: { book, ports } }) => {
    registerLetters(app, ports, book);
    return { letters: { letter: kode => checkLetter(ports, book, kode) } };
  },
});
