import { serverArea } from '../area.ts';
import { afterAnonymising } from './afterAnonymising.ts';
import { checkLetter } from './checkLetter.ts';
import { keepParticipationLetters, participationLetters } from './index.ts';
import { registerIssue } from './issueRoutes.ts';
import { letterRules } from './letterRules.ts';
import { registerRegister } from './registerRoutes.ts';
import { registerLetters, registerPrints } from './routes.ts';
import { setup } from './setup.ts';

/** Letters: issued, printed, checked by their code, kept in the register. */
export const area = serverArea({
  name: 'surat',
  rulesOf: ({ letters }) => letterRules(letters),
  letters: participationLetters,
  setup,
  afterAnonymising: ({ letters: { book } }) => afterAnonymising(book),
  ports: { keepLetters: keepParticipationLetters },
  calls: (app, engine, { letters: { book, ports } }) => {
    registerPrints(app, engine, ports, book);
    registerRegister(app, engine, ports, book);
    registerIssue(app, engine, ports, book);
  },
  publicCalls: (app, _engine, { letters: { book, ports } }) => {
    registerLetters(app, ports, book);
    return { letters: { letter: kode => checkLetter(ports, book, kode) } };
  },
});
